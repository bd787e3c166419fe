#pragma once
// The table on a second screen: a picture of it in a window of its own, which takes no click and no key. It shows what
// the table shows and nothing else, whoever is behind the curtain.

#include <QWidget>

#include "ui/table/table_screen.h"

namespace w13 {

class TableWindow final : public QWidget {
  Q_OBJECT
 public:
  TableWindow(const Catalog& cards, const Words& words, const RuleBook* rules, QWidget* owner);

  [[nodiscard]] TableScreen* table() const { return table_; }

 signals:
  /// Somebody has closed it.
  void closed();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  TableScreen* table_;
};

}  // namespace w13
