#pragma once
// Takes values out of a parsed file and collects mistakes in them.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/cards/node.h"
#include "engine/house/said/text.h"

namespace house {

/// The word of a list nearest to `written`; empty if none is near.
[[nodiscard]] std::string nearest(std::string_view written, const std::vector<std::string>& words);
/// "logic, intuition, lore or tech"
[[nodiscard]] std::string anyOf(const std::vector<std::string>& words);
/// "the text "two"", "the number 7", "a list".
[[nodiscard]] std::string describe(const Node& node);

/// Reads one file. Every function that fails has reported the mistake.
class Reader {
 public:
  Reader(const std::vector<std::string>& files, const Node& root, std::vector<Mistake>& mistakes)
      : files_(files), root_(root), complaints_(mistakes) {}
  virtual ~Reader() = default;
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  void error(const Node& at, std::string message) { tell(at, std::move(message), Grade::Error); }
  void warn(const Node& at, std::string message) { tell(at, std::move(message), Grade::Warning); }
  /// Words are missing that others stand in for: a warning, which the lint makes an error in shipped cards.
  void wordless(const Node& at, std::string message);
  /// What is written means what it always did, and has a newer word.
  void hint(const Node& at, std::string message);
  /// "found X, expected Y".
  void expected(const Node& at, const std::string& what) { error(at, "found " + describe(at) + ", expected " + what); }
  /// A key that this object may not have.
  void unknownKey(const Node& object, const Member& member, const std::vector<std::string>& known,
                  const std::string& what);
  /// Reports each key of an object that is not among the known.
  void onlyKeys(const Node& object, const std::vector<std::string>& known, const std::string& what);
  void missing(const Node& object, const std::string& key, const std::string& what);
  /// "found "lorre", expected one of the four types (...); did you mean "lore"?"
  void unknownWord(const Node& at, const std::vector<std::string>& known, const std::string& what);

  [[nodiscard]] std::optional<int> whole(const Node& node, int least, int most);
  [[nodiscard]] std::optional<bool> truth(const Node& node);
  /// The value must be `true`.
  bool justTrue(const Node& node);
  /// A text that is not empty, not too long, and harmless: nothing in it acts on a terminal or reorders lines.
  [[nodiscard]] std::optional<std::string> text(const Node& node, std::size_t longest);
  /// A text in English and German; where one is missing, the other stands in for it. `gaps`: what may be in braces,
  /// beside what the game allows there.
  [[nodiscard]] Text bothLanguages(const Node& node, std::size_t longest, std::span<const std::string_view> gaps = {});
  [[nodiscard]] bool isList(const Node& node, std::size_t least, std::size_t most, const std::string& what);
  [[nodiscard]] bool isObject(const Node& node, const std::string& what);
  [[nodiscard]] const Node& root() const { return root_; }
  /// The number of mistakes reported so far, except questions without words and hints: what they are about is sound.
  [[nodiscard]] std::size_t told() const { return complaints_.count() - sound_; }

 protected:
  /// Reports what a text of a card may not hold in braces.
  virtual void checkBraces(const Node& text, std::span<const std::string_view> gaps);
  /// Reports each piece in braces that is not among the gaps and that `known` does not know. `expected`: "an icon like
  /// {logic}"; `where`: "docs/effects.md", for the nearest word the known ones.
  void checkBraces(const Node& text, std::span<const std::string_view> gaps, const std::vector<std::string>& known,
                   const std::string& like, const std::string& where);

 private:
  enum class Grade : std::uint8_t { Error, Warning, Wording, Hint };
  void tell(const Node& at, std::string message, Grade grade);

  const std::vector<std::string>& files_;
  const Node& root_;
  Complaints complaints_;
  std::size_t sound_ = 0;  ///< mistakes about what can be used as it is
};

/// The texts of a list, or a single text as a list of one; anything else is reported.
[[nodiscard]] std::vector<const Node*> textsIn(const Node& node, Reader& reader);

}  // namespace house
