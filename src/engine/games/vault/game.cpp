#include "engine/games/vault/game.h"

#include "engine/games/vault/rules.h"

namespace vault {

static_assert(kernel::Game<Vault>);
static_assert(kernel::isValue<State>);

State Vault::begin(const Setup& setup, kernel::Chance& chance, Events* events, Decision& d) const {
  State state{};
  Table t(state, chance, events);
  t.setUp(setup.seats);
  t.run(Night{});
  for (int at = setup.seats; at-- > 0;) t.run(HideLoot{kernel::seatAt(at)});
  kernel::settle(state.agenda, t, d);
  return state;
}

kernel::Result Vault::result(const State& state) const {
  const World& w = state.world;
  kernel::Result result;
  for (int at = 0; at < w.seats; ++at) result.score[at] = static_cast<std::int16_t>(w.score[at]);
  if (!state.agenda.empty()) return result;
  result.over = true;
  result.ending = 1;
  const auto best = *std::max_element(result.score.begin(), result.score.begin() + w.seats);
  for (int at = 0; at < w.seats; ++at)
    if (result.score[at] == best) result.won |= kernel::seatAt(at);
  return result;
}

SeatSet Vault::asked(const State& state) const {
  Decision scratch;
  return kernel::asked(state.agenda, state.world, scratch);
}

void Vault::decide(const State& state, Seat seat, Decision& d) const {
  kernel::decide(state.agenda, state.world, seat, d);
}

bool Vault::mayInterject(const State& state, Seat seat) const {
  if (state.agenda.empty() || state.world.deck.empty() || state.world.hands[seat].empty()) return false;
  return !std::holds_alternative<SealedBids>(state.agenda.top()) &&
         !std::holds_alternative<HideLoot>(state.agenda.top());
}

void Vault::interject(const State& state, Seat seat, Decision& d) const {
  d.clear();
  if (!mayInterject(state, seat)) return;
  d.ask(seat, question::BurnLead, rule::kBurning, Openness::WithHand);
  for (const Card& card : state.world.hands[seat])
    d.considerFromHand({verb::Burn, of(card.id)}, isGold(card.id) ? rule::kGoldDoesNotBurn : Rule::None);
}

void Vault::choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
  Table t(state, chance, events);
  if (move.how == kernel::How::Interjection) t.burn(move.seat, cardOf(move.choice.noun));
  else kernel::reply(state.agenda, t, move.seat, move.choice);
  kernel::settle(state.agenda, t, d);
}

Rule Vault::why(const State& state, Seat viewer, Noun noun, Decision& d) const {
  const bool mine = asked(state).has(viewer);
  d.probe(noun);
  decide(state, mine ? viewer : Seat::Table, d);
  const Rule reason = d.reason(!mine);
  d.probe({});
  return reason;
}

void Vault::pointable(const View& view, std::vector<Noun>& nouns) const {
  if (view.me != Seat::Table)
    for (const CardId id : view.hands[view.me]) nouns.push_back(of(id));
  for (std::uint16_t at = 0; at < kMostSeats * kPlaces; ++at) nouns.push_back({noun::Place, at});
}

}  // namespace vault
