#pragma once
// Paints one scene over the window's pages. Everything is painted once, into pictures; then only what moves.

#include <QPushButton>
#include <optional>

#include "ui/games/warehouse13/scenes/scene.h"
#include "ui/look/page.h"
#include "ui/time/clock.h"

namespace w13 {

/// The layer takes all input while it is up. Enter or a click skips to the scene's rest, and from there ends it; Esc
/// ends it at once; it also ends by itself.
class SceneLayer final : public Page {
  Q_OBJECT
 public:
  static constexpr int kGuards = 250;  ///< milliseconds after the rest begins in which input is ignored

  /// Its viewers: Players can shorten it; Watchers only see it. For Watchers it has no sound and no button; it rests
  /// and ends on demand.
  enum class For { Players, Watchers };

  /// `over` is the widget it covers.
  explicit SceneLayer(QWidget* over, For whom = For::Players);

  /// Plays a scene over a picture of the table.
  void play(Scene scene, const QPixmap& table);
  /// Ends it without a signal.
  void putAway();
  [[nodiscard]] bool up() const { return scene_.has_value(); }
  /// The scene being played.
  [[nodiscard]] const std::optional<Scene>& scene() const { return scene_; }
  /// Milliseconds since its start, as if never skipped.
  [[nodiscard]] int now() const;
  [[nodiscard]] bool rests() const { return up() && now() >= scene_->strike; }
  /// Skips to its rest at once.
  void toRest();

 signals:
  /// The user has skipped to its rest.
  void hastened();
  void sounds(w13::Cue cue);
  /// The scene is over.
  void closed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void rescaled() override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Painted {
    QPixmap picture;
    Stand stand{};
    QRect bounds;  ///< in the widget
  };

  void prepare();
  void paintProps();
  void placeButton();
  void step();
  void hasten();
  void close();
  [[nodiscard]] bool watched() const { return whom_ == For::Watchers; }
  [[nodiscard]] double units() const;
  [[nodiscard]] QPointF corner() const;
  [[nodiscard]] QRect boundsOf(const Prop& prop, const Stand& stand) const;
  void paintProp(QPainter& p, const Prop& prop, const Painted& painted) const;

  For whom_;
  std::optional<Scene> scene_;
  QPixmap table_;  ///< as it was at the scene's start
  QPixmap stage_;
  std::vector<Painted> painted_;
  QPushButton* button_;
  Alarm frame_{Alarm::Rings::Again, 16};
  Alarm over_{Alarm::Rings::Once};
  qint64 began_ = 0;
  std::optional<qint64> rested_;  ///< when its rest began
  std::size_t heard_ = 0;
};

}  // namespace w13
