// Table talk: what may be said in the open, when, and in which words.

#include "engine/games/warehouse13/said/remarks.h"

#include <algorithm>
#include <set>

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/said/words.h"
#include "support/catch.h"
#include "warehouse13/bots/position.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using position::die;
using position::Seen;

namespace {

/// An Investigation with a clue in Leads, one in the Field, and one that is claimed.
Seen investigation() {
  Seen seen;
  seen.view.phase = Phase::Investigation;
  seen.lay(die(Symbol::Lore), Spot::Leads, {Symbol::Lore, 2});
  seen.lay(die(Symbol::Tech), Spot::Field, {Symbol::Tech, 1});
  seen.lay(die(Symbol::Logic), Spot::Claimed, {Symbol::Logic, 1}, seatAt(1));
  return seen;
}

bool offered(const Seen& seen, Seat seat, Says what, kernel::Noun about = {}) {
  const std::vector<kernel::Remark> all = remarksFor(seat, seen.view);
  return std::ranges::find(all, remarkOf(what, about)) != all.end();
}

}  // namespace

TEST_CASE("anybody may propose a clue that lies open, for themselves", "[SECRET-07]") {
  const Seen seen = investigation();
  for (const Seat seat : {seatAt(0), seatAt(1)}) {
    CHECK(offered(seen, seat, Says::PlanClue, of(Clue{Symbol::Lore, 2})));
    CHECK(offered(seen, seat, Says::LeaveClue, of(Clue{Symbol::Tech, 1})));
    CHECK_FALSE(offered(seen, seat, Says::PlanClue, of(Clue{Symbol::Logic, 1})));
  }
}

TEST_CASE("hands are spoken of in general terms, and types and cards are asked for", "[SECRET-03][SECRET-06]") {
  const Seen seen = investigation();
  CHECK(offered(seen, seatAt(1), Says::HandStrong));
  CHECK(offered(seen, seatAt(1), Says::HandWeak));
  CHECK(offered(seen, seatAt(1), Says::AskType, of(Symbol::Lore)));
  CHECK(offered(seen, seatAt(1), Says::AskInstant));
}

TEST_CASE("no sentence has a number of the hand or of Stress, or a card", "[SECRET-05]") {
  for (const SaysRow& row : kSaysRows) {
    CHECK(row.about != Thing::Number);
    CHECK(row.about != Thing::Card);
  }
}

TEST_CASE("anybody may say anything of their own side, true or not", "[SECRET-04]") {
  // given the Traitor and a Loyal Agent, who see the same table
  Seen seen = investigation();
  CHECK(offered(seen, seatAt(0), Says::Clean));
  const std::vector<kernel::Remark> loyal = remarksFor(seatAt(0), seen.view);
  seen.view.viewer = Seat::Table;
  CHECK(remarksFor(seatAt(0), seen.view) == loyal);
}

TEST_CASE("nobody is suspected whose side is known, and nobody at all once the Traitor is revealed", "[SECRET-04]") {
  Seen seen = investigation();
  CHECK(offered(seen, seatAt(0), Says::Suspect, of(seatAt(1))));
  CHECK_FALSE(offered(seen, seatAt(0), Says::Suspect, of(seatAt(0))));
  seen.view.seats[1].loyaltyShown = true;
  CHECK_FALSE(offered(seen, seatAt(0), Says::Suspect, of(seatAt(1))));
  CHECK_FALSE(offered(seen, seatAt(1), Says::Clean));
  CHECK(offered(seen, seatAt(1), Says::Suspect, of(seatAt(2))));
  seen.view.traitorRevealed = true;
  CHECK_FALSE(offered(seen, seatAt(1), Says::Suspect, of(seatAt(2))));
  CHECK_FALSE(offered(seen, seatAt(0), Says::Clean));
}

TEST_CASE("a Bronzed Agent speaks, but plans nothing", "[SECRET-07]") {
  Seen seen = investigation();
  seen.view.seats[2].bronzed = true;
  CHECK(offered(seen, seatAt(2), Says::Suspect, of(seatAt(1))));
  CHECK(offered(seen, seatAt(2), Says::AskInstant));
  CHECK_FALSE(offered(seen, seatAt(2), Says::PlanClue, of(Clue{Symbol::Lore, 2})));
}

