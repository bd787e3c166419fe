#pragma once
// A bot's next move, found on a thread of its own, so that the window goes on while somebody thinks.

#include <atomic>
#include <future>
#include <optional>

#include "engine/house/match/referee.h"

namespace ui {

class Thinking {
 public:
  /// `bots` must outlive it.
  explicit Thinking(house::Referee& bots);
  ~Thinking() { drop(); }
  Thinking(const Thinking&) = delete;
  Thinking& operator=(const Thinking&) = delete;

  /// Begins to think. Until it is finished or dropped, the match must not change and the bots are asked nothing else.
  void begin();
  /// The move; whoever still thinks answers at once. Begins first, if nobody thinks.
  [[nodiscard]] std::optional<kernel::Move> finish();
  /// Nobody wants to know any more.
  void drop();

 private:
  house::Referee& bots_;
  std::atomic<bool> stop_ = false;
  std::future<std::optional<kernel::Move>> move_;
};

}  // namespace ui
