#include "ui/curtain/curtain.h"

#include <QEasingCurve>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/curtain/curtain_halves.h"
#include "ui/look/contrast.h"
#include "ui/look/ink.h"
#include "ui/time/clock.h"
#include "ui/time/how_far.h"

namespace ui {

namespace {

// Around the middle of the window, in 1080 units.
constexpr QRectF kCurtainPanel(-420, -332, 840, 712);
constexpr QPointF kMedallion(0, -340);
constexpr double kMedallionSide = 240;
constexpr QRectF kButton(-320, 152, 640, 104);

}  // namespace

Curtain::Curtain(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
  connect(&holds_, &Alarm::rang, this, &Curtain::tick);
  connect(&released_, &Alarm::rang, this, &Curtain::letGo);
  connect(&closes_, &Alarm::rang, this, [this] {
    if (timeNow() - fell_ >= paced(kCloses, pace_)) finish();
    update();
  });
}

void Curtain::setPace(Pace pace) {
  pace_ = pace;
  if (pace_ == Pace::Off) finish();
}

void Curtain::dress(CurtainDress dress) {
  dress_ = std::move(dress);
  forgetPictures();
  update();
}

void Curtain::finish() {
  closing_ = false;
  closes_.stop();
  over_ = {};
  update();
}

double Curtain::scale() const { return std::min(width() / 1920.0, height() / 1080.0); }

QRect Curtain::button() const {
  const double s = scale();
  return QRectF(width() / 2.0 + kButton.x() * s, height() / 2.0 + kButton.y() * s, kButton.width() * s,
                kButton.height() * s)
      .toAlignedRect();
}

void Curtain::fallFor(const CurtainFor& whom, Falls falls, const QPixmap& over) {
  if (whom != whom_ || !isVisible()) letGo();  // what bots do meanwhile does not shake it from the hand
  finish();
  if (falls == Falls::Closes && pace_ != Pace::Off) {
    closing_ = true;
    over_ = over;
    fell_ = timeNow();
    closes_.start();
  }
  whom_ = whom;
  sayWhom();
  update();
  setFocus();
}

// Whoever turned to another window may let go there: it opens for nobody.
bool Curtain::event(QEvent* event) {
  if (event->type() == QEvent::WindowDeactivate) letGo();
  return QWidget::event(event);
}

void Curtain::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  forgetPictures();
  sayWhom();
  update();
}

void Curtain::sayWhom() {
  setAccessibleName(
      (whom_.alone ? tr("The curtain: %1, look at your hand") : tr("The curtain: pass to %1")).arg(whom_.name));
}

void Curtain::forgetPictures() {
  pictures_.clear();
  cloth_ = {};
}

const QPixmap& Curtain::cloth() {
  const double dpr = devicePixelRatioF();
  const QSize size(qRound(width() * dpr), qRound(height() * dpr));
  if (cloth_.size() == size) return cloth_;
  cloth_ = art::picture(dress_.cloth, size).copy();
  cloth_.setDevicePixelRatio(dpr);
  return cloth_;
}

// Painted once for each name and kept: text may come out a shade different the second time it is drawn, and the
// curtain must not differ in a single pixel.
const QPixmap& Curtain::still() {
  const double dpr = devicePixelRatioF();
  const QSize size(qRound(width() * dpr), qRound(height() * dpr));
  if (pictureSize_ != size || pictureText_ != textSize() || pictureStark_ != highContrast()) {
    forgetPictures();
    pictureSize_ = size;
    pictureText_ = textSize();
    pictureStark_ = highContrast();
  }
  const QString whose = whom_.alone ? whom_.name + u'!' : whom_.name + u'|' + whom_.portrait;
  QPixmap& kept = pictures_[whom_.back ? whose : whose + u'.'];
  if (!kept.isNull()) return kept;
  kept = cloth();
  QPainter p(&kept);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  p.translate(width() / 2.0, height() / 2.0);
  p.scale(scale(), scale());
  drawPanel(p);
  drawButton(p, 0);
  return kept;
}

void Curtain::drawPanel(QPainter& p) {
  Ink ink(p, scale() * devicePixelRatioF());
  const QColor colour(whom_.colour == 0 ? colour::kGold : whom_.colour), bone(0xFFFFF3D6), dim(colour::kText2);
  const bool stark = highContrast();
  ink.panel(kCurtainPanel, QColor(stark ? dress_.panelBottom : dress_.panelTop), QColor(dress_.panelBottom),
            stark ? QColor(Qt::white) : colour, 4, 22);
  ink.panel(kCurtainPanel.adjusted(10, 10, -10, -10), QColor(0, 0, 0, 0), QColor(0, 0, 0, 0), QColor(dress_.seam), 1.5,
            14);
  const double side = kMedallionSide;
  const QRectF disc(kMedallion.x() - side / 2 - 8, kMedallion.y() - side / 2 - 8, side + 16, side + 16);
  ink.panel(disc, QColor(dress_.panelBottom), QColor(dress_.panelBottom), colour, 4, disc.width() / 2);
  if (!whom_.portrait.isEmpty()) ink.picture(whom_.portrait, disc.adjusted(8, 8, -8, -8));
  const QString above = whom_.alone ? tr("Look at your hand") : tr("Pass the mouse to");
  ink.text({-400, -208, 800, 44}, above, Role::Typed, 28, bone, Qt::AlignCenter);
  ink.outlined({-396, -168, 792, 158}, whom_.name, Role::Heading, 150, colour);
  if (!whom_.agent.isEmpty())
    ink.text({-400, -8, 800, 50}, tr("Agent %1").arg(whom_.agent), Role::Heading, 38, QColor(colour::kBrass300),
             Qt::AlignCenter);
  if (!whom_.alone) {
    const QString away = tr("Everyone else: look away from the screen.");
    const double wide = ink.text({-340, 80, 680, 44}, away, Role::Bold, 26, bone, Qt::AlignCenter);
    ink.picture("icons/secret", {-wide / 2 - 48, 84, 36, 36});
  }
  ink.text({-400, 272, 800, 36},
           whom_.alone ? tr("or press the button with the mouse") : tr("or hold the button with the mouse"), Role::Body,
           22, dim, Qt::AlignCenter);
  if (!whom_.back) return;
  ink.text({-400, 316, 800, 36},
           whom_.alone ? tr("Esc: back to the table") : tr("Not %1? Esc: back to the table").arg(whom_.name),
           Role::Body, 22, dim, Qt::AlignCenter);
}