TEST_CASE("from the roll of the dice to the last reveal nobody says anything", "[SECRET-11]") {
  Seen seen = investigation();
  seen.view.phase = Phase::Retrieval;
  seen.view.retrievalOpen = true;
  CHECK_FALSE(remarksFor(seatAt(0), seen.view).empty());
  seen.view.dice[die(Symbol::Logic)].hidden = true;
  for (const Seat seat : SeatSet::firstOf(seen.view.players)) CHECK(remarksFor(seat, seen.view).empty());
  seen.view.dice[die(Symbol::Logic)].hidden = false;
  CHECK_FALSE(remarksFor(seatAt(0), seen.view).empty());
  seen.view.phase = Phase::Over;
  CHECK(remarksFor(seatAt(0), seen.view).empty());
}

TEST_CASE("bots are asked at the beginning of each round of an Investigation and of each vote", "[SECRET-04]") {
  Seen seen = investigation();
  std::set<std::uint32_t> moments;
  for (int episode = 1; episode <= 3; ++episode)
    for (int round = 1; round <= 4; ++round) {
      seen.view.episode = static_cast<std::uint8_t>(episode);
      seen.view.round = static_cast<std::uint16_t>(round);
      moments.insert(talkMomentOf(seen.view));
      seen.view.vote.caller = seatAt(0);
      seen.view.vote.named = seatAt(round % 3);
      moments.insert(talkMomentOf(seen.view));
      seen.view.vote = {};
    }
  CHECK(moments.size() == 24);
  CHECK_FALSE(moments.contains(0));
  seen.view.phase = Phase::Cleanup;
  CHECK(talkMomentOf(seen.view) == 0);
}

TEST_CASE("every sentence is said in English and German, with what it is about", "[SECRET-03]") {
  const Seen seen = investigation();
  const Words english(shipped::cards(), nullptr, {"Ann", "Ben", "Cleo"});
  const Words german(shipped::cards(), nullptr, {"Ann", "Ben", "Cleo"}, house::kGerman);
  CHECK(english.remark(remarkOf(Says::PlanClue, of(Clue{Symbol::Lore, 2})), seen.view) == "I plan to take the 2-Lore.");
  CHECK(german.remark(remarkOf(Says::PlanClue, of(Clue{Symbol::Lore, 2})), seen.view) == "Ich will 2-Wissen nehmen.");
  CHECK(english.remark(remarkOf(Says::Suspect, of(seatAt(1))), seen.view) == "I suspect Ben.");
  CHECK(german.remark(remarkOf(Says::PlanPlace, of(Place::BedAndBreakfast)), seen.view) ==
        "Als Nächstes nutze ich die Pension.");
  CHECK(english.remark(remarkOf(Says::Clean), seen.view) == "I am clean.");
  CHECK(english.remark(remarkOf(Says::Suspect), seen.view) == "I suspect \u2026");
  std::set<std::string> all;
  for (const kernel::Remark& each : remarksFor(seatAt(0), seen.view)) {
    CHECK_FALSE(german.remark(each, seen.view).empty());
    all.insert(english.remark(each, seen.view));
  }
  CHECK(all.size() == remarksFor(seatAt(0), seen.view).size());
}

TEST_CASE("only what a sentence can be about is read from a log", "[SECRET-03]") {
  CHECK(means(remarkOf(Says::Suspect, of(seatAt(2))), 3));
  CHECK_FALSE(means(remarkOf(Says::Suspect, of(seatAt(3))), 3));
  CHECK_FALSE(means(remarkOf(Says::Suspect), 3));
  CHECK_FALSE(means(remarkOf(Says::Clean, of(seatAt(1))), 3));
  CHECK_FALSE(means({kSays, {}}, 3));
  CHECK_FALSE(means(remarkOf(Says::AskType, nounOf(Thing::Type, 9)), 3));
  // and of anything else nothing is said
  const Words words(shipped::cards(), nullptr);
  CHECK(words.remark(remarkOf(Says::PlanPlace, nounOf(Thing::Place, 900)), investigation().view).empty());
  CHECK(words.remark({kSays, {}}, investigation().view).empty());
}
