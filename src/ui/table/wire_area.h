#pragma once
// The wire: a strip of amber on black below the board that types the last piece of news, letter by letter.

#include "ui/screen/area.h"

namespace w13 {

/// Whether the wire tells an event: how the season stands, not every card and die.
[[nodiscard]] bool isNews(Happened what);
/// A line as the wire writes it: its letters have no parentheses, so what stands in them follows a comma.
[[nodiscard]] QString onTape(QString line);

class WireArea final : public Area {
  Q_OBJECT
 public:
  /// The line, all of it; empty: the wire is still.
  void take(const QString& line);
  [[nodiscard]] const QString& line() const { return line_; }
  /// How many of its letters have been typed.
  void typed(int letters);
  [[nodiscard]] qsizetype typed() const { return typed_; }
  [[nodiscard]] bool typing() const { return typed_ < line_.size(); }

  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  QString line_;
  qsizetype typed_ = 0;
  QRectF text_;  ///< where the line stands
};

}  // namespace w13
