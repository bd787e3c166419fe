#pragma once
// A thing on a screen that can be pointed at: a die, a card, a pile, a seat, a button.

#include <QGraphicsObject>
#include <QPixmap>
#include <functional>
#include <vector>

#include "engine/games/warehouse13/events.h"
#include "ui/games/warehouse13/screen/command.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/ink.h"

namespace w13 {

/// Which of a noun's things this is: an Agent has a medallion and a place at the table, a type has a draw pile, a
/// discard pile and a gauge. Motion finds its places by noun and part.
enum class Part : std::uint8_t {
  Thing,  ///< the thing itself: a die, a card
  Medallion,
  Plate,  ///< a player's place
  Facts,  ///< public facts about the player
  DrawPile,
  Discards,
  Block,  ///< the obstacle or Snag at a place
  Gear,
  LastSpace,  ///< the last free space of the Maintenance track
  Door,
  Cover,
  Gauge,
  GaugeHead,  ///< the part of a gauge that shows how much is applied
  WarehouseDie,
  GooDie,
  Phase,
  Bucket,
  Stacks,
  Leads,
  Board,
  Stress,
  TraitorDeck,
  PlotDeck,
  Neutralized,  ///< the bucket with its dice
  Socket,       ///< the place of a challenge's die
  Sum,          ///< a challenge's sum, and the number to beat
  Faced,        ///< the challenged obstacle
  Loyalty,      ///< the Loyalty card on the desk, face up only while held
};

/// What a piece is and how it looks.
struct PieceLook {
  QRectF at;          ///< in units of its area
  QString name;       ///< its accessible name, and first line of its help
  QString note;       ///< said after the name: whether a click can be undone
  kernel::Noun noun;  ///< what it stands for; {0, 0}: nothing of the game
  Part part = Part::Thing;
  std::vector<kernel::Choice> choices;  ///< the possible meanings of a click; empty: no choice now
  Command command;                      ///< what a click does instead of choosing
  CardId card = CardId::None;           ///< the card it shows
  std::function<void(Ink&)> draw;       ///< draws it, in units from the top left corner of `at`; called at once
  QRectF reach;  ///< the part that can be pointed at, from its own corner, if others overlap it; empty: all of it
  double radius = 10;
  bool selected = false;
  bool dim = false;     ///< not available now
  bool glows = true;    ///< buttons do not glow, they look like buttons
  bool lit = false;     ///< glows although a click only leads to a choice
  bool thin = false;    ///< could replace the selected one: a ring without a glow
  bool violet = false;  ///< for the Neutralizer: violet ring, and a drop at the pointer
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
  void pressed(w13::Piece* piece);
  /// The mouse has grabbed it, drags it, has dropped it.
  void lifted(w13::Piece* piece);
  void carried(QPointF scene);
  void laid(w13::Piece* piece, QPointF scene);
  /// The right button went down on it; nullptr: up again.
  void enlarge(const w13::Piece* piece);

 protected:
  void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
  void mouseMoveEvent(QGraphicsSceneMouseEvent* event) override;
  void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override;
  void hoverEnterEvent(QGraphicsSceneHoverEvent* event) override;
  void hoverLeaveEvent(QGraphicsSceneHoverEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
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

}  // namespace w13
