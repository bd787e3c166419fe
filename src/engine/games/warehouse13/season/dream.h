#pragma once
// The game as a seat could believe it to be: what searching bots get instead of the state. Opaque and by value.

#include <array>
#include <cstddef>

#include "engine/games/warehouse13/seen/view.h"
#include "engine/kernel/chance.h"

namespace w13 {

struct Catalog;
struct State;

/// One world that a seat cannot tell from the true one. Made only by Season::imagine; to be played out.
class Dream {
 public:
  [[nodiscard]] bool over() const;
  [[nodiscard]] Winner winner() const;
  [[nodiscard]] int seats() const;
  /// The open question in full, and whose it is. Empty when over.
  void decision(kernel::Decision& d) const;
  void interjections(Seat seat, kernel::Decision& d) const;
  /// Makes a move, which must be on offer.
  void choose(const kernel::Move& move, kernel::Chance& chance);
  void view(Seat viewer, View& v) const;

 private:
  friend class Season;
  Dream(const Catalog& cards, const State& state);
  [[nodiscard]] State& state();
  [[nodiscard]] const State& state() const;

  const Catalog* cards_;
  alignas(8) std::array<std::byte, 3072> state_;
};

}  // namespace w13
