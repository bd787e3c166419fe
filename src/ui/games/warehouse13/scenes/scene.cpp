#include "ui/games/warehouse13/scenes/scene.h"

#include <algorithm>

#include "ui/games/warehouse13/motion/motion_plan.h"
#include "ui/time/how_far.h"

namespace w13 {

namespace {

constexpr int kCrossFade = 80;
constexpr int kShortRest = 1600;  // milliseconds at most

}  // namespace

Prop::Prop(const QRectF& where, Draw how) : at(where), draw(std::move(how)) {
  first = {{where.center().x(), where.center().y(), 1, 0, 1, 1, 1}};
}

Prop& Prop::comes(int begin, int length) {
  first[Moves::Seen] = 0;
  return change(Moves::Seen, begin, length, 1);
}

Prop& Prop::leaves(int begin, int length) { return change(Moves::Seen, begin, length, 0); }

Prop& Prop::change(Moves what, int begin, int length, double to, QEasingCurve::Type easing) {
  moves.push_back({what, begin, length, to, easing});
  return *this;
}

Prop& Prop::goesTo(const QRectF& to, int begin, int length, QEasingCurve::Type easing) {
  change(Moves::X, begin, length, to.center().x(), easing);
  change(Moves::Y, begin, length, to.center().y(), easing);
  return change(Moves::Scale, begin, length, to.width() / at.width(), easing);
}

Prop& Prop::grow(Grows from, int begin, int length, QEasingCurve::Type easing) {
  grows = from;
  first[Moves::Part] = 0;
  return change(Moves::Part, begin, length, 1, easing);
}

Stand Prop::standAt(int ms) const {
  Stand stand = first;
  for (const Change& each : moves) {
    if (ms < each.begin) continue;
    double& value = stand[each.what];
    const double done = each.length == 0 ? 1 : std::min(1.0, howFar(ms - each.begin, each.length));
    value += (each.to - value) * QEasingCurve(each.easing).valueForProgress(done);
  }
  return stand;
}

Scene shortened(Scene scene) {
  for (Prop& prop : scene.props) {
    prop.first = prop.standAt(scene.strike);
    prop.moves.clear();
  }
  std::erase_if(scene.props, [](const Prop& prop) { return prop.first[Moves::Seen] <= 0; });
  std::erase_if(scene.cues, [](const SceneCue& cue) { return !cue.weighs; });
  for (SceneCue& cue : scene.cues) cue.ms = 0;
  scene.strike = 0;
  scene.dims = kCrossFade;
  scene.rest = std::min(scene.rest, kShortRest);
  return scene;
}

Scene paced(Scene scene, Pace pace) {
  if (pace == Pace::Off) return shortened(std::move(scene));
  scene.strike = paced(scene.strike, pace);
  for (SceneCue& cue : scene.cues) cue.ms = paced(cue.ms, pace);
  for (Prop& prop : scene.props)
    for (Change& each : prop.moves) {
      each.begin = paced(each.begin, pace);
      each.length = paced(each.length, pace);
    }
  return scene;
}

}  // namespace w13
