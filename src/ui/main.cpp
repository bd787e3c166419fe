// The window's program: a game is named on the command line, or the first one is meant.

#include <algorithm>
#include <cstdio>

#include "engine/games/games.h"
#include "engine/kernel/errors.h"
#include "ui/look/say.h"
#include "ui/look/style.h"
#include "ui/settings/language.h"
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
  options.addOption({"language", "Language of the window: en or de; without it as the options say.", "code"});
  options.addOption({"saves", "Folder in which seasons are kept.", "folder"});
  options.addPositionalArgument("season", "A saved season to go on with.", "[season]");
}

/// The game on the command line. Throws with one sentence if there is none of that name.
const house::GameModule& gameNamed(const QCommandLineParser& options) {
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

/// The screens of the game that is wanted, which begin to read their data; none: --help or --version has been answered,
/// without a display.
std::unique_ptr<ui::GameScreens> screensFor(int& argc, char** argv) {
  const QCoreApplication app(argc, argv);
  QCommandLineParser first;
  describe(first);
  (void)first.parse(QCoreApplication::arguments());
  const house::GameModule& game = gameNamed(first);
  std::unique_ptr<ui::GameScreens> screens = ui::screensOf(game);
  QCommandLineParser options;
  describe(options);
  screens->describe(options);
  (void)options.parse(QCoreApplication::arguments());
  if (options.isSet("help")) {
    options.setApplicationDescription(shown(game.name()) + ", the digital table: " + screens->about());
    std::fputs(qPrintable(options.helpText()), stdout);
    return nullptr;
  }
  if (options.isSet("version")) {
    std::fputs(PROGRAM_NAME " " PROGRAM_VERSION "\n", stdout);
    return nullptr;
  }
  screens->beginReading(options);
  return screens;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const std::unique_ptr<ui::GameScreens> screens = screensFor(argc, argv);
    if (screens == nullptr) return 0;
    ui::Application app(argc, argv);
    QApplication::setApplicationName(PROGRAM_ID);
    QApplication::setApplicationDisplayName(PROGRAM_TITLE);
    QApplication::setApplicationVersion(PROGRAM_VERSION);
    QGuiApplication::setDesktopFileName(PROGRAM_DESKTOP_ID);  // the name of its files in packaging/
    ui::initLook();
    QCommandLineParser options;
    describe(options);
    screens->describe(options);
    options.process(app);
    checkLanguage(options);
    return screens->run(options);
  } catch (const std::exception& error) {
    std::fprintf(stderr, PROGRAM_NAME ": %s\n", error.what());
    return 1;
  }
}
