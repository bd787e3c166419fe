#pragma once
// JSON as people write cards: on one line what fits on one.

#include <nlohmann/json.hpp>
#include <string>

namespace house {

using OrderedJson = nlohmann::ordered_json;

/// The text of a file with this value, as `docs/designers.md` writes cards.
[[nodiscard]] std::string writtenAsCard(const OrderedJson& value);
/// A card's text, rewritten so. Throws kernel::DataError if it is no JSON.
[[nodiscard]] std::string tidied(const std::string& text);
/// A value on one line, with spaces as people write them.
[[nodiscard]] std::string onOneLine(const OrderedJson& value);
/// A value as written behind a key of a card.
[[nodiscard]] std::string writtenAsValue(const OrderedJson& value);

}  // namespace house
