// Packs in the window: what they do is shown before anything is written, and a bad one writes nothing.

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeWidget>

#include "support/catch.h"
#include "ui/settings/language.h"
#include "ui/workshop/share_panel.h"
#include "window.h"
#include "workshop/warehouse13/kit.h"

namespace w13::test {

namespace {

constexpr const char* kTesla = R"({"number": 2})";
constexpr const char* kCoffee = R"({"name": {"en": "Coffee Break", "de": "Kaffeepause"}, "copies": 1, "type": "lore",
  "number": 1, "timing": "action", "text": {"en": "Return 1 Stress.", "de": "Gib 1 Stress zurück."},
  "art": "game-icons:coffee-mug", "source": "house", "promo": true, "do": [{"return_stress": 1}]})";

void write(const QString& path, const QByteArray& text) {
  QDir().mkpath(path.section(u'/', 0, -2));
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(text);
}

/// A designer with two cards, and the panel.
struct Sharing {
  Sharing() {
    write(at("cards/traits/tesla.json"), kTesla);
    write(at("cards/traits/coffee-break.json"), kCoffee);
    open();
  }
  [[nodiscard]] QString at(const QString& place) const { return folder.filePath(place); }
  void open() {
    panel.show(PackFolders{W13_DATA_DIR "/cards/warehouse13", at("cards"), {}, at("packs"), at("shared")});
  }
  void name(const QString& name) {
    panel.findChild<QLineEdit*>("name")->setText(name);
    panel.findChild<QLineEdit*>("author")->setText("Ada");
  }
  /// A pack on disk, made by the panel.
  QString packed() {
    name("The Rookie!");
    panel.saveTo(at("rookie.w13pack"));
    return at("rookie.w13pack");
  }
  [[nodiscard]] QStringList linesOf(const char* list) const {
    QStringList lines;
    const auto* found = panel.findChild<QListWidget*>(list);
    for (int row = 0; row < found->count(); ++row) lines << found->item(row)->text();
    return lines;
  }
  [[nodiscard]] QString says(const char* what) const { return panel.findChild<QLabel*>(what)->text(); }
  [[nodiscard]] QPushButton* button(const char* name) const { return panel.findChild<QPushButton*>(name); }

  QTemporaryDir folder;
  SharePanel panel{seasonCards()};
};

/// The rows of a table of versions, as they are read.
QStringList rowsOf(const QTreeWidget& table) {
  QStringList rows;
  for (QTreeWidgetItemIterator each(const_cast<QTreeWidget*>(&table)); *each != nullptr; ++each)
    rows << QStringList{(*each)->text(0), (*each)->text(1), (*each)->text(2)}.join(" | ");
  return rows;
}

}  // namespace

TEST_CASE("Cards are checked before they are packed, and packed only with a name and an author", "[share]") {
  Sharing sharing;
  CHECK(sharing.linesOf("own") ==
        QStringList{"new: Coffee Break (traits/coffee-break)", "Tesla (traits/tesla): number"});
  CHECK_FALSE(sharing.button("save")->isEnabled());
  CHECK(sharing.says("gives").contains("name"));
  sharing.name("!?");
  CHECK_FALSE(sharing.button("save")->isEnabled());
  sharing.name("The Rookie!");
  CHECK(sharing.button("save")->isEnabled());
  CHECK(sharing.says("gives").contains("the-rookie"));
  // when it is saved, it is a pack that can be read
  const Pack pack = house::readPack(sharing.packed().toStdString(), seasonCards());
  CHECK(pack.label.id == "the-rookie");
  CHECK(pack.label.name.in(kGerman) == "The Rookie!");
  CHECK(pack.label.author == "Ada");
  CHECK(pack.label.madeFor == shipped().cards.cards->fingerprint);
  CHECK(pack.files.size() == 2);
}

TEST_CASE("Cards with an error are not packed, and the error is told", "[share]") {
  Sharing sharing;
  sharing.name("The Rookie");
  REQUIRE(sharing.button("save")->isEnabled());
  write(sharing.at("cards/traits/tesla.json"), R"({"number": 9})");
  sharing.panel.saveTo(sharing.at("rookie.w13pack"));  // the folder has changed since it was shown
  CHECK_FALSE(QFile::exists(sharing.at("rookie.w13pack")));
  CHECK_FALSE(sharing.button("save")->isEnabled());
  CHECK(sharing.linesOf("own").first().startsWith("error: "));
  CHECK(sharing.linesOf("own").first().contains("tesla.json:1:"));
  CHECK(sharing.says("gives").contains("Fix the errors"));
  // a version that is none
  write(sharing.at("cards/traits/tesla.json"), kTesla);
  sharing.open();
  sharing.panel.findChild<QLineEdit*>("version")->setText("one");
  sharing.panel.saveTo(sharing.at("rookie.w13pack"));
  CHECK_FALSE(QFile::exists(sharing.at("rookie.w13pack")));
  CHECK(sharing.says("gives").contains("numbers and points"));
}

