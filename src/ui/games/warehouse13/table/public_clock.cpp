#include "ui/games/warehouse13/table/public_clock.h"

#include <QPainter>
#include <algorithm>
#include <array>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "ui/look/style.h"
#include "ui/time/clock.h"
#include "ui/time/how_far.h"

namespace w13 {

PublicClock::PublicClock(QObject* parent) : QObject(parent) {
  connect(&ticks_, &Alarm::rang, this, [this] {
    const bool over = left() <= 0;
    if (over) stop();
    emit ticked();
    if (over) emit ran();
  });
}

bool PublicClock::closes(const kernel::Decision& face) {
  static constexpr std::array kClosing = {Ask::BeginRetrieval, Ask::BeginCovering, Ask::GoOnToGoo, Ask::LetGooAct,
                                          Ask::GoOnAfterApplying};
  return std::ranges::find(kClosing, askOf(face)) != kClosing.end();
}

void PublicClock::ask(int at) {
  if (at == at_) return;
  at_ = at;
  stopped_ = false;
  const bool ran = runs();
  ticks_.stop();
  if (ran) emit ticked();
}

void PublicClock::watch(const kernel::Decision& face, int at, bool seen) {
  ask(at);
  const bool run = seen && !stopped_ && closes(face);
  if (run == runs()) return;
  since_ = timeNow();
  run ? ticks_.start() : ticks_.stop();
  emit ticked();
}

void PublicClock::stop() {
  stopped_ = true;
  ticks_.stop();
  emit ticked();
}

double PublicClock::left() const {
  if (!runs()) return 0;
  return std::clamp(1 - howFar(timeSince(since_), kRuns), 0.0, 1.0);
}

void ClockBar::place(const QRectF& at) {
  prepareGeometryChange();
  at_ = at;
}

void ClockBar::take(double left) {
  left_ = left;
  setVisible(left_ > 0);
  update();
}

void ClockBar::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->fillRect(at_, QColor(colour::kInk900));
  const double wide = at_.width() * left_;
  painter->fillRect(QRectF(at_.center().x() - wide / 2, at_.y(), wide, at_.height()), QColor(colour::kGold));
}

}  // namespace w13
