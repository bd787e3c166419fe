#include "measure/table_talk.h"

#include <algorithm>

#include "engine/kernel/count.h"

namespace w13 {

bool TableTalk::begins(const View& table) {
  const std::uint32_t now = talkMomentOf(table);
  if (now == 0 || std::ranges::find(moments_, now) != moments_.end()) return false;
  moments_.push_back(now);
  return true;
}

void TableTalk::tell(Bot& bot, const View& own) const {
  kernel::Talker<View>* const talker = said_.empty() ? nullptr : bot.talker();
  if (talker != nullptr) talker->hear(own, said_);
}

void TableTalk::ask(Seat seat, Bot& bot, const View& table, const View& own, kernel::Luck& luck) {
  tell(bot, own);
  std::vector<kernel::Remark> offers = remarksFor(seat, table);
  const auto last = std::find_if(said_.rbegin(), said_.rend(), [&](const auto& each) { return each.seat == seat; });
  if (last != said_.rend()) std::erase(offers, last->remark);
  kernel::Talker<View>* const talker = bot.talker();
  if (talker == nullptr) return;
  if (const std::optional<int> wanted = talker->say(own, offers, luck))
    said_.push_back({seat, kernel::at(offers, *wanted), 0});
}

}  // namespace w13
