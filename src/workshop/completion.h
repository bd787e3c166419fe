#pragma once
// The words that may come at a place of a card: from the schema, and the names of Agents, pictures and icons.

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/cards/art_names.h"
#include "engine/games/warehouse13/cards/catalog.h"

namespace w13 {

/// One word and what it means; the meaning may be empty.
struct Completion {
  std::string word;
  std::string means;
  std::string written;  ///< what is put in the place of what was typed, with quotation marks where they are missing
};

/// What may be written at a cursor.
struct Completions {
  std::size_t from = 0;  ///< the byte from which on it takes the place of what stands there, up to the cursor
  std::vector<Completion> words;
};

/// `path`: the file of the card, "traits/tesla.json"; `cursor`: bytes of the text before it. Words that begin with what
/// was typed come first, then those that have it in them.
[[nodiscard]] Completions completionsAt(const std::string& text, std::size_t cursor, std::string_view path,
                                        const Catalog& cards, const ArtNames& art);

}  // namespace w13
