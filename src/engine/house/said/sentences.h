#pragma once
// All that a game says by itself, by name, in every language that there is a file of: data/words/<game>.<code>.json.
//
//   { "language": "de", "name": "Deutsch", "sentences": { "event": { "die-claimed": "{seat} sichert {seenOne}." } } }
//
// is the sentence "event.die-claimed". A further language is a further file; nothing is compiled for it.

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/said/text.h"

namespace house {

/// A file of sentences as it was read.
struct WordFile {
  std::string path;  ///< as messages name it
  std::string text;
};

/// A language that there is a file of.
struct SpokenLanguage {
  Language language = Language::English;
  std::string name;  ///< as those who speak it write it: "Deutsch"
};

class Sentences {
 public:
  /// Reads the files, of which one must be English; it says which sentences there are. Another may lack some, which are
  /// then said in English. Throws kernel::DataError with one sentence that names the file and the place: it is no such
  /// file, a sentence is not one of the English ones, or its gaps are not those of the English one.
  explicit Sentences(std::span<const WordFile> files);

  /// The sentence with its gaps: "{seat} claims {seenOne}."; in English where the language lacks it. Throws
  /// kernel::DataError if there is none of this name.
  [[nodiscard]] const std::string& in(Language language, std::string_view name) const;
  /// The sentence in all its languages. Throws likewise.
  [[nodiscard]] const Text& text(std::string_view name) const;
  /// The sentence in the language, or nullptr.
  [[nodiscard]] const std::string* find(Language language, std::string_view name) const;
  [[nodiscard]] bool has(std::string_view name) const { return texts_.find(name) != texts_.end(); }
  /// This name and all that go on from it after a dot: "event.snagged.gone" for "event.snagged".
  [[nodiscard]] std::vector<std::string> below(std::string_view name) const;
  /// All of them, by name.
  [[nodiscard]] const std::map<std::string, Text, std::less<>>& all() const { return texts_; }
  /// Throws kernel::DataError if one of these is missing.
  void need(std::span<const std::string> names) const;

  /// English first, the others by their codes.
  [[nodiscard]] const std::vector<SpokenLanguage>& languages() const { return languages_; }

 private:
  std::map<std::string, Text, std::less<>> texts_;
  std::vector<SpokenLanguage> languages_;
  std::string english_;  ///< the path of the English file
};

}  // namespace house
