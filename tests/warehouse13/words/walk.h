#pragma once
// Random seasons to listen to: whatever is asked, offered and told in them must be said.

#include <functional>
#include <memory>
#include <string>

#include "engine/games/warehouse13/said/words.h"
#include "engine/games/warehouse13/season/season.h"

namespace walk {

/// The shipped cards, in the form that seasons take, and the shipped rule texts.
[[nodiscard]] std::shared_ptr<const w13::Catalog> cards();
[[nodiscard]] const w13::RuleBook& rules();

/// A set-up of the first agents; two play the cooperative game.
[[nodiscard]] w13::Setup setupOf(int players);

/// A season in the middle, seen by one viewer: what it may be told.
struct Moment {
  const w13::Season& season;
  w13::Seat viewer;
  const w13::View& view;
  const kernel::Decision& decision;   ///< in full for the asked seat, its face for everybody else
  const kernel::Decision& responses;  ///< the viewer's interjections
  const w13::Events& events;          ///< of the last choice, as the viewer learns them
};

/// Plays a season at random and shows every moment of it to every seat and to the table.
void season(int players, std::uint64_t seed, const std::function<void(const Moment&)>& listen);

}  // namespace walk
