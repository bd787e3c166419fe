#pragma once
// The rows of the log on the screen: who, what, and pictures of it.

#include <QListWidget>

#include "ui/games/warehouse13/panels/log_rows.h"

namespace w13 {

class LogList final : public QListWidget {
  Q_OBJECT
 public:
  LogList(const Catalog& cards, const Words& words, QWidget* parent);

  /// Shows these rows at a scale (1: smallest window), scrolled to the last.
  void show(std::vector<LogRow> rows, const View& v, double scale);
  using QWidget::show;
  [[nodiscard]] const std::vector<LogRow>& rows() const { return rows_; }

 signals:
  /// A row was clicked, or Enter pressed on it: asks for its page of the rule book.
  void pageWanted(const QString& id);
  /// The pointer or keyboard is on a row about these; empty: on none.
  void pointsAt(const std::vector<kernel::Noun>& nouns);

 protected:
  void leaveEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Painting;
  void wantPage(const QListWidgetItem* item);
  [[nodiscard]] const LogRow* rowOf(const QModelIndex& index) const;

  const Catalog& cards_;
  const Words& words_;
  std::vector<LogRow> rows_;
  View view_;
  double scale_ = 1;
};

}  // namespace w13
