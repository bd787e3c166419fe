#include "ui/shelf/shelf_box.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

#include "ui/widgets/letters.h"

namespace ui {

namespace {

// In points of the smallest window.
constexpr double kPad = 24, kRadius = 12, kBetween = 10, kTitle = 74, kNarrowTitle = 44, kNarrow = 480, kLowTitle = 26;
constexpr double kSlogan = 17, kWideSlogan = 21, kPlayers = 15, kWhere = 14.5, kButton = 150, kButtonHigh = 40,
                 kLow = 230;
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
  return box().adjusted(pad, pad * 0.7, -pad, -pad * 0.8);
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
  const double title = letters::lineHeight(game_.box.face, kLowTitle, scale_);
  letters::line(p, {in.x(), in.y(), in.width(), title}, game_.box.name,
                letters::face(game_.box.face, kLowTitle, scale_), game_.box.title);
  letters::paragraph(p, {in.x(), in.y() + title, in.width(), in.height() - title}, game_.box.players,
                     letters::face(Role::Body, kPlayers, scale_), game_.box.quiet);
}

void ShelfBox::paintWhole(Ink& ink, const QRectF& in) const {
  QPainter& p = ink.painter();
  const bool narrow = in.width() < kNarrow * scale_;
  double y = in.y();
  const auto row = [&](Role role, double points, const QString& words, QColor with) {
    const double high = letters::lineHeight(role, points, scale_);
    letters::line(p, {in.x(), y, in.width(), high}, words, letters::face(role, points, scale_), with);
    y += high;
  };
  row(game_.box.face, narrow ? kNarrowTitle : kTitle, game_.box.name, game_.box.title);
  for (const QString& each : game_.box.slogan.split('\n', Qt::SkipEmptyParts))
    row(Role::Question, narrow ? kSlogan : kWideSlogan, each, game_.box.text);
  // From below: the button, with how far the match is beside it, and above it who plays this game.
  const QRectF foot(button_->geometry());
  double top = foot.top() - kBetween * scale_;
  const double players = letters::lineHeight(Role::Body, kPlayers, scale_);
  letters::line(p, {in.x(), top - players, in.width(), players}, game_.box.players,
                letters::face(Role::Body, kPlayers, scale_), game_.box.quiet);
  top -= players + kBetween * scale_;
  if (game_.newest) {
    const double left = foot.right() + 16 * scale_, high = foot.height() / 2;
    const auto beside = [&](double at, Role role, const QString& words, QColor with) {
      letters::line(p, {left, at, in.right() - left, high}, words, letters::face(role, kWhere, scale_), with);
    };
    beside(foot.y(), Role::Bold, game_.newest->where, game_.box.title);
    beside(foot.y() + high, Role::Body, game_.newest->who, game_.box.quiet);
  }
  const QRectF lid(in.x(), y + kBetween * scale_, in.width(), top - y - kBetween * scale_);
  if (game_.box.lid && lid.height() > 0) game_.box.lid(ink, lid);
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
