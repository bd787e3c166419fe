// The window in German: the language changes at once and loses nothing, and no English word is left on the screens.

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>

#include "support/catch.h"
#include "translations.h"
#include "ui/games/warehouse13/panels/log_panel.h"
#include "ui/settings/language.h"
#include "window.h"

namespace w13::test {

namespace {

/// English again when the case is over.
struct Tongue {
  explicit Tongue(Language language) { become(language); }
  Tongue(const Tongue&) = delete;
  Tongue& operator=(const Tongue&) = delete;
  ~Tongue() { become(Language::English); }
  static void become(Language language) {
    speak(language);
    heard();
  }
  /// The program is told, then its windows, then what is in them.
  static void heard() {
    for (int round = 0; round < 3; ++round) QApplication::processEvents();
  }
};

WindowSetup german() {
  WindowSetup setup = quick();
  setup.language = "de";
  return setup;
}

/// English texts of the window that are others in German, by what they must not stand in.
const QStringList& english() {
  static const QStringList kAll = [] {
    QStringList all;
    for (const Translated& each : translatedIn(translationFile("de"))) {
      const bool whole = !each.source.contains(u'%') && each.source.size() > 3;
      if (whole && !each.forms.first().contains(each.source)) all << each.source;
    }
    all.removeDuplicates();
    return all;
  }();
  return kAll;
}

/// The texts that are English ones, or have a longer English one in them.
QStringList englishIn(const QStringList& texts) {
  QStringList found;
  for (const QString& text : texts)
    for (const QString& each : english())
      if (text == each || (each.contains(u' ') && text.contains(each))) found << text + " (" + each + ")";
  found.removeDuplicates();
  return found;
}

/// All that is written on a screen, and what its pieces are called.
QStringList saidOn(const Screen& screen) {
  QStringList all = {screen.accessibleName()};
  for (QGraphicsItem* item : screen.scene()->items())
    if (const Area* area = dynamic_cast<const Area*>(item); area != nullptr && area->isVisible())
      for (const Written& each : area->written()) all << each.words;
  for (const Piece* piece : pieces(screen)) {
    all << piece->look().name;
    for (const Written& each : piece->written()) all << each.words;
  }
  return all;
}

QStringList saidOn(const QWidget& page) {
  QStringList all;
  for (const QWidget* child : page.findChildren<QWidget*>()) {
    all << child->accessibleName();
    if (const auto* label = qobject_cast<const QLabel*>(child)) all << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(child)) all << button->text();
    if (const auto* edit = qobject_cast<const QLineEdit*>(child)) all << edit->placeholderText();
    if (const auto* box = qobject_cast<const QComboBox*>(child))
      for (int at = 0; at < box->count(); ++at) all << box->itemText(at);
  }
  return all;
}

void chooseLanguage(MainWindow& window, const QString& code) {
  QComboBox* box = window.optionsScreen()->findChild<QComboBox*>("language");
  REQUIRE(box != nullptr);
  REQUIRE(box->findData(code) >= 0);
  box->setCurrentIndex(box->findData(code));
  Tongue::heard();
}

}  // namespace

TEST_CASE("In German no English word of the window is left", "[window][language][sample]") {
  const Tongue tongue(kGerman);
  Playing game(3, 2, german());
  game.unpainted();
  std::set<std::string> found;
  std::set<QString> read;  // each text once
  const auto look = [&](QStringList said) {
    said.removeIf([&](const QString& each) { return !read.insert(each).second; });
    for (const QString& each : englishIn(said)) found.insert(each.toStdString());
  };
  look(saidOn(*game.window.startScreen()));
  look(saidOn(*game.window.optionsScreen()));
  look(saidOn(*game.window.pinScreen()));
  std::set<int> phases;
  int screens = 0;
  for (int clicks = 0; clicks < 900 && !game.room().over() && game.click(); ++clicks) {
    if (game.onTable()) look(saidOn(*game.window.table()));
    if (game.window.secret() != nullptr) look(saidOn(*game.window.secret()));
    if (game.window.page() == game.window.vote()) look(saidOn(*game.window.vote()));
    phases.insert(static_cast<int>(game.room().view(Seat::Table).phase));
    ++screens;
  }
  look(saidOn(*game.window.end()));
  CHECK(screens > 150);
  CHECK(phases.size() >= 3);
  std::string all;
  for (const std::string& each : found) all += each + "\n";
  CHECK(all == "");
  // and English ones would have been noticed
  CHECK(englishIn({"My hand", "In the Warehouse now"}).size() == 2);
}

