#include "ui/games/warehouse13/table/danger_area.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include "ui/look/contrast.h"
#include "ui/look/style.h"

namespace w13 {

namespace {

constexpr double kFalls = 90, kEdge = 8, kWideEdge = 12, kAir = 14, kTagTop = 76;  // at 1920x1080
constexpr QSizeF kTag(500, 122);

/// A strip along an edge, darkest there. What lies below has to stay readable, so it falls off fast.
void paintStrip(QPainter& p, const QRectF& at, QPointF from, QPointF to) {
  QLinearGradient light(from, to);
  for (const auto& [where, share] : {std::pair(0.0, 0.5), std::pair(0.2, 0.2), std::pair(1.0, 0.0)}) {
    light.setColorAt(where, withAlpha(colour::kAlarm, share));
  }
  p.fillRect(at, light);
}

}  // namespace

DangerArea::DangerArea() {
  setAcceptedMouseButtons(Qt::NoButton);
  connect(&tagged_, &Alarm::rang, this, [this] {
    named_ = {};
    update();
  });
}

void DangerArea::take(const Dangers& dangers) {
  if (dangers == dangers_) return;
  const bool more = moreDangers(dangers_, dangers);
  dangers_ = dangers;
  if (more) {
    named_ = dangers;
    tagged_.start();
  } else if (dangers.count() == 0) {
    named_ = {};
    tagged_.stop();
  }
  update();
}

QString DangerArea::tag() const {
  if (named_.track) return tr("One space is left: one more obstacle on the track, and the Warehouse is lost.");
  if (named_.stress) return tr("Stress is running out: if anybody must draw from an empty deck, the season is lost.");
  if (named_.plots) return tr("One more executed Plot, and the season is lost.");
  if (named_.lost) return tr("One more lost artifact, and the season is lost.");
  return {};
}

// Beside what it speaks of, so that it covers no clue that somebody wants to click.
QRectF DangerArea::tagAt() const {
  if (tag().isEmpty()) return {};
  const QSizeF size = kTag * places_.scale;
  const double air = kAir * places_.scale;
  QRectF at(QPointF((units().width() - size.width()) / 2, kTagTop * places_.scale), size);
  if (named_.track && !places_.over.isEmpty()) {
    at.moveRight(places_.over.right() - air);
  } else if (named_.track) {
    if (!places_.track.isEmpty()) at.moveBottomLeft(places_.track.topLeft() - QPointF(0, air));
  } else if (named_.stress) {
    if (!places_.stress.isEmpty()) at.moveTopRight(places_.stress.bottomRight() + QPointF(0, air));
  } else if (!places_.lost.isEmpty()) {
    at.moveTopRight(places_.lost.topLeft() + QPointF(-air, air));
  }
  return at;
}

void DangerArea::draw(const Sight& sight, Ink&) {
  pixels_ = sight.pixels * scale();
  tag_ = {};
  const QSizeF size = tagAt().size();
  if (size.isEmpty()) return;
  tag_ = QPixmap((size * pixels_).toSize());
  tag_.fill(Qt::transparent);
  QPainter p(&tag_);
  p.setRenderHint(QPainter::Antialiasing);
  p.scale(pixels_ * places_.scale, pixels_ * places_.scale);
  Ink ink(p, pixels_ * places_.scale);
  const QRectF all(QPointF(0, 0), kTag);
  ink.panel(all, QColor(0xF48D1B22), QColor(0xF4530D12), QColor(colour::kAlarmText), 3, 12);
  ink.paragraph(all.adjusted(22, 8, -22, -8), tag(), Role::Bold, 25, QColor(colour::kWhite), Qt::AlignCenter);
}

// The strips are painted as they are met: a picture of the whole screen would be dear to lay over all that moves.
void DangerArea::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
  const int count = dangers_.count();
  if (count == 0) return;
  QPainter& p = *painter;
  const double w = units().width(), h = units().height(), falls = kFalls * places_.scale;
  const double bottom = places_.prompt.isEmpty() ? h : places_.prompt.top();  // the question stands clear of the light
  const QRectF dirty = option->exposedRect;
  if (!highContrast()) {
    const auto strip = [&](const QRectF& at, QPointF from, QPointF to) {
      if (dirty.intersects(at)) paintStrip(p, at & dirty, from, to);
    };
    strip({0, 0, falls, bottom}, {0, 0}, {falls, 0});
    strip({w - falls, 0, falls, bottom}, {w, 0}, {w - falls, 0});
    strip({0, 0, w, falls}, {0, 0}, {0, falls});
  }
  const double wide = (count >= 3 ? kWideEdge : kEdge) * places_.scale;
  p.setPen(QPen(QColor(colour::kAlarm), wide));
  p.setBrush(Qt::NoBrush);
  p.drawRect(QRectF(wide / 2, wide / 2, w - wide, h - wide));
  const QRectF at = tagAt();
  if (!tag_.isNull() && !at.isEmpty() && dirty.intersects(at)) p.drawPixmap(at, tag_, QRectF(tag_.rect()));
}

}  // namespace w13
