#include "ui/rules/rules_panel.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTextBrowser>
#include <QTreeWidget>
#include <utility>

#include "engine/kernel/count.h"
#include "ui/look/art.h"
#include "ui/look/say.h"
#include "ui/look/style.h"
#include "ui/rules/rule_index.h"
#include "ui/rules/rule_page.h"

namespace ui {

namespace {

constexpr int kListIcon = 24;  // points
constexpr int kTextIcon = 56;
constexpr qsizetype kLongestWay = 200;

}  // namespace

RulesPanel::RulesPanel(const house::RuleBook& rules, std::unique_ptr<const GamePages> game, QWidget* parent)
    : Page(parent), rules_(rules), game_(std::move(game)), title_(new QLabel(this)), search_(new QLineEdit(this)),
      count_(new QLabel(this)), list_(new QTreeWidget(this)), here_(new QLabel(this)), text_(new QTextBrowser(this)),
      example_(new QFrame(this)), exampleHead_(new QLabel(example_)), exampleText_(new QLabel(example_)),
      back_(new QPushButton(this)), forward_(new QPushButton(this)), play_(new QPushButton(example_)),
      summary_(new QPushButton(this)), close_(new QPushButton(this)), told_(new QLabel(this)) {
  if (parent == nullptr) resize(1280, 800);
  else parent->installEventFilter(this);
  hide();
  setFocusPolicy(Qt::StrongFocus);
  search_->setClearButtonEnabled(true);
  list_->setHeaderHidden(true);
  list_->setColumnCount(2);
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  list_->setUniformRowHeights(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // what is too long ends in dots
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
  connect(play_, &QPushButton::clicked, this, [this] { emit playWanted(exampleOf(openedPage())); });
  connect(summary_, &QPushButton::clicked, this, &RulesPanel::summaryWanted);
  connect(close_, &QPushButton::clicked, this, &RulesPanel::reject);
  retranslate();
  RulesPanel::rescaled();
}

void RulesPanel::addKeys() {
  const auto on = [this](const QKeySequence& keys, const std::function<void()>& what) {
    new QShortcut(keys, this, what, Qt::WidgetWithChildrenShortcut);
  };
  on(Qt::ALT | Qt::Key_Left, [this] { step(-1); });
  on(Qt::ALT | Qt::Key_Right, [this] { step(1); });
  on(Qt::CTRL | Qt::Key_Tab, [this] { stepChapter(1); });
  on(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, [this] { stepChapter(-1); });
  for (const QKeySequence& keys : {QKeySequence(Qt::Key_F1), QKeySequence(QKeySequence::Find)})
    on(keys, [this] {
      search_->setFocus();
      search_->selectAll();
    });
}

// Enter goes on from the search to what it found, from there to the page. No key reaches the table below.
void RulesPanel::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Escape: return reject();
    case Qt::Key_T:
      if (play_->isVisible() && play_->isEnabled()) play_->click();
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (search_->hasFocus()) list_->setFocus();
      else if (list_->hasFocus()) text_->setFocus();
      break;
    default: break;
  }
  event->accept();
}

void RulesPanel::reject() {
  hide();
  setHere(kernel::Rule::None);
  emit left();
}

void RulesPanel::retranslate() {
  setAccessibleName(tr("Rules"));
  title_->setText(tr("Rules"));
  here_->setText(tr("You are here now."));
  exampleHead_->setText(tr("Worked example"));
  search_->setPlaceholderText(tr("Search: a few words, or the number of a rule"));
  search_->setAccessibleName(tr("Search the rules"));
  list_->setAccessibleName(tr("Rules found"));
  text_->setAccessibleName(tr("The rule"));
  back_->setText(tr("Back"));
  back_->setToolTip(tr("Alt and the left arrow"));
  forward_->setText(tr("Forward"));
  forward_->setToolTip(tr("Alt and the right arrow"));
  summary_->setText(tr("Save a summary as PDF ..."));
  play_->setText(tr("Try this example (T)"));
  close_->setText(tr("Close (Esc)"));
  const QString open = openedPage();
  search(search_->text());
  stepping_ = true;  // the way stays as it is
  select(open);
  stepping_ = false;
  showButtons();
}

void RulesPanel::changeEvent(QEvent* event) {
  Page::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void RulesPanel::list(const QString& search) {
  const bool all = search.trimmed().isEmpty();
  items_.clear();
  list_->clear();
  text_->clear();
  int found = 0;
  for (const BookChapter& chapter : chaptersOf(rules_, *game_, search)) {
    QTreeWidgetItem* head = new QTreeWidgetItem(list_, {chapter.title});
    head->setData(0, Qt::UserRole, chapter.id);
    if (!all) head->setText(1, QString::number(chapter.entries.size()));
    found += kernel::count(chapter.entries);
    for (const int column : {0, 1}) {
      QFont bold = list_->font();
      bold.setBold(true);
      head->setFont(column, bold);
    }
    items_.insert(chapter.id, head);
    for (const BookEntry& entry : chapter.entries) {
      QTreeWidgetItem* item = new QTreeWidgetItem(head, {entry.line});
      item->setData(0, Qt::UserRole, entry.id);
      if (!entry.icon.isEmpty()) item->setIcon(0, art::picture(entry.icon, QSize(kListIcon, kListIcon)));
      items_.insert(entry.id, item);
    }
    head->setExpanded(!all);
  }
  count_->setText(all ? QString() : tr("Found: %1").arg(found));
  if (list_->topLevelItemCount() == 0) text_->setHtml("<p>" + tr("No rule has all of these words.") + "</p>");
  else list_->setCurrentItem(all ? list_->topLevelItem(0) : list_->topLevelItem(0)->child(0));
}

QString RulesPanel::openedPage() const {
  return list_->currentItem() == nullptr ? QString() : list_->currentItem()->data(0, Qt::UserRole).toString();
}

void RulesPanel::unfold(const QString& id) {
  const RulePages pages(rules_, *game_);
  if (const QString icon = pages.iconOn(id); !icon.isEmpty()) {
    const qreal scale = devicePixelRatioF();
    QPixmap picture = art::picture(icon, QSize(kTextIcon, kTextIcon) * scale);
    picture.setDevicePixelRatio(scale);
    text_->document()->addResource(QTextDocument::ImageResource, QUrl("icon:" + icon), picture);
  }
  text_->setHtml(pages.page(id));
  markHits();
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
  showExample();
  play_->setEnabled(playable_);
  play_->setToolTip(playable_ ? QString() : tr("Leave the table first."));
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
  const bool there = !RulePages(rules_, *game_).page(id).isEmpty();
  if (!there) list_->collapseAll();  // all chapters are seen
  turnTo(there ? id : QStringLiteral("glossary"));
  if (parentWidget() != nullptr) setGeometry(parentWidget()->rect());
  show();
  raise();
  if (!search_->hasFocus()) list_->setFocus();
}

void RulesPanel::openAt(kernel::Rule rule) { openPage(say(rules_.nameOf(rule))); }

}  // namespace ui
