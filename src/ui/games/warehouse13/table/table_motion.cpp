// The table in motion: what is played of the news, and how it ends.

#include <QKeyEvent>

#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/motion/ghost_look.h"
#include "ui/games/warehouse13/table/table_screen.h"
#include "ui/motion/telling.h"

namespace w13 {

namespace {

/// How many lines events take on the wire: equal ones in a row take one.
int linesOf(const Events& wired) {
  int lines = 0;
  for (std::size_t at = 0; at < wired.size(); ++at) lines += at == 0 || wired[at] != wired[at - 1] ? 1 : 0;
  return lines;
}

}  // namespace

// All that lies on the table, but the prompt bar and what is held up to be read.
std::vector<const Area*> TableScreen::publicAreas() const {
  std::vector<const Area*> all(boardAreas_.begin(), boardAreas_.end());
  for (const Area* area :
       std::initializer_list<const Area*>{&playing_, &lost_, &lostWhole_, &retrieval_, &challenge_, &top_, &seats_})
    all.push_back(area);
  return all;
}

void TableScreen::rememberBefore() {
  news_.clear();
  beats_.clear();
  before_ = {};
  barBefore_ = {};
  if (motion_.pace() == Pace::Off || units().isEmpty() || shown_.view.players == 0) return;
  before_ = tableauOf(shown_.view, publicAreas());
  beforeNews_ = shown_.view;
  beforeUnits_ = units();
  if (isVisible()) barBefore_ = prompt_.picture();
}

// Plays what has happened since the table was looked at. What it shows stands already.
void TableScreen::play() {
  const Tableau before = std::exchange(before_, {});
  const bool still = motion_.pace() == Pace::Off || (!before.empty() && beforeUnits_ != units());
  if (still && beats_.empty()) return pass({}, Telling::kPast);
  std::vector<Piece*> pieces;
  const Tableau after = still ? Tableau() : tableauOf(shown_.view, publicAreas(), &pieces);
  Plan plan =
      paced(planOf(news_, still ? after : before, after, cards_, beatsOfNews()), still ? Pace::Off : motion_.pace());
  const Stage stage{before, after, cards_, words_, pixels()};
  std::vector<Acting> acts;
  for (const Move& move : plan.moves)
    acts.push_back({move, lookOf(move, stage), move.is < 0 ? nullptr : kernel::at(pieces, move.is)});
  const QPixmap bar = std::exchange(barBefore_, {});
  if (!bar.isNull()) motion_.rememberBar(bar);
  if (acts.empty() && !bar.isNull() && bar.size() == prompt_.picture().size())
    motion_.coverBar(prompt_.mapRectToScene(prompt_.boundingRect()), {});
  if (acts.empty() && plan.stops.empty()) return pass({}, Telling::kPast);
  teller_.take({});
  motion_.play(std::move(acts), std::move(plan.showings), std::move(plan.stops));
  motion_.goOn(past_ - firstOfNews());
}

int TableScreen::firstOfNews() const { return shown_.known - kernel::count(news_); }

std::vector<Beat> TableScreen::beatsOfNews() const {
  std::vector<Beat> beats;
  for (const Beat& each : beats_) beats.push_back({each.first - firstOfNews(), each.last - firstOfNews(), each.scene});
  return beats;
}

void TableScreen::goOn(int event) {
  past_ = std::max(past_, std::min(event, shown().known - 1));
  motion_.goOn(event - firstOfNews());
}

// Without moments of their own all news have come to their turn.
void TableScreen::pass(const Showings& showings, int ms) {
  see(showings, ms);
  emit passes(firstOfNews(), showings.empty() ? Showings(news_.size()) : showings, ms);
}

// What depends on how dice fall or what covers hide is drawn as it may be seen now, and at the end as it is.
void TableScreen::see(const Showings& showings, int ms) {
  if (units().isEmpty() || shown_.view.players == 0) return;
  if (ms >= Telling::kPast) return std::exchange(lags_, false) ? renew() : void();
  const View seen = seenAt(beforeNews_, shown_.view, news_, showings, ms);
  if (seen == seen_) return;
  lags_ = true;
  const bool roll = seen.warehouseRoll != seen_.warehouseRoll || seen.challenge != seen_.challenge;
  const bool others = seen.seats != seen_.seats || seen.dice != seen_.dice || seen.goo != seen_.goo;
  seen_ = seen;
  Offers none;
  const Sight sight = sightFor(none, false);
  if (roll && panelNow() == Panel::Board) {
    challenge_.setVisible(seen.challenge.open);
    seen.challenge.open ? challenge_.show(sight) : challenge_.clear();
    placeDanger();
    danger_.update();
  }
  if (!others) return;
  seats_.show(sight);
  if (retrieval_.isVisible()) retrieval_.show(sight);
}

void TableScreen::retell(const Events& latest, const QStringList& lines) {
  wired_.clear();
  take(latest, lines);
  wireOut();
}

void TableScreen::take(const Events& told, const QStringList& lines) {
  lines_ = lines;
  for (const Event& event : told)
    if (rowOf(event.what).is(kWired)) wired_.push_back(event);
  while (linesOf(wired_) > WireArea::kLines) wired_.erase(wired_.begin());
  tellDock();
}

void TableScreen::tell(const Events& told, const QStringList& lines) {
  take(told, lines);
  const QStringList before = wire_.lines();
  wireOut();
  if (wire_.lines() == before || wire_.line().isEmpty() || units().isEmpty()) return;
  Offers none;
  wire_.setVisible(true);
  wire_.show(sightFor(none, false));
  motion_.type(kernel::count(wire_.line()));
}

void TableScreen::wireOut() {
  QStringList lines;
  for (std::size_t at = 0, times = 1; at < wired_.size(); ++at, ++times) {
    if (at + 1 < wired_.size() && wired_[at + 1] == wired_[at]) continue;  // said once, with how often
    const QString line = onTape(QString::fromStdString(words_.event(wired_[at], shown_.view)));
    if (!line.isEmpty()) lines << (times > 1 ? QStringLiteral("%1 x %2.").arg(line.chopped(1)).arg(times) : line);
    times = 0;
  }
  if (lines != wire_.lines()) wire_.take(lines);
}

/// What is happening; how it comes out is told by dice and cards, once they rest.
QString TableScreen::underWay(const Event& event) const {
  switch (event.what) {
    case Happened::DieRolled:
    case Happened::WarehouseRolled:
    case Happened::GooRolled: return tr("The dice roll.");
    case Happened::CoverLifted: return tr("The covers are lifted.");
    case Happened::PingRevealed: return tr("A Ping is turned up.");
    case Happened::ArtifactRevealed: return tr("The artifact is turned up.");
    case Happened::ConsequenceTurnedUp: return tr("A Consequence is turned up.");
    case Happened::PlotRevealed: return tr("A Plot is turned up.");
    case Happened::CardTurnedUp:
      if (event.seat != Seat::Table) return tr("%1 turns up a card.").arg(seatName(event.seat));
      return cards_.of(cardOf(event.noun)).kind == Kind::Traitor ? tr("The Adversary turns up a card.")
                                                                 : tr("A card is turned up.");
    default: return QString::fromStdString(words_.event(event, shown_.view));
  }
}

// The prompt bar says what is happening.
void TableScreen::sayUnderWay(int event) {
  if (event < 0 || event >= kernel::count(news_)) return;
  const Event& happened = saying(news_, kernel::sizeOf(event));
  Prompt prompt;
  prompt.question = underWay(happened);
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

// While things move, a click or a key finishes that and is used up by it, unless it decides nothing: looking at
// something, or responding, can be meant for nothing else.
bool TableScreen::event(QEvent* event) {
  if (moving() && event->type() == QEvent::ShortcutOverride) {
    event->accept();  // it comes again, as a key, before it could be a shortcut
    return true;
  }
  if (moving() && event->type() == QEvent::KeyPress) {
    const QKeyEvent* key = static_cast<QKeyEvent*>(event);
    if (key->isAutoRepeat()) return true;
    skip();
    if (onlyLooks(key->key()) && restsInView()) (void)onKey(key->key());  // at once: it answers no question
    return true;
  }
  return Screen::event(event);
}

/// Whether nothing moves any more, and no scene or curtain has come instead.
bool TableScreen::restsInView() const { return !moving() && isVisible(); }

bool TableScreen::onlyLooks(int key) const {
  const int seat = key - Qt::Key_1;
  return key == Qt::Key_F3 || key == Qt::Key_F4 || key == Qt::Key_R || (seat >= 0 && seat < shown_.view.players);
}

bool TableScreen::viewportEvent(QEvent* event) {
  const bool press = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
  if (press && !moving() && tool_.inHand() && static_cast<QMouseEvent*>(event)->button() == Qt::RightButton) {
    obey(Order::Unpick);
    return true;
  }
  if (!moving() || !press) return Screen::viewportEvent(event);
  const QMouseEvent* mouse = static_cast<QMouseEvent*>(event);
  const Piece* at = mouse->button() == Qt::LeftButton ? pieceAt(mouse->position().toPoint()) : nullptr;
  const Command meant = at == nullptr ? Command() : at->look().command;  // a copy: the piece may go
  skip();
  if (meant.what == Order::Look && restsInView()) obey(meant);
  return true;
}

}  // namespace w13
