#include "ui/plain/plain_screens.h"

#include <QStandardPaths>

#include "ui/look/say.h"
#include "ui/plain/plain_window.h"
#ifdef UI_WORKSHOP
#include "ui/print/print_options.h"
#include "ui/window/written_over.h"
#endif
#include "ui/settings/language.h"
#include "ui/window/newest_log.h"

namespace ui {

namespace {

/// Where the program keeps what people make.
QString kept() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

}  // namespace

QString PlainScreens::about() const {
  const house::SetupForm form = game_.form(*game_.open({}));
  return QStringLiteral("a game for %1 to %2 people around one computer.").arg(form.fewest).arg(form.most);
}

QString PlainScreens::savesOf(const QCommandLineParser& options) const {
  return options.isSet("saves") ? options.value("saves") : kept() + "/games/" + say(game_.id());
}

#ifdef UI_WORKSHOP

void PlainScreens::describe(QCommandLineParser& options) const {
  if (PlainWorkshop::has(game_))
    options.addOption({"workshop", "Opens the workshop with this folder of cards of your own.", "folder"});
  if (!pages_ || !pages_->prints()) return;
  describePrint(options);
  options.addOption({"force", "With --print: writes over a file that is there."});
}

std::optional<int> PlainScreens::runAlone(const QCommandLineParser& options) {
  if (!pages_ || !pages_->prints() || !ui::prints(options)) return {};
  speak(languageFor(options.value("language")));
  printAsked(options, *pages_->printable(game_.open({})), overOlder(options));
  return 0;
}

#else

void PlainScreens::describe(QCommandLineParser& /*options*/) const {}
std::optional<int> PlainScreens::runAlone(const QCommandLineParser& /*options*/) { return {}; }

#endif

OnShelf PlainScreens::onShelf(const QCommandLineParser& options) const {
  OnShelf shown;
  if (pages_) shown.box = pages_->box();
  shown.box.name = say(game_.name());
  const QString saves = savesOf(options);
  shown.saved = anyLog(saves, game_.log());
  shown.teaches = LessonsPage::has(game_);
  shown.designs = PlainWorkshop::has(game_);
  const auto newest = newestLog(saves, game_.log());
  if (!newest && pages_) return shown;
  const house::SetupForm form = game_.form(*game_.open({}));
  if (!pages_) shown.box.players = PlainSetup::tr("%1 to %2 players").arg(form.fewest).arg(form.most);
  if (newest)
    shown.newest = UnfinishedMatch{newest->path, PlainSetup::progress(newest->label, pages_.get()),
                                   PlainSetup::playersOf(newest->label, form), newest->when};
  return shown;
}

std::unique_ptr<QMainWindow> PlainScreens::open(const QCommandLineParser& options, const Opening& opening) {
  PlainWanted wanted;
  wanted.game = &game_;
  wanted.pages = pages_;
  wanted.shelf = opening.shelf;
  wanted.optionsFile = opening.optionsFile;
  wanted.options = OptionsFile(wanted.optionsFile).read();
  wanted.speaker = opening.speaker;
  const QString id = say(game_.id());
  wanted.saves = savesOf(options);
  const bool designs = PlainWorkshop::has(game_) && options.value("game") == id && options.isSet("workshop");
  wanted.own = {designs ? options.value("workshop") : kept() + "/workshop/" + id + "/cards", kept() + "/packs/" + id};
  speak(languageFor(options.isSet("language") ? options.value("language") : wanted.options.language));
  auto window = std::make_unique<PlainWindow>(std::move(wanted));
  window->appear();
  if (options.positionalArguments().size() == 1) window->resume(options.positionalArguments().front());
  else window->enter(designs && opening.door == Door::First ? Door::Workshop : opening.door, opening.match);
  return window;
}

}  // namespace ui
