// Card data that cannot be read is told in a window.

#include <QDir>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTimer>

#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "ui/games/warehouse13/window/faults_dialog.h"
#include "window.h"

namespace w13::test {

namespace {

/// A folder of cards with two mistakes in two files.
struct Broken {
  Broken() {
    write("traits", "first.json", R"({"name": {"en": "First"}, "kynd": 3})");
    write("traits", "second.json", "{ this is no JSON");
  }
  void write(const QString& deck, const QString& name, const QByteArray& text) {
    QDir(folder.path()).mkpath(deck);
    QFile file(folder.filePath(deck + "/" + name));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  QTemporaryDir folder;
};

/// What the dialog says that comes up, after a button of it was clicked.
struct Told {
  QStringList lines;
  bool canGoOn = false;
  bool looked = false;  ///< for the dialog, whether or not it was there
};
void answer(Told& told, const QString& button) {
  QTimer::singleShot(50, qApp, [&told, button] {
    told.looked = true;
    auto* dialog = qobject_cast<FaultsDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    const auto* list = dialog->findChild<QListWidget*>();
    for (int row = 0; row < list->count(); ++row) told.lines << list->item(row)->text();
    told.canGoOn = dialog->findChild<QPushButton*>("without") != nullptr;
    QTest::mouseClick(dialog->findChild<QPushButton*>(button), Qt::LeftButton);
  });
}

}  // namespace

TEST_CASE("Mistakes in a folder of cards are listed in a window, and the shipped cards can be played",
          "[window][faults]") {
  const Broken broken;
  Told told;
  answer(told, "without");
  const QStringList overlays = {broken.folder.path()};
  const std::optional<WindowSetup> setup = readOrTell(W13_DATA_DIR, overlays, readAhead(W13_DATA_DIR, overlays));
  CHECK(told.lines.size() >= 2);
  CHECK(told.lines.join("\n").contains("first.json"));
  CHECK(told.lines.join("\n").contains("second.json"));
  CHECK(told.canGoOn);
  REQUIRE(setup);
  CHECK(setup->cards.cards->fingerprint == shipped().cards.cards->fingerprint);
}

TEST_CASE("Who quits there has nothing begun", "[window][faults]") {
  const Broken broken;
  Told told;
  answer(told, "quit");
  CHECK_FALSE(readOrTell(W13_DATA_DIR, {broken.folder.path()}));
  CHECK(told.lines.size() >= 2);
}

TEST_CASE("A data folder that is not there is told on the terminal, and no window asks about cards", "[faults]") {
  const QTemporaryDir nowhere;
  Told told;
  answer(told, "quit");
  std::string said;
  try {
    (void)readOrTell(nowhere.filePath("none"), {});
  } catch (const kernel::DataError& error) {
    said = error.what();
  }
  REQUIRE(QTest::qWaitFor([&] { return told.looked; }));
  CHECK(said.find("name the data folder with --data") != std::string::npos);
  CHECK(told.lines.isEmpty());
}

TEST_CASE("Cards without mistakes bring no window", "[faults]") {
  CHECK(cardMistakes(W13_DATA_DIR, {}).isEmpty());
  CHECK(readOrTell(W13_DATA_DIR, {}).has_value());
}

}  // namespace w13::test
