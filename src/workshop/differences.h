#pragma once
// What a file of the designer's own does to the shipped card it is laid over, key by key.

#include <string>
#include <vector>

namespace w13 {

/// One value that is another now, or that stays although the file does not state it.
struct Difference {
  enum class What : std::uint8_t { Changed, Added, TakenAway, Kept };
  What what = What::Changed;
  std::string pointer;  ///< "/needs/logic"
  std::string was;      ///< as it would be written; empty: it was not there
  std::string now;      ///< likewise; Kept: as it stays
  friend bool operator==(const Difference&, const Difference&) = default;
};

/// Of the text of a shipped card and of the file over it; none if one of them is no JSON. Values that are kept are told
/// only of a file that states the name: such a file means to say all.
[[nodiscard]] std::vector<Difference> differencesOf(const std::string& shipped, const std::string& over);

/// The file over a shipped card with only those values in it that differ; "{}" if none does. Throws kernel::DataError
/// if one of the texts is no JSON.
[[nodiscard]] std::string onlyWhatDiffers(const std::string& shipped, const std::string& over);

/// Both laid over each other, as one text. Throws kernel::DataError likewise.
[[nodiscard]] std::string laidTogether(const std::string& shipped, const std::string& over);

}  // namespace w13
