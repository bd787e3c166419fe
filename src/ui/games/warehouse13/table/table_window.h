#pragma once
// The table on a second screen: a picture in its own window, which takes no clicks or keys. It shows only what the
// table shows, whoever is behind the curtain.

#include <QWidget>

#include "ui/games/warehouse13/table/table_screen.h"

namespace w13 {

class TableWindow final : public QWidget {
  Q_OBJECT
 public:
  TableWindow(const Catalog& cards, const Words& words, const RuleBook* rules, QWidget* owner);

  [[nodiscard]] TableScreen* table() const { return table_; }

 signals:
  /// The user has closed it.
  void closed();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  TableScreen* table_;
};

}  // namespace w13
