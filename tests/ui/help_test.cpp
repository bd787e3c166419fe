// Help: whatever can be pointed at answers, on the table and on the secret screen, and nothing of it stays.

#include <QTextBrowser>

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

/// What is missing in the help of a screen's pieces; empty: nothing.
QStringList unanswered(const Screen& screen) {
  QStringList missing;
  for (const Piece* piece : screen.allPieces()) {
    const Help help = screen.help(piece);
    const PieceLook& look = piece->look();
    const bool thing = look.noun.kind != 0 && !look.command;
    if (help.name.isEmpty())
      missing << "without a name: part " + QString::number(static_cast<int>(look.part.as<Part>()));
    if (help.about.isEmpty() && help.now.isEmpty()) missing << "nothing is told: " + look.name;
    if (thing && look.choices.empty() && help.whyNot.isEmpty()) missing << "no reason: " + look.name;
    if (help.now.size() != static_cast<int>(look.choices.size())) missing << "choices untold: " + look.name;
    const auto there = [](kernel::Rule rule) { return shipped().rules.find(rule) != nullptr; };
    if (help.rules.empty()) missing << "no rule: " + look.name;
    if (!std::all_of(help.rules.begin(), help.rules.end(), there)) missing << "a rule that is not there: " + look.name;
    if (!wholeHelp(help, &shipped().rules).contains(help.name.section(u'\n', 0, 0).toHtmlEscaped().left(12)))
      missing << "without heading: " + look.name;
  }
  return missing;
}

/// The first piece of the table that fits.
template <class Fits>
Piece* find(const Screen& screen, const Fits& fits) {
  for (Piece* piece : screen.allPieces())
    if (fits(piece->look())) return piece;
  return nullptr;
}

bool isAction(Playing& game) {
  const kernel::Decision d = game.room().decision(Seat::Table);
  return game.onTable() && static_cast<Ask>(d.question()) == Ask::TakeAction &&
         game.room().view(Seat::Table).seats[d.seat()].at == Location::Warehouse;
}

/// A table on which an Agent in the Warehouse takes an Action.
struct AtTheTable : Playing {
  AtTheTable() : Playing(3, 1) {
    REQUIRE(clickUntil([&] { return isAction(*this); }));
    window.table()->setFocus();
  }
  TableScreen& table() { return *window.table(); }
  Piece* blockedPlace() {
    return find(table(), [](const PieceLook& look) { return look.noun == of(Place::FieldResearch); });
  }
};

QPoint onViewport(const Screen& screen, const Piece& piece) {
  return screen.mapFromScene(piece.mapToScene(piece.reach().center()));
}

}  // namespace

namespace {

/// Seasons that are clicked through, asking each thing on each screen.
struct Walk {
  std::set<QString> missing;
  std::size_t asked = 0;

  void season(int seats, std::uint64_t seed, bool revealed = false) {
    SeasonStart start = people(seats, seed);
    start.setup.variants.revealedTraitor = revealed;
    Playing game(start);
    REQUIRE(game.began);
    game.unpainted();
    const auto ask = [&] {
      // given whatever screen is up, when each of its pieces is asked, then it answers
      if (const Screen* screen = qobject_cast<Screen*>(game.window.page())) {
        for (const QString& each : unanswered(*screen)) missing.insert(each);
        asked += screen->allPieces().size();
      }
      return game.room().over();
    };
    CHECK(game.clickUntil(ask));
  }
  void check() const {
    const QStringList told(missing.begin(), missing.end());
    CHECK(told.mid(0, 20).join("\n").toStdString() == "");
  }
};

}  // namespace

TEST_CASE("Every piece of every screen tells what it is, why it cannot be chosen, and by which rule",
          "[window][help][season]") {
  Walk walk;
  walk.season(3, 21);
  walk.season(5, 22);
  walk.season(4, 23, true);
  walk.season(2, 24);
  CHECK(walk.asked > 20000);
  walk.check();
}

TEST_CASE("So does the table before the deal of a first season", "[window][help][first]") {
  SeasonStart start = people(4, 3);
  start.first.on = true;
  Playing game(start);
  game.settle();
  REQUIRE(game.window.table()->shown().greets == seatAt(0));
  CHECK(unanswered(*game.window.table()).join("; ").toStdString() == "");
  CHECK_FALSE(game.window.table()->help(nullptr).name.isEmpty());
  // and nothing says that the season is over
  for (const Piece* piece : game.window.table()->allPieces())
    CHECK_FALSE(game.window.table()->help(piece).whyNot.contains("over"));
}

TEST_CASE("Who only looks behind the curtain is not told that the season is over", "[window][help][secrecy]") {
  // given the deal: nothing is asked there
  Playing game(3, 6);
  REQUIRE(game.click());
  const SecretScreen* secret = game.window.secret();
  REQUIRE(secret != nullptr);
  REQUIRE(secret->shown().decision.empty());
  int cards = 0;
  for (const Piece* piece : secret->allPieces()) {
    if (piece->look().noun.kind == 0 || piece->look().command) continue;
    // when a thing is asked why it cannot be chosen, then it says what is so
    INFO(piece->look().name.toStdString());
    CHECK(secret->help(piece).whyNot == "There is nothing to choose here now.");
    ++cards;
  }
  CHECK(cards > 0);
}

