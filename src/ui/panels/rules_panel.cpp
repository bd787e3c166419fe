#include "ui/panels/rules_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/screen/rule_titles.h"

namespace w13 {

namespace {

QString link(const QString& id) { return QStringLiteral("<a href=\"%1\" style=\"color:#FFD98A\">%1</a>").arg(id); }

/// A text with every rule that it names as a link.
QString linked(const RuleBook& rules, const QString& text) {
  static const QRegularExpression kId("[A-Z]+-[0-9]+");
  QString html = text.toHtmlEscaped();
  qsizetype at = 0;
  for (QRegularExpressionMatch match = kId.match(html); match.hasMatch(); match = kId.match(html, at)) {
    const QString id = match.captured();
    const QString shown = rules.find(id.toStdString()) == nullptr ? id : link(id);
    html.replace(match.capturedStart(), id.size(), shown);
    at = match.capturedStart() + shown.size();
  }
  return html;
}

}  // namespace

RulesPanel::RulesPanel(const RuleBook& rules, QWidget* parent)
    : QDialog(parent), rules_(rules), search_(new QLineEdit), list_(new QListWidget), text_(new QTextBrowser) {
  resize(1000, 600);
  search_->setClearButtonEnabled(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // what is too long ends in dots
  text_->setOpenLinks(false);
  QVBoxLayout* all = new QVBoxLayout(this);
  all->addWidget(search_);
  QHBoxLayout* row = new QHBoxLayout;
  row->addWidget(list_, 2);
  row->addWidget(text_, 3);
  all->addLayout(row);
  connect(search_, &QLineEdit::textChanged, this, &RulesPanel::list);
  connect(list_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
    if (item != nullptr) showRule(item->data(Qt::UserRole).toString());
  });
  connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& to) { turnTo(to.toString()); });
  retranslate();
}

void RulesPanel::retranslate() {
  setWindowTitle(tr("Rules"));
  search_->setPlaceholderText(tr("Search: some words, or a number such as CLAIM-09"));
  search_->setAccessibleName(tr("Search the rules"));
  list_->setAccessibleName(tr("Rules found"));
  text_->setAccessibleName(tr("The rule"));
  list(search_->text());
}

void RulesPanel::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void RulesPanel::list(const QString& search) {
  const QStringList words = search.split(u' ', Qt::SkipEmptyParts);
  list_->clear();
  text_->clear();
  int section = 0;
  for (const RuleText& rule : rules_.rules()) {
    const QString id = QString::fromStdString(rule.id);
    const QString text = QString::fromStdString(rule.text);
    const QString all = id + " " + titleOf(rules_, rule.section) + " " + text;
    if (!std::all_of(words.begin(), words.end(),
                     [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); }))
      continue;
    if (rule.section != section) {
      QListWidgetItem* heading = new QListWidgetItem(titleOf(rules_, rule.section), list_);
      heading->setFlags(Qt::NoItemFlags);
      QFont bold = heading->font();
      bold.setBold(true);
      heading->setFont(bold);
      section = rule.section;
    }
    QListWidgetItem* item = new QListWidgetItem(id + "  " + text, list_);
    item->setData(Qt::UserRole, id);
  }
  if (list_->count() == 0) text_->setHtml(tr("<p>No rule has all of these words.</p>"));
  else list_->setCurrentRow(1);  // the first below its section's title
}

void RulesPanel::showRule(const QString& id) {
  const RuleText* rule = rules_.find(id.toStdString());
  if (rule == nullptr) return text_->clear();
  QString html =
      QStringLiteral("<h3>%1 \u00b7 %2</h3><p>%3</p>")
          .arg(id, titleOf(rules_, rule->section).toHtmlEscaped(), linked(rules_, QString::fromStdString(rule->text)));
  QStringList see;
  for (const std::string& each : rule->see) see << link(QString::fromStdString(each));
  if (!see.isEmpty()) html += "<p>" + tr("See also: %1").arg(see.join(", ")) + "</p>";
  text_->setHtml(html);
}

void RulesPanel::turnTo(const QString& id) {
  search_->clear();
  list_->setCurrentRow(1);
  for (int row = 0; !id.isEmpty() && row < list_->count(); ++row)
    if (list_->item(row)->data(Qt::UserRole).toString() == id) list_->setCurrentRow(row);
}

void RulesPanel::openAt(kernel::Rule rule) {
  const RuleText* found = rules_.find(rule);
  turnTo(found == nullptr ? QString() : QString::fromStdString(found->id));
  show();
  raise();
}

}  // namespace w13
