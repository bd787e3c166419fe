#pragma once
// Reads the fields of a request. An invalid field throws Refusal with code "bad-request" and a sentence that names it.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/protocol/protocol.h"

namespace house::request {

/// A line as JSON. Throws Refusal with code "bad-json" and the byte of the error if it is none.
[[nodiscard]] Json parsed(std::string_view line);
[[nodiscard]] bool has(const Json& request, const char* key);
/// An integer in a range; required.
[[nodiscard]] int number(const Json& request, const char* key, int least, int most);
/// A seed: an unsigned integer of up to 64 bits.
[[nodiscard]] std::uint64_t seed(const Json& request, const char* key);
/// A text of 1 to `longest` bytes, harmless to show; required.
[[nodiscard]] std::string text(const Json& request, const char* key, std::size_t longest);
[[nodiscard]] bool flag(const Json& request, const char* key);
/// A seat that plays, or, with `orTable`, "table".
[[nodiscard]] kernel::Seat seat(const Json& request, const char* key, int seats, bool orTable);
/// The field "viewer"; the table if missing.
[[nodiscard]] kernel::Seat viewer(const Json& request, int seats);
/// The kind of a value, for messages: "a number", "a list" ...
[[nodiscard]] std::string kindOf(const Json& value);

}  // namespace house::request