TEST_CASE("A glance at a seat tells name, Agent and one line; the Abilities stand in its help", "[window][help]") {
  // given a table at which somebody has a name of their own
  SeasonStart start = people(3, 1);
  start.players[1] = "Anna";
  Playing game(start);
  REQUIRE(game.dealt());
  int seats = 0;
  for (const Piece* piece : game.window.table()->allPieces()) {
    if (piece->look().part != Part::Plate) continue;
    ++seats;
    const Help help = game.window.table()->help(piece);
    const QStringList lines = shortHelp(help).split(u'\n');
    CHECK(lines.size() == 2);
    CHECK(shortHelp(help).size() < 100);
    if (piece->look().noun == of(seatAt(1))) {
      CHECK(lines[0].startsWith("Anna"));
      CHECK(lines[1].contains("Claudia"));
    }
    CHECK(help.card.count(u'\n') >= 3);
    CHECK(wholeHelp(help, &shipped().rules).contains("Episode"));
  }
  CHECK(seats == 3);
}

TEST_CASE("So it does over twenty seasons", "[window][help][.long]") {
  Walk walk;
  for (std::uint64_t seed = 101; seed <= 120; ++seed)
    walk.season(static_cast<int>(2 + seed % 4), seed, seed % 5 == 0 && seed % 4 != 0);
  CHECK(walk.asked > 100000);
  walk.check();
}

TEST_CASE("F2 says beside the thing why it cannot be chosen, and by which rule", "[window][help][keyboard]") {
  AtTheTable game;
  // given the focus on a place in the Field, reached with Ctrl and an arrow
  QTest::keyClick(&game.table(), Qt::Key_Tab);
  Piece* place = game.blockedPlace();
  REQUIRE(place != nullptr);
  REQUIRE_FALSE(place->live());
  for (int presses = 0; presses < 40 && !place->hasFocus(); ++presses) {
    const QGraphicsItem* at = game.table().scene()->focusItem();
    const QPointF way = place->sceneBoundingRect().center() - at->sceneBoundingRect().center();
    const bool across = std::abs(way.x()) > std::abs(way.y());
    const Qt::Key key = across ? (way.x() > 0 ? Qt::Key_Right : Qt::Key_Left) : way.y() > 0 ? Qt::Key_Down : Qt::Key_Up;
    QTest::keyClick(&game.table(), key, Qt::ControlModifier);
  }
  REQUIRE(place->hasFocus());
  // when F2 is pressed
  QTest::keyClick(&game.table(), Qt::Key_F2);
  // then a chip names the rule, near the thing, and nothing has happened
  REQUIRE(game.table().chip() != nullptr);
  CHECK(game.table().chip()->kind() == ChipArea::Kind::WhyNot);
  CHECK(game.table().chip()->words().contains("Field"));
  const QRectF near = place->sceneBoundingRect().adjusted(-20, -20, 20, 20);
  CHECK(near.intersects(game.table().chip()->sceneBoundingRect()));
  // and the next key puts it away
  QTest::keyClick(&game.table(), Qt::Key_Tab);
  CHECK(game.table().chip() == nullptr);
}

TEST_CASE("A short help comes when the pointer rests on a thing, and goes with it", "[window][help]") {
  AtTheTable game;
  HandClock clock;
  Piece* place = game.blockedPlace();
  QTest::mouseMove(game.table().viewport(), onViewport(game.table(), *place));
  game.settle();
  clock.pass(Screen::kTipAfter - 1);
  CHECK(game.table().chip() == nullptr);
  clock.pass(1);
  REQUIRE(game.table().chip() != nullptr);
  CHECK(game.table().chip()->words().contains("Field Research"));
  CHECK(game.table().chip()->words().contains("Field"));
  QTest::mouseMove(game.table().viewport(), QPoint(2, 2));
  game.settle();
  CHECK(game.table().chip() == nullptr);
}

TEST_CASE("F1 opens help on the thing with its rule in full, F1 again the rule book there",
          "[window][help][keyboard]") {
  AtTheTable game;
  Piece* place = game.blockedPlace();
  place->setFocus();
  QTest::keyClick(&game.table(), Qt::Key_F1);
  HelpPanel* panel = game.table().helpPanel();
  REQUIRE(panel != nullptr);
  REQUIRE(panel->isVisible());
  CHECK(panel->text().contains("Field Research"));
  CHECK(panel->text().contains(QString::fromStdString(shipped().rules.find("FIELD-01")->text.en)));
  // when F1 is pressed again
  QTest::keyClick(panel->findChild<QTextBrowser*>(), Qt::Key_F1);
  // then the rule book is open at that rule
  CHECK_FALSE(panel->isVisible());
  auto* book = game.window.findChild<RulesPanel*>();
  REQUIRE(book->isVisible());
  CHECK(book->findChild<QTextBrowser*>()->toPlainText().startsWith("FIELD-01"));
  book->hide();
}

