// The table in motion: what is played of the news, and how it ends.

#include <QKeyEvent>

#include "ui/motion/ghost_look.h"
#include "ui/table/table_screen.h"

namespace w13 {

// All that lies on the table, but the prompt bar and what is held up to be read.
std::vector<const Area*> TableScreen::publicAreas() const {
  std::vector<const Area*> all(boardAreas_.begin(), boardAreas_.end());
  for (const Area* area :
       std::initializer_list<const Area*>{&playing_, &lost_, &lostWhole_, &retrieval_, &top_, &seats_})
    all.push_back(area);
  return all;
}

void TableScreen::rememberBefore() {
  news_.clear();
  before_ = {};
  barBefore_ = {};
  if (motion_.pace() == Pace::Off || units().isEmpty() || shown_.view.players == 0) return;
  before_ = tableauOf(shown_.view, publicAreas());
  beforeUnits_ = units();
  if (isVisible()) barBefore_ = prompt_.picture();
}

// Plays what has happened since the table was looked at. What it shows stands already.
void TableScreen::play() {
  const Tableau before = std::exchange(before_, {});
  if (motion_.pace() == Pace::Off || (!before.empty() && beforeUnits_ != units())) return;
  std::vector<Piece*> pieces;
  const Tableau after = tableauOf(shown_.view, publicAreas(), &pieces);
  const Plan plan = paced(planOf(news_, before, after, cards_), motion_.pace());
  const Stage stage{before, after, cards_, words_, pixels()};
  std::vector<Acting> acts;
  for (const Move& move : plan.moves)
    acts.push_back({move, lookOf(move, stage), move.is < 0 ? nullptr : pieces[static_cast<std::size_t>(move.is)]});
  const QPixmap bar = std::exchange(barBefore_, {});
  if (!bar.isNull()) motion_.rememberBar(bar);
  if (acts.empty() && !bar.isNull() && bar.size() == prompt_.picture().size())
    return motion_.coverBar(prompt_.mapRectToScene(prompt_.boundingRect()), {});
  motion_.play(std::move(acts));
}

// The prompt bar says what is happening.
void TableScreen::tell(int event) {
  if (event < 0 || event >= static_cast<int>(news_.size())) return;
  const Event& happened = news_[static_cast<std::size_t>(event)];
  Prompt prompt;
  const bool rolls = happened.what == Happened::DieRolled || happened.what == Happened::WarehouseRolled ||
                     happened.what == Happened::GooRolled;
  prompt.question = rolls ? tr("The dice roll.")  // what came out is told by the dice, once they rest
                          : QString::fromStdString(words_.event(happened, shown_.view));
  if (prompt.question.isEmpty()) return;
  prompt.hint = tr("A key or a click finishes this.");
  if (happened.seat != Seat::Table) putPortrait(prompt, happened.seat);
  teller_.place({0, 0}, prompt_.units(), prompt_.scale());
  teller_.take(std::move(prompt));
  Offers none;
  teller_.show(sightFor(none, false));
  motion_.coverBar(prompt_.mapRectToScene(prompt_.boundingRect()), teller_.picture());
}

// While things move, a click or a key finishes that and is used up by it.
bool TableScreen::event(QEvent* event) {
  if (moving() && event->type() == QEvent::ShortcutOverride) {
    event->accept();  // it comes again, as a key, before it could be a shortcut
    return true;
  }
  if (moving() && event->type() == QEvent::KeyPress) {
    if (!static_cast<QKeyEvent*>(event)->isAutoRepeat()) motion_.finish();
    return true;
  }
  return Screen::event(event);
}

bool TableScreen::viewportEvent(QEvent* event) {
  const bool press = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
  if (!moving() || !press) return Screen::viewportEvent(event);
  motion_.finish();
  return true;
}

}  // namespace w13