TEST_CASE("The language changes in the middle of a season, which goes on in German", "[window][language][sample]") {
  const Tongue tongue(Language::English);
  const QTemporaryDir folder;
  WindowSetup setup = quick();
  setup.options = folder.filePath("options.ini");
  Playing game(3, 5, setup);
  REQUIRE(game.dealt());
  REQUIRE(game.clickUntil([&] { return game.onTable() && game.room().steps() >= 12; }));
  const int steps = game.room().steps();
  const kernel::Decision asked = game.room().decision(Seat::Table);
  CHECK_FALSE(saidOn(*game.window.table()).contains("Spuren"));
  // when German is chosen
  game.window.openOptions();
  chooseLanguage(game.window, "de");
  // then the options are German at once, and the choice stays
  CHECK(saidOn(*game.window.optionsScreen()).contains("Sprache"));
  CHECK(game.window.optionsScreen()->findChild<QComboBox*>("language")->currentData() == "de");
  CHECK(game.window.options().language == "de");
  QTest::mouseClick(game.window.optionsScreen()->findChild<QPushButton*>("back"), Qt::LeftButton);
  game.settle();
  // and the table asks the same in German
  REQUIRE(game.onTable());
  CHECK(game.room().steps() == steps);
  CHECK(game.window.table()->shown().decision == asked);
  CHECK(saidOn(*game.window.table()).contains(asked.openness() == kernel::Openness::Secret ? "Widersacher" : "Menü"));
  CHECK(game.room().words().language() == kGerman);
  // and it is played on by clicks
  QStringList heard;
  REQUIRE(game.clickUntil([&] {
    if (game.window.secret() != nullptr) heard << saidOn(*game.window.secret());
    return game.room().steps() > steps + 25 || game.room().over();
  }));
  CHECK(heard.contains("Geheime Ansicht"));
  // and a later start speaks German, until English is chosen
  setup.language.clear();
  MainWindow later(setup);
  CHECK(spoken() == kGerman);
  chooseLanguage(later, "en");
  CHECK(spoken() == Language::English);
  CHECK(saidOn(*later.startScreen()).contains("Deal the cards (Enter)"));
}

TEST_CASE("What has been set up on the start screen outlives a change of the language", "[window][language]") {
  const Tongue tongue(Language::English);
  MainWindow window(quick());
  window.show();
  StartScreen* start = window.startScreen();
  seat(window, 3, "bot");
  start->findChild<QLineEdit*>("name1")->setText("Ada");
  start->findChild<QCheckBox*>("two-goo")->setChecked(true);
  const SeasonStart before = start->start();
  Tongue::become(kGerman);
  const SeasonStart after = start->start();
  CHECK(after.setup.agents == before.setup.agents);
  CHECK(after.setup.variants == before.setup.variants);
  CHECK(after.players == before.players);
  CHECK(after.bots == before.bots);
  const QPushButton* deal = start->findChild<QPushButton*>("deal");
  CHECK(deal->text() == "Karten austeilen (Enter)");
  CHECK(deal->isEnabled());
}

TEST_CASE("Numbers of things are said as the language wants them", "[window][language]") {
  const Tongue tongue(Language::English);
  CHECK(SeatsArea::tr("%n cards", nullptr, 1) == "1 card");
  CHECK(SeatsArea::tr("%n cards", nullptr, 4) == "4 cards");
  Tongue::become(kGerman);
  CHECK(SeatsArea::tr("%n cards", nullptr, 1) == "1 Karte");
  CHECK(QLocale().toString(QDate(2026, 3, 1), "MMMM") == QStringLiteral("März"));
  CHECK(languageCode(languageFor("xx")) == languageCode(languageFor("")));
}

}  // namespace w13::test
