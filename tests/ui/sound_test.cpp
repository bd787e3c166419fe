// What is heard at the table and behind the curtain, and that it is a matter of what the table learns and nothing else.

#include <QLibrary>
#include <type_traits>

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

// Table events, two views, what scenes tell and the season's options in, sounds out: no seat's eyes, no choice, no
// clock.
static_assert(std::is_same_v<decltype(&cuesOf), std::vector<Sounding> (*)(const Events&, const View&, const View&,
                                                                          const std::vector<bool>&, const Variants&)>);
static_assert(std::is_same_v<decltype(&Sounds::news),
                             void (Sounds::*)(const Events&, const View&, int, const std::vector<Beat>&)>);

using Cues = std::vector<Cue>;

bool isOfTheWindow(Cue cue) {
  return cue == Cue::UiClick || cue == Cue::UiDeny || cue == Cue::Prompt || cue == Cue::CurtainClose ||
         cue == Cue::CurtainOpen;
}

std::string named(const Cues& cues) {
  QStringList names;
  for (const Cue cue : cues) names << fileOf(cue);
  return names.join(' ').toStdString();
}

std::string named(const std::vector<Sounding>& soundings) {
  Cues cues;
  for (const Sounding& each : soundings) cues.push_back(each.cue);
  return named(cues);
}

/// What has happened is told at once.
void hearNow(Sounds& sounds, const Events& news, const View& table) {
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
    QObject::connect(&window.sounds(), &Sounds::ordered, &window, [this](Cue cue) {
      all.push_back(cue);
      if (window_.secret() != nullptr && window_.page() == window_.secret()) behind.push_back(cue);
    });
    QObject::connect(window.room(), &Room::changed, &window, [this](const Events& news) {
      const View now = window_.room()->view(Seat::Table);
      for (const Sounding& each : cuesOf(news, before_, now)) expected.push_back(each.cue);
      before_ = now;
    });
  }
  [[nodiscard]] Cues ofTheGame() const {
    Cues cues;
    std::copy_if(all.begin(), all.end(), std::back_inserter(cues), [](Cue cue) { return !isOfTheWindow(cue); });
    return cues;
  }

  Cues all;
  Cues behind;
  Cues expected;

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
  for (const Cue cue : heard.behind) {
    clicks += cue == Cue::UiClick ? 1 : 0;
    opened += cue == Cue::CurtainOpen ? 1 : 0;
  }
  CHECK(clicks == presses);
  CHECK(clicks > 20);
  CHECK(static_cast<int>(heard.behind.size()) == clicks + opened);
  // and before the curtain opens for somebody it has been heard falling, whoever goes behind it; it opens again with
  // the same sound to the table, or falls again for the next
  Cue last = Cue::None;
  int falls = 0;
  int opens = 0;
  for (const Cue cue : heard.all) {
    if (cue != Cue::CurtainOpen && cue != Cue::CurtainClose) continue;
    falls += cue == Cue::CurtainClose ? 1 : 0;
    opens += cue == Cue::CurtainOpen ? 1 : 0;
    REQUIRE((cue == Cue::CurtainOpen || last != Cue::CurtainClose));
    last = cue;
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
  CHECK(named(cuesOf(news, calm(), calm())) == "dice-roll-2 dice-settle die-claim");
  // a roll behind a shield sounds by the number of dice, which everybody can count
  CHECK(named(cuesOf({happened(Happened::Rolled, 1)}, calm(), calm())) == "dice-roll-1 dice-settle");
  CHECK(named(cuesOf({happened(Happened::Rolled, 9)}, calm(), calm())) == "dice-roll-3 dice-settle");
  // when everything happens at once
  Events all;
  for (int what = 0; what <= static_cast<int>(kLastHappened); ++what)
    all.push_back(happened(static_cast<Happened>(what)));
  View end = calm();
  end.winner = Winner::Traitor;
  const std::vector<Sounding> cues = cuesOf(all, calm(), end);
  // then the weightiest are left
  CHECK(cues.size() == kMostCues);
  CHECK(cues.back().cue == Cue::WinTraitor);
}

