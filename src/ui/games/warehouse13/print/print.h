#pragma once
// Cards to print, cut and play with: as a PDF, or as pictures (picture_files.h).

#include <QStringList>

#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/kernel/whole_file.h"
#include "ui/games/warehouse13/print/sheets.h"

namespace w13 {

/// Writes the sheets in the form that is wished, in the language of `words`; a PDF has vector graphics, fonts embedded.
/// Returns the number of pages or pictures. Throws kernel::RefusedError if the wish cannot be met, kernel::DataError if
/// a file cannot be written, leaving none or the old one.
int printCards(const PrintWish& wish, const Catalog& cards, const Words& words, const QString& file,
               const kernel::Over& over = kernel::Over::anything());

/// The designs of a deck, or of all decks, in the order of the data.
[[nodiscard]] std::vector<DesignId> designsOf(const Catalog& cards, std::optional<Kind> kind = {});
/// The designs with a file in a folder over the shipped one, changed or new, and the Abilities of such an Agent.
[[nodiscard]] std::vector<DesignId> designsOfOwn(const CardSet& cards);
/// The designs with these names: decks by folder ("traits"), cards by id; no names: all decks. Throws
/// kernel::RefusedError with one sentence for an unknown name.
[[nodiscard]] std::vector<DesignId> designsNamed(const Catalog& cards, const QStringList& names);

}  // namespace w13
