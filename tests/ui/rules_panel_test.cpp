// The rule book of the window: search by words, rules that lead to one another.

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTextBrowser>
#include <QTreeWidget>

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "support/catch.h"
#include "ui/games/warehouse13/panels/card_pages.h"
#include "ui/rules/rules_panel.h"
#include "ui/settings/language.h"
#include "window.h"

namespace w13::test {

namespace {

/// The rule book, opened, with what a person would touch in it.
struct Book {
  WindowSetup setup = readWindowSetup(W13_DATA_DIR);
  RulesPanel panel{setup.rules, std::make_unique<CardPages>(*setup.cards.cards, setup.rules), nullptr};
  QLineEdit& search = *panel.findChild<QLineEdit*>();
  QTreeWidget& list = *panel.findChild<QTreeWidget*>();
  QTextBrowser& text = *panel.findChild<QTextBrowser*>();

  /// The numbers of the rules that are listed.
  [[nodiscard]] QStringList ids() const {
    return listed([](const QString& chapter) { return chapter.startsWith("section:"); });
  }
  /// The keywords that are listed, by their IDs.
  [[nodiscard]] QStringList keywords() const {
    return listed([](const QString& chapter) { return chapter == "glossary"; });
  }
  /// The cards that are listed, by the IDs of their pages.
  [[nodiscard]] QStringList cards() const {
    return listed([](const QString& chapter) { return chapter.startsWith("cards:"); });
  }
  /// The chapters that are listed.
  [[nodiscard]] QStringList chapters() const {
    QStringList found;
    for (int row = 0; row < list.topLevelItemCount(); ++row) found << idOf(list.topLevelItem(row));
    return found;
  }
  QPushButton& button(const char* name) { return *panel.findChild<QPushButton*>(name); }
  void follow(const QString& link) { emit text.anchorClicked(QUrl(link)); }
  [[nodiscard]] bool leadsTo(const QString& page) const { return text.toHtml().contains("href=\"" + page + "\""); }

