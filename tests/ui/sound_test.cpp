// What is heard at the table and behind the curtain, and that it is a matter of what the table learns and nothing else.

#include <QLibrary>
#include <type_traits>

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

// Table events, two views, what scenes tell and the season's options in, sounds out: no seat's eyes, no choice, no
// clock.
static_assert(
    std::is_same_v<decltype(&soundsOf), std::vector<Sounding> (*)(const Events&, const View&, const View&,
                                                                  const std::vector<bool>&, const Variants&)>);
static_assert(std::is_same_v<decltype(&SeasonSounds::news),
                             void (SeasonSounds::*)(const Events&, const View&, int, const std::vector<Beat>&)>);

using Heard = std::vector<const Sound*>;

bool isOfTheWindow(const Sound* sound) {
  return std::any_of(kSoundsOfAll.begin(), kSoundsOfAll.end(), [&](const Sound& each) { return &each == sound; });
}

std::string named(const Heard& heard) {
  QStringList names;
  for (const Sound* each : heard) names << each->file;
  return names.join(' ').toStdString();
}

std::string named(const std::vector<Sounding>& soundings) {
  Heard heard;
  for (const Sounding& each : soundings) heard.push_back(each.sound);
  return named(heard);
}

/// What has happened is told at once.
void hearNow(SeasonSounds& sounds, const Events& news, const View& table) {
  Telling telling;
  QObject::connect(&telling, &Telling::reached, &sounds, &Sounds::reach);
  sounds.news(news, table, 0);
  telling.learn(static_cast<int>(news.size()));
  telling.all();
}

Event happened(Happened what, int number = 0) {
  Event event;
  event.what = what;
  event.number = static_cast<std::int16_t>(number);
  return event;
}

/// A table on which nothing is near its end.
View calm() {
  View v;
  v.players = 3;
  v.stressDeck = 10;
  return v;
}

/// Everything that is heard in a window, and what should be by the table's events.
struct Listener {
  explicit Listener(MainWindow& window) : window_(window) {
    QObject::connect(&window.sounds(), &Sounds::ordered, &window, [this](const Sound& sound) {
      all.push_back(&sound);
      if (window_.secret() != nullptr && window_.page() == window_.secret()) behind.push_back(&sound);
    });
    QObject::connect(window.room(), &Room::changed, &window, [this](const Events& news) {
      const View now = window_.room()->view(Seat::Table);
      for (const Sounding& each : soundsOf(news, before_, now)) expected.push_back(each.sound);
      before_ = now;
    });
  }
  [[nodiscard]] Heard ofTheGame() const {
    Heard heard;
    std::copy_if(all.begin(), all.end(), std::back_inserter(heard),
                 [](const Sound* each) { return !isOfTheWindow(each); });
    return heard;
  }

  Heard all;
  Heard behind;
  Heard expected;

 private:
  MainWindow& window_;
  View before_;
};

/// Plays a season by clicks, and compares what is heard with what the table learns.
void playAndListen(const SeasonStart& start) {
  Playing game(start);
  game.unpainted();
  Listener heard(game.window);
  int presses = 0;
  SelfPlayer player(game.window, start.seed, [&](QWidget* widget, QPoint at, bool down) {
    if (down && game.window.secret() != nullptr && widget == game.window.secret()->viewport()) ++presses;
    mouse(widget, at, down);
  });
  REQUIRE(game.stepUntil([&] { return game.room().over(); }, [&] { return player.step(); }));
  game.settle();
  // then the table's events are heard, no more and no less
  CHECK(named(heard.ofTheGame()) == named(heard.expected));
  CHECK(heard.expected.size() > 100);
  // and behind the curtain only that it has opened, and one click for each press
  int clicks = 0;
  int opened = 0;
  for (const Sound* each : heard.behind) {
    clicks += each == &kClick ? 1 : 0;
    opened += each == &kCurtainOpen ? 1 : 0;
  }
  CHECK(clicks == presses);
  CHECK(clicks > 20);
  CHECK(static_cast<int>(heard.behind.size()) == clicks + opened);
  // and before the curtain opens for somebody it has been heard falling, whoever goes behind it; it opens again with
  // the same sound to the table, or falls again for the next
  const Sound* last = nullptr;
  int falls = 0;
  int opens = 0;
  for (const Sound* each : heard.all) {
    if (each != &kCurtainOpen && each != &kCurtainClose) continue;
    falls += each == &kCurtainClose ? 1 : 0;
    opens += each == &kCurtainOpen ? 1 : 0;
    REQUIRE((each == &kCurtainOpen || last != &kCurtainClose));
    last = each;
  }
  CHECK(opened > 10);
  CHECK(falls >= opened);
  CHECK(opens > opened);
}

}  // namespace

