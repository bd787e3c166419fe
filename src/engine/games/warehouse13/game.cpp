#include "engine/games/warehouse13/game.h"

#include <cassert>
#include <variant>

#include "engine/games/warehouse13/cards/standing.h"
#include "engine/games/warehouse13/effects/doing.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/phases/phases.h"
#include "engine/games/warehouse13/phases/setup.h"
#include "engine/kernel/glimpse.h"

namespace w13 {

static_assert(kernel::Game<Warehouse13>);
static_assert(kernel::GoesInParts<Warehouse13>);

namespace {

template <class... Steps>
bool isOneOf(const Agenda::Step& step) {
  return (std::holds_alternative<Steps>(step) || ...);
}

/// Whether the step on top begins something new for who watches: the next turn, round or Episode, or a card that is
/// turned over.
bool beginsPart(const State& s) {
  const Agenda::Step& step = s.agenda.top();
  if (isOneOf<UncoverArtifact>(step)) return artifactIsDue(s.world);
  return isOneOf<Episode, RollClues, StrikeWhammy, InOrder, Investigation, AdversaryTurn, BronzeAgent, RevealTraitor,
                 RetrievalPhase, RetrievalRound, GooStep, ApplyInOrder, RoundEnd, FinishRetrieval, EndRetrieval,
                 LoseArtifact, Cleanup, Finale, PlotTurn, EndPlotTurn>(step);
}

/// Does all that follows, and looks at the state before each part of it.
void settleInParts(State& s, Table& t, Decision& d, const Warehouse13::Between& between) {
  kernel::settle(s.agenda, t, d, [&] {
    if (beginsPart(s)) between(s);
  });
}

void make(State& s, Table& t, const kernel::Move& move) {
  if (move.how != kernel::How::Interjection) return kernel::reply(s.agenda, t, move.seat, move.choice);
  Window window{};
  [[maybe_unused]] const bool open = openWindow(s.agenda, &window);
  assert(open);  // only there is one offered
  interject(t, move.seat, move.choice, window);
}

}  // namespace

State Warehouse13::begin(const Setup& setup, kernel::Chance& chance, Events* events, Decision& d) const {
  State s{};
  Table t(s, cards_, chance, events);
  setTable(s.world, t, setup);
  kernel::settle(s.agenda, t, d);
  return s;
}
State Warehouse13::begin(const Setup& setup, kernel::Chance& chance, Events* events, Decision& d,
                         const Between& between) const {
  State s{};
  Table t(s, cards_, chance, events);
  setTable(s.world, t, setup);
  settleInParts(s, t, d, between);
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
  make(s, t, move);
  kernel::settle(s.agenda, t, d);
}
void Warehouse13::choose(State& s, const kernel::Move& move, kernel::Chance& chance, Events* events, Decision& d,
                         const Between& between) const {
  Table t(s, cards_, chance, events);
  make(s, t, move);
  settleInParts(s, t, d, between);
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

bool Warehouse13::couldAct(const State& s, Seat seat, CardId card) const {
  const Situation now{s.world, cards_};
  const Design& design = cards_.of(card);
  CarryOut as;
  as.card = card;
  as.you = as.about = seat;
  as.at = design.at(When::Done);
  if (design.kind != Kind::Trait && design.kind != Kind::Traitor) return true;  // a Plot acts by rules of its own
  if (as.at == 0 || design.stays != Stays::No || !entriesOf(design, cards_).empty()) return true;  // it acts as it lies
  if (possible(now, as, as.at)) return true;
  const Effect& first = cards_.effect(as.at);
  const bool instead = first.otherwise != 0 && verbOf(first.verb)->details.has(Detail::IfUnable);
  return instead && possible(now, as, first.otherwise);
}

}  // namespace w13
