#include "ui/pages/credits.h"

#include <QStringList>

namespace ui {

QString Credits::whole(bool illustrated, bool titled) {
  QStringList all = {tr("An unofficial fan adaptation; not connected with the rights holders.")};
  if (illustrated)
    all << tr("Icons on the cards: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, recolored.");
  all << tr("Typefaces: Bebas Neue, Roboto Slab, Lato, GNU Typewriter.");
  if (titled) all << tr("Titles: Bodoni Moda by indestructible type and the project's authors, SIL OFL 1.1.");
  all << tr("The program is free software, GPL-3.0-or-later.");
  return all.join(u' ');
}

QString Credits::line(bool illustrated) {
  return illustrated ? tr("Card art: game-icons.net, CC BY 3.0. Credits in the options.")
                     : tr("Credits in the options.");
}

}  // namespace ui
