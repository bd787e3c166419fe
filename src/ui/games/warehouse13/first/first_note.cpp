#include "ui/games/warehouse13/first/first_note.h"

#include <QAccessible>
#include <QApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPushButton>
#include <algorithm>
#include <optional>

#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "ui/games/warehouse13/first/free_place.h"
#include "ui/games/warehouse13/lessons/targets.h"
#include "ui/games/warehouse13/look/card_text.h"
#include "ui/settings/language.h"
#include "ui/time/how_far.h"

namespace w13 {

namespace {

// In the note's own units: as wide as its slot, as high as its words.
constexpr double kIn = 18, kTop = 30, kTitle = 23, kText = 17, kFoot = 54, kButton = 40, kNoteAir = 6;
constexpr double kRoom = FirstNote::kWide - 2 * kIn;

double heightOf(const QString& words, Role role, double size) {
  const QRectF room(0, 0, kRoom, 1e6);
  return QFontMetricsF(font(role, size)).boundingRect(room, Qt::TextWordWrap, words).height();
}

QString ruleOf(const FirstCard& card) { return QString::fromStdString(card.rule); }

}  // namespace

FirstNote::FirstNote(const FirstCard& card, Screen* screen)
    : QWidget(screen), card_(card), screen_(screen), rule_(button("rule")), read_(button("read")) {
  setObjectName("first-note");
  setFocusPolicy(Qt::StrongFocus);
  read_->setProperty("gold", true);
  connect(read_, &QPushButton::clicked, this, &FirstNote::read);
  connect(rule_, &QPushButton::clicked, this, [this] { screen_->openBook(ruleOf(card_)); });
}

FirstNote::~FirstNote() { delete pointer_; }

// Both have a key of the note's own, so Tab need not stop at them.
QPushButton* FirstNote::button(const QString& name) {
  QPushButton* made = new QPushButton(this);
  made->setObjectName("first-" + name);
  made->setFocusPolicy(Qt::NoFocus);
  return made;
}

void FirstNote::settle() {
  const RuleBook* rules = screen_->rules();
  const RuleText* rule = rules == nullptr ? nullptr : rules->find(card_.rule);
  rule_->setText(rule == nullptr ? tr("The rule") : said(rules->sectionOf(*rule).title));
  rule_->setToolTip(tr("The rule in full (F1): %1").arg(ruleOf(card_)));
  read_->setText(tr("Got it (Enter)"));
  setAccessibleName(said(card_.title));
  setAccessibleDescription(said(card_.say));
  const QSizeF window(screen_->viewport()->size());
  const double fits = std::max(1.0, std::min(window.width() / 1280.0, window.height() / 800.0));
  const std::optional<QRect> thing = card_.at.empty() ? std::nullopt : placeOn(*screen_, card_.at);
  const auto slotAt = [&](double scale) { return slotOn(*screen_, (QSizeF(kWide, high()) * scale).toSize(), thing); };
  double scale = fits * std::clamp(textSize(), 100, 120) / 100;
  QRect at = slotAt(scale);
  const std::vector<QRect> needed = neededOn(*screen_);
  const auto hidden = [&](const QRect& each) { return each.intersects(at); };
  if (std::ranges::any_of(needed, hidden)) at = slotAt(scale = fits);  // rather smaller letters than a hidden card
  setGeometry(at.translated(screen_->viewport()->pos()));
  placeButtons(scale);
  if (thing && pointer_ == nullptr) pointer_ = new FirstPointer(screen_);
  if (thing) pointer_->point(thing->translated(screen_->viewport()->pos()), geometry());
  if (pointer_) pointer_->setVisible(thing.has_value());
  update();
}

double FirstNote::high() const {
  return kTop + heightOf(said(card_.title), Role::Question, kTitle) + heightOf(said(card_.say), Role::Body, kText) +
         3 * kNoteAir + kFoot;
}

void FirstNote::placeButtons(double scale) {
  const auto look = QStringLiteral("QPushButton { font-size: %1px; padding: 0 %2px; min-height: 0; }");
  for (QPushButton* each : {rule_, read_}) each->setStyleSheet(look.arg(qRound(15 * scale)).arg(qRound(8 * scale)));
  const double top = height() - (kFoot - 4) * scale, high = kButton * scale;
  const auto wide = [&](const QPushButton* of) { return std::max(90 * scale, of->sizeHint().width() + 2 * scale); };
  if (wide(rule_) + wide(read_) > width() - (2 * kIn + kNoteAir) * scale) rule_->setText(tr("The rule"));
  rule_->setGeometry(QRectF(kIn * scale, top, wide(rule_), high).toRect());
  read_->setGeometry(QRectF(width() - kIn * scale - wide(read_), top, wide(read_), high).toRect());
}

void FirstNote::paintEvent(QPaintEvent*) {
  const double scale = howFar(width(), kWide);
  const QSizeF all = QSizeF(size()) / scale;
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.scale(scale, scale);
  Ink ink(p, scale * devicePixelRatioF());
  ink.panel(QRectF(QPointF(1, 1), all - QSizeF(2, 2)), QColor(colour::kPaperTop), QColor(colour::kPaperBottom),
            QColor(hasFocus() ? colour::kAmber : colour::kBrass600), 3, 12);
  ink.text({kIn, 10, kRoom, 20}, tr("First season"), Role::Typed, 15, QColor(colour::kManilaMuted));
  const double head = heightOf(said(card_.title), Role::Question, kTitle) + kNoteAir;
  ink.paragraph({kIn, kTop, kRoom, head}, said(card_.title), Role::Question, kTitle, QColor(colour::kManilaInk),
                Qt::AlignLeft | Qt::AlignVCenter);
  const double top = kTop + head;
  drawCardText(ink, {kIn, top, kRoom, all.height() - top - kFoot}, said(card_.say), kText, QColor(colour::kManilaInk),
               false, true);
  written_ = ink.written();
}

void FirstNote::mousePressEvent(QMouseEvent*) { emit read(); }

bool FirstNote::press(const QKeyEvent& key) {
  const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
  if (key.key() == Qt::Key_Space) return true;  // it reads nothing, and must not lead to what lies below
  if (!enter && key.key() != Qt::Key_Escape && key.key() != Qt::Key_F1) return false;
  if (key.isAutoRepeat()) return true;  // still held from before it came up
  if (key.key() == Qt::Key_F1) screen_->openBook(ruleOf(card_));
  else emit read();
  return true;
}

bool FirstNote::event(QEvent* event) {
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
  const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
  if (!key && event->type() != QEvent::ShortcutOverride) return QWidget::event(event);
  if (event->type() == QEvent::KeyPress) {
    if (!press(*static_cast<QKeyEvent*>(event))) passOn(event);
    return true;
  }
  event->ignore();
  return false;
}

// All other keys are the screen's, as if no note were up. One that leads to a thing there takes Enter with it.
void FirstNote::passOn(QEvent* key) {
  const QPointer<FirstNote> note(this);
  const QPointer<Screen> screen(screen_);
  const QGraphicsItem* was = screen->scene()->focusItem();
  screen->setFocus();
  QApplication::sendEvent(screen, key);
  if (note && screen->hasFocus() && screen->scene()->focusItem() == was) setFocus();
}

}  // namespace w13
