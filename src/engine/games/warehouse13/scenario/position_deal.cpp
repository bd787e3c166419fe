// What lies on the piles of a season that is set up: the deal draws from it as from shuffled piles.

#include <algorithm>

#include "engine/games/warehouse13/scenario/position.h"
#include "engine/games/warehouse13/scenario/said_chance.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

using kernel::DataError;

constexpr int kPings = 6;           // SETUP-09
constexpr int kAboveAdversary = 2;  // SETUP-12

}  // namespace

void Position::stackForDeal(SaidChance& chance) const {
  const auto any = [](const auto& piles) {
    return std::any_of(piles.begin(), piles.end(), [](const auto& pile) { return !pile.empty(); });
  };
  if (any(discards_) || std::find(only_.begin(), only_.end(), true) != only_.end())
    throw DataError("a season that is set up begins with whole piles and no discards; say \"top\" only");
  for (const Pile pile : kAllPiles) {
    const std::vector<CardId>& tops = tops_[pile];
    if (pile == Pile::Artifact) {
      stackArtifactsForDeal(chance);
      continue;
    }
    const int pings = std::min(kPings, kernel::count(cards_->all(Kind::Ping)));
    if (pile == Pile::Ping && kernel::count(tops) > pings)
      throw DataError("six Pings take part in a season (SETUP-09); say at most so many");
    for (int place = 0; place < kernel::count(tops); ++place)
      chance.lay(kernel::at(tops, place), pile == Pile::Ping ? pings - 1 - place : -1 - place);
  }
}

void Position::stackArtifactsForDeal(SaidChance& chance) const {
  const std::vector<CardId>& tops = tops_[Pile::Artifact];
  const int artifacts = state_.world.variants.fourLost ? 5 : 4;  // VAR-25
  if (kernel::count(tops) > artifacts + 1)
    throw DataError("the artifact stack has " + std::to_string(artifacts + 1) +
                    " cards (SETUP-11); say at most so many");
  int above = 0;
  for (int place = 0; place < kernel::count(tops); ++place) {
    const CardId card = kernel::at(tops, place);
    const bool adversary = cards_->of(card).kind == Kind::Adversary;
    if (adversary != (place == kAboveAdversary))
      throw DataError(
          "\"" + cards_->of(card).id +
          "\" cannot lie there: the third card of the artifact stack is an Adversary Artifact, and no other "
          "is (SETUP-12)");
    chance.lay(card, adversary ? 0 : artifacts - 1 - above++);
  }
}

}  // namespace w13
