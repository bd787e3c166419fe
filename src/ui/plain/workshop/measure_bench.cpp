#include "ui/plain/workshop/measure_bench.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QThread>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "engine/house/cards/card_part.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "ui/look/saved_file.h"
#include "ui/settings/language.h"
#include "ui/widgets/figure_table.h"

namespace ui {

namespace {

constexpr int kMostMatches = 100'000, kShownCards = 60;

QLabel* label(const char* look) {
  QLabel* made = new QLabel;
  made->setProperty("look", look);
  return made;
}

/// A figure as its kind has it: "7.3", "41.0 %".
QString number(const house::Figure& figure, double value) {
  return figure.share ? MeasureBench::tr("%1 %").arg(QLocale().toString(100 * value, 'f', 1))
                      : QLocale().toString(value, 'f', 2);
}

/// With its sign: "+0.40 (0.31 to 0.49)".
QString change(const house::Figure& figure, const house::FigureCompared& compared) {
  const double scale = figure.share ? 100 : 1;
  const int places = figure.share ? 1 : 2;
  const auto signedly = [&](double value) {
    const QString plain = QLocale().toString(std::fabs(scale * value), 'f', places);
    const bool zero = QLocale().toDouble(plain) == 0;
    return (zero ? QString() : value > 0 ? QStringLiteral("+") : QStringLiteral("\u2212")) + plain;
  };
  return (figure.share ? MeasureBench::tr("%1 points (%2 to %3)") : MeasureBench::tr("%1 (%2 to %3)"))
      .arg(signedly(compared.change), signedly(compared.change - compared.give),
           signedly(compared.change + compared.give));
}

}  // namespace

MeasureBench::MeasureBench(const house::GameModule& game, QWidget* parent)
    : QWidget(parent), game_(game), which_(new QComboBox), head_(label("heading")), playersHead_(new QLabel),
      matchesHead_(new QLabel), whichHead_(new QLabel), cardsHead_(label("head")), says_(new QLabel),
      matches_(new QSpinBox), start_(new QPushButton), save_(new QPushButton), progress_(new QProgressBar),
      figures_(figures::table({}, {}, "figures")), cards_(figures::table({}, {}, "uses")) {
  build();
  retranslate();
}

MeasureBench::~MeasureBench() { comparison_.reset(); }  // it tells until it has ended

void MeasureBench::build() {
  says_->setObjectName("says");
  says_->setWordWrap(true);
  cards_->setRootIsDecorated(false);
  which_->setObjectName("compared");
  which_->setEditable(true);  // so that a card is found by its name
  which_->setInsertPolicy(QComboBox::NoInsert);
  which_->completer()->setFilterMode(Qt::MatchContains);
  which_->completer()->setCompletionMode(QCompleter::PopupCompletion);
  QHBoxLayout* what = new QHBoxLayout;
  what->addWidget(whichHead_);
  what->addWidget(which_, 1);
  what->addStretch(1);
  QVBoxLayout* right = new QVBoxLayout;
  right->addWidget(cardsHead_);
  right->addWidget(cards_, 1);
  QHBoxLayout* middle = new QHBoxLayout;
  middle->setSpacing(14);
  middle->addWidget(figures_, 1);
  middle->addLayout(right, 1);
  QVBoxLayout* all = new QVBoxLayout(this);
  all->addWidget(makeChoices());
  all->addLayout(what);
  all->addWidget(progress_);
  all->addWidget(says_);
  all->addLayout(middle, 1);
}

QWidget* MeasureBench::makeChoices() {
  QWidget* choices = new QWidget;
  QHBoxLayout* row = new QHBoxLayout(choices);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(head_);
  row->addStretch();
  row->addWidget(playersHead_);
  const house::SetupForm form = game_.form(*game_.open({}));
  for (int players = form.fewest; players <= form.most; ++players) {
    QCheckBox* box = new QCheckBox(QString::number(players));
    box->setObjectName(QStringLiteral("players-%1").arg(players));
    box->setChecked(true);
    connect(box, &QCheckBox::toggled, this, &MeasureBench::showState);
    row->addWidget(box);
    row->addSpacing(14);  // so that each number belongs to one box
    players_.push_back(box);
  }
  matches_->setObjectName("matches");
  matches_->setRange(100, kMostMatches);
  matches_->setSingleStep(500);
  matches_->setValue(2000);
  row->addWidget(matchesHead_);
  row->addWidget(matches_);
  start_->setObjectName("start");
  start_->setProperty("gold", true);
  save_->setObjectName("save");
  row->addWidget(start_);
  row->addWidget(save_);
  connect(start_, &QPushButton::clicked, this, [this] { running_ ? cancel() : begin(); });
  connect(save_, &QPushButton::clicked, this, &MeasureBench::ask);
  return choices;
}

void MeasureBench::retranslate() {
  head_->setText(tr("Measure"));
  playersHead_->setText(tr("Players"));
  for (QCheckBox* each : players_) each->setAccessibleName(tr("%n players", nullptr, each->text().toInt()));
  matchesHead_->setText(tr("Matches for each number"));
  matches_->setAccessibleName(tr("Matches for each number"));
  save_->setText(tr("Save ..."));
  whichHead_->setText(tr("Compare"));
  which_->setAccessibleName(tr("What is compared"));
  which_->setToolTip(tr("A card alone is played as it is, and as if nothing stood on it."));
  progress_->setAccessibleName(tr("Matches played"));
  cardsHead_->setText(tr("What changed most"));
  figures_->setAccessibleName(tr("Figures by number of players"));
  figures_->setHeaderLabels({tr("Players"), tr("before"), tr("after"), tr("change")});
  figures_->headerItem()->setToolTip(3, tr("In brackets: the range in which the true value lies 95 times in 100."));
  cards_->setAccessibleName(tr("What changed most"));
  cards_->setHeaderLabels({tr("Card"), tr("Figure"), tr("before → after"), tr("stands out")});
  cards_->headerItem()->setToolTip(3, tr("Standard deviations of chance; beyond 3 it is hardly chance."));
  listCards();
  take(compared_);
}

// The choice stays, as long as there is such a card.
void MeasureBench::listCards() {
  const QString chosen = which_->currentData().toString();
  which_->clear();
  which_->addItem(tr("the shipped cards, and those with my changes"), QString());
  if (after_ == nullptr) return;
  for (const std::string& path : gauge().cards(*after_))
    if (gauge().hasEffect(path, *after_))
      which_->addItem(tr("%1 without its text, and with it").arg(ui::said(game_.cards()->nameOf(path, *after_))),
                      QString::fromStdString(path));
  which_->setCurrentIndex(std::max(0, which_->findData(chosen)));
}

void MeasureBench::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

// Later, when the new size of its letters is in force.
void MeasureBench::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  QMetaObject::invokeMethod(
      this,
      [this] {
        for (QTreeWidget* each : {figures_, cards_}) figures::fitColumns(*each);
      },
      Qt::QueuedConnection);
}

