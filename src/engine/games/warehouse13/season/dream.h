#pragma once
// The game as a seat could believe it to be: what bots that play on in their heads get instead of the state. Opaque and
// by value.

#include <array>
#include <cstddef>

#include "engine/games/warehouse13/seen/view.h"
#include "engine/kernel/chance.h"

namespace w13 {

struct Catalog;
class Dream;
struct State;
class Warehouse13;

/// One world that a seat cannot tell from the true one. Cards change places across hands too, as not even how many
/// Traits somebody holds is known. The same chance gives the same dream in all worlds that look alike to the seat.
[[nodiscard]] Dream dreamOf(const Warehouse13& game, const State& state, Seat seat, kernel::Chance& chance);

/// Made only by dreamOf, to be played out.
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
  /// Another world that the seat cannot tell from this one.
  [[nodiscard]] Dream again(Seat seat, kernel::Chance& chance) const;

 private:
  friend Dream dreamOf(const Warehouse13& game, const State& state, Seat seat, kernel::Chance& chance);
  Dream(const Catalog& cards, const State& state);
  [[nodiscard]] State& state();
  [[nodiscard]] const State& state() const;

  const Catalog* cards_;
  alignas(8) std::array<std::byte, 3072> state_;
};

/// Deals dreams of a running season to the bots that play in it.
class Imagination {
 public:
  virtual ~Imagination() = default;
  /// A dream of the season as it stands.
  [[nodiscard]] virtual Dream dream(Seat seat, kernel::Chance& chance) const = 0;
};

}  // namespace w13
