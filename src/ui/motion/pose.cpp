#include "ui/motion/pose.h"

#include <QtMath>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/time/how_far.h"

namespace ui {

namespace {

constexpr double kPi = std::numbers::pi;
constexpr int kFaceTime = 60, kSettle = 250;  // milliseconds: a tumbling die shows a face, comes to rest
constexpr double kMostTurn = 12;              // degrees of a tumbling die
constexpr double kChanges = 0.7;              // from this part of its last leg on a ghost becomes what it is

QRectF between(const QRectF& from, const QRectF& to, double part) {
  const auto mix = [part](double a, double b) { return a + (b - a) * part; };
  return {mix(from.x(), to.x()), mix(from.y(), to.y()), mix(from.width(), to.width()), mix(from.height(), to.height())};
}

QRectF scaled(const QRectF& rect, double by) {
  const QSizeF size = rect.size() * by;
  return {rect.center().x() - size.width() / 2, rect.center().y() - size.height() / 2, size.width(), size.height()};
}

double eased(const Leg& leg, double part) { return QEasingCurve(leg.easing).valueForProgress(part); }

void arc(Pose& pose, const QRectF& from, const Leg& leg, double part) {
  pose.at = between(from, leg.to, part);
  const QPointF way = leg.to.center() - from.center();
  const double high = std::min(140.0, std::hypot(way.x(), way.y()) * 0.3);
  pose.at.translate(0, -std::sin(kPi * part) * high);
}

// Faces change by the clock and by where the die tumbles, never by what it will show.
void tumble(Pose& pose, const Leg& leg, int ms, double seed) {
  const int settles = leg.length - std::min(kSettle, leg.length / 2);
  if (ms < settles) {
    const int step = ms / kFaceTime;
    pose.face = qFloor(std::fabs(std::sin(step * 12.9898 + seed) * 43758.5453)) % 6;
    pose.angle = kMostTurn * std::sin(step * 2.1 + seed);
    pose.at = scaled(pose.at, 1.08);
    return;
  }
  const double part = howFar(ms - settles, leg.length - settles);
  pose.changed = 1;
  pose.at = scaled(pose.at, 1 + 0.16 * (1 - QEasingCurve(leg.easing).valueForProgress(part)));
}

void turnOver(Pose& pose, double part) {
  pose.wide = part < 0.5 ? 1 - QEasingCurve(QEasingCurve::InSine).valueForProgress(2 * part)
                         : QEasingCurve(QEasingCurve::OutSine).valueForProgress(2 * part - 1);
  pose.changed = part < 0.5 ? 0 : 1;
}

void leave(Pose& pose, const Leg& leg, double part) {
  constexpr double kShakes = 0.35, kTurns = 0.65;
  if (part < kShakes) return pose.at.translate(3 * std::sin(4 * kPi * part / kShakes), 0);
  if (part < kTurns) return turnOver(pose, (part - kShakes) / (kTurns - kShakes));
  const double gone = eased(leg, (part - kTurns) / (1 - kTurns));
  pose.changed = 1;
  pose.at = scaled(pose.at, 1 - gone);
  pose.opacity = std::clamp(1 - gone, 0.0, 1.0);
}

/// The pose within a leg that began at `from`.
void stand(Pose& pose, const Move& move, const QRectF& from, std::size_t at, int ms) {
  const Leg& leg = move.legs[at];
  const double part = howFar(ms, leg.length);
  const double done = eased(leg, part);
  const bool last = at + 1 == move.legs.size();
  pose.way = leg.way;
  pose.part = done;
  pose.at = from;
  switch (leg.way) {
    case Way::Go: pose.at = between(from, leg.to, done); break;
    case Way::Arc: arc(pose, from, leg, done); break;
    case Way::Tumble: return tumble(pose, leg, ms, from.x() * 0.37 + from.y() * 0.11);
    case Way::Turn: return turnOver(pose, part);
    case Way::Tip: pose.angle += leg.angle * done; return;
    case Way::Lift:
      pose.angle += leg.angle * done;
      pose.at = between(from, leg.to, done);
      return;
    case Way::Drop:
      pose.at.translate(0, -46 * (1 - done));
      pose.opacity = std::min(1.0, part * 4);
      return;
    case Way::Leave: return leave(pose, leg, part);
    case Way::Lose:
    case Way::Marker: pose.at = between(from, leg.to, done); return;
    default: return;
  }
  if (leg.flip) return turnOver(pose, part);
  if (last && pose.changed < 1) pose.changed = std::clamp((part - kChanges) / (1 - kChanges), 0.0, 1.0);
  if (last && move.is < 0 && leg.way == Way::Go) pose.opacity = 1 - pose.changed;
}

}  // namespace

Pose poseOf(const Move& move, int ms) {
  Pose pose;
  pose.at = move.from;
  if (ms < move.begin) {
    pose.seen = move.waits;
    if (!move.legs.empty()) pose.way = move.legs.front().way;
    return pose;
  }
  int left = ms - move.begin;
  for (std::size_t at = 0; at < move.legs.size(); ++at) {
    const Leg& leg = move.legs[at];
    if (left < leg.length) {
      pose.seen = true;
      stand(pose, move, pose.at, at, left);
      return pose;
    }
    left -= leg.length;
    pose.at = leg.to;
    if (leg.way == Way::Tip || leg.way == Way::Lift) pose.angle += leg.angle;
    if (leg.flip || leg.way == Way::Tumble) pose.changed = 1;
  }
  return pose;
}

}  // namespace ui
