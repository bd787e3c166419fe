// The plain window in the workshop: its way there, and the table on which a card is tried.

#include <QCloseEvent>
#include <QVBoxLayout>

#include "ui/plain/plain_window.h"
#include "ui/screen/take_down.h"
#include "ui/settings/language.h"
#include "ui/window/window_place.h"

namespace ui {

void PlainWindow::openWorkshop() {
  try {
    workshop_->open();
  } catch (const std::runtime_error& error) {
    setup_->complain(QString::fromUtf8(error.what()));
  }
}

void PlainWindow::tryCard(const PlainTrial& trial) {
  const QString name = said(trial.card);
  try {
    PlainMatch match = trial.begin();
    leave();
    sitIn(std::move(match));
  } catch (const std::runtime_error& error) {
    leave();
    workshop_->open();
    return workshop_->tell(PositionBar::untried(name, error));
  }
  const auto words = [trial] { return PositionBar::trying(said(trial.card), said(trial.says)); };
  trialBar_ = new PositionBar(words, this);
  column_->insertWidget(0, trialBar_);
  connect(
      trialBar_, &PositionBar::again, this, [this, trial] { tryCard(trial); }, Qt::QueuedConnection);
  connect(trialBar_, &PositionBar::left, this, &PlainWindow::leaveTrial, Qt::QueuedConnection);
  table_->allowSaving(false);
  turnToTable();
  room_->open();
}

void PlainWindow::leaveTrial() {
  leave();
  openWorkshop();
}

// Work that is not saved is asked about in the workshop, even from a table on which a card is tried.
void PlainWindow::closeEvent(QCloseEvent* event) {
  if (workshop_->mayLeave([this] { close(); })) {
    keepPlace(*this, OptionsFile(wanted_.optionsFile));
    return QMainWindow::closeEvent(event);
  }
  event->ignore();
  if (!workshop_->is(page())) leaveTrial();
}

}  // namespace ui
