#include "ui/workshop/measure_frame.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QFileDialog>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "ui/look/saved_file.h"
#include "ui/widgets/figure_table.h"

namespace ui {

namespace {

constexpr int kMostPlayed = 100'000;

QLabel* label(const char* look) {
  QLabel* made = new QLabel;
  made->setProperty("look", look);
  return made;
}

}  // namespace

MeasureFrame::MeasureFrame(PlayerNumbers players, const char* number, QWidget* parent)
    : QWidget(parent), fewest_(players.fewest), head_(label("heading")), playersHead_(new QLabel),
      numberHead_(new QLabel), whichHead_(new QLabel), cardsHead_(label("head")), says_(new QLabel),
      which_(new QComboBox), number_(new QSpinBox), start_(new QPushButton), save_(new QPushButton),
      progress_(new QProgressBar), figures_(figures::table({}, {}, "figures")), uses_(figures::table({}, {}, "uses")),
      choices_(new QHBoxLayout), left_(new QVBoxLayout) {
  makeChoices(players.most, number);
  build();
}

void MeasureFrame::build() {
  says_->setObjectName("says");
  says_->setWordWrap(true);
  uses_->setRootIsDecorated(false);
  which_->setObjectName("compared");
  which_->setEditable(true);  // so that a card is found by its name
  which_->setInsertPolicy(QComboBox::NoInsert);
  which_->completer()->setFilterMode(Qt::MatchContains);
  which_->completer()->setCompletionMode(QCompleter::PopupCompletion);
  QHBoxLayout* what = new QHBoxLayout;
  what->addWidget(whichHead_);
  what->addWidget(which_, 1);
  what->addStretch(1);
  left_->addWidget(figures_, 2);
  QVBoxLayout* right = new QVBoxLayout;
  right->addWidget(cardsHead_);
  right->addWidget(uses_, 1);
  QHBoxLayout* middle = new QHBoxLayout;
  middle->setSpacing(14);
  middle->addLayout(left_, 1);
  middle->addLayout(right, 1);
  QVBoxLayout* all = new QVBoxLayout(this);
  all->addLayout(choices_);
  all->addLayout(what);
  all->addWidget(progress_);
  all->addWidget(says_);
  all->addLayout(middle, 1);
}

void MeasureFrame::makeChoices(int most, const char* number) {
  choices_->addWidget(head_);
  choices_->addStretch();
  choices_->addWidget(playersHead_);
  for (int players = fewest_; players <= most; ++players) {
    QCheckBox* box = new QCheckBox(QString::number(players));
    box->setObjectName(QStringLiteral("players-%1").arg(players));
    box->setChecked(true);
    connect(box, &QCheckBox::toggled, this, &MeasureFrame::showState);
    choices_->addWidget(box);
    choices_->addSpacing(14);  // so that each number belongs to one box
    players_.push_back(box);
  }
  number_->setObjectName(number);
  number_->setRange(100, kMostPlayed);
  number_->setSingleStep(500);
  number_->setValue(2000);
  start_->setObjectName("start");
  start_->setProperty("gold", true);
  save_->setObjectName("save");
  for (QWidget* each : std::initializer_list<QWidget*>{numberHead_, number_, start_, save_}) choices_->addWidget(each);
  connect(start_, &QPushButton::clicked, this, [this] { running_ ? cancel() : begin(); });
  connect(save_, &QPushButton::clicked, this, &MeasureFrame::ask);
}

void MeasureFrame::addChoice(QLabel& head, QWidget& choice) {
  for (QWidget* each : std::initializer_list<QWidget*>{&head, &choice})
    choices_->insertWidget(choices_->indexOf(start_), each);
  setTabOrder(number_, &choice);
}

void MeasureFrame::addPicture(QWidget& picture) { left_->insertWidget(0, &picture, 3); }

void MeasureFrame::retranslate() {
  const BenchWords own = words();
  head_->setText(tr("Measure"));
  playersHead_->setText(tr("Players"));
  for (QCheckBox* each : players_) each->setAccessibleName(playersSaid(each->text().toInt()));
  numberHead_->setText(own.number);
  number_->setAccessibleName(own.number);
  save_->setText(tr("Save ..."));
  whichHead_->setText(tr("Compare"));
  which_->setAccessibleName(tr("What is compared"));
  which_->setToolTip(tr("A card alone is played as it is, and as if nothing stood on it."));
  progress_->setAccessibleName(own.played);
  figures_->setAccessibleName(tr("Figures by number of players"));
  figures_->setHeaderLabels({tr("Players"), tr("before"), tr("after"), own.change});
  figures_->headerItem()->setToolTip(3, tr("In brackets: the range in which the true value lies 95 times in 100."));
  cardsHead_->setText(own.cards);
  uses_->setAccessibleName(tr("What changed most"));
  uses_->setHeaderLabels({tr("Card"), own.counted, tr("before → after"), tr("stands out")});
  uses_->headerItem()->setToolTip(3, tr("Standard deviations of chance; beyond 3 it is hardly chance."));
  said_.clear();
  listCards();
  showAll();
}

void MeasureFrame::listCards() {
  const QString chosen = which_->currentData().toString();
  which_->clear();
  which_->addItem(tr("the shipped cards, and those with my changes"), QString());
  for (const auto& [id, name] : cards()) which_->addItem(tr("%1 without its text, and with it").arg(name), id);
  which_->setCurrentIndex(std::max(0, which_->findData(chosen)));
}

void MeasureFrame::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

// Later, when the new size of its letters is in force.
void MeasureFrame::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  QMetaObject::invokeMethod(
      this,
      [this] {
        for (QTreeWidget* each : {figures_, uses_}) figures::fitColumns(*each);
      },
      Qt::QueuedConnection);
}

