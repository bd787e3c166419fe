#include "ui/games/warehouse13/sound/season_sounds.h"

#include "engine/kernel/count.h"

namespace w13 {

void SeasonSounds::forget(const Variants& variants) {
  Sounds::forget();
  variants_ = variants;
  table_ = View();
}

void SeasonSounds::news(const Events& news, const View& table, int first, const std::vector<Beat>& beats) {
  std::vector<bool> scenes(news.size(), false);
  for (const Beat& beat : beats)
    for (int event = beat.first - first; beat.scene && event <= beat.last - first; ++event)
      kernel::at(scenes, event) = true;
  expect(soundsOf(news, table_, table, scenes, variants_), first);
  table_ = table;
}

}  // namespace w13