/// The button with its key; the part of it for which it has been held is cream.
void Curtain::drawButton(QPainter& p, double held) {
  Ink ink(p, scale() * devicePixelRatioF());
  ink.panel(kButton, QColor(dress_.buttonTop), QColor(dress_.buttonBottom), QColor(dress_.buttonEdge), 3, 16);
  if (held > 0) {
    p.save();
    p.setClipRect(QRectF(kButton.x(), kButton.y(), kButton.width() * held, kButton.height()));
    ink.panel(kButton, QColor(0xFFFFFBEF), QColor(0xFFFFE9B8), QColor(0xFFFFF3D6), 3, 16);
    p.restore();
  }
  const QString before = whom_.alone ? tr("Press", "the key named after it") : tr("Hold", "the key named after it");
  const QString after = tr("to open", "after the name of a key"), key = tr("Space");
  const QColor with(dress_.buttonInk);
  constexpr double kKey = 200, kAir = 18;
  const auto wide = [](const QString& words) {
    return QFontMetricsF(ui::font(Role::Bold, 34)).horizontalAdvance(words);
  };
  const double left = wide(before), right = wide(after);
  double x = -(left + right + kKey + 2 * kAir) / 2;
  ink.text({x, kButton.y(), left + 8, kButton.height()}, before, Role::Bold, 34, with);
  x += left + kAir;
  const QRectF cap(x, kButton.y() + 30, kKey, kButton.height() - 60);
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(with, 3));
  p.drawRoundedRect(cap, 6, 6);
  ink.text(cap, key, Role::Bold, 26, with, Qt::AlignCenter);
  ink.text({x + kKey + kAir, kButton.y(), right + 12, kButton.height()}, after, Role::Bold, 34, with);
}

void Curtain::paintEvent(QPaintEvent*) {
  QPainter p(this);
  if (closing_) {
    const double part = howFar(timeSince(fell_), paced(kCloses, pace_));
    if (over_.isNull()) p.fillRect(rect(), QColor(dress_.leather));
    else p.drawPixmap(rect(), over_);
    return paintHalves(p, cloth(), rect(), 1 - QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(part));
  }
  p.drawPixmap(0, 0, still());
  if (!held_) return;
  const double done = std::min(1.0, howFar(timeSince(since_), hold_));
  p.setRenderHint(QPainter::Antialiasing);
  p.translate(width() / 2.0, height() / 2.0);
  p.scale(scale(), scale());
  drawButton(p, done);
}

void Curtain::hold() {
  if (held_) return;
  held_ = true;
  since_ = timeNow();
  holds_.start();
  if (hold_ <= 0 || whom_.alone) return open();  // nobody waits for a timer then
  update();
}

void Curtain::letGo() {
  released_.stop();
  held_ = false;
  holds_.stop();
  update();
}

void Curtain::tick() {
  update();
  if (held_ && timeNow() - since_ >= hold_) open();
}

// A key or a click finishes the closing, and counts: whoever holds the curtain holds it.
void Curtain::keyPressEvent(QKeyEvent* event) {
  finish();
  if (event->key() == Qt::Key_Escape) return emit leftAlone();
  if (event->key() != Qt::Key_Space) return;
  released_.stop();  // it repeats: it was never up
  // Whoever still holds what closed the last hand opens no other.
  if (held_ || space_.repeats(*event)) return;
  pressed_ = event->timestamp();
  hold();
}

void Curtain::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Space || event->isAutoRepeat()) return;
  space_.wentUp(*event);
  if (!held_) return;
  if (longEnough(event->timestamp())) return open();
  released_.start();
}

/// Whether it was held long enough by the time the system gives its events: on a busy machine they come late, and all
/// at once.
bool Curtain::longEnough(quint64 released) const {
  return pressed_ != 0 && released >= pressed_ + static_cast<quint64>(hold_);
}

void Curtain::open() {
  letGo();
  emit opened();
}

void Curtain::mousePressEvent(QMouseEvent* event) {
  finish();
  if (event->button() != Qt::LeftButton || !button().contains(event->position().toPoint())) return;
  pressed_ = event->timestamp();
  hold();
}

void Curtain::mouseReleaseEvent(QMouseEvent* event) { held_&& longEnough(event->timestamp()) ? open() : letGo(); }
void Curtain::hideEvent(QHideEvent*) {
  letGo();
  finish();
}

}  // namespace ui
