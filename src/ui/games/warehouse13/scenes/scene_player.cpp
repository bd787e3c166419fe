#include "ui/games/warehouse13/scenes/scene_player.h"

#include <limits>
#include <utility>

namespace w13 {

ScenePlayer::ScenePlayer(QWidget* over) : QObject(over), layer_(over) {
  connect(&layer_, &SceneLayer::sounds, this, &ScenePlayer::sounds);
  connect(&layer_, &SceneLayer::hastened, this, [this] {
    for (const Followed& each : tables_)
      if (each.watched) each.watched->toRest();
  });
  connect(&layer_, &SceneLayer::closed, this, [this] {
    for (const Followed& each : tables_)
      if (each.watched) each.watched->putAway();
    queue_.pop_front();
    next();
  });
}

void ScenePlayer::setForm(SceneForm form, Pace pace) {
  form_ = form;
  pace_ = pace;
}

void ScenePlayer::begin(const Catalog& cards, const Words& words, const Variants& variants) {
  forget();
  cards_ = &cards;
  words_ = &words;
  variants_ = variants;
}

void ScenePlayer::forget() {
  layer_.putAway();
  for (const Followed& each : tables_) delete each.watched;
  cards_ = nullptr;
  beats_.clear();
  queue_.clear();
  tables_.clear();
  finder_ = MomentFinder();
  before_ = View();
  upTo_ = -1;
  waits_ = false;
}

void ScenePlayer::follow(TableScreen& table) {
  const bool main = tables_.empty();
  tables_.push_back({&table, main ? nullptr : new SceneLayer(table.parentWidget(), SceneLayer::For::Watchers)});
  if (!main) return;
  connect(&table, &TableScreen::stopped, this, &ScenePlayer::playUpTo);
  // whatever has ended its motion: no scene is dropped because of it
  connect(&table, &TableScreen::rested, this, &ScenePlayer::catchUp);
}

void ScenePlayer::learn(const Events& news, const View& now, int first) {
  beats_.clear();
  const View before = std::exchange(before_, now);
  if (cards_ == nullptr) return;
  for (StoryMoment& each : finder_.momentsOf(news, before.players > 0 ? before : now, now, variants_, first)) {
    each.beat.scene = form_ != SceneForm::Off;
    beats_.push_back(each.beat);
    if (each.beat.scene) queue_.push_back(std::move(each));
  }
}

void ScenePlayer::catchUp() {
  if (!queue_.empty()) playUpTo(std::numeric_limits<int>::max());
}

void ScenePlayer::resume() {
  if (layer_.up()) return layer_.setFocus();  // the page below has taken it
  if (std::exchange(waits_, false)) next();
}

void ScenePlayer::playUpTo(int event) {
  upTo_ = event;
  if (!layer_.up()) next();
}

void ScenePlayer::next() {
  waits_ = !queue_.empty() && seen_ && !seen_();
  if (waits_) return;
  if (!queue_.empty() && queue_.front().beat.last <= upTo_ && !tables_.empty() && tables_.front().table) {
    const Scene whole = sceneOf(queue_.front(), *cards_, *words_);
    const Scene scene = form_ == SceneForm::Short ? shortened(whole) : paced(whole, pace_);
    for (const Followed& each : tables_)
      if (each.watched) each.watched->play(scene, each.table->grab());
    return layer_.play(scene, tables_.front().table->grab());
  }
  const int upTo = upTo_;
  for (const Followed& each : tables_)
    if (each.table) each.table->goOn(upTo);
  if (queue_.empty()) emit ended();
}

}  // namespace w13
