#include "ui/motion/motion.h"

#include <QGraphicsScene>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/motion/telling.h"

namespace ui {

namespace {

constexpr int kFrame = 16;         // milliseconds between two pictures
constexpr int kSlowFrame = 50;     // where only the track breathes
constexpr double kGhosts = 7;      // over the areas, under a card that is held up to be read
constexpr double kFaintest = 0.6;  // of what breathes

int now() { return static_cast<int>(timeNow()); }

}  // namespace

Motion::Motion(QGraphicsScene& scene) : scene_(scene), bar_(new BarCover) {
  scene_.addItem(bar_);
  connect(&frame_, &Alarm::rang, this, &Motion::step);
}

Motion::~Motion() { delete bar_; }

void Motion::setPace(Pace pace) {
  pace_ = pace;
  if (pace == Pace::Off) finish();
  breathe(breathing_);
}

void Motion::play(std::vector<Acting> acts, Showings showings, std::vector<Stop> stops) {
  if (moving_) endPlan();
  if (acts.empty() && stops.empty()) return;
  plan_.showings = std::move(showings);
  plan_.stops = std::move(stops);
  nextStop_ = 0;
  int at = 0;
  for (Acting& act : acts) {
    if (act.piece) act.piece->veil(true);
    veiled_.push_back(act.piece);
    plan_.moves.push_back(act.move);
    auto ghost = std::make_unique<Ghost>(std::move(act.move), std::move(act.look));
    const bool under = ghost->move().legs.front().way == Way::Wipe;
    ghost->setZValue(under ? kGhosts - 1 : kGhosts + 0.001 * ++at);
    scene_.addItem(ghost.get());
    ghosts_.push_back(std::move(ghost));
  }
  moving_ = true;
  underWay_ = -1;
  began_ = waitedSince_ = now();
  showAt(waits_ ? -1 : 0);
  start();
  if (!waits_) stopsBy(0);
}

// What moves stands as it does at the stop, whatever the time is.
bool Motion::stopsBy(int ms) {
  if (nextStop_ >= plan_.stops.size() || plan_.stops[nextStop_].ms > ms) return false;
  const Stop stop = plan_.stops[nextStop_];
  showAt(stop.ms);
  stopped_ = true;
  emit stoppedAt(stop.last);
  return true;
}

void Motion::goOn(int event) {
  const std::size_t before = nextStop_;
  while (nextStop_ < plan_.stops.size() && plan_.stops[nextStop_].last <= event) ++nextStop_;
  if (!stopped_ || nextStop_ == before) return;
  const int ms = plan_.stops[nextStop_ - 1].ms;
  stopped_ = false;
  began_ = now() - ms;
  if (stopsBy(ms)) return;
  if (ms >= plan_.length()) endPlan();
}

void Motion::skip() {
  if (!moving_ || nextStop_ >= plan_.stops.size()) return finish();
  if (!stopped_) stopsBy(plan_.stops[nextStop_].ms);
}

void Motion::wait(bool on) {
  if (waits_ == on) return;
  waits_ = on;
  if (on) waitedSince_ = now();
  else began_ += now() - waitedSince_;
}

void Motion::type(int letters) {
  letters_ = letters;
  if (pace_ != Pace::Normal) return typeAt(kTyping);
  typingBegan_ = now();
  typeAt(0);
  start();
}

void Motion::typeAt(int ms) {
  if (letters_ == 0) return;
  const int done = ms >= kTyping ? letters_ : std::min(letters_, ms / kLetter);
  emit typed(done);
  if (done == letters_) letters_ = 0;
}

void Motion::start() { frame_.start(moving_ || bar_->fading() || letters_ > 0 ? kFrame : kSlowFrame); }

void Motion::step() {
  const int ms = now();
  bar_->goTo(ms);
  breatheAt(ms - breathBegan_);
  typeAt(ms - typingBegan_);
  if (moving_) {
    if (waits_ || stopped_ || stopsBy(ms - began_)) return;
    if (ms - began_ < plan_.length()) return showAt(ms - began_);
    return endPlan();
  }
  if (bar_->fading() || letters_ > 0) return;
  if (!breathing_) frame_.stop();
  else if (frame_.interval() != kSlowFrame) start();
}

void Motion::showAt(int ms) {
  for (std::size_t at = 0; at < ghosts_.size(); ++at) {
    ghosts_[at]->goTo(ms);
    if (veiled_[at] && ghosts_[at]->move().end() <= ms) veiled_[at]->veil(false);
  }
  if (const int event = plan_.underWay(ms); event != underWay_) {
    underWay_ = event;
    emit underWay(event);
  }
  emit passes(plan_.showings, ms);
}

void Motion::endPlan() {
  for (const QPointer<Piece>& piece : veiled_)
    if (piece) piece->veil(false);
  veiled_.clear();
  ghosts_.clear();
  const Showings showings = std::exchange(plan_, {}).showings;
  moving_ = stopped_ = false;
  if (bar_->isVisible()) bar_->show(bar_->boundingRect(), {}, now(), paced(kFade, pace_));
  emit passes(showings, Telling::kPast);
  emit ended();
}

void Motion::finish() {
  if (moving_) endPlan();
  if (moving_) return;  // whoever heard of its end plays the next
  bar_->clear();
  typeAt(kTyping);
  if (!breathing_ || pace_ == Pace::Off) frame_.stop();
  breathBegan_ = now();
  breatheAt(0);
}

void Motion::coverBar(const QRectF& at, const QPixmap& picture) {
  bar_->show(at, picture, now(), paced(kFade, pace_));
  start();
}

void Motion::rememberBar(const QPixmap& old) {
  bar_->clear();
  bar_->pretend(old);
}

void Motion::breathe(Piece* piece) {
  if (breathing_ && breathing_ != piece) breathing_->setOpacity(1);
  breathing_ = piece;
  if (!breathing_) return;
  breathBegan_ = now();
  breathing_->setOpacity(1);
  if (pace_ != Pace::Off) start();
}

void Motion::breatheAt(int ms) {
  if (!breathing_) return;
  const double wave = pace_ == Pace::Off ? 1 : 0.5 + 0.5 * std::cos(2 * std::numbers::pi * ms / kBreath);
  breathing_->setOpacity(kFaintest + (1 - kFaintest) * wave);
}

std::vector<const Ghost*> Motion::ghosts() const {
  std::vector<const Ghost*> seen;
  for (const auto& ghost : ghosts_)
    if (ghost->isVisible()) seen.push_back(ghost.get());
  return seen;
}

}  // namespace ui
