#include "ui/panels/rules_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/look/art.h"
#include "ui/settings/language.h"

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

/// What rules an entry leads to, as links.
QString linksOf(const std::vector<std::string>& see) {
  QStringList links;
  for (const std::string& each : see) links << link(QString::fromStdString(each));
  return links.isEmpty() ? QString() : "<p>" + RulesPanel::tr("See also: %1").arg(links.join(", ")) + "</p>";
}

bool hasAll(const QString& text, const QStringList& words) {
  return std::all_of(words.begin(), words.end(),
                     [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// The keywords in the alphabet of the language spoken.
std::vector<const Keyword*> inAlphabet(const RuleBook& rules) {
  std::vector<const Keyword*> words;
  for (const Keyword& keyword : rules.glossary()) words.push_back(&keyword);
  std::stable_sort(words.begin(), words.end(), [](const Keyword* a, const Keyword* b) {
    return QString::localeAwareCompare(said(a->word).toCaseFolded(), said(b->word).toCaseFolded()) < 0;
  });
  return words;
}

constexpr int kListIcon = 24;  // points
constexpr int kTextIcon = 56;

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
    if (item != nullptr) unfold(item->data(Qt::UserRole).toString());
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
  const QString open =
      list_->currentItem() == nullptr ? QString() : list_->currentItem()->data(Qt::UserRole).toString();
  list(search_->text());
  select(open);
}

void RulesPanel::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void RulesPanel::addHeading(const QString& title) {
  QListWidgetItem* heading = new QListWidgetItem(title, list_);
  heading->setFlags(Qt::NoItemFlags);
  QFont bold = heading->font();
  bold.setBold(true);
  heading->setFont(bold);
}

void RulesPanel::list(const QString& search) {
  const QStringList words = search.split(u' ', Qt::SkipEmptyParts);
  list_->clear();
  text_->clear();
  const auto add = [&](const std::string& id, const QString& line) {
    QListWidgetItem* item = new QListWidgetItem(line, list_);
    item->setData(Qt::UserRole, QString::fromStdString(id));
    return item;
  };
  for (const Keyword* each : inAlphabet(rules_)) {
    const Keyword& keyword = *each;
    const QString line = said(keyword.word) + ": " + said(keyword.text);
    if (!hasAll(tr("Glossary") + " " + line, words)) continue;
    if (list_->count() == 0) addHeading(tr("Glossary"));
    QListWidgetItem* item = add(keyword.id, line);
    if (!keyword.icon.empty())
      item->setIcon(art::picture(QString::fromStdString(keyword.icon), QSize(kListIcon, kListIcon)));
  }
  int section = 0;
  for (const RuleText& rule : rules_.rules()) {
    const QString title = said(rules_.sectionOf(rule).title);
    const QString line = QString::fromStdString(rule.id) + "  " + said(rule.text);
    if (!hasAll(title + " " + line, words)) continue;
    if (rule.section != section) addHeading(title);
    section = rule.section;
    add(rule.id, line);
  }
  if (list_->count() == 0) text_->setHtml(tr("<p>No rule has all of these words.</p>"));
  else list_->setCurrentRow(1);  // the first below its section's title
}

void RulesPanel::unfold(const QString& id) {
  if (const RuleText* rule = rules_.find(id.toStdString())) return openRule(*rule);
  if (const Keyword* keyword = rules_.keyword(id.toStdString())) return openKeyword(*keyword);
  text_->clear();
}

void RulesPanel::openRule(const RuleText& rule) {
  const RuleSection& section = rules_.sectionOf(rule);
  text_->setHtml(QStringLiteral("<h3>%1 \u00b7 %2</h3><p>%3</p>%4<p><i>%2: %5</i></p>")
                     .arg(QString::fromStdString(rule.id), said(section.title).toHtmlEscaped(),
                          linked(rules_, said(rule.text)), linksOf(rule.see), said(section.about).toHtmlEscaped()));
}

void RulesPanel::openKeyword(const Keyword& keyword) {
  QString icon;
  if (!keyword.icon.empty()) {
    const QUrl name("icon:" + QString::fromStdString(keyword.icon));
    const qreal scale = devicePixelRatioF();
    QPixmap picture = art::picture(QString::fromStdString(keyword.icon), QSize(kTextIcon, kTextIcon) * scale);
    picture.setDevicePixelRatio(scale);
    text_->document()->addResource(QTextDocument::ImageResource, name, picture);
    icon = QStringLiteral("<p><img src=\"%1\"></p>").arg(name.toString());
  }
  text_->setHtml(
      QStringLiteral("<h3>%1</h3>%2<p>%3</p>%4")
          .arg(said(keyword.word).toHtmlEscaped(), icon, said(keyword.text).toHtmlEscaped(), linksOf(keyword.see)));
}

void RulesPanel::turnTo(const QString& id) {
  search_->clear();
  list_->setCurrentRow(1);
  select(id);
}

void RulesPanel::select(const QString& id) {
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
