#pragma once
// The table's light while the season is one blow from its end: a red edge, and for a moment a tag that names the
// danger. A state, not a scene: the table stays playable.

#include "ui/games/warehouse13/screen/danger.h"
#include "ui/games/warehouse13/screen/game_area.h"
#include "ui/time/clock.h"

namespace w13 {

class DangerArea final : public GameArea {
  Q_OBJECT
 public:
  static constexpr int kTagStays = 5000;  ///< milliseconds

  DangerArea();

  /// Sets the current dangers. A new one is named for a while.
  void take(const Dangers& dangers);
  [[nodiscard]] const Dangers& dangers() const { return dangers_; }
  /// The tag's text; empty: no tag now.
  [[nodiscard]] QString tag() const;
  /// What the tag points at, on a screen drawn at `scale`: the track, the Stress deck, the Lost Artifacts board. An
  /// empty rectangle is not on the screen now. `prompt` is kept clear of the light: it is red itself.
  struct Places {
    QRectF track, stress, lost, prompt;
    QRectF over;  ///< lies over the track: the tag keeps to its upper right corner
    double scale = 1;
  };
  void take(const Places& places) { places_ = places; }
  /// The tag's place; empty: no tag.
  [[nodiscard]] QRectF tagAt() const;

  /// Empty: it is light; the pointer hits what lies below.
  QPainterPath shape() const override { return {}; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  Dangers dangers_;
  Dangers named_;  ///< the dangers that the tag names
  Places places_;
  Alarm tagged_{Alarm::Rings::Once, kTagStays};
  QPixmap tag_;
  double pixels_ = 1;
};

}  // namespace w13
