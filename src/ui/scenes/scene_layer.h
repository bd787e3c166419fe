#pragma once
// Paints one scene over the pages of the window. Everything is painted once, into pictures; then only what moves.

#include <QPushButton>
#include <optional>

#include "ui/look/page.h"
#include "ui/scenes/scene.h"
#include "ui/time/clock.h"

namespace w13 {

/// The layer: it takes all input while it is up. Enter or a click leads to the rest of a scene, and from there on; Esc
/// ends it at once; and it ends by itself.
class SceneLayer final : public Page {
  Q_OBJECT
 public:
  static constexpr int kGuards =
      250;  ///< milliseconds after the rest has begun in which nothing is taken for an answer

  /// Who has it before them: people who can shorten it, or only see it. Those hear nothing and are asked nothing; it
  /// rests and ends when somebody says so.
  enum class For { Players, Watchers };

  /// `over` is the widget it covers.
  explicit SceneLayer(QWidget* over, For whom = For::Players);

  /// Plays a scene over a picture of the table.
  void play(Scene scene, const QPixmap& table);
  /// Puts it away; nobody is told.
  void putAway();
  [[nodiscard]] bool up() const { return scene_.has_value(); }
  /// What is played.
  [[nodiscard]] const std::optional<Scene>& scene() const { return scene_; }
  /// Milliseconds since it began, as if it had not been shortened.
  [[nodiscard]] int now() const;
  [[nodiscard]] bool rests() const { return up() && now() >= scene_->strike; }
  /// Leads to its rest at once.
  void toRest();

 signals:
  /// Somebody has led it to its rest.
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
  QPixmap table_;  ///< as it was when the scene began
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