// ---- choices ----------------------------------------------------------------------------------------------------

QString MeasureFrame::playersSaid(int players) { return tr("%n players", nullptr, players); }

QCheckBox& MeasureFrame::box(int players) const { return *kernel::at(players_, players - fewest_); }

std::vector<int> MeasureFrame::players() const {
  std::vector<int> chosen;
  for (int at = 0; at < kernel::count(players_); ++at)
    if (kernel::at(players_, at)->isChecked() && !kernel::at(players_, at)->isHidden()) chosen.push_back(fewest_ + at);
  return chosen;
}

int MeasureFrame::number() const { return number_->value(); }

std::string MeasureFrame::card() const { return which_->currentData().toString().toStdString(); }

// ---- the course -------------------------------------------------------------------------------------------------

void MeasureFrame::begin() {
  if (!ready()) return;
  ++run_;
  running_ = false;
  said_.clear();
  try {
    start();
    running_ = true;
  } catch (const kernel::RefusedError& refused) {
    said_ = QString::fromUtf8(refused.what());
  }
  showAll();
}

void MeasureFrame::cancel() {
  if (!running_) return;
  stop();
  running_ = false;
  known().over = true;
  known().cancelled = known().done < known().all;
  showState();
}

// Of one that was cancelled its last report only: those before do not know of it.
bool MeasureFrame::hears(int run, const house::SoFar& told) {
  if (run != run_ || (!running_ && !told.over)) return false;
  if (told.over) running_ = false;
  return true;
}

void MeasureFrame::showAll() {
  showFigures();
  for (QTreeWidget* each : {figures_, uses_}) figures::fitColumns(*each);
  showState();
}

void MeasureFrame::showState() {
  const house::SoFar& now = known();
  start_->setText(running_ ? tr("Cancel") : tr("Measure"));
  start_->setEnabled(running_ || ready());
  save_->setEnabled(now.done > 0);
  progress_->setRange(0, static_cast<int>(std::max(1L, now.all)));
  progress_->setValue(static_cast<int>(now.done));
  progress_->setFormat(words().ofAll.arg(now.done).arg(now.all));
  says_->setText(said_.isEmpty() ? state() : said_);
}

QString MeasureFrame::state() {
  const house::SoFar& now = known();
  const BenchWords own = words();
  QStringList parts;
  if (now.all == 0) parts << own.none;
  else if (running_) parts << own.some;
  else if (now.cancelled) parts << own.stopped;
  else parts << tr("Done in %1 seconds.").arg(QLocale().toString(now.seconds, 'f', now.seconds < 10 ? 1 : 0));
  if (const QString more = remark(); !more.isEmpty()) parts << more;
  if (!now.faults.empty()) parts << own.faulty.arg(QString::fromStdString(now.faults.front()));
  return parts.join(' ');
}

// ---- files ------------------------------------------------------------------------------------------------------

void MeasureFrame::ask() {
  QFileDialog* dialog = new QFileDialog(this, tr("Save what was measured"), {}, kinds());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  const auto follow = [dialog](const QString& kind) { dialog->setDefaultSuffix(kind.section("*.", 1).chopped(1)); };
  follow(dialog->selectedNameFilter());
  connect(dialog, &QFileDialog::filterSelected, dialog, follow);
  connect(dialog, &QFileDialog::fileSelected, this, &MeasureFrame::saveTo);
  dialog->open();
}

void MeasureFrame::saveTo(const QString& path) {
  try {
    write(path);
    said_ = tr("Saved: %1").arg(path);
  } catch (const kernel::DataError& error) {
    said_ = QString::fromUtf8(error.what());
  }
  showState();
}

// The dialog has asked about the first file only: the second one replaces nothing but figures of its kind.
void MeasureFrame::writeTables(const QString& path, const std::string& figures, const std::string& cards) {
  const QString stem = path.endsWith(u".csv", Qt::CaseInsensitive) ? path.chopped(4) : path;
  writeFile(stem + "-cards.csv", QByteArray::fromStdString(cards),
            cards.empty() ? kernel::Over::nothing() : kernel::Over::ours(cards.substr(0, cards.find('\n'))));
  writeFile(path, QByteArray::fromStdString(figures));
}

}  // namespace ui
