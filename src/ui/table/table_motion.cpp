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
  if (motion_.pace() == Pace::Off || (!before.empty() && beforeUnits_ != units())) return pass({}, Telling::kPast);
  std::vector<Piece*> pieces;
  const Tableau after = tableauOf(shown_.view, publicAreas(), &pieces);
  Plan plan = paced(planOf(news_, before, after, cards_), motion_.pace());
  const Stage stage{before, after, cards_, words_, pixels()};
  std::vector<Acting> acts;
  for (const Move& move : plan.moves)
    acts.push_back({move, lookOf(move, stage), move.is < 0 ? nullptr : pieces[static_cast<std::size_t>(move.is)]});
  const QPixmap bar = std::exchange(barBefore_, {});
  if (!bar.isNull()) motion_.rememberBar(bar);
  if (acts.empty() && !bar.isNull() && bar.size() == prompt_.picture().size())
    motion_.coverBar(prompt_.mapRectToScene(prompt_.boundingRect()), {});
  if (acts.empty()) return pass({}, Telling::kPast);
  teller_.take({});
  motion_.play(std::move(acts), std::move(plan.showings));
}

// Without moments of their own all news have come to their turn.
void TableScreen::pass(const Showings& showings, int ms) {
  const int first = shown_.known - static_cast<int>(news_.size());
  emit passes(first, showings.empty() ? Showings(news_.size()) : showings, ms);
}

void TableScreen::tell(const Events& told, const QStringList& lines) {
  lines_ = lines;
  for (const Event& event : told)
    if (isNews(event.what)) wired_ = event;
  tellDock();
  const QString before = wire_.line();
  wireOut();
  if (wire_.line() == before || wire_.line().isEmpty() || units().isEmpty()) return;
  Offers none;
  wire_.setVisible(true);
  wire_.show(sightFor(none, false));
  motion_.type(static_cast<int>(wire_.line().size()));
}

void TableScreen::wireOut() {
  const QString line = wired_ ? onTape(QString::fromStdString(words_.event(*wired_, shown_.view))) : QString();
  if (line != wire_.line()) wire_.take(line);
}

// The prompt bar says what is happening.
void TableScreen::sayUnderWay(int event) {
  if (event < 0 || event >= static_cast<int>(news_.size())) return;
  const Event& happened = news_[static_cast<std::size_t>(event)];
  Prompt prompt;
  switch (happened.what) {  // how it comes out is told by dice and cards, once they rest
    case Happened::DieRolled:
    case Happened::WarehouseRolled:
    case Happened::GooRolled: prompt.question = tr("The dice roll."); break;
    case Happened::CoverLifted: prompt.question = tr("The covers are lifted."); break;
    default:
      prompt.question = toldAtRest(happened.what) ? tr("A card is turned up.")
                                                  : QString::fromStdString(words_.event(happened, shown_.view));
  }
  if (prompt.question.isEmpty()) return;
  prompt.hint = tr("A key or a click skips this.");
  if (happened.seat != Seat::Table) putPortrait(prompt, happened.seat);
  teller_.place({0, 0}, prompt_.units(), prompt_.scale());
  teller_.take(std::move(prompt));
  Offers none;
  teller_.show(sightFor(none, false));
  motion_.coverBar(prompt_.mapRectToScene(prompt_.boundingRect()), teller_.picture());
  tellDock();
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
