#include "ui/games/warehouse13/pages/saves_page.h"

#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/games/warehouse13/pages/season_dialog.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/style.h"
#include "ui/time/clock.h"
#include "ui/widgets/segments.h"

namespace w13 {

namespace {

constexpr int kDeleteWaits = 3000;  // milliseconds

QPushButton* button(const QString& words, const char* name) {
  QPushButton* made = new QPushButton(words);
  made->setObjectName(name);
  made->setAutoDefault(true);
  return made;
}

}  // namespace

SavesPage::SavesPage(const Catalog& cards, QString folder, QWidget* parent)
    : QWidget(parent), cards_(cards), folder_(std::move(folder)), reader_(this) {
  setAccessibleName(tr("Saved seasons"));
  QVBoxLayout* column = new QVBoxLayout(this);
  column->addWidget(makeHead());
  list_ = new QListWidget;
  list_->setObjectName("saves");
  list_->setAccessibleName(tr("Saved seasons"));
  list_->setItemDelegate(rows_ = new SavedRow(list_));
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->installEventFilter(this);
  column->addWidget(list_, 1);
  empty_ = new QLabel(tr("No season yet. The first one you deal is kept here by itself, move by move."));
  empty_->setObjectName("empty");
  empty_->setProperty("look", "ask");
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setWordWrap(true);
  column->addWidget(empty_, 1);
  column->addWidget(naming_ = makeNaming());
  fault_ = new QLabel;
  fault_->setProperty("look", "fault");
  fault_->setWordWrap(true);
  column->addWidget(fault_);
  column->addWidget(makeFoot());
  connect(&reader_, &StandingReader::stands, this,
          [this](const QString& path, const std::shared_ptr<const SeasonStanding>& standing) {
            standings_[path] = standing;
            for (int row = 0; row < list_->count(); ++row)
              if (list_->item(row)->data(Qt::UserRole).toString() == path) return fill();
          });
  connect(list_, &QListWidget::currentRowChanged, this, &SavesPage::follow);
  connect(list_, &QListWidget::itemActivated, this, &SavesPage::go);
  complain({});
}

QWidget* SavesPage::makeHead() {
  QWidget* head = new QWidget;
  QHBoxLayout* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  QPushButton* back = button(tr("Back (Esc)"), "back");
  back->setProperty("small", true);
  connect(back, &QPushButton::clicked, this, &SavesPage::left);
  row->addWidget(back);
  row->addSpacing(10);
  QLabel* title = new QLabel(tr("Saved seasons"));
  title->setProperty("look", "heading");
  row->addWidget(title);
  row->addStretch(1);
  which_ = new Segments("which", {{"all", tr("All")}, {"running", tr("Running")}, {"ended", tr("Ended")}});
  connect(which_, &Segments::chosen, this, &SavesPage::fill);
  row->addWidget(which_);
  search_ = new QLineEdit;
  search_->setObjectName("search");
  search_->setPlaceholderText(tr("Search a name or a city"));
  search_->setAccessibleName(tr("Search"));
  search_->setClearButtonEnabled(true);
  connect(search_, &QLineEdit::textChanged, this, &SavesPage::fill);
  row->addWidget(search_, 2);
  return head;
}

QWidget* SavesPage::makeNaming() {
  QWidget* naming = new QWidget;
  QHBoxLayout* row = new QHBoxLayout(naming);
  row->setContentsMargins(0, 0, 0, 0);
  name_ = new QLineEdit;
  name_->setObjectName("name");
  name_->setMaxLength(60);
  name_->setAccessibleName(tr("Name of the season"));
  name_->setPlaceholderText(tr("Name of the season"));
  name_->installEventFilter(this);
  QPushButton* keep = button(tr("Keep the name"), "keep-name");
  connect(keep, &QPushButton::clicked, this, &SavesPage::giveName);
  row->addWidget(name_, 1);
  row->addWidget(keep);
  naming->hide();
  return naming;
}

QWidget* SavesPage::makeFoot() {
  QWidget* foot = new QWidget;
  foot_ = new QBoxLayout(QBoxLayout::LeftToRight, foot);
  foot_->setContentsMargins(0, 0, 0, 0);
  QLabel* trust = new QLabel(tr("Whoever can use this account can look into the file of a running season."));
  trust->setObjectName("trust");
  trust->setProperty("look", "small");
  trust->setWordWrap(true);
  foot_->addWidget(trust, 1);
  QHBoxLayout* row = new QHBoxLayout;
  row->addStretch(0);
  foot_->addLayout(row);
  QPushButton* open = button(tr("Open a file ..."), "open");
  rename_ = button(tr("Rename"), "rename");
  delete_ = button({}, "delete");
  resume_ = button(tr("Continue"), "resume");
  resume_->setProperty("gold", true);
  for (QPushButton* each : {open, rename_, delete_, resume_}) row->addWidget(each);
  connect(open, &QPushButton::clicked, this, &SavesPage::openFile);
  connect(rename_, &QPushButton::clicked, this, &SavesPage::askName);
  connect(delete_, &QPushButton::clicked, this, &SavesPage::pressDelete);
  connect(resume_, &QPushButton::clicked, this, &SavesPage::go);
  calmDelete();
  return foot;
}

// ---- the list -----------------------------------------------------------------------------------------------------

void SavesPage::read() {
  seasons_ = savedIn(folder_);
  standings_.clear();
  complain({});
  naming_->hide();
  QStringList paths;
  for (const SavedSeason& each : seasons_)
    if (each.readable) paths << each.path;
  reader_.want(paths);
  const QSignalBlocker quiet(search_);
  search_->clear();
  which_->set("all");
  fill();
}

bool SavesPage::isShown(const SavedSeason& season, const SavedLook& look) const {
  const QString which = which_->value();
  if (which == u"running" && !season.running()) return false;
  if (which == u"ended" && (!season.readable || season.running())) return false;
  const QString words = look.words();
  const QStringList wanted = search_->text().split(u' ', Qt::SkipEmptyParts);
  return std::ranges::all_of(wanted, [&](const QString& each) { return words.contains(each, Qt::CaseInsensitive); });
}

void SavesPage::fill() {
  const QString kept = chosen();
  const QSignalBlocker quiet(list_);
  list_->clear();
  for (const SavedSeason& season : seasons_) {
    const auto standing = standings_.find(season.path);
    const SavedLook look = lookOf(season, cards_, standing == standings_.end() ? nullptr : standing->second.get());
    if (!isShown(season, look)) continue;
    QListWidgetItem* item = new QListWidgetItem(look.words());
    item->setData(Qt::UserRole, season.path);
    item->setData(SavedRow::kLook, QVariant::fromValue(look));
    list_->addItem(item);
    if (season.path == kept) list_->setCurrentItem(item);
  }
  if (list_->currentRow() < 0 && list_->count() > 0) list_->setCurrentRow(0);
  const bool some = list_->count() > 0;
  list_->setVisible(some);
  empty_->setVisible(!some);
  empty_->setText(seasons_.empty() ? tr("No season yet. The first one you deal is kept here by itself, move by move.")
                                   : tr("No season matches."));
  follow();
}

QString SavesPage::chosen() const {
  const QListWidgetItem* item = list_->currentItem();
  return item == nullptr ? QString() : item->data(Qt::UserRole).toString();
}

void SavesPage::follow() {
  const QString path = chosen();
  for (QPushButton* each : {resume_, rename_, delete_}) each->setEnabled(!path.isEmpty());
  const auto found = std::ranges::find(seasons_, path, &SavedSeason::path);
  const bool ended = found != seasons_.end() && found->readable && found->label.over;
  resume_->setText(ended ? tr("Look at its end") : tr("Continue"));
  if (path != condemned_) calmDelete();
}

void SavesPage::go() {
  if (const QString path = chosen(); !path.isEmpty()) emit resume(path);
}

void SavesPage::complain(const QString& sentence) {
  fault_->setText(sentence);
  fault_->setVisible(!sentence.isEmpty());
}

void SavesPage::openFile() {
  connect(askForSeason(folder_, this), &QFileDialog::fileSelected, this, &SavesPage::resume);
}

// ---- names, and what goes -----------------------------------------------------------------------------------------

void SavesPage::askName() {
  const auto found = std::ranges::find(seasons_, chosen(), &SavedSeason::path);
  if (found == seasons_.end()) return;
  naming_->show();
  name_->setText(found->name());
  name_->setFocus();
}

void SavesPage::giveName() {
  const Renamed renamed = renameSeason(chosen(), name_->text());
  if (!renamed.fault.isEmpty()) return complain(renamed.fault);
  read();
  for (int row = 0; row < list_->count(); ++row)
    if (list_->item(row)->data(Qt::UserRole).toString() == renamed.path) list_->setCurrentRow(row);
  list_->setFocus();
}

// The first press asks, the second within three seconds does it.
void SavesPage::pressDelete() {
  const QString path = chosen();
  if (path.isEmpty()) return;
  if (condemned_ != path) {
    condemned_ = path;
    delete_->setText(tr("Press again to delete"));
    delete_->setProperty("danger", true);
    delete_->style()->unpolish(delete_);
    delete_->style()->polish(delete_);
    Alarm::after(kDeleteWaits, delete_, [this, path] {
      if (condemned_ == path) calmDelete();
    });
    return;
  }
  calmDelete();
  const int row = list_->currentRow();
  if (!removeSeason(path)) return complain(tr("The season cannot be deleted here."));
  read();
  list_->setCurrentRow(std::min(row, list_->count() - 1));
}

void SavesPage::calmDelete() {
  condemned_.clear();
  delete_->setText(tr("Delete (Del)"));
  delete_->setProperty("danger", false);
  delete_->style()->unpolish(delete_);
  delete_->style()->polish(delete_);
}

// ---- looks and keys -----------------------------------------------------------------------------------------------

void SavesPage::rescale(double scale) {
  const auto points = [scale](double units) { return qRound(units * scale); };
  layout()->setContentsMargins(points(24), points(14), points(24), points(14));
  layout()->setSpacing(points(8));
  constexpr int kBeside = 140;  // percent: larger text has no room beside the buttons
  foot_->setDirection(readingSize() > kBeside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  rows_->setScale(scale);
  list_->doItemsLayout();
}

bool SavesPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  if (watched == name_ && enter) return giveName(), true;
  if (watched == name_ && key->key() == Qt::Key_Escape) return naming_->hide(), list_->setFocus(), true;
  if (watched == list_ && key->key() == Qt::Key_Delete && !key->isAutoRepeat()) return pressDelete(), true;
  if (watched == list_ && key->key() == Qt::Key_R && key->modifiers() == Qt::ControlModifier) return askName(), true;
  return QWidget::eventFilter(watched, event);
}

void SavesPage::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Find)) return search_->setFocus();
  if (event->key() == Qt::Key_Escape) return emit left();
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && !event->isAutoRepeat() && !list_->hasFocus()) return go();  // the list says so itself
  QWidget::keyPressEvent(event);
}

}  // namespace w13
