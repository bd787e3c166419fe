#pragma once
// JSON whose keys keep their order.

#include <nlohmann/json_fwd.hpp>

namespace house {

using Json = nlohmann::ordered_json;

}  // namespace house
