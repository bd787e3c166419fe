#pragma once
// Templates of new cards: one per deck, each loads as it is.

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/kit.h"

namespace w13 {

/// Whether a card can be begun in this folder.
[[nodiscard]] bool takesNew(std::string_view folder);

/// The files of a new card: one, or five for an Agent, with an Ability of each kind. `id`: the name of its file, unused
/// by other cards. Its pictures are unused by other cards of its pile. Throws kernel::RefusedError with one sentence if
/// the table has no room for it.
[[nodiscard]] std::vector<SourceFile> newCard(std::string_view folder, const std::string& id, const std::string& name,
                                              const Catalog& cards, const ArtNames& art);

/// The text of a copy of a card, under another name and marked as not from the box. Throws kernel::DataError if `text`
/// is no JSON object.
[[nodiscard]] std::string copyOf(const std::string& text, const std::string& name);

}  // namespace w13
