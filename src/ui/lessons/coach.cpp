#include "ui/lessons/coach.h"

#include <QAccessibleWidget>
#include <QPainterPath>
#include <QPushButton>
#include <algorithm>
#include <array>
#include <utility>

#include "engine/kernel/count.h"
#include "ui/look/art.h"
#include "ui/screen/keywords.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

// The note, in its own units.
constexpr double kWidth = 600, kPlain = 272, kCases = 144, kObjectionLine = 23, kIn = 26;
constexpr double kRecap = 132;
constexpr int kLettersInLine = 58;  // of an objection
constexpr double kAir = 28;         // pixels between note and hole, at the scale of the smallest window
constexpr double kDusk = 0.4;
constexpr double kShortArrow = 14, kLongArrow = 100;  // pixels; the long one at the scale of the note
constexpr int kRing = 6, kThinRing = 4;               // from a thing to the ring around it
constexpr QRgb kGoodInk = 0xFF14532B, kBadInk = 0xFF8E1D23;

double overlap(const QRect& a, const QRect& b) {
  const QRect both = a & b;
  const double wide = both.width();
  return both.isEmpty() ? 0 : wide * both.height();
}

/// Where a way first comes upon the edge of a rectangle.
std::optional<QPointF> crossing(const QLineF& way, const QRectF& at) {
  std::optional<QPointF> first;
  for (const QLineF& edge : {QLineF(at.topLeft(), at.topRight()), QLineF(at.topRight(), at.bottomRight()),
                             QLineF(at.bottomRight(), at.bottomLeft()), QLineF(at.bottomLeft(), at.topLeft())}) {
    QPointF met;
    if (way.intersects(edge, &met) != QLineF::BoundedIntersection) continue;
    if (!first || QLineF(way.p1(), met).length() < QLineF(way.p1(), *first).length()) first = met;
  }
  return first;
}

/// A screen reader says a note at once.
QAccessibleInterface* accessibleNote(const QString&, QObject* object) {
  CoachNote* note = qobject_cast<CoachNote*>(object);
  return note == nullptr ? nullptr : new QAccessibleWidget(note, QAccessible::AlertMessage);
}

}  // namespace

std::optional<QLineF> coachArrow(const QRect& note, const QRect& hole, const std::vector<QRect>& besides) {
  const QRectF ring = QRectF(hole).adjusted(-kRing, -kRing, kRing, kRing);
  const QPointF middle = ring.center();
  const QPointF from(std::clamp<double>(middle.x(), note.left(), note.right()),
                     std::clamp<double>(middle.y(), note.top(), note.bottom()));
  const std::optional<QPointF> to = ring.contains(from) ? std::nullopt : crossing({from, middle}, ring);
  if (!to) return std::nullopt;
  const QLineF way(from, *to);
  if (way.length() < kShortArrow || way.length() > kLongArrow * note.width() / kWidth) return std::nullopt;
  for (const QRect& each : besides)
    if (each.contains(from.toPoint()) || crossing(way, QRectF(each))) return std::nullopt;
  return way;
}

// ---- the veil ---------------------------------------------------------------------------------------------------

CoachVeil::CoachVeil(QWidget* parent, double dark) : QWidget(parent), dark_(dark) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
}

void CoachVeil::point(std::optional<QRect> hole, std::vector<QRect> besides, const QRect& note) {
  hole_ = hole;
  besides_ = std::move(besides);
  note_ = note;
  update();
}

std::optional<QLineF> CoachVeil::arrow() const { return hole_ ? coachArrow(note_, *hole_, besides_) : std::nullopt; }

