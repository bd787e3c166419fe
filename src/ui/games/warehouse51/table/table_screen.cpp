#include "ui/games/warehouse51/table/table_screen.h"

#include <QApplication>
#include <QWheelEvent>
#include <algorithm>
#include <array>

#include "ui/games/warehouse51/motion/auction_plan.h"
#include "ui/games/warehouse51/table/desk_of.h"

namespace w51 {

namespace {

bool asksOther(const TableShown& a, const TableShown& b) {
  return a.thinking != b.thinking || a.decision.seat() != b.decision.seat() ||
         a.decision.question() != b.decision.question() ||
         a.view.open.auction.standing != b.view.open.auction.standing || a.view.open.auctions != b.view.open.auctions;
}

/// Keys that decide nothing, beside those of the charts.
constexpr std::array<int, 6> kDecideNothing = {Qt::Key_F1, Qt::Key_F2,       Qt::Key_F3,
                                               Qt::Key_Z,  Qt::Key_Question, Qt::Key_Escape};

bool decides(const PieceLook& look) {
  return !look.choices.empty() || look.command == Command(Order::Take) || look.command == Command(Order::Confirm);
}

}  // namespace

TableScreen::TableScreen(const PlainRoom& room, QWidget* parent)
    : AuctionScreen(QStringLiteral("auction/boards/table"), room, parent), motion_(*scene()) {
  setAccessibleName(tr("The table"));
  adopt(ring_);
  adopt(hall_);
  for (SeatArea& each : seats_) adopt(each);
  adopt(board_);
  adopt(fists_);
  adopt(desk_);
  for (ChartArea* each : charts_.areas()) {
    adopt(*each);
    each->setZValue(1);
  }
  adopt(top_);
  for (AuctionArea* each : ceremony_.areas()) adopt(*each);
  connect(&ceremony_, &Ceremony::turned, this, &TableScreen::settle);
  connect(&ceremony_, &Ceremony::moved, this, [this] { ceremony_.show(sight()); });
  connect(&motion_, &Motion::passes, this,
          [this](const Showings& showings, int ms) { emit passes(first_, showings, ms); });
  connect(&motion_, &Motion::ended, this, [this] {
    holdStill();
    emit rested();
  });
  adopt(caption_);
  caption_.setZValue(3);
  fists_.setZValue(1);
  desk_.setZValue(2);
}

void TableScreen::show(TableShown shown) {
  motion_.finish();
  const bool other = asksOther(shown_, shown);
  const bool moves =
      isVisible() && motion_.pace() != Pace::Off && shown_.view.open.auctions + 1 >= shown.view.open.auctions;
  const Layout before = moves && !charts_.open() ? layoutOf(areas()) : Layout();
  shown_ = std::move(shown);
  dropHint();
  if (other) {
    set_ = typed_ = 0;
    picked_ = RelicId::None;
    holdStill();
  }
  if (!shown_.mayPawn.has(pawning_)) pawning_ = Seat::Table;
  ceremony_.take(shown_.told, courseOf(shown_.view, cards()) == Course::Over, !shown_.thinking);
  if (ceremony_.on() || ceremony_.asks()) charts_.close();
  settle();
  play(before);
}

std::vector<const Area*> TableScreen::areas() const {
  std::vector<const Area*> all = {&hall_, &fists_};
  for (const SeatArea& each : seats_) all.push_back(&each);
  return all;
}

// What the table shows stands already: ghosts run to it.
void TableScreen::play(const Layout& before) {
  const std::vector<house::Event> news = std::exchange(shown_.news, {});
  if (before.empty()) return;
  std::vector<Piece*> pieces;
  const Layout after = layoutOf(areas(), &pieces);
  const Scene scene{before, after, pieces, cards(), shown_.view.open.seats, pixels()};
  std::vector<Acting> acts = actsOf(news, scene, motion_.pace());
  Showings showings = showingsOf(acts, news.size());
  first_ = shown_.first;
  motion_.play(std::move(acts), std::move(showings));
}

void TableScreen::caption(const QString& line) {
  caption_.take(line);
  showCaption();
}

void TableScreen::showCaption() {
  caption_.setVisible(!caption_.line().isEmpty());
  if (!caption_.line().isEmpty() && !units().isEmpty()) caption_.show({.pixels = pixels(), .live = false});
}

bool TableScreen::withFists() const {
  const Course course = courseOf(shown_.view, cards());
  return course == Course::Blind || course == Course::Opened;
}

void TableScreen::arrange() {
  const Places places(units(), std::max<int>(kFewestSeats, shown_.view.open.seats));
  top_.place({0, 0}, {units().width(), kBarHeight}, 1);
  caption_.place({units().width() - 724, kBarHeight + 4}, {700, 24}, 1);
  ring_.take(places);
  ring_.place({0, 0}, units(), 1);
  for (int at = 0; at < places.seats; ++at) {
    const Seat seat = kernel::seatAt(at);
    seats_[seat].take(seat);
    seats_[seat].place(places.seat[seat].topLeft(), places.seat[seat].size(), 1);
  }
  hall_.place(places.hall.topLeft(), places.hall.size(), 1);
  board_.place(places.board.topLeft(), places.board.size(), 1);
  fists_.place(places.fists.topLeft(), places.fists.size(), 1);
  for (ChartArea* each : charts_.areas())
    each->place({0, kBarHeight}, {units().width(), units().height() - kBarHeight}, 1);
  ceremony_.arrange(places);
  const QRectF desk = withFists() || ceremony_.on() ? places.bar : places.desk;
  desk_.place(desk.topLeft(), desk.size(), 1);
}

Sight TableScreen::sight() const {
  const bool pawns = pawning_ != Seat::Table;  // which may be done while a program is asked
  Sight sight{{pixels(), pawns || !shown_.thinking, {}, nullptr},
              shown_.view,
              shown_.decision,
              cards(),
              room().voice(),
              shown_.collectors};
  sight.persons = shown_.persons;
  sight.mayPawn = shown_.mayPawn;
  sight.shielded = shown_.shielded;
  sight.asked = shown_.asked != Seat::Table ? shown_.asked : shown_.decision.seat();
  sight.thinking = shown_.thinking;
  return sight;
}

Desk TableScreen::deskNow() const {
  const Sight now = sight();
  if (ceremony_.on()) return ceremony_.desk(now, room().rules(), shown_.ending);
  DeskSource from{now,           room().rules(), {set_, pawning_, picked_},
                  shown_.paused, shown_.mayUndo, hint(),
                  nullptr,       shown_.ending,  shown_.why};
  if (pawning_ != Seat::Table) from.pawn = &kernel::at(shown_.pawn, index(pawning_));
  return deskOf(from);
}

void TableScreen::refresh() {
  const Sight now = sight();
  if (!shown_.why) return;  // nothing is shown yet
  top_.take(room().gameName(), ceremony_.on() ? ceremony_.step() : stepOf(shown_.view, shown_.decision));
  top_.show(now);
  ceremony_.show(now);
  const bool chart = charts_.open().has_value(), fists = withFists() && !chart;
  const bool full = fists || ceremony_.on() || chart;
  const auto showIf = [&](bool on, AuctionArea& area) { on ? area.show(now) : (area.clear(), area.setVisible(false)); };
  showIf(!full && !ceremony_.asks(), ring_);
  hall_.take(shown_.last);
  showIf(!full && !ceremony_.asks(), hall_);
  for (int at = 0; at < kMostSeats; ++at) showIf(!full && at < shown_.view.open.seats, seats_[kernel::seatAt(at)]);
  showIf(courseOf(shown_.view, cards()) == Course::Open && !chart, board_);
  fists_.take(shown_.sold, shown_.turnedUpBy);
  showIf(fists, fists_);
  desk_.take(deskNow());
  showIf(!chart, desk_);
  charts_.show(now, shown_.prices, desk().question);
  showCaption();
}

// ---- what is pressed --------------------------------------------------------------------------------------------

// While things move, a click or a key finishes that and is used up by it, unless it decides nothing.
void TableScreen::onPressed(Piece* piece) {
  const bool moved = motion_.moving();
  motion_.finish();
  const PieceLook look = piece->look();  // NOLINT(performance-unnecessary-copy-initialization): it may go meanwhile
  if (moved && decides(look)) return;
  if (look.command) return obey(look.command);
  if (charts_.open()) return;
  if (look.choices.size() == 1) {
    const Choice choice = look.choices.front();
    if (choice.noun.kind == noun::Relic) return obey({Order::Pick, choice.noun});
    return emit chosen(choice);
  }
  sayWhyNot(*piece);
}

void TableScreen::obey(Command said) {
  if (ceremony_.on() && ceremony_.obey(said)) return;
  const Desk now = desk_.desk();
  switch (said.what.as<Order>()) {
    case Order::Chart:
      if (ceremony_.on() || ceremony_.asks()) return;
      charts_.turnTo(static_cast<Chart>(said.with.index));
      return chartTurned();
    case Order::Set: return setTo(said.with.index);
    case Order::Take:
      if (const Choice* choice = now.atSet()) return emit chosen(Choice(*choice));
      return;
    case Order::Pick: picked_ = relicOf(said.with); return renew();
    case Order::Confirm: {
      if (now.picked == RelicId::None) return;
      if (pawning_ != Seat::Table) return emit pawns(pawning_, {verb::Pawn, of(now.picked)});
      for (const Choice& each : shown_.decision.choices())
        if (each.noun == of(now.picked)) return emit chosen(Choice(each));
      return;
    }
    case Order::Pawn:
      pawning_ = kernel::seatAt(said.with.index);
      picked_ = RelicId::None;
      return renew();
    case Order::Back:
      pawning_ = Seat::Table;
      picked_ = RelicId::None;
      return renew();
    default: return emit command(said);
  }
}

// Whatever stands second on the desk: pass, stay out, keep, done.
bool TableScreen::pressSecond() {
  for (const DeskButton& each : desk_.desk().buttons)
    if (each.glass != Glass::Dead && each.choices.size() == 1 && each.choices.front().noun.kind == 0) {
      const Choice choice = each.choices.front();
      emit chosen(choice);
      return true;
    }
  return false;
}

// ---- the charts -------------------------------------------------------------------------------------------------

// Enter presses a tab or a button that the keyboard has gone to.
bool TableScreen::pressOnCharts(const QKeyEvent& key) {
  const bool presses = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
  if (charts_.open() && presses && !key.isAutoRepeat())
    for (const Piece* each : livePieces())
      if (each->showsFocus()) return false;
  const Charts::Takes takes = charts_.press(key);
  if (takes == Charts::Takes::Turned) chartTurned();
  return takes != Charts::Takes::Nothing;
}

void TableScreen::chartTurned() {
  dropHelp();
  settle();
}

// ---- the dial ---------------------------------------------------------------------------------------------------

void TableScreen::setTo(int number) {
  set_ = number;
  renew();
}

bool TableScreen::turn(int key) {
  const std::vector<Choice>& all = desk().amounts;
  if (all.empty()) return false;
  const int low = all.front().noun.index, high = all.back().noun.index, now = desk().set;
  switch (key) {
    case Qt::Key_Up: setTo(std::min(high, now + 1)); return true;
    case Qt::Key_Down: setTo(std::max(low, now - 1)); return true;
    case Qt::Key_Home: setTo(low); return true;
    case Qt::Key_End: setTo(high); return true;
    default: return false;
  }
}

void TableScreen::type(int digit) {
  const std::vector<Choice>& all = desk().amounts;
  const int low = all.front().noun.index, high = all.back().noun.index;
  const int before = typing_.isActive() ? typed_ : 0;
  typed_ = before * 10 + digit;
  if (typed_ > high && before > 0) typed_ = digit;
  typing_.start();
  setTo(std::clamp(typed_, low, high));
}

void TableScreen::wheelEvent(QWheelEvent* event) {
  event->accept();
  if (charts_.open() || holdsStill() || event->angleDelta().y() == 0) return;
  (void)turn(event->angleDelta().y() > 0 ? Qt::Key_Up : Qt::Key_Down);
}

// ---- keys -------------------------------------------------------------------------------------------------------

bool TableScreen::onKey(int key) {
  const Desk& desk = desk_.desk();
  const int digit = key - Qt::Key_0;
  if (digit >= 0 && digit <= 9 && !desk.amounts.empty()) return type(digit), true;
  if (digit >= 1 && digit <= kCategories) {
    const Category category = categoryAt(digit - 1);
    for (const Noun noun : {deckOf(category), of(category)})
      for (const Choice& each : shown_.decision.choices())
        if (each.noun == noun && !shown_.thinking) return emit chosen(Choice(each)), true;
  }
  switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return pressMain(), true;
    case Qt::Key_Space:
      if (desk.main() != nullptr && desk.main()->command == Command(Order::Curtain)) return pressMain(), true;
      return pressSecond();
    case Qt::Key_H:
      if (desk.main() != nullptr && desk.main()->command == Command(Order::Curtain)) return pressMain(), true;
      return false;
    case Qt::Key_W: {
      const Seat seat = shown_.mayPawn.has(shown_.decision.seat()) ? shown_.decision.seat()
                        : shown_.mayPawn.empty()                   ? Seat::Table
                                                                   : *shown_.mayPawn.begin();
      if (seat == Seat::Table) return false;
      obey({Order::Pawn, Noun{0, static_cast<std::uint16_t>(index(seat))}});
      return true;
    }
    case Qt::Key_Escape:
      if (pawning_ != Seat::Table) obey(Order::Back);
      else emit command(Order::Menu);
      return true;
    case Qt::Key_F3: emit command(Order::Log); return true;
    case Qt::Key_R: emit command(Order::Rule); return true;
    default: return false;
  }
}

