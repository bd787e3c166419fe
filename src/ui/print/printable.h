#pragma once
// The cards of a game as they come out of a box: what can be printed, and how each side is drawn.

#include <QSizeF>
#include <QString>
#include <QStringList>
#include <vector>

#include "engine/house/said/text.h"
#include "ui/look/card_picture.h"

namespace ui {

/// A card on paper.
struct PrintedCard {
  QString id;    ///< names it on the command line
  QString deck;  ///< its deck there, and in the names of files: "traits"
  house::Text name;
  QSizeF size;           ///< millimetres, as the next two
  double corner = 0;     ///< the radius of its corners
  double edge = 0;       ///< how far inside its edge the colour is that may bleed beyond it
  int copies = 1;        ///< in its deck
  bool ownBack = false;  ///< else all of its deck have the same
  bool isMine = false;   ///< a designer's: not in the box, or changed
};

/// It keeps what it draws from.
class Printable {
 public:
  virtual ~Printable() = default;
  /// A wish names cards by their places here.
  [[nodiscard]] const std::vector<PrintedCard>& cards() const { return cards_; }
  /// The decks in the order in which they are listed. All cards of one have the same size.
  [[nodiscard]] virtual QStringList decks() const = 0;
  /// A deck's name for people, in the window's language.
  [[nodiscard]] virtual QString nameOf(const QString& deck) const = 0;
  /// Draws one side into a rectangle of the card's shape.
  virtual void draw(Ink& ink, const QRectF& at, int card, CardSide side, house::Language language) const = 0;

 protected:
  std::vector<PrintedCard> cards_;
};

/// The places of all cards, or of those of a deck, in the order of the data.
[[nodiscard]] std::vector<int> allOf(const Printable& printable, const QString& deck = {});
[[nodiscard]] std::vector<int> mineOf(const Printable& printable);
/// The cards with these names: decks, or cards by id; no names: all. Throws kernel::RefusedError with one sentence for
/// an unknown name.
[[nodiscard]] std::vector<int> cardsNamed(const Printable& printable, const QStringList& names);

}  // namespace ui
