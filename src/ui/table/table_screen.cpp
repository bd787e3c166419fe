#include "ui/table/table_screen.h"

#include <QEvent>
#include <algorithm>

namespace w13 {

namespace {

constexpr QSizeF kFull(1920, 1080), kCompact(1280, 800);
constexpr double kFullBoard = 0.976, kBoardTop = 66;  // the wire has a slot below it
constexpr double kSmallestFull = 0.9;                 // below, the whole layout's type would fall under its floors

/// Choices that only the board has objects for.
bool needsBoard(const kernel::Decision& d) {
  for (const kernel::Choice& each : d.choices()) {
    const Thing thing = thingOf(each.noun);
    if (thing == Thing::Place || thing == Thing::Track) return true;
    if (thing == Thing::Type && each.verb != verb::Swap) return true;
  }
  return false;
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
    : Screen("boards/table", parent), cards_(cards), words_(words), rules_(rules), motion_(*scene()) {
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
  connect(&clock_, &PublicClock::ticked, this, [this] { clockBar_.take(clock_.left()); });
  connect(&clock_, &PublicClock::ran, this, [this] {
    if (shown_.decision.openChoices().size() == 1) emit chosen(shown_.decision.openChoices().front());
  });
  connect(this, &Screen::coveredChanged, this, &TableScreen::watchClock);
  connect(&motion_, &Motion::underWay, this, &TableScreen::sayUnderWay);
  connect(&motion_, &Motion::passes, this, &TableScreen::pass);
  connect(&motion_, &Motion::typed, this, [this](int letters) { wire_.typed(letters); });
  connect(&motion_, &Motion::stoppedAt, this, [this](int event) { emit stopped(event + firstOfNews()); });
  connect(&motion_, &Motion::ended, this, [this] {
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

void TableScreen::show(const TableShown& shown) {
  motion_.finish();
  if (!stale_) rememberBefore();
  const bool other = asksOther(shown_, shown);
  shown_ = shown;
  news_.insert(news_.end(), shown.news.begin(), shown.news.end());
  beats_.insert(beats_.end(), shown.beats.begin(), shown.beats.end());
  shown_.news.clear();
  shown_.beats.clear();
  hint_.clear();
  picked_ = {};
  pickedChoices_.clear();
  otherPanel_ = false;
  if (other) {
    tool_.putAway();
    holdStill();
  }
  if (!shown_.thinking && Neutralizing::onlyWay(shown_.decision, shown_.reach)) tool_.take();
  stale_ = !isVisible();
  if (!stale_) {
    settle();
    return play();
  }
  for (QGraphicsItem* item : scene()->items())  // what lay there may be in somebody's hand by now
    if (Area* area = dynamic_cast<Area*>(item)) area->clear();
}

void TableScreen::hideEvent(QHideEvent* event) {
  Screen::hideEvent(event);
  watchClock();
}

void TableScreen::showEvent(QShowEvent* event) {
  Screen::showEvent(event);
  holdStill();
  if (!stale_) return;
  stale_ = false;
  settle();
  play();
}

void TableScreen::changeEvent(QEvent* event) {
  Screen::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  setAccessibleName(tr("The table"));
  show(TableShown(shown_));
}

void TableScreen::say(const QString& hint) {
  hint_ = hint;
  renew();
}

void TableScreen::caption(const QString& line) {
  caption_.take(line);
  caption_.setVisible(!line.isEmpty());
  if (line.isEmpty() || units().isEmpty()) return;
  Offers none;
  caption_.show({shown_.view, shown_.decision, cards_, words_, none, pixels(), {}, false});
}

TableScreen::Panel TableScreen::panelNow() const {
  const View& v = shown_.view;
  Panel panel = Panel::Board;
  if (v.retrievalOpen || v.phase == Phase::Finale)
    panel = needsBoard(shown_.decision) ? Panel::Board : Panel::Retrieval;
  if (!otherPanel_) return panel;
  return panel == Panel::Board ? Panel::Retrieval : Panel::Board;
}

// ---- layout -----------------------------------------------------------------------------------------------------

QSizeF TableScreen::unitsFor(const QSizeF& window) const {
  const double full = std::min(window.width() / kFull.width(), window.height() / kFull.height());
  const QSizeF base = full >= kSmallestFull ? kFull : kCompact;
  const double scale = std::min(window.width() / base.width(), window.height() / base.height());
  return window / scale;
}

void TableScreen::arrange() {
  compact_ = units().height() < kFull.height() - 1 || units().width() < kFull.width() - 1;
  compact_ ? arrangeCompact(panelNow()) : arrangeFull(panelNow());
  const double top = top_.pos().y() + top_.boundingRect().height() * top_.scale();
  challenge_.place({0, top}, {units().width(), seats_.pos().y() - top - 4}, 1);
  const double below = seats_.pos().y() - (compact_ ? 1 : 3);  // in a slot of its own, between board and seats
  const double tape = compact_ ? 18 : 26;
  const double wide = panelNow() == Panel::Board ? board::kSize.width() * ground_.scale() : seats_.units().width();
  wire_.place({seats_.pos().x(), below - tape}, {wide, tape}, 1);
  const double bar = compact_ ? 0.72 : 1;  // the caption stands on the frame between top bar and board
  danger_.place({0, 0}, units(), 1);
  caption_.place({units().width() / 2 - 450 * bar, top + (compact_ ? 0 : 1)}, {900, 24}, bar);
}

void TableScreen::placeBoard(QPointF at, double scale) {
  const auto put = [&](Area& area, const QRectF& zone) { area.place(at + zone.topLeft() * scale, zone.size(), scale); };
  put(ground_, QRectF(QPointF(0, 0), board::kSize));
  put(rooms_, board::kRooms);
  put(leads_, board::kLeads);
  put(order_, board::kLeads);
  put(field_, board::kField);
  put(walkways_, board::kWalkways);
  put(gate_, board::kGate);
  put(piles_, board::kPiles);
  put(fieldPlaces_, board::kFieldPlaces);
  put(track_, board::kTrack);
  put(stores_, board::kStores);
  put(tray_, board::kTray);
}

QRect TableScreen::aboveSeats() const {
  const double top = top_.pos().y() + top_.boundingRect().height() * top_.scale();
  return mapFromScene(QRectF(0, top, units().width(), seats_.pos().y() - top - 2)).boundingRect();
}

void TableScreen::arrangeFull(Panel panel) {
  const double x = (units().width() - kFull.width()) / 2;
  const double spare = units().height() - kFull.height();
  top_.place({0, 0}, {units().width(), 60}, 1);
  placeBoard({x + 16, kBoardTop}, kFullBoard);
  for (LostArea* lost : {&lost_, &lostWhole_}) lost->place({x + 1440, kBoardTop}, {464, 684}, 1);
  lost_.take(LostArea::Form::Whole);
  const double seats = panel == Panel::Retrieval ? 216 : 168;
  const double bottom = units().height() - 132;
  retrieval_.place({x + 16, 68}, {1888, bottom - seats - spare - 112}, 1);
  seats_.place({x + 16, bottom - seats - spare - 12}, {1888, seats + spare}, 1);
  prompt_.place({x + 16, bottom}, {1888, 120}, 1);
}

void TableScreen::arrangeCompact(Panel panel) {
  constexpr double kBoard = 0.828, kBar = 0.72, kPrompt = 0.78;
  const double w = units().width();
  const double x = (w - kCompact.width()) / 2;
  top_.place({0, 0}, {w / kBar, 60}, kBar);
  placeBoard({x + 6, 50}, kBoard);
  lost_.place({x + 1208, 50}, {66, 581}, 1);
  lost_.take(LostArea::Form::Rail);
  lostWhole_.take(LostArea::Form::Whole);
  lostWhole_.place({x + 806, 50}, {464, 684}, kBoard);
  const double bottom = units().height() - 84;
  const double seats = (panel == Panel::Retrieval ? 160 : 72) + (units().height() - kCompact.height());
  retrieval_.place({x + 6, 50}, {1268 / kBoard, (bottom - seats - 77) / kBoard}, kBoard);
  seats_.place({x + 6, bottom - seats - 6}, {1268, seats}, 1);
  prompt_.place({x + 6, bottom}, {1268 / kPrompt, 80 / kPrompt}, kPrompt);
}

// What lies in front of the board must not cover what can be clicked now: it takes the first free place.
void TableScreen::placeFront(Area& front) {
  static constexpr std::array kPlaces = {board::kPlaying, QRectF(14, 380, 406, 292), QRectF(434, 380, 406, 292),
                                         QRectF(988, 10, 406, 292), QRectF(288, 10, 406, 292)};
  const std::vector<Piece*> live = livePieces();
  const double scale = ground_.scale();
  const auto isFree = [&](const QRectF& place) {
    const QRectF at(ground_.pos() + place.topLeft() * scale, place.size() * scale);
    return std::none_of(live.begin(), live.end(),
                        [&](const Piece* piece) { return at.intersects(piece->mapRectToScene(piece->reach())); });
  };
  const auto* found = std::find_if(kPlaces.begin(), kPlaces.end(), isFree);
  const QRectF place = found == kPlaces.end() ? board::kTray : *found;
  front.place(ground_.pos() + place.topLeft() * scale, place.size(), scale);
}

// ---- showing ----------------------------------------------------------------------------------------------------

void TableScreen::refresh() {
  motion_.finish();  // what it moves is taken away
  if (units().isEmpty() || shown_.view.players == 0) return;
  seen_ = shown_.view;
  const Panel panel = panelNow();
  const bool secret = shown_.decision.openness() == kernel::Openness::Secret;
  Offers offers(secret ? std::span<const kernel::Choice>() : shown_.decision.openChoices(), shown_.view);
  const Sight sight = sightFor(offers, !shown_.thinking);
  const auto showIf = [&](bool there, Area& area) {
    area.setVisible(there);
    there ? area.show(sight) : area.clear();
  };
  const bool order = panel == Panel::Board && OrderArea::wanted(shown_.view);
  for (Area* area : boardAreas_) showIf(panel == Panel::Board && !(order && area == &leads_), *area);
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
  const bool turned = compact_ && shown_.decision.question() == static_cast<std::uint16_t>(Ask::ChooseConsequence);
  showIf(lostOpen_ || turned, lostWhole_);
  top_.show(sight);
  seats_.take(shown_.people);
  seats_.show(sight);
  prompt_.take(promptNow(offers));
  prompt_.show(sight);
  showIf(!caption_.line().isEmpty(), caption_);
  shade();
  showIf(tool_.inHand(), shade_);
  danger_.take(dangersOf(shown_.view, shown_.variants));
  showIf(danger_.dangers().count() > 0, danger_);
  wireOut();
  showIf(!wire_.line().isEmpty(), wire_);
  const QRectF bar = prompt_.sceneBoundingRect();
  clockBar_.place({bar.x() + 14, bar.y() - 3, bar.width() - 28, 6});
  watchClock();
  for (Piece* piece : track_.pieces())
    if (piece->look().part == Part::LastSpace) motion_.breathe(piece);
}

Sight TableScreen::sightFor(Offers& offers, bool live) const {
  Sight sight{seen_, shown_.decision, cards_, words_, offers, pixels(), picked_, live, &shown_.lasting};
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
    const auto violet = [](const Piece* piece) { return piece->look().violet; };
    if (std::ranges::any_of(area->pieces(), violet)) lit.push_back(area->sceneBoundingRect());
    for (const Piece* piece : area->pieces())
      if (violet(piece) && piece->look().selected) way = QLineF(piece->home(), bucket.center() - QPointF(0, 14));
  }
  shade_.take(std::move(lit), way);
}

}  // namespace w13
