#include "ui/games/warehouse13/table/table_screen.h"

#include <QEvent>
#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "ui/games/warehouse13/table/chapters.h"

namespace w13 {

namespace {

/// Choices that only the board has objects for.
bool needsBoard(const kernel::Decision& d) {
  for (const kernel::Choice& each : d.choices()) {
    const Thing thing = thingOf(each.noun);
    if (thing == Thing::Place || thing == Thing::Track) return true;
    if (thing == Thing::Type && each.verb != verb::Swap) return true;
  }
  return false;
}

/// Whether a season is gone on with: nobody has seen how it came to this.
bool isResumed(const TableShown& before, const TableShown& now) {
  return before.view.players == 0 &&
         std::ranges::find(now.news, Happened::EpisodeBegan, &Event::what) == now.news.end();
}

/// Whether somebody else is asked now, or something else.
bool asksOther(const TableShown& before, const TableShown& now) {
  const kernel::Decision& a = before.decision;
  const kernel::Decision& b = now.decision;
  return before.thinking != now.thinking || a.seat() != b.seat() || a.question() != b.question() ||
         before.known != now.known;
}

}  // namespace

TableScreen::TableScreen(const Catalog& cards, const Words& words, const RuleBook* rules, QWidget* parent)
    : GameScreen("boards/table", parent), cards_(cards), words_(words), rules_(rules), motion_(*scene()) {
  setAccessibleName(tr("The table"));
  boardAreas_ = {&ground_, &rooms_,       &leads_, &field_,  &walkways_, &gate_,
                 &piles_,  &fieldPlaces_, &track_, &stores_, &tray_};
  // Reading order: what lies in front, then leads, piles, rooms, Field, seats, prompt.
  for (Area* area : std::initializer_list<Area*>{
           &ground_, &challenge_, &playing_, &lostWhole_, &retrieval_, &leads_, &piles_,       &rooms_,
           &track_,  &stores_,    &gate_,    &walkways_,  &field_,     &tray_,  &fieldPlaces_, &lost_,
           &seats_,  &prompt_,    &top_,     &caption_,   &wire_,      &order_, &danger_,      &shade_})
    adopt(*area);
  shade_.setZValue(2);
  shade_.setAcceptedMouseButtons(Qt::NoButton);
  playing_.setZValue(3);
  challenge_.setZValue(4);
  lostWhole_.setZValue(6);
  caption_.setZValue(7);
  danger_.setZValue(6.5);
  scene()->addItem(&clockBar_);
  clockBar_.setZValue(5);
  clockBar_.take(0);
  connect(&clock_, &PublicClock::ticked, this, [this] {
    clockBar_.take(clock_.left());
    watchClock();  // something may have come to lie over the question
  });
  connect(&clock_, &PublicClock::ran, this, [this] {
    if (shown_.decision.openChoices().size() == 1) emit chosen(shown_.decision.openChoices().front());
  });
  connect(this, &Screen::coveredChanged, this, &TableScreen::watchClock);
  connect(&motion_, &Motion::underWay, this, &TableScreen::sayUnderWay);
  connect(&motion_, &Motion::passes, this, &TableScreen::pass);
  connect(&motion_, &Motion::typed, this, [this](int letters) { wire_.typed(letters); });
  connect(&motion_, &Motion::stoppedAt, this, [this](int event) { emit stopped(event + firstOfNews()); });
  connect(&motion_, &Motion::ended, this, [this] {
    turnPages();
    if (moving()) return;
    teller_.take({});
    holdStill();
    watchClock();
    tellDock();  // the question that waited
    emit rested();
  });
}

void TableScreen::letClockRun(bool on) {
  clockRuns_ = on;
  watchClock();
}

// People see the question when nothing moves on the table and nothing lies over it.
void TableScreen::watchClock() {
  const auto isNote = [](const QObject* each) {
    return each->objectName() == u"first-note" && static_cast<const QWidget*>(each)->isVisible();
  };
  const bool seen = clockRuns_ && isVisible() && !shown_.thinking && !moving() && !covered() &&
                    std::ranges::none_of(children(), isNote);
  clock_.watch(shown_.decision, shown_.known, seen);
}

void TableScreen::show(const std::vector<TableShown>& changes) {
  if (changes.empty()) return;
  if (!stale_) finish();
  hint_.clear();
  for (const TableShown& change : changes) {
    if (!chapters_.empty()) goesOn(chapters_.back());
    const bool whole = (motion_.pace() == Pace::Off && change.beats.empty()) || isResumed(shown(), change);
    if (whole) chapters_.push_back(change);
    else std::ranges::move(chaptersOf(change, shown().view), std::back_inserter(chapters_));
  }
  if (isVisible() && !stale_) return turnPages();
  if (!std::exchange(stale_, true)) {
    rememberBefore();
    remembered_ = true;
  }
  for (QGraphicsItem* item : scene()->items())  // what lay there may be in somebody's hand by now
    if (Area* area = dynamic_cast<Area*>(item)) area->clear();
}

// On to the next chapter in which something moves, or to the last one.
void TableScreen::turnPages() {
  while (!chapters_.empty() && !motion_.moving()) showNext();
}

void TableScreen::showNext() {
  if (!std::exchange(remembered_, false)) rememberBefore();
  const bool other = asksOther(shown_, chapters_.front());
  const SeatSet mayRespond = shown_.people.mayRespond;
  shown_ = std::move(chapters_.front());
  chapters_.pop_front();
  if (!chapters_.empty()) shown_.people.mayRespond = mayRespond;  // who may afterwards shows afterwards
  clock_.ask(shown_.known);                                       // what the prompt says depends on it
  news_ = std::exchange(shown_.news, {});
  beats_ = std::exchange(shown_.beats, {});
  shown_.glimpses.clear();
  picked_ = {};
  pickedChoices_.clear();
  otherPanel_ = false;
  if (other) {
    tool_.putAway();
    holdStill();
  }
  if (!shown_.thinking && Neutralizing::onlyWay(shown_.decision, shown_.reach)) tool_.take();
  settle();
  play();
}

void TableScreen::finish() {
  do motion_.finish();
  while (motion_.moving());  // the next chapter
}

// What waits for the user waits at its stop.
void TableScreen::skip() {
  do motion_.skip();
  while (motion_.moving() && !motion_.stopped());
}

// A note has gone: the question can be seen again.
void TableScreen::childEvent(QChildEvent* event) {
  Screen::childEvent(event);
  if (event->removed()) watchClock();
}

void TableScreen::hideEvent(QHideEvent* event) {
  Screen::hideEvent(event);
  watchClock();
}

void TableScreen::showEvent(QShowEvent* event) {
  Screen::showEvent(event);
  holdStill();
  if (std::exchange(stale_, false)) turnPages();
}

void TableScreen::changeEvent(QEvent* event) {
  Screen::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  setAccessibleName(tr("The table"));
  finish();
  if (!stale_) show(TableShown(shown_));
}

void TableScreen::say(const QString& hint) {
  finish();
  if (std::exchange(hint_, hint) != hint) renew();
}

void TableScreen::warn(bool on) {
  if (std::exchange(warns_, on) != on) renew();
}

void TableScreen::caption(const QString& line) {
  caption_.take(line);
  caption_.setVisible(!line.isEmpty());
  if (line.isEmpty() || units().isEmpty()) return;
  caption_.show({.pixels = pixels(), .live = false});
}

TableScreen::Panel TableScreen::panelNow() const {
  const View& v = shown_.view;
  Panel panel = Panel::Board;
  if (v.retrievalOpen || (v.phase == Phase::Finale && v.plot != CardId::None))
    panel = needsBoard(shown_.decision) ? Panel::Board : Panel::Retrieval;
  if (!otherPanel_) return panel;
  return panel == Panel::Board ? Panel::Retrieval : Panel::Board;
}

// ---- showing ----------------------------------------------------------------------------------------------------

void TableScreen::refresh() {
  finish();  // what it moves is taken away
  if (units().isEmpty() || shown_.view.players == 0) return;
  seen_ = shown_.view;
  const Panel panel = panelNow();
  const bool secret = shown_.decision.openness() == kernel::Openness::Secret;
  Offers offers(secret ? std::span<const kernel::Choice>() : shown_.decision.openChoices(), shown_.view);
  const Sight sight = sightFor(offers, !shown_.thinking);
  const auto showIf = [&](bool there, auto& area) {
    area.setVisible(there);
    there ? area.show(sight) : area.clear();
  };
  const bool order = panel == Panel::Board && OrderArea::wanted(shown_.view);
  for (GameArea* area : boardAreas_) showIf(panel == Panel::Board && !(order && area == &leads_), *area);
  const bool card = !shown_.view.playing.empty() || !shown_.view.calamities.empty();
  const bool challenge = panel == Panel::Board && shown_.view.challenge.open && !needsBoard(shown_.decision);
  showIf(order, order_);
  showIf(false, playing_);
  if (panel == Panel::Board && card && !challenge) {
    placeFront(playing_);
    showIf(true, playing_);
  }
  showIf(challenge, challenge_);
  lost_.take(shown_.variants);
  lostWhole_.take(shown_.variants);
  showIf(panel == Panel::Board, lost_);
  showIf(panel == Panel::Retrieval, retrieval_);
  const bool turned = compact_ && askOf(shown_.decision) == Ask::ChooseConsequence;
  showIf(lostOpen_ || turned, lostWhole_);
  top_.show(sight);
  seats_.take(shown_.people);
  seats_.show(sight);
  danger_.take(dangersOf(shown_.view, shown_.variants));
  Prompt prompt = chapters_.empty() ? promptNow(offers) : promptMeanwhile();
  prompt.danger = warns_ && danger_.dangers().count() > 0;
  prompt_.take(std::move(prompt));
  prompt_.show(sight);
  showIf(!caption_.line().isEmpty(), caption_);
  shade();
  showIf(tool_.inHand(), shade_);
  placeDanger();
  showIf(warns_ && danger_.dangers().count() > 0, danger_);
  wireOut();
  showIf(!wire_.line().isEmpty(), wire_);
  const QRectF bar = prompt_.sceneBoundingRect();
  clockBar_.place({bar.x() + 14, bar.y() - 3, bar.width() - 28, 6});
  watchClock();
  for (Piece* piece : track_.pieces())
    if (piece->look().part == Part::LastSpace) motion_.breathe(piece);
}

Sight TableScreen::sightFor(Offers& offers, bool live) const {
  Sight sight{{pixels(), live, picked_, shown_.undoes ? &shown_.lasting : nullptr},
              seen_,
              shown_.decision,
              cards_,
              words_,
              offers};
  if (Neutralizing::offeredBy(shown_.decision)) sight.clues = tool_.inHand() ? Clues::Neutralize : Clues::Claim;
  if (tool_.aimed()) sight.picked = tool_.aimed()->noun;
  sight.reach = shown_.reach;
  return sight;
}

/// The shade of the tool: over the board and what lies beside it, but not over clues and bucket.
void TableScreen::shade() {
  if (!tool_.inHand()) return shade_.setVisible(false);
  const QRectF all = ground_.sceneBoundingRect() | lost_.sceneBoundingRect();
  shade_.place(all.topLeft(), all.size(), 1);
  std::vector<QRectF> lit;
  std::optional<QLineF> way;
  const QRectF bucket = this->bucket();
  lit.push_back(bucket.adjusted(-8, -8, 8, 8));
  for (const Area* area : std::initializer_list<const Area*>{&leads_, &field_}) {
    const auto violet = [](const Piece* piece) { return !piece->look().tool.isEmpty(); };
    if (std::ranges::any_of(area->pieces(), violet)) lit.push_back(area->sceneBoundingRect());
    for (const Piece* piece : area->pieces())
      if (violet(piece) && piece->look().selected) way = QLineF(piece->home(), bucket.center() - QPointF(0, 14));
  }
  shade_.take(std::move(lit), way);
}

}  // namespace w13
