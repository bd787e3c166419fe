#include "ui/settings/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include "engine/games/warehouse13/cards/languages.h"

#ifdef W13_TRANSLATED
static void initTranslations() { Q_INIT_RESOURCE(translations); }
#else
static void initTranslations() {}
#endif

namespace w13 {

namespace {

Language now = Language::English;

QString fileOf(Language language) { return ":/translations/warehouse13_" + codeOf(language) + ".qm"; }

/// The language as the system writes it, so that dates and numbers are those of the country.
QLocale localeOf(Language language) {
  const QLocale system = QLocale::system();
  const QLocale::Language wanted = language == Language::German ? QLocale::German : QLocale::English;
  return system.language() == wanted ? system : QLocale(wanted);
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
  std::vector<Language> all = {Language::English};
  if (QFile::exists(fileOf(Language::German))) all.push_back(Language::German);
  return all;
}

QString codeOf(Language language) { return language == Language::German ? "de" : "en"; }

QString nameOf(Language language) { return language == Language::German ? "Deutsch" : "English"; }

Language languageFor(const QString& code) {
  const std::vector<Language> all = languages();
  for (const Language each : all)
    if (codeOf(each) == code) return each;
  return QLocale::system().language() == QLocale::German ? all.back() : Language::English;
}

void speak(Language language) {
  static QTranslator* qt = nullptr;  // both belong to the application
  static QTranslator* ours = nullptr;
  if (ours != nullptr && language == now) return;
  initTranslations();
  now = language;
  QLocale::setDefault(localeOf(language));
  (void)installed(qt).load("qtbase_" + codeOf(language), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  (void)installed(ours).load(fileOf(language));
}

Language spoken() { return now; }

QString said(const Text& text) { return QString::fromStdString(inLanguage(now, text)); }

}  // namespace w13
