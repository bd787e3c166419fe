// Responses inside responses: every window is answered whenever anything fits, with full hands, the cards of the box,
// the promos and an expansion together. What is interrupted must go on as it stood: RULING-02, RULING-61, RULING-63.

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/season/mixed_setup.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/session.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

namespace {

using namespace w13;
using kernel::Choice;
using kernel::Decision;
using kernel::Luck;
using kernel::Session;

const CardSet& everything() {
  static const CardSet kCards = readCards({(shipped::project() / "data/cards/warehouse13").string(),
                                           (shipped::project() / "data/cards/promos").string(),
                                           (shipped::project() / "data/expansions/night-shift/cards").string()});
  return kCards;
}

constexpr int kFullHand = 12;

/// Takes Traits off the piles into all hands, and Traitor cards into the revealed Traitor's.
void fillHands(State& state, const Catalog& cards) {
  World& w = state.world;
  for (int seat = 0; seat < w.players; ++seat) {
    Agent& agent = w.agents[seat];
    for (int tries = 0; w.isFree(seatAt(seat)) && agent.handSize() < kFullHand && tries < 200; ++tries) {
      Tray<32>& pile = w.traits[(seat + tries) % kTypeCount];
      if (pile.drawSize() < 2) continue;
      const CardId card = pile.takeTop();
      if (cards.of(card).kind == Kind::Trait) {
        agent.hand.push(card);
        w.knows[card] = seatAt(seat);
      } else {
        pile.putUnder(card);
      }
    }
  }
  while (w.traitor.revealed && !w.traitor.bronzed && w.traitor.hand.size() < kFullHand &&
         w.traitorDeck.drawSize() > 1) {
    const CardId card = w.traitorDeck.takeTop();
    w.traitor.hand.push(card);
    w.knows[card] = w.traitor.seat;
  }
}

/// A question that a response has interrupted, as it stood.
struct Interrupted {
  int depth = 0;
  Decision question;
  std::int8_t roll = -1;
  ChallengeView challenge;
  bool rerolled = false;  ///< a response to it may have rolled again
};

/// Whether a list has a verb in it, at any depth.
bool has(const Catalog& cards, EffectAt at, Do verb) {
  for (; at != 0 && cards.effect(at).verb != Do::End; ++at) {
    const Effect& e = cards.effect(at);
    if (e.verb == verb || has(cards, e.then, verb) || has(cards, e.otherwise, verb)) return true;
  }
  return false;
}

/// Plays seasons for nothing but responses, and looks at what they interrupt.
class Fuzzer {
 public:
  explicit Fuzzer(std::uint64_t seed) : luck_(seed), game_(*everything().cards) {}

  void play(int choices) {
    const int seats = 2 + luck_.pick(4, kernel::ChanceOf::Card);
    setup_ = mixedSetup(seats, *everything().cards, luck_, {"quick-windows"});
    begin(Session<Warehouse13>(game_, setup_, luck_.bits()).state());
    for (int made = 0; made < choices && !session_->over(); ++made) {
      if (made % 30 == 29 && interrupted_.empty()) begin(session_->state());
      step();
      const std::string fault = game_.fault(session_->state());
      if (!fault.empty()) FAIL(fault);
    }
  }

  long responses = 0;
  long nested = 0;  ///< responses while another one was being done
  int deepest = 0;
  long full = 0;  ///< choices for which the table had no room

 private:
  void begin(State state) {
    fillHands(state, *everything().cards);
    interrupted_.clear();
    session_.emplace(game_, setup_, state, std::make_unique<Luck>(luck_.bits()));
  }

  void step() {
    settle();
    if (respond()) return;
    const SeatSet asked = session_->asked();
    for (int seat = 0; seat < session_->seats(); ++seat) {
      if (!asked.has(seatAt(seat))) continue;
      Decision d;
      session_->decision(seatAt(seat), d);
      return make(seatAt(seat), d[luck_.pick(d.size(), kernel::ChanceOf::Card)], false);
    }
  }

