// The parts about whole seasons: who wins, how they end, how long they are, and how to read it all.

#include <algorithm>

#include "measure/report/charts.h"
#include "measure/report/endings.h"
#include "measure/report/markup.h"
#include "measure/report/page_parts.h"

namespace w13 {

// ---- in common --------------------------------------------------------------------------------------------------

std::string row(const std::string& cells, bool flagged) {
  return std::string(flagged ? "<tr class=\"flagged\">" : "<tr>") + cells + "</tr>\n";
}
std::string cell(const std::string& text, const char* kind) {
  return std::string("<td class=\"") + kind + "\">" + text + "</td>";
}
std::string heading(const std::string& text, const char* kind) {
  return std::string("<th scope=\"col\" class=\"") + kind + "\">" + text + "</th>";
}
std::string table(const std::string& head, const std::string& rows) {
  return "<div class=\"scroll\"><table>\n<thead><tr>" + head + "</tr></thead>\n<tbody>\n" + rows +
         "</tbody></table></div>\n";
}
std::string rateCell(const Rate& rate) {
  if (rate.of == 0) return cell("none", "number small");
  return cell(percent(rate.value()) + " <span class=\"small\">" + percentRange(rate.interval()) + "</span>", "rate");
}

std::string opponentOf(const SimulationPlan& table) {
  return table.setup.variants.cooperative ? "Adversary" : "Traitor";
}

std::string sideOf(const Estimate& difference) { return difference.value > 0 ? "Warehouse" : "Traitor"; }

// ---- parts ------------------------------------------------------------------------------------------------------

std::string partOfWins(const PageOf& of) {
  std::vector<std::string> opponents;
  for (const SimulationPlan& each : of.plan.tables) opponents.push_back(opponentOf(each));
  std::string rows;
  for (std::size_t at = 0; at < of.figures.base.size(); ++at) {
    const TableFigures& each = of.figures.base[at];
    const Interval interval = each.warehouse.interval();
    rows += row(cell(std::to_string(each.players)) + cell(counted(each.warehouse.of)) +
                cell(counted(each.warehouse.hits)) + rateCell(each.warehouse) + cell(opponents[at], "words") +
                cell(percent(1 - each.warehouse.value()) + " <span class=\"small\">" +
                     percentRange({1 - interval.high, 1 - interval.low}) + "</span>"));
  }
  return "<section><h2 id=\"wins\">Who wins</h2>\n<p>The solid bar is the Warehouse's share of all seasons, the "
         "hatched "
         "one that of the other side. The line with ends at the border is the interval in which the true share lies 95 "
         "times in 100.</p>\n" +
         winBars(of.figures.base, opponents) +
         table(heading("Players") + heading("Seasons") + heading("Won by the Warehouse") +
                   heading("Share <span class=\"small\">95 % interval</span>") + heading("Other side") +
                   heading("Its share"),
               rows) +
         "</section>\n";
}

std::string partOfEndings(const PageOf& of) {
  double most = 0.01;
  for (const TableFigures& each : of.figures.base)
    for (const long count : each.endings) most = std::max(most, Rate{count, each.warehouse.of}.value());
  std::string head = heading("Ending", "name") + heading("Won by", "name");
  for (const TableFigures& each : of.figures.base) head += heading(std::to_string(each.players) + " players");
  std::string rows;
  for (const EndingWords& ending : endings()) {
    const Ending which = ending.ending;
    const bool met = std::any_of(of.figures.base.begin(), of.figures.base.end(),
                                 [&](const TableFigures& each) { return each.endings[which] > 0; });
    if (!met) continue;
    std::string cells = cell(ending.says, "name") + cell(ending.warehouse ? "Warehouse" : "Traitor", "name");
    for (const TableFigures& each : of.figures.base) {
      const Rate rate{each.endings[which], each.warehouse.of};
      cells += cell(shareBar(rate, most, ending.warehouse) + " <span class=\"figure\">" + percent(rate.value()) +
                    " <span class=\"small\">" + percentRange(rate.interval()) + "</span></span>");
    }
    rows += row(cells);
  }
  return "<section><h2 id=\"endings\">How seasons end</h2>\n<p>Each share is one of all seasons with that number of "
         "players. Bars share one scale: solid where the Warehouse wins, hatched where it loses.</p>\n" +
         table(head, rows) + "</section>\n";
}

std::string partOfLengths(const PageOf& of) {
  std::string charts;
  std::string rows;
  for (const TableFigures& each : of.figures.base) {
    charts += "<div><h3>" + std::to_string(each.players) + " players</h3>" + lengthColumns(each) + "</div>\n";
    const Means& means = each.means;
    rows += row(cell(std::to_string(each.players)) + cell(fixed(means.episodes, 2)) + cell(fixed(means.retrieved, 2)) +
                cell(fixed(means.lost, 2)) + cell(percent(means.revealed)) + cell(fixed(means.decisions, 0)) +
                cell(fixed(means.handovers, 1)));
  }
  return "<section><h2 id=\"lengths\">How long seasons are</h2>\n<p>A column for each number of Episodes (below it), "
         "with "
         "the per cent of seasons that had so many (above it). The Finale comes on top of them and is no Episode.</p>\n"
         "<div class=\"multiples\">" +
         charts + "</div>\n" +
         table(heading("Players") + heading("Episodes per season") + heading("Artifacts retrieved") +
                   heading("Artifacts lost") + heading("Traitor revealed") + heading("Decisions per season") +
                   heading("Hand-overs per Episode"),
               rows) +
         "<p class=\"note\">A decision is a question with more than one answer. A hand-over is a secret visit behind "
         "the "
         "curtain, as if all seats were people.</p></section>\n";
}

std::string partOfReading(const PageOf& of) {
  const bool blanks = !of.plan.blanks.empty();
  return "<section><h2 id=\"reading\">How to read this</h2>\n"
         "<p>Bots play simply and alike, so the shares of wins say how this card set treats these bots, not people. "
         "Differences between cards and between card sets travel better than the shares themselves.</p>\n"
         "<p><b>Intervals</b> cover 95 %: Wilson's for shares; for the same seasons played twice Bonett and Price's "
         "adjusted one, with McNemar's exact test; for seasons with and without a card Mantel and Haenszel's, like "
         "compared with like.</p>\n"
         "<p><b>Flags.</b> With " +
         std::to_string(of.figures.cards.size()) +
         " cards some would stand out by luck alone. A difference is flagged only if it is at least " +
         fixed(100 * kLeastDifference, 0) +
         " points large and passes Benjamini and Hochberg's correction, which keeps "
         "the false ones among all flagged ones to at most " +
         fixed(100 * kFalseShare, 0) +
         " in 100.</p>\n<p><b>Seen or not</b> compares seasons in which equally many cards of the same "
         "pile were seen, because which of them came up is then up to the shuffle. It says how the whole card weighs "
         "against the others of its pile, not what its text does. " +
         std::string(blanks
                         ? "What a text does is measured above, by playing the same seasons without it."
                         : "To measure what a text does, play the same seasons without it: <code>--blank CARD</code>, "
                           "or <code>--blank all</code>.") +
         "</p></section>\n";
}

}  // namespace w13
