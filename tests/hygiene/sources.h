#pragma once
// The source tree as text, for tests that keep it clean.

#include <string>
#include <string_view>
#include <vector>

namespace hygiene {

/// One source file, without comments; `code` also without the contents of strings, `comments` without all else.
struct Source {
  std::string path;  ///< from the project's folder on
  std::vector<std::string> lines;
  std::vector<std::string> code;
  std::vector<std::string> comments;
};

/// A word of the code and where it stands ("src/engine/kernel/few.h:12").
struct Word {
  std::string place;
  std::string text;
};

/// An #include: "engine/kernel/few.h" or <vector>, with its quotes.
struct Include {
  std::string place;
  std::string quoted;
  [[nodiscard]] bool ours() const { return quoted.front() == '"'; }
  [[nodiscard]] std::string path() const { return quoted.substr(1, quoted.size() - 2); }
};

[[nodiscard]] std::string textOf(const std::string& path);
[[nodiscard]] std::vector<std::string> linesOf(const std::string& text);
[[nodiscard]] Source parse(std::string path, std::string_view text);
/// All files of the project, from its folder on, by name; not what lies in build/ or is hidden.
[[nodiscard]] std::vector<std::string> projectFiles();
/// All .h and .cpp files below a folder of the project, by name.
[[nodiscard]] std::vector<Source> sourcesIn(const std::string& folder);
/// "src/engine/kernel/few.h:12", of a line that is counted from 0.
[[nodiscard]] std::string placeOf(const Source& source, std::size_t line);
[[nodiscard]] std::vector<Include> includesOf(const Source& source);
[[nodiscard]] std::vector<Word> wordsOf(const Source& source);
/// The names of the types that a file declares.
[[nodiscard]] std::vector<Word> typesOf(const Source& source);

}  // namespace hygiene
