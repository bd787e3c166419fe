#include "ui/panels/rules_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "engine/warehouse13/rule_ids.h"
#include "ui/look/art.h"
#include "ui/panels/rule_index.h"
#include "ui/panels/rule_page.h"
#include "ui/settings/language.h"

namespace w13 {

namespace {

constexpr int kListIcon = 24;  // points
constexpr int kTextIcon = 56;
constexpr qsizetype kLongestWay = 200;

}  // namespace

RulesPanel::RulesPanel(const RuleBook& rules, const Catalog& cards, QWidget* parent)
    : QDialog(parent), rules_(rules), cards_(cards), search_(new QLineEdit), list_(new QTreeWidget),
      text_(new QTextBrowser), back_(new QPushButton), forward_(new QPushButton), play_(new QPushButton),
      summary_(new QPushButton), close_(new QPushButton), told_(new QLabel) {
  resize(1100, 660);
  search_->setClearButtonEnabled(true);
  list_->setHeaderHidden(true);
  list_->setColumnCount(1);
  list_->setUniformRowHeights(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // what is too long ends in dots
  list_->setIconSize(QSize(kListIcon, kListIcon));
  text_->setOpenLinks(false);
  layOut();
  addKeys();
  connect(search_, &QLineEdit::textChanged, this, &RulesPanel::search);
  connect(list_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    if (item != nullptr) unfold(item->data(0, Qt::UserRole).toString());
  });
  connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& to) { turnTo(to.toString()); });
  connect(back_, &QPushButton::clicked, this, [this] { step(-1); });
  connect(forward_, &QPushButton::clicked, this, [this] { step(1); });
  connect(play_, &QPushButton::clicked, this, [this] { emit playWanted(openedPage()); });
  connect(summary_, &QPushButton::clicked, this, &RulesPanel::summaryWanted);
  connect(close_, &QPushButton::clicked, this, &QDialog::reject);
  retranslate();
}

void RulesPanel::layOut() {
  QVBoxLayout* all = new QVBoxLayout(this);
  QHBoxLayout* top = new QHBoxLayout;
  back_->setObjectName("back");
  forward_->setObjectName("forward");
  play_->setObjectName("play");
  summary_->setObjectName("summary");
  close_->setObjectName("close");
  top->addWidget(back_);
  top->addWidget(forward_);
  top->addWidget(search_, 1);
  all->addLayout(top);
  QHBoxLayout* row = new QHBoxLayout;
  row->addWidget(list_, 2);
  row->addWidget(text_, 3);
  all->addLayout(row, 1);
  QHBoxLayout* foot = new QHBoxLayout;
  foot->addWidget(summary_);
  foot->addWidget(told_, 1);
  foot->addWidget(play_);
  foot->addWidget(close_);
  all->addLayout(foot);
  for (QPushButton* each : {back_, forward_, play_, summary_, close_}) each->setAutoDefault(false);  // Enter searches
}

void RulesPanel::addKeys() {
  const auto on = [this](const QKeySequence& keys, const std::function<void()>& what) {
    new QShortcut(keys, this, what, Qt::WidgetWithChildrenShortcut);
  };
  on(Qt::ALT | Qt::Key_Left, [this] { step(-1); });
  on(Qt::ALT | Qt::Key_Right, [this] { step(1); });
  for (const QKeySequence& keys : {QKeySequence(Qt::Key_F1), QKeySequence(QKeySequence::Find)})
    on(keys, [this] {
      search_->setFocus();
      search_->selectAll();
    });
}

// Enter goes on from the search to what it found, from there to the page.
void RulesPanel::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return QDialog::keyPressEvent(event);
  if (search_->hasFocus()) list_->setFocus();
  else if (list_->hasFocus()) text_->setFocus();
}

void RulesPanel::retranslate() {
  setWindowTitle(tr("Rules"));
  search_->setPlaceholderText(tr("Search: some words, or a number such as CLAIM-09"));
  search_->setAccessibleName(tr("Search the rules"));
  list_->setAccessibleName(tr("Rules found"));
  text_->setAccessibleName(tr("The rule"));
  back_->setText(tr("Back"));
  back_->setToolTip(tr("Alt and the left arrow"));
  forward_->setText(tr("Forward"));
  forward_->setToolTip(tr("Alt and the right arrow"));
  summary_->setText(tr("Save a summary as PDF ..."));
  play_->setText(tr("Play this example"));
  close_->setText(tr("Close (Esc)"));
  const QString open = openedPage();
  search(search_->text());
  stepping_ = true;  // the way stays as it is
  select(open);
  stepping_ = false;
  showButtons();
}

