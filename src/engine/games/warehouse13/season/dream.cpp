#include "engine/games/warehouse13/season/dream.h"

#include <cstring>
#include <new>

#include "engine/games/warehouse13/game.h"

namespace w13 {

static_assert(sizeof(State) <= 3072 && alignof(State) <= 8);

Dream::Dream(const Catalog& cards, const State& state) : cards_(&cards), state_{} {
  std::memcpy(state_.data(), &state, sizeof state);
}

Dream dreamOf(const Warehouse13& game, const State& state, Seat seat, kernel::Chance& chance) {
  return {game.cards(), game.imagine(state, seat, chance, Pins{}, kernel::Dealing::Mixed)};
}

State& Dream::state() { return *std::launder(reinterpret_cast<State*>(state_.data())); }
const State& Dream::state() const { return *std::launder(reinterpret_cast<const State*>(state_.data())); }

bool Dream::over() const { return state().world.over(); }
Winner Dream::winner() const { return state().world.winner; }
int Dream::seats() const { return state().world.players; }
void Dream::decision(kernel::Decision& d) const { Warehouse13(*cards_).decide(state(), Seat::Table, d); }
void Dream::interjections(Seat seat, kernel::Decision& d) const { Warehouse13(*cards_).interject(state(), seat, d); }
void Dream::view(Seat viewer, View& v) const { Warehouse13(*cards_).view(state(), viewer, v); }

Dream Dream::again(Seat seat, kernel::Chance& chance) const {
  return dreamOf(Warehouse13(*cards_), state(), seat, chance);
}

void Dream::choose(const kernel::Move& move, kernel::Chance& chance) {
  kernel::Decision next;
  Warehouse13(*cards_).choose(state(), move, chance, nullptr, next);
}

}  // namespace w13
