#include "ui/workshop/workshop_screen.h"

#include <QDir>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "engine/kernel/count.h"
#include "ui/look/contrast.h"
#include "ui/look/style.h"
#include "ui/workshop/card_form.h"

namespace ui {

namespace {

constexpr int kFullest = 430, kNarrowest = 190;  // widths of the full card

QLabel* namedLabel(const char* look, const char* object) {
  QLabel* made = new QLabel;
  made->setProperty("look", look);
  made->setObjectName(object);
  return made;
}

std::vector<std::filesystem::path> playedFolders(const QStringList& folders, const house::Desk& desk) {
  std::vector<std::filesystem::path> all = {desk.scenarios()};
  for (const QString& folder : folders) all.emplace_back(folder.toStdString());
  return all;
}

}  // namespace

WorkshopScreen::WorkshopScreen(const CardScreens& screens, const WorkshopSetup& setup, QWidget* parent)
    : Page(parent), screens_(screens), rules_(setup.rules), played_(setup.played), packs_(setup.packs),
      language_(setup.data),
      desk_(new LiveDesk(screens.cards(), setup.shipped, setup.own,
                         house::readArtNames((setup.data + "/art/game-icons.txt").toStdString()), this)) {
  build();
  addKeys();
  connectAll();
  showList();
  onChecked();
  const std::vector<house::CardOnDesk> cards = desk_->desk().cards();
  const auto mine = std::find_if(cards.begin(), cards.end(),
                                 [](const house::CardOnDesk& card) { return card.state != house::CardState::Shipped; });
  open(QString::fromStdString(mine == cards.end() ? cards.front().path : mine->path));
  QMetaObject::invokeMethod(this, &WorkshopScreen::offerLeftBehind, Qt::QueuedConnection);
}

// ---- what stands where ------------------------------------------------------------------------------------------

void WorkshopScreen::build() {
  setObjectName("workshop");
  QVBoxLayout* all = new QVBoxLayout(this);
  all->addWidget(makeHead());
  all->addWidget(ask_ = new AskBar(this));
  columns_ = new QSplitter(Qt::Horizontal);
  columns_->setChildrenCollapsible(false);
  columns_->addWidget(tree_ = new CardTree(screens_, this));
  columns_->addWidget(makeMiddle());
  columns_->addWidget(makeSide());
  columns_->setStretchFactor(0, 2);
  columns_->setStretchFactor(1, 5);
  columns_->setStretchFactor(2, 4);
  benches_ = new QStackedWidget;
  benches_->addWidget(columns_);
  all->addWidget(benches_, 1);
  retranslate();
  rescaled();
}

QPushButton* WorkshopScreen::addCommand(QLayout& row, const char* words, const char* object,
                                        void (WorkshopScreen::*does)()) {
  QPushButton* button = new QPushButton;
  button->setObjectName(object);
  button->setAutoDefault(true);
  row.addWidget(button);
  connect(button, &QPushButton::clicked, this, does);
  commands_.emplace_back(button, words);
  return button;
}

QWidget* WorkshopScreen::makeHead() {
  QWidget* head = new QWidget;
  QVBoxLayout* both = new QVBoxLayout(head);
  both->setContentsMargins(0, 0, 0, 0);
  QHBoxLayout* row = new QHBoxLayout;
  both->addLayout(row);
  row->addWidget(title_ = namedLabel("heading", "workshop-title"), 1);
  QHBoxLayout* lines = new QHBoxLayout;  // below, where they have room in every language
  both->addLayout(lines);
  lines->addWidget(state_ = namedLabel("", "workshop-state"));
  lines->addWidget(folder_ = namedLabel("small", "workshop-folder"), 1);
  folder_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  addBenches(*row);
  addCommand(*row, QT_TRANSLATE_NOOP("ui::WorkshopScreen", "Try on the table (F6)"), "try-card",
             &WorkshopScreen::tryCard);
  addCommand(*row, QT_TRANSLATE_NOOP("ui::WorkshopScreen", "Save (Ctrl+S)"), "save-card", &WorkshopScreen::save)
      ->setProperty("gold", true);
  addCommand(*row, QT_TRANSLATE_NOOP("ui::WorkshopScreen", "Back"), "back", &WorkshopScreen::leave);
  return head;
}

QWidget* WorkshopScreen::makeMiddle() {
  QWidget* middle = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  const std::size_t first = commands_.size();
  for (QHBoxLayout*& each : cardCommands_) column->addLayout(each = new QHBoxLayout);
  QHBoxLayout* row = cardCommands_[0];
  addCommand(*row, QT_TRANSLATE_NOOP("ui::WorkshopScreen", "New"), "new-card", &WorkshopScreen::begin);
  addCommand(*row, QT_TRANSLATE_NOOP("ui::WorkshopScreen", "Copy"), "copy-card", &WorkshopScreen::copy);
  addCommand(*row, QT_TRANSLATE_NOOP("ui::WorkshopScreen", "Form"), "form", &WorkshopScreen::toggleForm)
      ->setCheckable(true);
  addCommand(*row, QT_TRANSLATE_NOOP("ui::WorkshopScreen", "Picture"), "card-picture", &WorkshopScreen::choosePicture);
  addCommand(*row, QT_TRANSLATE_NOOP("ui::WorkshopScreen", "Rename"), "rename-card", &WorkshopScreen::rename);
  addCommand(*row, QT_TRANSLATE_NOOP("ui::WorkshopScreen", "Remove"), "remove-card", &WorkshopScreen::remove);
  addCommand(*row, QT_TRANSLATE_NOOP("ui::WorkshopScreen", "Revert"), "revert-card", &WorkshopScreen::revert);
  addCommand(*row, QT_TRANSLATE_NOOP("ui::WorkshopScreen", "Tidy"), "tidy-card", &WorkshopScreen::tidy);
  addCommand(*row, QT_TRANSLATE_NOOP("ui::WorkshopScreen", "Differences"), "differences", &WorkshopScreen::compare);
  for (std::size_t at = first; at < commands_.size(); ++at) commands_[at].first->setProperty("small", true);
  rows_ = new QSplitter(Qt::Vertical);
  rows_->setChildrenCollapsible(false);
  QWidget* text = new QWidget;
  QVBoxLayout* texts = new QVBoxLayout(text);
  texts->setContentsMargins(0, 0, 0, 0);
  texts->addWidget(editor_ = new CardEditor(this), 1);
  texts->addWidget(find_ = new QLineEdit);
  find_->setObjectName("find-in-text");
  find_->hide();
  rows_->addWidget(makeFaces(text));
  QWidget* below = new QWidget;
  QVBoxLayout* told = new QVBoxLayout(below);
  told->setContentsMargins(0, 0, 0, 0);
  told->setSpacing(2);
  QHBoxLayout* head = new QHBoxLayout;
  head->addWidget(messagesHead_ = namedLabel("head", "messages-head"), 1);
  addCommand(*head, QT_TRANSLATE_NOOP("ui::WorkshopScreen", "Check all (F5)"), "check-all", &WorkshopScreen::check)
      ->setProperty("small", true);
  told->addLayout(head);
  told->addWidget(messages_ = new QListWidget, 1);
  messages_->setObjectName("messages");
  messages_->setWordWrap(true);
  messages_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  rows_->addWidget(below);
  rows_->setStretchFactor(0, 5);
  rows_->setStretchFactor(1, 2);
  column->addWidget(rows_, 1);
  return middle;
}

QWidget* WorkshopScreen::makeSide() {
  QWidget* side = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(preview_ = new CardPreview(screens_, this));
  column->addWidget(notes_ = new CardNotes(screens_, rules_, playedFolders(played_, desk_->desk()), this), 1);
  return side;
}

void WorkshopScreen::addKeys() {
  const auto key = [this](const QKeySequence& keys, auto does) {
    new QShortcut(keys, this, does, Qt::WidgetWithChildrenShortcut);
  };
  key(Qt::Key_F5, [this] { check(); });
  key(Qt::Key_F6, [this] { tryCard(); });
  key(QKeySequence::Save, [this] { save(); });
  key(Qt::CTRL | Qt::SHIFT | Qt::Key_S, [this] { saveAll(); });
  key(QKeySequence::Find, [this] { findInText(true); });
  key(Qt::CTRL | Qt::Key_I, [this] { choosePicture(); });
  key(Qt::CTRL | Qt::Key_E, [this] { enterForm(); });
  key(Qt::CTRL | Qt::Key_Space, [this] { editor_->complete(true); });
  key(Qt::CTRL | Qt::Key_1, [this] { tree_->list()->setFocus(); });
  key(Qt::CTRL | Qt::Key_2, [this] { editor_->setFocus(); });
  key(Qt::CTRL | Qt::Key_3, [this] { messages_->setFocus(); });
  key(Qt::CTRL | Qt::Key_4, [this] { notes_->reading()->setFocus(); });
}

void WorkshopScreen::connectAll() {
  connect(tree_, &CardTree::chosen, this, &WorkshopScreen::open);
  connect(editor_, &CardEditor::written, this, &WorkshopScreen::onWritten);
  connect(desk_, &LiveDesk::listed, this, &WorkshopScreen::showList);
  connect(desk_, &LiveDesk::checked, this, &WorkshopScreen::onChecked);
  connect(desk_, &LiveDesk::changedOutside, this, &WorkshopScreen::onChangedOutside);
  connect(desk_, &LiveDesk::notChecked, this, &WorkshopScreen::say);
  connect(desk_, &LiveDesk::notKept, this, [this](const QString& why) {
    if (!std::exchange(toldNotKept_, true))
      say(tr("What is not saved would be lost if the program ended now: %1").arg(why));
  });
  connect(notes_, &CardNotes::ruleWanted, this, &WorkshopScreen::ruleWanted);
  connect(notes_, &CardNotes::onlyDifferencesWanted, this, &WorkshopScreen::stateOnlyDifferences);
  const auto follow = [this](QListWidgetItem* item) {
    const int at = item->data(kFinding).toInt();
    const std::vector<house::Finding>& findings = desk_->desk().checked().findings;
    if (at < 0 || at >= kernel::count(findings)) return;
    const house::Finding finding = kernel::at(findings, at);
    const QString path = QString::fromStdString(finding.path);
    if (!desk_->desk().has(finding.path)) return;
    if (path != path_) open(path);
    editor_->goTo(finding.mistake);
  };
  connect(messages_, &QListWidget::itemClicked, this, follow);
  connect(messages_, &QListWidget::itemActivated, this, follow);
  editor_->setCompleting([this](const std::string& text, std::size_t cursor) {
    const house::Desk& desk = desk_->desk();
    return language_.of(
        house::completionsAt(text, cursor, path_.toStdString(), desk.part(), *desk.checked().box, desk.art()));
  });
  editor_->installEventFilter(this);
  find_->installEventFilter(this);
  connect(find_, &QLineEdit::returnPressed, this, [this] { editor_->findNext(); });
  connect(find_, &QLineEdit::textChanged, this, [this](const QString& words) {
    if (!words.isEmpty()) editor_->findFirst(words, false, false, false, true, true, 0, 0);
  });
}

void WorkshopScreen::retranslate() {
  setAccessibleName(tr("Card workshop"));
  title_->setText(tr("Card workshop"));
  messagesHead_->setText(tr("Messages"));
  editor_->setAccessibleName(tr("Text of the card"));
  messages_->setAccessibleName(tr("Messages"));
  find_->setPlaceholderText(tr("Find in the text (Enter: next, Esc: close)"));
  find_->setAccessibleName(tr("Find in the text"));
  form_->retranslate();
  for (const auto& [button, words] : commands_) button->setText(tr(words));
  nameBenches();
}

// ---- looks and keys ---------------------------------------------------------------------------------------------

void WorkshopScreen::rescaled() {
  if (columns_ == nullptr) return;
  const int edge = qRound(12 * scale());
  layout()->setContentsMargins(edge, edge, edge, edge);
  layout()->setSpacing(qRound(8 * scale()));
  tree_->setMinimumWidth(qRound(200 * scale()));
  editor_->dress(scale());
  preview_->rescale(scale());
}

void WorkshopScreen::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  if (columns_ == nullptr) return;
  const int w = width() - 24;
  columns_->setSizes({w * 19 / 100, w * 43 / 100, w * 38 / 100});
  const int beside = qRound(250 * scale());       // hand, table and back
  const int byHeight = height() / 2 * 440 / 670;  // the rest is for what is read
  QMetaObject::invokeMethod(this, &WorkshopScreen::arrangeCommands, Qt::QueuedConnection);
  QMetaObject::invokeMethod(this, &WorkshopScreen::arrangeFaces, Qt::QueuedConnection);
  preview_->setFullWidth(
      std::clamp(std::min(w * 38 / 100 - beside, byHeight), qRound(kNarrowest * scale()), qRound(kFullest * scale())));
}