// Arrows turn the dial, where there is one, and Tab goes from thing to thing. Space held on the table holds the curtain
// that it lets fall, too: one movement for both.
void TableScreen::keyPressEvent(QKeyEvent* event) {
  const bool moved = motion_.moving();
  motion_.finish();
  if (ceremony_.on() && !event->isAutoRepeat() && ceremony_.press(event->key())) return;
  if (!ceremony_.on() && !ceremony_.asks() && !covered() && pressOnCharts(*event)) return;
  if (moved && std::ranges::find(kDecideNothing, event->key()) == kDecideNothing.end()) return;
  if (!charts_.open() && !holdsStill() && pawning_ == Seat::Table && turn(event->key())) return;
  const bool space = event->key() == Qt::Key_Space;
  if (space && space_.repeats(*event)) return;
  Screen::keyPressEvent(event);
  if (!space || isVisible()) return;
  QWidget* now = window()->focusWidget();
  if (now != nullptr && qobject_cast<Screen*>(now) == nullptr) QApplication::sendEvent(now, event);
}

void TableScreen::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space) space_.wentUp(*event);
  charts_.release(*event);
  Screen::keyReleaseEvent(event);
}

void TableScreen::mousePressEvent(QMouseEvent* event) {
  if (!ceremony_.on() || !ceremony_.finish()) Screen::mousePressEvent(event);
}

