// What holds in any game from its set-up to its end. SETUP, TURN, SECRET

#include "warehouse51/whole_game.h"

#include <algorithm>
#include <map>
#include <set>

using namespace w51;
using namespace w51::test;

namespace {

const auto kNothing = [] {};

/// All events of a game, played to its end.
Events told(Game& game, std::uint64_t seed) {
  playOut(game, seed, kNothing, kNothing);
  return game.everything();
}

int countOf(const Events& events, Happened what) {
  return static_cast<int>(std::ranges::count(events, what, &Event::what));
}

/// Ingots that events of one move bring to each seat; Seat::Table is the reserve.
std::map<Seat, int> moved(const Events& events, const Open& open) {
  std::map<Seat, int> by;
  const auto pay = [&](Seat from, Seat to, int number) { by[from] -= number, by[to] += number; };
  for (const Event& event : events) {
    if (event.what == Happened::Paid) pay(event.seat, open.left(event.seat), event.number);
    if (event.what == Happened::ToReserve || event.what == Happened::BoughtBack)
      pay(event.seat, Seat::Table, event.number);
    if (event.what == Happened::FromReserve || event.what == Happened::Pawned)
      pay(Seat::Table, event.seat, event.number);
    if (event.what == Happened::Gave) pay(event.seat, open.owner(relicOf(event.noun)), event.number);
  }
  return by;
}

}  // namespace

TEST_CASE("Each deck holds the relics of one colour, shuffled", "[w51][SETUP-01]") {
  const Warehouse51 rules(shipped());
  const Game one(rules, {.seats = 4}, 1), two(rules, {.seats = 4}, 2);
  for (const Category category : kEachCategory) {
    const RelicList& deck = one.state().world.decks[category];
    CHECK(deck.size() == shipped().byCategory[category].size());
    for (const RelicId each : deck) CHECK(shipped().of(each).category == category);
    CHECK_FALSE(deck == two.state().world.decks[category]);
  }
}

TEST_CASE("All counterfeit cards are shuffled before some are laid out", "[w51][SETUP-07]") {
  const Warehouse51 rules(shipped());
  std::set<RelicId> first;
  for (std::uint64_t seed = 1; seed <= 200; ++seed)
    first.insert(Game(rules, {.seats = 4}, seed).state().world.names[0]);
  CHECK(first.size() == 23);
}

TEST_CASE("The certificates lie in the supply when a game begins", "[w51][SETUP-14]") {
  someGames([](const Game& game, std::uint64_t) {
    CHECK(game.state().world.open.certificates.empty());
    CHECK(game.state().world.open.certificatesLeft == 2);
  });
}

TEST_CASE("The first look and the fists go clockwise from the revealer's left", "[w51][SECRET-31]") {
  someGames([](Game& game, std::uint64_t seed) {
    int visits = 0;
    playOut(
        game, seed,
        [&] {
          // the question on the table is that of the first seat clockwise which has not answered
          Decision d;
          game.decision(Seat::Table, d);
          if (d.openness() != Openness::Secret) return;
          const Open& open = game.state().world.open;
          for (const Seat seat : open.clockwise(open.left(open.revealer))) {
            if (!game.asked().has(seat)) continue;
            CHECK(d.seat() == seat);
            break;
          }
          ++visits;
        },
        kNothing);
    CHECK(visits >= 2 * game.seats());
  });
}

TEST_CASE("A game is a row of 26 auctions, and ends when each relic has been on auction",
          "[w51][TURN-01][TURN-04][TURN-09]") {
  someGames([](Game& game, std::uint64_t seed) {
    const Events events = told(game, seed);
    CHECK(countOf(events, Happened::LotTurnedUp) == 26);
    CHECK(countOf(events, Happened::Sold) + countOf(events, Happened::Unsold) == 26);
    CHECK(countOf(events, Happened::AuctionsOver) == 1);
    Relics lots;
    for (const Event& event : events)
      if (event.what == Happened::LotTurnedUp) lots |= relicOf(event.noun);
    CHECK(lots == shipped().all());
  });
}

TEST_CASE("A turn: a lot is turned up, it is sold or not, and whoever won the last auction turns up the next",
          "[w51][TURN-05][TURN-06]") {
  someGames([](Game& game, std::uint64_t seed) {
    RelicId lot = RelicId::None;
    Seat revealer = game.state().world.open.revealer;
    for (const Event& event : told(game, seed)) {
      if (event.what == Happened::LotTurnedUp) {
        CHECK(lot == RelicId::None);
        CHECK(event.seat == revealer);
        lot = relicOf(event.noun);
      }
      if (event.what != Happened::Sold && event.what != Happened::Unsold) continue;
      CHECK(relicOf(event.noun) == lot);
      if (event.what == Happened::Sold) revealer = event.seat;
      lot = RelicId::None;
    }
  });
}

TEST_CASE("With one deck left it is taken without asking", "[w51][TURN-08]") {
  someGames([](Game& game, std::uint64_t seed) {
    int last = 0;
    playOut(
        game, seed,
        [&] {
          Decision d;
          game.decision(Seat::Table, d);
          if (d.question() == static_cast<std::uint16_t>(Ask::PickDeck)) CHECK(d.size() > 1);
          const Open& open = game.state().world.open;
          last += std::ranges::count(open.deckSize, 0) == 3 ? 1 : 0;
        },
        kNothing);
    CHECK(last > 0);
  });
}

