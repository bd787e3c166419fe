// What is heard of an auction: what the table learns, in its own time, and nothing of what lies behind the curtain.

#include <QLabel>

#include "auction_play.h"
#include "ui/games/warehouse51/motion/auction_plan.h"
#include "ui/games/warehouse51/sound/cue.h"

namespace w51::test {

namespace {

using HeardSounds = std::vector<const Sound*>;

std::string filesOf(const HeardSounds& heard) {
  QStringList names;
  for (const Sound* each : heard) names << each->file;
  return names.join(' ').toStdString();
}

bool isOfAll(const Sound* sound) {
  return std::any_of(kSoundsOfAll.begin(), kSoundsOfAll.end(), [&](const Sound& each) { return &each == sound; });
}

/// Everything that is heard in a window, and what should be by the table's events.
struct Ear {
  explicit Ear(PlainWindow& window) : window_(window) {
    QObject::connect(&window.sounds(), &Sounds::ordered, &window, [this](const Sound& sound) {
      all.push_back(&sound);
      if (window_.secret() != nullptr && window_.page() == window_.secret()) behind.push_back(&sound);
    });
  }
  [[nodiscard]] HeardSounds ofTheGame() const {
    HeardSounds heard;
    std::copy_if(all.begin(), all.end(), std::back_inserter(heard), [](const Sound* each) { return !isOfAll(each); });
    return heard;
  }
  [[nodiscard]] int count(const Sound& sound) const { return static_cast<int>(std::ranges::count(all, &sound)); }
  [[nodiscard]] int count(Cue cue) const { return count(soundOf(cue)); }

  HeardSounds all;
  HeardSounds behind;

 private:
  PlainWindow& window_;
};

house::Event happened(Happened what, int number = 0) {
  house::Event event;
  event.what = static_cast<std::uint8_t>(what);
  event.number = static_cast<std::int16_t>(number);
  return event;
}

std::string filesOf(const std::vector<house::Event>& news) {
  HeardSounds heard;
  for (const Sounding& each : soundsOf(news)) heard.push_back(each.sound);
  return filesOf(heard);
}

/// A window of these options, in which nothing waits.
struct Hall {
  explicit Hall(const house::Start& start, const ui::PlainWanted& setup = auctionWanted())
      : window(setup), ear(window) {
    window.resize(1280, 800);
    window.show();
    REQUIRE(window.begin(start));
    if (screen() != nullptr) screen()->setStill(0);
  }
  [[nodiscard]] TableScreen* screen() const {
    const auto* table = dynamic_cast<AuctionTable*>(window.table());
    return table == nullptr ? nullptr : table->screen();
  }
  [[nodiscard]] AuctionSecret* secret() const { return dynamic_cast<AuctionSecret*>(window.secret()); }

