// What must hold after each step, and what is said of a state in which it does not. PAWN-09, COMP-08, COMP-09, MAJ

#include "engine/games/warehouse51/match.h"
#include "warehouse51/whole_game.h"

using namespace w51;
using namespace w51::test;

namespace {

/// A game on its way: a relic is pawned, another is on auction, and somebody has bid.
State onItsWay(const Warehouse51& rules) {
  Game game(rules, {.seats = 4}, 5);
  kernel::Luck luck(2);
  kernel::Decision d;
  const Open& open = game.state().world.open;
  while (open.pawned.empty() || open.auction.lot == RelicId::None || open.auction.bidder == Seat::Table) {
    for (const Seat seat : open.all()) {
      if (!game.mayInterject(seat)) continue;
      game.interjections(seat, d);
      game.interject(seat, d[0]);
    }
    game.decision(game.asked().first(), d);
    game.chooseIndex(game.asked().first(), luck.pick(d.size(), kernel::ChanceOf::Card));
  }
  return game.state();
}

/// What is said of such a game once something of it has been changed.
template <class Change>
std::string toldAfter(Change change) {
  const Warehouse51 rules(shipped());
  State state = onItsWay(rules);
  REQUIRE(rules.fault(state).empty());
  change(state.world);
  return rules.fault(state);
}

}  // namespace

TEST_CASE("A state of Warehouse 51 that cannot be is found, whatever is wrong with it", "[w51][invariants]") {
  CHECK(toldAfter([](World& w) { ++w.open.ingots[1]; }) == "there are 61 ingots, not 60");
  CHECK(toldAfter([](World& w) { w.open.reserve = small(w.open.reserve + 2); }) == "there are 62 ingots, not 60");
  CHECK(toldAfter([](World& w) { w.open.discards.push(w.open.auction.lot); }).ends_with(" lies in 2 places"));
  CHECK(toldAfter([](World& w) { w.open.auction.lot = RelicId::None; }).ends_with(" lies in 0 places"));
  CHECK(toldAfter([](World& w) { ++w.open.deckSize[Category::Blue]; }) == "the size of a deck is wrong");
  CHECK(toldAfter([](World& w) { w.aside.push(w.names[0]); }).starts_with("the counterfeit card of "));
  CHECK(toldAfter([](World& w) { ++w.open.aside; }) == "counterfeit cards are miscounted");
  CHECK(toldAfter([](World& w) { w.open.onTable[0].laid = true; }) == "a slot holds too many cards, or too few");
  CHECK(toldAfter([](World& w) { w.open.onTable[0].seenBy = {}; }) == "a seat does not know its own slot");
  CHECK(toldAfter([](World& w) { w.open.pawned |= w.open.auction.lot; }) == "a relic is pawned that nobody owns");
  CHECK(toldAfter([](World& w) { w.open.pawned = {}; }) == "the Pawnbroker's tokens are miscounted");
  CHECK(toldAfter([](World& w) { w.open.certificatesLeft = 3; }) == "too many certificates");
  CHECK(toldAfter([](World& w) { w.open.auction.standing = 80; }) == "a bid stands that its seat cannot pay");
  CHECK(toldAfter([](World& w) { ++w.open.auctions; }) == "the lots are miscounted");
  CHECK(toldAfter([](World& w) { w.open.revealer = w.open.left(w.open.revealer); }) == "the wrong seat reveals");
  CHECK(toldAfter([](World& w) { w.open.auction.passed = w.open.all(); }) ==
        "a seat is asked that is out, or whose bid stands");
  CHECK(toldAfter([](World& w) {
          w.open.scored = true;
          w.open.scores[0].majority[Category::Blue] = 30;
        }) == "a category pays too much");
}

TEST_CASE("A match of Warehouse 51 says what is broken in its state", "[w51][invariants]") {
  const std::shared_ptr<const Catalog> cards(&shipped(), [](const Catalog*) {});
  State state = onItsWay(Warehouse51(shipped()));
  const auto broken = [&] {
    return AuctionMatch(cards, {}, {.seats = 4}, state, std::make_unique<kernel::Luck>(1)).broken();
  };
  CHECK(broken().empty());
  ++state.world.open.ingots[1];
  CHECK(broken() == "there are 61 ingots, not 60");
}
