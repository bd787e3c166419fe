#pragma once
// A screen of areas, in its own units, scaled to the window. Knows the mouse, the keyboard and how a card is enlarged;
// what is on it is the business of the table and the secret screen.

#include <QGraphicsScene>
#include <QGraphicsView>
#include <optional>

#include "ui/area.h"

namespace w13 {

/// The card held up to be read.
class ReadingArea final : public Area {
  Q_OBJECT
 public:
  void take(CardId card) { card_ = card; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  CardId card_ = CardId::None;
};

class Screen : public QGraphicsView {
  Q_OBJECT
 public:
  /// `ground` is the drawing behind everything.
  Screen(QString ground, QWidget* parent);

  /// All pieces that a click does something with, in reading order.
  [[nodiscard]] std::vector<Piece*> livePieces() const;
  /// A point of the viewport where a click meets the piece and nothing that lies over it; none: it is covered.
  [[nodiscard]] std::optional<QPoint> freePoint(const Piece& piece) const;
  /// Measures the window again, arranges and shows.
  void settle();

 protected:
  /// The size of the screen in units for a window: at least one of these fits exactly.
  [[nodiscard]] virtual QSizeF unitsFor(const QSizeF& window) const = 0;
  /// Places the areas for `units()`.
  virtual void arrange() = 0;
  /// Shows again what was shown last.
  virtual void refresh() = 0;
  virtual void onPressed(Piece* piece) = 0;
  /// A key that no piece took; false if it means nothing here.
  virtual bool onKey(int key);
  virtual void onEnlarge(CardId card) = 0;

  void adopt(Area& area);
  [[nodiscard]] QSizeF units() const { return units_; }
  /// Device pixels per unit.
  [[nodiscard]] double pixels() const { return pixels_; }

  bool event(QEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void drawBackground(QPainter* painter, const QRectF& rect) override;

 private:
  void moveFocus(QPointF direction);
  void focus(Piece& piece);
  bool focusNear(const std::vector<Piece*>& live, QPointF at);
  [[nodiscard]] Piece* focused() const;
  [[nodiscard]] Piece* underMouse() const;
  QGraphicsScene scene_;
  QString ground_;
  QSizeF units_;
  double pixels_ = 1;
  std::optional<QPointF> focusWas_;  ///< where the piece was that had the focus last; its screen may be drawn anew since
};

}  // namespace w13