 private:
  static QString idOf(const QTreeWidgetItem* item) { return item->data(0, Qt::UserRole).toString(); }
  template <class Of>
  [[nodiscard]] QStringList listed(const Of& of) const {
    QStringList found;
    for (int row = 0; row < list.topLevelItemCount(); ++row) {
      const QTreeWidgetItem* chapter = list.topLevelItem(row);
      for (int at = 0; of(idOf(chapter)) && at < chapter->childCount(); ++at) found << idOf(chapter->child(at));
    }
    return found;
  }
};

}  // namespace

TEST_CASE("The rule book lists glossary, rules by chapter in the manual's order, and cards", "[window]") {
  Book book;
  CHECK(book.ids().size() == static_cast<int>(book.setup.rules.rules().size()));
  CHECK(book.keywords().size() == static_cast<int>(book.setup.rules.glossary().size()));
  CHECK(book.cards().size() == static_cast<int>(book.setup.cards.cards->designs.size()));
  QStringList chapters = {"glossary"};
  for (int section = 1; section < static_cast<int>(book.setup.rules.sections().size()); ++section)
    chapters << QStringLiteral("section:%1").arg(section);
  CHECK(book.chapters().mid(0, chapters.size()) == chapters);
  CHECK_FALSE(book.text.toPlainText().isEmpty());
}

TEST_CASE("A chapter's page reads all of its rules", "[window]") {
  Book book;
  book.panel.openPage("section:12");
  CHECK(book.text.toPlainText().startsWith("Field Actions"));
  for (const RuleText& rule : book.setup.rules.rules())
    if (rule.section == 12) {
      CHECK(book.leadsTo(QString::fromStdString(rule.id)));
      CHECK(book.text.toPlainText().contains(QString::fromStdString(rule.text.en)));
    }
}

TEST_CASE("A rule's page names the cards that touch it and where it is met; a card's page leads back", "[window]") {
  Book book;
  book.panel.openPage("CHAL-04");
  CHECK(book.leadsTo("card:tesla"));
  CHECK(book.leadsTo("section:10"));
  book.follow("card:tesla");
  CHECK(book.text.toPlainText().startsWith("Tesla"));
  CHECK(book.leadsTo("CHAL-04"));
  book.panel.openPage("WRES-01");
  CHECK(book.text.toPlainText().contains("hich pile do you draw 2 Traits from?"));
  book.panel.openPage("HEAL-01");
  CHECK(book.text.toPlainText().contains(QStringLiteral("In the log: \u2026 is KO'd.")));
  book.panel.openPage("PRINT-18");
  CHECK(book.text.toPlainText().contains(QStringLiteral("As a reason why not: \u2026 may not enter the Field alone")));
}

TEST_CASE("Back and forward lead along the pages that were opened, by buttons and by keys", "[window][keyboard]") {
  Book book;
  book.panel.openPage("CLAIM-09");
  CHECK_FALSE(book.button("back").isEnabled());
  book.follow("NEUT-03");
  book.follow("card:goozooka");
  QApplication::setActiveWindow(&book.panel);
  QTest::keyClick(&book.panel, Qt::Key_Left, Qt::AltModifier);
  CHECK(book.panel.openedPage() == "NEUT-03");
  book.button("back").click();
  CHECK(book.panel.openedPage() == "CLAIM-09");
  CHECK_FALSE(book.button("back").isEnabled());
  QTest::keyClick(&book.panel, Qt::Key_Right, Qt::AltModifier);
  CHECK(book.panel.openedPage() == "NEUT-03");
  // what a search opens by itself is not on the way
  book.search.setText("whammy");
  CHECK(book.panel.openedPage() != "NEUT-03");
  book.button("back").click();
  CHECK(book.panel.openedPage() == "NEUT-03");
  // and a page that is opened from here ends the way forward
  book.follow("CLAIM-01");
  CHECK_FALSE(book.button("forward").isEnabled());
}

TEST_CASE("The rule book is read by keys: F1 searches, Enter goes on, Esc closes", "[window][keyboard]") {
  Book book;
  book.panel.openPage("CLAIM-09");
  book.panel.activateWindow();
  QApplication::processEvents();
  QTest::keyClick(&book.panel, Qt::Key_F1);
  CHECK(book.panel.focusWidget() == &book.search);
  QTest::keyClicks(&book.search, "claim-05");
  QTest::keyClick(&book.search, Qt::Key_Return);
  CHECK(book.panel.focusWidget() == &book.list);
  CHECK(book.panel.openedPage() == "CLAIM-05");
  QTest::keyClick(&book.list, Qt::Key_Return);
  CHECK(book.panel.focusWidget() == &book.text);
  QTest::keyClick(&book.text, Qt::Key_Escape);
  CHECK_FALSE(book.panel.isVisible());
}

TEST_CASE("A search finds the rules that have all of its words, in any order and case", "[window]") {
  Book book;
  book.search.setText("leads NEUTRALIZE agent");
  const QStringList found = book.ids();
  CHECK(found.contains("NEUT-03"));
  CHECK(found.size() < 20);
  book.search.setText("claim-09");
  CHECK(book.ids().first() == "CLAIM-09");
  CHECK(book.text.toPlainText().startsWith("CLAIM-09"));
}

TEST_CASE("A search that finds nothing says so", "[window]") {
  Book book;
  book.search.setText("zeppelin");
  CHECK(book.ids().isEmpty());
  CHECK(book.text.toPlainText() == "No rule has all of these words.");
}

TEST_CASE("A rule named in another is one click away", "[window]") {
  Book book;
  const RuleText* from = nullptr;
  for (const RuleText& rule : book.setup.rules.rules())
    if (from == nullptr && rule.id == "CLAIM-09") from = &rule;
  REQUIRE(from != nullptr);
  book.search.setText(QString::fromStdString(from->id));
  const QString to = QString::fromStdString(from->see.front());
  CHECK(book.leadsTo(to));
  book.follow(to);
  CHECK(book.text.toPlainText().startsWith(to));
  CHECK(book.search.text().isEmpty());
}

TEST_CASE("The rule book opens at the rule of the question", "[window]") {
  Book book;
  book.search.setText("zeppelin");
  book.panel.openAt(kernel::Rule{0});
  CHECK(book.ids().size() > 500);
  CHECK(book.panel.openedPage() == "glossary");
  CHECK_FALSE(book.list.topLevelItem(0)->isExpanded());  // all chapters are seen
  book.panel.openAt("CLAIM-09"_rule);
  CHECK(book.text.toPlainText().startsWith("CLAIM-09"));
}

TEST_CASE("The glossary is the first chapter of the rule book and leads to the rules", "[window]") {
  Book book;
  CHECK(book.list.topLevelItem(0)->text(0) == "Glossary");
  // when a word is looked for, then it comes before the rules that use it, with its icon
  book.search.setText("neutralizer bucket");
  CHECK(book.keywords() == QStringList{"neutralizer"});
  CHECK(book.text.toPlainText().startsWith("Neutralizer"));
  CHECK(book.text.toHtml().contains("icon:tokens/neutralizer-bucket"));
  CHECK_FALSE(book.list.topLevelItem(0)->child(0)->icon(0).isNull());
  // and its rules are one click away
  book.follow("DICE-12");
  CHECK(book.text.toPlainText().startsWith("DICE-12"));
}

TEST_CASE("The rule book speaks the language of the window, and changes with it", "[window][language]") {
  Book book;
  book.search.setText("CLAIM-09");
  CHECK(book.text.toPlainText().contains("In the Warehouse you can claim Leads only."));
  speak(kGerman);
  for (int round = 0; round < 3; ++round) QApplication::processEvents();
  CHECK(book.text.toPlainText().contains("Im Lagerhaus kannst du nur Spuren sichern."));
  book.search.setText("Spuren sichern Lagerhaus CLAIM-09");
  CHECK(book.ids() == QStringList{"CLAIM-09"});
  CHECK(book.text.toPlainText().startsWith(QStringLiteral("CLAIM-09 \u00b7 Den Fall bearbeiten")));
  CHECK(book.text.toPlainText().contains("Im Lagerhaus kannst du nur Spuren sichern."));
  book.search.setText(QStringLiteral("R\u00fcckschlag"));
  CHECK(book.keywords().contains("whammy"));
  // and the glossary is in its alphabet
  book.search.clear();
  CHECK(book.keywords().indexOf("bronze-sector") < book.keywords().indexOf("debronze"));
  CHECK(book.keywords().indexOf("debronze") < book.keywords().indexOf("box"));
  speak(Language::English);
  QApplication::processEvents();
}

TEST_CASE("The rule book lies over the window, follows its size, takes all keys, and Esc gives the table back",
          "[window][keyboard]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  QApplication::setActiveWindow(&game.window);
  RulesPanel& book = *game.window.rulesPanel();
  book.openPage("CLAIM-09");
  CHECK_FALSE(book.isWindow());
  CHECK(book.geometry() == game.window.rect());
  game.window.resize(1600, 1000);
  game.settle();
  CHECK(book.geometry() == game.window.rect());
  const int steps = game.room().steps();
  for (const Qt::Key key : {Qt::Key_H, Qt::Key_N, Qt::Key_Space, Qt::Key_P}) QTest::keyClick(&book, key);
  CHECK(game.room().steps() == steps);
  CHECK(game.onTable());
  CHECK(book.isVisible());
  QTest::keyClick(&book, Qt::Key_Escape);
  CHECK_FALSE(book.isVisible());
  CHECK(game.window.table()->hasFocus());
}

TEST_CASE("The pages of what is asked say that the reader is there", "[window]") {
  Book book;
  QLabel& here = *book.panel.findChild<QLabel*>("here");
  book.panel.setHere("CLAIM-09"_rule);
  book.panel.openPage("CLAIM-09");
  CHECK(here.isVisible());
  const RuleText* rule = book.setup.rules.find("CLAIM-09");
  book.panel.openPage(QStringLiteral("section:%1").arg(rule->section));
  CHECK(here.isVisible());
  book.panel.openPage("WIN-01");
  CHECK_FALSE(here.isVisible());
  // and it is forgotten when the book is closed
  book.panel.openPage("CLAIM-09");
  book.panel.reject();
  book.panel.openPage("CLAIM-09");
  CHECK_FALSE(here.isVisible());
}

TEST_CASE("What a search found is marked on the page", "[window]") {
  Book book;
  book.search.setText("neutralizer bucket");
  CHECK_FALSE(book.text.extraSelections().isEmpty());
  book.search.clear();
  CHECK(book.text.extraSelections().isEmpty());
}

TEST_CASE("The rule book reads at the size wanted, and its heading fits on its tab", "[window][options]") {
  const auto show = [](int percent) {
    setTextSize(percent);
    Book book;
    book.panel.resize(1280, 800);
    book.panel.openPage("section:13");
    const QLabel* title = book.panel.findChild<QLabel*>("book");
    const QPushButton* summary = book.panel.findChild<QPushButton*>("summary");
    title->window()->ensurePolished();
    QApplication::processEvents();
    CHECK(QFontMetricsF(title->font()).capHeight() < title->height());
    CHECK(summary->sizeHint().width() <= summary->width());
    setTextSize(100);
    return book.text.document()->defaultFont().pixelSize();
  };
  const int small = show(100);
  CHECK(show(200) == 2 * small);
}

}  // namespace w13::test
