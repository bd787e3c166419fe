// Trying a card on the table: from the workshop into a position and back, with edits that are taken over meanwhile.

#ifdef UI_WORKSHOP

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTextBrowser>

#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "ui/games/warehouse13/workshop/record_dialog.h"
#include "ui/settings/language.h"
#include "ui/widgets/position_bar.h"
#include "ui/workshop/workshop_screen.h"
#include "window.h"
#include "workshop/warehouse13/kit.h"

namespace w13::test {

namespace {

/// A designer at the workshop, with one card open.
struct Designer {
  explicit Designer(const QString& path)
      : window([this] {
          WindowSetup setup = quick();
          setup.workshop = folder.filePath("cards");
          return setup;
        }()) {
    window.resize(1280, 800);
    window.show();
    QApplication::setActiveWindow(&window);
    window.openWorkshop();
    REQUIRE(window.workshop() != nullptr);
    window.workshop()->open(path);
    QApplication::processEvents();
  }
  void press(QWidget* in, const char* name) {
    QPushButton* button = in->findChild<QPushButton*>(name);
    REQUIRE(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
    QApplication::processEvents();
  }
  /// Tries the card in one of the positions that are found, and says how many there are.
  int tryIt(int at = 0) {
    QTest::keyClick(window.workshop(), Qt::Key_F6);
    REQUIRE(window.workshop()->ask()->asking());
    QComboBox* positions = window.workshop()->findChild<QComboBox*>("ask-list");
    const int all = positions->count();
    positions->setCurrentIndex(at);
    press(window.workshop(), "play-trial");
    REQUIRE(window.positionBar() != nullptr);
    REQUIRE(window.page() == window.table());
    return all;
  }
  /// Writes a file of the designer's with another program.
  void write(const QString& path, const QString& text) {
    const QString place = folder.filePath("cards/" + path);
    QDir().mkpath(QFileInfo(place).path());
    QFile file(place);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text.toUtf8());
  }
  /// Writes something else in the text that is open.
  void change(const QString& from, const QString& to) {
    CardEditor& editor = *window.workshop()->editor();
    REQUIRE(editor.text().contains(from));
    editor.replace(editor.text().replace(from, to));
  }
  bool told(const QString& words) {
    return QTest::qWaitFor(
        [&] { return window.positionBar() != nullptr && window.positionBar()->words().contains(words); }, 5000);
  }
  /// Plays the card that may be played in response.
  void respond() {
    for (int seat = 0; seat < window.room()->seats(); ++seat) {
      const kernel::Decision d = window.room()->interjections(seatAt(seat));
      if (d.empty()) continue;
      REQUIRE(window.room()->interject(seatAt(seat), kernel::Choice(d[0])));
      return QApplication::processEvents();
    }
    FAIL("nobody may respond");
  }
  QTemporaryDir folder;
  MainWindow window;
};

}  // namespace

TEST_CASE("A card is tried on the table, and the way back leads to it", "[window][workshop][trial]") {
  Designer ada("traits/tesla.json");
  // when it is tried
  ada.tryIt();
  // then the table is up, above it stands what can be done, and the card is in a hand
  CHECK(ada.window.positionBar()->words().contains("Trying Tesla"));
  const View v = ada.window.room()->view(seatAt(0));
  CHECK(std::any_of(v.hand.begin(), v.hand.end(),
                    [&](CardId card) { return ada.window.room()->cards().of(card).id == "tesla"; }));
  // and nobody's cards are a secret: there is no curtain
  CHECK(ada.window.page() != ada.window.curtain());
  // when the designer goes back
  ada.press(ada.window.positionBar(), "left");
  // then the workshop is as it was
  CHECK(ada.window.room() == nullptr);
  CHECK(ada.window.positionBar() == nullptr);
  CHECK(ada.window.page() == ada.window.workshop());
  CHECK(ada.window.workshop()->path() == "traits/tesla.json");
}

TEST_CASE("Cards that lie open for a while are seen where they lie", "[window][workshop][trial]") {
  // given cards that stay, of which two lie on Agents, one openly and one in secret
  const std::string own = R"("text": {"en": "x", "de": "x"}, "art": "game-icons:time-bomb", "source": "house",
      "promo": true, "timing": "action", "stays": "episode", "when": {"travelled": [{"draw_stress": 1, "who": "bearer"}]},)";
  Designer ada("traits/tesla.json");
  ada.write("../scenarios/bug.json", R"({"title": "Bug", "rules": ["CARD-32"], "given": {"players": [
      {"agent": "pete", "at": "field", "claimed": "green 1-tech"}, "myka", "artie"], "staying": ["bug", "fuse"],
      "laid": {"bug": "myka"}, "face_up": "sore-muscles", "artifact": "sylvia-plaths-typewriter", "turn": "retrieval"},
      "when": [], "then": {"staying": ["bug", "fuse"]}})");
  ada.write("traitor/fuse.json", QString::fromStdString(R"({"name": {"en": "Fuse", "de": "Lunte"},)" + own +
                                                        R"("do": [{"lay": true, "secret": true, "by": "you"}]})"));
  ada.write("traitor/bug.json",
            QString::fromStdString(R"({"name": {"en": "Bug", "de": "Wanze"},)" + own + R"("do": [{"lay": true}]})"));
  const LiveDesk& live = ada.window.workshop()->live();
  REQUIRE(QTest::qWaitFor([&] { return live.desk().has("traitor/fuse.json") && live.desk().has("traitor/bug.json"); }));
  ada.window.workshop()->open("traitor/bug.json");
  REQUIRE(QTest::qWaitFor([&] { return !live.checking(); }));
  // when they are looked at during the Retrieval
  ada.tryIt(2);
  const Catalog& cards = ada.window.room()->cards();
  const auto placeOfCard = [&](const char* id) {
    for (const Piece* piece : pieces(*ada.window.table())) {
      const Noun noun = piece->look().noun;
      if (thingOf(noun) == Thing::Card && cards.of(cardOf(noun)).id == id) return piece->sceneBoundingRect();
    }
    return QRectF();
  };
  const auto placeOfSeat = [&](int seat) {
    for (const Piece* piece : pieces(*ada.window.table()))
      if (piece->look().part == Part::Plate && piece->look().noun == of(seatAt(seat)))
        return piece->sceneBoundingRect();
    return QRectF();
  };
  // then the one that was laid openly lies at its Agent's seat, the others below the artifact
  CHECK(placeOfSeat(1).contains(placeOfCard("bug")));
  const QRectF artifact = placeOfCard("sylvia-plaths-typewriter");
  for (const char* id : {"fuse", "sore-muscles"}) {
    INFO(id);
    CHECK(placeOfCard(id).isValid());
    CHECK(placeOfCard(id).center().y() > artifact.bottom());
    for (int seat = 0; seat < 3; ++seat) CHECK_FALSE(placeOfSeat(seat).intersects(placeOfCard(id)));
  }
}

