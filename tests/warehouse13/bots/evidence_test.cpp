// What a bot counts of each seat, from one view to the next.

#include "engine/bots/evidence.h"

#include "support/catch.h"
#include "warehouse13/bots/position.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using position::card;
using position::die;

namespace {

/// Four seats with full hands before a board full of Leads; seat 0 looks, seat 1 is asked.
struct Onlooking {
  position::Seen seen;
  Beliefs none;
  Suspicion looks{&none};

  Onlooking() {
    for (const DieId each : Dice::all()) seen.lay(each, Spot::Leads, {Symbol::Logic, 1});
    seen.handsOf(9);
    seen.view.asked.seat = seatAt(1);
  }
  View& view() { return seen.view; }
  SeatView& seat(int number) { return seen.view.seats[number]; }
  Onlooking& look() {
    looks.notice(seen.view, shipped::cards());
    return *this;
  }
  [[nodiscard]] double of(int number, Sign sign) const { return looks.evidence().of(seatAt(number))[sign]; }
  /// The Retrieval of an artifact that asks for Logic only, and seat 1 with three claimed dice.
  void retrieval() {
    for (const DieId each : Dice::all()) view().dice[each] = {};
    view().phase = Phase::Retrieval;
    view().retrievalOpen = true;
    view().retrievalRound = 1;
    view().artifact = card("telegraph-from-oman");
    view().needed = {4, 0, 0, 0};
    for (int n = 0; n < 3; ++n) seen.lay(die(Symbol::Logic, n), Spot::Claimed, {Symbol::Logic, 1}, seatAt(1));
  }
  /// Seat 1 lies KO'd, with a Lore die besides, which shows Logic once in six: DICE-03.
  void lieKoWithLore() {
    seen.lay(die(Symbol::Lore), Spot::Claimed, {Symbol::Lore, 1}, seatAt(1));
    seat(1).health = Health::Ko;
    look();
  }
  /// A claimed die of seat 1 goes to the Neutralizer.
  void loses(DieId lost) {
    seat(1).claimed = seat(1).claimed.without(lost);
    seen.lay(lost, Spot::Neutralized, {});
    look();
  }
};

}  // namespace

TEST_CASE("a die let go is counted by the cards of who was asked, and by what else could have gone", "[NEUT-01]") {
  Onlooking table;
  table.look();
  table.seen.lay(die(Symbol::Wild), Spot::Neutralized, {Symbol::Logic, 1});  // its every face helps: DICE-05
  table.look();
  CHECK(table.of(1, Sign::LetGoManyCards) == 1);
  CHECK(table.of(1, Sign::LetGoBest) == 1);
  CHECK(table.of(1, Sign::LetGoLeast) == 0);
  CHECK(table.of(1, Sign::LetGoWorth) > 0);
  CHECK(table.of(2, Sign::LetGoManyCards) == 0);
}

TEST_CASE("seeing the same again counts nothing again") {
  Onlooking table;
  table.look();
  table.seen.lay(die(Symbol::Wild), Spot::Neutralized, {Symbol::Logic, 1});
  table.look().look();
  CHECK(table.of(1, Sign::LetGoManyCards) == 1);
  CHECK(table.of(1, Sign::Rounds) == 1);
}

TEST_CASE("what a card neutralizes, nobody has let go", "[ADV-01]") {
  Onlooking table;
  table.view().playing.push(card("tesla"));
  table.look();
  table.seen.lay(die(Symbol::Wild), Spot::Neutralized, {Symbol::Logic, 1});
  table.look();
  CHECK(table.of(1, Sign::LetGoManyCards) == 0);
  CHECK(table.of(1, Sign::LetGoBest) == 0);
}

TEST_CASE("who must heal lets nothing go that could be claimed, but chooses the die", "[CLAIM-11]") {
  Onlooking table;
  table.seat(1).health = Health::Ko;
  table.look();
  table.seen.lay(die(Symbol::Wild), Spot::Neutralized, {Symbol::Logic, 1});
  table.seat(1).health = Health::Standing;
  table.look();
  CHECK(table.of(1, Sign::LetGoManyCards) == 0);
  CHECK(table.of(1, Sign::LetGoBest) == 1);
  CHECK(table.of(1, Sign::Healed) == 1);
}

TEST_CASE("a claimed die counts for its owner", "[CLAIM-08]") {
  Onlooking table;
  table.look();
  table.seen.lay(die(Symbol::Lore), Spot::Claimed, {Symbol::Logic, 1}, seatAt(2));
  table.look();
  CHECK(table.of(2, Sign::Claimed) == 1);
  CHECK(table.of(1, Sign::Claimed) == 0);
}

TEST_CASE("a round that was not seen shows in what was not claimed", "[NEUT-01]") {
  Onlooking table;
  table.look();
  table.seen.lay(die(Symbol::Lore), Spot::Claimed, {Symbol::Logic, 1}, seatAt(2));
  for (int n = 0; n < 3; ++n) table.seen.lay(die(Symbol::Tech, n), Spot::Neutralized, {Symbol::Logic, 1});
  table.view().round = 2;
  table.look();
  CHECK(table.of(2, Sign::LetGoManyCards) == 0);
  for (const int seat : {0, 1, 3}) CHECK(table.of(seat, Sign::LetGoManyCards) == 1);
}

