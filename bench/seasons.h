#pragma once
// Whole random seasons with four seats and all cards: what every figure is measured on.

#include <cstdint>
#include <vector>

#include "engine/games/warehouse13/game.h"
#include "engine/kernel/session.h"

namespace bench {

/// The cards as shipped, loaded once.
[[nodiscard]] const w13::Catalog& cards();
/// Four seats: the first four Agents of the catalog, no variant.
[[nodiscard]] const w13::Setup& fourSeats();

/// What was done.
struct Tally {
  std::int64_t seasons = 0;
  std::int64_t open = 0;     ///< decisions with two choices or more
  std::int64_t choices = 0;  ///< on offer, summed over these
  std::int64_t forced = 0;   ///< decisions with a single choice: commit steps
  std::int64_t polls = 0;    ///< a seat was asked once in an open window whether it interjects, and with what
  std::int64_t interjections = 0;
  std::uint64_t checksum = 0;  ///< over the final states

  void count(const kernel::Decision& d) {
    if (d.size() < 2) {
      ++forced;
    } else {
      ++open;
      choices += d.size();
    }
  }
};

/// How often in a hundred a seat uses an interjection it has.
inline constexpr int kInterjectPercent = 10;

/// The engine alone: list, choose uniformly, apply; no events, no views.
void playBare(const w13::Warehouse13& game, std::uint64_t seed, Tally& tally);
/// Full service: a Session keeps events, history and every state, checks each input, and the acting seat's view is
/// built at every decision.
void playInFull(const w13::Warehouse13& game, std::uint64_t seed, Tally& tally);

/// States at decisions of random seasons, each with the seat that is asked.
struct Position {
  w13::State state;
  kernel::Seat seat;
};
[[nodiscard]] const std::vector<Position>& positions();

}  // namespace bench
