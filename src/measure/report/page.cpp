#include "measure/report/page.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/games/warehouse13/cards/decks.h"
#include "engine/kernel/count.h"
#include "measure/report/charts.h"
#include "measure/report/markup.h"
#include "measure/report/page_parts.h"

namespace w13 {

namespace {

std::string listed(const std::vector<std::string>& words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : ", ") + word;
  return list;
}

std::string fact(const std::string& what, const std::string& is) {
  return "<dt>" + escaped(what) + "</dt><dd>" + escaped(is) + "</dd>\n";
}

std::string playersOf(const BalancePlan& plan) {
  std::vector<std::string> counts;
  for (const SimulationPlan& each : plan.tables) counts.push_back(std::to_string(each.setup.agents.size()));
  return listed(counts);
}

std::string optionsOf(const SimulationPlan& table) {
  if (table.mixed) return "other Agents and options each season";
  std::string options = listed(namesOf(table.setup.variants));
  if (options.empty()) options = "none";
  return table.anyAgents ? options + "; other Agents each season" : options;
}

std::string facts(const BalancePlan& plan) {
  const SimulationPlan& first = plan.tables.front();
  std::vector<std::string> bots = first.bots;
  bots.erase(std::unique(bots.begin(), bots.end()), bots.end());
  std::string out = "<dl class=\"facts\">\n";
  out += fact("Players", playersOf(plan));
  out += fact("Seasons", counted(first.seasons) + " for each number of players, seeds " + std::to_string(first.seed) +
                             " to " + std::to_string(first.seed + kernel::sizeOf(first.seasons) - 1));
  out += fact("Bots", listed(bots));
  out += fact("Options", optionsOf(plan.tables.back()));
  const std::vector<std::string> over(plan.folders.begin() + 1, plan.folders.end());
  out += fact("Cards", over.empty() ? "as shipped" : "as shipped, with " + listed(over) + " laid over");
  if (plan.against) out += fact("Compared with", plan.againstName + " laid over them");
  if (!plan.blanks.empty())
    out += fact("Played again",
                counted(kernel::count(plan.blanks)) +
                    (plan.blanks.size() == 1 ? " time, with one card blank" : " times, each time with one card blank"));
  return out + "</dl>\n";
}

std::string contents(const PageOf& of) {
  const auto entry = [](const char* id, const char* title) {
    return std::string("<li><a href=\"#") + id + "\">" + title + "</a></li>\n";
  };
  std::string out = "<nav aria-label=\"Contents\"><ul>\n" + entry("wins", "Who wins") +
                    entry("endings", "How seasons end") + entry("lengths", "How long seasons are");
  if (of.plan.against) out += entry("changes", "What the other cards change");
  if (!of.plan.blanks.empty()) out += entry("texts", "What a card's text does");
  out += entry("agents", "Agents");
  Kind last = Kind::Stress;
  for (const CardFigures& card : of.figures.cards) {
    const Kind kind = of.plan.cards->of(card.design).kind;
    if (kind == last) continue;
    last = kind;
    out += entry(("deck-" + std::string(deckOf(kind).folder)).c_str(), deckTitle(kind));
  }
  return out + entry("reading", "How to read this") + "</ul></nav>\n";
}

const Judged* judgedOf(const BlankFigures& blank) { return &blank.judged; }
const Judged* judgedOf(const CardFigures& card) { return card.presence.judged ? &*card.presence.judged : nullptr; }

/// The names of the cards that stand out, the largest differences first: "Jackhammer (+4.1)".
template <class Found>
std::vector<std::string> standingOut(const PageOf& of, const std::vector<Found>& all) {
  std::vector<std::pair<double, std::string>> found;
  for (const Found& each : all) {
    const Judged* judged = judgedOf(each);
    if (judged == nullptr || !judged->flagged()) continue;
    const double difference = judged->difference.value;
    found.emplace_back(-std::fabs(difference),
                       escaped(of.plan.cards->of(each.design).name.en) + " (" + points(difference) + ")");
  }
  std::sort(found.begin(), found.end());
  std::vector<std::string> names;
  for (auto& [size, name] : found) names.push_back(std::move(name));
  return names;
}

std::string foundLine(std::vector<std::string> names, const std::string& what, const std::string& none) {
  constexpr std::size_t kNamed = 12;
  const std::size_t count = names.size();
  if (count == 0) return "<li>" + none + "</li>\n";
  if (count > kNamed) names.resize(kNamed);
  return "<li>" + std::to_string(count) + (count == 1 ? " card " : " cards ") + what + ": " + listed(names) +
         (count > kNamed ? " and " + std::to_string(count - kNamed) + " more" : "") + ".</li>\n";
}

std::string inShort(const PageOf& of) {
  std::string out = "<section><h2 id=\"short\">In short</h2><ul>\n";
  double widest = 0;
  for (const TableFigures& each : of.figures.base) {
    const Interval interval = each.warehouse.interval();
    widest = std::max(widest, (interval.high - interval.low) / 2);
    out += "<li>With " + std::to_string(each.players) + " players the Warehouse wins " +
           percent(each.warehouse.value()) + " of the seasons (" + percentRange(interval) + ").</li>\n";
  }
  for (const ChangeFigures& each : of.figures.changes)
    out += "<li>With the other cards and " + std::to_string(each.players) + " players that changes by " +
           pointsWithRange(each.wins) + " points" + (each.wins.p > 0.05 ? ", no more than luck may do" : "") +
           ".</li>\n";
  if (!of.plan.blanks.empty())
    out += foundLine(standingOut(of, of.figures.blanks),
                     "with a text that makes a clear difference when seen (points for the Warehouse)",
                     "No measured text makes a difference that is both clear and at least " +
                         fixed(100 * kLeastDifference, 0) + " points large.");
  out += foundLine(standingOut(of, of.figures.cards),
                   "that, when seen, go with clearly more or fewer wins of the Warehouse",
                   "No card goes with clearly more or fewer wins when it is seen.");
  return out + "<li>With so many seasons a share of wins is known to about " + fixed(100 * widest, 1) +
         " points to either side; whoever looks for less needs more seasons (four times as many for half of it)." +
         "</li>\n</ul></section>\n";
}

}  // namespace

std::string pageBeginning() {
  return "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\" xml:lang=\"en\">\n<head>\n"
         "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
         "<title>Balance report, Warehouse 13</title>\n";
}

std::string pageOf(const BalancePlan& plan, const Figures& figures) {
  const PageOf of{plan, figures};
  std::string out =
      pageBeginning() + "<style>" + std::string(pageStyle()) + "</style>\n</head>\n<body>\n" + hatching() +
      "\n<header><h1>Balance report</h1>\n<p>Bots have played whole seasons of Warehouse 13 with these cards. This "
      "page says who wins, how long it takes, and which cards make a difference.</p>\n" +
      facts(plan) + "</header>\n" + contents(of) + inShort(of);
  out += partOfWins(of) + partOfEndings(of) + partOfLengths(of);
  if (plan.against) out += partOfChanges(of);
  if (!plan.blanks.empty()) out += partOfBlanks(of);
  return out + partOfAgents(of) + partOfCards(of) + partOfReading(of) + "</body>\n</html>\n";
}

}  // namespace w13
