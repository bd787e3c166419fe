// Phones as shields in the plain window.

#include "ui/plain/plain_window.h"
#include "ui/screen/take_down.h"

namespace ui {

void PlainWindow::allowShields() {
  if (!Shields::offered()) return;
  const auto pictures = [this] {
    return wanted_.pages ? wanted_.pages->shieldPictures(room_->sharedBox()) : ShieldPictures();
  };
  shields_ = std::make_unique<Shields>(
      Shields::Played{room_->match(), &room_->voice(), room_->rules(), room_->language(), room_->persons(),
                      room_->gameName(), wanted_.game->vocabulary().amount, pictures, room_->besideSave()});
  table_->allowShields(true);
  connect(shields_.get(), &Shields::changed, this, [this] { room_->setShielded(shields_->answering()); });
  connect(shields_.get(), &Shields::answered, room_.get(),
          [this](kernel::Seat seat, bool responds, const std::vector<kernel::Choice>& choices) {
            room_->answer(seat, responds, choices);
          });
  connect(shields_.get(), &Shields::tookBack, room_.get(), [this](kernel::Seat seat) { room_->undo(seat); });
  connect(shields_.get(), &Shields::looked, room_.get(), [this](kernel::Seat seat) { (void)room_->look(seat); });
  connect(shields_.get(), &Shields::noted, room_.get(), [this](kernel::Seat seat, const QString& text) {
    if (const QString why = room_->writeNotes(seat, text); !why.isEmpty()) table_->say(why);
  });
  connect(room_.get(), &PlainRoom::changed, shields_.get(), &Shields::show);
  connect(room_.get(), &PlainRoom::holds, shields_.get(), &Shields::hold);
  connect(room_.get(), &PlainRoom::ended, shields_.get(), &Shields::sayGoodbye);
  if (shields_->wasOpen()) (void)shields_->open();
}

void PlainWindow::dropShields() {
  takeDown(shieldsPage_);
  if (shields_) shields_->disconnect();
  shields_.reset();
}

void PlainWindow::openShields() {
  if (!shields_ || shieldsPage_) return;
  if (const QString why = shields_->open(); !why.isEmpty()) return table_->say(why);
  room_->hold(true);
  hideFirst();
  shieldsPage_ = new ShieldsPage(*shields_, this);
  if (wanted_.pages) shieldsPage_->setGround(wanted_.pages->ground());
  connect(shieldsPage_, &ShieldsPage::left, this, &PlainWindow::leaveShields, Qt::QueuedConnection);
  pages_->addWidget(shieldsPage_);
  pages_->turnTo(shieldsPage_);
}

// Before the first question it is left for the deal.
void PlainWindow::leaveShields() {
  const bool deals = room_->match().steps() == 0 && state_ == State::Open && !undealt_.empty();
  if (deals) {
    dealNext();
  } else {
    turnToTable();
    goOn();
  }
  takeDown(shieldsPage_);
}

}  // namespace ui
