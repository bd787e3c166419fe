#pragma once
// The black pill beside a thing: short help on hover, or why it cannot be used.

#include "ui/screen/area.h"

namespace ui {

class ChipArea final : public Area {
  Q_OBJECT
 public:
  using Area::show;
  ChipArea();

  enum class Kind {
    Tip,     ///< what it is
    WhyNot,  ///< with the sign of prohibition
  };
  /// Sets its words and place: beside the thing, inside the screen; both in scene units.
  void take(const QString& words, Kind kind, const QRectF& thing, const QSizeF& screen);
  [[nodiscard]] const QString& words() const { return words_; }
  [[nodiscard]] Kind kind() const { return kind_; }

 protected:
  void draw(Ink& ink) override;

 private:
  QString words_;
  Kind kind_ = Kind::Tip;
  double size_ = 16;  ///< of its text
};

}  // namespace ui