TEST_CASE("An edit is taken over while the card is tried, and what was done stays done", "[window][workshop][trial]") {
  Designer ada("traits/tesla.json");
  ada.tryIt();
  ada.respond();
  const int steps = ada.window.room()->steps();
  // when another program writes the card
  ada.write("traits/tesla.json", R"({"name": {"en": "Lightning", "de": "Blitz"}})");
  // then it lies on the table as it is now, at the same step
  REQUIRE(ada.told("read again"));
  const Catalog& cards = ada.window.room()->cards();
  CHECK(cards.of(cards.find("tesla")).name.en == "Lightning");
  CHECK(ada.window.room()->steps() == steps);
  // when it is written with a mistake, then the last good one stays
  ada.write("traits/tesla.json", R"({"name": {"en": "Thunder", "de": "Donner"}, "number": 7})");
  REQUIRE(ada.told("their last good versions"));
  const Catalog& kept = ada.window.room()->cards();
  CHECK(kept.of(kept.find("tesla")).name.en == "Lightning");
  // when it can be played no more, then as much is done again as can be
  ada.write("traits/tesla.json", R"({"timing": "action", "answers": null, "only": null, "do": [{"draw_stress": 1}]})");
  REQUIRE(ada.told("cannot be made"));
  CHECK(ada.window.room()->steps() < steps);
}

