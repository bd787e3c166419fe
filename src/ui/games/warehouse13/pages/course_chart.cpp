#include "ui/games/warehouse13/pages/course_chart.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

#include "engine/kernel/count.h"
#include "ui/look/style.h"

namespace w13 {

namespace {

constexpr double kChartLeft = 52, kChartTop = 14, kChartBottom = 34;
constexpr double kNameRow = 20;  // a name's height at the end of its line
/// Lines are told apart by more than their colour.
constexpr std::array kLineStyles = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};

/// Room at the right for the longest name.
constexpr double kNamesWide = 150;

}  // namespace

CourseChart::CourseChart(QWidget* parent) : QWidget(parent) {
  setObjectName("course-chart");
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(420, 220);
}

void CourseChart::show(const ChartedCourse& shown) {
  shown_ = shown;
  setAccessibleName(tr("The season's course"));
  select(std::clamp(selected_, 0, std::max(0, moments() - 1)));
}

void CourseChart::select(int moment) {
  selected_ = moment;
  update();
}

int CourseChart::moments() const { return shown_.course == nullptr ? 0 : kernel::count(shown_.course->moments); }

void CourseChart::choose(int moment) {
  if (moments() == 0) return;
  select(std::clamp(moment, 0, moments() - 1));
  emit chosen(selected_);
}

void CourseChart::mousePressEvent(QMouseEvent* event) {
  const double x = event->position().x() / unit();
  int nearest = 0;
  for (int at = 1; at < moments(); ++at)
    if (std::abs(xOf(kernel::sizeOf(at)) - x) < std::abs(xOf(kernel::sizeOf(nearest)) - x)) nearest = at;
  choose(nearest);
}

void CourseChart::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Left) return choose(selected_ - 1);
  if (event->key() == Qt::Key_Right) return choose(selected_ + 1);
  QWidget::keyPressEvent(event);
}

// ---- where things are --------------------------------------------------------------------------------------------

double CourseChart::unit() const {
  return std::max(1.0, std::min(window()->width() / 1280.0, window()->height() / 800.0));
}
QRectF CourseChart::field() const {
  return {kChartLeft, kChartTop, width() / unit() - kChartLeft - kNamesWide,
          height() / unit() - kChartTop - kChartBottom};
}
double CourseChart::xOf(std::size_t moment) const {
  const QRectF at = field();
  return at.left() + at.width() * static_cast<double>(moment) / std::max(1, moments() - 1);
}
double CourseChart::yOf(double share) const {
  const QRectF at = field();
  return at.bottom() - at.height() * share;
}

std::vector<QPointF> CourseChart::chances() const {
  std::vector<QPointF> points;
  for (std::size_t at = 0; at < shown_.course->moments.size(); ++at)
    if (const auto& chance = shown_.course->moments[at].chance) points.emplace_back(xOf(at), yOf(*chance));
  return points;
}

std::vector<QPointF> CourseChart::beliefsOf(int seat) const {
  std::vector<QPointF> points;
  const std::vector<PerSeat<double>>& beliefs = shown_.course->eyes[shown_.eyes].beliefs;
  for (std::size_t at = 0; at < beliefs.size(); ++at) points.emplace_back(xOf(at), yOf(beliefs[at][seat]));
  return points;
}

// ---- drawn -------------------------------------------------------------------------------------------------------

void CourseChart::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.scale(unit(), unit());
  drawGround(p);
  if (moments() == 0) return;
  drawChapters(p);
  const bool believes = shown_.course->traitor != Seat::Table;
  for (int seat = 0; believes && seat < shown_.seats.size(); ++seat)
    drawLine(p, beliefsOf(seat), shown_.colours[kernel::sizeOf(seat)],
             kLineStyles[kernel::sizeOf(seat) % kLineStyles.size()], seatAt(seat) == shown_.course->traitor ? 4 : 2.5);
  drawLine(p, chances(), QColor(colour::kWhite), Qt::SolidLine, 2);
  p.setBrush(QColor(colour::kWhite));
  for (const QPointF point : chances()) p.drawRect(QRectF(point.x() - 3.5, point.y() - 3.5, 7, 7));
  drawNames(p);
}

