#include "ui/settings/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <algorithm>

#include "engine/games/games.h"
#include "engine/house/data_folder.h"

#ifdef UI_TRANSLATED
static void initTranslations() { Q_INIT_RESOURCE(translations); }
#else
static void initTranslations() {}
#endif

namespace ui {

namespace {

Language now = Language::English;

/// What the window says in a language: built in, or beside the sentences of the game.
QString fileOf(Language language) {
  const QString name = "window_" + languageCode(language) + ".qm";
  const QString builtIn = ":/translations/" + name;
  return QFile::exists(builtIn) ? builtIn
                                : QString::fromStdString((house::dataFolder() / "words").string()) + "/" + name;
}

/// Of all games together, English first.
std::vector<house::SpokenLanguage> spokenLanguages() {
  std::vector<house::SpokenLanguage> all;
  for (const house::GameModule* game : games::all())
    for (const house::SpokenLanguage& each : game->languages())
      if (std::ranges::find(all, each.language, &house::SpokenLanguage::language) == all.end()) all.push_back(each);
  return all;
}

/// The language as the system writes it, so that dates and numbers are those of the country.
QLocale localeOf(Language language) {
  const QLocale system = QLocale::system();
  const QLocale wanted(languageCode(language));
  return system.language() == wanted.language() ? system : wanted;
}

/// One that is installed for as long as the program runs, so that loading another file into it tells all widgets.
QTranslator& installed(QTranslator*& kept) {
  if (kept != nullptr) return *kept;
  kept = new QTranslator(QCoreApplication::instance());
  QCoreApplication::installTranslator(kept);
  return *kept;
}

}  // namespace

std::vector<Language> languages() {
  initTranslations();
  std::vector<Language> all;
  for (const house::SpokenLanguage& each : spokenLanguages()) all.push_back(each.language);
  return all;
}

QString languageCode(Language language) { return QString::fromStdString(house::codeOf(language)); }

QString languageName(Language language) {
  for (const house::SpokenLanguage& each : spokenLanguages())
    if (each.language == language) return QString::fromStdString(each.name);
  return languageCode(language);
}

Language languageFor(const QString& code) {
  const std::vector<Language> all = languages();
  for (const Language each : all)
    if (languageCode(each) == code) return each;
  for (const Language each : all)
    if (QLocale(languageCode(each)).language() == QLocale::system().language()) return each;
  return Language::English;
}

void speak(Language language) {
  static QTranslator* qt = nullptr;  // both belong to the application
  static QTranslator* ours = nullptr;
  if (ours != nullptr && language == now) return;
  initTranslations();
  now = language;
  QLocale::setDefault(localeOf(language));
  (void)installed(qt).load("qtbase_" + languageCode(language), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  (void)installed(ours).load(fileOf(language));
}

Language spoken() { return now; }

QString said(const Text& text) { return QString::fromStdString(text.in(now)); }

}  // namespace ui
