// What every program of the window needs before its first widget, and what the window shows.

#include <QFile>

#include "engine/games/warehouse13/said/sentences.h"
#include "engine/kernel/errors.h"
#include "ui/games/warehouse13/window/window_setup.h"
#include "ui/screen/accessible_screen.h"

namespace w13 {

void initPictures() {
  initLook();
  bringSounds();
  installAccessibleScreens();
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
  setup.firstCards = firstCardsFrom(ruleFile("first-season.json"), setup.rules);
  setup.cards = readCards(foldersOf(data, overlays));
  setup.data = data;
  setup.lessons = data + "/lessons/warehouse13";
  setup.puzzles = data + "/puzzles/warehouse13";
  setup.ruleTexts = data + "/rules";
  return setup;
}

}  // namespace w13
