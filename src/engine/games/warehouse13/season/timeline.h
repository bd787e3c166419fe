#pragma once
// A finished season as a story: what mattered, in order, and who knew it when it happened.

#include <string>
#include <vector>

#include "engine/games/warehouse13/said/words.h"

namespace w13 {

/// One line of the timeline.
struct Moment {
  int episode = 0;   ///< 0: before the first
  std::string text;  ///< "Pete looks behind Myka's shield."
  SeatSet knew;      ///< the seats that knew all of it then; SeatSet::all(): everybody
  bool finale = false;
  friend bool operator==(const Moment&, const Moment&) = default;
};

/// The moments of a finished season: `story` is all that happened (Season::story), `v` the view of its end. The first
/// is who was dealt the Traitor's card, which only that seat knew.
[[nodiscard]] std::vector<Moment> timeline(const Events& story, const Words& words, const View& v);
/// Who knew a moment: "everybody", "nobody else", or the names.
[[nodiscard]] std::string whoKnew(const Moment& moment, const Words& words, const View& v);

}  // namespace w13
