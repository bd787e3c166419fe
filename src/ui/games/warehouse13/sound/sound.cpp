#include "ui/games/warehouse13/sound/sound.h"

#include <algorithm>
#include <utility>

#include "engine/kernel/count.h"
#include "ui/time/clock.h"

namespace w13 {

namespace {

constexpr qint64 kBehind = 3000;  // milliseconds that sounds may lag behind the game; then only the newest count

}  // namespace

Sounds::Sounds(Speaker speaker, QObject* parent) : QObject(parent), speaker_(std::move(speaker)) {
  connect(&next_, &Alarm::rang, this, &Sounds::playWaiting);
}

void Sounds::forget(const Variants& variants) {
  variants_ = variants;
  table_ = View();
  asked_.reset();
  waiting_.clear();
  untold_.clear();
}

void Sounds::setVolume(int volume, bool mute) {
  const bool changed = set_ && (volume != volume_ || mute != mute_);
  volume_ = volume;
  mute_ = mute;
  set_ = true;
  if (changed && place_ == Place::Open) play(Cue::Prompt);
}

void Sounds::news(const Events& news, const View& table, int first, const std::vector<Beat>& beats) {
  std::vector<bool> scenes(news.size(), false);
  for (const Beat& beat : beats)
    for (int event = beat.first - first; beat.scene && event <= beat.last - first; ++event)
      kernel::at(scenes, event) = true;
  for (Sounding each : cuesOf(news, table_, table, scenes, variants_)) {
    if (each.event < 0) {
      order({each.cue});
      continue;
    }
    each.event += first;
    untold_.push_back(each);
  }
  table_ = table;
}

void Sounds::reach(int event, Telling::At at) {
  std::vector<Cue> now;
  const auto its = [&](const Sounding& each) {
    if (each.event != event || each.rests != (at == Telling::At::Rests)) return false;
    now.push_back(each.cue);
    return true;
  };
  std::erase_if(untold_, its);
  if (!now.empty()) order(now);
}

void Sounds::ask(const kernel::Decision& face) {
  const Question question{face.seat(), face.question()};
  if (asked_ == question) return;
  asked_ = question;
  order({Cue::Prompt});
}

void Sounds::see(Place place) {
  const Place before = std::exchange(place_, place);
  if (place == before) return;
  const bool wasOpened = std::exchange(opened_, place == Place::Behind && before == Place::Curtain);
  if (before == Place::Behind && !wasOpened) return;  // that visit needed no curtain
  if (place == Place::Curtain) play(Cue::CurtainClose);
  else if (before != Place::Open) play(Cue::CurtainOpen);
}

void Sounds::play(Cue cue) {
  emit ordered(cue);
  sound(cue);
}

void Sounds::order(const std::vector<Cue>& cues) {
  const qint64 now = timeNow();
  qint64 at = std::max(now, free_);
  for (const Cue cue : cues) {
    emit ordered(cue);
    waiting_.push_back({cue, at});
    at += holdOf(cue);
  }
  free_ = at;
  if (free_ - now > kBehind) {
    while (waiting_.size() > cues.size()) waiting_.pop_front();
    qint64 next = std::max(now, over_);
    for (Waiting& each : waiting_) {
      each.at = next;
      next += holdOf(each.cue);
    }
    free_ = next;
  }
  playWaiting();
}

void Sounds::playWaiting() {
  while (!waiting_.empty() && waiting_.front().at <= timeNow()) {
    const Cue cue = waiting_.front().cue;
    waiting_.pop_front();
    over_ = timeNow() + holdOf(cue);
    sound(cue);
  }
  if (!waiting_.empty()) next_.start(timeUntil(waiting_.front().at));
}

void Sounds::sound(Cue cue) {
  emit sounding(cue);
  if (speaker_ && !mute_ && volume_ > 0) speaker_(cue, volume_);
}

}  // namespace w13
