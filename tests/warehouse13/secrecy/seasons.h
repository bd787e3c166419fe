#pragma once
// Seasons for the fair-play run: by their number, with other agents, options and players each time.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/games/warehouse13/game.h"
#include "engine/kernel/fair_play.h"
#include "warehouse13/cards/shipped.h"

namespace secrecy {

/// How the seats play.
enum class Cast : std::uint8_t {
  Random,
  Rule,   ///< by rules of thumb: longer Episodes, more claims
  Mixed,  ///< the two in turn
};

/// A season to be watched. The seed makes its chance and what random bots think.
struct Season {
  std::uint64_t seed = 1;
  w13::Setup setup;
  Cast cast = Cast::Random;
};

/// The season of a number: two to five seats in turn, any agents, any options but those left out, any players.
[[nodiscard]] Season seasonOf(std::uint64_t number, const std::vector<std::string>& without = {});
/// The same with so many seats and these options.
[[nodiscard]] Season seasonWith(std::uint64_t seed, int seats, Cast cast, const std::vector<std::string>& options = {});
/// What a person needs to play it again: "seed 7, 3 seats, random, two-goo".
[[nodiscard]] std::string told(const Season& season);

/// All seats of one season; each bot keeps to its own seat.
class Players final : public w13::Bot {
 public:
  explicit Players(const Season& season);
  int choose(const w13::View& view, const kernel::Decision& decision, kernel::Luck& luck) override;
  std::optional<int> interject(const w13::View& view, const kernel::Decision& offers, kernel::Luck& luck) override;

 private:
  std::vector<std::unique_ptr<w13::Bot>> bots_;
};

/// Watches one season of a game.
template <class Game>
[[nodiscard]] kernel::FairPlayResult watch(const Game& game, const Season& season, kernel::FairPlayPlan plan = {}) {
  plan.firstSeed = season.seed;
  plan.seasons = 1;
  Players players(season);
  return kernel::checkFairPlay(game, season.setup, plan, players);
}

}  // namespace secrecy
