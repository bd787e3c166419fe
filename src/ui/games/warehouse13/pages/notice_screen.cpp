#include "ui/games/warehouse13/pages/notice_screen.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

#include "ui/look/ink.h"

namespace w13 {

namespace {

constexpr double kBarTop = 706, kBarHeight = 82;  // in the units of the page

}  // namespace

NoticePage::NoticePage(QWidget* parent) : Page(parent) { setFocusPolicy(Qt::StrongFocus); }

void NoticePage::addButton(Order what) {
  QPushButton* button = new QPushButton(this);
  button->setProperty("gold", buttons_.empty());
  button->setObjectName(nameOf(what));
  button->setAutoDefault(true);
  connect(button, &QPushButton::clicked, this, [this, what] { emit pressed(what); });
  buttons_.push_back(button);
}

void NoticePage::colourFirst(bool violet) {
  QPushButton& first = *buttons_.front();
  if (first.property("violet").toBool() == violet) return;
  first.setProperty("violet", violet);
  first.style()->unpolish(&first);
  first.style()->polish(&first);
}

void NoticePage::name(Order what, const QString& words) {
  for (QPushButton* button : buttons_)
    if (button->objectName() == QLatin1String(nameOf(what))) button->setText(words);
}

void NoticePage::changeEvent(QEvent* event) {
  Page::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  placeButtons();
  update();
}

void NoticePage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  placeButtons();
}

void NoticePage::placeButtons() {
  const double points = std::min(width() / 1280.0, height() / 800.0);
  int x = qRound(width() / 2.0 + 606 * points);
  const int middle = qRound((kBarTop + kBarHeight / 2) * points);
  for (QPushButton* button : buttons_) {
    const QSize size = button->sizeHint() + QSize(20, 8);
    x -= size.width();
    button->setGeometry(x, middle - size.height() / 2, size.width(), size.height());
    x -= 14;
  }
}

double NoticePage::buttonsBegin() const {
  const double points = std::min(width() / 1280.0, height() / 800.0);
  return buttons_.empty() ? 600 : (buttons_.back()->x() - width() / 2.0) / points - 20;
}

void NoticePage::keyPressEvent(QKeyEvent* event) {
  if (!buttons_.empty() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) buttons_.front()->click();
}

double NoticePage::beginPaint(QPainter& p, QColor border) {
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const double dpr = devicePixelRatioF();
  const QPixmap ground = art::picture("boards/table", QSize(qRound(width() * dpr), qRound(height() * dpr)));
  p.drawPixmap(QRectF(rect()), ground, QRectF(ground.rect()));
  const double scale = std::min(width() / 1280.0, height() / 800.0);
  p.translate(width() / 2.0, 0);
  p.scale(scale, scale);
  Ink ink(p, scale * dpr);
  ink.panel({-628, kBarTop, 1256, kBarHeight}, QColor(colour::kInk600), QColor(0xFF1A120B), border, 3, 14);
  return scale * dpr;
}

void NoticePage::writeOnBar(Ink& ink, const QString& portrait, const QString& question, const QString& hint) const {
  ink.picture(portrait, {-612, kBarTop + 9, kBarHeight - 18, kBarHeight - 18});
  const double w = buttonsBegin() + 532;
  ink.text({-532, kBarTop + 10, w, 34}, question, Role::Question, 24, QColor(0xFFFFF3D6));
  ink.text({-532, kBarTop + 44, w, 28}, hint, Role::Body, 17, QColor(0xFFE9DCC0));
}

}  // namespace w13
