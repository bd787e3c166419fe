#pragma once
// Reads the fields of a request. Whatever is not as it should be throws Refusal with code "bad-request" and a sentence
// that names the field.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/protocol.h"

namespace w13::request {

/// A line as JSON. What is none throws Refusal with code "bad-json" and the byte where it goes wrong.
[[nodiscard]] Json parsed(std::string_view line);
[[nodiscard]] bool has(const Json& request, const char* key);
/// A whole number in a range; there must be one.
[[nodiscard]] std::int64_t number(const Json& request, const char* key, std::int64_t least, std::int64_t most);
/// A seed: a whole number from 0 on, up to 64 bits.
[[nodiscard]] std::uint64_t seed(const Json& request, const char* key);
/// A text of 1 to `longest` bytes, harmless to whoever shows it; there must be one.
[[nodiscard]] std::string text(const Json& request, const char* key, std::size_t longest);
[[nodiscard]] bool flag(const Json& request, const char* key);
/// A seat that plays, or with `orTable` also "table".
[[nodiscard]] Seat seat(const Json& request, const char* key, int seats, bool orTable);
/// The field "viewer", the table if there is none.
[[nodiscard]] Seat viewer(const Json& request, int seats);
/// "a number", "a list" ...: what a value is, for sentences.
[[nodiscard]] std::string kindOf(const Json& value);

}  // namespace w13::request