// In one row, or in two where words are long and letters large.
void WorkshopScreen::arrangeCommands() {
  std::vector<QWidget*> buttons;
  int wanted = 0;
  for (const auto& [button, words] : commands_) {
    if (cardCommands_[0]->indexOf(button) < 0 && cardCommands_[1]->indexOf(button) < 0) continue;
    buttons.push_back(button);
    wanted += button->sizeHint().width() + cardCommands_[0]->spacing();
  }
  const std::size_t inFirst = wanted < editor_->parentWidget()->width() ? buttons.size() : (buttons.size() + 1) / 2;
  for (std::size_t at = 0; at < buttons.size(); ++at) cardCommands_[at < inFirst ? 0 : 1]->addWidget(buttons[at]);
}

void WorkshopScreen::changeEvent(QEvent* event) {
  Page::changeEvent(event);
  if (columns_ == nullptr) return;
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    tree_->retranslate();
    preview_->retranslate();
    notes_->retranslate();
    showMessages();
    showState();
  }
  if (event->type() == QEvent::StyleChange) editor_->dress(scale());
  if (event->type() == QEvent::StyleChange || event->type() == QEvent::LanguageChange)
    QMetaObject::invokeMethod(this, &WorkshopScreen::arrangeCommands, Qt::QueuedConnection);
}

