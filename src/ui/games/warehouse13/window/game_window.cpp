#include "ui/games/warehouse13/window/game_window.h"

#include <QFile>
#include <QStandardPaths>
#include <algorithm>
#include <cstdio>

#include "engine/games/warehouse13/said/sentences.h"
#include "engine/house/data_folder.h"
#include "engine/kernel/errors.h"
#include "ui/games/warehouse13/panels/summary.h"
#ifdef UI_WORKSHOP
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/print/season_prints.h"
#include "ui/print/print_options.h"
#endif
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/pages/saved_row.h"
#include "ui/games/warehouse13/window/faults_dialog.h"
#include "ui/games/warehouse13/window/film.h"
#include "ui/games/warehouse13/window/lesson_player.h"
#include "ui/games/warehouse13/window/main_window.h"
#include "ui/games/warehouse13/window/season_box.h"
#include "ui/games/warehouse13/window/shots.h"
#include "ui/look/say.h"
#include "ui/settings/language.h"
#include "ui/sound/speaker.h"
#include "ui/window/newest_log.h"
#include "ui/window/written_over.h"

namespace w13 {

namespace {

QString dataOf(const QCommandLineParser& options) {
  return options.isSet("data") ? options.value("data") : QString::fromStdString(house::dataFolder().string());
}

bool printsCards([[maybe_unused]] const QCommandLineParser& options) {
#ifdef UI_WORKSHOP
  return prints(options);
#else
  return false;
#endif
}

FilmWanted filmOf(const QCommandLineParser& options) {
  FilmWanted wanted;
  wanted.folder = options.value("film");
  wanted.only = options.values("only");
  if (options.isSet("sizes")) wanted.size = sizesNamed(options.value("sizes")).front();
  if (options.isSet("film-seed")) wanted.seed = options.value("film-seed").toULongLong();
  if (options.isSet("film-episodes")) wanted.episodes = options.value("film-episodes").toInt();
  if (options.isSet("film-seats")) wanted.seats = std::clamp(options.value("film-seats").toInt(), 3, 5);
  if (options.isSet("film-bots")) wanted.bots = options.value("film-bots").toInt();
  if (options.isSet("film-every")) wanted.every = std::max(16, options.value("film-every").toInt());
  return wanted;
}

ShotsWanted shotsOf(const QCommandLineParser& options) {
  static const QStringList kVisions = {"", "protanopia", "deuteranopia", "tritanopia", "grey"};  // a ColourVision each
  ShotsWanted wanted;
  wanted.folder = options.value("shots");
  if (options.isSet("sizes")) wanted.sizes = sizesNamed(options.value("sizes"));
  wanted.options.language = options.value("language");
  wanted.options.highContrast = options.isSet("contrast");
  if (options.isSet("text")) wanted.options.textSize = options.value("text").toInt();
  const QString vision = options.value("vision").toLower();
  wanted.options.colours = kernel::placeWhere(kVisions, [&](const QString& each) { return each == vision; });
  if (wanted.options.colours < 0)
    throw kernel::RefusedError("nobody sees colors as \"" + options.value("vision").toStdString() +
                               "\"; take protanopia, deuteranopia, tritanopia or grey");
  wanted.options = allowed(wanted.options);
  wanted.only = options.values("only");
  return wanted;
}

}  // namespace

QString GameWindow::about() const {
  return "a hidden-traitor board game for 2 to 5 people around one computer.\n"
         "An unofficial fan adaptation. The same game in the terminal, and tools for cards: w13 --help.";
}

void GameWindow::describe(QCommandLineParser& options) const {
  options.addOption({"data", "Folder with the card data and the rule texts.", "folder"});
  options.addOption({"cards",
                     "Folder of card files to lay over the shipped ones (several: in order); promos: the promo cards.",
                     "folder"});
  options.addOption({"lesson", "A lesson to take; while it runs, changes of the file are shown.", "file"});
  options.addOption({"workshop", "Opens the workshop with this folder of cards of your own.", "folder"});
  options.addOption({"summary", "Writes a summary of the rules, two pages for the table, and ends.", "file.pdf"});
#ifdef UI_WORKSHOP
  describePrint(options);
  options.addOption({"print-mine", "With --print: only what the folders of --cards add or change."});
#endif
  options.addOption({"force", "With --summary or --print: writes over a file that is there."});
  options.addOption({"shots", "Plays a season by itself and writes pictures of each screen.", "folder"});
  options.addOption({"sizes", "With --shots: sizes of the window, such as 1280x800,3840x2160.", "sizes"});
  options.addOption({"text", "With --shots: text size in percent, 90 to 200.", "percent"});
  options.addOption({"contrast", "With --shots: in high contrast."});
  options.addOption({"vision", "With --shots: protanopia, deuteranopia, tritanopia or grey.", "name"});
  options.addOption({"only", "With --shots or --film: this picture or scene only (several: each).", "name"});
  options.addOption({"film", "Plays an Episode by itself and writes frames of it, with their times.", "folder"});
  options.addOption({"film-seed", "With --film: the seed of its season.", "seed"});
  options.addOption({"film-episodes", "With --film: how many Episodes; 0: to the end of the season.", "number"});
  options.addOption({"film-seats", "With --film: how many play, 3 to 5.", "number"});
  options.addOption({"film-bots", "With --film: how many of them are bots.", "number"});
  options.addOption({"film-every", "With --film: milliseconds from one frame to the next.", "ms"});
  options.addOption({"lesson-shots", "Goes through all lessons and writes pictures of each note.", "folder"});
  options.addOption({"by-itself", "Plays a whole season by clicking, as a stranger would, from this seed.", "seed"});
}

bool GameWindow::alone(const QCommandLineParser& options) {
  return options.isSet("summary") || printsCards(options) || options.isSet("shots") || options.isSet("lesson-shots") ||
         options.isSet("film") || options.isSet("by-itself");
}

// Mistakes wait for the window: only that knows Qt's own options.
void GameWindow::beginReading(const QCommandLineParser& options) {
  if (!alone(options)) ahead_ = readAhead(dataOf(options), options.values("cards"));
}

namespace {

QString kept() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

QString savesOf(const QCommandLineParser& options) {
  return options.isSet("saves") ? options.value("saves") : kept() + "/seasons";
}

/// What every window with people at it is set up with.
void addPlaces(WindowSetup& setup, const QCommandLineParser& options) {
  setup.language = options.value("language");
  setup.saves = savesOf(options);
  setup.workshop = options.isSet("workshop") ? options.value("workshop") : kept() + "/workshop/cards";
  setup.packs = kept() + "/packs";
}

int playAlone(WindowSetup setup, const QCommandLineParser& options) {
  addPlaces(setup, options);
  setup.speaker = loudspeaker();
  setup.curtainHold = 0;
  setup.still = 0;
  setup.clock = false;
  setup.motion = Pace::Off;
  setup.scenes = SceneForm::Off;
  MainWindow window(std::move(setup));
  window.appear();
  return playByItself(window, options.value("by-itself").toULongLong());
}

}  // namespace

std::optional<int> GameWindow::runAlone(const QCommandLineParser& options) {
  if (!alone(options)) return {};
  WindowSetup setup = readWindowSetup(dataOf(options), options.values("cards"));
  if (options.isSet("data")) readSentences(dataOf(options).toStdString());
  setup.language = options.value("language");
  if (options.isSet("summary")) {
    speak(languageFor(setup.language));
    writeSummary(readSummary(setup.ruleTexts + "/summary.json", setup.rules), setup.rules, options.value("summary"),
                 overOlder(options));
    return 0;
  }
#ifdef UI_WORKSHOP
  if (printsCards(options)) {
    speak(languageFor(setup.language));
    art::useCards(setup.cards);
    printAsked(options, *printsOf(setup.cards), overOlder(options));
    return 0;
  }
#endif
  if (options.isSet("shots")) return takeShots(std::move(setup), shotsOf(options));
  if (options.isSet("film")) return film(std::move(setup), filmOf(options));
  if (options.isSet("lesson-shots")) return takeLessonShots(std::move(setup), options.value("lesson-shots"));
  return playAlone(std::move(setup), options);
}

std::shared_ptr<const Catalog> GameWindow::cards() const {
  try {
    return ahead_.valid() ? ahead_.get().cards.cards : cards_;
  } catch (const kernel::DataError&) {  // told when the game is opened
    return nullptr;
  }
}

ui::OnShelf GameWindow::onShelf(const QCommandLineParser& options) const {
  ui::OnShelf shown;
  shown.box = boxOfSeasons();
  shown.box.name = ui::say(game_.name());
  shown.teaches = true;
#ifdef UI_WORKSHOP
  shown.designs = true;
#endif
  shown.saved = ui::anyLog(savesOf(options), game_.log());
  if (const auto newest = newestIn(savesOf(options))) {
    const std::shared_ptr<const Catalog> known = cards();
    const QStringList people = known ? peopleIn(newest->label, *known) : QStringList();
    shown.newest = ui::UnfinishedMatch{newest->path, StartScreen::reached(*newest), people.join(", "), newest->when};
  }
  return shown;
}

std::unique_ptr<QMainWindow> GameWindow::open(const QCommandLineParser& options, const ui::Opening& opening) {
  std::optional<WindowSetup> read = readOrTell(dataOf(options), options.values("cards"), std::exchange(ahead_, {}));
  if (!read) return nullptr;
  if (options.isSet("data")) readSentences(dataOf(options).toStdString());
  WindowSetup setup = std::move(*read);
  cards_ = setup.cards.cards;
  addPlaces(setup, options);
  setup.speaker = opening.speaker;
  setup.options = opening.optionsFile;
  setup.shelf = opening.shelf;
  auto window = std::make_unique<MainWindow>(std::move(setup));
  window->appear();
  if (options.positionalArguments().size() == 1) window->resume(options.positionalArguments().front());
  else if (options.isSet("workshop")) window->openWorkshop();
  else if (options.isSet("lesson")) window->teachFile(options.value("lesson"));
  else window->enter(opening.door, opening.match);
  return window;
}

}  // namespace w13
