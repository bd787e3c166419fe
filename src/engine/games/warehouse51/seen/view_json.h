#pragma once
// What a seat may know, in names: for protocol, logs and scenarios.

#include "engine/games/warehouse51/seen/view.h"
#include "engine/house/json.h"

namespace w51 {

[[nodiscard]] house::Json jsonOf(const View& view, const Catalog& cards);

}  // namespace w51