void TableScreen::changeEvent(QEvent* event) {
  Screen::changeEvent(event);
  if (event->type() == QEvent::StyleChange && isVisible())
    QMetaObject::invokeMethod(
        this, [this] { settle(); }, Qt::QueuedConnection);
}

// ---- what is told -----------------------------------------------------------------------------------------------

std::vector<KeyLine> TableScreen::keys() const {
  if (ceremony_.on()) return Ceremony::keys();
  return {{tr("Enter"), tr("bid, or what the lit button says")},
          {tr("Space"), tr("pass, or go behind the curtain")},
          {tr("▲ ▼, wheel"), tr("one more, one less")},
          {tr("0 to 9"), tr("jump to a number")},
          {tr("Home, End"), tr("lowest, highest")},
          {tr("1 to 4"), tr("pick a deck")},
          {QStringLiteral("W"), tr("pawn")},
          {QStringLiteral("B"), tr("all relics, and what is left")},
          {QStringLiteral("K"), tr("who knows which counterfeit")},
          {QStringLiteral("S"), tr("the standings")},
          {tr("Ctrl+Z"), tr("undo")},
          {QStringLiteral("Z"), tr("enlarge what is pointed at")},
          {QStringLiteral("F1"), tr("help on a thing, and the rules")},
          {QStringLiteral("F2"), tr("why not")},
          {QStringLiteral("F3"), tr("the log")},
          {QStringLiteral("R"), tr("the rule of the question")},
          {tr("Esc"), tr("back, or the menu")}};
}

}  // namespace w51