TEST_CASE("F1 with nothing pointed at tells about the question", "[window][help][keyboard]") {
  AtTheTable game;
  QTest::keyClick(&game.table(), Qt::Key_F1);
  HelpPanel* panel = game.table().helpPanel();
  REQUIRE(panel->isVisible());
  const kernel::Decision d = game.room().decision(Seat::Table);
  CHECK(panel->text().contains(QString::fromStdString(shipped().rules.find(d.rule())->text.en)));
  QTest::keyClick(panel->findChild<QTextBrowser*>(), Qt::Key_Escape);
  CHECK_FALSE(panel->isVisible());
}

TEST_CASE("Help of the secret screen opens inside it and goes with it", "[window][help][secrecy]") {
  // given somebody behind the curtain with cards in hand
  Playing game(3, 1);
  REQUIRE(game.clickUntil([&] { return game.window.secret() != nullptr; }));
  game.settle();
  SecretScreen* secret = game.window.secret();
  Piece* card = find(*secret, [](const PieceLook& look) { return thingOf(look.noun) == Thing::Card; });
  REQUIRE(card != nullptr);
  const QString name = QString::fromStdString(game.room().words().card(cardOn(card->look())));
  card->setFocus();
  // when help is open on a card, and then the rule book
  QTest::keyClick(secret, Qt::Key_F1);
  REQUIRE(secret->helpPanel() != nullptr);
  CHECK(secret->helpPanel()->text().contains(name));
  CHECK(game.window.secret() == secret);
  QTest::keyClick(secret->helpPanel()->findChild<QTextBrowser*>(), Qt::Key_F1);
  game.settle();
  REQUIRE(game.window.secret() == secret);
  CHECK(secret->findChild<RulesPanel*>()->isVisible());
  CHECK_FALSE(secret->findChild<RulesPanel*>()->isWindow());
  // and the screen closes because the window loses the focus
  game.loseFocus();
  // then nothing of it is left anywhere
  CHECK(game.window.secret() == nullptr);
  for (const QTextBrowser* text : game.window.findChildren<QTextBrowser*>())
    CHECK_FALSE(text->toPlainText().contains(name));
  CHECK(game.window.findChildren<HelpPanel*>().isEmpty());
}

TEST_CASE("Z and the right button hold any thing up, as long as they are held", "[window][help]") {
  AtTheTable game;
  int held = 0;
  for (Piece* piece : game.table().allPieces()) {
    piece->setFocus();
    QTest::keyPress(&game.table(), Qt::Key_Z);
    INFO(piece->look().name.toStdString());
    REQUIRE(game.table().closer() != nullptr);
    CHECK(game.table().closer()->look().name == piece->look().name);
    QTest::keyRelease(&game.table(), Qt::Key_Z);
    REQUIRE(game.table().closer() == nullptr);
    ++held;
  }
  CHECK(held > 20);
  // when the right button goes down on a die
  const auto isLead = [](const PieceLook& look) { return thingOf(look.noun) == Thing::Die; };
  Piece* die = find(game.table(), isLead);
  REQUIRE(die != nullptr);
  const QPoint at = onViewport(game.table(), *die);
  QTest::mousePress(game.table().viewport(), Qt::RightButton, {}, at);
  REQUIRE(game.table().closer() != nullptr);
  // then all six faces of its kind are shown
  const std::vector<DieFace> faces =
      facesOf(game.table().closer()->look().noun, game.table().closer()->look().part, game.room().cards());
  REQUIRE(faces.size() == 6);
  const Symbol own = colourOf(dieOf(die->look().noun));
  CHECK(std::count_if(faces.begin(), faces.end(), [&](const DieFace& face) { return face.shows.symbol == own; }) ==
        (own == Symbol::Wild ? 2 : 3));
  QTest::mouseRelease(game.table().viewport(), Qt::RightButton, {}, at);
  CHECK(game.table().closer() == nullptr);
}

TEST_CASE("Holding the Loyalty card up from near does not turn it", "[SECRET-12][help]") {
  const auto picture = [](std::uint64_t seed, bool wanted) -> std::optional<QImage> {
    Playing game(3, seed);
    REQUIRE(game.click());
    SecretScreen* secret = game.window.secret();
    if (secret->shown().view.isTraitor != wanted) return std::nullopt;
    Piece* card = withPart(*secret, Part::Loyalty);
    card->setFocus();
    QTest::keyPress(secret, Qt::Key_Z);
    REQUIRE(secret->closer() != nullptr);
    // the middle, where the card is held: the rest of the screen shows other cards in other seasons
    const QImage all = secret->grab().toImage();
    return all.copy(all.width() / 4, all.height() / 4, all.width() / 2, all.height() / 2);
  };
  std::optional<QImage> loyal;
  std::optional<QImage> traitor;
  for (std::uint64_t seed = 1; seed < 30 && (!loyal || !traitor); ++seed) {
    if (!loyal) loyal = picture(seed, false);
    if (!traitor) traitor = picture(seed, true);
  }
  REQUIRE(loyal);
  REQUIRE(traitor);
  CHECK(*loyal == *traitor);
}

}  // namespace w13::test
