#pragma once
// Takes values out of a parsed card file: what the house reads, and the words of this game.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/kit.h"
#include "engine/games/warehouse13/effects/vocabulary.h"
#include "engine/house/cards/reader.h"

namespace w13 {

using house::anyOf;
using house::describe;
using house::nearest;

/// Reads one card, agent, dice or scenario file.
class Reader final : public house::Reader {
 public:
  using house::Reader::Reader;

  [[nodiscard]] const Word* word(const Node& node, const Vocabulary& words);
  /// A step of a list is said by the one before it now. Its place among all steps stays, empty: saves name options by
  /// their places, and know the cards as they were written.
  void leftOut(const Node& list) { leftOut_.push_back(&list); }
  [[nodiscard]] std::size_t leftOutOf(const Node& list) const;

 private:
  using house::Reader::checkBraces;
  void checkBraces(const Node& text, std::span<const std::string_view> gaps) override;

  std::vector<const Node*> leftOut_;
};

/// The words of a list by name.
[[nodiscard]] std::vector<std::string> namesOf(const Vocabulary& words);

}  // namespace w13
