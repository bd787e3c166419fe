#pragma once
// Where a text stops being JSON, and what is wrong there, in words for somebody who writes cards and no programs.

#include <cstddef>
#include <optional>
#include <string>

namespace house {

/// A slip of writing: a comma that is missing, a text that is not closed.
struct JsonFault {
  std::size_t byte = 0;  ///< where it is told, from 0
  std::string message;
};

/// The first slip in a text that a JSON parser has refused; nothing if it is of no kind known here: bytes that are no
/// text, for example.
[[nodiscard]] std::optional<JsonFault> jsonFaultIn(const std::string& text);

}  // namespace house
