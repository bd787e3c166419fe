#pragma once
// The words that may be typed at a place in a card: from the schema, and the names of Agents, pictures and icons.

#include <string>
#include <string_view>
#include <vector>

#include "engine/house/cards/card_part.h"

namespace house {

/// One word and what it means; the meaning may be empty.
struct Completion {
  std::string word;
  std::string means;
  std::string written;  ///< what replaces the typed text, with any missing quotation marks
};

/// The completions at a cursor.
struct Completions {
  std::size_t from = 0;  ///< the byte where the replaced text begins; it ends at the cursor
  std::vector<Completion> words;
};

/// `path`: the file of the card, "traits/tesla.json"; `cursor`: bytes of the text before it. Words that begin with the
/// typed text come first, then those that contain it.
[[nodiscard]] Completions completionsAt(const std::string& text, std::size_t cursor, std::string_view path,
                                        const CardPart& cards, const Box& box, const ArtNames& art);

}  // namespace house
