#pragma once
// Cards as a PDF to print, cut and play with.

#include <QStringList>

#include "engine/games/warehouse13/said/words.h"
#include "engine/kernel/whole_file.h"
#include "ui/games/warehouse13/print/sheets.h"

namespace w13 {

/// Writes the sheets as a PDF, in the language of `words`: vector graphics, fonts embedded. Returns the number of
/// pages. Throws kernel::RefusedError if the wish cannot be met, kernel::DataError if the file cannot be written,
/// leaving no file or the old one.
int printCards(const PrintWish& wish, const Catalog& cards, const Words& words, const QString& file,
               const kernel::Over& over = kernel::Over::anything());

/// The designs of a deck, or of all decks, in the order of the data.
[[nodiscard]] std::vector<DesignId> designsOf(const Catalog& cards, std::optional<Kind> kind = {});
/// The designs with these names: decks by folder ("traits"), cards by id; no names: all decks. Throws
/// kernel::RefusedError with one sentence for an unknown name.
[[nodiscard]] std::vector<DesignId> designsNamed(const Catalog& cards, const QStringList& names);

}  // namespace w13
