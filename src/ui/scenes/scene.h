#pragma once
// A scene: what is to be seen of one moment of a season, as a function of time. A value; SceneLayer paints it.

#include <QEasingCurve>
#include <QPainterPath>
#include <functional>
#include <vector>

#include "ui/look/ink.h"
#include "ui/settings/options.h"
#include "ui/sound/cue.h"

namespace w13 {

/// What of a prop changes.
enum class Moves : std::uint8_t {
  X,  ///< of its middle, in units of the scene
  Y,
  Scale,
  Turn,  ///< degrees
  Wide,  ///< 1 from the front, 0 from the side: a card turns over
  Seen,  ///< 0 to 1
  Part,  ///< how much of it there is already, 0 to 1
};
inline constexpr std::size_t kMoves = 7;

/// From which side a prop comes to be there, by its Part.
enum class Grows : std::uint8_t { Not, Right, Left, Down, Up, Along };

/// A value goes somewhere.
struct Change {
  Moves what = Moves::Seen;
  int begin = 0;   ///< milliseconds
  int length = 0;  ///< 0: at once
  double to = 0;
  QEasingCurve::Type easing = QEasingCurve::OutCubic;
};

/// How a prop stands at a moment, by `Moves`.
using Stand = std::array<double, kMoves>;

/// A thing of a scene: painted once, then only moved.
struct Prop {
  using Draw = std::function<void(Ink&, const QRectF&)>;

  Prop(const QRectF& where, Draw how);

  QRectF at;                  ///< where it is painted, in units of the scene (1920 x 1080)
  Draw draw;                  ///< into a rectangle of this size, from (0, 0)
  Stand first{};              ///< at the beginning
  std::vector<Change> moves;  ///< those of one kind in the order of time
  Grows grows = Grows::Not;
  QPainterPath along;  ///< of Grows::Along: it goes this way, by its Part
  bool heads = false;  ///< and turns with it

  /// Is not there before a moment, and then comes.
  Prop& comes(int begin, int length = 200);
  /// Goes, and is not there any more.
  Prop& leaves(int begin, int length = 200);
  Prop& change(Moves what, int begin, int length, double to, QEasingCurve::Type easing = QEasingCurve::OutCubic);
  /// Goes to another place, and gets as wide as that.
  Prop& goesTo(const QRectF& to, int begin, int length, QEasingCurve::Type easing = QEasingCurve::InOutCubic);
  /// Grows from one side.
  Prop& grow(Grows from, int begin, int length, QEasingCurve::Type easing = QEasingCurve::Linear);

  [[nodiscard]] Stand standAt(int ms) const;
};

/// A sound of a scene.
struct SceneCue {
  int ms = 0;
  Cue cue = Cue::None;
  bool weighs = false;  ///< it is heard in the short form as well
};

/// The ground of a scene: the table, dimmed, and the light over it.
struct StageLight {
  double table = 0.2;  ///< how bright the table still is
  double lamp = 0.18;  ///< the lamp over it
  QRgb haze = 0;       ///< a colour from the sides; 0: none
  bool operator==(const StageLight&) const = default;
};

struct Scene {
  int dims = 250;   ///< milliseconds in which the table sinks into the dark
  int strike = 0;   ///< milliseconds until it rests
  int rest = 3000;  ///< milliseconds that it rests; then it ends by itself
  StageLight light;
  std::vector<Prop> props;
  std::vector<SceneCue> cues;
  QString spoken;  ///< what a screen reader says, and what large type shows: one or two sentences
  QString button;  ///< what Enter leads to
};

/// The units of a scene.
inline constexpr QSizeF kSceneUnits(1920, 1080);

/// The same scene for people who have seen it often, or who want nothing to move: its rest, and no longer than it takes
/// to be read.
[[nodiscard]] Scene shortened(Scene scene);
/// The same at a pace; its rest is for reading and stays as long.
[[nodiscard]] Scene paced(Scene scene, Pace pace);

}  // namespace w13