void WorkshopScreen::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return Page::keyPressEvent(event);
  if (ask_->asking()) return ask_->putAway();
  if (bench() != kCards) return go(kCards);
  leave();
}

// The editor keeps most keys to itself.
bool WorkshopScreen::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
    return Page::eventFilter(watched, event);
  if (watched == editor_ && editor_->SendScintilla(QsciScintilla::SCI_AUTOCACTIVE) != 0) return false;
  if (ask_->asking()) ask_->putAway();
  else findInText(false);  // nothing else: whoever writes presses Esc without looking
  return true;
}

// ---- what is shown ----------------------------------------------------------------------------------------------

void WorkshopScreen::open(const QString& path) {
  path_ = path;
  if (path.isEmpty()) return;
  editor_->open(path, QString::fromStdString(desk_->desk().text(path.toStdString())));
  if (tree_->selected() != path) tree_->select(path);
  showForm();
  showMarks();
  showMessages();
  showCard();
  showState();
}

void WorkshopScreen::onWritten(const QString& text) {
  const std::string path = path_.toStdString();
  const bool was = desk_->desk().hasDraft(path);
  desk_->write(path_, text);
  if (was != desk_->desk().hasDraft(path)) showList();
  showForm();
}

void WorkshopScreen::onChecked() {
  showList();
  showMarks();
  showMessages();
  showCard();
  showBench();
}

