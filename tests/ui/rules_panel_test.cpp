// The rule book of the window: search by words, rules that lead to one another.

#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>

#include "engine/warehouse13/rule_ids.h"
#include "support/catch.h"
#include "ui/panels/rules_panel.h"
#include "ui/settings/language.h"
#include "window.h"

namespace w13::test {

namespace {

/// The rule book, opened, with what a person would touch in it.
struct Book {
  WindowSetup setup = readWindowSetup(W13_DATA_DIR);
  RulesPanel panel{setup.rules, nullptr};
  QLineEdit& search = *panel.findChild<QLineEdit*>();
  QListWidget& list = *panel.findChild<QListWidget*>();
  QTextBrowser& text = *panel.findChild<QTextBrowser*>();

  /// The numbers of the rules that are listed.
  [[nodiscard]] QStringList ids() const { return listed(true); }
  /// The keywords that are listed, by their IDs.
  [[nodiscard]] QStringList keywords() const { return listed(false); }

 private:
  [[nodiscard]] QStringList listed(bool rules) const {
    QStringList found;
    for (int row = 0; row < list.count(); ++row)
      if (const QString id = list.item(row)->data(Qt::UserRole).toString(); !id.isEmpty() && rules == id[0].isUpper())
        found << id;
    return found;
  }
};

}  // namespace

TEST_CASE("The rule book lists every rule below the title of its section", "[window]") {
  Book book;
  CHECK(book.ids().size() == static_cast<int>(book.setup.rules.rules().size()));
  CHECK(book.list.item(0)->data(Qt::UserRole).toString().isEmpty());
  CHECK(book.list.item(0)->flags() == Qt::NoItemFlags);
  CHECK_FALSE(book.text.toPlainText().isEmpty());
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
  CHECK(book.text.toHtml().contains("href=\"" + to + "\""));
  emit book.text.anchorClicked(QUrl(to));
  CHECK(book.text.toPlainText().startsWith(to));
  CHECK(book.search.text().isEmpty());
}

TEST_CASE("The rule book opens at the rule of the question", "[window]") {
  Book book;
  book.search.setText("zeppelin");
  book.panel.openAt(kernel::Rule{0});
  CHECK(book.ids().size() > 500);
  CHECK(book.text.toPlainText().startsWith(said(book.setup.rules.keyword("ability")->word)));
  book.panel.openAt("CLAIM-09"_rule);
  CHECK(book.text.toPlainText().startsWith("CLAIM-09"));
}

TEST_CASE("The glossary is the first chapter of the rule book and leads to the rules", "[window]") {
  Book book;
  CHECK(book.keywords().size() == static_cast<int>(book.setup.rules.glossary().size()));
  CHECK(book.list.item(0)->text() == "Glossary");
  // when a word is looked for, then it comes before the rules that use it, with its icon
  book.search.setText("neutralizer bucket");
  CHECK(book.keywords() == QStringList{"neutralizer"});
  CHECK(book.text.toPlainText().startsWith("Neutralizer"));
  CHECK(book.text.toHtml().contains("icon:tokens/neutralizer-bucket"));
  CHECK_FALSE(book.list.item(1)->icon().isNull());
  // and its rules are one click away
  emit book.text.anchorClicked(QUrl("DICE-12"));
  CHECK(book.text.toPlainText().startsWith("DICE-12"));
}

TEST_CASE("The rule book speaks the language of the window, and changes with it", "[window][language]") {
  Book book;
  book.search.setText("CLAIM-09");
  CHECK(book.text.toPlainText().contains("In the Warehouse you can claim Leads only."));
  speak(Language::German);
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

}  // namespace w13::test
