#include "workshop/warehouse13/kit.h"

#include "engine/games/warehouse13/scenario/season_stage.h"

namespace w13 {

std::string faultIn(const Played& played, const Catalog& cards) { return house::faultIn(played, SeasonStaging(cards)); }

}  // namespace w13