TEST_CASE("What was tried is kept as a scenario, once the designer says that it is right",
          "[window][workshop][trial][sample]") {
  Designer ada("traits/tesla.json");
  ada.tryIt();
  ada.respond();
  // when it is to be kept
  ada.press(ada.window.positionBar(), "keep");
  RecordDialog* dialog = ada.window.findChild<RecordDialog*>();
  REQUIRE(dialog != nullptr);
  // then what came of it is listed, to be confirmed
  REQUIRE(dialog->list()->count() > 3);
  QStringList listed;
  for (int at = 0; at < dialog->list()->count(); ++at) listed << dialog->list()->item(at)->text();
  CHECK(listed.join("\n").contains("happens: card-played"));
  // and without a title it is not kept
  ada.press(dialog, "keep-scenario");
  CHECK_FALSE(dialog->fault().isEmpty());
  QTest::keyClicks(dialog->title(), "Tesla is played");
  ada.press(dialog, "keep-scenario");
  // then it lies among the designer's scenarios, names the card, and is played in the workshop from now on
  const QString place = ada.folder.filePath("scenarios/tesla-is-played.json");
  REQUIRE(QFile::exists(place));
  const std::vector<Played>& played = ada.window.workshop()->notes()->played();
  CHECK(std::any_of(played.begin(), played.end(), [](const Played& each) {
    return each.title.en == "Tesla is played" && names(each.text, "tesla");
  }));
}

TEST_CASE("A scenario that a change breaks says so beside the card", "[window][workshop][trial]") {
  Designer ada("traits/tesla.json");
  CardNotes& notes = *ada.window.workshop()->notes();
  notes.turnTo(CardNotes::Touches);
  // given examples and lessons in which the card stands, and that go as they should
  const QString before = notes.reading()->toPlainText();
  CHECK(before.contains(u'\u2714'));
  CHECK_FALSE(before.contains(u'\u2716'));
  // when it does something else, then it is seen which of them go another way
  ada.window.workshop()->editor()->replace(R"({"do": [{"difficulty": -2}]})");
  REQUIRE(QTest::qWaitFor([&] { return !ada.window.workshop()->live().checking(); }, 5000));
  CHECK(notes.reading()->toPlainText().contains(u'\u2716'));
}

TEST_CASE("A card with mistakes is tried as it was last good", "[window][workshop][trial][sample]") {
  Designer ada("traits/tesla.json");
  ada.window.workshop()->editor()->replace("{ \"number\": 7 }");
  REQUIRE(QTest::qWaitFor([&] { return !ada.window.workshop()->live().checking(); }, 5000));
  QTest::keyClick(ada.window.workshop(), Qt::Key_F6);
  CHECK(ada.window.workshop()->ask()->sentence().contains("the last good version"));
  ada.press(ada.window.workshop(), "play-trial");
  REQUIRE(ada.window.room() != nullptr);
  CHECK(ada.window.room()->cards().of(ada.window.room()->cards().find("tesla")).number != 7);
}

