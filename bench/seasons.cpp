#include "seasons.h"

#include <cstdlib>
#include <iostream>

#include "engine/games/warehouse13/cards/loader.h"
#include "engine/games/warehouse51/cards/loader.h"

namespace bench {

namespace {

/// What was loaded; ends the program if it has errors.
template <class Loaded>
auto whole(Loaded loaded, const char* game) {
  if (!loaded.catalog) {
    std::cerr << "bench: the cards in " W13_DATA_DIR " have errors; `w13 --game " << game << " lint` names them\n";
    std::exit(1);
  }
  return *std::move(loaded.catalog);
}

}  // namespace

const w13::Catalog& cards() {
  static const w13::Catalog kCards =
      whole(w13::loadFolders({std::filesystem::path(W13_DATA_DIR) / "cards/warehouse13"}), "warehouse13");
  return kCards;
}

const w13::Warehouse13& Seasons::game() {
  static const w13::Warehouse13 kGame(cards());
  return kGame;
}

const w13::Setup& Seasons::setup() {
  static const w13::Setup kSetup = [] {
    w13::Setup setup;
    for (int agent = 0; agent < kSeats; ++agent) setup.agents.push_back(static_cast<w13::AgentId>(agent));
    return setup;
  }();
  return kSetup;
}

std::uint64_t Seasons::mix(std::uint64_t sum, const w13::State& state) {
  const w13::World& end = state.world;
  mixIn(sum, static_cast<std::uint64_t>(end.ending));
  mixIn(sum, end.round);
  mixIn(sum, end.stressDeck);
  for (const w13::Dice dice : end.diceAt) mixIn(sum, dice.bits());
  for (const w13::Agent& agent : end.agents) mixIn(sum, static_cast<std::uint64_t>(agent.handSize()));
  return sum;
}

const w51::Warehouse51& Sales::game() {
  static const w51::Catalog kCards =
      whole(w51::load({house::readFolder(W13_DATA_DIR "/cards/warehouse51")}), "warehouse51");
  static const w51::Warehouse51 kGame(kCards);
  return kGame;
}

const w51::Warehouse51::Setup& Sales::setup() {
  static const Game::Setup kSetup{.seats = kSeats};
  return kSetup;
}

std::uint64_t Sales::mix(std::uint64_t sum, const w51::State& state) {
  const w51::Open& end = state.world.open;
  for (const kernel::Seat seat : end.all()) {
    mixIn(sum, end.ingots[seat]);
    mixIn(sum, end.owned[seat].bits());
    mixIn(sum, static_cast<std::uint64_t>(end.scores[seat].total()));
  }
  return sum;
}

}  // namespace bench