void CourseChart::drawGround(QPainter& p) const {
  p.setPen(QPen(QColor(colour::kBrass600), 2));
  p.setBrush(QColor(colour::kWell));
  p.drawRoundedRect(QRectF(1, 1, width() / unit() - 2, height() / unit() - 2), 10, 10);
  p.setFont(w13::font(Role::Body, 14));
  for (int percent = 0; percent <= 100; percent += 25) {
    const double y = yOf(percent / 100.0);
    p.setPen(QPen(QColor(colour::kSteel700), 1));
    p.drawLine(QPointF(field().left(), y), QPointF(field().right(), y));
    p.setPen(QColor(colour::kText2));
    p.drawText(QRectF(0, y - 10, kChartLeft - 6, 20), Qt::AlignRight | Qt::AlignVCenter, tr("%1%").arg(percent));
  }
}

/// A line where each Episode begins, with its title as far as there is room.
void CourseChart::drawChapters(QPainter& p) const {
  p.setFont(w13::font(Role::Body, 14));
  std::vector<std::size_t> begins;
  for (std::size_t at = 0; at < shown_.course->moments.size(); ++at) {
    const CourseMoment& each = shown_.course->moments[at];
    if (each.mark == CourseMark::Episode || (each.mark == CourseMark::PlotTurn && each.number == 1))
      begins.push_back(at);
  }
  for (std::size_t at = 0; at < begins.size(); ++at) {
    const double x = xOf(begins[at]);
    const double end = at + 1 < begins.size() ? xOf(begins[at + 1]) : field().right() + kNamesWide - 8;
    p.setPen(QPen(QColor(colour::kSteel500), 1));
    p.drawLine(QPointF(x, field().top()), QPointF(x, field().bottom() + 6));
    const CourseMoment& begun = shown_.course->moments[begins[at]];
    const int title =
        begun.mark == CourseMark::Episode ? begun.number - 1 : static_cast<int>(shown_.episodes.size()) - 1;
    const QString words = title >= 0 && title < shown_.episodes.size() ? shown_.episodes[title] : QString();
    p.setPen(QColor(colour::kText2));
    p.drawText(QRectF(x + 4, field().bottom() + 6, end - x - 8, 24), Qt::AlignLeft | Qt::AlignVCenter,
               p.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(end - x - 8)));
  }
  p.setPen(QPen(QColor(colour::kAmber), 2, Qt::DotLine));
  const double here = xOf(kernel::sizeOf(selected_));
  p.drawLine(QPointF(here, field().top()), QPointF(here, field().bottom()));
}

void CourseChart::drawLine(QPainter& p, const std::vector<QPointF>& points, QColor with, Qt::PenStyle style,
                           double width) const {
  p.setPen(QPen(with, width, style, Qt::RoundCap, Qt::RoundJoin));
  for (std::size_t at = 1; at < points.size(); ++at) p.drawLine(points[at - 1], points[at]);
}

/// The names at the ends of the lines, which are moved apart where lines end close together. Beliefs end where they did
/// before the Traitor was known.
void CourseChart::drawNames(QPainter& p) const {
  struct Name {
    double y;
    QString words;
    QColor colour;
    Qt::PenStyle style;
  };
  std::vector<Name> names = {
      {yOf(shown_.course->moments.back().chance.value_or(0)), tr("chance"), QColor(colour::kWhite), Qt::SolidLine}};
  const bool believes = shown_.course->traitor != Seat::Table;
  for (int seat = 0; believes && seat < shown_.seats.size(); ++seat)
    names.push_back({beliefsOf(seat).back().y(), shown_.seats[seat], shown_.colours[kernel::sizeOf(seat)],
                     kLineStyles[kernel::sizeOf(seat) % kLineStyles.size()]});
  std::ranges::stable_sort(names, {}, &Name::y);
  double free = field().top();
  for (Name& each : names) {
    each.y = std::max(each.y, free);
    free = each.y + kNameRow;
  }
  double most = field().bottom() + kNameRow / 2;
  for (auto each = names.rbegin(); each != names.rend(); ++each) {
    each->y = std::min(each->y, most);
    most = each->y - kNameRow;
  }
  p.setFont(w13::font(Role::Bold, 15));
  for (const Name& each : names) {
    p.setPen(QPen(each.colour, 3, each.style));
    p.drawLine(QPointF(field().right() + 8, each.y), QPointF(field().right() + 34, each.y));
    p.setPen(each.colour);
    p.drawText(QRectF(field().right() + 40, each.y - kNameRow / 2, kNamesWide - 44, kNameRow),
               Qt::AlignLeft | Qt::AlignVCenter,
               p.fontMetrics().elidedText(each.words, Qt::ElideRight, static_cast<int>(kNamesWide - 44)));
  }
}

}  // namespace w13