void CoachVeil::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  QPainterPath dim;
  dim.addRect(rect());
  QPainterPath beside;
  beside.setFillRule(Qt::WindingFill);
  for (const QRect& each : besides_) {
    const QRectF thin = QRectF(each).adjusted(-kThinRing, -kThinRing, kThinRing, kThinRing);
    beside.addRoundedRect(thin, 10, 10);
  }
  const auto frame = [&](const QPainterPath& path, std::initializer_list<std::pair<int, int>> lines) {
    p.setBrush(Qt::NoBrush);
    for (const auto& [width, alpha] : lines) {
      QColor amber(colour::kAmber);
      amber.setAlpha(alpha);
      p.setPen(QPen(amber, width));
      p.drawPath(path);
    }
  };
  if (!hole_) {
    p.fillPath(dim - beside, QColor(0, 0, 0, qRound(255 * kDusk)));
    return frame(beside, {{2, 220}});
  }
  const QRectF hole = QRectF(*hole_).adjusted(-kRing, -kRing, kRing, kRing);
  QPainterPath open;
  open.addRoundedRect(hole, 12, 12);
  p.fillPath(dim - open - beside, QColor(0, 0, 0, qRound(255 * dark_)));
  frame(beside, {{2, 220}});
  frame(open, {{12, 50}, {7, 90}, {3, 255}});
  const std::optional<QLineF> way = arrow();
  if (!way) return;
  const QPointF to = way->p2();
  const QPointF along(way->dx() / way->length(), way->dy() / way->length());
  const QPointF across(-along.y(), along.x());
  p.setPen(QPen(QColor(colour::kAmber), 4, Qt::SolidLine, Qt::RoundCap));
  p.drawLine(way->p1(), to - along * 4);
  p.drawPolyline(std::array{to - along * 13 + across * 8, to - along * 2, to - along * 13 - across * 8}.data(), 3);
}

// ---- the note ---------------------------------------------------------------------------------------------------

CoachNote::CoachNote(const Classroom& classroom, const house::RuleBook& rules, QWidget* parent)
    : QWidget(parent), classroom_(classroom), rules_(rules), rule_(button("rule")), play_(button("play")),
      leave_(button("leave")), back_(button("back")), next_(button("next")) {
  static const bool kTold = (QAccessible::installFactory(accessibleNote), true);
  (void)kTold;
  next_->setProperty("gold", true);
  setFocusProxy(next_);
  connect(rule_, &QPushButton::clicked, this, [this] { emit rule(said_.rule); });
  connect(play_, &QPushButton::clicked, this, &CoachNote::play);
  connect(leave_, &QPushButton::clicked, this, &CoachNote::leave);
  connect(back_, &QPushButton::clicked, this, &CoachNote::back);
  connect(next_, &QPushButton::clicked, this, &CoachNote::next);
}

QPushButton* CoachNote::button(const QString& name) {
  QPushButton* made = new QPushButton(this);
  made->setObjectName("coach-" + name);
  made->setAutoDefault(true);
  return made;
}

/// The chapter of a rule: its number is for the tooltip.
QString CoachNote::chapterOf(const QString& rule) const {
  const house::RuleText* text = rules_.find(rule.toStdString());
  return text == nullptr ? tr("The rule") : ui::said(rules_.sectionOf(*text).title);
}

void CoachNote::say(const CoachWords& words) {
  said_ = words;
  objection_.clear();
  begun_ = false;
  thing_.clear();
  rule_->setToolTip(tr("The rule in full: %1").arg(words.rule));
  rule_->setAccessibleName(tr("The rule in full: %1").arg(words.rule));
  rule_->setVisible(!words.rule.isEmpty());
  play_->setText(words.play);
  play_->setVisible(!words.play.isEmpty());
  leave_->setText(tr("Leave"));
  back_->setText(tr("Previous note"));
  back_->setEnabled(words.back);
  next_->setText(words.next);
  next_->setVisible(!words.next.isEmpty());
  setToolTip(keywordTips(words.aloud, rules_));
  placeButtons();
  tell(true);
}

void CoachNote::askFor(const QString& todo, bool begun) {
  if (std::exchange(begun_, begun) != begun) update();
  if (todo == said_.todo) return;
  said_.todo = todo;
  objection_.clear();  // something else is to be done now
  tell(true);
}

void CoachNote::pointAt(const QString& thing) {
  if (thing == thing_) return;
  thing_ = thing;
  tell(false);
}

void CoachNote::focusFirst() { (said_.next.isEmpty() ? said_.back ? back_ : leave_ : next_)->setFocus(); }

void CoachNote::object(const QString& why) {
  objection_ = why;
  tell(true);
}