  ui::PlainWindow window;
  Ear ear;
};

}  // namespace

TEST_CASE("An auction sounds like what the table learns, and behind the curtain clicks alone",
          "[window][sound][secrets][sample]") {
  // given two people among programs
  Hall hall(startOf(3, 2, 7));
  // when they play until it is over
  int known = 0;
  std::map<const Sound*, int> expected;
  const auto learn = [&] {
    const std::vector<house::Event> all = hall.window.room()->match().events(Seat::Table, house::Since::Beginning);
    for (const Sounding& each : soundsOf({all.begin() + std::exchange(known, kernel::count(all)), all.end()}))
      ++expected[each.sound];
  };
  QObject::connect(hall.window.room(), &PlainRoom::changed, hall.window.room(), learn);
  Bidder(hall.window, 7).playOut();
  // then its events are heard, and after them the ceremony begins with a card
  std::map<const Sound*, int> heard;
  for (const Sound* each : hall.ear.ofTheGame()) ++heard[each];
  ++expected[&soundOf(Cue::CardUp)];
  for (const auto& [sound, times] : expected) {
    INFO(sound->file);
    CHECK(heard[sound] == times);
  }
  CHECK(expected.size() > 8);
  CHECK(hall.ear.count(Cue::Gavel) > 20);
  // and of what people do behind the curtain: that it opened, and their presses, which are all alike
  CHECK_FALSE(hall.ear.behind.empty());
  for (const Sound* each : hall.ear.behind) {
    INFO(each->file);
    CHECK((each == &kClick || each == &kCurtainOpen));
  }
  CHECK(hall.ear.count(kCurtainClose) > 2);
  CHECK(hall.ear.count(kPrompt) > 10);
}

TEST_CASE("SECRET-43: a fist sounds the same whatever is in it", "[window][sound][secrets]") {
  for (int number = 0; number < 40; ++number) CHECK(cueOf(Happened::FistClosed, number) == Cue::Fist);
  // given two auctions that have gone the same way up to a fist
  Hall one(startOf(4, 4, 21)), other(startOf(4, 4, 21));
  kernel::Luck luck(3);
  const auto asks = [](const Hall& hall) { return hall.window.room()->face(); };
  for (int move = 0; move < 500 && asks(one).question() != static_cast<std::uint16_t>(Ask::Fists); ++move) {
    const house::Match& match = one.window.room()->match();
    const Seat seat = match.asked().first();
    Decision d;
    match.decision(seat, d);
    REQUIRE(d.size() > 0);
    const Choice choice = d[luck.pick(d.size(), kernel::ChanceOf::Card)];
    for (Hall* each : {&one, &other}) each->window.room()->answer(seat, false, {&choice, 1});
  }
  REQUIRE(asks(one).question() == static_cast<std::uint16_t>(Ask::Fists));
  // when one closes an empty hand, the other a full one
  const Seat seat = one.window.room()->answersNext();
  const Decision d = one.window.room()->inHand(seat, false, {});
  REQUIRE(d.size() > 2);
  for (Hall* each : {&one, &other}) {
    each->ear.all.clear();
    const Choice choice = each == &one ? d[0] : d[d.size() - 1];
    each->window.room()->answer(seat, false, {&choice, 1});
  }
  // then the same is heard
  CHECK(filesOf(one.ear.all) == filesOf(other.ear.all));
  CHECK(one.ear.count(Cue::Fist) == 1);
}

TEST_CASE("Ingots sound by their number, as far as it can be counted", "[sound]") {
  CHECK(filesOf({happened(Happened::Paid, 1)}) == "ingots-1");
  CHECK(filesOf({happened(Happened::Paid, 5)}) == "ingots-5");
  CHECK(filesOf({happened(Happened::Paid, 6)}) == "ingots-6");
  CHECK(filesOf({happened(Happened::Gave, 30)}) == "ingots-6");
  CHECK(filesOf({happened(Happened::Paid, 0)}).empty());
  // and one change makes each sound once, the weightiest if there are too many
  CHECK(filesOf({happened(Happened::FistOpened, 3), happened(Happened::FistOpened, 4), happened(Happened::Sold)}) ==
        "fists-open gavel");
  std::vector<house::Event> all;
  for (int what = 0; what <= static_cast<int>(Happened::Won); ++what)
    all.push_back(happened(static_cast<Happened>(what), 2));
  const std::vector<Sounding> sounds = soundsOf(all);
  CHECK(sounds.size() == kMostSounds);
  CHECK(std::ranges::count(sounds, &soundOf(Cue::Gavel), &Sounding::sound) == 1);
}

TEST_CASE("What a move shows is heard when it is seen, and the bell when all has come to rest",
          "[window][sound][motion][hand]") {
  // given a lot that has been sold, whose ingots run, and a crate that is carried off
  Acting run, carry;
  run.move.event = 1;
  run.move.begin = 100;
  run.move.legs.emplace_back().length = 400;
  carry.move.event = 3;
  carry.move.begin = 500;
  carry.move.legs.emplace_back().length = 260;
  const Showings showings = showingsOf({run, carry}, 5);
  // then what moves nothing comes when what was before it has come to rest
  CHECK(showings[0].rests == 0);
  CHECK((showings[1].begins == 100 && showings[1].rests == 500));
  CHECK((showings[2].begins == 500 && showings[2].rests == 500));
  CHECK((showings[3].begins == 500 && showings[3].rests == 760));
  CHECK((showings[4].begins == 760 && showings[4].told == 760));
  // given a table on which things move
  HandClock clock;
  ui::PlainWanted setup = auctionWanted();
  setup.options.motion = Pace::Normal;
  Hall hall(startOf(3, 3, 5), setup);
  Bidder collector(hall.window, 5);
  int moved = 0;
  for (int step = 0; step < 400 && moved < 5; ++step) {
    hall.ear.all.clear();
    collector.step();
    const bool moves = hall.window.page() == hall.window.table() && hall.screen()->motion().moving();
    // then the bell does not ring while something is under way
    if (moves) CHECK(hall.ear.count(kPrompt) == 0);
    clock.pass(3000);
    QApplication::processEvents();
    if (moves) {
      CHECK(hall.ear.count(kPrompt) == 1);
      ++moved;
    }
    clock.pass(2000);
  }
  CHECK(moved == 5);
}

TEST_CASE("The ceremony is heard step by step: cards, what is torn or saved, the count, and who has won",
          "[window][sound]") {
  // given an auction that programs have played to its end, with motion off
  Hall hall(startOf(4, 0, 2));
  for (int turn = 0; !hall.window.room()->match().over(); ++turn) {
    REQUIRE(turn < 20000);
    QApplication::processEvents();
  }
  QApplication::processEvents();
  const std::vector<house::Event> all = hall.window.room()->match().events(Seat::Table, house::Since::Beginning);
  const auto countOf = [&](Happened what) {
    return static_cast<int>(
        std::ranges::count_if(all, [&](const house::Event& each) { return static_cast<Happened>(each.what) == what; }));
  };
  const auto goesOn = [&] {
    const DeskButton* main = hall.screen()->desk().main();
    return main != nullptr && main->command == Command(Order::Next);
  };
  const int cardsBefore = hall.ear.count(Cue::CardUp) - 1, fakes = countOf(Happened::Fake);
  REQUIRE(fakes > 0);
  // when it is gone through
  while (goesOn()) QTest::keyClick(hall.screen(), Qt::Key_Return);
  // then each card is heard, each fake as it is torn and once more as they fall, and the seven parts of the score
  CHECK(hall.ear.count(Cue::CardUp) - cardsBefore == countOf(Happened::TurnedUp));
  CHECK(hall.ear.count(Cue::Tear) == fakes + 1);
  CHECK(hall.ear.count(Cue::Tally) == 7);
  CHECK(hall.ear.count(Cue::Win) == 1);
  CHECK(hall.ear.ofTheGame().back() == &soundOf(Cue::Win));
  // and going back is silent
  const std::size_t heard = hall.ear.ofTheGame().size();
  for (int back = 0; back < 3; ++back) QTest::keyClick(hall.screen(), Qt::Key_Left);
  CHECK(hall.ear.ofTheGame().size() == heard);
}

TEST_CASE("Behind the curtain a press clicks once, whatever it meets, in any game", "[window][sound][secrets]") {
  for (const bool own : {true, false}) {
    INFO(own);
    // given somebody behind the curtain of a game, with pages of its own or plain ones
    Hall hall(startOf(3, 3, 3), own ? auctionWanted() : plain(auctionGame()));
    QTest::keyClick(hall.window.curtain(), Qt::Key_Space);
    QApplication::processEvents();
    REQUIRE(hall.window.secret() != nullptr);
    // when whatever lies there is pressed, bare or not
    int places = 0;
    for (QWidget* each : hall.window.secret()->findChildren<QWidget*>()) {
      if (!each->isVisible() || each->rect().isEmpty() || qobject_cast<QPushButton*>(each) != nullptr) continue;
      if (each->childAt(each->rect().center()) != nullptr) continue;
      hall.ear.all.clear();
      QTest::mousePress(each, Qt::LeftButton, {}, each->rect().center());
      INFO(each->metaObject()->className());
      CHECK(filesOf(hall.ear.all) == "ui-click");
      ++places;
    }
    CHECK(places > 0);
    // and where Enter is pressed
    hall.ear.all.clear();
    QTest::keyClick(hall.window.focusWidget(), Qt::Key_Return);
    CHECK(hall.ear.count(kClick) == 1);
  }
}

TEST_CASE("Mute is a key in any game, is kept, and said; captions name what sounds", "[window][sound][options]") {
  for (const bool own : {true, false}) {
    INFO(own);
    // given a table with captions, and a loudspeaker that writes down
    QTemporaryDir folder;
    HeardSounds played;
    ui::PlainWanted setup = own ? auctionWanted() : plain(auctionGame());
    setup.optionsFile = folder.filePath("options.ini");
    setup.options.captions = true;
    setup.speaker = [&](const Sound& sound, int) { played.push_back(&sound); };
    Hall hall(startOf(3, own ? 0 : 3, 3), setup);  // a plain table itself is silent, its curtain is not
    const auto captionNow = [&] {
      if (own) return hall.screen()->captionNow();
      return hall.window.table()->findChild<QLabel*>("caption")->text();
    };
    for (int turn = 0; turn < 200 && captionNow().isEmpty(); ++turn) QApplication::processEvents();
    // then it names what sounds
    CHECK(captionNow().startsWith(QString::fromUtf8("♪ ")));
    CHECK_FALSE(played.empty());
    // when Ctrl+M is pressed
    QApplication::setActiveWindow(&hall.window);
    QTest::keyClick(hall.window.table(), Qt::Key_M, Qt::ControlModifier);
    // then nothing is played, and that is kept
    played.clear();
    for (int turn = 0; turn < 50; ++turn) QApplication::processEvents();
    CHECK(played.empty());
    CHECK(OptionsFile(setup.optionsFile).read().mute);
  }
}

}  // namespace w51::test
