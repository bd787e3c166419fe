// Hand-overs: what asks for them, and how `w13 simulate` counts them.

#include "engine/games/warehouse13/season/handovers.h"

#include "engine/games/warehouse13/queries.h"
#include "engine/games/warehouse13/season/season.h"
#include "engine/kernel/session.h"
#include "support/catch.h"
#include "warehouse13/secrecy/seasons.h"

using namespace w13;
using kernel::Choice;
using kernel::Decision;
using kernel::Openness;
using kernel::Session;

namespace {

constexpr Choice kOpen{1, {}};
constexpr Choice kHidden{2, {}};

/// A question to a seat with an answer in the open and one from the hand, as its kind allows.
Decision question(Seat seat, Ask ask, Openness openness) {
  Decision d;
  d.ask(seat, static_cast<std::uint16_t>(ask), kernel::Rule::None, openness);
  d.offer(kOpen);
  if (openness != Openness::Public) d.offerFromHand(kHidden);
  return d;
}

Ask asked(const Decision& d) { return static_cast<Ask>(d.question()); }

/// Plays a season and shows each question before it is answered.
template <class Look>
void play(const secrecy::Season& season, Look look) {
  const Warehouse13 game(shipped::cards());
  Session<Warehouse13> session(game, season.setup, season.seed, kernel::Listening::No);
  secrecy::Players players(season);
  kernel::Luck mind(~season.seed);
  Decision d;
  while (!session.over()) {
    const Seat seat = seatAt(std::countr_zero(session.asked().bits()));
    session.decision(seat, d);
    look(session, d);
    View v{};
    session.view(seat, v);
    session.choose(seat, d[players.choose(v, d, mind)]);
  }
}

}  // namespace

TEST_CASE("A hand-over is counted under the question answered first behind the curtain") {
  // given what a seat answers in the open, from its hand, and in secret
  Visits visits;
  visits.answered(question(seatAt(0), Ask::TakeAction, Openness::WithHand), kOpen);
  visits.answered(question(seatAt(0), Ask::FocusDraw, Openness::Public), kOpen);
  CHECK(visits.counted().all() == 0);
  // when a Trait is spent and the clue it pays for is claimed, and two dice are covered one after the other
  visits.answered(question(seatAt(1), Ask::WorkTheCase, Openness::WithHand), kHidden);
  visits.answered(question(seatAt(1), Ask::ClaimClue, Openness::Public), kOpen);
  visits.answered(question(seatAt(2), Ask::CoverDie, Openness::Secret), kOpen);
  visits.answered(question(seatAt(2), Ask::CoverDie, Openness::Secret), kOpen);
  visits.answered(question(seatAt(3), Ask::CoverDie, Openness::Secret), kOpen);
  // then each visit counts once
  CHECK(visits.counted().of(Ask::WorkTheCase) == 1);
  CHECK(visits.counted().of(Ask::ClaimClue) == 0);
  CHECK(visits.counted().of(Ask::CoverDie) == 2);
  CHECK(visits.counted().all() == 3);
}

TEST_CASE("Nobody is handed over to a seat on a shield, and what it answers ends the visit of another") {
  // given a seat on a phone, and one that answers in secret before and after it
  Visits visits{kernel::SeatSet(seatAt(1))};
  const auto answers = [&](int seat) {
    visits.answered(question(seatAt(seat), Ask::CoverDie, Openness::Secret), kHidden);
  };
  answers(1);
  CHECK(visits.counted().all() == 0);
  for (const int seat : {2, 1, 2}) answers(seat);
  CHECK(visits.counted().all() == 2);
}

TEST_CASE("The curtain falls where something comes between two answers of a seat") {
  Visits visits;
  const Decision secret = question(seatAt(1), Ask::DiscardTraits, Openness::Secret);
  visits.answered(secret, kHidden);
  SECTION("chance, or something new") { visits.close(); }
  SECTION("an answer in the open") { visits.answered(question(seatAt(1), Ask::ChooseDie, Openness::Public), kOpen); }
  CHECK_FALSE(visits.open());
  visits.answered(secret, kHidden);
  CHECK(visits.counted().of(Ask::DiscardTraits) == 2);
}

TEST_CASE("Nobody is asked in secret what public facts leave no choice in", "[RULING-58][RETR-12][TGOO-02]") {
  long covers = 0;
  long goo = 0;
  long handed = 0;
  for (std::uint64_t number = 1; number <= 60; ++number) {
    const secrecy::Season season = secrecy::seasonOf(number);
    INFO(secrecy::told(season));
    play(season, [&](const Session<Warehouse13>& session, const Decision& d) {
      const World& w = session.state().world;
      if (asked(d) == Ask::FocusDraw) CHECK(d.openness() == Openness::Public);
      if (asked(d) == Ask::CoverDie && ++covers > 0) CHECK(w.agent(d.seat()).claimed.size() > 1);
      if (asked(d) == Ask::CoverGoo && ++goo > 0) CHECK(std::popcount(w.traitor.goo) > 1);
      const bool aside = !w.aside.empty() && w.aside[0].seat == d.seat();  // no gift of a willing transfer
      if (asked(d) == Ask::HandOver && aside && ++handed > 0) CHECK(w.aside.size() > 1);
      if (asked(d) == Ask::OrderDiscards) CHECK(w.agent(d.seat()).handSize() > 1);
    });
  }
  CHECK(covers > 100);  // the seasons met them
  CHECK(goo > 10);
  CHECK(handed > 5);
}

TEST_CASE("An Action whose rest is secret is chosen with it in one visit, while nothing bars the way",
          "[BED-01][FIELD-03]") {
  int both = 0;
  play(secrecy::seasonWith(3, 3, secrecy::Cast::Rule), [&](const Session<Warehouse13>& session, const Decision& d) {
    const World& w = session.state().world;
    const Choice rest{verb::Use, of(Place::BedAndBreakfast)};
    if (asked(d) != Ask::TakeAction || d.find(rest) < 0 || w.agent(d.seat()).handSize() == 0) return;
    if (!w.obstacleOn(Place::BedAndBreakfast).none()) return;
    // given somebody with a card in hand, before the Action
    Decision next;
    // when the Bed & Breakfast is chosen behind the curtain
    session.decisionAfter(d.seat(), std::span(&rest, 1), next);
    if (next.empty()) return;  // a Snag is rolled for first
    // then how much Stress comes back is asked there, too
    CHECK(asked(next) == Ask::ReturnStress);
    CHECK(next.goesOnInVisit());
    ++both;
  });
  CHECK(both > 10);
}
