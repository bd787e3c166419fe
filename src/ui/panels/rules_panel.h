#pragma once
// The rule book: the glossary, all rules by chapter in the manual's order, and the cards; with search, links and the
// way back. Worked examples can be played from it, where the window says so.

#include <QDialog>
#include <QHash>

#include "engine/warehouse13/rulebook.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace w13 {

struct Catalog;

class RulesPanel final : public QDialog {
  Q_OBJECT
 public:
  RulesPanel(const RuleBook& rules, const Catalog& cards, QWidget* parent);

  /// Opens the book at a rule; at the beginning if there is none.
  void openAt(kernel::Rule rule);
  /// The same at any page by its ID (rule_index.h).
  void openPage(const QString& id);
  /// The page that is open.
  [[nodiscard]] QString openedPage() const;

  /// The examples that can be played from their pages, and whether that is possible now: a season that is being played
  /// is not left for one. Without this call the book offers neither examples nor the summary.
  void offerExamples(const QStringList& ids, bool now);
  /// Says a sentence at its foot, until the next page.
  void tell(const QString& sentence);

 signals:
  void playWanted(const QString& example);
  void summaryWanted();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void layOut();
  void addKeys();
  void retranslate();
  /// Lists what has all words of the search, and opens the first of it; without a search the first chapter.
  void list(const QString& search);
  /// Lists all, with this page open.
  void turnTo(const QString& id);
  /// Opens a page that is listed.
  void select(const QString& id);
  /// Shows the page, and remembers the way to it.
  void unfold(const QString& id);
  /// A step back or forward along the way.
  void step(int by);
  [[nodiscard]] bool offTheWay() const;
  void search(const QString& words);
  void showButtons();

  const RuleBook& rules_;
  const Catalog& cards_;
  QLineEdit* search_;
  QTreeWidget* list_;
  QTextBrowser* text_;
  QPushButton* back_;
  QPushButton* forward_;
  QPushButton* play_;
  QPushButton* summary_;
  QPushButton* close_;
  QLabel* told_;
  QHash<QString, QTreeWidgetItem*> items_;  ///< of the pages listed
  QStringList way_;                         ///< the pages gone through
  qsizetype at_ = -1;                       ///< where on it
  bool stepping_ = false;
  QStringList examples_;
  bool playable_ = false;
};

}  // namespace w13
