#pragma once
// A mistake in card data, worded so that a person can fix it without asking.

#include <array>
#include <string>
#include <vector>

#include "engine/kernel/harmless.h"

namespace house {

using kernel::inQuotes;

/// What is wrong, and where. The message says what was found, what was expected and the nearest valid word.
struct Mistake {
  std::string file;
  int line = 1;
  int column = 1;       ///< in characters, from 1
  std::string pointer;  ///< JSON pointer; empty for the whole file
  std::string message;
  bool error = true;     ///< false: a warning; the data can be used
  bool wording = false;  ///< a card's question lacks words of its own: an error in shipped cards
  bool hint = false;     ///< a warning that names a newer word for the same: nothing is wrong
  bool rest = false;     ///< says how many more the file has: comes last
  friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// "traits/tesla.json:7:3: error: found ... (/number)"
[[nodiscard]] std::string toString(const Mistake& mistake);
/// "176 files, 0 errors, 2 warnings"; hints only if there are some.
[[nodiscard]] std::string summary(int files, const std::vector<Mistake>& mistakes);
/// By file, line and column; "and 17 more" comes last in its file.
void putInOrder(std::vector<Mistake>& mistakes);

/// The most errors reported per file, and the most warnings; a last mistake says how many more there are.
inline constexpr std::size_t kMostMistakes = 50;

/// Adds the mistakes of one file to a list, but no more than a person can read.
class Complaints {
 public:
  explicit Complaints(std::vector<Mistake>& mistakes) : mistakes_(mistakes) {}

  /// Whether the limit is reached: the next is only counted and need not be worded.
  [[nodiscard]] bool enough(bool error) const { return told_[error] >= kMostMistakes; }
  void tell(Mistake mistake);
  /// The number of mistakes, including those only counted.
  [[nodiscard]] std::size_t count() const { return told_[false] + told_[true]; }

 private:
  std::vector<Mistake>& mistakes_;
  std::array<std::size_t, 2> told_{};  // warnings, errors
  std::array<std::size_t, 2> rest_{};  // where the list says how many more there are
};

}  // namespace house
