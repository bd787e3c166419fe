// The parts about Agents and cards as they came up in the seasons.

#include <algorithm>

#include "engine/games/warehouse13/cards/decks.h"
#include "measure/report/charts.h"
#include "measure/report/markup.h"
#include "measure/report/page_parts.h"

namespace w13 {

namespace {

/// The cells of a difference: itself, its mark and its flag.
std::string judgedCells(const Presence& presence, double most) {
  if (!presence.judged) {
    const char* why = presence.without.of == 0 ? "in every season" : "too few to compare";
    return cell(why, "number small") + cell("") + cell("", "words");
  }
  const Estimate& difference = presence.judged->difference;
  const bool flagged = presence.judged->flagged();
  return cell(pointsWithRange(difference)) + cell(differenceMark(difference, most, flagged)) +
         cell(flagged ? sideOf(difference) : "", "words");
}

std::string judgedHeads() {
  return heading("Difference <span class=\"small\">95 % interval</span>") +
         heading("\u2190\u00A0Traitor \u00B7 Warehouse\u00A0\u2192", "mark") + heading("Goes with", "name");
}

bool flagged(const Presence& presence) { return presence.judged && presence.judged->flagged(); }

const char* noteOn(Kind kind) {
  switch (kind) {
    case Kind::Trait:
      return "<p class=\"note\">Nearly every Trait is seen in nearly every season, so that being seen tells little "
             "about "
             "them. A Trait that is drawn often and hardly ever played for its text is one that the bots do not want "
             "for "
             "it, or do not understand.</p>\n";
    case Kind::Plot: return "<p class=\"note\">Shares of wins are those of seasons in which a Plot was revealed.</p>\n";
    case Kind::Ability:
      return "<p class=\"note\">An Asset or a Downside that acts by itself is in force all the time and counts as used "
             "only where somebody uses it. Whether its Agent is at the table is judged above, once for all four.</p>\n";
    default: return "";
  }
}

/// The cards of one deck, a row each.
class DeckTable {
 public:
  DeckTable(const PageOf& of, Kind kind, double most) : of_(of), kind_(kind), most_(most) {
    for (const TableFigures& each : of.figures.base) seasons_ += each.warehouse.of;
  }

  void add(const CardFigures& card) {
    const Design& design = of_.plan.cards->of(card.design);
    std::string cells = cell(nameOf(design), "name");
    const double seen = Rate{card.presence.with.of, seasons_}.value();
    cells += cell(percent(seen));
    for (const UseOfKind& each : usesOf(kind_)) {
      const long times = card.counts.uses[each.use];
      cells += cell(fixed(ratio(100 * times, std::max(1L, seasons_)), 1));
    }
    if (kind_ != Kind::Ability)
      cells += rateCell(card.presence.with) + rateCell(card.presence.without) + judgedCells(card.presence, most_);
    rows_ += row(cells, flagged(card.presence));
  }

  [[nodiscard]] std::string text() const {
    std::string head = heading("Card", "name") + heading(kind_ == Kind::Ability ? "At the table" : "Seen in");
    for (const UseOfKind& each : usesOf(kind_)) head += heading(each.heading);
    if (kind_ != Kind::Ability) head += heading("Wins when seen") + heading("Wins when not") + judgedHeads();
    return "<section><h3 id=\"deck-" + std::string(deckOf(kind_).folder) + "\">" + deckTitle(kind_) + "</h3>\n" +
           noteOn(kind_) + table(head, rows_) + "</section>\n";
  }

 private:
  [[nodiscard]] std::string nameOf(const Design& design) const {
    std::string name = escaped(design.name.en);
    if (design.kind == Kind::Ability && design.agent != AgentId::None)
      return name + " <span class=\"small\">" + escaped(of_.plan.cards->of(design.agent).name.en) + "</span>";
    if (design.copies > 1) name += " <span class=\"small\">\u00D7" + std::to_string(design.copies) + "</span>";
    return name;
  }

  const PageOf& of_;
  Kind kind_;
  double most_;
  long seasons_ = 0;
  std::string rows_;
};

}  // namespace

const char* deckTitle(Kind kind) {
  switch (kind) {
    case Kind::Trait: return "Traits";
    case Kind::Calamity: return "Calamities";
    case Kind::Stress: return "Stress";
    case Kind::Traitor: return "Traitor cards";
    case Kind::Consequence: return "Consequences";
    case Kind::Loyalty: return "Loyalty cards";
    case Kind::Ability: return "Abilities";
    case Kind::Ping: return "Pings";
    case Kind::Artifact: return "Artifacts";
    case Kind::Adversary: return "Adversary Artifacts";
    case Kind::Plot: return "Plots";
  }
  return "";
}

std::string partOfAgents(const PageOf& of) {
  std::vector<Estimate> all;
  for (const AgentFigures& each : of.figures.agents)
    if (each.presence.judged) all.push_back(each.presence.judged->difference);
  const double most = endFor(all);
  std::string rows;
  for (const AgentFigures& each : of.figures.agents) {
    std::string cells = cell(escaped(of.plan.cards->of(each.agent).name.en), "name") +
                        cell(counted(each.presence.with.of)) + judgedCells(each.presence, most);
    for (const Presence& table : each.byTable) cells += rateCell(table.with) + rateCell(table.without);
    rows += row(cells, flagged(each.presence));
  }
  std::string head = heading("Agent", "name") + heading("Seasons") + judgedHeads();
  for (const TableFigures& each : of.figures.base)
    head += heading("Wins with, " + std::to_string(each.players) + " players") + heading("Wins without");
  const bool varied = of.plan.tables.front().anyAgents || of.plan.tables.front().mixed;
  return "<section><h2 id=\"agents\">Agents</h2>\n<p>How the Warehouse fares with each Agent at the table and "
         "without. " +
         std::string(varied ? "Who plays was drawn by lot for each season."
                            : "The same Agents played in every season with the same number of players; "
                              "<code>--any-agents</code> draws them by lot, which is what a comparison needs.") +
         "</p>\n" + table(head, rows) + "</section>\n";
}

std::string partOfCards(const PageOf& of) {
  std::vector<Estimate> all;
  for (const CardFigures& card : of.figures.cards)
    if (card.presence.judged && card.presence.judged->falseShare <= kFalseShare)
      all.push_back(card.presence.judged->difference);
  const double most = endFor(all);
  std::string out =
      "<section><h2 id=\"cards\">Cards in the seasons</h2>\n<p>For each card: the share of seasons in which anybody "
      "saw "
      "it, what became of it (times in a hundred seasons, all copies together), and how often the Warehouse won the "
      "seasons with it and without. The more is drawn from a pile, the more is seen of it, and the less says a single "
      "card; the difference therefore compares seasons in which equally many cards of the same pile were seen. It is "
      "that "
      "of the whole card, with its number, dice or requirements; what its text alone does is measured by blanking it. "
      "Flagged cards come first in their deck. The scale ends at " +
      fixed(100 * most, 0) + " points.</p>\n";
  for (std::size_t at = 0; at < of.figures.cards.size();) {
    const Kind kind = of.plan.cards->of(of.figures.cards[at].design).kind;
    DeckTable deck(of, kind, most);
    for (; at < of.figures.cards.size() && of.plan.cards->of(of.figures.cards[at].design).kind == kind; ++at)
      deck.add(of.figures.cards[at]);
    out += deck.text();
  }
  return out + "</section>\n";
}

}  // namespace w13
