#include "ui/pages/switch.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>

#include "ui/look/style.h"

namespace w13 {

namespace {

constexpr double kTrack = 2.5, kSteps = 5.2, kGap = 0.65;  // in heights of the name's letters
constexpr double kMost = 13;                               // never ask for more: three columns share the page
constexpr double kNarrowest = 0.66;                        // texts are drawn so much smaller before they are cut

QFont nameFont(const QWidget& of) {
  QFont face = of.font();
  face.setBold(true);
  return face;
}
QFont explanationFont(const QWidget& of) {
  QFont face = of.font();
  face.setPixelSize(qMax(1, qRound(of.fontInfo().pixelSize() * 0.88)));
  return face;
}

void drawFitting(QPainter& p, const QRectF& at, const QString& words, QFont face, QColor with) {
  const double wide = QFontMetricsF(face).horizontalAdvance(words);
  if (wide > at.width())
    face.setPixelSize(qMax(1, static_cast<int>(face.pixelSize() * std::max(kNarrowest, at.width() / wide))));
  p.setFont(face);
  p.setPen(with);
  p.drawText(at, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
             QFontMetricsF(face).elidedText(words, Qt::ElideRight, at.width()));
}

/// Name and explanation from `left` on.
void drawWords(const QWidget& of, double left, const QString& name, const QString& explanation, bool on) {
  QPainter p(const_cast<QWidget*>(&of));
  const double large = QFontMetricsF(nameFont(of)).height();
  const double small = QFontMetricsF(explanationFont(of)).height();
  const double top = (of.height() - large - small) / 2;
  drawFitting(p, {left, top, of.width() - left, large}, name, nameFont(of), QColor(on ? colour::kGold : colour::kText));
  drawFitting(p, {left, top + large, of.width() - left, small}, explanation, explanationFont(of),
              QColor(colour::kText3));
}

QSize room(const QWidget& of, double left, const QString& name, const QString& explanation, double narrowest) {
  const QFontMetricsF large(nameFont(of));
  const QFontMetricsF small(explanationFont(of));
  const double words = std::max(large.horizontalAdvance(name), small.horizontalAdvance(explanation));
  const double wide = std::min(left + words * narrowest + 2, kMost * of.fontInfo().pixelSize());
  return {qRound(wide), qRound(large.height() + small.height())};
}

double unit(const QWidget& of) { return of.fontInfo().pixelSize(); }

}  // namespace

Switch::Switch(const QString& name, const QString& explanation, QWidget* parent)
    : QCheckBox(name, parent), explanation_(explanation) {
  setAccessibleDescription(explanation);
  setToolTip(explanation);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize Switch::sizeHint() const { return room(*this, unit(*this) * (kTrack + kGap), text(), explanation_, 1); }
QSize Switch::minimumSizeHint() const {
  return room(*this, unit(*this) * (kTrack + kGap), text(), explanation_, kNarrowest);
}

void Switch::paintEvent(QPaintEvent*) {
  const double em = unit(*this);
  const QRectF track(1.5, (height() - em * 1.4) / 2, em * kTrack, em * 1.4);
  {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const QColor border(hasFocus() ? 0xFFFFF3D6 : isChecked() ? colour::kGold : colour::kBrass600);
    p.setPen(QPen(border, hasFocus() ? 3 : 2));
    p.setBrush(QColor(isChecked() ? 0xFFD9932A : colour::kWell));
    p.drawRoundedRect(track, track.height() / 2, track.height() / 2);
    const double knob = track.height() - 6;
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(0xFFFBF2DC));
    p.drawEllipse(QRectF(isChecked() ? track.right() - knob - 3 : track.left() + 3, track.top() + 3, knob, knob));
  }
  drawWords(*this, em * (kTrack + kGap), text(), explanation_, isChecked());
}

void Switch::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
  QCheckBox::keyPressEvent(event);
}

Stepper::Stepper(const QString& name, const QString& explanation, int most, QWidget* parent)
    : QWidget(parent), name_(name), explanation_(explanation), less_(new QPushButton(QStringLiteral("\u2212"), this)),
      number_(new QSpinBox(this)), more_(new QPushButton("+", this)) {
  setToolTip(explanation);
  number_->setRange(0, most);
  number_->setButtonSymbols(QAbstractSpinBox::NoButtons);
  number_->setAlignment(Qt::AlignCenter);
  number_->setAccessibleName(name);
  number_->setAccessibleDescription(explanation);
  for (QPushButton* each : {less_, more_}) {
    each->setProperty("step", true);
    each->setFocusPolicy(Qt::NoFocus);  // the number takes the arrow keys
  }
  less_->setAccessibleName(tr("%1: less").arg(name));
  more_->setAccessibleName(tr("%1: more").arg(name));
  connect(less_, &QPushButton::clicked, number_, &QSpinBox::stepDown);
  connect(more_, &QPushButton::clicked, number_, &QSpinBox::stepUp);
  connect(number_, &QSpinBox::valueChanged, this, [this](int now) {
    less_->setEnabled(now > 0);
    more_->setEnabled(now < number_->maximum());
    update();
    emit changed();
  });
  less_->setEnabled(false);
}

void Stepper::set(int value) { number_->setValue(value); }
int Stepper::value() const { return number_->value(); }

QSize Stepper::sizeHint() const {
  const QSize words = room(*this, unit(*this) * (kSteps + kGap), name_, explanation_, kNarrowest);
  return {words.width(), std::max(words.height(), number_->sizeHint().height())};
}

void Stepper::resizeEvent(QResizeEvent*) {
  const int wide = qRound(unit(*this) * kSteps);
  const int high = qRound(unit(*this) * 1.9);
  const int top = (height() - high) / 2;
  const int button = wide * 30 / 100;
  less_->setGeometry(0, top, button, high);
  number_->setGeometry(button + 1, top, wide - 2 * button - 2, high);
  more_->setGeometry(wide - button, top, button, high);
}

void Stepper::paintEvent(QPaintEvent*) {
  drawWords(*this, unit(*this) * (kSteps + kGap), name_, explanation_, value() > 0);
}

}  // namespace w13
