// The summary of the rules on paper: two pages, nothing cut, fonts inside.

#include <QBuffer>
#include <QFile>
#include <QLabel>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QTextStream>

#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "ui/games/warehouse13/panels/summary.h"
#include "ui/settings/language.h"
#include "window.h"

namespace w13::test {

using house::RuleSummary;
using house::SummaryPart;

namespace {

RuleSummary shippedSummary() { return readSummary(W13_DATA_DIR "/rules/summary.json", shipped().rules); }

int pagesOf(const QByteArray& pdf) {
  static const QRegularExpression kPage("/Type /Page\\b(?!s)");
  return static_cast<int>(QString::fromLatin1(pdf).count(kPage));
}

/// Speaks a language for a while.
struct Speaking {
  explicit Speaking(Language language) { speak(language); }
  ~Speaking() {
    speak(Language::English);
    QApplication::processEvents();
  }
};

/// How many pieces of a layout lie outside of the page, over another, or are wider than their place.
int misplaced(const SummaryLayout& layout) {
  int wrong = 0;
  for (const SummaryPiece& piece : layout.pieces) {
    wrong += layout.printable.adjusted(-1, -1, 1, 1).contains(piece.at) ? 0 : 1;  // a dot, for rounding
    wrong += piece.text->size().width() > piece.at.width() + 1 || piece.text->size().height() > piece.at.height() + 1;
    for (const SummaryPiece& other : layout.pieces)
      wrong += &other != &piece && other.page == piece.page && other.at.adjusted(1, 1, -1, -1).intersects(piece.at);
  }
  return wrong;
}

}  // namespace

TEST_CASE("The summary fills two pages in each language, and no text is cut", "[window][summary]") {
  const RuleSummary summary = shippedSummary();
  for (const Language language : languages()) {
    const Speaking there(language);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter paper(&buffer);
    paper.setPageSize(QPageSize(QPageSize::A4));
    paper.setPageMargins(QMarginsF(0, 0, 0, 0));
    const SummaryLayout layout = layOutSummary(summary, shipped().rules, paper);
    CHECK(misplaced(layout) == 0);
    CHECK(layout.size >= 7.5);  // points
    // then every rule of it is printed once, in full
    QStringList texts;
    std::set<int> pages;
    for (const SummaryPiece& piece : layout.pieces) {
      texts << piece.text->toPlainText();
      pages.insert(piece.page);
    }
    CHECK(pages == std::set<int>{0, 1});
    for (const SummaryPart& part : summary.parts) {
      CHECK(texts.count(said(part.title)) >= 1);
      for (const std::string& rule : part.rules)
        CHECK(texts.count(said(shipped().rules.find(rule)->text) + " " + QString::fromStdString(rule)) == 1);
    }
  }
}

TEST_CASE("The summary is written as a PDF of two pages with its fonts", "[window][summary]") {
  const QTemporaryDir folder;
  for (const Language language : languages()) {
    const Speaking there(language);
    const QString path = folder.filePath(languageCode(language) + ".pdf");
    writeSummary(shippedSummary(), shipped().rules, path);
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    CHECK(pdf.startsWith("%PDF-"));
    CHECK(pagesOf(pdf) == 2);
    CHECK(pdf.contains("/FontFile"));
  }
}

TEST_CASE("A summary that is too long, or cannot be written, is refused with one sentence", "[window][summary]") {
  const auto fault = [](const RuleSummary& summary, const QString& path) -> std::string {
    try {
      writeSummary(summary, shipped().rules, path);
    } catch (const kernel::DataError& error) {
      return error.what();
    }
    return {};
  };
  const QTemporaryDir folder;
  RuleSummary all = shippedSummary();
  for (const RuleText& rule : shipped().rules.rules()) all.parts.front().rules.push_back(rule.id);
  CHECK(fault(all, folder.filePath("a.pdf")).find("data/rules/summary.json") != std::string::npos);
  CHECK_FALSE(QFile::exists(folder.filePath("a.pdf")));
  CHECK(fault(shippedSummary(), folder.filePath("no/such/folder/a.pdf")).find("choose another place") !=
        std::string::npos);
}

TEST_CASE("The rule book saves the summary and says where", "[window][summary]") {
  const QTemporaryDir folder;
  MainWindow window(quick());
  window.rulesPanel()->openPage("CLAIM-09");
  CHECK(window.rulesPanel()->findChild<QPushButton*>("summary")->isVisibleTo(window.rulesPanel()));
  const QString path = folder.filePath("summary.pdf");
  window.saveSummary(path);
  CHECK(QFile::exists(path));
  const auto labels = window.rulesPanel()->findChildren<QLabel*>();
  CHECK(std::any_of(labels.begin(), labels.end(), [&](const QLabel* each) { return each->text().contains(path); }));
  window.rulesPanel()->hide();
}

}  // namespace w13::test
