// The way into the workshop and back, and the table on which a card is tried.

#include "ui/window/main_window.h"

#ifdef W13_WORKSHOP
#include "engine/kernel/errors.h"
#include "ui/pages/position_bar.h"
#include "ui/settings/language.h"
#include "ui/workshop/record_dialog.h"
#include "ui/workshop/workshop_screen.h"
#include "workshop/trial.h"
#endif

namespace w13 {

#ifdef W13_WORKSHOP

void MainWindow::openWorkshop() {
  if (room_ || setup_.workshop.isEmpty()) return;
  if (workshop_ != nullptr) return showPage(workshop_);  // something else came between: all is as it was left
  try {
    workshop_ = new WorkshopScreen({setup_.data, setup_.workshop, &setup_.rules, setup_.packs}, this);
  } catch (const std::runtime_error& error) {
    return start_->complain(QString::fromUtf8(error.what()));
  }
  pages_->addWidget(workshop_);
  connect(workshop_, &WorkshopScreen::left, this, &MainWindow::leaveWorkshop, Qt::QueuedConnection);
  connect(workshop_, &WorkshopScreen::ruleWanted, this, [this](const QString& id) { rulesPanel()->openPage(id); });
  connect(workshop_, &WorkshopScreen::tryWanted, this, &MainWindow::tryOnTable);
  connect(&workshop_->live(), &LiveDesk::checked, this, &MainWindow::rereadTrial);
  offerExamples();
  showPage(workshop_);
}

void MainWindow::leaveWorkshop() {
  showPage(start_);
  workshop_->deleteLater();
  workshop_ = nullptr;
  offerExamples();
  readPacks();
}

bool MainWindow::sayInWorkshop(const QString& sentence) {
  if (workshop_ == nullptr || page() != workshop_) return false;
  workshop_->say(sentence);
  return true;
}

bool MainWindow::workshopMayClose() {
  if (workshop_ == nullptr || workshop_->mayLeave([this] { close(); })) return true;
  if (trial_) leaveTrial();
  showPage(workshop_);
  return false;
}

// ---- trying a card ----------------------------------------------------------------------------------------------

/// What is tried, with the cards as they were when it was last set up.
struct MainWindow::TrialOn {
  Trial trial;
  CardSet cards;
  std::map<std::string, std::string> files;  ///< the designer's among them
  static constexpr std::uint64_t kSeed = 1;
};

void MainWindow::inTrial(const std::function<void()>& does) {
  const QString name = said(trial_->trial.name);
  try {
    does();
  } catch (const std::exception& error) {
    leaveTrial();
    workshop_->say(tr("%1 cannot be tried like this: %2").arg(name, QString::fromUtf8(error.what())));
  }
}

void MainWindow::tryOnTable(const Trial& trial) {
  workshop_->keepNow();
  const CheckUp& now = workshop_->live().desk().checked();
  trial_ = std::make_shared<TrialOn>(TrialOn{trial, now.cards, now.good});
  inTrial([this] { playTrial({}); });
}

// Every seat is played by whoever tries it, and nobody's cards are a secret.
void MainWindow::playTrial(const std::vector<TrialStep>& made) {
  const std::shared_ptr<TrialOn> trial = trial_;
  TrialBegun begun = w13::begin(trial_->trial, trial_->cards.cards, made, TrialOn::kSeed);
  SeasonStart start;
  start.setup.agents = begun.agents;
  start.players.assign(begun.agents.size(), "");
  start.bots.assign(begun.agents.size(), "");
  enter(std::make_unique<Room>(std::move(begun.season), start, trial_->cards, &setup_.rules, options_.botDelay),
        Deals::No);
  trial_ = trial;  // the season before it was left
  const auto words = [trial = trial_->trial] {
    return PositionWords{tr("Trying %1").arg(said(trial.name)),
                         said(trial.says),
                         {},
                         tr("Back to the workshop"),
                         tr("Keep as a scenario")};
  };
  PositionBar* bar = new PositionBar(words, this);
  connect(
      bar, &PositionBar::again, this, [this] { inTrial([this] { playTrial({}); }); }, Qt::QueuedConnection);
  connect(bar, &PositionBar::left, this, &MainWindow::leaveTrial, Qt::QueuedConnection);
  connect(bar, &PositionBar::kept, this, &MainWindow::keepTrial);
  putAbove(bar);
  const std::size_t lost = made.size() - begun.steps;
  if (lost > 0)
    bar->tell(tr("With the cards as they are now, the last %n steps cannot be made.", nullptr, static_cast<int>(lost)));
}

// Edits are taken over while it is played. A bad one leaves the last good card on the table.
void MainWindow::rereadTrial() {
  if (!trial_ || !room_) return;
  const CheckUp& now = workshop_->live().desk().checked();
  if (now.errors > 0)
    positionBar_->tell(tr("%n errors in the cards: you see their last good versions.", nullptr, now.errors));
  if (now.good == trial_->files) return;
  inTrial([&] {
    const std::vector<TrialStep> made = stepsOf(trial_->trial, room_->season(), TrialOn::kSeed);
    const TrialOn before = *trial_;
    trial_->cards = now.cards;
    trial_->files = now.good;
    try {
      playTrial(made);
      if (now.errors == 0 && positionBar_->news().isEmpty()) positionBar_->tell(tr("The cards have been read again."));
    } catch (const std::runtime_error& error) {
      if (!room_) throw;
      *trial_ = before;
      positionBar_->tell(QString::fromUtf8(error.what()));
    }
  });
}

void MainWindow::keepTrial() {
  if (!trial_ || !room_) return;
  TrialRecord record;
  try {
    record = recordOf(trial_->trial, room_->season(), TrialOn::kSeed);
  } catch (const std::exception& error) {
    return positionBar_->tell(QString::fromUtf8(error.what()));
  }
  const auto keep = [this, record, cards = trial_->cards.cards](const QString& title,
                                                                const std::vector<std::size_t>& expected) -> QString {
    try {
      const QString place = workshop_->keepScenario(title, scenarioOf(record, title.toStdString(), expected, *cards));
      if (positionBar_ != nullptr) positionBar_->tell(tr("Kept: %1").arg(place));
      return {};
    } catch (const std::runtime_error& error) {
      return QString::fromUtf8(error.what());
    }
  };
  RecordDialog* dialog = new RecordDialog(record, keep, this);
  dialog->open();
}

void MainWindow::leaveTrial() {
  leave();
  showPage(workshop_);
}

#else

struct MainWindow::TrialOn {};
void MainWindow::openWorkshop() {}
void MainWindow::leaveWorkshop() {}
void MainWindow::inTrial(const std::function<void()>&) {}
bool MainWindow::sayInWorkshop(const QString&) { return false; }
bool MainWindow::workshopMayClose() { return true; }

#endif

}  // namespace w13
