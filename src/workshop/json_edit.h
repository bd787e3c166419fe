#pragma once
// Changes one value of a JSON text where it stands, and leaves the rest as it was written.

#include <span>
#include <string>
#include <string_view>

#include "engine/house/cards/json_text.h"

namespace house {

/// The text with this value at a JSON pointer, "/needs/logic". A key that is not there is written where `order`, the
/// pointers of all keys, has it among its neighbours; what does not count there comes last. An object around it that is
/// not there is written, too. Throws kernel::DataError with one sentence if the text is no JSON object, or if a list on
/// the way is too short.
[[nodiscard]] std::string withValue(const std::string& text, std::string_view pointer, const OrderedJson& value,
                                    std::span<const std::string> order = {});

/// The text without the key at a pointer and the comma that it had; an object that is empty then goes as well, but not
/// the outermost. The same text if it is not there. Throws likewise.
[[nodiscard]] std::string withoutValue(const std::string& text, std::string_view pointer);

/// The text behind an outermost key; empty if there is none.
[[nodiscard]] std::string textBehind(const std::string& text, std::string_view key);

}  // namespace house