void CoachNote::tell(bool alert) {
  QStringList all = {objection_.isEmpty() ? said_.aloud : objection_};  // what was said before need not be heard again
  for (const house::LessonCase& each : said_.cases)
    all << QStringLiteral("%1: %2").arg(classroom_.cardName(each.card), ui::said(each.why));
  all << said_.recap << said_.todo;
  if (!thing_.isEmpty()) all << tr("The coach points at: %1").arg(thing_);
  if (!said_.todo.isEmpty()) all << tr("F6 leads there.");
  all.removeAll(QString());
  setAccessibleName(said_.title);
  setAccessibleDescription(all.join(u'\n'));
  update();
  if (!alert) return;
  told_ = accessibleName() + "\n" + accessibleDescription();
  QAccessibleEvent told(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&told);
}

QSizeF CoachNote::units() const {
  const double below = (said_.cases.empty() ? 0 : kCases) + (said_.recap.isEmpty() ? 0 : kRecap);
  return {kWidth, kPlain + below + objectionHeight()};
}

double CoachNote::objectionHeight() const {
  return objection_.isEmpty() ? 0 : kObjectionLine * (1 + kernel::count(objection_) / kLettersInLine);
}

void CoachNote::lie(std::optional<QRect> hole, const std::vector<QRect>& besides, const QRect& area) {
  const double scale =
      std::max(1.0, std::min(area.width() / 1280.0, area.height() / 800.0)) * std::clamp(textSize(), 100, 120) / 100;
  const QSize size = (units() * scale).toSize();
  const QRect room = area.adjusted(8, 8, -8, -8);
  const auto inside = [&](double x, double y) {
    const double left = std::clamp<double>(x, room.left(), room.right() - size.width());
    const double top = std::clamp<double>(y, room.top(), room.bottom() - size.height());
    return QRect(QPoint(qRound(left), qRound(top)), size);
  };
  const double w = size.width(), h = size.height(), air = kAir * scale;
  std::vector<QRect> places;  // those that come first are taken first
  if (hole) {
    const QRectF at(*hole);
    const double right = at.right() + air, left = at.left() - air - w, below = at.bottom() + air,
                 above = at.top() - air - h;
    const double x = at.center().x() - w / 2, y = at.center().y() - h / 2;
    places = {inside(right, y), inside(left, y), inside(x, below), inside(x, above)};
    for (const double side : {right, left})
      for (const double end : {at.top(), at.bottom() - h}) places.push_back(inside(side, end));
    for (const double side : {below, above})
      for (const double end : {at.left(), at.right() - w}) places.push_back(inside(end, side));
  } else {
    places.push_back(inside(area.center().x() - w / 2, area.center().y() - h / 2));
  }
  for (const double down : {0.5, 0.0, 1.0})
    for (const double along : {0.5, 0.0, 1.0})
      places.push_back(inside(room.left() + along * (room.width() - w), room.top() + down * (room.height() - h)));
  const auto covers = [&](const QRect& note) {
    double sum = hole ? 4 * overlap(note, hole->adjusted(-10, -10, 10, 10)) : 0;
    for (const QRect& each : besides) sum += overlap(note, each.adjusted(-6, -6, 6, 6));
    return sum;
  };
  setGeometry(*std::ranges::min_element(places, {}, covers));
}

void CoachNote::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) emit reworded();
}

void CoachNote::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeButtons();
}

void CoachNote::placeButtons() {
  const double s = scale();
  const double high = 42 * s, top = (units().height() - 40) * s - high;
  const auto look = QStringLiteral("QPushButton { font-size: %1px; padding: 0 %2px; min-height: 0; }");
  for (QPushButton* each : {rule_, play_, leave_, back_, next_})
    each->setStyleSheet(look.arg(qRound(16 * s)).arg(qRound(12 * s)));
  double right = width() - kIn * s;
  for (QPushButton* each : {next_, back_, leave_}) {
    if (each == next_ && said_.next.isEmpty()) continue;
    const double wide = std::max(92 * s, each->sizeHint().width() + 4 * s);
    each->setGeometry(QRectF(right - wide, top, wide, high).toRect());
    right -= wide + 8 * s;
  }
  const double room = right - kIn * s;
  const double around = 50 * s;  // of a button: what is not words
  rule_->setIcon(QIcon(art::picture("icons/rulebook", QSize(qRound(22 * s), qRound(19 * s)))));
  rule_->setIconSize(QSize(qRound(22 * s), qRound(19 * s)));
  rule_->setText(rule_->fontMetrics().elidedText(chapterOf(said_.rule), Qt::ElideRight, qRound(room - around)));
  for (QPushButton* each : {rule_, play_}) {  // never both
    const double wide = std::clamp<double>(each->sizeHint().width() + 4 * s, 104 * s, room);
    each->setGeometry(QRectF(kIn * s, top, wide, high).toRect());
  }
}

