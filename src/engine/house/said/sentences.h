#pragma once
// All sentences of a game by name, in each language with a file data/words/<game>.<code>.json.
//
//   { "language": "de", "name": "Deutsch", "sentences": { "event": { "die-claimed": "{seat} sichert {seenOne}." } } }
//
// is the sentence "event.die-claimed". To add a language, add a file; nothing is compiled for it.

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/said/text.h"

namespace house {

/// A file of sentences as read.
struct WordFile {
  std::string path;  ///< its name in messages
  std::string text;
};

/// A language that has a file.
struct SpokenLanguage {
  Language language = Language::English;
  std::string name;  ///< in the language itself: "Deutsch"
};

/// The files of a game in a data folder: words/vault.en.json and one for each other language. Throws kernel::DataError
/// if the folder cannot be read.
[[nodiscard]] std::vector<WordFile> wordFilesOf(const std::filesystem::path& data, std::string_view game);

class Sentences {
 public:
  /// Reads the files. One must be English and defines which sentences exist; others may lack some, which are then said
  /// in English. Throws kernel::DataError with one sentence that names the file and the place if a file is no such
  /// file, has a sentence that English lacks, or has other gaps than the English sentence.
  explicit Sentences(std::span<const WordFile> files);

  /// The sentence with its gaps: "{seat} claims {seenOne}."; in English if the language lacks it. Throws
  /// kernel::DataError if no sentence has this name.
  [[nodiscard]] const std::string& in(Language language, std::string_view name) const;
  /// The sentence in all its languages. Throws likewise.
  [[nodiscard]] const Text& text(std::string_view name) const;
  /// The same, or nullptr if no sentence has this name.
  [[nodiscard]] const std::string* find(Language language, std::string_view name) const;
  [[nodiscard]] bool has(std::string_view name) const { return texts_.find(name) != texts_.end(); }
  /// This name and all that continue it after a dot: "event.snagged.gone" for "event.snagged".
  [[nodiscard]] std::vector<std::string> below(std::string_view name) const;
  /// All sentences by name.
  [[nodiscard]] const std::map<std::string, Text, std::less<>>& all() const { return texts_; }
  /// Throws kernel::DataError if one of these names is missing.
  void need(std::span<const std::string> names) const;

  /// English first, the others by their codes.
  [[nodiscard]] const std::vector<SpokenLanguage>& languages() const { return languages_; }

 private:
  std::map<std::string, Text, std::less<>> texts_;
  std::vector<SpokenLanguage> languages_;
  std::string english_;  ///< the path of the English file
};

}  // namespace house
