#include "ui/motion/ghost.h"

#include <QPainter>
#include <cmath>
#include <numbers>

#include "engine/kernel/count.h"
#include "ui/look/style.h"

namespace ui {

namespace {

constexpr double kDropsReach = 56;  // units that drops fly over the rim

void drawIn(QPainter& p, const QPixmap& picture, const QRectF& at) {
  if (!picture.isNull()) p.drawPixmap(at, picture, QRectF(picture.rect()));
}

/// Everything that is painted of a pose.
QRectF boundsOf(const Pose& pose) {
  if (pose.way == Way::Splash) return pose.at.adjusted(-kDropsReach, -kDropsReach, kDropsReach, 8);
  if (pose.angle == 0) return pose.at.adjusted(-8, -8, 8, 8);
  const double reach = std::hypot(pose.at.width(), pose.at.height()) / 2 + 4;
  const QPointF middle = pose.at.center();
  return {middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach};
}

}  // namespace

Ghost::Ghost(Move move, GhostLook look) : move_(std::move(move)), look_(std::move(look)) {
  setAcceptedMouseButtons(Qt::NoButton);
  setVisible(false);
}

void Ghost::goTo(int ms) {
  const Pose pose = poseOf(move_, ms);
  if (pose == pose_ && isVisible() == pose.seen) return;
  setVisible(pose.seen);
  const QRectF bounds = boundsOf(pose);
  if (bounds != bounds_) {
    prepareGeometryChange();
    bounds_ = bounds;
  }
  pose_ = pose;
  update();
}

void Ghost::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  QPainter& p = *painter;
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  p.setOpacity(pose_.opacity);
  switch (pose_.way) {
    case Way::Wipe: return paintWipe(p);
    case Way::Splash: return paintSplash(p);
    case Way::Pulse:
    case Way::Flash:
    case Way::Lamp:
    case Way::Marker: return paintPlace(p);
    default: break;
  }
  const QRectF own(-pose_.at.width() / 2, -pose_.at.height() / 2, pose_.at.width(), pose_.at.height());
  p.save();
  p.translate(pose_.at.center());
  if (pose_.angle != 0) p.rotate(pose_.angle);
  if (pose_.wide != 1) p.scale(std::max(0.01, pose_.wide), 1);
  pose_.way == Way::Lose ? paintLoss(p, own) : paintPictures(p, own);
  p.restore();
}

void Ghost::paintPictures(QPainter& p, const QRectF& at) const {
  if (pose_.face >= 0 && !look_.faces.empty())
    return drawIn(p, kernel::at(look_.faces, pose_.face % kernel::count(look_.faces)), at);
  if (pose_.way == Way::Rise) {
    drawIn(p, look_.was, at);
    const double top = (1 - pose_.part) * at.height();
    const QRectF foot = at.adjusted(0, top, 0, 0);
    const double pixels = look_.is.height() * (1 - pose_.part);
    p.drawPixmap(foot, look_.is, QRectF(0, pixels, look_.is.width(), look_.is.height() - pixels));
    return;
  }
  if (look_.was.isNull() || pose_.changed >= 1) return drawIn(p, look_.is.isNull() ? look_.was : look_.is, at);
  drawIn(p, look_.was, at);
  if (pose_.changed <= 0 || look_.is.isNull()) return;
  p.setOpacity(pose_.opacity * pose_.changed);
  drawIn(p, look_.is, at);
}

// Light at a place, or the marker without its words.
void Ghost::paintPlace(QPainter& p) const {
  const double light = std::sin(std::numbers::pi * pose_.part);
  QColor with(pose_.way == Way::Lamp ? QColor(0xFFFFE2B0) : QColor(colour::kAmber));
  if (pose_.way == Way::Marker) {
    p.setPen(Qt::NoPen);
    p.setBrush(with);
    p.drawRoundedRect(pose_.at, 8, 8);
  } else if (pose_.way == Way::Pulse) {
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(withAlpha(with, light), 6));
    p.drawRoundedRect(pose_.at, 10, 10);
  } else {
    p.fillRect(pose_.at, withAlpha(with, light * (pose_.way == Way::Lamp ? 0.1 : 0.35)));
  }
}

// What was there gives way from left to right to what is there now.
void Ghost::paintWipe(QPainter& p) const {
  const QRectF all(QPointF(look_.part.x() * look_.was.width(), look_.part.y() * look_.was.height()),
                   QSizeF(look_.part.width() * look_.was.width(), look_.part.height() * look_.was.height()));
  const QRectF left = pose_.at.adjusted(pose_.at.width() * pose_.part, 0, 0, 0);
  p.drawPixmap(left, look_.was, all.adjusted(all.width() * pose_.part, 0, 0, 0));
}

void Ghost::paintSplash(QPainter& p) const {
  const QRectF& at = pose_.at;
  const double swing = std::sin(pose_.part * 3 * std::numbers::pi) * (1 - pose_.part) * 0.05;
  drawIn(p, look_.was,
         {at.x(), at.y() - at.height() * std::fabs(swing), at.width(), at.height() * (1 + std::fabs(swing))});
  constexpr int kDrops = 6;
  const double flown = std::min(1.0, pose_.part * 1.6);
  p.setPen(Qt::NoPen);
  p.setBrush(QColor(colour::kGoo500));
  p.setOpacity(1 - flown);
  for (int drop = 0; drop < kDrops; ++drop) {
    const double angle = std::numbers::pi * (0.12 + 0.76 * drop / (kDrops - 1));
    const QPointF rim(at.center().x(), at.y() + at.height() * 0.25);
    const QPointF way(std::cos(angle) * kDropsReach * 0.8 * flown,
                      (-std::sin(angle) * 1.5 * flown + 1.2 * flown * flown) * kDropsReach * 0.7);
    p.drawEllipse(rim + way, 4.5 - drop % 3, 4.5 - drop % 3);
  }
}

// It turns violet on its way, and cracks at the end of it.
void Ghost::paintLoss(QPainter& p, const QRectF& at) const {
  drawIn(p, look_.was, at);
  p.setOpacity(pose_.part * 0.8);
  drawIn(p, look_.is, at);
  p.setOpacity(1);
  const double drawn = std::max(0.0, (pose_.part - 0.6) / 0.4);
  if (drawn <= 0) return;
  static constexpr std::array<QPointF, 6> kCrack = {
      {{0.52, 0}, {0.44, 0.22}, {0.58, 0.4}, {0.4, 0.62}, {0.55, 0.8}, {0.47, 1}}};
  QPolygonF line;
  for (const QPointF& each : kCrack)
    if (each.y() <= drawn) line << QPointF(at.x() + each.x() * at.width(), at.y() + each.y() * at.height());
  p.setPen(QPen(QColor(colour::kGoo900), std::max(2.0, at.width() * 0.012)));
  p.drawPolyline(line);
}

}  // namespace ui
