#pragma once
// Cards to print, cut and play with: as a PDF, or as pictures (picture_files.h).

#include "engine/kernel/whole_file.h"
#include "ui/print/sheets.h"

namespace ui {

/// Writes the sheets in the form and language that are wished; a PDF has vector graphics, fonts embedded. Returns the
/// number of pages or pictures. Throws kernel::RefusedError if the wish cannot be met, kernel::DataError if a file
/// cannot be written, leaving none or the old one.
int printCards(const PrintWish& wish, const Printable& printable, house::Language language, const QString& file,
               const kernel::Over& over = kernel::Over::anything());

}  // namespace ui
