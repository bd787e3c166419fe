// A match that is played by its interface alone, and what its journal hears.

#include "engine/games/vault/match.h"

#include <memory>
#include <string>
#include <vector>

#include "engine/kernel/errors.h"
#include "kernel/vault_words.h"
#include "support/catch.h"

namespace {

using namespace vault;
using house::Match;
using kernel::Luck;
using kernel::seatAt;

std::unique_ptr<VaultMatch> begun(std::uint64_t seed, int seats = 3) {
  return std::make_unique<VaultMatch>(Vault::Setup{seats}, std::make_unique<Luck>(seed));
}

/// Answers the first open question by luck; false if there is none.
bool answer(Match& match, Luck& luck) {
  const Seat seat = match.asked().first();
  if (seat == Seat::Table) return false;
  Decision d;
  match.decision(seat, d);
  match.chooseIndex(seat, luck.pick(d.size(), kernel::ChanceOf::Card));
  return true;
}

/// Writes down in words what it hears; refuses to write when told to.
struct Words final : house::Journal {
  void made(std::size_t since) override { hear("made " + std::to_string(since)); }
  void undoing() override { hear("undoing"); }
  void looking(Seat seat) override { hear("looking " + std::to_string(index(seat))); }
  void noting(Seat seat, const std::string& text) override {
    hear("noting " + std::to_string(index(seat)) + " " + text);
  }
  void saying(const kernel::Said& said) override { hear("saying " + std::to_string(index(said.seat))); }
  void hear(const std::string& what) {
    if (full) throw kernel::DataError("the disk is full");
    heard.push_back(what);
  }
  std::vector<std::string> heard;
  bool full = false;
};

}  // namespace

TEST_CASE("A match played by its interface comes to the same end as the session behind it", "[house][match]") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    // given a match and a session that begin alike
    const auto match = begun(seed);
    const Vault game;
    kernel::Session<Vault> session(game, {3}, seed);
    Luck mine(seed), theirs(seed);
    // when the same is chosen in both
    while (answer(*match, mine)) {
      const Seat seat = session.asked().first();
      session.chooseIndex(seat, theirs.pick(decisionOf(session, seat).size(), kernel::ChanceOf::Card));
      REQUIRE(match->asked() == session.asked());
      for (int at = -1; at < 3; ++at) {
        Decision d;
        match->decision(seatAt(at), d);
        REQUIRE(d == decisionOf(session, seatAt(at)));
        if (at >= 0) REQUIRE(match->mayInterject(seatAt(at)) == session.mayInterject(seatAt(at)));
      }
    }
    // then both are over, with the same winners
    CHECK(match->over());
    CHECK(match->result() == session.result());
    CHECK(match->steps() == session.steps());
    CHECK_FALSE(match->result().won.empty());
  }
}

TEST_CASE("The journal of a match hears of moves, visits, looks and steps back, once each", "[house][match]") {
  // given a match whose journal is on
  const auto match = begun(4, 2);
  const auto words = std::make_shared<Words>();
  match->journal = words;
  // when two choose and one of them looks twice
  match->choose(kAda, hide(1));
  match->looked(kBo);
  match->looked(kBo);
  match->choose(kBo, hide(2));
  // then each is written down in its order, the second look of the same moment is not
  CHECK(words->heard == std::vector<std::string>{"made 0", "looking 1", "made 1"});
  // and when a choice that taught nobody anything is taken back, that is written down before it happens
  Luck luck(4);
  while (!match->mayUndo()) REQUIRE(answer(*match, luck));
  const int steps = match->steps();
  match->undo();
  CHECK(words->heard.back() == "undoing");
  CHECK(match->steps() == steps - 1);
}

TEST_CASE("What a journal cannot write has not happened", "[house][match]") {
  // given a match after some moves, and a disk that is full
  const auto match = begun(7);
  const auto words = std::make_shared<Words>();
  match->journal = words;
  Luck luck(7);
  for (int times = 0; times < 9; ++times) REQUIRE(answer(*match, luck));
  words->full = true;
  const int steps = match->steps();
  const Luck before = *match->luck();
  const View table = viewOf(match->session, Seat::Table);
  // when a choice is made, then it throws, and match and chance are as before
  CHECK_THROWS_AS(answer(*match, luck), kernel::DataError);
  CHECK(match->steps() == steps);
  CHECK(match->luck()->position().state == before.position().state);
  CHECK(viewOf(match->session, Seat::Table) == table);
  const Seat asked = match->asked().first();
  CHECK_THROWS_AS(match->looked(asked), kernel::DataError);
  CHECK(match->session.looks().empty());
  // and once there is room again, it goes on
  words->full = false;
  CHECK(answer(*match, luck));
  CHECK(match->steps() == steps + 1);
}

TEST_CASE("A match refuses what is not on offer and stays as it is", "[house][match]") {
  const auto match = begun(2);
  CHECK_THROWS_AS(match->choose(kAda, bid(1)), kernel::RefusedError);
  CHECK_THROWS_AS(match->chooseIndex(seatAt(5), 0), kernel::RefusedError);
  CHECK_THROWS_AS(match->interject(kBo, burn(1)), kernel::RefusedError);
  CHECK_THROWS_AS(match->undo(), kernel::RefusedError);
  CHECK(match->steps() == 0);
}

TEST_CASE("Notes belong to one seat, are no move and are not taken back", "[house][notes]") {
  // given a match in which Ada has written something down
  const auto match = begun(4, 2);
  const auto words = std::make_shared<Words>();
  match->journal = words;
  match->writeNotes(kAda, "Bo has gold\n");
  CHECK(words->heard == std::vector<std::string>{"noting 0 Bo has gold\n"});
  CHECK(match->notes(kAda) == "Bo has gold\n");
  CHECK(match->notes(kBo).empty());
  CHECK(match->steps() == 0);
  // when something is chosen and taken back, then her notes stay
  Luck luck(4);
  while (!match->mayUndo()) REQUIRE(answer(*match, luck));
  match->undo();
  CHECK(match->notes(kAda) == "Bo has gold\n");
  // and the same written again is not written down again
  const std::size_t heard = words->heard.size();
  match->writeNotes(kAda, "Bo has gold\n");
  CHECK(words->heard.size() == heard);
}

TEST_CASE("Notes that cannot be kept are refused with a sentence and change nothing", "[house][notes]") {
  const auto match = begun(4, 2);
  match->writeNotes(kBo, "old");
  CHECK_THROWS_WITH(match->writeNotes(kBo, std::string(2001, 'x')),
                    "notes have room for 2000 bytes, and these have 2001; leave some out");
  CHECK_THROWS_AS(match->writeNotes(kBo, "red \x1b[31m"), kernel::RefusedError);
  CHECK_THROWS_AS(match->writeNotes(seatAt(2), "new"), kernel::RefusedError);
  CHECK_THROWS_AS(match->notes(Seat::Table), kernel::RefusedError);
  const auto words = std::make_shared<Words>();
  match->journal = words;
  words->full = true;
  CHECK_THROWS_AS(match->writeNotes(kBo, "new"), kernel::DataError);
  CHECK(match->notes(kBo) == "old");
}
