#pragma once
// Changes one text of a card where it stands, and leaves the rest as it was written.

#include <string>
#include <string_view>

namespace house {

/// The card with this text behind an outermost key: in the place of the value that is there, else behind `text`, else
/// before the last key. Throws kernel::DataError with one sentence if the card is no JSON object, or if the value there
/// is no text.
[[nodiscard]] std::string withText(const std::string& card, std::string_view key, const std::string& value);

/// The text behind an outermost key; empty if there is none.
[[nodiscard]] std::string textBehind(const std::string& card, std::string_view key);

}  // namespace house
