#pragma once
// A mistake in card data, told so that a person can mend it without asking.

#include <array>
#include <string>
#include <vector>

#include "engine/kernel/harmless.h"

namespace w13 {

using kernel::inQuotes;

/// What is wrong, and where. The message says what was found, what was expected and the nearest valid word.
struct Mistake {
  std::string file;
  int line = 1;
  int column = 1;       ///< in characters, from 1
  std::string pointer;  ///< JSON pointer; empty for the whole file
  std::string message;
  bool error = true;     ///< false: a warning; the data can be used
  bool wording = false;  ///< a question of a card lacks words of its own: an error in cards that come with the program
  bool rest = false;     ///< says how many more there are in the file: stands last
  friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// "traits/tesla.json:7:3: error: found ... (/number)"
[[nodiscard]] std::string toString(const Mistake& mistake);
/// By file, line and column; "and 17 more" stands last of its file.
void putInOrder(std::vector<Mistake>& mistakes);

/// So many errors of one file are told, and so many warnings; a last mistake says how many more there are.
inline constexpr std::size_t kMostMistakes = 50;

/// Adds the mistakes of one file to a list, but not more than can be read.
class Complaints {
 public:
  explicit Complaints(std::vector<Mistake>& mistakes) : mistakes_(mistakes) {}

  /// Whether so many have been told that the next is only counted: it need not be put into words.
  [[nodiscard]] bool enough(bool error) const { return told_[error] >= kMostMistakes; }
  void tell(Mistake mistake);
  /// How many there have been, counted ones too.
  [[nodiscard]] std::size_t count() const { return told_[false] + told_[true]; }

 private:
  std::vector<Mistake>& mistakes_;
  std::array<std::size_t, 2> told_{};  // warnings, errors
  std::array<std::size_t, 2> rest_{};  // where the list says how many more there are
};

}  // namespace w13
