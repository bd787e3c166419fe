// The rule book of the window: search by words, rules that lead to one another.

#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>

#include "support/catch.h"
#include "ui/panels/rules_panel.h"
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

  [[nodiscard]] QStringList ids() const {
    QStringList found;
    for (int row = 0; row < list.count(); ++row)
      if (const QString id = list.item(row)->data(Qt::UserRole).toString(); !id.isEmpty()) found << id;
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
    if (from == nullptr && !rule.see.empty()) from = &rule;
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
  CHECK(book.text.toPlainText().startsWith(book.ids().first()));
}

}  // namespace w13::test
