// Scenes: which moments get one, how they begin and end, and that they change nothing and tell nothing.

#include "pictures.h"
#include "support/catch.h"
#include "ui/games/warehouse13/scenes/scenes.h"
#include "window.h"

namespace w13::test {

namespace {

WindowSetup withScenes(SceneForm form = SceneForm::Whole, Pace pace = Pace::Normal) {
  WindowSetup setup = quick();
  setup.motion = pace;
  setup.scenes = form;
  return setup;
}

Event happened(Happened what, Seat seat = Seat::Table, int number = 0, kernel::Noun noun = {}) {
  Event event;
  event.what = what;
  event.seat = seat;
  event.number = static_cast<std::int16_t>(number);
  event.noun = noun;
  return event;
}

/// All that a scene shows and says: two scenes that nobody can tell apart have the same.
struct Print {
  QStringList said;
  std::vector<QImage> shown;
  bool operator==(const Print& other) const {
    const auto alike = [](const QImage& one, const QImage& two) { return difference(one, two).empty(); };
    return said == other.said && std::ranges::equal(shown, other.shown, alike);
  }
};
Print printOf(const Scene& scene) {
  Print print;
  QStringList& all = print.said;
  all = {scene.spoken, scene.button, QString::number(scene.strike), QString::number(scene.rest)};
  for (const SceneCue& cue : scene.cues) all << QStringLiteral("%1 %2").arg(cue.ms).arg(soundOf(cue.cue).file);
  for (const Prop& prop : scene.props) {
    QPixmap picture(prop.at.size().toSize());
    picture.fill(Qt::transparent);
    QPainter p(&picture);
    Ink ink(p, 1);
    prop.draw(ink, QRectF(QPointF(0, 0), prop.at.size()));
    p.end();
    print.shown.push_back(picture.toImage());
    for (const Change& each : prop.moves)
      all << QStringLiteral("%1 %2 %3 %4").arg(int(each.what)).arg(each.begin).arg(each.length).arg(each.to);
  }
  return print;
}

/// A season with scenes, whose clock the test holds.
struct Staged : Playing {
  explicit Staged(int seats, std::uint64_t seed, WindowSetup setup = withScenes())
      : Playing(seats, seed, std::move(setup)) {}
  explicit Staged(const SeasonStart& start, WindowSetup setup = withScenes()) : Playing(start, std::move(setup)) {}
  [[nodiscard]] SceneLayer& layer() { return window.scenes().layer(); }
  /// One click, or as much time as it takes until something has moved.
  bool goOn() {
    settle();
    if (onTable()) window.halves()->finish();
    if (layer().up()) return true;
    if (onTable() && window.table()->moving()) {
      clock.pass(100);
      settle();
      return true;
    }
    return player.step() || waitForBot();
  }
  /// Plays until a scene of this kind is up, letting all others end.
  bool toScene(MomentKind kind) {
    for (int clicks = 0; clicks < kMoments && !room().over(); ++clicks) {
      if (!goOn()) return false;
      if (!layer().up()) continue;
      if (window.scenes().moment()->kind == kind) return true;
      endScene();
    }
    return layer().up() && window.scenes().moment()->kind == kind;
  }
  /// It ends by itself.
  void endScene() {
    if (!layer().rests()) clock.pass(layer().scene()->strike + 50 - layer().now());
    const int rest = layer().scene()->rest;
    clock.pass(rest);
    settle();
  }
  HandClock clock;
};

}  // namespace

TEST_CASE("Each of the news that a season turns on is a moment, and shows what belongs to it", "[scenes]") {
  MomentFinder finder;
  View v;
  v.players = 3;
  const Events news = {happened(Happened::DieApplied),
                       happened(Happened::ArtifactLost, Seat::Table, 0, of(CardId{1})),
                       happened(Happened::ConsequenceStays, Seat::Table, 0, of(CardId{2})),
                       happened(Happened::PhaseBegan, Seat::Table, static_cast<int>(Phase::Cleanup)),
                       happened(Happened::StressDrawn, seatAt(1), 1),
                       happened(Happened::FirstAgentPassed, seatAt(1)),
                       happened(Happened::EpisodeBegan, Seat::Table, 2),
                       happened(Happened::PhaseBegan, Seat::Table, static_cast<int>(Phase::Ping)),
                       happened(Happened::PingRevealed, Seat::Table, 0, of(CardId{3})),
                       happened(Happened::DieRolled)};
  const std::vector<StoryMoment> moments = finder.momentsOf(news, v, v, {}, 100);
  REQUIRE(moments.size() == 3);
  CHECK(moments[0].kind == MomentKind::Lost);
  CHECK(moments[0].beat == Beat{101, 102});
  CHECK(moments[0].earlier.size() == 1);
  CHECK(moments[1].kind == MomentKind::Cleanup);
  CHECK(moments[1].beat == Beat{103, 105});
  CHECK(moments[2].kind == MomentKind::Episode);
  CHECK(moments[2].beat == Beat{106, 108});
}

TEST_CASE("That a Lead was left is said of an artifact whose Whammy does not come", "[scenes][WHAM-01]") {
  // given an artifact with a Whammy, and a Lead on the table when all is over
  const Catalog& cards = *shipped().cards.cards;
  const auto& artifacts = cards.all(Kind::Artifact);
  const auto found = std::ranges::find_if(artifacts, [&](CardId card) { return cards.of(card).whammy; });
  REQUIRE(found != artifacts.end());
  const Words words(cards, nullptr);
  View v;
  v.players = 3;
  v.dice[0].spot = Spot::Leads;
  const auto spoken = [&](const Events& news) {
    MomentFinder finder;
    return sceneOf(finder.momentsOf(news, v, v, {}, 0).front(), cards, words).spoken;
  };
  const Event turned = happened(Happened::ArtifactRevealed, Seat::Table, 0, of(*found));
  const Event strikes = happened(Happened::WhammyStruck, Seat::Table, 0, of(*found));
  // then it is said only where no Whammy strikes: its text may have brought the Lead
  CHECK(spoken({turned}).contains("A Lead is left: no Whammy."));
  CHECK_FALSE(spoken({turned, strikes}).contains("no Whammy"));
  CHECK(spoken({turned, strikes}).contains("No Lead is left: its Whammy strikes."));
}

TEST_CASE("A scene rests as long as slow readers need for what it says", "[scenes]") {
  // given artifacts that are turned up with a Consequence each
  const Catalog& cards = *shipped().cards.cards;
  const Words words(cards, nullptr);
  View v;
  v.players = 3;
  for (const CardId consequence : cards.all(Kind::Consequence)) {
    const Events news = {happened(Happened::ArtifactRevealed, Seat::Table, 0, of(cards.all(Kind::Artifact).front())),
                         happened(Happened::ConsequenceTurnedUp, Seat::Table, 0, of(consequence))};
    MomentFinder finder;
    const Scene scene = sceneOf(finder.momentsOf(news, v, v, {}, 0).front(), cards, words);
    // then the Consequence is read out, and 20 letters of all of it can be read in a second
    CHECK(scene.spoken.contains(QString::fromStdString(words.plain(cards.of(consequence).text))));
    CHECK(scene.rest >= 1000 + 50 * scene.spoken.size());
  }
}

TEST_CASE("A Cleanup in which somebody is asked is one moment, when it is over", "[scenes]") {
  MomentFinder finder;
  View v;
  v.players = 3;
  v.stressDeck = 9;
  View later = v;
  later.stressDeck = 8;
  const Events first = {happened(Happened::PhaseBegan, Seat::Table, static_cast<int>(Phase::Cleanup)),
                        happened(Happened::StressDrawn, seatAt(0), 1)};
  CHECK(finder.momentsOf(first, v, later, {}, 0).empty());
  const Events second = {happened(Happened::StressDrawn, seatAt(1), 1),
                         happened(Happened::FirstAgentPassed, seatAt(2))};
  const std::vector<StoryMoment> moments = finder.momentsOf(second, later, later, {}, 2);
  REQUIRE(moments.size() == 1);
  CHECK(moments[0].beat == Beat{2, 3});
  CHECK(moments[0].before.stressDeck == 9);
  CHECK(moments[0].events.size() == 4);
}

TEST_CASE("A value goes its way between its changes, and stays where it was led", "[scenes]") {
  Prop prop({100, 100, 200, 100}, [](Ink&, const QRectF&) {});
  prop.comes(500, 200).goesTo({300, 100, 400, 200}, 1000, 100, QEasingCurve::Linear);
  const auto value = [&](Moves what, int ms) { return prop.standAt(ms)[static_cast<std::size_t>(what)]; };
  CHECK(value(Moves::Seen, 499) == 0);
  CHECK(value(Moves::Seen, 700) == 1);
  CHECK(value(Moves::X, 999) == 200);
  CHECK(value(Moves::X, 1050) == Approx(350));
  CHECK(value(Moves::X, 5000) == 500);
  CHECK(value(Moves::Scale, 5000) == 2);
}

TEST_CASE("The short form of a scene is its rest, with the sound that weighs", "[scenes]") {
  Scene scene;
  scene.strike = 1000;
  scene.rest = 9000;
  scene.props.emplace_back(QRectF(0, 0, 10, 10), [](Ink&, const QRectF&) {});
  scene.props.back().leaves(500);
  scene.props.emplace_back(QRectF(0, 0, 10, 10), [](Ink&, const QRectF&) {});
  scene.props.back().comes(800);
  scene.cues = {{0, Cue::Wire}, {700, Cue::Ping, true}};
  const Scene brief = shortened(scene);
  CHECK(brief.strike == 0);
  CHECK(brief.rest < scene.rest);
  REQUIRE(brief.props.size() == 1);
  CHECK(brief.props.front().standAt(0)[static_cast<std::size_t>(Moves::Seen)] == 1);
  REQUIRE(brief.cues.size() == 1);
  CHECK(brief.cues.front().cue == Cue::Ping);
  CHECK(brief.cues.front().ms == 0);
  CHECK(paced(scene, Pace::Fast).strike == 500);
  CHECK(paced(scene, Pace::Off).strike == 0);
}

TEST_CASE("A season opens with the scene of its Episode; it ends by itself, and the table goes on", "[scenes]") {
  Staged game(3, 6);
  REQUIRE(game.toScene(MomentKind::Episode));
  const int steps = game.room().steps();
  CHECK(game.layer().isVisible());
  CHECK_FALSE(game.layer().accessibleName().isEmpty());
  // while it is up nothing behind it moves or is asked
  game.clock.pass(200);
  CHECK(game.window.table()->motion().stopped());
  CHECK(game.room().steps() == steps);
  game.endScene();
  CHECK_FALSE(game.layer().up());
  CHECK(game.window.table()->moving());  // the dice roll
  while (game.window.table()->moving()) game.clock.pass(500);
  game.settle();
  CHECK_FALSE(game.window.scenes().waiting());
  CHECK(game.onTable());
}

TEST_CASE("Enter leads to the rest of a scene, never past it, and from there on", "[scenes]") {
  Staged game(3, 6);
  REQUIRE(game.toScene(MomentKind::Episode));
  const int strike = game.layer().scene()->strike;
  REQUIRE(strike > 1000);
  QTest::keyClick(&game.layer(), Qt::Key_Return);
  CHECK(game.layer().rests());
  QTest::keyClick(&game.layer(), Qt::Key_Return);
  CHECK(game.layer().up());  // a second press at once was meant for the first
  game.clock.pass(SceneLayer::kGuards);
  QTest::keyClick(&game.layer(), Qt::Key_Return);
  CHECK_FALSE(game.layer().up());
}

TEST_CASE("Esc ends a scene at once, and a click is as good as Enter", "[scenes]") {
  Staged game(3, 6);
  REQUIRE(game.toScene(MomentKind::Episode));
  SECTION("Esc") {
    QTest::keyClick(&game.layer(), Qt::Key_Escape);
    CHECK_FALSE(game.layer().up());
  }
  SECTION("a click") {
    QTest::mouseClick(&game.layer(), Qt::LeftButton);
    CHECK(game.layer().rests());
    game.clock.pass(SceneLayer::kGuards);
    QTest::mouseClick(&game.layer(), Qt::LeftButton);
    CHECK_FALSE(game.layer().up());
  }
  CHECK(game.room().steps() == 0);
}

TEST_CASE("Seasons with scenes go as seasons without, and leave none out", "[scenes][heavy]") {
  const SceneForm form = GENERATE(SceneForm::Whole, SceneForm::Short);
  std::set<MomentKind> seen;
  for (const std::uint64_t seed : {6U, 7U, 11U}) {
    Playing still(4, seed);
    REQUIRE(still.toTheEnd());
    Staged game(4, seed, withScenes(form, form == SceneForm::Short ? Pace::Off : Pace::Normal));
    game.unpainted();
    for (int clicks = 0; clicks < Staged::kMoments && game.window.page() != game.window.end(); ++clicks) {
      REQUIRE(game.goOn());
      if (!game.layer().up()) continue;
      seen.insert(game.window.scenes().moment()->kind);
      const int steps = game.room().steps();
      game.endScene();
      CHECK(game.room().steps() == steps);
    }
    REQUIRE(game.room().over());
    CHECK(game.room().story() == still.room().story());
    CHECK(game.window.page() == game.window.end());
    CHECK_FALSE(game.window.scenes().waiting());
  }
  CHECK(seen.count(MomentKind::Cleanup) == 1);
  CHECK(seen.count(MomentKind::Episode) == 1);
  CHECK(seen.count(MomentKind::Lost) == 1);
  CHECK(seen.count(MomentKind::TurnedUp) == 1);
  CHECK(seen.count(MomentKind::End) == 1);
}

TEST_CASE("What everybody sees alike has the same scenes, whoever is the Traitor", "[scenes][secrecy]") {
  struct Told {
    Events news;
    View table;
    std::vector<Print> scenes;
  };
  const auto course = [](Seat traitor) {
    SeasonStart start = people(4, 21);
    start.setup.traitor = traitor;
    Playing game(start);
    game.unpainted();
    std::vector<Told> told;
    MomentFinder finder;
    View before = game.room().view(Seat::Table);
    QObject::connect(&game.room(), &Room::changed, &game.window, [&](const Events& news) {
      const View now = game.room().view(Seat::Table);
      Told one{news, now, {}};
      for (const StoryMoment& each : finder.momentsOf(news, before, now, start.setup.variants, 0))
        one.scenes.push_back(printOf(sceneOf(each, game.room().cards(), game.room().words())));
      before = now;
      told.push_back(std::move(one));
    });
    REQUIRE(game.clickUntil([&] { return game.room().over() || game.room().view(Seat::Table).episode >= 3; }));
    return told;
  };
  const std::vector<Told> one = course(seatAt(0));
  const std::vector<Told> other = course(seatAt(2));
  int alike = 0;
  for (std::size_t at = 0; at < std::min(one.size(), other.size()); ++at) {
    if (one[at].news != other[at].news || one[at].table != other[at].table) break;  // from here on all can tell
    CHECK((one[at].scenes == other[at].scenes));
    alike += static_cast<int>(one[at].scenes.size());
  }
  CHECK(alike >= 2);
}

TEST_CASE("The thing in the crate is the same, whatever artifact waits", "[scenes][secrecy]") {
  const auto scene = [](std::uint64_t artifact) {
    MomentFinder finder;
    View v;
    v.players = 3;
    v.artifactWaits = true;
    v.firstAgent = seatAt(0);
    for (SeatView& seat : v.seats) seat.who = AgentId{0};
    v.artifactsLeft = static_cast<std::uint8_t>(artifact);
    const Catalog& cards = *shipped().cards.cards;
    const CardId ping = cards.all(Kind::Ping).front();
    const Events news = {happened(Happened::EpisodeBegan, Seat::Table, 1),
                         happened(Happened::PingRevealed, Seat::Table, 0, of(ping))};
    const Words words(cards, nullptr);
    return printOf(sceneOf(finder.momentsOf(news, v, v, {}, 0).front(), cards, words));
  };
  CHECK((scene(9) == scene(3)));
}

TEST_CASE("With scenes switched off none is seen, and no beat is cut because of another", "[scenes]") {
  Staged game(3, 6, withScenes(SceneForm::Off));
  for (int clicks = 0; clicks < 400 && !game.room().over(); ++clicks) {
    REQUIRE(game.goOn());
    REQUIRE_FALSE(game.layer().up());
    REQUIRE_FALSE(game.window.scenes().waiting());
  }
}

TEST_CASE("A scene survives another size of the window and is put away with its season", "[scenes]") {
  Staged game(3, 6);
  REQUIRE(game.toScene(MomentKind::Episode));
  game.window.resize(1600, 900);
  game.settle();
  CHECK(game.layer().up());
  CHECK(game.layer().size() == game.window.page()->size());
  CHECK(game.window.begin(people(4, 2)));
  game.settle();
  CHECK_FALSE(game.layer().up());
}

}  // namespace w13::test
