// The table before the first Episode, as everybody sees it.

#include "engine/games/warehouse13/season/season.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

Setup fourWith(Seat traitor) {
  Setup setup;
  for (const char* agent : {"pete", "claudia", "artie", "myka"})
    setup.agents.push_back(shipped::cards().findAgent(agent));
  setup.traitor = traitor;
  return setup;
}

Season seasonOf(const Setup& setup, std::uint64_t seed) {
  return {std::shared_ptr<const Catalog>(std::shared_ptr<const Catalog>(), &shipped::cards()), setup, seed};
}

}  // namespace

TEST_CASE("The table is laid the same whatever is dealt", "[SETUP-21][secrecy]") {
  const View laid = laidTable(seasonOf(fourWith(seatAt(0)), 1));
  for (std::uint64_t seed = 2; seed < 20; ++seed)
    CHECK(laidTable(seasonOf(fourWith(seatAt(static_cast<int>(seed % 4))), seed)) == laid);
}

TEST_CASE("On the laid table the hands are dealt, and nothing else has happened", "[SETUP-18][SETUP-24]") {
  // given a season that stands at its first question
  const Season season = seasonOf(fourWith(Seat::Table), 7);
  View now;
  season.view(Seat::Table, now);
  const View laid = laidTable(season);
  CHECK(now.episode == 1);
  // then before its first Episode there was no Ping and no clue
  CHECK(laid.phase == Phase::Setup);
  CHECK(laid.ping == CardId::None);
  CHECK(laid.pings.draw == now.pings.draw + 1);
  for (const DieView& die : laid.dice) CHECK(die.spot == Spot::Supply);
  CHECK(laid.track.empty());
  // and seats and decks were as they are dealt
  CHECK(laid.firstAgent == now.firstAgent);
  CHECK(laid.stressDeck == 20);
  for (int seat = 0; seat < 4; ++seat) {
    const SeatView& s = laid.seats[seat];
    CHECK(s.who == now.seats[seat].who);
    CHECK(s.handSize == 2);
    CHECK_FALSE(s.traitor);
  }
}

TEST_CASE("A Traitor whom everybody knows lies on the laid table, whichever seat it is", "[VAR-09]") {
  for (int seat = 0; seat < 4; ++seat) {
    Setup setup = fourWith(seatAt(seat));
    setup.variants.revealedTraitor = true;
    setup.variants.startConsequences = 2;
    const View laid = laidTable(seasonOf(setup, 3));
    CHECK(laid.traitorRevealed);
    CHECK(laid.seats[seat].traitor);
    CHECK(laid.inForce.empty());
  }
}