TEST_CASE("A pack is looked at first: nothing is written before it is installed", "[share]") {
  Sharing sharing;
  const QString file = sharing.packed();
  QSignalSpy installed(&sharing.panel, &SharePanel::installed);
  CHECK_FALSE(sharing.button("install")->isEnabled());
  sharing.panel.look(file);
  CHECK(sharing.linesOf("foreign").contains("Tesla (traits/tesla): number"));
  CHECK(sharing.says("takes").startsWith("The Rookie! 1 by Ada: 2 changes, 0 conflicts, 0 errors"));
  CHECK_FALSE(QFile::exists(sharing.at("packs")));
  // when it is installed
  QTest::mouseClick(sharing.button("install"), Qt::LeftButton);
  CHECK(installed.count() == 1);
  CHECK(QFile::exists(sharing.at("packs/the-rookie/cards/traits/tesla.json")));
  CHECK(sharing.linesOf("there") == QStringList{"The Rookie! 1 by Ada"});
  CHECK_FALSE(sharing.button("install")->isEnabled());
  // then a newer version says that it takes its place, and another pack where both state the same
  sharing.panel.findChild<QLineEdit*>("version")->setText("2");
  sharing.panel.look(sharing.packed());
  CHECK(sharing.says("takes").contains("It is newer than version 1, which is installed."));
  write(sharing.at("cards/traits/tesla.json"), R"({"number": 0})");
  sharing.name("Electric");
  sharing.panel.saveTo(sharing.at("electric.w13pack"));
  sharing.panel.look(sharing.at("electric.w13pack"));
  const QStringList lines = sharing.linesOf("foreign");
  CHECK(std::any_of(lines.begin(), lines.end(),
                    [](const QString& line) { return line.startsWith("conflict: ") && line.contains("tesla"); }));
}

TEST_CASE("A file that is no good pack is refused with one sentence, and the last one looked at is gone", "[share]") {
  Sharing sharing;
  const QString file = sharing.packed();
  sharing.panel.look(file);
  REQUIRE(sharing.button("install")->isEnabled());
  QFile good(file);
  REQUIRE(good.open(QIODevice::ReadOnly));
  const QByteArray bytes = good.readAll();
  const std::vector<QByteArray> bad = {"", "no zip at all", bytes.left(bytes.size() / 2),
                                       QByteArray(9 * 1024 * 1024, 'x')};
  for (const QByteArray& each : bad) {
    write(sharing.at("bad.w13pack"), each);
    sharing.panel.look(file);
    sharing.panel.look(sharing.at("bad.w13pack"));
    CHECK(sharing.says("takes").contains("bad.w13pack"));
    CHECK_FALSE(sharing.says("takes").contains("\n"));
    CHECK_FALSE(sharing.button("install")->isEnabled());
    CHECK(sharing.linesOf("foreign").isEmpty());
    sharing.panel.install();
    CHECK_FALSE(QFile::exists(sharing.at("packs")));
  }
}

TEST_CASE("A broken pack among the installed ones is left out and told in a line", "[share]") {
  Sharing sharing;
  sharing.panel.look(sharing.packed());
  sharing.panel.install();
  write(sharing.at("packs/broken/pack.json"), "{");
  sharing.open();
  const QStringList lines = sharing.linesOf("there");
  REQUIRE(lines.size() == 2);
  CHECK(lines.contains("The Rookie! 1 by Ada"));
  CHECK(lines.last().startsWith("left out: "));
  CHECK(lines.last().contains("broken"));
}