void MeasureBench::show(std::shared_ptr<const house::Box> before, std::shared_ptr<const house::Box> after) {
  before_ = std::move(before);
  after_ = std::move(after);
  listCards();
  showState();
}

house::ComparisonPlan MeasureBench::plan() const {
  house::ComparisonPlan plan{game_, before_, after_};
  plan.card = which_->currentData().toString().toStdString();
  for (const QCheckBox* each : players_)
    if (each->isChecked()) plan.players.push_back(each->text().toInt());
  plan.matches = matches_->value();
  plan.threads = std::max(1, QThread::idealThreadCount());
  return plan;
}

void MeasureBench::begin() {
  if (before_ == nullptr || after_ == nullptr) return;
  const int run = ++run_;
  said_.clear();
  try {
    comparison_.reset();
    compared_ = {};
    alone_ = plan().card;
    comparison_ = std::make_unique<house::Comparison>(plan(), [this, run](const house::Compared& told) {
      QMetaObject::invokeMethod(
          this,
          [this, run, told] {
            if (run != run_ || (!running_ && !told.over)) return;
            if (told.over) running_ = false;
            take(told);
          },
          Qt::QueuedConnection);
    });
    running_ = true;
    take(comparison_->soFar());
  } catch (const kernel::RefusedError& refused) {
    take({});
    said_ = QString::fromUtf8(refused.what());
    showState();
  }
}

void MeasureBench::cancel() {
  if (!running_) return;
  comparison_->cancel();
  running_ = false;
  compared_.over = true;
  compared_.cancelled = compared_.done < compared_.all;
  showState();
}

void MeasureBench::take(const house::Compared& compared) {
  compared_ = compared;
  showFigures();
  showCards();
  showState();
}

