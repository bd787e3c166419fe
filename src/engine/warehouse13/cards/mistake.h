#pragma once
// A mistake in card data, told so that a person can mend it without asking.

#include <string>

namespace w13 {

/// What is wrong, and where. The message says what was found, what was expected and the nearest valid word.
struct Mistake {
  std::string file;
  int line = 1;
  int column = 1;       ///< in characters, from 1
  std::string pointer;  ///< JSON pointer; empty for the whole file
  std::string message;
  bool error = true;  ///< false: a warning; the data can be used
  friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// "traits/tesla.json:7:3: error: found ... (/number)"
[[nodiscard]] std::string toString(const Mistake& mistake);
/// A text from a file in quotes, shortened if it is long.
[[nodiscard]] std::string inQuotes(const std::string& text);

}  // namespace w13
