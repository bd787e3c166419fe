#include "engine/games/warehouse13/game.h"

#include <cassert>

#include "engine/games/warehouse13/phases/phases.h"
#include "engine/games/warehouse13/phases/setup.h"

namespace w13 {

static_assert(kernel::Game<Warehouse13>);

State Warehouse13::begin(const Setup& setup, kernel::Chance& chance, Events* events, Decision& d) const {
  State s{};
  Table t(s, cards_, chance, events);
  setTable(s.world, t, setup);
  kernel::settle(s.agenda, t, d);
  return s;
}

SeatSet Warehouse13::asked(const State& s) const {
  Decision scratch;
  return kernel::asked(s.agenda, Situation{s.world, cards_}, scratch);
}

void Warehouse13::decide(const State& s, Seat seat, Decision& d) const {
  kernel::decide(s.agenda, Situation{s.world, cards_}, seat, d);
}

void Warehouse13::interject(const State& s, Seat seat, Decision& d) const { listInterjections(s, cards_, seat, d); }

bool Warehouse13::mayInterject(const State& s, Seat seat) const { return w13::mayInterject(s, cards_, seat); }

kernel::Result Warehouse13::result(const State& s) const {
  const World& w = s.world;
  kernel::Result result;
  if (!w.over()) return result;
  result.over = true;
  result.ending = static_cast<std::uint8_t>(w.ending);
  const SeatSet traitor = w.traitor.seat;
  result.won = w.winner == Winner::Traitor ? traitor : SeatSet::firstOf(w.players).without(traitor);
  return result;
}

void Warehouse13::choose(State& s, const kernel::Move& move, kernel::Chance& chance, Events* events,
                         Decision& d) const {
  Table t(s, cards_, chance, events);
  if (move.how == kernel::How::Interjection) {
    Window window{};
    [[maybe_unused]] const bool open = openWindow(s.agenda, &window);
    assert(open);  // only there is one offered
    w13::interject(t, move.seat, move.choice, window);
  } else {
    kernel::reply(s.agenda, t, move.seat, move.choice);
  }
  kernel::settle(s.agenda, t, d);
}

Rule Warehouse13::why(const State& s, Seat viewer, kernel::Noun noun, Decision& scratch, std::uint8_t verb) const {
  scratch.clear();
  scratch.probe(noun, verb);
  decide(s, Seat::Table, scratch);
  const bool mine = scratch.seat() == viewer && viewer != Seat::Table;
  const Rule rule = scratch.reason(!mine);
  scratch.probe({});
  return rule;
}

}  // namespace w13
