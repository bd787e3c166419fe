#pragma once
// The rule book: a manila file over the current page. The glossary, all rules by chapter in the manual's order, and the
// cards; with search, links and history. Worked examples can be played from it if the window allows.

#include <QHash>
#include <memory>

#include "engine/house/rulebook/rulebook.h"
#include "ui/look/page.h"
#include "ui/rules/game_pages.h"

class QBoxLayout;
class QFrame;
class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace ui {

class RulesPanel final : public Page {
  Q_OBJECT
 public:
  /// Covers its parent when shown. The rules must outlive it.
  RulesPanel(const house::RuleBook& rules, std::unique_ptr<const GamePages> game, QWidget* parent);

  /// Opens the book at a rule; at the beginning for Rule::None.
  void openAt(kernel::Rule rule);
  /// The same at any page by its ID (rule_index.h).
  void openPage(const QString& id);
  /// The open page.
  [[nodiscard]] QString openedPage() const;
  /// Sets the rule of the current question: its pages say that the reader is here. Rule::None: no question.
  void setHere(kernel::Rule rule);

  /// Sets the examples playable from their pages, and whether that is possible now: not during a season. Without this
  /// call the book offers neither examples nor the summary.
  void offerExamples(const QStringList& ids, bool now);
  /// Shows a sentence at the bottom, until the next page.
  void tell(const QString& sentence);
  /// Closes it, as Esc does.
  void reject();

 signals:
  void playWanted(const QString& example);
  void summaryWanted();
  /// The user has closed it.
  void left();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void rescaled() override;

 private:
  void layOut();
  void addKeys();
  void retranslate();
  /// Lists the entries with all words of the search, and opens the first; without a search, the first chapter.
  void list(const QString& search);
  /// Lists all, with this page open.
  void turnTo(const QString& id);
  /// Opens a listed page.
  void select(const QString& id);
  /// Shows the page, and adds it to the history.
  void unfold(const QString& id);
  /// Goes back or forward in the history; to the next or previous chapter.
  void step(int by);
  void stepChapter(int by);
  [[nodiscard]] bool offTheWay() const;
  void search(const QString& words);
  void markHits();
  void showButtons();
  void showExample();
  /// The worked example that belongs to a page; empty: none.
  [[nodiscard]] QString exampleOf(const QString& id) const;
  /// The folder and the sheet in it, in pixels.
  [[nodiscard]] QRectF folder() const;
  [[nodiscard]] QRectF sheet() const;

  const house::RuleBook& rules_;
  std::unique_ptr<const GamePages> game_;
  QLabel* title_;
  QLineEdit* search_;
  QLabel* count_;
  QTreeWidget* list_;
  QLabel* here_;
  QTextBrowser* text_;
  QFrame* example_;
  QLabel* exampleHead_;
  QLabel* exampleText_;
  QBoxLayout* page_ = nullptr;
  QPushButton* back_;
  QPushButton* forward_;
  QPushButton* play_;
  QPushButton* summary_;
  QPushButton* close_;
  QLabel* told_;
  QPixmap painted_;
  QHash<QString, QTreeWidgetItem*> items_;  ///< of the listed pages
  QStringList way_;                         ///< the history of pages
  qsizetype at_ = -1;                       ///< the position in it
  bool stepping_ = false;
  QStringList examples_;
  bool playable_ = false;
  kernel::Rule asked_ = kernel::Rule::None;
};

}  // namespace ui