void CoachNote::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.scale(scale(), scale());
  Ink ink(p, scale() * devicePixelRatioF());
  const QSizeF all = units();
  ink.panel(QRectF(QPointF(1, 1), all - QSizeF(2, 2)), QColor(colour::kPaperTop), QColor(colour::kPaperBottom),
            QColor(colour::kBrass600), 3, 12);
  const double wide = all.width() - 2 * kIn;
  ink.text({kIn, 14, wide, 22}, said_.over, Role::Typed, 15, QColor(colour::kManilaMuted));
  ink.text({kIn, 36, wide, 40}, said_.title, Role::Question, 27, QColor(colour::kManilaInk));
  classroom_.drawText(ink, {kIn, 78, wide, 84}, said_.text, 18,
                      QColor(begun_ ? colour::kManilaMuted : colour::kManilaInk));
  double y = 166;
  if (!said_.cases.empty()) {
    drawCases(ink, {kIn, y, wide, 138});
    y += kCases;
  }
  if (!said_.recap.isEmpty()) {
    drawRecap(ink, {kIn, y - 8, wide, kRecap});
    y += kRecap;
  }
  if (!objection_.isEmpty()) {  // above the instruction, which stays
    ink.paragraph({kIn, y - 2, wide, objectionHeight()}, objection_, Role::Bold, 16, QColor(kBadInk),
                  Qt::AlignLeft | Qt::AlignVCenter);
    y += objectionHeight();
  }
  ink.text({kIn, y, wide, 24}, said_.todo, Role::Body, 16, QColor(colour::kManilaInk));
  drawDots(ink, {kIn, all.height() - 28, wide, 14});
  written_ = ink.written();
}

void CoachNote::drawCases(Ink& ink, const QRectF& at) const {
  constexpr double kCard = 100;  // high; the words stand below
  const double each = at.width() / kernel::count(said_.cases);
  double x = at.x();
  for (const house::LessonCase& one : said_.cases) {
    classroom_.drawCard(ink, {x, at.y()}, kCard, one.card);
    const QString sign = one.good ? QStringLiteral("✓ ") : QStringLiteral("⊘ ");
    ink.paragraph({x, at.y() + kCard + 2, each - 8, at.height() - kCard - 2}, sign + ui::said(one.why), Role::Bold, 15,
                  QColor(one.good ? kGoodInk : kBadInk), Qt::AlignLeft | Qt::AlignTop);
    x += each;
  }
}

void CoachNote::drawRecap(Ink& ink, const QRectF& at) const {
  const double each = at.height() / kernel::count(said_.recap);
  for (int line = 0; line < said_.recap.size(); ++line) {
    const double y = at.y() + line * each;
    ink.text({at.x(), y, 28, each}, QString::number(line + 1), Role::Question, 22, QColor(colour::kBrass700));
    ink.paragraph({at.x() + 30, y, at.width() - 30, each}, said_.recap[line], Role::Bold, 17,
                  QColor(colour::kManilaInk), Qt::AlignLeft | Qt::AlignVCenter);
  }
}

void CoachNote::drawDots(Ink& ink, const QRectF& at) const {
  QPainter& p = ink.painter();
  const double pitch = std::min(22.0, at.width() / std::max(1, said_.steps));
  for (int step = 0; step < said_.steps; ++step) {
    const bool here = step == said_.step;
    p.setPen(QPen(QColor(colour::kBrass700), 1.5));
    p.setBrush(step < said_.step ? QColor(colour::kBrass600) : here ? QColor(colour::kAmber) : QColor(Qt::transparent));
    p.drawEllipse(QPointF(at.x() + 6 + pitch * step, at.center().y()), here ? 6 : 4.5, here ? 6 : 4.5);
  }
}

}  // namespace ui
