#pragma once
// The wire: an amber on black strip in its own slot, which types the latest news letter by letter. Older lines precede
// it and fade with age.

#include "ui/screen/area.h"

namespace ui {

/// A line as the wire writes it: its font has no parentheses, so their contents follow a comma.
[[nodiscard]] QString onTape(QString line);

class WireArea final : public Area {
  Q_OBJECT
 public:
  using Area::show;
  static constexpr int kLines = 3;  ///< the most lines on it

  /// Sets all lines, the newest last; none: the wire is still.
  void take(const QStringList& lines);
  /// The newest line; empty: none.
  [[nodiscard]] QString line() const { return lines_.isEmpty() ? QString() : lines_.back(); }
  [[nodiscard]] const QStringList& lines() const { return lines_; }
  /// Sets how many letters of the newest line are typed.
  void typed(int letters);
  [[nodiscard]] int typed() const { return typed_; }
  [[nodiscard]] bool typing() const { return typed_ < line().size(); }

  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 protected:
  void draw(Ink& ink) override;

 private:
  QStringList lines_;
  int typed_ = 0;
  QRectF text_;  ///< the newest line's place
};

}  // namespace ui