void RulesPanel::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void RulesPanel::list(const QString& search) {
  const bool all = search.trimmed().isEmpty();
  items_.clear();
  list_->clear();
  text_->clear();
  for (const BookChapter& chapter : chaptersOf(rules_, cards_, search)) {
    QTreeWidgetItem* head = new QTreeWidgetItem(list_, {chapter.title});
    head->setData(0, Qt::UserRole, chapter.id);
    QFont bold = list_->font();
    bold.setBold(true);
    head->setFont(0, bold);
    items_.insert(chapter.id, head);
    for (const BookEntry& entry : chapter.entries) {
      QTreeWidgetItem* item = new QTreeWidgetItem(head, {entry.line});
      item->setData(0, Qt::UserRole, entry.id);
      if (!entry.icon.isEmpty()) item->setIcon(0, art::picture(entry.icon, QSize(kListIcon, kListIcon)));
      items_.insert(entry.id, item);
    }
    head->setExpanded(!all);
  }
  if (list_->topLevelItemCount() == 0) text_->setHtml("<p>" + tr("No rule has all of these words.") + "</p>");
  else list_->setCurrentItem(all ? list_->topLevelItem(0) : list_->topLevelItem(0)->child(0));
}

QString RulesPanel::openedPage() const {
  return list_->currentItem() == nullptr ? QString() : list_->currentItem()->data(0, Qt::UserRole).toString();
}

void RulesPanel::unfold(const QString& id) {
  const RulePages pages(rules_, cards_, spoken());
  if (const QString icon = pages.iconOn(id); !icon.isEmpty()) {
    const qreal scale = devicePixelRatioF();
    QPixmap picture = art::picture(icon, QSize(kTextIcon, kTextIcon) * scale);
    picture.setDevicePixelRatio(scale);
    text_->document()->addResource(QTextDocument::ImageResource, QUrl("icon:" + icon), picture);
  }
  text_->setHtml(pages.page(id));
  told_->clear();
  if (!stepping_ && (at_ < 0 || way_[at_] != id)) {
    way_ = way_.mid(0, at_ + 1) << id;
    if (way_.size() > kLongestWay) way_.removeFirst();
    at_ = way_.size() - 1;
  }
  showButtons();
}

// What a search opens by itself is not on the way: from there the first step back leads onto it again.
bool RulesPanel::offTheWay() const { return at_ >= 0 && openedPage() != way_[at_]; }

void RulesPanel::step(int by) {
  const qsizetype to = by < 0 && offTheWay() ? at_ : at_ + by;
  if (to < 0 || to >= way_.size()) return;
  at_ = to;
  stepping_ = true;
  turnTo(way_[at_]);
  stepping_ = false;
  showButtons();
}

void RulesPanel::search(const QString& words) {
  stepping_ = true;
  list(words);
  stepping_ = false;
  showButtons();
}

void RulesPanel::showButtons() {
  back_->setEnabled(at_ > 0 || offTheWay());
  forward_->setEnabled(at_ + 1 < way_.size());
  summary_->setVisible(!examples_.isEmpty());
  play_->setVisible(examples_.contains(openedPage()));
  play_->setEnabled(playable_);
  play_->setToolTip(playable_ ? QString() : tr("Leave this season first."));
}

void RulesPanel::offerExamples(const QStringList& ids, bool now) {
  examples_ = ids;
  playable_ = now;
  showButtons();
}

void RulesPanel::tell(const QString& sentence) { told_->setText(sentence); }

void RulesPanel::turnTo(const QString& id) {
  if (!search_->text().isEmpty()) {
    const QSignalBlocker quiet(search_);
    search_->clear();
    const bool was = std::exchange(stepping_, true);  // the first entry is not on the way
    list({});
    stepping_ = was;
  }
  select(id);
}

void RulesPanel::select(const QString& id) {
  QTreeWidgetItem* item = items_.value(id);
  if (item == nullptr) return;
  list_->setCurrentItem(item);
  list_->scrollToItem(item);
}

void RulesPanel::openPage(const QString& id) {
  const bool there = !RulePages(rules_, cards_, spoken()).page(id).isEmpty();
  if (!there) list_->collapseAll();  // all chapters are seen
  turnTo(there ? id : QStringLiteral("glossary"));
  show();
  raise();
}

void RulesPanel::openAt(kernel::Rule rule) { openPage(QString::fromStdString(nameOf(rule))); }

}  // namespace w13
