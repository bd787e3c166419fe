#pragma once
// Which designs use which words of the card language: a word with only one user may hide a smaller idea.

#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"

namespace w13 {

/// A word of the language and the designs that use it, in the order of the catalog.
struct Usage {
  std::string list;  ///< what kind of word: verb, condition, query, when ...
  std::string word;
  std::vector<DesignId> designs;
};

/// All verbs, conditions, queries, events, moments, groups, heaps and so on, in the order of docs/effects.md.
[[nodiscard]] std::vector<Usage> usage(const Catalog& cards);

}  // namespace w13