void MeasureBench::showFigures() {
  figures::cutAt(*figures_, kernel::count(compared_.tables));
  for (int at = 0; at < kernel::count(compared_.tables); ++at) {
    const house::TableCompared& table = kernel::at(compared_.tables, at);
    const bool isNew = at == figures_->topLevelItemCount();
    QTreeWidgetItem* row = figures::rowAt(*figures_, at);
    figures::fill(row, {tr("%n players", nullptr, table.players)});
    for (int figure = 0; figure < kernel::count(table.figures); ++figure) {
      const house::Figure& about = gauge().ofMatch()[kernel::sizeOf(figure)];
      const house::FigureCompared& its = kernel::at(table.figures, figure);
      figures::fill(figures::rowAt(*row, figure),
                    {ui::said(about.name), number(about, its.before), number(about, its.after), change(about, its)});
    }
    if (isNew) row->setExpanded(at == 0);
  }
  figures::fitColumns(*figures_);
}

// A card that is measured alone comes first.
void MeasureBench::showCards() {
  std::vector<house::CardCompared> cards = compared_.cards;
  std::stable_partition(cards.begin(), cards.end(),
                        [this](const house::CardCompared& each) { return each.card == alone_; });
  int at = 0;
  for (const house::CardCompared& each : cards) {
    if (at == kShownCards || after_ == nullptr) break;
    if (!each.ever) continue;
    const house::Figure& figure = gauge().ofCards()[kernel::sizeOf(each.figure)];
    figures::fill(figures::rowAt(*cards_, at++),
                  {ui::said(game_.cards()->nameOf(each.card, *after_)), ui::said(figure.name),
                   QStringLiteral("%1 \u2192 %2").arg(number(figure, each.before), number(figure, each.after)),
                   std::isfinite(each.deviations) ? QLocale().toString(std::fabs(each.deviations), 'f', 1)
                                                  : QStringLiteral("\u221e")});
  }
  figures::cutAt(*cards_, at);
  figures::fitColumns(*cards_);
}

void MeasureBench::showState() {
  start_->setText(running_ ? tr("Cancel") : tr("Measure"));
  const bool anyPlayers = std::ranges::any_of(players_, &QCheckBox::isChecked);
  start_->setEnabled(before_ != nullptr && after_ != nullptr && (running_ || anyPlayers));
  save_->setEnabled(compared_.done > 0);
  progress_->setRange(0, static_cast<int>(std::max(1L, compared_.all)));
  progress_->setValue(static_cast<int>(compared_.done));
  progress_->setFormat(tr("%1 of %2 matches").arg(compared_.done).arg(compared_.all));
  if (!said_.isEmpty()) return says_->setText(said_);
  QString state;
  if (compared_.all == 0) state = tr("Bots play the same matches with the cards before and after your change.");
  else if (running_) state = tr("Bots are playing. The figures tighten as more matches come in.");
  else if (compared_.cancelled) state = tr("Canceled. The figures cover the matches played so far.");
  else state = tr("Done in %1 seconds.").arg(QLocale().toString(compared_.seconds, 'f', 1));
  if (!compared_.faults.empty())
    state += " " + tr("%n matches could not be played: %1", nullptr, static_cast<int>(compared_.faulty))
                       .arg(QString::fromStdString(compared_.faults.front()));
  says_->setText(state);
}

// ---- files ------------------------------------------------------------------------------------------------------

void MeasureBench::ask() {
  QFileDialog* dialog = new QFileDialog(this, tr("Save what was measured"), {}, tr("Figures as CSV (*.csv)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix("csv");
  connect(dialog, &QFileDialog::fileSelected, this, &MeasureBench::saveTo);
  dialog->open();
}

// The dialog has asked about the first file only: the second one replaces nothing but figures of its kind.
void MeasureBench::saveTo(const QString& path) {
  const QString stem = path.endsWith(u".csv", Qt::CaseInsensitive) ? path.chopped(4) : path;
  const std::string cards = house::cardsCsv(compared_, gauge());
  try {
    writeFile(stem + "-cards.csv", QByteArray::fromStdString(cards),
              kernel::Over::ours(cards.substr(0, cards.find('\n'))));
    writeFile(path, QByteArray::fromStdString(house::figuresCsv(compared_, gauge())));
    said_ = tr("Saved: %1").arg(path);
  } catch (const kernel::DataError& error) {
    said_ = QString::fromUtf8(error.what());
  }
  showState();
}

}  // namespace ui
