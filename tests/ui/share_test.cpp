// Packs in the window: what they do is shown before anything is written, and a bad one writes nothing.

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>

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
  void open() { panel.show(PackFolders{W13_DATA_DIR "/cards/warehouse13", at("cards"), {}, at("packs")}); }
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
  CHECK(sharing.says("takes").contains("replaces version 1"));
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