  bool respond() {
    const int first = luck_.pick(session_->seats(), kernel::ChanceOf::Card);
    for (int next = 0; next < session_->seats(); ++next) {
      const Seat seat = seatAt((first + next) % session_->seats());
      if (!session_->mayInterject(seat)) continue;
      Decision d;
      session_->interjections(seat, d);
      if (d.empty()) continue;
      make(seat, d[luck_.pick(d.size(), kernel::ChanceOf::Card)], true);
      return true;
    }
    return false;
  }

  void make(Seat seat, Choice choice, bool response) {
    const bool inside = !interrupted_.empty();
    if (response) interrupt(choice);
    try {
      if (response) session_->interject(seat, choice);
      else session_->choose(seat, choice);
    } catch (const kernel::NoRoomError&) {  // nothing has changed
      ++full;
      if (response) interrupted_.pop_back();
      begin(session_->state());
      return;
    }
    if (!response) return;
    ++responses;
    nested += inside ? 1 : 0;
    deepest = std::max(deepest, static_cast<int>(interrupted_.size()));
  }

  void interrupt(Choice choice) {
    Interrupted stands;
    stands.depth = session_->state().agenda.size();
    session_->decision(Seat::Table, stands.question);
    View v;
    session_->view(Seat::Table, v);
    stands.roll = v.warehouseRoll;
    stands.challenge = v.challenge;
    const Catalog& cards = *everything().cards;
    if (choice.verb == verb::Play) {
      const Design& design = cards.of(cardOf(choice.noun));
      stands.rerolled = has(cards, design.at(When::Done), Do::Reroll);
    } else {
      stands.rerolled = true;  // an Ability, or a swap: looked at as little as a reroll
    }
    interrupted_.push_back(stands);
  }

  /// Whatever was interrupted and is asked again must stand as it stood.
  void settle() {
    const int depth = session_->state().agenda.size();
    while (!interrupted_.empty() && interrupted_.back().depth > depth) interrupted_.pop_back();
    if (interrupted_.empty() || interrupted_.back().depth != depth) return;
    const Interrupted before = interrupted_.back();
    interrupted_.pop_back();
    Decision now;
    session_->decision(Seat::Table, now);
    if (now.question() != before.question.question() || now.seat() != before.question.seat()) return;
    View v;
    session_->view(Seat::Table, v);
    CHECK(v.challenge.open == before.challenge.open);
    CHECK(v.challenge.seat == before.challenge.seat);
    CHECK(v.challenge.place == before.challenge.place);
    CHECK(v.challenge.obstacle == before.challenge.obstacle);
    if (static_cast<Ask>(now.question()) == Ask::KeepRoll && !before.rerolled) CHECK(v.warehouseRoll == before.roll);
  }

  Luck luck_;
  Warehouse13 game_;
  Setup setup_;
  std::optional<Session<Warehouse13>> session_;
  std::vector<Interrupted> interrupted_;
};

void playForResponses(std::uint64_t seasons, std::uint64_t first) {
  long responses = 0;
  long nested = 0;
  long full = 0;
  int deepest = 0;
  for (std::uint64_t season = first; season < first + seasons; ++season) {
    INFO("season " << season);
    Fuzzer fuzzer(season);
    fuzzer.play(1500);
    responses += fuzzer.responses;
    nested += fuzzer.nested;
    full += fuzzer.full;
    deepest = std::max(deepest, fuzzer.deepest);
  }
  INFO(responses << " responses, " << nested << " of them inside others, " << deepest << " deep; " << full
                 << " times there was no room");
  CHECK(responses > static_cast<long>(20 * seasons));
  CHECK(nested > static_cast<long>(seasons));
  CHECK(deepest > 2);
  CHECK(full <= static_cast<long>(seasons / 1000));  // hands are stuffed: nine cards at once, now and then
}

}  // namespace

TEST_CASE("what a response interrupts goes on as it stood, however deep", "[RULING-61][RULING-02][heavy]") {
  playForResponses(300, 1);
}

TEST_CASE("the same over thousands of seasons", "[RULING-61][.long][long]") { playForResponses(10000, 1000); }
