#include "engine/games/warehouse51/queries.h"

#include <algorithm>

#include "engine/games/warehouse51/majority.h"
#include "engine/games/warehouse51/rule_ids.h"

namespace w51 {

namespace {

/// The relics of a collection whose effects would act if no other relic silenced them. EFF-20, EFF-21, EFF-26
Relics awake(const Situation& now, Seat seat) {
  if (now.open.plays(Variant::FirstSale)) return {};
  const Relics all = now.open.owned[seat].without(now.open.fallen);
  return all.without(now.open.pawned & now.cards.bySymbol[Symbol::Blessing]);
}

Symbol silencedBy(const Situation& now, RelicId relic) {
  for (const Standing& entry : now.cards.of(relic).standing)
    if (entry.query == Query::Silenced) return entry.silenced;
  return Symbol::Neutral;
}

/// Whether one of these silences the relic.
bool isSilenced(const Situation& now, RelicId relic, Relics silencers) {
  for (const RelicId each : silencers)
    if (each != relic && silencedBy(now, each) == now.cards.of(relic).symbol) return true;
  return false;
}

/// The relics among these that silence others; two that silence each other are both silent. EFF-22
Relics loud(const Situation& now, Relics silencers) {
  Relics all;
  for (const RelicId each : silencers)
    if (!isSilenced(now, each, silencers)) all |= each;
  return all;
}

bool acts(const Situation& now, Relics awake, RelicId relic) {
  if (!awake.has(relic)) return false;
  const Relics silencers = awake & now.cards.answering[Query::Silenced];
  if (silencers.empty()) return true;
  return !isSilenced(now, relic, silencers.has(relic) ? silencers : loud(now, silencers));
}

/// Calls with each entry for a query that acts for a seat.
template <class Do>
void forEntries(const Situation& now, Seat seat, Query query, Do what) {
  for (const RelicId relic : answering(now, seat, query))
    for (const Standing& entry : now.cards.of(relic).standing)
      if (entry.query == query) what(entry);
}

}  // namespace

// ---- effects ----------------------------------------------------------------------------------------------------

bool isActive(const Situation& now, Seat seat, RelicId relic) { return acts(now, awake(now, seat), relic); }

Relics answering(const Situation& now, Seat seat, Query query) {
  Relics found;
  const Relics asked = now.open.owned[seat] & now.cards.answering[query];
  if (asked.empty()) return found;
  const Relics all = awake(now, seat);
  for (const RelicId relic : asked)
    if (acts(now, all, relic)) found |= relic;
  return found;
}

int sumOf(const Situation& now, Seat seat, Query query) {
  int sum = 0;
  forEntries(now, seat, query, [&](const Standing& entry) { sum += entry.is; });
  return sum;
}

// ---- set-up -----------------------------------------------------------------------------------------------------

int cardsPerSlot(const Situation& now) {
  return kernel::at(now.cards.game.cardsPerSlot, now.open.seats) + (now.open.plays(Variant::ForgersYear) ? 1 : 0);
}

// ---- auctions ---------------------------------------------------------------------------------------------------

int cap(const Situation& now, Seat seat) {
  return std::max(0, now.open.ingots[seat] - sumOf(now, seat, Query::Surcharge));
}

int lowestBid(const Situation& now) {
  const Auction& auction = now.open.auction;
  if (auction.standing == 0) return 1;
  return auction.standing + std::max(1, sumOf(now, auction.bidder, Query::RaiseAfterYou));
}

bool mustOpen(const Situation& now, Seat seat) {
  if (now.open.auction.spoken.has(seat)) return false;
  const int lowest = lowestBid(now);
  return lowest <= sumOf(now, seat, Query::MustOpen) && lowest <= cap(now, seat);
}

bool mayLand(const Situation& now, Seat seat) {
  const Auction& auction = now.open.auction;
  if (seat == auction.bidder || !auction.passed.has(seat)) return false;
  if (auction.landed[seat] >= sumOf(now, seat, Query::Land)) return false;
  return canBid(now, seat) || mayPawn(now, seat);
}

// ---- the Pawnbroker ---------------------------------------------------------------------------------------------

Rule whyNotPawn(const Situation& now, Seat seat, RelicId relic) {
  if (now.open.ingots[seat] > now.cards.game.pawnLimit || !now.open.owned[seat].has(relic)) return "PAWN-01"_rule;
  if (now.open.reserve == 0) return "PAWN-04"_rule;
  if (now.open.tokens == 0) return "PAWN-08"_rule;
  if (now.open.pawned.has(relic)) return "PAWN-07"_rule;
  return Rule::None;
}

bool mayPawn(const Situation& now, Seat seat) {
  const Relics own = now.open.owned[seat].without(now.open.pawned);
  return !own.empty() && whyNotPawn(now, seat, own.first()) == Rule::None;
}

SeatSet whoMayPawn(const Situation& now) {
  SeatSet all;
  for (const Seat seat : now.open.all())
    if (mayPawn(now, seat)) all |= seat;
  return all;
}

// ---- collections ------------------------------------------------------------------------------------------------

Category categoryOf(const Situation& now, RelicId relic) {
  const Category named = now.open.as[relic];
  return named != Category::None ? named : now.cards.of(relic).category;
}

Relics meant(const Situation& now, Relics among, const Which& which) {
  if (!which.pawned) among = among.without(now.open.pawned);
  if (which.symbol != Symbol::None) among = among & now.cards.bySymbol[which.symbol];
  Relics all;
  for (const RelicId relic : among) {
    const bool fits = which.category == Category::None || categoryOf(now, relic) == which.category;
    if (fits && now.cards.value[relic] >= which.least && now.cards.value[relic] <= which.most) all |= relic;
  }
  return all;
}

// ---- scoring ----------------------------------------------------------------------------------------------------

Relics counting(const Situation& now, Seat seat) {
  return now.open.owned[seat].without(now.open.pawned).without(now.open.fallen);
}

int valueIn(const Situation& now, Seat seat, Category category) {
  int sum = 0;
  for (const RelicId relic : counting(now, seat))
    if (categoryOf(now, relic) == category) sum += now.cards.value[relic];
  return sum;
}

int setsOf(const Situation& now, Seat seat) {
  PerCategory<int> number{};
  for (const RelicId relic : now.open.owned[seat].without(now.open.pawned))
    ++number[now.open.fallen.has(relic) ? now.cards.of(relic).category : categoryOf(now, relic)];
  return *std::ranges::min_element(number);
}

int tieRank(const Situation& now, Seat seat) { return std::clamp(sumOf(now, seat, Query::Ties), -1, 1); }

namespace {

int pointsForIngots(const Situation& now, Seat seat) {
  int each = now.cards.game.ingotsPerPoint;
  forEntries(now, seat, Query::IngotsPerPoint, [&](const Standing& entry) { each = std::min<int>(each, entry.is); });
  return now.open.ingots[seat] / each;
}

int pointsOfCards(const Situation& now, Seat seat) {
  int sum = 0;
  const Relics own = now.open.owned[seat].without(now.open.fallen);
  forEntries(now, seat, Query::Points,
             [&](const Standing& entry) { sum += entry.is * meant(now, own, entry.which).size(); });
  return sum;
}

}  // namespace

PerSeat<Score> scores(const Situation& now) {
  PerSeat<Score> all{};
  Contest contest;
  for (const Seat seat : now.open.all()) {
    Score& score = all[seat];
    score.ingots = static_cast<std::int16_t>(pointsForIngots(now, seat));
    score.sets = static_cast<std::int16_t>(setsOf(now, seat) * now.cards.game.setPoints);
    score.cards = static_cast<std::int16_t>(pointsOfCards(now, seat));
    contest.tieRank[seat] = tieRank(now, seat);
  }
  for (const Category category : kEachCategory) {
    for (const Seat seat : now.open.all()) contest.value[seat] = valueIn(now, seat, category);
    contest.first = now.cards.categories[category].first;
    contest.second = now.cards.categories[category].second;
    const PerSeat<std::int8_t> points = majority(contest);
    for (const Seat seat : now.open.all()) all[seat].majority[category] = points[seat];
  }
  return all;
}

SeatSet winners(const Situation& now, const PerSeat<Score>& scores) {
  const auto rank = [&](Seat seat) { return 4 * scores[seat].total() + tieRank(now, seat); };
  SeatSet won;
  for (const Seat seat : now.open.all()) {
    const int ahead = won.empty() ? 1 : rank(seat) - rank(won.first());
    if (ahead > 0) won = seat;
    else if (ahead == 0) won |= seat;
  }
  return won;
}

}  // namespace w51
