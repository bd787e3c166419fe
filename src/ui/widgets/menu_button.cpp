#include "ui/widgets/menu_button.h"

#include <QFontMetricsF>
#include <QPainter>

#include "ui/look/ink.h"
#include "ui/widgets/letters.h"

namespace ui {

namespace {

constexpr double kName = 19, kButtonLine = 14, kButtonPad = 8, kRing = 4;  // in points of the smallest window

/// An icon in the ink of the gold button.
QPixmap inkedIcon(const QString& file, QSize pixels) {
  QPixmap made = art::picture(file, pixels);
  QPainter p(&made);
  p.setCompositionMode(QPainter::CompositionMode_SourceIn);
  p.fillRect(made.rect(), QColor(colour::kGoldInk));
  return made;
}

}  // namespace

MenuButton::MenuButton(QString icon, QString key, QWidget* parent)
    : QPushButton(parent), icon_(std::move(icon)), key_(std::move(key)) {
  setAutoDefault(true);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
}

void MenuButton::say(const QString& name, const QString& line) {
  setText(name);
  line_ = line;
  setAccessibleDescription(line);
  update();
}

void MenuButton::setFaces(const QStringList& files) {
  faces_ = files;
  update();
}

void MenuButton::setGold(bool on) {
  gold_ = on;
  update();
}

int MenuButton::rescale(double scale) {
  scale_ = scale;
  const double name = QFontMetricsF(letters::face(Role::Question, kName, scale)).height();
  const double line = QFontMetricsF(letters::face(Role::Body, kButtonLine, scale)).height();
  return qRound(name + line + (2 * kButtonPad + 2 * kRing + (gold_ ? 14 : 0)) * scale);
}

void MenuButton::paintFaces(Ink& ink, QRectF& room) const {
  const double side = std::min(room.height() * 0.58, 38 * scale_);
  double x = room.right() - side;
  for (auto each = faces_.crbegin(); each != faces_.crend(); ++each, x -= side * 1.06)
    ink.picture(*each, {x, room.y() - 3 * scale_, side, side});
  room.setRight(x + side - 6 * scale_);
}

void MenuButton::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(p, devicePixelRatioF());
  const double in = kRing * scale_;
  const QRectF box = QRectF(rect()).adjusted(in, in, -in, -in);
  const double radius = 9 * scale_;
  const bool lit = underMouse() || hasFocus();
  const QColor edge(gold_ ? 0xFFFFE9B8 : lit ? colour::kPromptAsk : colour::kBrass600);
  if (gold_) ink.panel(box, QColor(colour::kGoldTop), QColor(colour::kGoldBottom), edge, 2 * scale_, radius);
  else ink.panel(box, QColor(0xF0342817), QColor(0xF0221A10), edge, 2 * scale_, radius);
  if (isDown()) p.fillRect(box, QColor(0, 0, 0, 40));
  QRectF room = box.adjusted(14 * scale_, kButtonPad * scale_, -12 * scale_, -kButtonPad * scale_);
  const double icon = 32 * scale_ * std::clamp(letters::growth(), 1.0, 1.6);
  if (!icon_.isEmpty()) {
    const QRectF there(room.x(), room.center().y() - icon / 2, icon, icon);
    if (gold_) ink.pixmap(inkedIcon(icon_, ink.pixelsOf(there.size())), there);
    else ink.picture(icon_, there);
    room.setLeft(room.left() + icon + 14 * scale_);
  }
  const QColor name(gold_ ? colour::kGoldInk : colour::kPromptAsk);
  const QColor line(gold_ ? colour::kGoldInk : colour::kText2);
  const QRectF keys(room.right() - 60 * scale_, faces_.isEmpty() ? room.y() : room.center().y() + 4 * scale_,
                    60 * scale_, faces_.isEmpty() ? room.height() : room.height() / 2);
  if (!key_.isEmpty() && letters::growth() <= 1.4)
    room.setRight(room.right() - letters::cap(p, keys, key_, scale_, gold_ ? name : QColor(colour::kBrass300)) -
                  8 * scale_);
  QRectF upper = room;
  if (!faces_.isEmpty()) {
    upper.setRight(box.right() - 12 * scale_);
    paintFaces(ink, upper);
  }
  const QFont nameFace = letters::face(Role::Question, gold_ ? kName + 2 : kName, scale_);
  const double high = QFontMetricsF(nameFace).height();
  const double top = line_.isEmpty() ? room.center().y() - high / 2 : room.y();
  letters::line(p, {upper.x(), top, upper.width(), high}, text(), nameFace, name);
  letters::line(p, {room.x(), room.y() + high, room.width(), room.height() - high}, line_,
                letters::face(gold_ ? Role::Bold : Role::Body, kButtonLine, scale_), line);
  if (hasFocus()) letters::ring(p, box.adjusted(-1, -1, 1, 1), radius, scale_);
}

}  // namespace ui
