#include "measure/report/figures.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "engine/kernel/count.h"
#include "measure/report/changes.h"

namespace w13 {

namespace {

// ---- something at the table, or not -----------------------------------------------------------------------------

Split splitOf(const Won& with, const Won& all) {
  return {with.won, with.seasons, all.won - with.won, all.seasons - with.seasons};
}

/// Adds the seasons with a card and without, apart by how many cards of its pile were seen.
void addStrata(const CardTally& tally, const Design& design, DesignId id, std::vector<Split>& strata) {
  const WonBySeen& with = tally.designs[at(id)].seen;
  const WonBySeen& all = tally.piles[kernel::sizeOf(pileNumber(design))];
  for (std::size_t seen = 1; seen < all.size(); ++seen)
    if (all[seen].seasons > 0) strata.push_back(splitOf(with[seen], all[seen]));
}

bool enough(const Presence& presence) {
  const Rate all{presence.with.hits + presence.without.hits, presence.with.of + presence.without.of};
  const double rarer = std::min(all.value(), 1 - all.value());
  return rarer * static_cast<double>(std::min(presence.with.of, presence.without.of)) >= kLeastExpected;
}

Presence presenceIn(const std::vector<Split>& strata) {
  Presence presence;
  for (const Split& each : strata) {
    presence.with.hits += each.withHits;
    presence.with.of += each.with;
    presence.without.hits += each.withoutHits;
    presence.without.of += each.without;
  }
  if (!enough(presence)) return presence;
  if (const auto difference = stratifiedDifference(strata)) presence.judged = Judged{*difference, 1};
  return presence;
}

/// Fills in the false shares of all that are judged together.
void judge(const std::vector<Judged*>& together) {
  std::vector<double> p;
  p.reserve(together.size());
  for (const Judged* each : together) p.push_back(each->difference.p);
  const std::vector<double> shares = falseShares(p);
  for (std::size_t at = 0; at < together.size(); ++at) together[at]->falseShare = shares[at];
}

/// The same for one presence of each of many figures.
template <class Found, class PresenceOf>
void judge(std::vector<Found>& figures, PresenceOf presenceOf) {
  std::vector<Judged*> together;
  for (Found& each : figures)
    if (Presence& presence = presenceOf(each); presence.judged) together.push_back(&*presence.judged);
  judge(together);
}

std::vector<const CardTally*> talliesOf(const std::vector<Simulated>& played) {
  std::vector<const CardTally*> tallies;
  for (const Simulated& each : played) tallies.push_back(&each.cards);
  return tallies;
}

/// What became of a card, not judged yet.
CardFigures cardOf(const Design& design, DesignId id, const std::vector<const CardTally*>& tallies) {
  CardFigures card;
  card.design = id;
  std::vector<Split> all;
  for (const CardTally* tally : tallies) {
    std::vector<Split> here;
    addStrata(*tally, design, id, here);
    card.byTable.push_back(presenceIn(here));
    all.insert(all.end(), here.begin(), here.end());
    const CardCounts& counts = tally->designs[at(id)];
    for (std::size_t use = 0; use < counts.uses.size(); ++use) card.counts.uses[use] += counts.uses[use];
  }
  card.presence = presenceIn(all);
  if (design.kind != Kind::Ability) return card;
  card.presence.judged.reset();  // at the table whenever its Agent is: the Agents' own figures say it once
  for (Presence& each : card.byTable) each.judged.reset();
  return card;
}

std::vector<CardFigures> cardsOf(const Catalog& cards, const std::vector<Simulated>& played) {
  const std::vector<const CardTally*> tallies = talliesOf(played);
  std::vector<CardFigures> figures;
  for (const DesignId design : kernel::Each<DesignId>(kernel::count(cards.designs)))
    if (!usesOf(cards.of(design).kind).empty()) figures.push_back(cardOf(cards.of(design), design, tallies));
  judge(figures, [](CardFigures& card) -> Presence& { return card.presence; });
  for (std::size_t table = 0; table < tallies.size(); ++table)
    judge(figures, [table](CardFigures& card) -> Presence& { return card.byTable[table]; });
  const auto rank = [&](const CardFigures& card) {
    const bool flagged = card.presence.judged && card.presence.judged->flagged();
    const Design& design = cards.of(card.design);
    return std::tuple(design.kind, !flagged, design.type, design.agent, design.name.en, design.id);
  };
  std::sort(figures.begin(), figures.end(),
            [&](const CardFigures& a, const CardFigures& b) { return rank(a) < rank(b); });
  return figures;
}

std::vector<AgentFigures> agentsOf(const Catalog& cards, const std::vector<Simulated>& played) {
  const std::vector<const CardTally*> tallies = talliesOf(played);
  std::vector<AgentFigures> figures;
  for (const AgentId agent : kernel::Each<AgentId>(kernel::count(cards.agents))) {
    AgentFigures each;
    each.agent = agent;
    std::vector<Split> all;
    for (const CardTally* tally : tallies) {
      all.push_back(splitOf(tally->agents[at(agent)], tally->all));
      each.byTable.push_back(presenceIn({all.back()}));
    }
    each.presence = presenceIn(all);
    if (each.presence.with.of == 0) continue;
    figures.push_back(std::move(each));
  }
  judge(figures, [](AgentFigures& each) -> Presence& { return each.presence; });
  return figures;
}

// ---- blank cards ------------------------------------------------------------------------------------------------

std::vector<BlankFigures> blanksOf(const Catalog& cards, const std::vector<BlankPlayed>& played, long seasons) {
  std::vector<BlankFigures> figures;
  for (const BlankPlayed& each : played) {
    BlankFigures& blank = figures.emplace_back();
    blank.design = each.design;
    blank.seasons = seasons;
    blank.byTable = each.byTable;
    for (const Pairs& table : each.byTable) blank.pairs += table;
    blank.judged.difference = pairedDifference(blank.pairs);
    Pairs overall = blank.pairs;
    overall.neither += std::max(0L, seasons - overall.all());  // alike with and without it
    blank.overall = pairedDifference(overall);
  }
  std::vector<Judged*> judged;
  for (BlankFigures& each : figures) judged.push_back(&each.judged);
  judge(judged);
  const auto rank = [&](const BlankFigures& blank) {
    const Design& design = cards.of(blank.design);
    return std::tuple(!blank.judged.flagged(), design.kind, -std::fabs(blank.judged.difference.value), design.id);
  };
  std::sort(figures.begin(), figures.end(),
            [&](const BlankFigures& a, const BlankFigures& b) { return rank(a) < rank(b); });
  return figures;
}

}  // namespace

bool Judged::flagged() const { return falseShare <= kFalseShare && std::fabs(difference.value) >= kLeastDifference; }

// ---- seasons ----------------------------------------------------------------------------------------------------

TableFigures tableOf(int players, const Simulated& played) {
  TableFigures figures;
  figures.players = players;
  long seasons = 0;
  long handovers = 0;
  long episodes = 0;
  for (const SeasonResult& each : played.seasons) {
    if (each.winner == Winner::None) continue;
    ++seasons;
    if (each.winner == Winner::Warehouse) ++figures.warehouse.hits;
    ++figures.endings[each.ending];
    ++kernel::at(figures.lengths, std::clamp<int>(each.episodes, 1, kLengths) - 1);
    episodes += each.episodes;
    handovers += each.handovers;
    figures.means.retrieved += each.retrieved;
    figures.means.lost += each.lost;
    figures.means.revealed += each.revealed ? 1 : 0;
  }
  figures.warehouse.of = seasons;
  for (double* each : {&figures.means.retrieved, &figures.means.lost, &figures.means.revealed})
    *each = mean(*each, seasons);
  figures.means.episodes = ratio(episodes, seasons);
  figures.means.decisions = ratio(played.tally.decisions, std::max(1L, seasons));
  figures.means.handovers = ratio(handovers, std::max(1L, episodes));
  return figures;
}

Figures figuresOf(const BalancePlan& plan, const Balance& balance) {
  Figures figures;
  const auto playersOf = [&](std::size_t table) { return kernel::count(plan.tables[table].setup.agents); };
  for (std::size_t table = 0; table < balance.base.size(); ++table)
    figures.base.push_back(tableOf(playersOf(table), balance.base[table]));
  figures.cards = cardsOf(*plan.cards, balance.base);
  figures.agents = agentsOf(*plan.cards, balance.base);
  long seasons = 0;
  for (const TableFigures& each : figures.base) seasons += each.warehouse.of;
  figures.blanks = blanksOf(*plan.cards, balance.blanks, seasons);
  for (std::size_t table = 0; table < balance.against.size(); ++table) {
    figures.against.push_back(tableOf(playersOf(table), balance.against[table]));
    figures.changes.push_back(changeOf(figures.base[table].players, balance.base[table], balance.against[table]));
  }
  if (plan.against) {
    figures.againstCards = cardsOf(*plan.against, balance.against);
    figures.useChanges = useChangesOf(*plan.cards, balance.base, *plan.against, balance.against);
  }
  return figures;
}

}  // namespace w13
