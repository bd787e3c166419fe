#include "ui/plain/plain_screens.h"

#include <QApplication>
#include <QStandardPaths>

#include "ui/look/say.h"
#include "ui/plain/plain_window.h"
#include "ui/settings/language.h"

namespace ui {

QString PlainScreens::about() const {
  const house::SetupForm form = game_.form(*game_.open({}));
  return QStringLiteral("a game for %1 to %2 people around one computer.").arg(form.fewest).arg(form.most);
}

int PlainScreens::run(const QCommandLineParser& options) {
  PlainWanted wanted;
  wanted.game = &game_;
  wanted.pages = pages_;
  wanted.optionsFile = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/options.ini";
  wanted.options = OptionsFile(wanted.optionsFile).read();
  const QString id = say(game_.id());
  const QString kept = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
  wanted.saves = options.isSet("saves") ? options.value("saves") : kept + "/games/" + id;
  wanted.own = {kept + "/workshop/" + id + "/cards", kept + "/packs/" + id};
  speak(languageFor(options.isSet("language") ? options.value("language") : wanted.options.language));
  PlainWindow window(std::move(wanted));
  window.show();
  if (options.positionalArguments().size() == 1) window.resume(options.positionalArguments().front());
  return QApplication::exec();
}

}  // namespace ui
