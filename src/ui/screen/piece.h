#pragma once
// A thing on a screen that can be pointed at: a die, a card, a pile, a seat, a button.

#include <QGraphicsObject>
#include <QPixmap>
#include <functional>
#include <vector>

#include "ui/look/ink.h"
#include "ui/screen/command.h"

namespace ui {

/// The light round what can be clicked: of a game's own colour.
struct Light {
  QRgb glow = colour::kAmber, ring = colour::kGold;
  QRgb picked = 0xFFE8862A;  ///< the glow of what is chosen but not yet confirmed
};

/// What a piece is and how it looks.
struct PieceLook {
  QRectF at;                            ///< in units of its area
  QString name;                         ///< its accessible name, and first line of its help
  QString note;                         ///< said after the name; empty: whether a click can be undone
  kernel::Noun noun;                    ///< what it stands for; {0, 0}: nothing of the game
  OfGame part;                          ///< which of its things this is; 0: the thing itself
  std::vector<kernel::Choice> choices;  ///< the possible meanings of a click; empty: no choice now
  Command command;                      ///< what a click does instead of choosing
  kernel::Noun card;                    ///< the card it shows; {0, 0}: none
  std::function<void(Ink&)> draw;       ///< draws it, in units from the top left corner of `at`; called at once
  QRectF reach;  ///< the part that can be pointed at, from its own corner, if others overlap it; empty: all of it
  double radius = 10;
  bool selected = false;
  bool dim = false;   ///< not available now
  bool glows = true;  ///< buttons do not glow, they look like buttons
  bool link = false;  ///< a line of text that can be clicked: it needs no room of a button
  bool lit = false;   ///< glows although a click only leads to a choice
  bool thin = false;  ///< could replace the selected one: a ring without a glow
  Light light = {};
  QString tool = {};  ///< the drawing of the tool in hand that can be used on it: the pointer over its violet ring
};

class Piece final : public QGraphicsObject {
  Q_OBJECT
 public:
  Piece(PieceLook look, double pixelsPerUnit, QGraphicsItem* parent);

  [[nodiscard]] const PieceLook& look() const { return look_; }
  /// Whether a click does something.
  [[nodiscard]] bool live() const { return !look_.choices.empty() || look_.command; }
  /// The texts on it.
  [[nodiscard]] const std::vector<Written>& written() const { return written_; }
  /// Marks it as chosen but not yet confirmed.
  void select();
  /// Its face as it was drawn, without rings.
  [[nodiscard]] const QPixmap& face() const { return face_; }
  /// Stops painting it while its ghost is moving; otherwise it behaves as usual.
  void veil(bool on);
  /// Whether a ring shows its focus: focus by a mouse press shows none, as the user is looking there.
  [[nodiscard]] bool showsFocus() const { return hasFocus() && !byMouse_; }
  /// Whether a mouse press gave it the focus: Enter is not meant for it then.
  [[nodiscard]] bool focusedByMouse() const { return byMouse_; }
  /// Gives it the focus by keyboard.
  void focusByKeys();
  /// Does what a click does.
  void press();
  /// Extends its target to this, from its own corner; empty: only where it is.
  void widen(const QRectF& reach);
  /// Shows it at this place and size over its neighbours, in units of its area, until it folds.
  void fanTo(const QRectF& at);
  void fold();
  /// Its centre in the scene when not fanned out.
  [[nodiscard]] QPointF home() const;

  /// The part that can be pointed at, from its own corner.
  [[nodiscard]] QRectF reach() const;
  QRectF boundingRect() const override;
  QPainterPath shape() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

 signals:
  void pressed(ui::Piece* piece);
  /// The mouse has grabbed it, drags it, has dropped it.
  void lifted(ui::Piece* piece);
  void carried(QPointF scene);
  void laid(ui::Piece* piece, QPointF scene);
  /// The right button went down on it; nullptr: up again.
  void enlarge(const ui::Piece* piece);

 protected:
  void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
  void mouseMoveEvent(QGraphicsSceneMouseEvent* event) override;
  void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override;
  void hoverEnterEvent(QGraphicsSceneHoverEvent* event) override;
  void hoverLeaveEvent(QGraphicsSceneHoverEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void drawFace();
  [[nodiscard]] QRectF ringed() const;
  void rise();
  void paintRings(QPainter& p) const;
  PieceLook look_;
  double pixels_;
  QPixmap face_;
  std::vector<Written> written_;
  QRectF wide_;
  bool fanned_ = false;
  bool lifted_ = false;
  bool veiled_ = false;
  bool byMouse_ = false;  ///< the focus came by a mouse press
};

}  // namespace ui
