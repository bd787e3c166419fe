#include "engine/games/warehouse51/bots/appraisal.h"

#include <algorithm>

namespace w51 {

namespace {

constexpr double kSetStep = 1.4;     // a category that a seat lacks, towards a set of four, in points of five
constexpr double kFakeEffect = 0.5;  // of an effect's worth, for a relic that will fall
constexpr double kSpread = 1.5;      // how far ahead a rival must be to be safe, beside what is still to come
constexpr double kSecond = 0.8;      // of the points for 2nd place, since ties take them away
constexpr double kSpend = 0.5;       // of the ingots in play, for what is still to come
constexpr double kLeastRate = 0.5, kMostRate = 2.6;
constexpr int kLastLots = 5;
constexpr double kLate = 1.4;  // ingots that are left over score little

}  // namespace

Appraisal::Appraisal(const View& view, const Catalog& cards) : view_(view), cards_(cards), fakes_(view.knownFakes()) {
  int unseen = 0;
  for (const RelicId each : view.names) unseen += each == RelicId::None ? 1 : 0;
  doubtful_ = cards.named.without(fakes_);
  if (!view.open.turnedUp && !doubtful_.empty()) doubt_ = static_cast<double>(unseen) / doubtful_.size();
  for (const Seat seat : view.open.all())
    for (const RelicId relic : counting(now(), seat))
      values_[seat][categoryOf(now(), relic)] += cards.value[relic] * genuine(relic);
  for (const RelicId relic : view.open.hidden) left_[cards.of(relic).category] += cards.value[relic];
}

double Appraisal::genuine(RelicId relic) const {
  if (fakes_.has(relic)) return 0;
  return doubtful_.has(relic) ? 1 - doubt_ : 1;
}

double Appraisal::share(Category category, Seat seat, double more) const {
  const double mine = values_[seat][category] + more;
  if (mine <= 0) return 0;
  const CategoryDesign& pays = cards_.categories[category];
  double ahead = 0;  // rivals that are, the less surely the more is still to come
  for (const Seat rival : view_.open.all())
    if (rival != seat)
      ahead += std::clamp(0.5 + (values_[rival][category] - mine) / (kSpread + left_[category]), 0.0, 1.0);
  if (ahead <= 1) return pays.first + (pays.second - pays.first) * ahead;
  return std::max(0.0, pays.second * (2 - ahead) * kSecond);
}

double Appraisal::worth(RelicId relic, Seat seat) const {
  const double real = genuine(relic);
  const Relic& design = cards_.of(relic);
  const double effect = view_.open.plays(Variant::FirstSale) ? 0 : design.worth;
  if (real <= 0) return effect * kFakeEffect;
  double worth = effect + real * (share(design.category, seat, design.value) - share(design.category, seat, 0));
  if (values_[seat][design.category] <= 0) worth += real * kSetStep * cards_.game.setPoints / 5;
  return worth;
}

double Appraisal::rate() const {
  double inPlay = 0, toCome = 0;
  for (const Seat seat : view_.open.all()) inPlay += view_.open.ingots[seat];
  for (const double value : left_) toCome += value;
  if (view_.open.auction.lot != RelicId::None) toCome += cards_.value[view_.open.auction.lot];
  const double late = view_.open.hidden.size() < kLastLots ? kLate : 1;
  return late * std::clamp(inPlay * kSpend / std::max(1.0, toCome), kLeastRate, kMostRate);
}

}  // namespace w51
