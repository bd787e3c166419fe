// warehouse13-table: the window.

#include <QCommandLineParser>
#include <QFile>
#include <QStandardPaths>
#include <QTimer>
#include <cstdio>

#include "engine/games/warehouse13/said/sentences.h"
#include "engine/house/data_folder.h"
#include "engine/kernel/errors.h"
#include "ui/panels/summary.h"
#ifdef W13_WORKSHOP
#include "ui/print/print.h"
#endif
#include "ui/settings/language.h"
#include "ui/sound/speaker.h"
#include "ui/window/application.h"
#include "ui/window/faults_dialog.h"
#include "ui/window/film.h"
#include "ui/window/lesson_player.h"
#include "ui/window/main_window.h"
#include "ui/window/shots.h"

namespace {

QString dataOf(const QCommandLineParser& options) {
  return options.isSet("data") ? options.value("data") : QString::fromStdString(house::dataFolder().string());
}

void describe(QCommandLineParser& options) {
  options.setApplicationDescription(
      "Warehouse 13, the digital table: a hidden-traitor board game for 2 to 5 people around one computer.\n"
      "An unofficial fan adaptation. The same game in the terminal, and tools for cards: w13 --help.");
  options.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);  // as Qt's own, like -platform
  options.addOption({{"h", "help"}, "Shows this text and ends."});
  options.addOption({{"v", "version"}, "Shows the version and ends."});
  options.addOption({"data", "Folder with the card data and the rule texts.", "folder"});
  options.addOption({"cards",
                     "Folder of card files to lay over the shipped ones (several: in order); promos: the promo cards.",
                     "folder"});
  options.addOption({"language", "Language of the window: en or de; without it as the options say.", "code"});
  options.addOption({"saves", "Folder in which seasons are kept.", "folder"});
  options.addOption({"lesson", "A lesson to take; while it runs, changes of the file are shown.", "file"});
  options.addOption({"workshop", "Opens the workshop with this folder of cards of your own.", "folder"});
  options.addOption({"summary", "Writes a summary of the rules, two pages for the table, and ends.", "file.pdf"});
#ifdef W13_WORKSHOP
  options.addOption({"print", "Writes the cards to print, cut and play with, and ends.", "file.pdf"});
  options.addOption({"print-cards", "With --print: only this deck or card, such as traits (several: each).", "name"});
  options.addOption({"paper", "With --print: a4 or letter.", "size", "a4"});
  options.addOption(
      {"turn", "With --print: over which edge the printer turns the paper, long or short.", "edge", "long"});
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
  options.addPositionalArgument("season", "A saved season to go on with.", "[season]");
}

/// What is written on the command line is written over a file only if that was said.
kernel::Over overOlder(const QCommandLineParser& options) {
  if (options.isSet("force")) return kernel::Over::anything();
  return kernel::Over::nothing().orElse("name another file, or write over it with --force");
}

bool prints([[maybe_unused]] const QCommandLineParser& options) {
#ifdef W13_WORKSHOP
  return options.isSet("print");
#else
  return false;
#endif
}

/// Without anybody at the screen, who could be told something in a window.
bool alone(const QCommandLineParser& options) {
  return options.isSet("summary") || prints(options) || options.isSet("shots") || options.isSet("lesson-shots") ||
         options.isSet("film") || options.isSet("by-itself");
}

/// Answers --help and --version without a display; else begins to read the cards while the window system is opened.
/// Mistakes wait for the window: only that knows Qt's own options.
bool answered(int& argc, char** argv, std::future<w13::WindowSetup>& ahead) {
  const QCoreApplication app(argc, argv);
  QCommandLineParser options;
  describe(options);
  (void)options.parse(QCoreApplication::arguments());
  const bool help = options.isSet("help");
  if (!help && !options.isSet("version")) {
    if (!alone(options)) ahead = w13::readAhead(dataOf(options), options.values("cards"));
    return false;
  }
  std::fputs(help ? qPrintable(options.helpText()) : "warehouse13-table " W13_VERSION "\n", stdout);
  return true;
}

std::string languageCodes() {
  QStringList all;
  for (const w13::Language each : w13::languages()) all << w13::languageCode(each);
  return all.join(", ").toStdString();
}

w13::FilmWanted filmOf(const QCommandLineParser& options) {
  w13::FilmWanted wanted;
  wanted.folder = options.value("film");
  wanted.only = options.values("only");
  if (options.isSet("sizes")) wanted.size = w13::sizesNamed(options.value("sizes")).front();
  if (options.isSet("film-seed")) wanted.seed = options.value("film-seed").toULongLong();
  if (options.isSet("film-episodes")) wanted.episodes = options.value("film-episodes").toInt();
  if (options.isSet("film-seats")) wanted.seats = std::clamp(options.value("film-seats").toInt(), 3, 5);
  if (options.isSet("film-bots")) wanted.bots = options.value("film-bots").toInt();
  if (options.isSet("film-every")) wanted.every = std::max(16, options.value("film-every").toInt());
  return wanted;
}

