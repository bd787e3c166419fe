#pragma once
// Table talk in seasons that are counted: as house::Match and house::Referee have it, without a match.

#include <vector>

#include "engine/bots/bot.h"
#include "engine/games/warehouse13/said/remarks.h"

namespace w13 {

class TableTalk {
 public:
  /// Whether bots are asked now: a moment has begun at which they have not been asked yet.
  [[nodiscard]] bool begins(const View& table);
  /// Lets a seat hear, and say what it wants to.
  void ask(Seat seat, Bot& bot, const View& table, const View& own, kernel::Luck& luck);
  /// Lets a seat hear all that was said.
  void tell(Bot& bot, const View& own) const;
  [[nodiscard]] std::size_t size() const { return said_.size(); }

 private:
  std::vector<kernel::Said> said_;
  std::vector<std::uint32_t> moments_;
};

}  // namespace w13
