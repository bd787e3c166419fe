// The workshop, worked in by hand: a card is changed, seen and saved; nothing is lost, and no shipped file is written.

#ifdef UI_WORKSHOP

#include <QLineEdit>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBrowser>

#include "ui/games/warehouse13/workshop/season_card_screens.h"
#include "ui/settings/language.h"
#include "ui/workshop/picture_picker.h"
#include "workbench.h"
#include "workshop/json_edit.h"

namespace w13::test {

TEST_CASE("A shipped card is changed, seen to be right, and saved into the folder of the designer",
          "[window][workshop][sample]") {
  // given a workshop over the shipped cards
  Bench bench;
  const QString shipped = QStringLiteral(W13_DATA_DIR) + "/cards/warehouse13/traits/tesla.json";
  const QString before = textOf(shipped);
  bench.screen().open("traits/tesla.json");
  REQUIRE(bench.editor().text() == before);
  bench.editor().setFocus();
  // when its number is changed
  bench.change("\"number\": 1", "\"number\": 2");
  REQUIRE(bench.checked());
  // then the read-back and the list say so, and nothing is written yet
  CHECK(bench.screen().notes()->reading()->toPlainText().contains("Trait 2-Tech"));
  CHECK(bench.screen().notes()->reading()->toPlainText().contains("The shipped version"));
  CHECK(bench.item("traits/tesla.json")->data(0, Qt::AccessibleTextRole).toString() == "Tesla, not saved, changed");
  CHECK_FALSE(QFile::exists(bench.file("traits/tesla.json")));
  // when it is saved by its key
  QTest::keyClick(&bench.editor(), Qt::Key_S, Qt::ControlModifier);
  REQUIRE(bench.checked());
  // then it is a file of the designer's, and the shipped one is as it was
  CHECK(textOf(bench.file("traits/tesla.json")).contains("\"number\": 2"));
  CHECK(textOf(shipped) == before);
  CHECK(bench.desk().drafts().empty());
  // and its differences are told
  bench.click("differences");
  CHECK(bench.screen().notes()->reading()->toPlainText().contains("number: 2 instead of 1"));
}

TEST_CASE("A new Trait is begun from its template, gets two mistakes, and is mended", "[window][workshop][sample]") {
  Bench bench;
  // given a new Trait
  bench.click("new-card");
  REQUIRE(bench.screen().ask()->asking());
  QTest::keyClicks(bench.screen().findChild<QLineEdit*>("ask-line"), "Night Shift");
  QTest::keyClick(bench.screen().findChild<QLineEdit*>("ask-line"), Qt::Key_Return);
  REQUIRE(bench.checked());
  REQUIRE(bench.screen().path() == "traits/night-shift.json");
  CHECK_FALSE(bench.screen().ask()->asking());
  CHECK(bench.messages().join(u'\n').contains("No errors"));
  const QString good = bench.editor().text();
  // when two mistakes are made
  bench.change("\"logic\"", "\"lodgic\"");
  bench.change("\"draw\": 1", "\"drow\": 1");
  REQUIRE(bench.checked());
  // then both are told at their places, and the preview keeps the last good card
  const QString told = bench.messages().join(u'\n');
  INFO(told.toStdString());
  CHECK(told.contains("did you mean \"logic\"?"));
  CHECK(told.contains("did you mean \"draw\"?"));
  CHECK_FALSE(bench.desk().checked().isCurrent("traits/night-shift.json"));
  CHECK(cardsOn(bench.desk()).cards->find("night-shift") != DesignId::None);
  // when a message is clicked
  QListWidgetItem* second = bench.screen().messages()->item(1);
  QTest::mouseClick(bench.screen().messages()->viewport(), Qt::LeftButton, {},
                    bench.screen().messages()->visualItemRect(second).center());
  // then the cursor stands at its mistake
  int line = 0, column = 0;
  bench.editor().getCursorPosition(&line, &column);
  CHECK(bench.editor().text(line).contains("drow"));
  // when both are taken back
  bench.editor().undo();
  bench.editor().undo();
  REQUIRE(bench.checked());
  // then all is well again
  CHECK(bench.editor().text() == good);
  CHECK(bench.desk().checked().errors == 0);
}

TEST_CASE("Nothing that was written is lost on the way out", "[window][workshop][sample]") {
  Bench bench;
  bench.screen().open("traits/tesla.json");
  bench.change("\"number\": 1", "\"number\": 0");
  // when somebody leaves by Esc
  QTest::keyClick(&bench.screen(), Qt::Key_Escape);
  // then it is asked about, and stays if that is wished
  REQUIRE(bench.screen().ask()->asking());
  CHECK(bench.screen().ask()->sentence().contains("tesla.json"));
  bench.click("stay");
  QApplication::processEvents();
  REQUIRE(bench.window.workshop() != nullptr);
  // when the window is closed
  bench.window.close();
  // then it does not close before that is settled
  CHECK(bench.window.isVisible());
  REQUIRE(bench.screen().ask()->asking());
  bench.click("stay");
  // when all is saved on the way back
  bench.click("back");
  bench.click("save-all");
  REQUIRE(bench.wait([&] { return bench.window.workshop() == nullptr; }));
  CHECK(bench.window.page() == bench.window.startScreen());
  CHECK(textOf(bench.file("traits/tesla.json")).contains("\"number\": 0"));
}

TEST_CASE("What another program writes is seen at once; with a draft it is asked which counts", "[window][workshop]") {
  Bench bench;
  bench.screen().open("traits/tesla.json");
  // when another editor makes a file, and then replaces it
  write(bench.file("traits/tesla.json"), "{ \"number\": 2 }\n");
  REQUIRE(bench.wait([&] { return bench.editor().text() == "{ \"number\": 2 }\n"; }));
  write(bench.file("traits/tesla.json~"), "{ \"number\": 0 }\n");
  QFile::remove(bench.file("traits/tesla.json"));
  QFile::rename(bench.file("traits/tesla.json~"), bench.file("traits/tesla.json"));
  // then it stands in the window
  CHECK(bench.wait([&] { return bench.editor().text() == "{ \"number\": 0 }\n"; }));
  REQUIRE(bench.checked());
  CHECK(bench.screen().notes()->reading()->toPlainText().contains("Trait 0-Tech"));
  // when both have written
  bench.change("0", "1");
  write(bench.file("traits/tesla.json"), "{ \"copies\": 1 }\n");
  REQUIRE(bench.wait([&] { return bench.screen().ask()->asking(); }));
  // then nothing has happened before somebody has chosen
  CHECK(bench.editor().text() == "{ \"number\": 1 }\n");
  bench.click("take-theirs");
  CHECK(bench.editor().text() == "{ \"copies\": 1 }\n");
  CHECK(bench.desk().drafts().empty());
}

TEST_CASE("Words are offered where they belong, and put in by Enter", "[window][workshop]") {
  Bench bench;
  bench.screen().open("traits/tesla.json");
  // given a card that is being written
  bench.editor().replace("{ \"type\": ");
  bench.editor().setCursorPosition(0, 10);
  // when a word is begun and taken
  bench.type("\"lor");
  REQUIRE(bench.wait([&] { return bench.editor().SendScintilla(QsciScintilla::SCI_AUTOCACTIVE) != 0; }));
  QTest::keyClick(&bench.editor(), Qt::Key_Return);
  // then it stands there
  CHECK(bench.editor().text() == "{ \"type\": \"lore");
}

TEST_CASE("Enter begins a line where no word was begun, and Esc in the text leaves it alone", "[window][workshop]") {
  Bench bench;
  bench.screen().open("traits/tesla.json");
  // given somebody who begins a card, and goes on to the next line
  bench.editor().replace("");
  bench.type("{");
  QTest::keyClick(&bench.editor(), Qt::Key_Return);
  QApplication::processEvents();
  // then nothing was put in, and the line stands further in
  CHECK(bench.editor().text() == "{\n  ");
  // when a word that stands there already is ended by Enter, then that is all Enter does
  bench.type("\"promo\": true");
  QTest::keyClick(&bench.editor(), Qt::Key_Return);
  CHECK(bench.editor().text().startsWith("{\n  \"promo\": true\n"));
  // when Esc is pressed in the text, then nobody is asked anything
  QTest::keyClick(&bench.editor(), Qt::Key_Escape);
  QTest::keyClick(&bench.editor(), Qt::Key_Escape);
  CHECK_FALSE(bench.screen().ask()->asking());
  CHECK(bench.window.workshop() != nullptr);
}

TEST_CASE("A picture is found in the grid by its words, taken by Enter, and written into the card",
          "[window][workshop]") {
  Bench bench;
  bench.screen().open("traits/tesla.json");
  const QString before = bench.editor().text();
  const QString had = QString::fromStdString(house::textBehind(before.toStdString(), "art"));
  // when its picture is asked for
  QTest::keyClick(&bench.screen(), Qt::Key_I, Qt::ControlModifier);
  auto* picker = bench.screen().findChild<PicturePicker*>();
  REQUIRE(picker != nullptr);
  auto* search = picker->findChild<QLineEdit*>("find-picture");
  // then the grid shows all there are, at the one that the card has, and draws what is in view only
  CHECK(picker->grid()->model()->rowCount() > 4000);
  CHECK(picker->grid()->currentIndex().data(PictureList::kArt).toString() == had);
  CHECK_FALSE(picker->grab().isNull());
  // when words are typed that an icon has in its name, and the next one is chosen by the arrows
  QTest::keyClicks(search, "bear po");
  CHECK(picker->grid()->model()->rowCount() < 10);
  CHECK(picker->grid()->currentIndex().data().toString() == "polar-bear");
  QTest::keyClicks(search, "zzz");
  CHECK_FALSE(picker->findChild<QPushButton*>("take-picture")->isEnabled());
  search->setText("wolf");
  const QString first = picker->grid()->currentIndex().data().toString();
  QTest::keyClick(search, Qt::Key_Down);
  CHECK(picker->focusWidget() == picker->grid());
  QTest::keyClick(picker->grid(), Qt::Key_Left);
  QTest::keyClick(picker->grid(), Qt::Key_Home);
  CHECK(picker->grid()->currentIndex().data().toString() == first);
  // when it is taken by Enter
  QTest::keyClick(picker->grid(), Qt::Key_Return);
  REQUIRE(bench.checked());
  // then only the picture of the card is another, and one step back brings the old one
  CHECK(bench.editor().text() == QString(before).replace(had, "game-icons:" + first));
  CHECK(bench.desk().checked().errors == 0);
  CHECK(bench.desk().checked().warnings == 0);
  bench.editor().undo();
  CHECK(bench.editor().text() == before);
  // a file that has no picture says so, and one that is no card yet keeps its text
  bench.screen().open("dice.json");
  bench.click("card-picture");
  CHECK(bench.screen().ask()->sentence() == "dice has no picture of its own.");
  bench.screen().ask()->putAway();
}

TEST_CASE("A card is tidied as the shipped ones are written", "[window][workshop]") {
  Bench bench;
  bench.screen().open("traits/tesla.json");
  const QString shipped = bench.editor().text();
  bench.editor().replace(QString(shipped).remove(u'\n').replace("  ", " "));
  bench.click("tidy-card");
  CHECK(bench.editor().text() == shipped);
  // what is no JSON stays as it is
  bench.editor().replace("{ \"type\": ");
  bench.click("tidy-card");
  CHECK(bench.editor().text() == "{ \"type\": ");
  CHECK(bench.screen().ask()->sentence().contains("no JSON yet"));
}

TEST_CASE("Cards are renamed, taken out and brought back, with a question before", "[window][workshop]") {
  Bench bench;
  bench.screen().open("agents/pete.json");
  // when an Agent gets another id
  bench.click("rename-card");
  QLineEdit* line = bench.screen().findChild<QLineEdit*>("ask-line");
  line->setText("peter");
  bench.click("plan-renaming");
  // then it is told what refers to him, before anything is done
  CHECK(bench.screen().ask()->sentence().contains("Shipped cards that get a file of your own"));
  CHECK(bench.desk().stateOf("agents/pete.json") == CardState::Shipped);
  bench.click("rename-now");
  REQUIRE(bench.checked());
  CHECK(bench.screen().path() == "agents/peter.json");
  CHECK(bench.desk().checked().errors == 0);
  // when a card is taken out and brought back
  bench.screen().open("plots/sleeper-agent.json");
  bench.click("remove-card");
  bench.click("remove-now");
  CHECK(bench.desk().stateOf("plots/sleeper-agent.json") == CardState::Removed);
  bench.click("revert-card");
  bench.click("revert-now");
  CHECK(bench.desk().stateOf("plots/sleeper-agent.json") == CardState::Shipped);
}

TEST_CASE("The tree finds cards by any of their names", "[window][workshop]") {
  Bench bench;
  QLineEdit* find = bench.screen().findChild<QLineEdit*>("find-card");
  find->setText("tesla");
  CHECK_FALSE(bench.item("traits/tesla.json")->isHidden());
  CHECK(bench.item("traits/zipline.json")->isHidden());
  find->clear();
  CHECK_FALSE(bench.item("traits/zipline.json")->isHidden());
}

TEST_CASE("The tree finds the cards that use a word of the card language, and says which", "[window][workshop]") {
  Bench bench;
  auto* find = bench.screen().findChild<QLineEdit*>("find-card");
  // when a verb is typed by hand
  QTest::keyClicks(find, "reroll");
  // then the cards that use it are left, in open decks, each with the word
  int found = 0;
  for (const CardOnDesk& card : bench.desk().cards()) {
    const QTreeWidgetItem* item = bench.item(QString::fromStdString(card.path));
    const bool uses = bench.desk().text(card.path).find("\"reroll") != std::string::npos;
    INFO(card.path);
    if (uses) CHECK_FALSE(item->isHidden());
    if (item->isHidden()) continue;
    ++found;
    CHECK(item->text(0).contains("reroll"));
    CHECK(item->parent()->isExpanded());
  }
  CHECK(found > 3);
  CHECK(bench.item("traits/tesla.json")->isHidden());
  // when a draft of a card uses it, then it is found as well
  bench.screen().open("traits/tesla.json");
  bench.editor().replace(R"({ "do": [{ "reroll": "just_rolled" }] })");
  REQUIRE(bench.checked());
  CHECK_FALSE(bench.item("traits/tesla.json")->isHidden());
  // when a word of a name is typed besides, both must fit; without words the lines are as before
  QTest::keyClicks(find, " tesla");
  CHECK(bench.item("traits/tesla.json")->text(0).contains("reroll"));
  find->clear();
  CHECK_FALSE(bench.item("traits/zipline.json")->isHidden());
  CHECK_FALSE(bench.item("traits/tesla.json")->text(0).contains("reroll"));
}

TEST_CASE("Everything in the workshop can be reached by keys and has a name", "[window][workshop]") {
  Bench bench;
  for (QWidget* widget : bench.screen().findChildren<QWidget*>()) {
    if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
    if (widget->objectName().startsWith("qt_") || qobject_cast<QScrollBar*>(widget) != nullptr) continue;
    if (qobject_cast<QSplitterHandle*>(widget) != nullptr) continue;
    QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(widget);
    INFO(widget->metaObject()->className() << " " << widget->objectName().toStdString());
    REQUIRE(seen != nullptr);
    CHECK_FALSE(seen->text(QAccessible::Name).isEmpty());
  }
  QTest::keyClick(&bench.screen(), Qt::Key_1, Qt::ControlModifier);
  CHECK(bench.screen().tree()->list()->hasFocus());
  QTest::keyClick(&bench.screen(), Qt::Key_2, Qt::ControlModifier);
  CHECK(bench.editor().hasFocus());
  QTest::keyClick(&bench.editor(), Qt::Key_F, Qt::ControlModifier);
  CHECK(bench.screen().findChild<QLineEdit*>("find-in-text")->hasFocus());
  QTest::keyClick(bench.screen().findChild<QLineEdit*>("find-in-text"), Qt::Key_Escape);
  CHECK(bench.editor().hasFocus());
}

TEST_CASE("A card of every deck is shown, in every language and colour vision", "[window][workshop]") {
  Bench bench;
  bench.window.follow([&] {
    Options options = bench.window.options();
    options.language = "de";
    options.textSize = 200;
    options.highContrast = true;
    return options;
  }());
  QApplication::processEvents();
  for (const CardOnDesk& card : bench.desk().cards()) {
    if (bench.item(QString::fromStdString(card.path))
            ->parent()
            ->indexOfChild(bench.item(QString::fromStdString(card.path))) != 0)
      continue;
    bench.screen().open(QString::fromStdString(card.path));
    INFO(card.path);
    CHECK(bench.screen().preview()->unfit().isEmpty());
    CHECK_FALSE(bench.screen().preview()->grab().isNull());
  }
  CHECK(bench.wait([&] { return bench.screen().accessibleName() == u"Kartenwerkstatt"; }));
  speak(Language::English);  // as the other tests want it
}

TEST_CASE("In a low preview captions and small cards give way: nothing lies on a card", "[window][workshop]") {
  Bench bench;
  const SeasonCardScreens screens([](const Trial&) {});
  CardPreview preview(screens, nullptr);
  preview.show(bench.desk().shippedBox(), "traits/tesla.json", true);
  preview.show();
  for (int high = 760; high >= 510; high -= 50) {
    preview.resize(520, high);
    QApplication::processEvents();
    INFO(high);
    const QList<CardFace*> faces = preview.findChildren<CardFace*>();
    for (const CardFace* face : faces) {
      if (!face->isVisible()) continue;
      for (const QLabel* label : preview.findChildren<QLabel*>())
        if (label->isVisible() && !label->text().isEmpty()) CHECK_FALSE(label->geometry().intersects(face->geometry()));
      for (const CardFace* other : faces)
        if (other != face && other->isVisible()) CHECK_FALSE(other->geometry().intersects(face->geometry()));
    }
  }
}

}  // namespace w13::test

#endif
