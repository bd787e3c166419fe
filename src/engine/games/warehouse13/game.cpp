#include "engine/games/warehouse13/game.h"

#include "engine/games/warehouse13/phases/phases.h"
#include "engine/games/warehouse13/phases/setup.h"

namespace w13 {

static_assert(kernel::Game<Warehouse13>);

State Warehouse13::begin(const Setup& setup, kernel::Chance& chance, Events* events, Decision& d) const {
  State s{};
  Table t(s, cards_, chance, events);
  setTable(t, setup);
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

bool Warehouse13::isInterjection(const State& s, Seat seat, Choice c) const {
  if (c.verb == verb::UseAbility) return true;
  if (c.verb == verb::Swap) return thingOf(c.noun) == Thing::Type;
  if (c.verb != verb::Play) return false;
  const Design& design = cards_.of(cardOf(c.noun));
  if (design.kind == Kind::Plot) return false;
  const bool action = std::visit(
      [&]<class Step>(const Step& step) {
        if constexpr (std::is_same_v<Step, TakeAction>) return step.seat == seat;
        else
          return (std::is_same_v<Step, TraitorAction> || std::is_same_v<Step, TraitorFinaleAction> ||
                  std::is_same_v<Step, TraitorResponse>)&&s.world.traitor.seat == seat;
      },
      s.agenda.top());
  return !(action && design.timing == Timing::Action);
}

void Warehouse13::choose(State& s, Seat seat, Choice c, kernel::Chance& chance, Events* events, Decision& d) const {
  Table t(s, cards_, chance, events);
  Window window{};
  if (isInterjection(s, seat, c) && openWindow(s.agenda, &window)) w13::interject(t, seat, c, window);
  else kernel::reply(s.agenda, t, seat, c);
  kernel::settle(s.agenda, t, d);
}

bool Warehouse13::redact(Event& event, Seat viewer) const {
  const bool everybody = event.audience == SeatSet::all();
  if (viewer == Seat::Table ? !everybody : !event.audience.has(viewer)) return false;
  const bool clear = viewer == Seat::Table ? event.sees == SeatSet::all() : event.sees.has(viewer);
  if (!clear) {
    // Which pile a card was drawn from stays public (SECRET-44); the card does not.
    event.veiled = true;
    event.noun = {};
  }
  event.audience = event.sees = SeatSet::all();
  return true;
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
