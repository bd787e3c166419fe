#pragma once
// The game as the fair-play run plays it here: it keeps notes of what the run came across, so that a run which proves
// nothing is no success, and it holds dreams and knowledge to rules of their own.

#include <array>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/games/warehouse13/game.h"

namespace secrecy {

/// What runs came across.
class Notes {
 public:
  /// How often a secret could have been dealt otherwise in a dream, and how often it was.
  struct Moved {
    long could = 0;
    long did = 0;
    [[nodiscard]] double share() const { return static_cast<double>(did) / static_cast<double>(could); }
  };

  /// Notes what a decision of a season shows.
  void look(const w13::Warehouse13& game, const w13::State& truth);
  /// Notes which secrets a dream of the viewer has moved.
  void compare(const w13::State& truth, const w13::State& dream, w13::Seat viewer, kernel::Dealing dealing);

  /// Decisions at which it was so, by what was so; questions by their words in scenarios; endings.
  std::map<std::string, long> met;
  std::map<std::string, Moved> moved;

 private:
  void compareSeats(const w13::World& truth, const w13::World& dream, w13::Seat viewer);
  void comparePiles(const w13::World& truth, const w13::World& dream);
  void compareSealed(const w13::State& truth, const w13::State& dream, w13::Seat viewer);
  void note(const std::string& secret, bool could, bool did);
};

/// The names under which `look` and `compare` keep their notes: all that can be met with these cards, all that can be
/// moved.
[[nodiscard]] std::vector<std::string> allToMeet(const w13::Catalog& cards);
[[nodiscard]] std::vector<std::string> allToMove();

/// Who knows what cannot be: after a shuffle nobody remembers a card of a draw pile. Empty if all is well.
[[nodiscard]] std::string faultOfKnowledge(const w13::World& world);

/// A game, or a planted leak of it, under watch.
template <class Game = w13::Warehouse13>
class Watched : public Game {
 public:
  using State = w13::State;
  explicit Watched(const w13::Catalog& cards, Notes* notes = nullptr) : Game(cards), notes_(notes) {}

  /// The run asks once at every decision of a season, and for nothing else.
  [[nodiscard]] std::string fault(const State& s) const {
    if (notes_ != nullptr) notes_->look(*this, s);
    std::string found = Game::fault(s);
    return found.empty() ? faultOfKnowledge(s.world) : found;
  }
  /// Throws if a dream is a position that cannot be.
  [[nodiscard]] State imagine(const State& s, w13::Seat viewer, kernel::Chance& chance, const w13::Pins& keep,
                              kernel::Dealing dealing) const {
    const State dream = Game::imagine(s, viewer, chance, keep, dealing);
    if (const std::string found = Game::fault(dream); !found.empty())
      throw std::logic_error("a dream that cannot be: " + found);
    if (notes_ != nullptr && !keep.any) notes_->compare(s, dream, viewer, dealing);
    return dream;
  }

 private:
  Notes* notes_;
};

}  // namespace secrecy