TEST_CASE("A card that never ends is tried on a whole table, says so when it is reached, and costs no draft",
          "[window][workshop][trial]") {
  // given two cards that are not saved, one of which sets itself off for ever
  Designer ada("traits/tesla.json");
  WorkshopScreen& workshop = *ada.window.workshop();
  ada.change("\"number\": 1", "\"number\": 2");
  workshop.open("pings/milan.json");
  ada.change(R"("may": [{ "choose_pile": "top_discards" }, { "draw_stress": 1 }, { "take_top": 1 }],)",
             R"("send": "warehouse" }, { "travel": true }, { "may": [{ "choose_pile": "top_discards" }, )"
             R"({ "draw_stress": 1 }, { "take_top": 1 }],)");
  REQUIRE(QTest::qWaitFor([&] { return !workshop.live().checking(); }, 5000));
  REQUIRE(workshop.live().desk().checked().errors == 0);
  QStringList said;
  int positions = 1;
  for (int at = 0; at < positions; ++at) {
    INFO("position " << at);
    // when it is tried
    positions = ada.tryIt(at);
    // then the table stands there whole, and somebody is asked
    REQUIRE(ada.window.room() != nullptr);
    CHECK(ada.window.page() == ada.window.table());
    CHECK(ada.window.positionBar()->isVisible());
    const kernel::Decision asked = ada.window.room()->decision(Seat::Table);
    REQUIRE_FALSE(asked.empty());
    // when what sets it off is chosen, then nothing has happened, and one sentence names the card
    const auto refused =
        QObject::connect(ada.window.room(), &Room::refused, [&](const QString& sentence) { said << sentence; });
    const int steps = ada.window.room()->steps();
    const kernel::Decision choices = ada.window.room()->decision(asked.seat());
    for (const kernel::Choice& choice : choices.choices())
      if (ada.window.room()->steps() == steps) (void)ada.window.room()->choose(asked.seat(), choice);
    QObject::disconnect(refused);
    // when the designer goes back, then both cards are there as they were written
    ada.press(ada.window.positionBar(), "left");
    CHECK(ada.window.page() == ada.window.workshop());
    CHECK(workshop.live().desk().drafts() == std::vector<std::string>{"pings/milan.json", "traits/tesla.json"});
  }
  INFO(said.join("\n").toStdString());
  REQUIRE_FALSE(said.isEmpty());
  CHECK(said.front().contains("Milan, Italy (pings/milan.json)"));
}

TEST_CASE("Whatever goes wrong while a card is tried, the workshop comes back whole and says why",
          "[window][workshop][trial]") {
  Designer ada("traits/tesla.json");
  ada.change("\"number\": 1", "\"number\": 2");
  ada.tryIt();
  // when something is thrown in the middle of what the window does
  QMetaObject::invokeMethod(
      ada.window.table(), [] { throw kernel::DataError("the cards ask too much"); }, Qt::QueuedConnection);
  QApplication::processEvents();
  QApplication::processEvents();
  // then the trial is over, and nothing that was written is lost
  CHECK(ada.window.room() == nullptr);
  CHECK(ada.window.positionBar() == nullptr);
  REQUIRE(ada.window.page() == ada.window.workshop());
  CHECK(ada.window.workshop()->ask()->sentence().contains("the cards ask too much"));
  CHECK(ada.window.workshop()->editor()->text().contains("\"number\": 2"));
  CHECK(ada.window.workshop()->live().desk().hasDraft("traits/tesla.json"));
  // and it can be tried again
  ada.press(ada.window.workshop(), "not-now");
  ada.tryIt();
}

TEST_CASE("A fault in the workshop itself is said there, and nothing is lost", "[window][workshop][trial]") {
  Designer ada("traits/tesla.json");
  ada.change("\"number\": 1", "\"number\": 2");
  QMetaObject::invokeMethod(
      ada.window.workshop(), [] { throw std::logic_error("this was not foreseen"); }, Qt::QueuedConnection);
  QApplication::processEvents();
  QApplication::processEvents();
  REQUIRE(ada.window.page() == ada.window.workshop());
  CHECK(ada.window.workshop()->ask()->sentence().contains("this was not foreseen"));
  CHECK(ada.window.workshop()->live().desk().hasDraft("traits/tesla.json"));
}

TEST_CASE("A season that comes between leaves the workshop as it was, and its button leads back",
          "[window][workshop][trial]") {
  Designer ada("traits/tesla.json");
  ada.change("\"number\": 1", "\"number\": 2");
  ada.tryIt();
  // given a season that is opened in the middle of a trial, and left
  REQUIRE(ada.window.begin(people(3, 1)));
  CHECK(ada.window.positionBar() == nullptr);
  ada.window.openLessons();
  REQUIRE(ada.window.page() == ada.window.startScreen());
  // when the designer goes back to the workshop
  ada.press(ada.window.startScreen(), "workshop");
  // then what was written is there
  REQUIRE(ada.window.page() == ada.window.workshop());
  CHECK(ada.window.workshop()->editor()->text().contains("\"number\": 2"));
}

}  // namespace w13::test

#endif