TEST_CASE("The alarm sounds once, when the end is one step away", "[sound]") {
  View near = calm();
  for (int space = 0; space < near.trackSpaces - 2; ++space) near.track.push({});
  near.gear = true;
  CHECK(named(cuesOf({}, calm(), near)) == "alarm");
  CHECK(named(cuesOf({}, near, near)) == "");
  CHECK(named(cuesOf({}, View(), near)) == "");  // a season that is gone on with there
  View out = calm();
  out.stressDeck = 0;
  CHECK(named(cuesOf({}, calm(), out)) == "alarm");
  out.winner = Winner::Traitor;
  CHECK(named(cuesOf({}, calm(), out)) == "");
}

TEST_CASE("A gauge that fills up is heard", "[sound]") {
  View before = calm();
  before.retrievalOpen = true;
  before.needed = {2, 0, 1, 0};
  View now = before;
  now.applied = {2, 0, 0, 0};
  CHECK(named(cuesOf({happened(Happened::DieApplied)}, before, now)) == "apply gauge-full");
  now.applied = {1, 0, 0, 0};
  CHECK(named(cuesOf({happened(Happened::DieApplied)}, before, now)) == "apply");
}

TEST_CASE("Sounds are played one after the other, at the volume that was chosen, and not when muted",
          "[sound][options]") {
  // given a loudspeaker that writes down
  HandClock clock;
  Cues played;
  int loud = 0;
  Sounds sounds([&](Cue cue, int volume) {
    played.push_back(cue);
    loud = volume;
  });
  sounds.setVolume(60, false);
  // when two things happen at once
  hearNow(sounds, {happened(Happened::CardDrawn), happened(Happened::CardPlayed)}, calm());
  // then the second waits for the first
  CHECK(named(played) == "card-draw");
  CHECK(loud == 60);
  clock.pass(holdOf(Cue::CardDraw) - 1);
  CHECK(named(played) == "card-draw");
  clock.pass(1);
  CHECK(named(played) == "card-draw card-play");
  // when there is no volume, or it is muted
  played.clear();
  sounds.setVolume(0, false);
  sounds.play(Cue::UiDeny);
  sounds.setVolume(60, true);
  sounds.play(Cue::UiDeny);
  // then nothing is played
  CHECK(played.empty());
}

TEST_CASE("Sounds do not lag far behind a quick game", "[sound]") {
  HandClock clock;
  int played = 0;
  Sounds sounds([&](Cue, int) { ++played; });
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
  QObject::connect(&sounds, &Sounds::ordered, [&](Cue cue) { bells += cue == Cue::Prompt ? 1 : 0; });
  const kernel::Decision first = game.room().decision(Seat::Table);
  sounds.ask(first);
  sounds.ask(first);
  CHECK(bells == 1);
  REQUIRE(game.clickUntil([&] {
    const kernel::Decision now = game.room().decision(Seat::Table);
    return now.seat() != first.seat();
  }));
  sounds.ask(game.room().decision(Seat::Table));
  sounds.ask(first);
  CHECK(bells == 3);
}

TEST_CASE("Mute is a key, and is kept", "[sound][options]") {
  Cues played;
  WindowSetup setup = quick();
  setup.speaker = [&](Cue cue, int) { played.push_back(cue); };
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
  CHECK(captionOf(Cue::UiClick).isEmpty());
  for (int cue = 1; cue < kCues; ++cue) CHECK_FALSE(captionOf(static_cast<Cue>(cue)).isEmpty());
  // when the option is switched off, the line goes at once
  REQUIRE(game.clickUntil([&] { return game.onTable() && !table->captionNow().isEmpty(); }));
  game.window.follow(Options());
  CHECK(table->captionNow().isEmpty());
}

#ifdef QT_MULTIMEDIA_LIB
TEST_CASE("What plays the sounds lies beside the program, which starts without it", "[window][sound]") {
  QLibrary module(QStringLiteral(W13_BIN_DIR "/../lib/warehouse13/libwarehouse13-loudspeaker"));
  INFO(module.errorString().toStdString());
  CHECK(module.resolve("w13MakeVoices") != nullptr);
}
#endif

}  // namespace w13::test
