#pragma once
// What a season sounds like. Knows the table's events and the table's view.

#include "ui/games/warehouse13/motion/motion_plan.h"
#include "ui/games/warehouse13/sound/cue.h"
#include "ui/sound/sounds.h"

namespace w13 {

class SeasonSounds final : public Sounds {
  Q_OBJECT
 public:
  using Sounds::Sounds;

  /// Starts a new season with these options: nothing of it has been heard.
  void forget(const Variants& variants = {});
  /// A change: what the table learns and what it shows now. `first` is the number of the first event. A scene plays the
  /// sounds of its own events.
  void news(const Events& news, const View& table, int first, const std::vector<Beat>& beats = {});

 private:
  View table_;
  Variants variants_;
};

}  // namespace w13
