#pragma once
// The rule book: every rule of the ledger with a search.

#include <QDialog>

#include "engine/warehouse13/rulebook.h"

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace w13 {

class RulesPanel final : public QDialog {
  Q_OBJECT
 public:
  RulesPanel(const RuleBook& rules, QWidget* parent);
  /// Opens at a rule; Rule::None: at the beginning.
  void openAt(kernel::Rule rule);

 private:
  void list(const QString& search);
  const RuleBook& rules_;
  QLineEdit* search_;
  QListWidget* list_;
  QTextBrowser* text_;
};

}  // namespace w13
