// The parts about the same seasons played twice: with other cards, and with a card blank.

#include <algorithm>
#include <map>

#include "measure/report/charts.h"
#include "measure/report/endings.h"
#include "measure/report/markup.h"
#include "measure/report/page_parts.h"

namespace w13 {

namespace {

constexpr std::size_t kUsesShown = 20;

std::string changedEndings(const PageOf& of) {
  std::string head = heading("Ending", "name");
  for (const ChangeFigures& each : of.figures.changes) head += heading(std::to_string(each.players) + " players");
  std::string rows;
  for (const EndingWords& ending : endings()) {
    const Ending which = ending.ending;
    std::string cells = cell(ending.says, "name");
    bool met = false;
    for (std::size_t at = 0; at < of.figures.changes.size(); ++at) {
      met = met || of.figures.base[at].endings[which] + of.figures.against[at].endings[which] > 0;
      cells += cell(pointsWithRange(of.figures.changes[at].endings[which]));
    }
    if (met) rows += row(cells);
  }
  return "<h3>How seasons end</h3>\n<p>Change of each ending's share of all seasons, in percentage points.</p>\n" +
         table(head, rows);
}

std::string changedUses(const PageOf& of) {
  if (of.figures.useChanges.empty()) return "<p>No card was used more or less often.</p>\n";
  std::string rows;
  for (std::size_t at = 0; at < std::min(kUsesShown, of.figures.useChanges.size()); ++at) {
    const UseChange& each = of.figures.useChanges[at];
    const Catalog& base = *of.plan.cards;
    const DesignId design = base.find(each.id);
    const Catalog& other = *of.plan.against;
    const std::string& name =
        design != DesignId::None ? base.of(design).name.en : other.of(other.find(each.id)).name.en;
    rows += row(cell(escaped(name), "name") + cell(each.heading, "name") + cell(fixed(each.before, 1)) +
                cell(fixed(each.after, 1)) + cell(fixed(each.deviations, 1)));
  }
  return "<h3>Cards whose use changed most</h3>\n<p>Times in a hundred seasons, all numbers of players together; the "
         "change that stands out most comes first. Beyond about 4 standard deviations luck is no likely cause.</p>\n" +
         table(heading("Card", "name") + heading("What", "name") + heading("Before") + heading("After") +
                   heading("Standard deviations"),
               rows);
}

/// "3: +1.2, 4: -0.3"
std::string byPlayers(const PageOf& of, const std::vector<Pairs>& byTable) {
  std::string list;
  for (std::size_t at = 0; at < byTable.size(); ++at) {
    list += (at == 0 ? "" : ", ") + std::to_string(of.figures.base[at].players) + ":\u00A0";
    list += byTable[at].all() == 0 ? "not seen" : points(pairedDifference(byTable[at]).value);
  }
  return list;
}

/// The texts of each deck added up: where the balance of the game lies.
std::string deckSums(const PageOf& of) {
  struct Sum {
    long cards = 0;
    double worth = 0;
  };
  std::map<Kind, Sum> decks;
  for (const BlankFigures& each : of.figures.blanks) {
    Sum& deck = decks[of.plan.cards->of(each.design).kind];
    ++deck.cards;
    deck.worth += each.overall.value;
  }
  if (of.figures.blanks.size() < 2) return {};
  std::string rows;
  for (const auto& [kind, deck] : decks)
    rows += row(cell(deckTitle(kind), "name") + cell(counted(deck.cards)) + cell(points(deck.worth)));
  return "<h3>By deck</h3>\n<p>The differences over all seasons of the cards above, added up: roughly what the texts "
         "of a "
         "deck are worth together, as long as each text works by itself.</p>\n" +
         table(heading("Deck", "name") + heading("Cards measured") + heading("Points for the Warehouse"), rows);
}

/// The numbers of the game that differ; nothing if none does.
std::string changedNumbers(const PageOf& of) {
  const std::vector<SaidNumber> before = spelledOut(of.plan.cards->game), after = spelledOut(of.plan.against->game);
  std::string rows;
  for (std::size_t at = 0; at < before.size(); ++at)
    if (before[at].number != after[at].number)
      rows += row(cell(before[at].name, "name") + cell(before[at].number, "name") + cell(after[at].number, "name"));
  if (rows.empty()) return {};
  return "<h3>Numbers of the game that differ</h3>\n" +
         table(heading("Number", "name") + heading("Before", "name") + heading("After", "name"), rows);
}

}  // namespace

std::string partOfChanges(const PageOf& of) {
  std::vector<Estimate> all;
  for (const ChangeFigures& each : of.figures.changes) all.push_back(each.wins);
  const double most = endFor(all);
  std::string rows;
  for (std::size_t at = 0; at < of.figures.changes.size(); ++at) {
    const ChangeFigures& each = of.figures.changes[at];
    const bool clear = each.wins.p <= 0.05;
    rows += row(cell(std::to_string(each.players)) + rateCell(of.figures.base[at].warehouse) +
                    rateCell(of.figures.against[at].warehouse) + cell(counted(each.pairs.onlySecond)) +
                    cell(counted(each.pairs.onlyFirst)) + cell(pointsWithRange(each.wins)) +
                    cell(differenceMark(each.wins, most, clear)) + cell(signedWithRange(each.episodes, 2)) +
                    cell(signedWithRange(each.handovers, 1)),
                clear);
  }
  return "<section><h2 id=\"changes\">What the other cards change</h2>\n<p>The same seasons, from the same seeds, "
         "with " +
         escaped(of.plan.againstName) +
         " laid over the cards. The difference is in percentage points of wins of the Warehouse, with its 95 % "
         "interval; a triangle marks one that luck does not explain (it points to the side that gains), a ring one "
         "that "
         "it may.</p>\n" +
         table(heading("Players") + heading("Warehouse wins before") + heading("Warehouse wins after") +
                   heading("Seasons won before only") + heading("Seasons won after only") + heading("Difference") +
                   heading("\u2190\u00A0Traitor \u00B7 Warehouse\u00A0\u2192", "mark") +
                   heading("Episodes per season") + heading("Hand-overs per season"),
               rows) +
         changedNumbers(of) + changedEndings(of) + changedUses(of) + "</section>\n";
}

std::string partOfBlanks(const PageOf& of) {
  std::vector<Estimate> all;
  for (const BlankFigures& each : of.figures.blanks) all.push_back(each.judged.difference);
  const double most = endFor(all);
  const bool several = of.plan.tables.size() > 1;
  std::string rows;
  for (const BlankFigures& each : of.figures.blanks) {
    const Design& design = of.plan.cards->of(each.design);
    const Estimate& difference = each.judged.difference;
    const bool flagged = each.judged.flagged();
    rows += row(cell(escaped(design.name.en), "name") + cell(deckTitle(design.kind), "name small") +
                    cell(percent(Rate{each.pairs.all(), each.seasons}.value())) +
                    cell(counted(each.pairs.onlyFirst) + " / " + counted(each.pairs.onlySecond)) +
                    cell(pointsWithRange(difference)) + cell(differenceMark(difference, most, flagged)) +
                    cell(flagged ? sideOf(difference) : "", "words") + cell(points(each.overall.value)) +
                    (several ? cell(byPlayers(of, each.byTable), "number small") : ""),
                flagged);
  }
  return "<section><h2 id=\"texts\">What a card's text does</h2>\n<p>The same seasons, from the same seeds, with the "
         "card "
         "as it is and with the card blank: it stays in its deck with its number, dice or requirements, but does "
         "nothing "
         "and cannot be played for its text. The difference is what the text is worth to the Warehouse in the seasons "
         "in "
         "which somebody sees the card, in percentage points of wins; over all seasons it is worth less the more "
         "seldom "
         "it comes up. The numbers before it are the seasons that the Warehouse wins only with the text and only "
         "without "
         "it; all others come out alike. Clear and large differences come first (triangle, it points to the side that "
         "the text helps), then all others by deck and size (ring). The scale ends at " +
         fixed(100 * most, 0) + " points.</p>\n" +
         table(heading("Card", "name") + heading("Deck", "name") + heading("Seen in") +
                   heading("Won only with / only without") +
                   heading("Difference when seen <span class=\"small\">95 % interval</span>") +
                   heading("\u2190\u00A0Traitor \u00B7 Warehouse\u00A0\u2192", "mark") + heading("Helps", "name") +
                   heading("Over all seasons") + (several ? heading("When seen, by players") : ""),
               rows) +
         deckSums(of) + "</section>\n";
}

}  // namespace w13
