#pragma once
// The rule book: a manila file over the page that is up. The glossary, all rules by chapter in the manual's order, and
// the cards; with search, links and the way back. Worked examples can be played from it, where the window says so.

#include <QHash>

#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "ui/look/page.h"

class QBoxLayout;
class QFrame;
class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace w13 {

struct Catalog;

class RulesPanel final : public Page {
  Q_OBJECT
 public:
  /// Lies over all of its parent, when it is shown.
  RulesPanel(const RuleBook& rules, const Catalog& cards, QWidget* parent);

  /// Opens the book at a rule; at the beginning if there is none.
  void openAt(kernel::Rule rule);
  /// The same at any page by its ID (rule_index.h).
  void openPage(const QString& id);
  /// The page that is open.
  [[nodiscard]] QString openedPage() const;
  /// The rule of what is asked now: its pages say that the reader is here. Rule::None: nothing is asked.
  void setHere(kernel::Rule rule);

  /// The examples that can be played from their pages, and whether that is possible now: a season that is being played
  /// is not left for one. Without this call the book offers neither examples nor the summary.
  void offerExamples(const QStringList& ids, bool now);
  /// Says a sentence at its foot, until the next page.
  void tell(const QString& sentence);
  /// Closes it, as Esc does.
  void reject();

 signals:
  void playWanted(const QString& example);
  void summaryWanted();
  /// Its reader has closed it.
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
  /// Lists what has all words of the search, and opens the first of it; without a search the first chapter.
  void list(const QString& search);
  /// Lists all, with this page open.
  void turnTo(const QString& id);
  /// Opens a page that is listed.
  void select(const QString& id);
  /// Shows the page, and remembers the way to it.
  void unfold(const QString& id);
  /// A step back or forward along the way; to the next chapter or the one before.
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

  const RuleBook& rules_;
  const Catalog& cards_;
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
  QHash<QString, QTreeWidgetItem*> items_;  ///< of the pages listed
  QStringList way_;                         ///< the pages gone through
  qsizetype at_ = -1;                       ///< where on it
  bool stepping_ = false;
  QStringList examples_;
  bool playable_ = false;
  kernel::Rule asked_ = kernel::Rule::None;
};

}  // namespace w13
