#include "ui/games/warehouse13/window/workshop_flow.h"

#ifdef UI_WORKSHOP
#include "engine/kernel/errors.h"
#include "ui/games/warehouse13/workshop/record_dialog.h"
#include "ui/games/warehouse13/workshop/season_card_screens.h"
#include "ui/settings/language.h"
#include "ui/workshop/share_panel.h"
#include "ui/workshop/workshop_screen.h"
#include "workshop/warehouse13/kit.h"
#endif

namespace w13 {

#ifdef UI_WORKSHOP

/// What is tried, with the cards as they were when it was last set up.
struct WorkshopFlow::TrialOn {
  Trial trial;
  CardSet cards;
  std::map<std::string, std::string> files;  ///< the designer's among them
  static constexpr std::uint64_t kSeed = 1;
};

struct WorkshopFlow::Cards {
  SeasonCardScreens screens;
};

WorkshopFlow::WorkshopFlow(Frame& frame, SeasonFlow& season, StartScreen& start)
    : frame_(frame), season_(season), start_(start),
      cards_(std::make_shared<Cards>(Cards{SeasonCardScreens([this](const Trial& trial) { tryOnTable(trial); })})) {
  connect(&start_, &StartScreen::workshop, this, &WorkshopFlow::open);
  connect(&season_, &SeasonFlow::left, this, [this] { trial_.reset(); });
  start_.offerWorkshop(!frame_.setup().workshop.isEmpty());
}

WorkshopFlow::~WorkshopFlow() = default;

void WorkshopFlow::open() {
  const WindowSetup& setup = frame_.setup();
  if (season_.room() != nullptr || setup.workshop.isEmpty()) return;
  if (screen_ != nullptr) return frame_.pages().turnTo(screen_);  // something else came between
  try {
    screen_ = new WorkshopScreen(cards_->screens,
                                 {setup.data,
                                  setup.data + "/cards/warehouse13",
                                  setup.workshop,
                                  &setup.rules,
                                  {setup.data + "/rules/examples", setup.data + "/lessons/warehouse13"},
                                  setup.packs},
                                 frame_.window());
  } catch (const std::runtime_error& error) {
    return start_.complain(QString::fromUtf8(error.what()));
  }
  frame_.pages().addWidget(screen_);
  connect(screen_, &WorkshopScreen::left, this, &WorkshopFlow::leave, Qt::QueuedConnection);
  connect(screen_, &WorkshopScreen::ruleWanted, this, &WorkshopFlow::ruleWanted);
  connect(&screen_->live(), &LiveDesk::checked, this, &WorkshopFlow::reread);
  emit opened(true);
  frame_.pages().turnTo(screen_);
}

void WorkshopFlow::look(const QString& pack) {
  open();
  if (screen_ == nullptr) return;
  screen_->go(screen_->shareBench());
  screen_->sharing()->look(pack);
}

void WorkshopFlow::leave() {
  frame_.pages().turnTo(&start_);
  screen_->deleteLater();
  screen_ = nullptr;
  emit opened(false);
}

bool WorkshopFlow::isUp() const { return screen_ != nullptr && frame_.page() == screen_; }

bool WorkshopFlow::tell(const QString& fault) {
  if (trial_) inTrial([&] { throw kernel::DataError(fault.toStdString()); });
  else if (isUp()) screen_->say(fault);
  else return false;
  return true;
}

bool WorkshopFlow::mayClose() {
  if (screen_ == nullptr || screen_->mayLeave([this] { frame_.window()->close(); })) return true;
  if (trial_) leaveTrial();
  frame_.pages().turnTo(screen_);
  return false;
}

// ---- trying a card ----------------------------------------------------------------------------------------------

void WorkshopFlow::inTrial(const std::function<void()>& does) {
  const QString name = said(trial_->trial.name);
  try {
    does();
  } catch (const std::exception& error) {
    leaveTrial();
    screen_->say(PositionBar::untried(name, error));
  }
}

void WorkshopFlow::tryOnTable(const Trial& trial) {
  screen_->keepNow();
  const CheckUp& now = screen_->live().desk().checked();
  trial_ = std::make_shared<TrialOn>(TrialOn{trial, cardsIn(*now.box), now.good});
  inTrial([this] { play({}); });
}

// Every seat is played by whoever tries it, and nobody's cards are a secret.
void WorkshopFlow::play(const std::vector<TrialStep>& made) {
  const std::shared_ptr<TrialOn> trial = trial_;
  TrialBegun begun = w13::begin(trial->trial, trial->cards.cards, made, TrialOn::kSeed);
  SeasonStart start;
  start.setup.agents = begun.agents;
  start.players.assign(begun.agents.size(), "");
  start.bots.assign(begun.agents.size(), "");
  season_.enter(std::make_unique<Room>(std::move(begun.season), start, trial->cards, &frame_.setup().rules,
                                       frame_.options().botDelay),
                Plays::Position);
  trial_ = trial;  // the season before it was left
  addBar(made.size() - begun.steps);
}

void WorkshopFlow::addBar(std::size_t lost) {
  const auto words = [trial = trial_->trial] {
    return PositionBar::trying(said(trial.name), said(trial.says), tr("Keep as a scenario"));
  };
  PositionBar* bar = new PositionBar(words, frame_.window());
  connect(
      bar, &PositionBar::again, this, [this] { inTrial([this] { play({}); }); }, Qt::QueuedConnection);
  connect(bar, &PositionBar::left, this, &WorkshopFlow::leaveTrial, Qt::QueuedConnection);
  connect(bar, &PositionBar::kept, this, &WorkshopFlow::keep);
  season_.putAbove(bar);
  if (lost > 0)
    bar->tell(tr("With the cards as they are now, the last %n steps cannot be made.", nullptr, static_cast<int>(lost)));
}

// Edits are taken over while it is played. A bad one leaves the last good card on the table.
void WorkshopFlow::reread() {
  if (!trial_ || season_.room() == nullptr) return;
  const CheckUp& now = screen_->live().desk().checked();
  if (now.errors > 0)
    season_.bar()->tell(tr("%n errors in the cards: you see their last good versions.", nullptr, now.errors));
  if (now.good == trial_->files) return;
  inTrial([&] {
    const std::vector<TrialStep> made = stepsOf(trial_->trial, season_.room()->season(), TrialOn::kSeed);
    const TrialOn before = *trial_;
    trial_->cards = cardsIn(*now.box);
    trial_->files = now.good;
    try {
      play(made);
      PositionBar& bar = *season_.bar();
      if (now.errors == 0 && bar.news().isEmpty()) bar.tell(tr("The cards have been read again."));
    } catch (const std::runtime_error& error) {
      if (season_.room() == nullptr) throw;
      *trial_ = before;
      season_.bar()->tell(QString::fromUtf8(error.what()));
    }
  });
}

void WorkshopFlow::keep() {
  if (!trial_ || season_.room() == nullptr) return;
  TrialRecord record;
  try {
    record = recordOf(trial_->trial, season_.room()->season(), TrialOn::kSeed);
  } catch (const std::exception& error) {
    return season_.bar()->tell(QString::fromUtf8(error.what()));
  }
  const auto keep = [this, record, cards = trial_->cards.cards](const QString& title,
                                                                const std::vector<std::size_t>& expected) -> QString {
    try {
      const QString place = screen_->keepScenario(title, scenarioOf(record, title.toStdString(), expected, *cards));
      if (PositionBar* bar = season_.bar()) bar->tell(tr("Kept: %1").arg(place));
      return {};
    } catch (const std::runtime_error& error) {
      return QString::fromUtf8(error.what());
    }
  };
  RecordDialog* dialog = new RecordDialog(record, keep, frame_.window());
  dialog->open();
}

void WorkshopFlow::leaveTrial() {
  season_.leave();
  frame_.pages().turnTo(screen_);
}

#else

struct WorkshopFlow::TrialOn {};
struct WorkshopFlow::Cards {};
WorkshopFlow::WorkshopFlow(Frame& frame, SeasonFlow& season, StartScreen& start)
    : frame_(frame), season_(season), start_(start) {}
WorkshopFlow::~WorkshopFlow() = default;
void WorkshopFlow::open() {}
void WorkshopFlow::look(const QString&) {}
bool WorkshopFlow::isUp() const { return false; }
bool WorkshopFlow::tell(const QString&) { return false; }
bool WorkshopFlow::mayClose() { return true; }

#endif

}  // namespace w13
