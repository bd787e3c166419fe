#pragma once
// New cards to begin with: one for each deck, that loads as it is.

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/cards/art_names.h"
#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/folder.h"

namespace w13 {

/// The folders in which a card can be begun, in the order of the tree.
[[nodiscard]] const std::vector<std::string>& foldersForNew();

/// "coffee-break" for "Coffee Break": small letters, digits and hyphens; empty if the name has none of them.
[[nodiscard]] std::string idFor(std::string_view name);

/// The files of a new card called so: one, for an Agent five, with an Ability of each kind. `id`: the name of its file,
/// which no other card has. Pictures are such as no other card of its pile has. Throws kernel::RefusedError with one
/// sentence if the table has no room for it.
[[nodiscard]] std::vector<SourceFile> newCard(std::string_view folder, const std::string& id, const std::string& name,
                                              const Catalog& cards, const ArtNames& art);

/// The text of a copy of a card, under another name; what is only true of a card of the box is left out. Throws
/// kernel::DataError if `text` is no JSON.
[[nodiscard]] std::string copyOf(const std::string& text, const std::string& name);

}  // namespace w13
