#pragma once
// Cards as pictures in PNG: sheets with bleed for a printer's shop, and sheets for Tabletop Simulator. Of "cards.png",
// the name that is given, several files are made: "cards-1-front.png".

#include "engine/kernel/whole_file.h"
#include "ui/print/sheets.h"

namespace ui {

/// The dots of an inch on sheets that are printed.
inline constexpr int kPictureDots = 300;

/// For after a file dialog, which has asked about the given name only: older pictures give way, and nothing else.
[[nodiscard]] kernel::Over overPictures();

/// Writes each sheet as "NAME-1-front.png" and, if backs are wished, "NAME-1-back.png". Returns the number of pictures.
/// Throws as printCards.
int printPictures(const PrintWish& wish, const Printable& printable, house::Language language, const QString& file,
                  const kernel::Over& over);

/// Writes the decks as "NAME-traits-1-10x7.png" with "NAME-traits-1-back.png", and "NAME.txt", which says how each is
/// loaded: its columns, rows and number of cards. Returns the number of pictures. Throws likewise.
int printTabletop(const PrintWish& wish, const Printable& printable, house::Language language, const QString& file,
                  const kernel::Over& over);

}  // namespace ui
