#pragma once
// A world of a pair, played over lines, and all that goes over them.

#include "shields/pairs.h"
#include "shields/phones.h"

namespace shields {

/// A frame on its way.
struct Frame {
  Seat seat = Seat::Table;  ///< whose phone's
  End from = End::Table;
  Bytes bytes;
};

/// What a beat brought: all frames in order, and what the table shows.
struct Beat {
  std::vector<Frame> frames = {};
  std::vector<std::string> table = {};
};

class World;
/// What somebody could build into the layer so that it tells secrets.
struct WireLeak {
  const char* name = "";
  /// Changes what a beat brings.
  void (*onBeat)(World& world, Beat& beat) = nullptr;
  /// Adds a line to what a shield says has happened.
  std::string (*toShield)(const World& world, Seat seat) = nullptr;
};

/// A match with a phone for each seat, whose keys, codes and calls are the same in each world.
class World : public Evening {
 public:
  World(const any::Game& game, const house::Start& start, const Course& course, const WireLeak& leak);
  /// Plays the course to its end.
  [[nodiscard]] std::vector<Beat> play();

  // ---- for leaks
  [[nodiscard]] Seat after(Seat seat) const { return kernel::seatAt((index(seat) + 1) % match->seats()); }
  /// How much a seat's shield says is chosen and not confirmed.
  [[nodiscard]] std::size_t chosen(Seat seat) const;
  [[nodiscard]] std::size_t cards(Seat seat) const { return voice->hand(seat).size(); }
  std::vector<Frame> late;  ///< that a leak has kept back

 private:
  void play(const Turn& turn, std::vector<Beat>& beats);
  [[nodiscard]] std::vector<std::string> news(Seat seat) const override;
  [[nodiscard]] Beat oneBeat();
  void hearTable();

  const Course& course_;
  const WireLeak& leak_;
  std::vector<std::string> told_;  ///< to the table, since the last visit
};

/// Where the worlds of a pair differ for its watchers, in one sentence; empty: nowhere. Every frame is to be there in
/// both, as long and at the same place; those of watchers are to be the same, byte by byte.
[[nodiscard]] std::string differenceOf(const any::Game& game, const house::Start& start, const Pair& pair,
                                       const WireLeak& leak = {});

}  // namespace shields
