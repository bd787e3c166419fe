#pragma once
// The light of the table while the season is one blow from its end: a red edge around all of it, and for a moment a tag
// that says what the danger is. A state, not a scene: the table stays as it can be played.

#include "ui/screen/area.h"
#include "ui/screen/danger.h"
#include "ui/time/clock.h"

namespace w13 {

class DangerArea final : public Area {
  Q_OBJECT
 public:
  static constexpr int kTagStays = 5000;  ///< milliseconds

  DangerArea();

  /// The dangers from now on. A new one is named for a while.
  void take(const Dangers& dangers);
  [[nodiscard]] const Dangers& dangers() const { return dangers_; }
  /// What the tag says; empty: there is none now.
  [[nodiscard]] QString tag() const;
  /// What the tag points at, on a screen `scale` times as large as drawn: the track, the Stress deck, the Lost
  /// Artifacts board. An empty one is not on the screen now. `prompt` keeps clear of the light: it is red itself.
  struct Places {
    QRectF track, stress, lost, prompt;
    double scale = 1;
  };
  void take(const Places& places) { places_ = places; }
  /// Where the tag stands; empty: nowhere.
  [[nodiscard]] QRectF tagAt() const;

  /// Nothing: it is light, and whatever lies below is pointed at.
  QPainterPath shape() const override { return {}; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  Dangers dangers_;
  Dangers named_;  ///< those that the tag names
  Places places_;
  Alarm tagged_{Alarm::Rings::Once, kTagStays};
  QPixmap tag_;
  double pixels_ = 1;
};

}  // namespace w13
