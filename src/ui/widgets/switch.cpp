#include "ui/widgets/switch.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QtMath>
#include <algorithm>

#include "ui/look/style.h"

namespace ui {

namespace {

constexpr double kTrack = 2.5, kSteps = 5.2, kBeforeWords = 0.65;  // in heights of the name's letters
constexpr double kMost = 13;                                       // never ask for more: three columns share the page
constexpr double kNarrowest = 0.66;  // texts are drawn so much smaller before they are cut

double unit(const QWidget& of) { return of.fontInfo().pixelSize(); }

}  // namespace

void NameAndLine::measure(const QWidget& of) const {
  if (measured_ && of_ == of.font()) return;
  of_ = of.font();
  const auto inFace = [](const QFont& face, const QString& words) {
    const QFontMetricsF metrics(face);
    return Measured{face, {metrics.horizontalAdvance(words), words.isEmpty() ? 0 : metrics.height()}};
  };
  QFont bold = of_;
  bold.setBold(true);
  QFont small = of_;
  small.setPixelSize(qMax(1, qRound(unit(of) * 0.88)));
  measured_ = {inFace(bold, name_), inFace(small, line_)};
}

QSize NameAndLine::room(const QWidget& of, double left, double narrowest) const {
  measure(of);
  const auto& [name, line] = *measured_;
  const double words = std::max(name.size.width(), line.size.width());
  const double wide = std::min(left + words * narrowest + 2, kMost * unit(of));
  const double track = unit(of) * 1.4 + 3;
  return {qRound(wide), qRound(std::max(name.size.height() + line.size.height(), track))};
}

void NameAndLine::drawFitting(QPainter& p, QPointF at, double room, const QString& words, const Measured& as) {
  QFont face = as.face;
  QString shown = words;
  if (as.size.width() > room) {
    face.setPixelSize(qMax(1, qFloor(QFontInfo(face).pixelSize() * std::max(kNarrowest, room / as.size.width()))));
    shown = QFontMetricsF(face).elidedText(words, Qt::ElideRight, room);
  }
  p.setFont(face);
  p.drawText(QRectF(at, QSizeF(room, as.size.height())), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
}

void NameAndLine::draw(QWidget& on, double left, bool lit) const {
  measure(on);
  const auto& [name, line] = *measured_;
  const double top = (on.height() - name.size.height() - line.size.height()) / 2;
  QPainter p(&on);
  p.setPen(QColor(lit ? colour::kGold : colour::kText));
  drawFitting(p, {left, top}, on.width() - left, name_, name);
  p.setPen(QColor(colour::kText3));
  drawFitting(p, {left, top + name.size.height()}, on.width() - left, line_, line);
}

Switch::Switch(const QString& name, const QString& explanation, QWidget* parent)
    : QCheckBox(name, parent), words_(name, explanation) {
  setAccessibleDescription(explanation);
  setToolTip(explanation);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize Switch::sizeHint() const { return words_.room(*this, unit(*this) * (kTrack + kBeforeWords), 1); }
QSize Switch::minimumSizeHint() const { return words_.room(*this, unit(*this) * (kTrack + kBeforeWords), kNarrowest); }

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
  words_.draw(*this, em * (kTrack + kBeforeWords), isChecked());
}

// Enter is the page's, which says what it does: on the set-up it deals.
void Switch::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return event->ignore();
  QCheckBox::keyPressEvent(event);
}

Stepper::Stepper(const QString& name, const QString& explanation, int most, QWidget* parent)
    : QWidget(parent), words_(name, explanation), less_(new QPushButton(QStringLiteral("\u2212"), this)),
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
  const QSize words = words_.room(*this, unit(*this) * (kSteps + kBeforeWords), kNarrowest);
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

void Stepper::paintEvent(QPaintEvent*) { words_.draw(*this, unit(*this) * (kSteps + kBeforeWords), value() > 0); }

}  // namespace ui
