// The form beside a card's text, by hand: two faces of one draft.

#ifdef UI_WORKSHOP

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include "ui/settings/language.h"
#include "ui/workshop/card_form.h"
#include "workbench.h"

namespace w13::test {

namespace {

/// A workshop with a card open, and its form.
struct FormBench : Bench {
  explicit FormBench(const char* card = "traits/tesla.json", const char* over = nullptr) {
    if (over != nullptr) ::w13::test::write(file(card), over);
    if (over != nullptr) REQUIRE(wait([&] { return desk().savedText(card).has_value(); }));
    screen().open(card);
    QTest::keyClick(&editor(), Qt::Key_E, Qt::ControlModifier);
    QApplication::processEvents();
    REQUIRE(form().isVisible());
  }
  CardForm& form() { return *screen().form(); }
  template <class Widget>
  Widget& at(const char* pointer) {
    Widget* found = qobject_cast<Widget*>(form().field(pointer));
    REQUIRE(found != nullptr);
    return *found;
  }
  QPushButton& back(const char* row) { return at<QPushButton>((std::string("shipped") + row).c_str()); }
  QString says() { return form().findChild<QLabel*>("form-says")->text(); }
};

}  // namespace

TEST_CASE("A number entered in the form changes that number in the text and nothing else; the text takes it back",
          "[window][workshop]") {
  FormBench bench;
  const QString before = bench.editor().text();
  REQUIRE(before.contains("\"number\": 1"));
  // when somebody types another number
  QSpinBox& number = bench.at<QSpinBox>("/number");
  number.setFocus();
  number.selectAll();
  QTest::keyClick(&number, Qt::Key_3);
  // then only that is another one, and it is a draft
  CHECK(bench.editor().text() == QString(before).replace("\"number\": 1", "\"number\": 3"));
  CHECK(bench.desk().hasDraft("traits/tesla.json"));
  CHECK(number.hasFocus());
  CHECK((number.minimum() == -1 && number.maximum() == 3));  // none, and as the schema has it
  // and undoing leads back, in the text or from the form
  QTest::keyClick(&bench.editor(), Qt::Key_Z, Qt::ControlModifier);
  CHECK(bench.editor().text() == before);
  CHECK(number.value() == 1);
  QTest::keyClick(&number, Qt::Key_Up);
  CHECK(number.value() == 2);
  QTest::keyClick(&number, Qt::Key_Z, Qt::ControlModifier);
  CHECK(bench.editor().text() == before);
  CHECK(number.value() == 1);
  CHECK_FALSE(bench.desk().hasDraft("traits/tesla.json"));
}

TEST_CASE("Every kind of field writes its value: words, texts in both languages, switches", "[window][workshop]") {
  FormBench bench("traits/tesla.json", "{ \"number\": 2 }\n");
  // when a word is chosen by keyboard
  QComboBox& type = bench.at<QComboBox>("/type");
  CHECK(type.itemData(type.findData("lore"), Qt::DisplayRole) == "Lore");
  type.setFocus();
  QTest::keyClick(&type, Qt::Key_Up);
  CHECK(bench.editor().text() == "{ \"type\": \"lore\", \"number\": 2 }\n");
  // a text typed, letter by letter
  QPlainTextEdit& german = bench.at<QPlainTextEdit>("/name/de");
  german.setFocus();
  german.selectAll();
  QTest::keyClicks(&german, "A \"b\"");
  CHECK(bench.editor().text() == "{ \"name\": { \"de\": \"A \\\"b\\\"\" }, \"type\": \"lore\", \"number\": 2 }\n");
  CHECK(german.toPlainText() == "A \"b\"");
  CHECK(bench.at<QPlainTextEdit>("/name/en").toPlainText() == "Tesla");
  // a switch pressed, on and off again
  QCheckBox& promo = bench.at<QCheckBox>("/promo");
  promo.setFocus();
  QTest::keyClick(&promo, Qt::Key_Space);
  CHECK(bench.editor().text().contains("\"promo\": true }"));
  QTest::keyClick(&promo, Qt::Key_Space);
  CHECK_FALSE(bench.editor().text().contains("promo"));
  // the card drawn beside it follows
  REQUIRE(bench.checked());
  CHECK(bench.desk().checked().errors == 0);
}

TEST_CASE("What is typed in the text is in the form at once, and the text keeps focus and cursor",
          "[window][workshop]") {
  FormBench bench;
  bench.editor().setFocus();
  const auto place = bench.editor().text().indexOf("\"number\": 1") + 10;
  bench.editor().SendScintilla(QsciScintilla::SCI_SETSEL, place, place + 1);
  QTest::keyClick(&bench.editor(), '3');
  CHECK(bench.at<QSpinBox>("/number").value() == 3);
  CHECK(bench.editor().hasFocus());
  CHECK(bench.editor().SendScintilla(QsciScintilla::SCI_GETCURRENTPOS) == place + 1);
  // a number beyond the bounds is shown as it stands there
  QTest::keyClick(&bench.editor(), '7');
  CHECK(bench.at<QSpinBox>("/number").value() == 37);
  // when the text cannot be read, then the form waits, and says so
  QTest::keyClick(&bench.editor(), '"');
  CHECK_FALSE(bench.at<QSpinBox>("/number").isEnabled());
  CHECK(bench.says() == "The text cannot be read as JSON. Mend it, and the form is back.");
  QTest::keyClick(&bench.editor(), Qt::Key_Backspace);
  CHECK(bench.at<QSpinBox>("/number").isEnabled());
  CHECK(bench.says().startsWith("Only in the text: "));
  CHECK(bench.says().contains("do"));
}

TEST_CASE("The form leaves the cursor of the text where it was", "[window][workshop]") {
  FormBench bench;
  const auto end = bench.editor().text().toUtf8().size();
  bench.editor().SendScintilla(QsciScintilla::SCI_GOTOPOS, static_cast<unsigned long>(end));
  QPlainTextEdit& name = bench.at<QPlainTextEdit>("/name/en");
  name.setFocus();
  name.moveCursor(QTextCursor::End);
  QTest::keyClicks(&name, " II");
  CHECK(bench.editor().text().contains("\"Tesla II\""));
  CHECK(bench.editor().SendScintilla(QsciScintilla::SCI_GETCURRENTPOS) == end + 3);
}

TEST_CASE("A value that the file does not state is marked as shipped, and a button brings it back",
          "[window][workshop]") {
  // given a file that states one value
  FormBench bench("traits/tesla.json", "{ \"number\": 2 }\n");
  QSpinBox& number = bench.at<QSpinBox>("/number");
  QComboBox& timing = bench.at<QComboBox>("/timing");
  CHECK(timing.property("shipped").toBool());
  CHECK(timing.toolTip().contains("As shipped."));
  CHECK_FALSE(number.property("shipped").toBool());
  CHECK(number.toolTip().contains("Shipped: 1"));
  CHECK_FALSE(bench.back("/timing").isVisible());
  // when the button of what is changed is pressed
  REQUIRE(bench.back("/number").isVisible());
  bench.back("/number").setFocus();
  QTest::keyClick(&bench.back("/number"), Qt::Key_Space);
  // then the file does not state it any more
  CHECK(bench.editor().text() == "{}\n");
  CHECK(number.value() == 1);
  CHECK(number.property("shipped").toBool());
  CHECK(number.hasFocus());
  CHECK_FALSE(bench.back("/number").isVisible());
}

TEST_CASE("The form is reached, gone through and left by keyboard", "[window][workshop][keyboard]") {
  FormBench bench;
  // it begins with the first field, and Tab goes on in the order of the rows
  CHECK(bench.at<QPlainTextEdit>("/name/en").hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  CHECK(bench.at<QPlainTextEdit>("/name/de").hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  CHECK(bench.at<QSpinBox>("/copies").hasFocus());
  CHECK(QApplication::focusWidget()->accessibleName() == "Copies");
  CHECK(bench.at<QPlainTextEdit>("/name/de").accessibleName() == "Name, Deutsch");
  // Esc leads back to the text, not out of the workshop
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  CHECK(bench.editor().hasFocus());
  CHECK(bench.window.page() == &bench.screen());
  // its key leads there again; once more, it is closed
  QTest::keyClick(&bench.editor(), Qt::Key_E, Qt::ControlModifier);
  CHECK(bench.at<QPlainTextEdit>("/name/en").hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_E, Qt::ControlModifier);
  CHECK_FALSE(bench.form().isVisible());
  CHECK(bench.editor().hasFocus());
}

TEST_CASE("Every kind of file has its form, in the language of the window", "[window][workshop][language]") {
  FormBench bench("rules.json");
  CHECK(bench.at<QSpinBox>("/hand_limit").value() == 13);
  CHECK(bench.at<QSpinBox>("/obstacles/physical/2").accessibleName() == "Obstacles, Physical, 2");
  bench.screen().open("dice.json");
  CHECK(bench.at<QLineEdit>("/logic/5").isVisible());
  bench.screen().open("agents/pete.json");
  CHECK(bench.at<QComboBox>("/focus/0").currentData() == "intuition");
  // when the window speaks German, then so does the form
  speak(kGerman);
  CHECK(bench.wait([&] { return bench.at<QSpinBox>("/physical").accessibleName() == u"Körperlich"; }));
  CHECK(bench.at<QSpinBox>("/physical").value() == 3);
  CHECK(bench.at<QComboBox>("/focus/0").currentText() == "Intuition");
  speak(Language::English);
}

TEST_CASE("The picture of a card is chosen from the form", "[window][workshop]") {
  FormBench bench;
  QLineEdit& art = bench.at<QLineEdit>("/art");
  CHECK(art.text() == QString::fromStdString(
                          OrderedJson::parse(bench.desk().text("traits/tesla.json")).at("art").get<std::string>()));
  QTest::mouseClick(bench.form().findChild<QPushButton*>("choose-picture"), Qt::LeftButton);
  QDialog* picker = bench.screen().findChild<QDialog*>("picture-picker");
  REQUIRE(picker != nullptr);
  QTest::keyClicks(picker->findChild<QLineEdit*>("find-picture"), "duck");
  QTest::keyClick(picker->findChild<QLineEdit*>("find-picture"), Qt::Key_Return);
  CHECK(art.text() == "game-icons:duck");
  CHECK(bench.editor().text().contains("\"art\": \"game-icons:duck\""));
}

}  // namespace w13::test

#endif
