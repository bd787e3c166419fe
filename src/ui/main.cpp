// The window's program: the shelf of all games, or a game that the command line names.

#include <QStandardPaths>
#include <algorithm>
#include <cstdio>

#include "engine/games/games.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "ui/look/say.h"
#include "ui/look/style.h"
#include "ui/settings/language.h"
#include "ui/shelf/game_shelf.h"
#include "ui/sound/speaker.h"
#include "ui/window/application.h"
#include "ui/window/game_screens.h"

namespace {

QString shown(std::string_view text) { return ui::say(text); }

/// Options of the program itself, whatever is played.
void describe(QCommandLineParser& options) {
  options.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);  // as Qt's own, like -platform
  options.addOption({{"h", "help"}, "Shows this text and ends."});
  options.addOption({{"v", "version"}, "Shows the version and ends."});
  QStringList games;
  for (const house::GameModule* each : games::all()) games << shown(each->id());
  options.addOption({"game", "The game: " + games.join(", ") + ".", "id", games.front()});
  ui::describeShared(options);
  options.addPositionalArgument("match", "A saved match to go on with, of any game.", "[match]");
}

/// The game on the command line, by its name or by a match that it has saved. Throws with one sentence if there is none
/// of that name.
const house::GameModule& gameNamed(const QCommandLineParser& options) {
  if (const QStringList files = options.positionalArguments(); !options.isSet("game") && files.size() == 1)
    for (const house::GameModule* each : games::all())
      if (files.front().endsWith("." + shown(each->log().match))) return *each;
  const std::string id = options.value("game").toStdString();
  if (const house::GameModule* game = games::named(id)) return *game;
  QStringList games;
  for (const house::GameModule* each : games::all()) games << shown(each->id());
  throw kernel::RefusedError("there is no game \"" + id + "\"; take one of " + games.join(", ").toStdString());
}

void checkLanguage(const QCommandLineParser& options) {
  const QString code = options.value("language");
  QStringList all;
  for (const ui::Language each : ui::languages()) all << ui::languageCode(each);
  if (!code.isEmpty() && !all.contains(code))
    throw kernel::RefusedError("there is no language \"" + code.toStdString() + "\"; take one of " +
                               all.join(", ").toStdString());
}

/// What is asked of the program on the command line.
struct Asked {
  std::vector<ui::ShelvedGame> games;
  int game = 0;  ///< the place of the one that is named, else the first
};

/// Whether something is wanted of a game itself, and not only of the program.
bool isStraight(const QCommandLineParser& options) {
  static const QStringList kOfProgram = {"language", "saves"};
  const QStringList set = options.optionNames();
  return !options.positionalArguments().isEmpty() ||
         std::ranges::any_of(set, [](const QString& each) { return !kOfProgram.contains(each); });
}

/// The named game reads the whole command line; the others what is for any game.
Asked askedIn(const QStringList& arguments, const QCommandLineParser& first, const house::GameModule& named) {
  Asked asked;
  QStringList common = {arguments.front()};
  for (const QString& each : {QStringLiteral("saves"), QStringLiteral("language")})
    if (first.isSet(each)) common << "--" + each << first.value(each);
  for (const house::GameModule* each : games::all()) {
    if (each == &named) asked.game = kernel::count(asked.games);
    asked.games.push_back(ui::shelve(ui::screensOf(*each), each == &named ? arguments : common, describe));
  }
  return asked;
}

/// What is asked, whose game begins to read its data; nothing: --help or --version has been answered, without a
/// display.
std::optional<Asked> ask(int& argc, char** argv) {
  const QCoreApplication app(argc, argv);
  QCommandLineParser first;
  describe(first);
  (void)first.parse(QCoreApplication::arguments());
  const house::GameModule& named = gameNamed(first);
  Asked asked = askedIn(QCoreApplication::arguments(), first, named);
  const auto& [screens, options] = kernel::at(asked.games, asked.game);
  if (options->isSet("help")) {
    options->setApplicationDescription(shown(named.name()) + ", the digital table: " + screens->about());
    std::fputs(qPrintable(options->helpText()), stdout);
    return std::nullopt;
  }
  if (options->isSet("version")) {
    std::fputs(PROGRAM_NAME " " PROGRAM_VERSION "\n", stdout);
    return std::nullopt;
  }
  screens->beginReading(*options);
  return asked;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    std::optional<Asked> asked = ask(argc, argv);
    if (!asked) return 0;
    ui::Application app(argc, argv);
    QApplication::setApplicationName(PROGRAM_ID);
    QApplication::setApplicationDisplayName(PROGRAM_TITLE);
    QApplication::setApplicationVersion(PROGRAM_VERSION);
    QGuiApplication::setDesktopFileName(PROGRAM_DESKTOP_ID);  // the name of its files in packaging/
    ui::initLook();
    const ui::ShelvedGame& game = kernel::at(asked->games, asked->game);
    game.options->process(app);
    checkLanguage(*game.options);
    if (const std::optional<int> done = game.screens->runAlone(*game.options)) return *done;
    ui::openFaces();
    const QString optionsFile = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/options.ini";
    const bool straight = isStraight(*game.options);
    const QString language = game.options->value("language");
    ui::GameShelf shelf(std::move(asked->games), optionsFile, language, ui::loudspeaker());
    if (!straight) shelf.appear();
    else if (!shelf.open(asked->game, ui::Door::First)) return 1;
    return QApplication::exec();
  } catch (const std::exception& error) {
    std::fprintf(stderr, PROGRAM_NAME ": %s\n", error.what());
    return 1;
  }
}
