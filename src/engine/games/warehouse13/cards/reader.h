#pragma once
// Takes values out of a parsed card file and collects mistakes in them.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/node.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

/// The word of a list nearest to `written`; empty if none is near.
[[nodiscard]] std::string nearest(std::string_view written, const std::vector<std::string>& words);
/// "logic, intuition, lore or tech"
[[nodiscard]] std::string anyOf(const std::vector<std::string>& words);
/// "the text "two"", "the number 7", "a list".
[[nodiscard]] std::string describe(const Node& node);

/// Reads one card, agent or dice file. Every function that fails has reported the mistake.
class Reader {
 public:
  Reader(const std::vector<std::string>& files, const Node& root, std::vector<Mistake>& mistakes)
      : files_(files), root_(root), complaints_(mistakes) {}

  void error(const Node& at, std::string message) { tell(at, std::move(message), true); }
  void warn(const Node& at, std::string message) { tell(at, std::move(message), false); }
  /// A card's question has no words of its own: a warning, which the lint makes an error in shipped cards.
  void wordless(const Node& at, std::string message);
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
  [[nodiscard]] const Word* word(const Node& node, const Vocabulary& words);
  /// A number, or a word for a counted one.
  [[nodiscard]] std::optional<Amount> amount(const Node& node, int least, int most);
  /// A text in both languages; icon tokens are checked. `gaps`: what else may be in braces.
  [[nodiscard]] Text bothLanguages(const Node& node, std::size_t longest, std::span<const std::string_view> gaps = {});
  [[nodiscard]] bool isList(const Node& node, std::size_t least, std::size_t most, const std::string& what);
  [[nodiscard]] bool isObject(const Node& node, const std::string& what);
  [[nodiscard]] const Node& root() const { return root_; }
  /// The number of mistakes reported so far, except questions without words: what they ask is sound.
  [[nodiscard]] std::size_t told() const { return complaints_.count() - wordless_; }

 private:
  void tell(const Node& at, std::string message, bool error);
  void checkIcons(const Node& node, std::span<const std::string_view> gaps);

  const std::vector<std::string>& files_;
  const Node& root_;
  Complaints complaints_;
  std::size_t wordless_ = 0;
};

/// The words of a list by name.
[[nodiscard]] std::vector<std::string> namesOf(const Vocabulary& words);

}  // namespace w13
