// What is heard of the plain window.

#include "ui/pages/options_at_work.h"
#include "ui/plain/plain_window.h"

namespace ui {

Sounds::Place PlainWindow::placeNow() const {
  if (pages_->curtained()) return Sounds::Place::Curtain;
  return secret_ ? Sounds::Place::Behind : Sounds::Place::Open;
}

void PlainWindow::listenForSounds() {
  table_->setSounds(&sounds_);
  connect(
      pages_, &QStackedWidget::currentChanged, this, [this] { hearing_.turned(); }, Qt::QueuedConnection);
  connect(&sounds_, &Sounds::sounding, this, [this](const Sound& sound) {
    if (wanted_.options.captions) captions_.add(sound);
  });
  connect(&captions_, &Captions::changed, table_, &TablePage::caption);
}

void PlainWindow::obeySounds() {
  sounds_.setVolume(wanted_.options.volume, wanted_.options.mute);
  if (!wanted_.options.captions) captions_.clear();
}

// A new match: nothing of it has been heard.
void PlainWindow::hearRoom() {
  sounds_.forget();
  captions_.clear();
  connect(room_.get(), &PlainRoom::refused, this, [this] { sounds_.play(kDeny); });
}

}  // namespace ui