w13::ShotsWanted shotsOf(const QCommandLineParser& options) {
  static const QStringList kVisions = {"", "protanopia", "deuteranopia", "tritanopia", "grey"};  // a ColourVision each
  w13::ShotsWanted wanted;
  wanted.folder = options.value("shots");
  if (options.isSet("sizes")) wanted.sizes = w13::sizesNamed(options.value("sizes"));
  wanted.options.language = options.value("language");
  wanted.options.highContrast = options.isSet("contrast");
  if (options.isSet("text")) wanted.options.textSize = options.value("text").toInt();
  wanted.options.colours = static_cast<int>(kVisions.indexOf(options.value("vision").toLower()));
  if (wanted.options.colours < 0)
    throw kernel::RefusedError("nobody sees colors as \"" + options.value("vision").toStdString() +
                               "\"; take protanopia, deuteranopia, tritanopia or grey");
  wanted.options = w13::allowed(wanted.options);
  wanted.only = options.values("only");
  return wanted;
}

#ifdef W13_WORKSHOP
/// The place of what an option says among what it may say.
int choiceOf(const QCommandLineParser& options, const char* option, const QStringList& choices) {
  const auto found = choices.indexOf(options.value(option).toLower());
  if (found < 0)
    throw kernel::RefusedError("--" + std::string(option) + " cannot be \"" + options.value(option).toStdString() +
                               "\"; take " + choices.join(" or ").toStdString());
  return static_cast<int>(found);
}

void printAsked(const QCommandLineParser& options, const w13::WindowSetup& setup) {
  const w13::Catalog& cards = *setup.cards.cards;
  w13::PrintWish wish;
  wish.designs = w13::designsNamed(cards, options.values("print-cards"));
  wish.paper = static_cast<w13::Paper>(choiceOf(options, "paper", {"a4", "letter"}));
  wish.turn = static_cast<w13::Turn>(choiceOf(options, "turn", {"long", "short"}));
  const w13::Words words(cards, nullptr, {}, w13::spoken());
  const int pages = w13::printCards(wish, cards, words, options.value("print"), overOlder(options));
  std::printf("%d cards on %d pages\n", w13::cardsIn(wish, cards), pages);
}
#endif

int run(const QCommandLineParser& options, std::future<w13::WindowSetup> ahead) {
  const QStringList cards = options.values("cards");
  std::optional<w13::WindowSetup> read = alone(options) ? w13::readWindowSetup(dataOf(options), cards)
                                                        : w13::readOrTell(dataOf(options), cards, std::move(ahead));
  if (!read) return 1;
  if (options.isSet("data")) w13::readSentences(dataOf(options).toStdString());
  w13::WindowSetup setup = std::move(*read);
  setup.language = options.value("language");
  if (!setup.language.isEmpty() && w13::languageCode(w13::languageFor(setup.language)) != setup.language)
    throw kernel::RefusedError("there is no language \"" + setup.language.toStdString() + "\"; take one of " +
                               languageCodes());
  if (options.isSet("summary")) {
    w13::speak(w13::languageFor(setup.language));
    w13::writeSummary(w13::readSummary(setup.ruleTexts + "/summary.json", setup.rules), setup.rules,
                      options.value("summary"), overOlder(options));
    return 0;
  }
#ifdef W13_WORKSHOP
  if (prints(options)) {
    w13::speak(w13::languageFor(setup.language));
    printAsked(options, setup);
    return 0;
  }
#endif
  if (options.isSet("shots")) return w13::takeShots(std::move(setup), shotsOf(options));
  if (options.isSet("film")) return w13::film(std::move(setup), filmOf(options));
  if (options.isSet("lesson-shots")) return w13::takeLessonShots(std::move(setup), options.value("lesson-shots"));
  setup.saves = options.isSet("saves") ? options.value("saves")
                                       : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/seasons";
  setup.workshop = options.isSet("workshop")
                       ? options.value("workshop")
                       : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/workshop/cards";
  setup.packs = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/packs";
  if (options.isSet("by-itself")) {
    setup.curtainHold = 0;
    setup.still = 0;
    setup.clock = false;
    setup.motion = w13::Pace::Off;
    setup.scenes = w13::SceneForm::Off;
  } else {
    setup.options = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/options.ini";
  }
  setup.speaker = w13::loudspeaker();
  w13::MainWindow window(std::move(setup));
  window.appear();
  QTimer::singleShot(0, &window, [] { QApplication::setWindowIcon(w13::art::picture("app/icon", {128, 128})); });
  if (options.positionalArguments().size() == 1) window.resume(options.positionalArguments().front());
  if (options.isSet("workshop")) window.openWorkshop();
  if (options.isSet("lesson")) window.teachFile(options.value("lesson"));
  if (options.isSet("by-itself")) return w13::playByItself(window, options.value("by-itself").toULongLong());
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  std::future<w13::WindowSetup> ahead;
  if (answered(argc, argv, ahead)) return 0;
  w13::Application app(argc, argv);
  QApplication::setApplicationName("warehouse13");
  QApplication::setApplicationDisplayName("Warehouse 13");
  QApplication::setApplicationVersion(W13_VERSION);
  QGuiApplication::setDesktopFileName(W13_DESKTOP_ID);  // the name of its files in packaging/
  w13::initPictures();
  QCommandLineParser options;
  describe(options);
  options.process(app);
  try {
    if (!alone(options)) w13::openFaces();
    return run(options, std::move(ahead));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "warehouse13-table: %s\n", error.what());
    return 1;
  }
}
