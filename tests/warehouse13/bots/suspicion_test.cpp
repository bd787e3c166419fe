// Whom the rule-of-thumb bot suspects, and how it votes.

#include "engine/bots/suspicion.h"

#include <utility>

#include "support/catch.h"
#include "warehouse13/bots/position.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using position::card;
using position::die;
using position::Seen;

namespace {

/// A reveal in which seat 1 shows a useless die out of three and seat 2 a useful one.
Seen reveal(int round) {
  Seen seen;
  seen.view.phase = Phase::Retrieval;
  seen.view.retrievalOpen = true;
  seen.view.retrievalRound = static_cast<std::uint8_t>(round);
  seen.view.artifact = card("telegraph-from-oman");
  seen.view.needed = {3, 1, 0, 3};
  for (int n = 0; n < 3; ++n) {
    seen.lay(die(Symbol::Tech, n), Spot::Claimed, {Symbol::Lore, 1}, seatAt(1));
    seen.lay(die(Symbol::Logic, n), Spot::Claimed, {Symbol::Logic, 2}, seatAt(2));
  }
  seen.view.seats[1].revealed = die(Symbol::Tech);
  seen.view.seats[2].revealed = die(Symbol::Logic);
  return seen;
}

kernel::Choice voteOn(Seat named, int reveals) {
  RuleBot bot(shipped::cards());
  kernel::Luck luck(1);
  Seen seen;
  seen.ask(Ask::Nothing, {});
  for (int round = 1; round <= reveals; ++round) (void)bot.interject(reveal(round).view, seen.asked, luck);
  seen.ask(Ask::Vote, {choice(verb::VoteBronze, of(named)), choice(verb::VoteSpare, of(named))});
  return seen.asked[bot.choose(seen.view, seen.asked, luck)];
}

}  // namespace

TEST_CASE("without evidence all others are suspected alike, and nobody who is known", "[VOTE-02]") {
  Seen seen;
  Suspicion suspicion;
  suspicion.notice(seen.view, shipped::cards());
  for (int seat = 1; seat < 4; ++seat) CHECK(suspicion.of(seatAt(seat), seen.view) == Approx(1.0 / 3));
  CHECK(suspicion.of(seatAt(0), seen.view) == 0);
  seen.view.seats[1].loyaltyShown = true;
  CHECK(suspicion.of(seatAt(1), seen.view) == 0);
  CHECK(suspicion.of(seatAt(2), seen.view) == Approx(0.5));
}

TEST_CASE("a useless die revealed out of many speaks against its owner, once for each reveal", "[SECRET-36]") {
  Suspicion suspicion;
  const Seen seen = reveal(1);
  suspicion.notice(seen.view, shipped::cards());
  const double once = suspicion.of(seatAt(1), seen.view);
  CHECK(once > 0.4);
  CHECK(suspicion.of(seatAt(2), seen.view) < 1.0 / 3);
  suspicion.notice(seen.view, shipped::cards());
  CHECK(suspicion.of(seatAt(1), seen.view) == once);
  CHECK(suspicion.first(seen.view) == seatAt(1));
}

TEST_CASE("the hidden Traitor's sabotage shows only while the table suspects somebody else as much", "[SECRET-34]") {
  Seen seen = reveal(1);
  seen.view.isTraitor = true;
  seen.view.seats[1].revealed = seen.view.seats[2].revealed = {};
  seen.lay(die(Symbol::Lore, 1), Spot::Claimed, {Symbol::Tech, 1}, seatAt(0));
  seen.lay(die(Symbol::Lore, 2), Spot::Claimed, {Symbol::Lore, 1}, seatAt(0));
  const auto coverAfter = [&](Seat suspected) {
    RuleBot bot(shipped::cards());
    kernel::Luck luck(1);
    Seen before = reveal(2);
    if (suspected == seatAt(0))  // what seat 1 reveals there is mine
      for (int n = 0; n < 3; ++n) before.lay(die(Symbol::Tech, n), Spot::Claimed, {Symbol::Lore, 1}, seatAt(0));
    if (suspected == seatAt(0)) std::swap(before.view.seats[0].revealed, before.view.seats[1].revealed);
    before.ask(Ask::Nothing, {});
    (void)bot.interject(before.view, before.asked, luck);
    seen.ask(Ask::CoverDie,
             {choice(verb::CoverDie, of(die(Symbol::Lore, 1))), choice(verb::CoverDie, of(die(Symbol::Lore, 2)))});
    return seen.asked[bot.choose(seen.view, seen.asked, luck)];
  };
  CHECK(coverAfter(seatAt(1)) == choice(verb::CoverDie, of(die(Symbol::Lore, 2))));  // fills nothing
  CHECK(coverAfter(seatAt(0)) == choice(verb::CoverDie, of(die(Symbol::Lore, 1))));
}

TEST_CASE("the hidden Traitor keeps his texts to himself, but takes what a Loyal Agent would take", "[SECRET-46]") {
  Seen seen;
  seen.view.isTraitor = true;
  seen.view.challenge = {true, false, seatAt(1), Attribute::Physical, Place::None, 0, ObstacleId{0}, 3, 2};
  for (int space = 0; space < 4; ++space) seen.view.track.push({static_cast<ObstacleId>(space), false});
  seen.hold("tesla").ask(Ask::Nothing, {choice(verb::Play, of(card("tesla")))});
  CHECK(seen.interjected() == kernel::Choice{});
  seen.view.challenge = {};
  for (const DieId each : Dice::all()) seen.lay(each, Spot::Field, {Symbol::Logic, 1});
  seen.handsOf(9).hold("hg-wells-grappler");
  seen.ask(Ask::Nothing, {choice(verb::Play, of(card("hg-wells-grappler")))});
  CHECK(seen.interjected() == choice(verb::Play, of(card("hg-wells-grappler"))));
}

TEST_CASE("votes follow the evidence", "[VOTE-04]") {
  CHECK(voteOn(seatAt(1), 0) == choice(verb::VoteSpare, of(seatAt(1))));
  CHECK(voteOn(seatAt(1), 3) == choice(verb::VoteBronze, of(seatAt(1))));
  CHECK(voteOn(seatAt(2), 3) == choice(verb::VoteSpare, of(seatAt(2))));
}
