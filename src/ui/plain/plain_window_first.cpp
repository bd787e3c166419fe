// The plain window in a first game: each kind of decision is explained when it first comes up.

#include <QVBoxLayout>

#include "ui/look/say.h"
#include "ui/plain/plain_window.h"

namespace ui {

void PlainWindow::beginFirst(const house::KeptMatch& match) {
  first_.emplace(firstCards_, *wanted_.game);
  first_->remember(match);
  if (firstBar_ != nullptr) return;
  firstBar_ = new FirstBar(this);
  column_->insertWidget(0, firstBar_);
  connect(firstBar_, &FirstBar::ruleWanted, this, &PlainWindow::openBookAt);
  connect(firstBar_, &FirstBar::read, this, [this] {
    first_->read(*firstBar_->card(), explained_);
    takeFocus();
  });
}

void PlainWindow::endFirst() {
  hideFirst();
  first_.reset();
}

void PlainWindow::hideFirst() {
  if (firstBar_ != nullptr) firstBar_->hide();
}

// Whoever plays on has read what is up.
void PlainWindow::passFirst() {
  if (!first_ || firstBar_->card() == nullptr) return;
  first_->read(*firstBar_->card(), explained_);
  firstBar_->hide();
}

bool PlainWindow::explain() {
  if (!first_) return false;
  const house::FirstCard* card = nullptr;
  if (state_ == State::Looks) card = first_->behind(room_->match(), visit_.seat, !visit_.responds);
  else if (state_ == State::Open && !room_->thinking()) card = first_->onTable(room_->match(), room_->persons());
  if (card == nullptr) return firstBar_->hide(), false;
  explainedAt_ = room_->match().steps();
  explained_ = state_ == State::Looks ? visit_.seat : kernel::Seat::Table;
  firstBar_->show(*card, say(room_->voice().plain(said(card->say).toStdString())), page());
  return true;
}

}  // namespace ui
