#pragma once
// A box on the shelf: what the game is, what lies on its lid, and the button that opens it. A low one shows only name
// and players.

#include <QWidget>

#include "ui/window/on_shelf.h"

class QPushButton;

namespace ui {

class ShelfBox final : public QWidget {
  Q_OBJECT
 public:
  explicit ShelfBox(QWidget* parent);

  void show(const OnShelf& game);
  using QWidget::show;
  [[nodiscard]] const OnShelf& game() const { return game_; }
  /// The door behind its button, which Enter opens as well.
  [[nodiscard]] Door door() const { return game_.newest ? Door::GoOn : Door::First; }
  /// Sets whether it is the one that the menu means: it glows.
  void setChosen(bool on);
  /// Sets sizes for a window's scale (1: smallest). Its edge leaves room for the glow.
  void rescale(double scale);
  /// The box without its glow, as a picture, and where it stands on a widget around it.
  [[nodiscard]] QPixmap picture() { return grab(box().toAlignedRect()); }
  [[nodiscard]] QRectF boxOn(const QWidget* around) const { return box().translated(mapTo(around, QPoint(0, 0))); }
  /// The room for the glow on each side, in points of the smallest window.
  static constexpr double kGlow = 12;

 signals:
  void chosen();
  void opens(ui::Door door);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

 private:
  void layOut();
  [[nodiscard]] bool low() const;
  void paintGround(Ink& ink, const QRectF& box) const;
  void paintLow(QPainter& p, const QRectF& in) const;
  void paintWhole(Ink& ink, const QRectF& in) const;
  /// The box itself, without its glow, and what is inside its edge.
  [[nodiscard]] QRectF box() const;
  [[nodiscard]] QRectF inside() const;

  OnShelf game_;
  QPushButton* button_;
  bool chosen_ = false;
  bool lidShown_ = false;
  bool byKeys_ = false;  ///< focus came by a key, so that it is shown
  double scale_ = 1;
};

}  // namespace ui
