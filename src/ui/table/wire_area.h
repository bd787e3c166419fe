#pragma once
// The wire: a strip of amber on black in a slot of its own, which types the last piece of news letter by letter. What
// came before it stands before it, and fades with age.

#include "ui/screen/area.h"

namespace w13 {

/// A line as the wire writes it: its letters have no parentheses, so what stands in them follows a comma.
[[nodiscard]] QString onTape(QString line);

class WireArea final : public Area {
  Q_OBJECT
 public:
  static constexpr int kLines = 3;  ///< so many stand on it at most

  /// The lines, all of them, the newest last; none: the wire is still.
  void take(const QStringList& lines);
  /// The newest; empty: there is none.
  [[nodiscard]] QString line() const { return lines_.isEmpty() ? QString() : lines_.back(); }
  [[nodiscard]] const QStringList& lines() const { return lines_; }
  /// How many letters of the newest have been typed.
  void typed(int letters);
  [[nodiscard]] qsizetype typed() const { return typed_; }
  [[nodiscard]] bool typing() const { return typed_ < line().size(); }

  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  QStringList lines_;
  qsizetype typed_ = 0;
  QRectF text_;  ///< where the newest stands
};

}  // namespace w13
