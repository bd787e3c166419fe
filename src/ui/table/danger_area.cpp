#include "ui/table/danger_area.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include "ui/look/contrast.h"

namespace w13 {

namespace {

constexpr double kFalls = 110, kEdge = 8, kWideEdge = 12;
constexpr QRectF kTag(0, 0, 760, 84);
constexpr double kTagTop = 66;

/// A strip along an edge, darkest there.
void paintStrip(QPainter& p, const QRectF& at, QPointF from, QPointF to) {
  QColor full(colour::kAlarm), none(colour::kAlarm);
  full.setAlphaF(0.5F);
  none.setAlpha(0);
  QLinearGradient light(from, to);
  light.setColorAt(0, full);
  light.setColorAt(1, none);
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

// The strips are painted as they are met: a picture of the whole screen would be dear to lay over all that moves.
void DangerArea::draw(const Sight& sight, Ink&) {
  pixels_ = sight.pixels * scale();
  tag_ = {};
  const QString words = tag();
  if (words.isEmpty()) return;
  tag_ = QPixmap((kTag.size() * pixels_).toSize());
  tag_.fill(Qt::transparent);
  QPainter p(&tag_);
  p.setRenderHint(QPainter::Antialiasing);
  p.scale(pixels_, pixels_);
  Ink ink(p, pixels_);
  ink.panel(kTag, QColor(0xF08D1B22), QColor(0xF0530D12), QColor(colour::kAlarmText), 3, 12);
  ink.paragraph(kTag.adjusted(24, 6, -24, -6), words, Role::Bold, 25, QColor(colour::kWhite), Qt::AlignCenter);
}

void DangerArea::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
  const int count = dangers_.count();
  if (count == 0) return;
  QPainter& p = *painter;
  const double w = units().width(), h = units().height();
  const QRectF dirty = option->exposedRect;
  if (!highContrast()) {
    const auto strip = [&](const QRectF& at, QPointF from, QPointF to) {
      if (dirty.intersects(at)) paintStrip(p, at & dirty, from, to);
    };
    strip({0, 0, kFalls, h}, {0, 0}, {kFalls, 0});
    strip({w - kFalls, 0, kFalls, h}, {w, 0}, {w - kFalls, 0});
    strip({0, h - kFalls, w, kFalls}, {0, h}, {0, h - kFalls});
    strip({0, 0, w, kFalls}, {0, 0}, {0, kFalls});
  }
  const double wide = count >= 3 ? kWideEdge : kEdge;
  p.setPen(QPen(QColor(colour::kAlarm), wide));
  p.setBrush(Qt::NoBrush);
  p.drawRect(QRectF(wide / 2, wide / 2, w - wide, h - wide));
  if (tag_.isNull() || tag().isEmpty()) return;
  const QRectF at = kTag.translated((w - kTag.width()) / 2, kTagTop);
  if (dirty.intersects(at)) p.drawPixmap(at, tag_, QRectF(tag_.rect()));
}

}  // namespace w13
