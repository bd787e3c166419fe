#pragma once
// A thing on a screen that a person can point at: a die, a card, a pile, a seat, a button.

#include <QGraphicsObject>
#include <QPixmap>
#include <functional>
#include <vector>

#include "engine/warehouse13/events.h"
#include "ui/ink.h"

namespace w13 {

/// What a piece is and how it looks.
struct PieceLook {
  QRectF at;                            ///< in units of its area
  QString name;                         ///< what it is called: accessible name and tooltip
  kernel::Noun noun;                    ///< what it stands for; {0, 0}: nothing of the game
  std::vector<kernel::Choice> choices;  ///< what a click on it may mean; empty: no choice now
  QString command;                      ///< what a click does instead of choosing: "hand", "undo", "respond 2" ...
  CardId card = CardId::None;           ///< the card it shows, to be enlarged
  std::function<void(Ink&)> draw;       ///< draws it, in units from the top left corner of `at`; called at once
  QRectF reach;  ///< the part that can be pointed at, from its own corner, where others lie over it; empty: all of it
  double radius = 10;
  bool selected = false;
  bool dim = false;   ///< not available now
  bool glows = true;  ///< buttons do not glow, they look like buttons
};

class Piece final : public QGraphicsObject {
  Q_OBJECT
 public:
  Piece(PieceLook look, double pixelsPerUnit, QGraphicsItem* parent);

  [[nodiscard]] const PieceLook& look() const { return look_; }
  /// Whether a click does something.
  [[nodiscard]] bool live() const { return !look_.choices.empty() || !look_.command.isEmpty(); }
  /// The texts on it.
  [[nodiscard]] const std::vector<Written>& written() const { return written_; }
  /// Marks it as chosen but not yet confirmed.
  void select();
  /// Does what a click does.
  void press();

  /// The part that can be pointed at, from its own corner.
  [[nodiscard]] QRectF reach() const;
  QRectF boundingRect() const override;
  QPainterPath shape() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

 signals:
  void pressed(w13::Piece* piece);
  /// The right button went down on it, or up again.
  void enlarge(w13::CardId card);

 protected:
  void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
  void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override;
  void hoverEnterEvent(QGraphicsSceneHoverEvent* event) override;
  void hoverLeaveEvent(QGraphicsSceneHoverEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void drawFace();
  void rise();
  void paintRings(QPainter& p) const;
  PieceLook look_;
  double pixels_;
  QPixmap face_;
  std::vector<Written> written_;
};

}  // namespace w13
