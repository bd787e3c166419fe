#include "ui/secret/curtain.h"

#include <QEasingCurve>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/look/contrast.h"
#include "ui/look/ink.h"
#include "ui/motion/motion_plan.h"
#include "ui/secret/curtain_halves.h"

namespace w13 {

namespace {

constexpr QRectF kCard(-400, -250, 800, 500);  // around the middle of the window, in 1080 units
constexpr QRgb kLeather = 0xFF14302C;
constexpr QRectF kButton(-260, 70, 520, 84);
constexpr QRectF kOnButton(-236, 70, 472, 84);  // its words stand clear of its edges

}  // namespace

Curtain::Curtain(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
  connect(&holds_, &Alarm::rang, this, &Curtain::tick);
  connect(&closes_, &Alarm::rang, this, [this] {
    if (timeNow() - fell_ >= paced(kCloses, pace_)) finish();
    update();
  });
}

void Curtain::setPace(Pace pace) {
  pace_ = pace;
  if (pace_ == Pace::Off) finish();
}

void Curtain::finish() {
  closing_ = false;
  closes_.stop();
  over_ = {};
  update();
}

double Curtain::scale() const { return std::min(width() / 1920.0, height() / 1080.0) * 1.15; }

QRect Curtain::button() const {
  const double s = scale();
  return QRectF(width() / 2.0 + kButton.x() * s, height() / 2.0 + kButton.y() * s, kButton.width() * s,
                kButton.height() * s)
      .toAlignedRect();
}

void Curtain::fallFor(const QString& name, Falls falls, const QPixmap& over) {
  if (name != name_ || !isVisible()) letGo();  // what bots do meanwhile does not shake it from the hand
  finish();
  if (falls == Falls::Closes && pace_ != Pace::Off) {
    closing_ = true;
    over_ = over;
    fell_ = timeNow();
    closes_.start();
  }
  name_ = name;
  setAccessibleName(tr("The curtain: pass to %1").arg(name));
  update();
  setFocus();
}

void Curtain::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  pictures_.clear();
  setAccessibleName(tr("The curtain: pass to %1").arg(name_));
  update();
}

// Painted once for each name and kept: text may come out a shade different the second time it is drawn, and the
// curtain must not differ in a single pixel.
const QPixmap& Curtain::still() {
  const double dpr = devicePixelRatioF();
  const QSize size(qRound(width() * dpr), qRound(height() * dpr));
  if (pictureSize_ != size || pictureText_ != textSize() || pictureStark_ != highContrast()) {
    pictures_.clear();
    pictureSize_ = size;
    pictureText_ = textSize();
    pictureStark_ = highContrast();
  }
  QPixmap& kept = pictures_[name_];
  if (!kept.isNull()) return kept;
  kept = QPixmap(size);
  kept.setDevicePixelRatio(dpr);
  QPainter p(&kept);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const QPixmap cloth = art::picture("curtain/curtain", size);
  p.drawPixmap(QRectF(rect()), cloth, QRectF(cloth.rect()));
  p.translate(width() / 2.0, height() / 2.0);
  p.scale(scale(), scale());
  Ink ink(p, scale() * dpr);
  ink.panel(kCard, QColor(colour::kInk600), QColor(colour::kInk900), QColor(0xFFD9B56A), 4, 22);
  ink.panel(kCard.adjusted(10, 10, -10, -10), QColor(0, 0, 0, 0), QColor(0, 0, 0, 0), QColor(colour::kBrass600), 1.5,
            14);
  ink.text({-380, -220, 760, 50}, tr("Pass the mouse to"), Role::Typed, 28, QColor(colour::kText2), Qt::AlignCenter);
  ink.text({-370, -172, 740, 130}, name_, Role::Heading, 112, QColor(colour::kGold), Qt::AlignCenter);
  ink.text({-380, -24, 760, 44}, tr("Everyone else: look away from the screen."), Role::Bold, 26, QColor(0xFFFFF3D6),
           Qt::AlignCenter);
  ink.panel(kButton, QColor(colour::kInk800), QColor(colour::kInk900), QColor(0xFFFFE9B8), 3, 12);
  ink.text(kOnButton, tr("Hold to open (Space)"), Role::Bold, 32, QColor(0xFFFFF3D6), Qt::AlignCenter);
  ink.text({-380, 172, 760, 40}, tr("Esc: back to the table"), Role::Body, 22, QColor(colour::kText2), Qt::AlignCenter);
  return kept;
}

void Curtain::paintEvent(QPaintEvent*) {
  QPainter p(this);
  if (closing_) {
    const double part = static_cast<double>(timeNow() - fell_) / std::max(1, paced(kCloses, pace_));
    if (over_.isNull()) p.fillRect(rect(), QColor(kLeather));
    else p.drawPixmap(rect(), over_);
    return paintHalves(p, still(), rect(), 1 - QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(part));
  }
  p.drawPixmap(0, 0, still());
  if (!held_) return;
  const double done = std::min(1.0, static_cast<double>(timeNow() - since_) / std::max(1, hold_));
  p.setRenderHint(QPainter::Antialiasing);
  p.translate(width() / 2.0, height() / 2.0);
  p.scale(scale(), scale());
  Ink ink(p, scale() * devicePixelRatioF());
  ink.panel({kButton.x() + 4, kButton.y() + 4, (kButton.width() - 8) * done, kButton.height() - 8},
            QColor(colour::kGold), QColor(0xFFD9932A), QColor(0, 0, 0, 0), 0, 9);
  ink.text(kOnButton, tr("Hold to open (Space)"), Role::Bold, 32, QColor(done > 0.5 ? 0xFF24160A : 0xFFFFF3D6),
           Qt::AlignCenter);
}

void Curtain::hold() {
  if (held_) return;
  held_ = true;
  since_ = timeNow();
  holds_.start();
  if (hold_ <= 0) return tick();  // nobody waits for a timer then
  update();
}

void Curtain::letGo() {
  held_ = false;
  holds_.stop();
  update();
}

void Curtain::tick() {
  update();
  if (!held_ || timeNow() - since_ < hold_) return;
  letGo();
  emit opened();
}

// A key or a click finishes the closing, and counts: whoever holds the curtain holds it.
void Curtain::keyPressEvent(QKeyEvent* event) {
  finish();
  if (event->key() == Qt::Key_Escape) return emit leftAlone();
  if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) hold();
}

void Curtain::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) letGo();
}

void Curtain::mousePressEvent(QMouseEvent* event) {
  finish();
  if (event->button() == Qt::LeftButton && button().contains(event->position().toPoint())) hold();
}

void Curtain::mouseReleaseEvent(QMouseEvent*) { letGo(); }
void Curtain::hideEvent(QHideEvent*) {
  letGo();
  finish();
}

}  // namespace w13