void WorkshopScreen::showList() {
  tree_->show(desk_->desk().cards());
  showState();
}

void WorkshopScreen::showCard() {
  const house::CheckUp& checked = desk_->desk().checked();
  preview_->show(checked.box, path_, checked.isCurrent(path_.toStdString()));
  notes_->show(desk_->desk(), path_);
}

void WorkshopScreen::showState() {
  const house::Desk& desk = desk_->desk();
  const house::CheckUp& checked = desk.checked();
  QStringList parts = {nameOf(path_), tr("%n errors", nullptr, checked.errors),
                       tr("%n warnings", nullptr, checked.warnings)};
  if (!desk.drafts().empty()) parts << tr("%n not saved", nullptr, kernel::count(desk.drafts()));
  state_->setText(parts.join(QStringLiteral(" \u00b7 ")));
  state_->setToolTip(state_->text());  // large letters leave it little room
  folder_->setText(QDir::toNativeSeparators(QString::fromStdString(desk.own().string())));
  folder_->setToolTip(tr("Your cards are kept here; the shipped ones stay as they are."));
}

QString WorkshopScreen::nameOf(const QString& path) const {
  if (path.isEmpty()) return tr("All cards");
  if (!desk_->desk().has(path.toStdString())) return screens_.nameOf(path);
  return path.section(u'/', -1).section(u'.', 0, 0);
}

}  // namespace ui
