#include "ui/rules_panel.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace w13 {

RulesPanel::RulesPanel(const RuleBook& rules, QWidget* parent)
    : QDialog(parent), rules_(rules), search_(new QLineEdit), list_(new QListWidget), text_(new QTextBrowser) {
  setWindowTitle(tr("Rules"));
  resize(900, 560);
  search_->setPlaceholderText(tr("Search: a word, or a number such as CLAIM-09"));
  search_->setAccessibleName(tr("Search the rules"));
  list_->setAccessibleName(tr("Rules found"));
  QVBoxLayout* all = new QVBoxLayout(this);
  all->addWidget(search_);
  QHBoxLayout* row = new QHBoxLayout;
  row->addWidget(list_, 2);
  row->addWidget(text_, 3);
  all->addLayout(row);
  connect(search_, &QLineEdit::textChanged, this, &RulesPanel::list);
  connect(list_, &QListWidget::currentRowChanged, this, [this](int) {
    QListWidgetItem* item = list_->currentItem();
    const RuleText* rule = item == nullptr ? nullptr : rules_.find(item->data(Qt::UserRole).toString().toStdString());
    if (rule == nullptr) return text_->clear();
    QString html = "<h3>" + QString::fromStdString(rule->id) + "</h3><p>" +
                   QString::fromStdString(rule->text).toHtmlEscaped() + "</p>";
    QStringList see;
    for (const std::string& each : rule->see) see << QString::fromStdString(each);
    if (!see.isEmpty()) html += "<p>See also: " + see.join(", ") + "</p>";
    text_->setHtml(html);
  });
  list({});
}

void RulesPanel::list(const QString& search) {
  list_->clear();
  for (const RuleText& rule : rules_.rules()) {
    const QString id = QString::fromStdString(rule.id);
    const QString text = QString::fromStdString(rule.text);
    if (!search.isEmpty() && !id.contains(search, Qt::CaseInsensitive) && !text.contains(search, Qt::CaseInsensitive))
      continue;
    QListWidgetItem* item = new QListWidgetItem(id + "  " + text.left(60));
    item->setData(Qt::UserRole, id);
    list_->addItem(item);
  }
  if (list_->count() > 0) list_->setCurrentRow(0);
}

void RulesPanel::openAt(kernel::Rule rule) {
  search_->clear();
  const RuleText* found = rules_.find(rule);
  for (int row = 0; found != nullptr && row < list_->count(); ++row)
    if (list_->item(row)->data(Qt::UserRole).toString().toStdString() == found->id) list_->setCurrentRow(row);
  show();
  raise();
}

}  // namespace w13
