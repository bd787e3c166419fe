#include "ui/shelf/shelf_box.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QTimer>

#include "ui/widgets/letters.h"
#include "ui/window/box_title.h"

namespace ui {

namespace {

// In points of the smallest window.
constexpr double kPad = 24, kRadius = 12, kBetween = 10, kTitle = 74, kNarrowTitle = 44, kNarrow = 480, kLowTitle = 26;
constexpr double kSlogan = 17, kWideSlogan = 21, kPlayers = 15, kWhere = 17, kButton = 150, kButtonHigh = 40,
                 kLow = 230, kLeastLid = 50;
constexpr double kOpacity = 0.5;  // of the glow's brightest line

}  // namespace

ShelfBox::ShelfBox(QWidget* parent) : QWidget(parent), button_(new QPushButton(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  button_->setFocusPolicy(Qt::NoFocus);  // Enter on the box presses it
  connect(button_, &QPushButton::clicked, this, [this] {
    emit chosen();
    emit opens(door());
  });
}

void ShelfBox::show(const OnShelf& game) {
  game_ = game;
  button_->setText(door() == Door::GoOn ? tr("Continue") : tr("Play"));
  setAccessibleName(game_.box.name);
  QStringList about = {game_.box.slogan, game_.box.players};
  if (game_.newest) about << game_.newest->where << game_.newest->who;
  about.removeAll(QString());
  setAccessibleDescription(about.join(QStringLiteral(". ")));
  layOut();
  update();
}

void ShelfBox::setChosen(bool on) {
  chosen_ = on;
  button_->setProperty("gold", on);
  button_->style()->unpolish(button_);  // its look follows the property
  button_->style()->polish(button_);
  update();
}

void ShelfBox::rescale(double scale) {
  scale_ = scale;
  layOut();
}

void ShelfBox::resizeEvent(QResizeEvent*) { layOut(); }

QRectF ShelfBox::box() const {
  const double room = kGlow * scale_;
  return QRectF(rect()).adjusted(room, room, -room, -room);
}

QRectF ShelfBox::inside() const {
  const double pad = kPad * scale_;
  const double above = std::min(pad * 0.7, box().height() / 8);
  return box().adjusted(pad, above, -pad, -above * 1.1);
}

bool ShelfBox::low() const { return box().height() < kLow * scale_; }

void ShelfBox::layOut() {
  button_->setVisible(!low());
  const double high = kButtonHigh * scale_ * std::max(1.0, letters::growth());
  const double wide = std::min(kButton * scale_ * std::max(1.0, letters::growth()), inside().width());
  button_->setGeometry(QRectF(inside().x(), inside().bottom() - high, wide, high).toRect());
  update();
}

// ---- painting

void ShelfBox::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(p, devicePixelRatioF());
  paintGround(ink, box());
  if (!lidShown_)  // its drawings are dear: they come when the rest was seen
    QTimer::singleShot(0, this, [this] {
      lidShown_ = true;
      update();
    });
  low() ? paintLow(p, inside()) : paintWhole(ink, inside());
  if (hasFocus() && byKeys_)
    letters::ring(p, box().adjusted(5 * scale_, 5 * scale_, -5 * scale_, -5 * scale_), kRadius * scale_, scale_);
}

void ShelfBox::paintGround(Ink& ink, const QRectF& box) const {
  QPainter& p = ink.painter();
  const double radius = kRadius * scale_;
  p.setBrush(Qt::NoBrush);
  for (int step = qRound(kGlow * scale_) - 1; chosen_ && step > 0; --step) {
    const double far = step / (kGlow * scale_);
    p.setPen(QPen(withAlpha(QColor(colour::kAmber), kOpacity * (1 - far) * (1 - far)), 1.6));
    p.drawRoundedRect(box.adjusted(-step, -step, step, step), radius + step, radius + step);
  }
  ink.panel(box, game_.box.top, game_.box.bottom, chosen_ ? QColor(colour::kAmber) : game_.box.edge,
            (chosen_ ? 3 : 2) * scale_, radius);
}

void ShelfBox::paintLow(QPainter& p, const QRectF& in) const {
  const double title = QFontMetricsF(titleFace(game_.box, kLowTitle * scale_, in.width())).height();
  const double players = letters::lineHeight(Role::Body, kPlayers, scale_);
  const bool both = title + players <= in.height();
  const QRectF at(in.x(), both ? in.y() : in.center().y() - title / 2, in.width(), title);
  letters::line(p, at, game_.box.name, titleFace(game_.box, kLowTitle * scale_, in.width()), game_.box.title);
  if (both)
    letters::line(p, {in.x(), at.bottom(), in.width(), players}, game_.box.players,
                  letters::face(Role::Body, kPlayers, scale_), game_.box.quiet);
}

void ShelfBox::paintWhole(Ink& ink, const QRectF& in) const {
  QPainter& p = ink.painter();
  const bool narrow = in.width() < kNarrow * scale_;
  const QFont title = titleFace(game_.box, (narrow ? kNarrowTitle : kTitle) * scale_, in.width());
  double y = in.y();
  const double high = QFontMetricsF(title).height();
  letters::line(p, {in.x(), y, in.width(), high}, game_.box.name, title, game_.box.title);
  y += high;
  y += letters::paragraph(p, {in.x(), y, in.width(), in.height()}, game_.box.slogan,
                          letters::face(Role::Question, narrow ? kSlogan : kWideSlogan, scale_), game_.box.text);
  // From below: the button, with how far the match is beside it, and above it who plays.
  const QRectF foot(button_->geometry());
  double top = foot.top() - kBetween * scale_;
  const double players = letters::lineHeight(Role::Body, kPlayers, scale_);
  letters::line(p, {in.x(), top - players, in.width(), players}, game_.newest ? game_.newest->who : game_.box.players,
                letters::face(Role::Body, kPlayers, scale_), game_.box.quiet);
  top -= players + kBetween * scale_;
  if (game_.newest)
    letters::line(p, foot.adjusted(foot.width() + 16 * scale_, 0, in.right() - foot.right(), 0), game_.newest->where,
                  letters::face(Role::Bold, kWhere, scale_), game_.box.title);
  const QRectF lid(in.x(), y + kBetween * scale_, in.width(), top - y - kBetween * scale_);
  if (lidShown_ && game_.box.lid && lid.height() > kLeastLid * scale_) game_.box.lid(ink, lid);
}

// ---- choosing

void ShelfBox::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  byKeys_ = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  emit chosen();
}

void ShelfBox::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void ShelfBox::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) setFocus(Qt::MouseFocusReason);
}

void ShelfBox::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) emit opens(door());
}

}  // namespace ui
