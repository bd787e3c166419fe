#pragma once
// What a JSON Schema says of a value, with its references followed.

#include <string>
#include <vector>

#include "engine/house/cards/json_text.h"

namespace house {

using Schemas = std::vector<const OrderedJson*>;

/// The schemas, one of which a value must fit: `schema` itself, or the parts of its allOf, anyOf and oneOf. `root`: the
/// whole schema, in which references are looked up.
[[nodiscard]] Schemas partsOf(const OrderedJson& schema, const OrderedJson& root);
/// The description; empty if there is none.
[[nodiscard]] std::string meansOf(const OrderedJson& schema);

}  // namespace house
