// Warehouse 51 on its own screens: played by keys, with every secret behind the curtain.

#include <QImage>

#include "auction_play.h"

namespace w51::test {

namespace {

/// A match before its first move.
std::shared_ptr<house::KeptMatch> matchOf(const std::shared_ptr<const house::Box>& box, const Start& start) {
  return box->begin(start.setup, std::make_unique<kernel::Luck>(start.seed));
}

/// What the table shows of a match: its picture, and all that it says.
struct Shown {
  QImage picture;
  QStringList words;
  TableShown table;
};
/// `before`: another match, from which it has what has happened, since a match that is imagined remembers nothing.
Shown tableOf(const std::shared_ptr<house::KeptMatch>& match, const std::shared_ptr<const house::Box>& box,
              const Start& start, const house::RuleBook& rules, const TableShown* before = nullptr) {
  ui::PlainRoom room(auctionGame(), rules, {box, match, start, {}}, house::Language::English, 0);
  AuctionTable table(nullptr);
  table.resize(1280, 720);
  table.sitIn(&room);
  table.refresh();
  Shown shown;
  shown.table = table.screen()->shown();
  if (before != nullptr) {
    shown.table.last = before->last;
    shown.table.sold = before->sold;
    shown.table.turnedUpBy = before->turnedUpBy;
    shown.table.mayUndo = before->mayUndo;
    shown.table.prices = before->prices;
    table.screen()->show(shown.table);
  }
  const auto read = [&] {
    for (const Piece* each : table.screen()->allPieces()) {
      shown.words << each->look().name << shortHelp(table.screen()->help(each));
      for (const Written& text : each->written()) shown.words << text.words;
    }
  };
  shown.picture = table.grab().toImage();
  read();
  for (const Qt::Key key : {Qt::Key_B, Qt::Key_K, Qt::Key_S}) {  // and of all charts
    QTest::keyClick(table.screen(), key);
    REQUIRE(table.screen()->chart());
    read();
  }
  table.sitIn(nullptr);
  return shown;
}

}  // namespace

TEST_CASE("A whole auction is played by keys", "[window][sample]") {
  for (const int seats : {3, 5}) {
    INFO(seats);
    // given two people among programs
    ui::PlainWanted setup = auctionWanted();
    setup.options.botDelay = 0;
    ui::PlainWindow window(setup);
    window.resize(1280, 800);
    window.show();
    REQUIRE(window.begin(startOf(seats, 2, 7)));
    static_cast<AuctionTable*>(window.table())->screen()->setStill(0);
    // when they bid, pass, close fists and pawn until it is over
    Bidder collector(window, 7);
    collector.playOut();
    // then it has an end, which the table says
    CHECK(window.room()->match().over());
    CHECK(collector.fists() > 0);
  }
}

TEST_CASE("While an auction is dealt Esc leaves no curtain, and none says so", "[window]") {
  // given the curtain of the deal
  ui::PlainWanted setup = auctionWanted();
  setup.options.botDelay = 0;
  ui::PlainWindow window(setup);
  window.resize(1280, 800);
  window.show();
  REQUIRE(window.begin(startOf(3, 2, 7)));
  static_cast<AuctionTable*>(window.table())->screen()->setStill(0);
  const auto hangs = [&] { return window.page() == window.curtain(); };
  REQUIRE(hangs());
  const QString whose = window.curtain()->accessibleName();
  const QImage dealing = window.curtain()->grab().toImage();
  // when somebody presses Esc, then it stays
  QTest::keyClick(window.curtain(), Qt::Key_Escape);
  CHECK(hangs());
  // but a later one for the same person, which says so, goes
  Bidder collector(window, 7);
  while (window.page() != window.table()) REQUIRE(collector.step());
  while (!hangs() || window.curtain()->accessibleName() != whose) REQUIRE(collector.step());
  CHECK(window.curtain()->grab().toImage() != dealing);
  QTest::keyClick(window.curtain(), Qt::Key_Escape);
  CHECK(window.page() == window.table());
}

TEST_CASE("SECRET-01: the table of the auction shows the same whatever the secrets are", "[window][secrets]") {
  const std::shared_ptr<const house::Box> box = auctionGame().open({});
  const house::RuleBook rules = auctionGame().rules();
  kernel::Luck luck(5);
  for (const int seats : {3, 4, 5}) {
    INFO(seats);
    const Start start = startOf(seats, seats, 11);
    auto match = matchOf(box, start);
    int compared = 0;
    for (int move = 0; move < 240 && !match->over(); ++move) {
      if (move % 24 == 0) {
        // given another match that nobody at the table could tell from this one
        const std::vector<std::uint8_t> other = match->imagined(Seat::Table, luck);
        const auto imagined = box->resume(start.setup, other, std::make_unique<kernel::Luck>(1));
        const Shown truth = tableOf(match, box, start, rules);
        const Shown guess = tableOf(imagined, box, start, rules, &truth.table);
        // then its table says the same, and not a pixel differs
        CHECK(truth.words == guess.words);
        CHECK(truth.picture == guess.picture);
        ++compared;
      }
      Decision d;
      match->decision(match->asked().first(), d);
      match->chooseIndex(d.seat(), luck.pick(d.size(), kernel::ChanceOf::Card));
    }
    CHECK(compared > 3);
  }
}

TEST_CASE("SECRET-43: a closed fist looks the same whatever is in it", "[window][secrets]") {
  const std::shared_ptr<const house::Box> box = auctionGame().open({});
  const house::RuleBook rules = auctionGame().rules();
  const Start start = startOf(4, 4, 21);
  // given two matches that have gone the same way up to a fist
  auto first = matchOf(box, start), second = matchOf(box, start);
  kernel::Luck luck(3);
  const auto fists = [](const house::Match& match) {
    Decision d;
    match.decision(Seat::Table, d);
    return d.question() == static_cast<std::uint16_t>(Ask::Fists);
  };
  for (int move = 0; move < 500 && !fists(*first); ++move) {
    Decision d;
    first->decision(first->asked().first(), d);
    const int at = luck.pick(d.size(), kernel::ChanceOf::Card);
    first->chooseIndex(d.seat(), at);
    second->chooseIndex(d.seat(), at);
  }
  REQUIRE(fists(*first));
  // when one closes an empty hand, the other a full one
  const Seat seat = first->asked().first();
  Decision d;
  first->decision(seat, d);
  REQUIRE(d.size() > 2);
  first->chooseIndex(seat, 0);
  second->chooseIndex(seat, d.size() - 1);
  // then not a pixel of the table differs
  const Shown empty = tableOf(first, box, start, rules), full = tableOf(second, box, start, rules);
  CHECK(empty.words == full.words);
  CHECK(empty.picture == full.picture);
}

TEST_CASE("SECRET-32: a fist takes two digits whatever its number, and nothing is set before", "[window][secrets]") {
  // given somebody who is asked for a fist
  ui::PlainWindow window(auctionWanted());
  window.resize(1280, 800);
  window.show();
  REQUIRE(window.begin(startOf(3, 3, 3)));
  static_cast<AuctionTable*>(window.table())->screen()->setStill(0);
  Bidder collector(window, 3);
  const auto atFist = [&] {
    const AuctionSecret* secret = dynamic_cast<AuctionSecret*>(window.page());
    return secret != nullptr && window.room()->inHand(secret->seat(), false, {}).size() > 1;
  };
  for (int step = 0; step < 500 && !atFist(); ++step) collector.step();
  REQUIRE(atFist());
  SecretScreen& screen = dynamic_cast<AuctionSecret*>(window.page())->screen();
  const int steps = window.room()->match().steps();
  const auto press = [&](std::initializer_list<Qt::Key> keys) {
    for (const Qt::Key key : keys) QTest::keyClick(&screen, key);
    QApplication::processEvents();
  };
  REQUIRE(QTest::qWaitFor([&] { return !screen.holdsStill(); }));
  // when nothing, or one digit, or more than can be held is there, then Enter closes nothing
  CHECK(screen.fist() == std::nullopt);
  press({Qt::Key_Return});
  press({Qt::Key_3, Qt::Key_Return});
  CHECK(screen.fist() == std::nullopt);
  press({Qt::Key_Delete, Qt::Key_9, Qt::Key_9, Qt::Key_Return});
  CHECK(screen.fist() == std::nullopt);
  // and keys that go up and down by one, which can be counted by ear, set nothing
  press({Qt::Key_Up, Qt::Key_Up, Qt::Key_End});
  CHECK(screen.fist() == std::nullopt);
  CHECK(window.room()->match().steps() == steps);
  // when nothing has the focus of the keys again, two digits are the number, and Enter closes on it
  screen.scene()->setFocusItem(nullptr);
  press({Qt::Key_0, Qt::Key_2});
  CHECK(screen.fist() == 2);
  press({Qt::Key_Return});
  CHECK(window.room()->match().steps() == steps + 1);
}

TEST_CASE("A lot comes off its deck, and ingots run from the buyer to the left neighbour", "[window][motion]") {
  // given an auction with motion on, at its first deck
  ui::PlainWanted setup = auctionWanted();
  setup.options.motion = Pace::Normal;
  ui::PlainWindow window(setup);
  window.resize(1280, 800);
  window.show();
  REQUIRE(window.begin(startOf(3, 3, 5)));
  Bidder collector(window, 5);
  TableScreen& screen = *static_cast<AuctionTable*>(window.table())->screen();
  screen.setStill(0);
  const auto settled = [&] {
    return window.page() == window.table() && !screen.motion().moving() && !screen.shown().thinking;
  };
  for (int step = 0; step < 200 && screen.desk().decks.empty(); ++step) collector.step();
  REQUIRE(QTest::qWaitFor(settled));
  REQUIRE_FALSE(screen.desk().decks.empty());
  HandClock clock;
  const auto movesFor = [&](int event) {
    return static_cast<int>(std::ranges::count(screen.motion().plan().moves, event, &Move::event));
  };
  int turned = 0, paid = 0;
  for (int step = 0; step < 400 && (turned == 0 || paid == 0); ++step) {
    clock.pass(1000);
    QApplication::processEvents();  // a curtain that is opening is painted first
    clock.pass(1000);
    // when a move is made on the table
    collector.step();
    if (window.page() != window.table()) continue;
    const std::vector<house::Event> news = window.room()->match().events(Seat::Table, house::Since::LastMove);
    for (int at = 0; at < kernel::count(news) && screen.motion().moving(); ++at) {
      const house::Event& event = kernel::at(news, at);
      const auto what = static_cast<Happened>(event.what);
      // then a lot is one thing that moves, and a payment as many as there are ingots, up to eight
      const int moving = movesFor(at);
      if (moving == 0) continue;
      if (what == Happened::LotTurnedUp) {
        ++turned;
        CHECK(moving == 1);
      } else if (what == Happened::Paid && event.number > 1) {
        ++paid;
        CHECK(moving == std::min<int>(event.number, 8));
      }
    }
    clock.pass(5000);
    // and after a while nothing moves any more
    CHECK_FALSE(screen.motion().moving());
  }
  CHECK(turned > 0);
  CHECK(paid > 0);
}

TEST_CASE("Marks on the note sheet are kept for their seat alone", "[window][secrets]") {
  // given the first look of a seat
  ui::PlainWindow window(auctionWanted());
  window.resize(1280, 800);
  window.show();
  REQUIRE(window.begin(startOf(3, 3, 3)));
  Bidder collector(window, 3);
  collector.step();
  AuctionSecret* secret = dynamic_cast<AuctionSecret*>(window.page());
  REQUIRE(secret != nullptr);
  const Seat seat = secret->seat();
  REQUIRE(QTest::qWaitFor([&] { return !secret->screen().holdsStill(); }));
  // when it presses the mark of a relic twice, and leaves
  const auto press = [&](Order order) {
    for (Piece* each : secret->screen().livePieces())
      if (each->look().command.what == OfGame(order)) return each->press();
  };
  press(Order::Mark);
  press(Order::Mark);
  press(Order::Suspect);
  QTest::keyClick(&secret->screen(), Qt::Key_Return);
  QApplication::processEvents();
  // then its notes say so in a line, and nobody else's do
  CHECK_THAT(window.room()->match().notes(seat), Catch::Matchers::Contains(" no "));
  for (const Seat other : viewIn(window.room()->match(), Seat::Table).open.all())
    if (other != seat) CHECK(window.room()->match().notes(other).empty());
}

TEST_CASE("What was written beside the marks stays, and marks of unknown relics are no marks", "[window]") {
  const auto box = auctionGame().open({});
  const auto match = matchOf(box, startOf(3, 3, 1));
  const Catalog& cards = cardsIn(*match);
  // given notes with two marks and other lines
  const std::string text = "Osei bluffs\nexcalibur maybe 1\nnothing-like-it sure\nholy-grail ? 9\n";
  // when they are read and written again
  const Notes notes = notesIn(text, cards, 3);
  // then
  CHECK(notes.of[cards.find("excalibur")] == Note{Doubt::Maybe, kernel::seatAt(1)});
  CHECK(notes.of[cards.find("holy-grail")] == Note{Doubt::Open, Seat::Table});
  CHECK(notes.rest == "Osei bluffs\nnothing-like-it sure\n");
  const Notes again = notesIn(textOf(notes, cards), cards, 3);
  CHECK(again.of[cards.find("excalibur")] == notes.of[cards.find("excalibur")]);
  CHECK(again.rest == notes.rest);
}

}  // namespace w51::test
