#pragma once
// The log beside the board: Episodes on its rail, filters above, and a row for each thing that happened.

#include <QFrame>
#include <QPointer>

#include "ui/games/warehouse13/panels/log_list.h"

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace w13 {

class TableScreen;

class LogPanel final : public QFrame {
  Q_OBJECT
 public:
  static constexpr int kDrawsTold = LogRows::kDrawsTold;

  LogPanel(const Catalog& cards, const Words& words, QWidget* parent);

  /// Adds what the table has learnt; `v` is the table's view after it.
  void add(const Events& news, const View& v);
  /// Takes so many of the last events away again: they were undone. `v` is the table's view now.
  void takeBack(int events, const View& v);
  [[nodiscard]] Events latest(int most) const { return rows_.latest(most); }
  /// Adds a sentence about the season's file at the log's current end.
  void note(const QString& sentence, Seat by = Seat::Table);
  void show(const View& v);
  using QWidget::show;
  /// The last lines that may be read now, one per event.
  [[nodiscard]] QStringList lines(const View& v, const LogFilter& filter = {}) const { return rows_.lines(v, filter); }
  /// The filter chosen above the rows.
  [[nodiscard]] LogFilter filter() const;
  [[nodiscard]] const LogList& list() const { return *list_; }

  /// Places it over the right part of the table's board, never over a seat or the question. Pointing at a row lights up
  /// its subject there.
  void standOn(TableScreen& table);

 signals:
  void left();
  /// A row was clicked: asks for its rule.
  void pageWanted(const QString& id);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void layOut();
  void addKinds();
  void addFaces(const View& v);
  void retranslate();
  void refresh();
  void fillRail();
  void place();
  void dress();
  [[nodiscard]] QString nameOf(const LogEpisode& episode) const;
  [[nodiscard]] QIcon iconOf(const LogEpisode& episode) const;

  const Catalog& cards_;
  const Words& words_;
  LogRows rows_;
  View view_;
  double scale_ = 1;
  int episode_ = 0;     ///< the Episode being read
  bool newest_ = true;  ///< it follows the season
  QPointer<TableScreen> table_;
  QLabel* title_;
  QButtonGroup* kinds_;
  QButtonGroup* faces_;
  QHBoxLayout* faceRow_ = nullptr;
  QLineEdit* search_;
  QListWidget* rail_;
  LogList* list_;
  QLabel* head_;
  QLabel* none_;
  QPushButton* close_;
};

}  // namespace w13
