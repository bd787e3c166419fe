#pragma once
// The workshop's German for words and mistakes of the card language. The language itself, its schema and its messages
// are English; their German is looked up here.

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace house {

class German {
 public:
  German() = default;
  /// Reads workshop/german.json of a data folder. Throws kernel::DataError with one sentence.
  explicit German(const std::filesystem::path& data);

  /// The meaning of a word, or a mistake, in German; unchanged if no German is known.
  [[nodiscard]] std::string of(std::string_view english) const;

 private:
  [[nodiscard]] std::string of(std::string_view english, int depth) const;
  std::map<std::string, std::string, std::less<>> known_;
  /// "found %1, expected %2" and its German: each gap is looked up in turn.
  std::vector<std::pair<std::string, std::string>> patterns_;
};

}  // namespace house