TEST_CASE("A season of people sounds like what the table learns, and behind the curtain clicks alone",
          "[sound][secrecy][season]") {
  playAndListen(people(3, 5));
}

TEST_CASE("Bots sound like people", "[sound][bots][season]") { playAndListen(people(3, 6, {"", "rule", "random"})); }

TEST_CASE("Another secret answer sounds the same wherever the table learns the same", "[sound][secrecy]") {
  std::set<std::uint16_t> questions;
  int same = 0;
  for (std::uint64_t seed = 1; seed <= 16; ++seed) {
    // given two seasons that went alike up to a secret question
    Playing one(4, seed);
    Playing other(4, seed);
    one.unpainted();
    other.unpainted();
    REQUIRE((one.dealt() && other.dealt()));
    kernel::Luck luck(seed);
    const int skipped = static_cast<int>(seed % 7) * 3;
    int secrets = 0;
    kernel::Decision d;
    while (!one.room().over()) {
      const Seat seat = one.room().decision(Seat::Table).seat();
      d = one.room().decision(seat);
      if (d.openness() == kernel::Openness::Secret && d.size() > 1 && ++secrets > skipped) break;
      const kernel::Choice choice = d[luck.pick(d.size(), kernel::ChanceOf::Card)];
      REQUIRE((one.room().choose(seat, choice) && other.room().choose(seat, choice)));
    }
    if (one.room().over()) continue;
    one.settle();
    other.settle();
    // when it is answered differently
    Listener heard(one.window);
    Listener heardOther(other.window);
    Events news;
    Events newsOther;
    QObject::connect(&one.room(), &Room::changed, &one.window, [&](const Events& told) { news = told; });
    QObject::connect(&other.room(), &Room::changed, &other.window, [&](const Events& told) { newsOther = told; });
    REQUIRE(one.room().choose(d.seat(), d[0]));
    REQUIRE(other.room().choose(d.seat(), d[d.size() - 1]));
    one.settle();
    other.settle();
    // then the table hears a difference only where it learns one
    if (news != newsOther) continue;
    INFO("seed " << seed << ", question " << d.question());
    CHECK(named(heard.all) == named(heardOther.all));
    questions.insert(d.question());
    ++same;
  }
  WARN(same << " secret answers to " << questions.size() << " kinds of questions left no trace in what is heard");
  CHECK(same >= 5);
  CHECK(questions.size() >= 2);
}

TEST_CASE("Behind the curtain a press clicks, whatever it meets", "[sound][secrecy]") {
  // given somebody behind the curtain who is asked
  Playing game(3, 1);
  REQUIRE(game.dealt());
  REQUIRE(game.clickUntil([&] {
    return game.window.secret() != nullptr && game.window.secret()->shown().purpose == VisitFor::Answer &&
           game.window.secret()->shown().view.hand.size() > 2;
  }));
  game.settle();
  Listener heard(game.window);
  SecretScreen* secret = game.window.secret();
  // when cards that can be chosen, cards that cannot, and the bare leather are pressed
  std::set<bool> live;
  for (const Piece* piece : pieces(*secret)) {
    if (!piece->isVisible() || piece->look().card.kind == 0 || piece->look().part == Part::Loyalty) continue;
    const std::optional<QPoint> at = secret->freePoint(*piece);
    if (!at) continue;
    live.insert(piece->live());
    heard.all.clear();
    QTest::mousePress(secret->viewport(), Qt::LeftButton, {}, *at);
    CHECK(named(heard.all) == "ui-click");
    break;
  }
  QTest::mouseRelease(secret->viewport(), Qt::LeftButton, {}, {3, 3});
  heard.all.clear();
  QTest::mouseClick(secret->viewport(), Qt::LeftButton, {}, {3, 3});
  // then each makes the same click
  CHECK(named(heard.all) == "ui-click");
  CHECK_FALSE(live.empty());
}

