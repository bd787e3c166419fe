#pragma once
// The rule book: all rules by section, with search. Rules named in a text lead to one another.

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
  /// Opens the book at a rule; at the beginning if there is none.
  void openAt(kernel::Rule rule);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  /// Lists the rules that have all words of the search in their number, text or section.
  void list(const QString& search);
  void turnTo(const QString& id);
  void showRule(const QString& id);
  const RuleBook& rules_;
  QLineEdit* search_;
  QListWidget* list_;
  QTextBrowser* text_;
};

}  // namespace w13
