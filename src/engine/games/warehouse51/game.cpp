#include "engine/games/warehouse51/game.h"

#include "engine/games/warehouse51/rules/rules.h"

namespace w51 {

static_assert(kernel::Game<Warehouse51>);
static_assert(kernel::isValue<State>);
static_assert(sizeof(State) <= 1536);

State Warehouse51::begin(const Setup& setup, kernel::Chance& chance, Events* events, Decision& d) const {
  State s{};
  Table t(s, cards_, chance, events);
  t.layOut(setup);
  t.run(FirstLook{}, NextLot{});
  kernel::settle(s.agenda, t, d);
  return s;
}

kernel::Result Warehouse51::result(const State& s) const {
  const Open& open = s.world.open;
  kernel::Result result;
  if (!open.scored) return result;
  result.over = true;
  result.ending = 1;
  for (const Seat seat : open.all()) result.score[index(seat)] = static_cast<std::int16_t>(open.scores[seat].total());
  result.won = winners(now(s), open.scores);
  return result;
}

SeatSet Warehouse51::asked(const State& s) const {
  Decision scratch;
  return kernel::asked(s.agenda, now(s), scratch);
}

void Warehouse51::decide(const State& s, Seat seat, Decision& d) const { kernel::decide(s.agenda, now(s), seat, d); }

bool Warehouse51::mayInterject(const State& s, Seat seat) const {
  return pawningIsOpen(s.agenda) && mayPawn(now(s), seat);
}

void Warehouse51::interject(const State& s, Seat seat, Decision& d) const {
  d.clear();
  if (mayInterject(s, seat)) askToPawn(now(s), seat, d);
}

void Warehouse51::choose(State& s, const kernel::Move& move, kernel::Chance& chance, Events* events,
                         Decision& d) const {
  Table t(s, cards_, chance, events);
  if (move.how == kernel::How::Interjection) t.pawn(move.seat, relicOf(move.choice.noun));
  else kernel::reply(s.agenda, t, move.seat, move.choice);
  kernel::settle(s.agenda, t, d);
}

namespace {

/// Why a seat cannot choose what its question, if it is asked, is not about. OPEN-11, BLIND-09
Rule whyNotNow(const State& s, Seat viewer, bool asked, Noun noun) {
  if (s.agenda.empty() || viewer == Seat::Table) return Rule::None;
  const Open& open = s.world.open;
  if (noun.kind == noun::Deck)
    return open.auction.lot != RelicId::None ? "TURN-02"_rule : open.turnedUp ? Rule::None : "TURN-06"_rule;
  if (noun.kind != noun::Ingots || asked) return Rule::None;
  if (open.closed.has(viewer)) return "BLIND-06"_rule;
  if (!std::holds_alternative<OpenTurn>(s.agenda.top())) return Rule::None;
  return open.auction.passed.has(viewer) ? "OPEN-03"_rule : "OPEN-01"_rule;
}

}  // namespace

Rule Warehouse51::why(const State& s, Seat viewer, Noun noun, Decision& scratch) const {
  const bool mine = asked(s).has(viewer);
  scratch.probe(noun);
  if (mine || noun.kind != noun::Ingots) decide(s, mine ? viewer : Seat::Table, scratch);
  Rule reason = scratch.reason(!mine);
  if (reason == Rule::None) reason = whyNotNow(s, viewer, mine, noun);
  if (reason == Rule::None && noun.kind == noun::Relic && viewer != Seat::Table) {
    scratch.probe(noun);
    askToPawn(now(s), viewer, scratch);
    const Rule shut = whyShopIsShut(s.agenda);
    reason = shut != Rule::None ? shut : scratch.reason(false);
  }
  scratch.probe({});
  return reason;
}

void Warehouse51::pointable(const View& view, std::vector<Noun>& nouns) const {
  for (const Category category : kEachCategory) nouns.push_back(deckOf(category));
  for (const Seat seat : view.open.all())
    for (const RelicId relic : view.open.owned[seat]) nouns.push_back(of(relic));
  for (int place = 0; place < view.open.onTable.size(); ++place) nouns.push_back(counterfeitAt(place));
  for (int number = 0; number <= cards_.game.ingots; ++number) nouns.push_back(ingots(number));
}

}  // namespace w51
