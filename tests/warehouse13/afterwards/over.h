#pragma once
// Seasons to look back at: whole ones that bots have played, and pieces filmed from a scene.

#include <memory>
#include <string>
#include <vector>

#include "engine/afterwards/played.h"
#include "engine/games/warehouse13/log/season_log.h"
#include "support/scene.h"

namespace afterwards {

/// A season that bots of rules of thumb have played to its end, as a referee asks them; the same numbers give the same.
struct Over {
  w13::Season season;
  std::vector<std::string> bots;  ///< "rule" or "wary", by seat
  /// What each seat believed of each other before each move, by step; nothing where it was the Traitor or knew him.
  std::vector<w13::PerSeat<w13::PerSeat<double>>> live;
  std::vector<w13::SeatSet> believing;  ///< the seats that did, by step
};
[[nodiscard]] Over playedOver(std::uint64_t seed, std::vector<std::string> bots, bool talk = false);

/// The same season with other worlds: each state is dealt anew, so that this viewer cannot tell it from the true one.
/// All of them must outlive what is made of it.
[[nodiscard]] w13::Played dealtAnew(const w13::Played& played, w13::Seat viewer, std::vector<w13::State>& worlds);

/// What was played in a scene, as a piece of a season.
class Film {
 public:
  explicit Film(scene::Scene& scene) : game_(shippedCards()), scene_(scene) { states_.push_back(scene.state()); }
  /// Plays it, and keeps what happened.
  Film& play(const std::string& words);
  [[nodiscard]] w13::Played played() const;

 private:
  [[nodiscard]] static const w13::Catalog& shippedCards();

  w13::Warehouse13 game_;
  scene::Scene& scene_;
  std::vector<w13::State> states_;
  std::vector<w13::Events> events_ = {{}};
  std::vector<kernel::Entry> moves_;
};

}  // namespace afterwards