TEST_CASE("with an artifact that cannot be retrieved a die let go says nothing of the hand", "[OUT-05]") {
  Onlooking table;
  table.seen.handsOf(1);  // too few cards to claim what is required
  table.look();
  table.seen.lay(die(Symbol::Wild), Spot::Neutralized, {Symbol::Logic, 1});
  table.look();
  CHECK(table.of(1, Sign::LetGoWrittenOff) == 1);
  CHECK(table.of(1, Sign::LetGoFewCards) == 0);
}

TEST_CASE("Stress that goes back was returned by who was asked", "[BED-01]") {
  Onlooking table;
  table.look();
  table.view().stressDeck += 2;
  table.seat(1).handSize -= 2;
  table.look();
  CHECK(table.of(1, Sign::Rested) == 1);
  CHECK(table.of(1, Sign::StressReturned) == 2);
}

TEST_CASE("a challenge counts once for who makes it, on the track as a repair", "[MAINT-01]") {
  Onlooking table;
  table.look();
  table.view().challenge = {true, false, seatAt(2), Attribute::Physical, Place::None, 0, ObstacleId{0}, 3, 2};
  table.look().look();
  CHECK(table.of(2, Sign::Repaired) == 1);
  CHECK(table.of(2, Sign::Challenged) == 0);
}

TEST_CASE("journeys and Abilities count for whose they are", "[TRAV-01][CARD-15]") {
  Onlooking table;
  table.look();
  table.seat(2).at = Location::Field;
  table.seat(3).usedSlots = 0b10;
  table.look();
  CHECK(table.of(2, Sign::Travelled) == 1);
  CHECK(table.of(3, Sign::AbilitiesUsed) == 1);
}

TEST_CASE("a card out of a hand is a text, in one's own turn or another's, or was handed over", "[SECRET-45]") {
  Onlooking table;
  table.look();
  --table.seat(1).handSize;
  table.look();
  --table.seat(2).handSize;
  table.look();
  --table.seat(3).handSize;
  ++table.seat(0).handSize;
  table.look();
  CHECK(table.of(1, Sign::TextsInTurn) == 1);
  CHECK(table.of(2, Sign::TextsInResponse) == 1);
  CHECK(table.of(3, Sign::CardsGiven) == 1);
  CHECK(table.of(3, Sign::TextsInResponse) == 0);
}

TEST_CASE("a useless die out of three speaks against its owner, the best there is speaks for it", "[SECRET-36]") {
  Onlooking useless, best;
  for (Onlooking* table : {&useless, &best}) {
    table->retrieval();
    table->look();
    table->seat(1).revealed = die(Symbol::Logic);
    const Clue shows = table == &useless ? Clue{Symbol::Lore, 1} : Clue{Symbol::Logic, 2};
    table->seen.lay(die(Symbol::Logic), Spot::Claimed, shows, seatAt(1));
    table->look().look();
  }
  CHECK(useless.of(1, Sign::Covers) > 0);
  CHECK(useless.of(1, Sign::CoversUseless) == 1);
  CHECK(best.of(1, Sign::Covers) < 0);
  CHECK(best.of(1, Sign::CoversUseful) == 1);
}

TEST_CASE("a vote counts for who calls it, and one for Bronze against who was wrong", "[VOTE-01][BRONZE-01]") {
  Onlooking table;
  table.look();
  table.view().vote = {seatAt(2), seatAt(1), 3, 2};
  table.look().look();
  table.view().vote = {};
  table.seat(1).loyaltyShown = true;
  table.seat(2).hasVoted = table.seat(3).hasVoted = true;
  table.seat(2).votedBronze = true;
  table.look().look();
  CHECK(table.of(2, Sign::VotesCalled) == 1);
  CHECK(table.of(2, Sign::VotedLoyal) == 1);
  CHECK(table.of(3, Sign::VotedLoyal) == 0);
}

TEST_CASE("who heals in Retrieval gives up a die, the best or the least", "[RETR-11]") {
  Onlooking table;
  table.retrieval();
  table.lieKoWithLore();
  table.seat(1).health = Health::Standing;
  table.loses(die(Symbol::Lore));
  CHECK(table.of(1, Sign::LostLeast) == 1);
  CHECK(table.of(1, Sign::LostBest) == 0);
}

TEST_CASE("who looks between the healing and the die that it costs counts the same", "[RETR-11]") {
  Onlooking table;
  table.retrieval();
  table.lieKoWithLore();
  table.seat(1).health = Health::Standing;
  table.look();
  CHECK(table.of(1, Sign::LostLeast) == 0);
  table.loses(die(Symbol::Lore));
  CHECK(table.of(1, Sign::LostLeast) == 1);
  // and dice that go later were not given up for it
  table.seen.lay(die(Symbol::Tech), Spot::Claimed, {Symbol::Tech, 1}, seatAt(1));
  table.look();
  table.loses(die(Symbol::Tech));
  CHECK(table.of(1, Sign::LostLeast) == 1);
}

TEST_CASE("who is in the Field when a Retrieval begins, alone or not", "[RETR-02]") {
  Onlooking table;
  table.seat(1).at = table.seat(2).at = Location::Field;
  table.look();
  table.view().phase = Phase::Retrieval;
  table.look();
  CHECK(table.of(1, Sign::InField) == 1);
  CHECK(table.of(1, Sign::AloneInField) == 0);
  CHECK(table.of(3, Sign::InField) == 0);
}
