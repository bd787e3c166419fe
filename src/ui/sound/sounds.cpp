#include "ui/sound/sounds.h"

#include <algorithm>
#include <utility>

#include "engine/kernel/count.h"

namespace ui {

namespace {

constexpr qint64 kBehind = 3000;  // milliseconds that sounds may lag behind the game; then only the newest count

}  // namespace

Sounds::Sounds(Speaker speaker, QObject* parent) : QObject(parent), speaker_(std::move(speaker)) {
  connect(&next_, &Alarm::rang, this, &Sounds::playWaiting);
}

void Sounds::forget() {
  asked_.reset();
  waiting_.clear();
  untold_.clear();
}

void Sounds::setVolume(int volume, bool mute) {
  const bool changed = set_ && (volume != volume_ || mute != mute_);
  volume_ = volume;
  mute_ = mute;
  set_ = true;
  if (changed && place_ == Place::Open) play(kPrompt);
}

void Sounds::expect(const std::vector<Sounding>& change, int first) {
  for (Sounding each : change) {
    if (each.event < 0) {
      order({&each.sound, 1});
      continue;
    }
    each.event += first;
    untold_.push_back(each);
  }
}

void Sounds::reach(int event, Telling::At at) {
  std::vector<const Sound*> now;
  const auto its = [&](const Sounding& each) {
    if (each.event != event || each.rests != (at == Telling::At::Rests)) return false;
    now.push_back(each.sound);
    return true;
  };
  std::erase_if(untold_, its);
  if (!now.empty()) order(now);
}

void Sounds::ask(kernel::Seat seat, const kernel::Decision& face) {
  const Question question{seat, face.question()};
  if (asked_ == question) return;
  asked_ = question;
  const Sound* bell = &kPrompt;
  order({&bell, 1});
}

void Sounds::see(Place place) {
  const Place before = std::exchange(place_, place);
  if (place == before) return;
  const bool wasOpened = std::exchange(opened_, place == Place::Behind && before == Place::Curtain);
  if (before == Place::Behind && !wasOpened) return;  // that visit needed no curtain
  if (place == Place::Curtain) play(kCurtainClose);
  else if (before != Place::Open) play(kCurtainOpen);
}

void Sounds::play(const Sound& sound) {
  emit ordered(sound);
  begin(sound);
}

void Sounds::order(std::span<const Sound* const> sounds) {
  const qint64 now = timeNow();
  qint64 at = std::max(now, free_);
  for (const Sound* each : sounds) {
    emit ordered(*each);
    waiting_.push_back({each, at});
    at += each->hold;
  }
  free_ = at;
  if (free_ - now > kBehind) {
    while (waiting_.size() > sounds.size()) waiting_.pop_front();
    qint64 next = std::max(now, over_);
    for (Waiting& each : waiting_) {
      each.at = next;
      next += each.sound->hold;
    }
    free_ = next;
  }
  playWaiting();
}

void Sounds::playWaiting() {
  while (!waiting_.empty() && waiting_.front().at <= timeNow()) {
    const Sound& sound = *waiting_.front().sound;
    waiting_.pop_front();
    over_ = timeNow() + sound.hold;
    begin(sound);
  }
  if (!waiting_.empty()) next_.start(timeUntil(waiting_.front().at));
}

void Sounds::begin(const Sound& sound) {
  emit sounding(sound);
  if (speaker_ && !mute_ && volume_ > 0) speaker_(sound, volume_);
}

}  // namespace ui
