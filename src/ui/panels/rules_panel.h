#pragma once
// The rule book: the glossary and all rules by section, with search. Rules named in a text lead to one another.

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
  /// Lists the keywords and rules that have all words of the search in their name or number, text or section.
  void list(const QString& search);
  void addHeading(const QString& title);
  /// Lists all, with this entry open; the first if there is none.
  void turnTo(const QString& id);
  /// Opens an entry that is listed.
  void select(const QString& id);
  /// Shows the rule with this number, or the keyword.
  void unfold(const QString& id);
  void openRule(const RuleText& rule);
  void openKeyword(const Keyword& keyword);
  const RuleBook& rules_;
  QLineEdit* search_;
  QListWidget* list_;
  QTextBrowser* text_;
};

}  // namespace w13
