#pragma once
// A scene: one moment of a season as a function of time. A value; SceneLayer paints it.

#include <QEasingCurve>
#include <QPainterPath>
#include <functional>
#include <vector>

#include "engine/kernel/per.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/games/warehouse13/sound/cue.h"
#include "ui/look/ink.h"
#include "ui/settings/options.h"

namespace w13 {

/// The properties of a prop that can change.
enum class Moves : std::uint8_t {
  X,  ///< of its centre, in units of the scene
  Y,
  Scale,
  Turn,  ///< degrees
  Wide,  ///< 1 from the front, 0 from the side: a card turns over
  Seen,  ///< 0 to 1
  Part,  ///< how much of it has appeared, 0 to 1
};
inline constexpr int kMoves = 7;

/// The direction in which a prop appears, by its Part.
enum class Grows : std::uint8_t { Not, Right, Left, Down, Up, Along };

/// A change of a value over time.
struct Change {
  Moves what = Moves::Seen;
  int begin = 0;   ///< milliseconds
  int length = 0;  ///< 0: at once
  double to = 0;
  QEasingCurve::Type easing = QEasingCurve::OutCubic;
};

/// A prop's values at a time, by `Moves`.
using Stand = kernel::Per<Moves, double, kMoves>;

/// A thing of a scene: painted once, then only moved.
struct Prop {
  using Draw = std::function<void(Ink&, const QRectF&)>;

  Prop(const QRectF& where, Draw how);

  QRectF at;                  ///< its place, in units of the scene (1920 x 1080)
  Draw draw;                  ///< into a rectangle of this size, from (0, 0)
  Stand first{};              ///< at the beginning
  std::vector<Change> moves;  ///< changes of one kind in order of time
  Grows grows = Grows::Not;
  QPainterPath along;  ///< for Grows::Along: its path, by its Part
  bool heads = false;  ///< and turns with it

  /// Hides it until `begin`, then fades it in.
  Prop& comes(int begin, int length = 200);
  /// Fades it out for good.
  Prop& leaves(int begin, int length = 200);
  Prop& change(Moves what, int begin, int length, double to, QEasingCurve::Type easing = QEasingCurve::OutCubic);
  /// Moves it to another place, and scales it to that width.
  Prop& goesTo(const QRectF& to, int begin, int length, QEasingCurve::Type easing = QEasingCurve::InOutCubic);
  /// Grows from one side.
  Prop& grow(Grows from, int begin, int length, QEasingCurve::Type easing = QEasingCurve::Linear);

  [[nodiscard]] Stand standAt(int ms) const;
};

/// A sound of a scene.
struct SceneCue {
  int ms = 0;
  Cue cue = Cue::None;
  bool weighs = false;  ///< also played in the short form
};

/// The ground of a scene: the table, dimmed, and the light over it.
struct StageLight {
  double table = 0.2;  ///< the remaining brightness of the table
  double lamp = 0.18;  ///< the lamp over it
  QRgb haze = 0;       ///< a colour from the sides; 0: none
  bool operator==(const StageLight&) const = default;
};

struct Scene {
  int dims = 250;   ///< milliseconds for the table to go dark
  int strike = 0;   ///< milliseconds until it rests
  int rest = 3000;  ///< milliseconds at rest; then it ends by itself
  StageLight light;
  std::vector<Prop> props;
  std::vector<SceneCue> cues;
  QString spoken;  ///< text for screen readers and large type: one or two sentences
  QString button;  ///< label of the button for Enter
};

/// The units of a scene.
inline constexpr QSizeF kSceneUnits(1920, 1080);

/// The same scene for people who have seen it often, or who want no motion: only its rest, just long enough to read.
[[nodiscard]] Scene shortened(Scene scene);
/// The same at a pace; its rest is for reading and keeps its length.
[[nodiscard]] Scene paced(Scene scene, Pace pace);

}  // namespace w13