TEST_CASE("A change makes each sound once, and a few at the most", "[sound]") {
  // given a roll of five dice, of which two are claimed
  Events news(5, happened(Happened::DieRolled));
  news.insert(news.end(), 2, happened(Happened::DieClaimed));
  CHECK(named(soundsOf(news, calm(), calm())) == "dice-roll-2 dice-settle die-claim");
  // a roll behind a shield sounds by the number of dice, which everybody can count
  CHECK(named(soundsOf({happened(Happened::Rolled, 1)}, calm(), calm())) == "dice-roll-1 dice-settle");
  CHECK(named(soundsOf({happened(Happened::Rolled, 9)}, calm(), calm())) == "dice-roll-3 dice-settle");
  // when everything happens at once
  Events all;
  for (int what = 0; what <= static_cast<int>(kLastHappened); ++what)
    all.push_back(happened(static_cast<Happened>(what)));
  View end = calm();
  end.winner = Winner::Traitor;
  const std::vector<Sounding> sounds = soundsOf(all, calm(), end);
  // then the weightiest are left
  CHECK(sounds.size() == kMostSounds);
  CHECK(sounds.back().sound == &soundOf(Cue::WinTraitor));
}

TEST_CASE("The alarm sounds once, when the end is one step away", "[sound]") {
  View near = calm();
  for (int space = 0; space < near.trackSpaces - 2; ++space) near.track.push({});
  near.gear = true;
  CHECK(named(soundsOf({}, calm(), near)) == "alarm");
  CHECK(named(soundsOf({}, near, near)) == "");
  CHECK(named(soundsOf({}, View(), near)) == "");  // a season that is gone on with there
  View out = calm();
  out.stressDeck = 0;
  CHECK(named(soundsOf({}, calm(), out)) == "alarm");
  out.winner = Winner::Traitor;
  CHECK(named(soundsOf({}, calm(), out)) == "");
}

TEST_CASE("A gauge that fills up is heard", "[sound]") {
  View before = calm();
  before.retrievalOpen = true;
  before.needed = {2, 0, 1, 0};
  View now = before;
  now.applied = {2, 0, 0, 0};
  CHECK(named(soundsOf({happened(Happened::DieApplied)}, before, now)) == "apply gauge-full");
  now.applied = {1, 0, 0, 0};
  CHECK(named(soundsOf({happened(Happened::DieApplied)}, before, now)) == "apply");
}

TEST_CASE("Sounds are played one after the other, at the volume that was chosen, and not when muted",
          "[sound][options]") {
  // given a loudspeaker that writes down
  HandClock clock;
  Heard played;
  int loud = 0;
  SeasonSounds sounds([&](const Sound& sound, int volume) {
    played.push_back(&sound);
    loud = volume;
  });
  sounds.setVolume(60, false);
  // when two things happen at once
  hearNow(sounds, {happened(Happened::CardDrawn), happened(Happened::CardPlayed)}, calm());
  // then the second waits for the first
  CHECK(named(played) == "card-draw");
  CHECK(loud == 60);
  clock.pass(soundOf(Cue::CardDraw).hold - 1);
  CHECK(named(played) == "card-draw");
  clock.pass(1);
  CHECK(named(played) == "card-draw card-play");
  // when there is no volume, or it is muted
  played.clear();
  sounds.setVolume(0, false);
  sounds.play(kDeny);
  sounds.setVolume(60, true);
  sounds.play(kDeny);
  // then nothing is played
  CHECK(played.empty());
}

