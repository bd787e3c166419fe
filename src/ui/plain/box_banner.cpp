#include "ui/plain/box_banner.h"

#include <QFontMetricsF>
#include <QPainter>

#include "ui/widgets/letters.h"
#include "ui/window/box_title.h"

namespace ui {

namespace {

// In points of the smallest window.
constexpr double kPad = 22, kTitle = 58, kSlogan = 19, kPlayers = 16, kRadius = 12, kBetween = 12, kLeastLid = 60;

}  // namespace

void BoxBanner::show(BoxLook box) {
  box_ = std::move(box);
  setAccessibleName(box_.name);
  setAccessibleDescription(box_.slogan + u'\n' + box_.players);
  update();
}

void BoxBanner::rescale(double scale) {
  scale_ = scale;
  update();
}

void BoxBanner::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(p, devicePixelRatioF());
  ink.panel(QRectF(rect()).adjusted(1, 1, -1, -1), withAlpha(box_.top, 0.8), withAlpha(box_.bottom, 0.8), box_.edge,
            2 * scale_, kRadius * scale_);
  const double pad = kPad * scale_;
  const QRectF in = QRectF(rect()).adjusted(pad, pad * 0.7, -pad, -pad);
  const QFont title = titleFace(box_, kTitle * scale_, in.width());
  const double high = QFontMetricsF(title).height();
  letters::line(p, {in.x(), in.y(), in.width(), high}, box_.name, title, box_.title);
  double y = in.y() + high;
  y += letters::paragraph(p, {in.x(), y, in.width(), in.height()}, box_.slogan,
                          letters::face(Role::Question, kSlogan, scale_), box_.text);
  const double foot = letters::lineHeight(Role::Body, kPlayers, scale_);
  letters::line(p, {in.x(), in.bottom() - foot, in.width(), foot}, box_.players,
                letters::face(Role::Body, kPlayers, scale_), box_.quiet);
  const double air = kBetween * scale_;
  const QRectF lid(in.x(), y + air, in.width(), in.bottom() - foot - y - 2 * air);
  if (box_.lid && lid.height() > kLeastLid * scale_) box_.lid(ink, lid);
}

}  // namespace ui