TEST_CASE("The next version of a pack gets the next number, and what is new in it is listed", "[share]") {
  Sharing sharing;
  auto* version = sharing.panel.findChild<QLineEdit*>("version");
  const auto* since = sharing.panel.findChild<QTreeWidget*>("since");
  // given a pack that has been saved as 1.2
  sharing.name("The Rookie");
  version->selectAll();
  QTest::keyClicks(version, "1.2");
  QTest::keyClicks(sharing.panel.findChild<QPlainTextEdit*>("notes"), "Tesla is worth 2.");
  sharing.panel.saveTo(sharing.at("rookie.w13pack"));
  REQUIRE(QFile::exists(sharing.at("rookie.w13pack")));
  CHECK(house::readPack(sharing.at("rookie.w13pack").toStdString(), seasonCards()).label.notes.en ==
        "Tesla is worth 2.");
  CHECK_FALSE(since->isVisibleTo(&sharing.panel));
  sharing.open();
  CHECK(version->text() == "1.2");
  CHECK(sharing.says("gives") == "No card has changed since version 1.2.");
  // when a card is changed and another goes
  write(sharing.at("cards/traits/tesla.json"), R"({"number": 3})");
  QFile::remove(sharing.at("cards/traits/coffee-break.json"));
  sharing.open();
  // then 1.3 is offered, with each value before and after
  CHECK(version->text() == "1.3");
  CHECK(sharing.says("gives") == "Version 1.3 comes after 1.2. What is new is listed above.");
  REQUIRE(since->isVisibleTo(&sharing.panel));
  CHECK(since->headerItem()->text(1) == "Version 1.2");
  CHECK(rowsOf(*since) == QStringList{"Notes | Tesla is worth 2. | Tesla is worth 2.",
                                      "Coffee Break (traits/coffee-break) |  | taken away",
                                      "Tesla (traits/tesla) |  | ", "number | 2 | 3"});
  // what the designer types instead stays, and is told if it does not come after
  version->selectAll();
  QTest::keyClicks(version, "1.1");
  sharing.open();
  CHECK(version->text() == "1.1");
  CHECK(sharing.says("gives") == "There is a version 1.2 already: the next is 1.3.");
  // and the panel begins with what was said of the pack saved last
  SharePanel next(seasonCards());
  next.show(PackFolders{
      W13_DATA_DIR "/cards/warehouse13", sharing.at("cards"), {}, sharing.at("packs"), sharing.at("shared")});
  CHECK(next.findChild<QLineEdit*>("name")->text() == "The Rookie");
  CHECK(next.findChild<QLineEdit*>("author")->text() == "Ada");
  CHECK(next.findChild<QLineEdit*>("version")->text() == "1.3");
}

TEST_CASE("A pack that is installed in another version is shown beside that one, with its notes as plain text",
          "[share]") {
  Sharing sharing;
  const auto* compared = sharing.panel.findChild<QTreeWidget*>("compared");
  auto* notes = sharing.panel.findChild<QPlainTextEdit*>("notes");
  notes->setPlainText("<b>New</b>:\ncoffee.");
  sharing.panel.look(sharing.packed());
  // given a first version, whose notes are read before it is taken, as they are written
  CHECK_FALSE(compared->isVisibleTo(&sharing.panel));
  CHECK(sharing.panel.findChild<QPlainTextEdit*>("taken-notes")->toPlainText() == "<b>New</b>: coffee.");
  sharing.panel.install();
  CHECK(sharing.linesOf("there") == QStringList{"The Rookie! 1 by Ada\n<b>New</b>: coffee."});
  CHECK_FALSE(sharing.panel.findChild<QPlainTextEdit*>("taken-notes")->isVisibleTo(&sharing.panel));
  // when it is looked at again, and then another version of it
  sharing.panel.look(sharing.at("rookie.w13pack"));
  CHECK(sharing.says("takes").endsWith("This version is installed already."));
  CHECK(rowsOf(*compared) ==
        QStringList{"Notes | <b>New</b>: coffee. | <b>New</b>: coffee.", "No card differs. |  | "});
  write(sharing.at("cards/traits/tesla.json"), R"({"number": 3})");
  notes->setPlainText("Tesla.");
  sharing.panel.findChild<QLineEdit*>("version")->setText("2");
  sharing.panel.look(sharing.packed());
  // then it says which is newer, and each value of both
  CHECK(sharing.says("takes").endsWith("It is newer than version 1, which is installed."));
  CHECK(compared->headerItem()->text(1) == "Installed: 1");
  CHECK(compared->headerItem()->text(2) == "This file: 2");
  CHECK(rowsOf(*compared) ==
        QStringList{"Notes | <b>New</b>: coffee. | Tesla.", "Tesla (traits/tesla) |  | ", "number | 2 | 3"});
}

TEST_CASE("Notes that are too long are not packed", "[share]") {
  Sharing sharing;
  sharing.name("The Rookie");
  sharing.panel.findChild<QPlainTextEdit*>("german-notes")->setPlainText(QString(2000, 'x'));
  CHECK_FALSE(sharing.button("save")->isEnabled());
  CHECK(sharing.says("gives").startsWith("The notes are too long"));
  sharing.panel.findChild<QPlainTextEdit*>("german-notes")->setPlainText("Kaffee");
  CHECK(sharing.button("save")->isEnabled());
}

TEST_CASE("Sharing speaks both languages and keeps what was typed", "[share]") {
  Sharing sharing;
  sharing.name("The Rookie");
  speak(kGerman);
  CHECK(QTest::qWaitFor([&] { return sharing.button("install")->text() == u"Installieren"; }));
  CHECK(sharing.panel.findChild<QLineEdit*>("name")->text() == u"The Rookie");
  CHECK(sharing.linesOf("own").first() == u"neu: Coffee Break (traits/coffee-break)");
  speak(Language::English);
  CHECK(QTest::qWaitFor([&] { return sharing.button("install")->text() == u"Install"; }));
}

}  // namespace w13::test
