#include "engine/games/warehouse13/season/season_match.h"

#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/games/warehouse13/season/season_voice.h"

namespace w13 {

const house::Match& matchOf(const Season& season) { return season.inside(); }

std::unique_ptr<house::Voice> voiceOf(const Season& season, const house::RuleBook& rules, house::Language language,
                                      std::vector<std::string> players) {
  return std::make_unique<SeasonVoice>(season.inside(), rules, language, std::move(players));
}

}  // namespace w13
