// The public screens of a season: made, connected and kept as the options say.

#include "engine/games/warehouse13/season/season_match.h"
#include "ui/games/warehouse13/table/table_of.h"
#include "ui/games/warehouse13/window/season_flow.h"
#include "ui/games/warehouse13/window/season_picture.h"
#include "ui/settings/language.h"
#include "ui/widgets/talk_menu.h"

namespace w13 {

void SeasonFlow::makeScreens() {
  QWidget* window = frame_.window();
  table_ = new TableScreen(room_->cards(), room_->words(), &frame_.setup().rules, window);
  vote_ = new VotePage(room_->cards(), room_->words(), window);
  end_ = new EndPage(room_->cards(), room_->words(), window);
  log_ = new LogPanel(room_->cards(), room_->words(), window);
  log_->hide();
  log_->standOn(*table_);
  frame_.filter(*log_);
  for (QWidget* page : std::initializer_list<QWidget*>{table_, vote_, end_}) frame_.pages().addWidget(page);
  frame_.listenTo(*table_);
  new SeasonPicture(*table_, room_->file());
}

void SeasonFlow::listen() {
  connect(log_, &LogPanel::pageWanted, this, &SeasonFlow::rulePageWanted);
  connect(log_, &LogPanel::left, this, [this] {
    log_->hide();
    frame_.page()->setFocus();
  });
  connect(table_, &TableScreen::chosen, this, &SeasonFlow::onChosen);
  connect(table_, &TableScreen::command, this, &SeasonFlow::command);
  connect(table_, &TableScreen::rulePageWanted, this, &SeasonFlow::rulePageWanted);
  // Not at once: what moves may be finished in the middle of the next change.
  connect(table_, &TableScreen::rested, this, &SeasonFlow::onRested, Qt::QueuedConnection);
  connect(room_.get(), &Room::changed, this, &SeasonFlow::learnt);
  connect(room_.get(), &Room::changed, this, &SeasonFlow::onChanged);
  connect(room_.get(), &Room::asked, this, &SeasonFlow::onAsked);
  connect(room_.get(), &Room::ended, this, &SeasonFlow::showEnd);
  connect(room_.get(), &Room::refused, this, &SeasonFlow::say);
  connect(room_.get(), &Room::noticed, this, [this](const QString& sentence) {
    say(sentence);
    log_->note(sentence);
  });
  connect(room_.get(), &Room::spoken, this, &SeasonFlow::onSpoken);
  connect(vote_, &NoticePage::pressed, this, &SeasonFlow::onVoteRead);
  connect(end_, &NoticePage::pressed, this,
          [this](Command said) { said == Order::GoOn ? showTable() : emit command(said); });
}

void SeasonFlow::openTalk(Seat seat) {
  if (!room_->season().talks() || !room_->isPerson(seat)) return;
  const auto voice = voiceOf(room_->season(), frame_.setup().rules, spoken(), room_->start().players);
  TalkMenu* menu = new TalkMenu(matchOf(room_->season()), *voice, seat, table_);
  connect(menu, &TalkMenu::picked, room_.get(),
          [this, seat](const kernel::Remark& remark) { room_->say(seat, remark); });
  menu->popup(table_->placeToSay(seat));
}

// It is told at once: nothing moves for it, and it hides nothing of what does.
void SeasonFlow::onSpoken(const kernel::Said& said) {
  log_->note(tr("%1: “%2”", "who says what").arg(room_->nameOf(said.seat), room_->wordsOf(said)), said.seat);
  telling_.tellTables({});
  if (table_->moving()) return;  // it is shown with the next change
  TableShown shown = tableOf(*room_, {});
  shown.known = telling_.telling().known();
  table_->show(shown);
  telling_.showOnSecond(shown);
}

void SeasonFlow::addKeys() {
  const auto key = [this](QKeySequence::StandardKey keys, Order what) {
    new QShortcut(
        QKeySequence(keys), table_, [this, what] { emit command(what); }, Qt::WidgetWithChildrenShortcut);
  };
  key(QKeySequence::Undo, Order::Undo);
  key(QKeySequence::Open, Order::Open);
  key(QKeySequence::Save, Order::Save);
}

void SeasonFlow::follow() {
  letClockRun();
  if (room_) room_->setBotDelay(frame_.botDelay());
}

// Windows of a Retrieval close by themselves, but not while somebody learns or tries, nor while something lies over the
// question.
void SeasonFlow::letClockRun() {
  const bool wanted = frame_.setup().clock && frame_.options().clock && plays_ == Plays::Season;
  if (table_) table_->letClockRun(wanted && !covered() && !telling_.scenes().waiting());
}

// A curtain opens: what moves waits behind it.
void SeasonFlow::holdTables(bool on) {
  if (table_) table_->motion().wait(on);
  if (TableWindow* second = telling_.second()) second->table()->motion().wait(on);
  if (vote_) vote_->wait(on);
}

void SeasonFlow::turnLog() {
  log_->setVisible(!log_->isVisible());
  if (!log_->isVisible()) return;
  log_->show(room_->view(Seat::Table));
  log_->raise();
  log_->setFocus();
}

bool SeasonFlow::allows(std::span<const kernel::Choice> choices, kernel::How how) const {
  return !filter_ || filter_(choices, how);
}

void SeasonFlow::putAbove(PositionBar* bar) {
  bar_ = bar;
  emit barChanged(bar);
  bar->show();
  frame_.filter(*bar);
  frame_.page()->setFocus();
}

}  // namespace w13
