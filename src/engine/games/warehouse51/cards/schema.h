#pragma once
// The JSON Schemas (draft-07) of the card data, made of the tables of the language.

#include "engine/house/json.h"

namespace w51 {

[[nodiscard]] const house::Json& relicSchema();
[[nodiscard]] const house::Json& collectorSchema();
[[nodiscard]] const house::Json& categoriesSchema();
[[nodiscard]] const house::Json& numbersSchema();

}  // namespace w51