TEST_CASE("Weapons are sold with closed fists, and nothing else is", "[w51][CAT-08][LOT-01][LOT-02]") {
  someGames([](Game& game, std::uint64_t seed) {
    bool weapon = false;
    for (const Event& event : told(game, seed)) {
      if (event.what == Happened::LotTurnedUp) weapon = shipped().of(relicOf(event.noun)).fist;
      if (event.what == Happened::FistClosed || event.what == Happened::FistOpened) CHECK(weapon);
      if (event.what == Happened::Bid || event.what == Happened::Passed) CHECK_FALSE(weapon);
    }
  });
}

TEST_CASE("Ingots change hands only by a rule, and each time all are told", "[w51][TURN-10][PAWN-09][RULING-57]") {
  someGames([](Game& game, std::uint64_t seed) {
    Open before;
    playOut(
        game, seed, [&] { before = game.state().world.open; },
        [&] {
          const Open& open = game.state().world.open;
          std::map<Seat, int> by = moved(game.eventsFor(Seat::Table), open);
          for (const Seat seat : open.all()) REQUIRE(open.ingots[seat] - before.ingots[seat] == by[seat]);
          REQUIRE(open.reserve - before.reserve == by[Seat::Table]);
        });
  });
}

TEST_CASE("All sit at one table: purses, collections, tokens, certificates and bids are the same for everybody",
          "[w51][SECRET-04][SECRET-17][SECRET-22]") {
  someGames([](Game& game, std::uint64_t seed) {
    playOut(
        game, seed,
        [&] {
          View table, mine;
          game.view(Seat::Table, table);
          for (const Seat seat : table.open.all()) {
            game.view(seat, mine);
            REQUIRE(mine.open == table.open);
          }
        },
        kNothing);
  });
}

TEST_CASE("Bids, fists, prices and payments are told to all, for good", "[w51][SECRET-27][RULING-16]") {
  someGames([](Game& game, std::uint64_t seed) {
    const Events all = told(game, seed), table = game.eventsSoFar(Seat::Table);
    for (const Happened what :
         {Happened::Bid, Happened::Passed, Happened::FistOpened, Happened::Sold, Happened::Paid}) {
      CHECK(countOf(table, what) == countOf(all, what));
      CHECK(countOf(table, what) > 0);
    }
  });
}

TEST_CASE("What is left in a deck follows from what everybody has seen", "[w51][SECRET-05][SECRET-16][RULING-53]") {
  someGames([](Game& game, std::uint64_t seed) {
    playOut(
        game, seed,
        [&] {
          View table;
          game.view(Seat::Table, table);
          for (const Category category : kEachCategory) {
            Relics deck;
            for (const RelicId each : game.state().world.decks[category]) deck |= each;
            REQUIRE(table.left(shipped(), category) == deck);
          }
        },
        kNothing);
  });
}

TEST_CASE("Who lies beside a slot knows its cards, all others do not, until all are turned up",
          "[w51][SECRET-01][SECRET-10][SECRET-13]") {
  someGames([](Game& game, std::uint64_t seed) {
    playOut(
        game, seed,
        [&] {
          View view;
          const World& w = game.state().world;
          for (int at = index(Seat::Table); at < game.seats(); ++at) {
            game.view(kernel::seatAt(at), view);
            for (int place = 0; place < w.names.size(); ++place) {
              const bool knows = w.open.turnedUp || w.open.onTable[place].seenBy.has(kernel::seatAt(at));
              REQUIRE(view.names[place] == (knows ? w.names[place] : RelicId::None));
            }
          }
        },
        kNothing);
  });
}

TEST_CASE("In a short sale nobody knows what is out, and what is set aside stays unknown to the end",
          "[w51][SECRET-06][SECRET-14][SECRET-26]") {
  const Warehouse51 rules(shipped());
  Game game(rules, {.seats = 4, .variants = Variant::ShortSale}, 3);
  const auto dreams = [&] {
    kernel::Luck luck(1);
    std::pair<std::set<RelicId>, std::set<RelicId>> seen;  // on top of those aside; out, of blue
    for (int times = 0; times < 300; ++times) {
      const State dream = rules.imagine(game.state(), kernel::seatAt(0), luck, {}, kernel::Dealing::Mixed);
      seen.first.insert(dream.world.aside.back());
      seen.second.insert(dream.world.out[Category::Blue].back());
    }
    return seen;
  };
  CHECK(dreams().second.size() == 8);
  playOut(game, 5, kNothing, kNothing);
  CHECK(dreams().first.size() == static_cast<std::size_t>(game.state().world.aside.size()));
  CHECK(dreams().second.size() == 2);  // which two is known by now, their order is not
}

TEST_CASE("A seat may look at its slots again at any public question, and nothing changes by it",
          "[w51][FAKE-05][SECRET-39]") {
  someGames([](Game& game, std::uint64_t seed) {
    int looks = 0;
    playOut(
        game, seed,
        [&] {
          View before, after;
          game.view(Seat::Table, before);
          game.looked(kernel::seatAt(looks % game.seats()));
          game.view(Seat::Table, after);
          REQUIRE(before == after);
          ++looks;
        },
        kNothing);
    CHECK(static_cast<int>(game.looks().size()) == looks);
  });
}

TEST_CASE("A seat of the program is a full seat", "[w51][VAR-07]") {
  // given a person at the first seat, and programs at the others
  const Warehouse51 rules(shipped());
  const auto seats = SeatSet::firstOf(4).without(kernel::seatAt(0));
  Game people(rules, {.seats = 4}, 3), mixed(rules, {.seats = 4, .programs = seats}, 3);
  // when both games are played alike
  const Events one = told(people, 8), two = told(mixed, 8);
  // then the same happens
  CHECK(one == two);
  for (const Seat seat : seats)
    CHECK(std::ranges::any_of(two, [&](const Event& each) { return each.what == Happened::Bid && each.seat == seat; }));
}
