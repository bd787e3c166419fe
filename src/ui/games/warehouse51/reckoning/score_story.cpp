#include "ui/games/warehouse51/reckoning/score_story.h"

#include <algorithm>

namespace w51 {

namespace {

/// The relic of a seat that answers a query, if there is exactly one.
RelicId onlyOne(const Situation& now, Seat seat, Query query) {
  const Relics all = answering(now, seat, query);
  return all.size() == 1 ? all.first() : RelicId::None;
}

Block ingotsOf(const Situation& now, Seat seat) {
  Block block;
  block.points = now.open.scores[seat].ingots;
  block.number = now.open.ingots[seat];
  block.each = now.cards.game.ingotsPerPoint;
  for (const RelicId relic : answering(now, seat, Query::IngotsPerPoint))
    for (const Standing& entry : now.cards.of(relic).standing)
      if (entry.query == Query::IngotsPerPoint && entry.is < block.each) {
        block.each = entry.is;
        block.relic = relic;
      }
  block.reason = block.relic == RelicId::None ? Reason::Ingots : Reason::IngotsBy;
  return block;
}

Block setsIn(const Situation& now, Seat seat) {
  Block block;
  block.points = now.open.scores[seat].sets;
  block.number = setsOf(now, seat);
  block.reason = block.number > 0 ? Reason::Sets : Reason::Nothing;
  return block;
}

Block cardsOf(const Situation& now, Seat seat) {
  Block block;
  block.points = now.open.scores[seat].cards;
  block.relic = onlyOne(now, seat, Query::Points);
  block.reason = answering(now, seat, Query::Points).empty() ? Reason::Nothing : Reason::CardEffects;
  return block;
}

/// The relic whose category was named for it, and which counts in this one.
RelicId namedInto(const Situation& now, Seat seat, Category category) {
  for (const RelicId relic : counting(now, seat))
    if (now.open.as[relic] == category) return relic;
  return RelicId::None;
}

/// How a seat stands in a category beside the others. TIE-09
struct Standings {
  int above = 0;    ///< seats that are set above it
  int tied = 0;     ///< with it
  int wonFrom = 0;  ///< as high in value, but set below
  int lostTo = 0;   ///< as high in value, but set above
};
Standings standingOf(const Situation& now, Seat seat, Category category) {
  Standings all;
  const int value = valueIn(now, seat, category), rank = tieRank(now, seat);
  for (const Seat other : now.open.all()) {
    if (other == seat) continue;
    const int its = valueIn(now, other, category), itsRank = tieRank(now, other);
    if (its > value || (its == value && itsRank > rank)) ++all.above;
    if (its == value && itsRank == rank) ++all.tied;
    if (its == value && itsRank < rank) ++all.wonFrom;
    if (its == value && itsRank > rank) ++all.lostTo;
  }
  return all;
}

Block majorityOf(const Situation& now, Seat seat, Category category) {
  Block block;
  block.points = now.open.scores[seat].majority[category];
  block.number = valueIn(now, seat, category);
  block.relic = namedInto(now, seat, category);
  if (block.number == 0) return block;
  const Standings its = standingOf(now, seat, category);
  block.place = its.above + 1;
  if (block.place > 2) {
    block.reason = Reason::NoPlace;
  } else if (its.tied > 0) {
    block.reason = block.place == 1 ? Reason::TiedFirst : Reason::TiedSecond;
    block.number = its.tied;
  } else if (its.wonFrom > 0 || its.lostTo > 0) {
    block.reason = its.lostTo > 0 ? Reason::LosesTie : Reason::WinsTie;
    block.relic = onlyOne(now, seat, Query::Ties);
  } else {
    block.reason = block.place == 1 ? Reason::First : Reason::Second;
  }
  return block;
}

Block blockOf(const Situation& now, PartOf part, Seat seat) {
  switch (part) {
    case PartOf::Ingots: return ingotsOf(now, seat);
    case PartOf::Sets: return setsIn(now, seat);
    case PartOf::Cards: return cardsOf(now, seat);
    default: return majorityOf(now, seat, categoryOf(part));
  }
}

}  // namespace

Category categoryOf(PartOf part) {
  const bool majority = part >= PartOf::Blue && part <= PartOf::Red;
  return majority ? categoryAt(static_cast<int>(part) - static_cast<int>(PartOf::Blue)) : Category::None;
}

std::vector<ScorePart> partsOf(const Situation& now) {
  std::vector<ScorePart> parts;
  PerSeat<int> totals{};
  for (int at = 0; at < kParts; ++at) {
    ScorePart part;
    part.part = static_cast<PartOf>(at);
    int best = 0;
    for (const Seat seat : now.open.all()) {
      part.blocks[seat] = blockOf(now, part.part, seat);
      totals[seat] += part.blocks[seat].points;
      if (seat == Seat{} || totals[seat] > best) best = totals[seat];
    }
    part.totals = totals;
    for (const Seat seat : now.open.all())
      if (totals[seat] == best) part.leads |= seat;
    parts.push_back(part);
  }
  return parts;
}

}  // namespace w51
