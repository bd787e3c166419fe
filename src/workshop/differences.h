#pragma once
// What a designer's file does to the shipped card below it, key by key.

#include <string>
#include <vector>

namespace house {

/// One value that differs now, or that is kept though the file does not state it.
struct Difference {
  enum class What : std::uint8_t { Changed, Added, TakenAway, Kept };
  What what = What::Changed;
  std::string pointer;  ///< "/needs/logic"
  std::string was;      ///< as it would be written; empty: absent
  std::string now;      ///< likewise; Kept: the kept value
  friend bool operator==(const Difference&, const Difference&) = default;
};

/// The differences between a shipped card and the file over it; none if one of them is no JSON object. Kept values are
/// listed only if the file states the name: such a file is meant to be complete.
[[nodiscard]] std::vector<Difference> differencesOf(const std::string& shipped, const std::string& over);

/// The file over a shipped card, reduced to the values that differ; "{}" if none does. Throws kernel::DataError if one
/// of the texts is no JSON object.
[[nodiscard]] std::string onlyWhatDiffers(const std::string& shipped, const std::string& over);

/// The shipped card with the file over it, as one text. Throws likewise.
[[nodiscard]] std::string laidTogether(const std::string& shipped, const std::string& over);

}  // namespace house