TEST_CASE("Sounds do not lag far behind a quick game", "[sound]") {
  HandClock clock;
  int played = 0;
  SeasonSounds sounds([&](const Sound&, int) { ++played; });
  sounds.setVolume(60, false);
  for (int change = 0; change < 200; ++change) hearNow(sounds, {happened(Happened::AgentMoved)}, calm());
  clock.pass(3200);
  const int soFar = played;
  CHECK(soFar < 10);
  clock.pass(60'000);
  CHECK(played == soFar);
}

TEST_CASE("The bell rings once for each new question that a person is asked", "[sound]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  Listener heard(game.window);
  Sounds sounds({});
  int bells = 0;
  QObject::connect(&sounds, &Sounds::ordered, [&](const Sound& sound) { bells += &sound == &kPrompt ? 1 : 0; });
  const kernel::Decision first = game.room().decision(Seat::Table);
  sounds.ask(first.seat(), first);
  sounds.ask(first.seat(), first);
  CHECK(bells == 1);
  REQUIRE(game.clickUntil([&] {
    const kernel::Decision now = game.room().decision(Seat::Table);
    return now.seat() != first.seat();
  }));
  const kernel::Decision next = game.room().decision(Seat::Table);
  sounds.ask(next.seat(), next);
  sounds.ask(first.seat(), first);
  CHECK(bells == 3);
}

TEST_CASE("Mute is a key, and is kept", "[sound][options]") {
  Heard played;
  WindowSetup setup = quick();
  setup.speaker = [&](const Sound& sound, int) { played.push_back(&sound); };
  Playing game(3, 1, setup);
  REQUIRE(game.dealt());
  QApplication::setActiveWindow(&game.window);
  CHECK_FALSE(played.empty());
  // when Ctrl+M is pressed
  QTest::keyClick(game.window.table(), Qt::Key_M, Qt::ControlModifier);
  CHECK(game.window.options().mute);
  game.settle();
  played.clear();
  for (int clicks = 0; clicks < 10; ++clicks) game.click();
  CHECK(played.empty());
  // and again
  if (!game.onTable()) REQUIRE(game.clickUntil([&] { return game.onTable(); }));
  game.settle();
  QTest::keyClick(game.window.table(), Qt::Key_M, Qt::ControlModifier);
  CHECK_FALSE(game.window.options().mute);
  CHECK(named(played) == "prompt");
}

TEST_CASE("Captions name what sounds, also when it is muted, and nothing behind the curtain", "[sound][options]") {
  Playing game(3, 1);
  Options options;
  options.captions = true;
  options.mute = true;
  game.window.follow(options);
  REQUIRE(game.dealt());
  game.settle();
  // given the table, on which the season has just begun
  TableScreen* table = game.window.table();
  REQUIRE(game.clickUntil([&] { return game.onTable() && !table->captionNow().isEmpty(); }));
  const QString line = table->captionNow();
  HandClock clock;
  // then the line is drawn on the table, and gone once it has been quiet
  const QImage with = table->grab().toImage();
  table->caption({});
  CHECK(table->grab().toImage() != with);
  table->caption(line);
  clock.pass(Captions::kStays / 2);
  CHECK_FALSE(table->captionNow().isEmpty());
  clock.pass(60'000);  // whatever still waited has been heard
  CHECK(table->captionNow().isEmpty());
  // and a click is not named
  CHECK(captionOf(kClick).isEmpty());
  for (const Sound& each : kSoundsOfAll) CHECK(captionOf(each).isEmpty() == (&each == &kClick));
  for (int cue = 0; cue < kCues; ++cue) CHECK_FALSE(captionOf(soundOf(static_cast<Cue>(cue))).isEmpty());
  // when the option is switched off, the line goes at once
  REQUIRE(game.clickUntil([&] { return game.onTable() && !table->captionNow().isEmpty(); }));
  game.window.follow(Options());
  CHECK(table->captionNow().isEmpty());
}

#ifdef QT_MULTIMEDIA_LIB
TEST_CASE("What plays the sounds lies beside the program, which starts without it", "[window][sound]") {
  QLibrary module(QStringLiteral(W13_BIN_DIR "/../lib/warehouse13/libwarehouse13-loudspeaker"));
  INFO(module.errorString().toStdString());
  CHECK(module.resolve("makeVoices") != nullptr);
}
#endif

}  // namespace w13::test
