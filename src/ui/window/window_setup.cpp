// What every program of the window needs before its first widget, and what the window shows.

#include <QApplication>
#include <QFile>

#include "engine/games/warehouse13/said/sentences.h"
#include "engine/kernel/errors.h"
#include "ui/screen/accessible_screen.h"
#include "ui/window/window_setup.h"

static void initResources() {
  Q_INIT_RESOURCE(assets);
  Q_INIT_RESOURCE(sounds);
}

namespace w13 {

void initPictures() {
  initResources();
  installAccessibleScreens();
  QApplication::setPalette(palette());
  QApplication::setFont(font(Role::Body, 16));  // as the sheet has it: no other face is looked for and loaded
}

// One size of each: what is dear is the list of all typefaces, and the files.
void openFaces() {
  for (const Role role : {Role::Body, Role::Bold, Role::Heading, Role::Typed})
    (void)QFontMetrics(font(role, 16)).height();
}

namespace {

std::vector<std::string> foldersOf(const QString& data, const QStringList& overlays) {
  const std::string cards = (data + "/cards").toStdString();
  std::vector<std::string> folders = {cards + "/warehouse13"};
  for (const QString& overlay : overlays) folders.push_back(overlayNamed(overlay.toStdString(), cards).string());
  return folders;
}

}  // namespace

QStringList cardMistakes(const QString& data, const QStringList& overlays) {
  QStringList lines;
  try {
    for (const std::string& line : mistakesIn(foldersOf(data, overlays))) lines << QString::fromStdString(line);
  } catch (const kernel::DataError&) {
    return {};  // readWindowSetup tells it
  }
  return lines;
}

std::future<WindowSetup> readAhead(const QString& data, const QStringList& overlays) {
  return std::async(std::launch::async, [data, overlays] {
    (void)sentences();  // the window's first words need them
    return readWindowSetup(data, overlays);
  });
}

WindowSetup readWindowSetup(const QString& data, const QStringList& overlays) {
  const auto ruleFile = [&](const char* name) {
    QFile file(data + "/rules/" + name);
    if (!file.open(QIODevice::ReadOnly))
      throw kernel::DataError("the rule texts cannot be read: " + file.fileName().toStdString() +
                              "; name the data folder with --data");
    return file.readAll().toStdString();
  };
  WindowSetup setup;
  setup.rules = rulesFrom({ruleFile("ledger.json"), ruleFile("glossary.json"), ruleFile("uses.json")});
  setup.firstCards = FirstCards::fromJson(ruleFile("first-season.json"));
  setup.cards = readCards(foldersOf(data, overlays));
  setup.data = data;
  setup.lessons = data + "/lessons/warehouse13";
  setup.puzzles = data + "/puzzles/warehouse13";
  setup.ruleTexts = data + "/rules";
  return setup;
}

}  // namespace w13
