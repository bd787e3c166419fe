#include "engine/games/warehouse51/seen/seen_in.h"

#include "engine/games/warehouse51/match.h"

namespace w51 {

namespace {

const AuctionMatch& auctionIn(const house::Match& match) { return dynamic_cast<const AuctionMatch&>(match); }

}  // namespace

View viewIn(const house::Match& match, Seat viewer) {
  View view;
  auctionIn(match).session.view(viewer, view);
  return view;
}

const Catalog& cardsIn(const house::Match& match) { return auctionIn(match).catalog(); }
const std::vector<std::string>& collectorsIn(const house::Match& match) { return auctionIn(match).collectors(); }

}  // namespace w51
