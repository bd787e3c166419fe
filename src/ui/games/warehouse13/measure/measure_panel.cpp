#include "ui/games/warehouse13/measure/measure_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QThread>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "ui/games/warehouse13/measure/measure_chart.h"
#include "ui/games/warehouse13/measure/measure_words.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/saved_file.h"
#include "ui/settings/language.h"
#include "ui/widgets/figure_table.h"

namespace w13 {

namespace {

constexpr int kFewestPlayers = 2, kMostSeasons = 100'000, kShownUses = 30;

QLabel* label(const QString& words, const char* look) {
  QLabel* made = new QLabel(words);
  made->setProperty("look", look);
  return made;
}

}  // namespace

MeasurePanel::MeasurePanel(QWidget* parent) : QWidget(parent) {
  build();
  showState();
}

MeasurePanel::~MeasurePanel() { measuring_.reset(); }  // it tells until it has ended

void MeasurePanel::build() {
  language_ = spoken();
  chart_ = new MeasureChart(this);
  figures_ = figures::table(tr("Figures by number of players"),
                            {tr("Players"), tr("before"), tr("after"), tr("change in points")}, "figures");
  figures_->headerItem()->setToolTip(3, tr("In brackets: the range in which the true value lies 95 times in 100."));
  uses_ = figures::table(tr("What changed most"), {tr("Card"), tr("is"), tr("before \u2192 after"), tr("stands out")},
                         "uses");
  uses_->setRootIsDecorated(false);
  uses_->headerItem()->setToolTip(3, tr("Standard deviations of chance; beyond 3 it is hardly chance."));
  says_ = label({}, "");
  says_->setObjectName("says");
  says_->setWordWrap(true);
  progress_ = new QProgressBar;
  progress_->setAccessibleName(tr("Seasons played"));
  QVBoxLayout* left = new QVBoxLayout;
  left->addWidget(chart_, 3);
  left->addWidget(figures_, 2);
  QVBoxLayout* right = new QVBoxLayout;
  right->addWidget(label(tr("What changed most, in 100 seasons"), "head"));
  right->addWidget(uses_, 1);
  QHBoxLayout* middle = new QHBoxLayout;
  middle->setSpacing(14);
  middle->addLayout(left, 1);
  middle->addLayout(right, 1);
  QVBoxLayout* all = new QVBoxLayout(this);
  all->addWidget(makeChoices());
  all->addWidget(makeCompared());
  all->addWidget(progress_);
  all->addWidget(says_);
  all->addLayout(middle, 1);
}

QWidget* MeasurePanel::makeChoices() {
  QWidget* choices = new QWidget;
  QHBoxLayout* row = new QHBoxLayout(choices);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(label(tr("Measure"), "heading"));
  row->addStretch();
  row->addWidget(new QLabel(tr("Players")));
  players_.clear();
  for (int players = kFewestPlayers; players <= kMaxPlayers; ++players) {
    QCheckBox* box = new QCheckBox(QString::number(players));
    box->setObjectName(QStringLiteral("players-%1").arg(players));
    box->setAccessibleName(tr("%n players", nullptr, players));
    box->setChecked(players > 2 && players <= GameNumbers{}.mostPlayers);
    row->addWidget(box);
    row->addSpacing(14);  // so that each number belongs to one box
    players_.push_back(box);
  }
  seasons_ = new QSpinBox;
  seasons_->setObjectName("seasons");
  seasons_->setAccessibleName(tr("Seasons for each"));
  seasons_->setRange(100, kMostSeasons);
  seasons_->setSingleStep(500);
  seasons_->setValue(2000);
  row->addWidget(new QLabel(tr("Seasons for each")));
  row->addWidget(seasons_);
  seed_ = new QLineEdit("1");
  seed_->setAccessibleName(tr("Seed"));
  seed_->setToolTip(tr("The same seed, cards and numbers give the same figures."));
  seed_->setValidator(new QRegularExpressionValidator(QRegularExpression("\\d{1,18}"), seed_));
  seed_->setMaximumWidth(110);
  row->addWidget(new QLabel(tr("Seed")));
  row->addWidget(seed_);
  start_ = new QPushButton;
  start_->setObjectName("start");
  start_->setProperty("gold", true);
  save_ = new QPushButton(tr("Save ..."));
  save_->setObjectName("save");
  row->addWidget(start_);
  row->addWidget(save_);
  connect(start_, &QPushButton::clicked, this, [this] { running_ ? cancel() : begin(); });
  connect(save_, &QPushButton::clicked, this, &MeasurePanel::ask);
  return choices;
}

QWidget* MeasurePanel::makeCompared() {
  QWidget* choice = new QWidget;
  QHBoxLayout* row = new QHBoxLayout(choice);
  row->setContentsMargins(0, 0, 0, 0);
  compared_ = new QComboBox;
  compared_->setObjectName("compared");
  compared_->setAccessibleName(tr("What is compared"));
  compared_->setToolTip(tr("A card alone is played as it is, and as if nothing stood on it."));
  compared_->setEditable(true);  // so that a card is found by its name
  compared_->setInsertPolicy(QComboBox::NoInsert);
  compared_->completer()->setFilterMode(Qt::MatchContains);
  compared_->completer()->setCompletionMode(QCompleter::PopupCompletion);
  row->addWidget(new QLabel(tr("Compare")));
  row->addWidget(compared_, 1);
  row->addStretch(1);
  listCards();
  return choice;
}

// The choice stays, as long as there is such a card.
void MeasurePanel::listCards() {
  const QString chosen = compared_->currentData().toString();
  compared_->clear();
  compared_->addItem(tr("the shipped cards, and those with my changes"), QString());
  if (after_.cards == nullptr) return;
  for (const DesignId each : measurableIn(*after_.cards)) {
    const Design& design = after_.cards->of(each);
    compared_->addItem(tr("%1 without its text, and with it").arg(said(design.name)),
                       QString::fromStdString(design.id));
  }
  compared_->setCurrentIndex(std::max(0, compared_->findData(chosen)));
}

void MeasurePanel::compare(const std::string& card) {
  compared_->setCurrentIndex(std::max(0, compared_->findData(QString::fromStdString(card))));
}

void MeasurePanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange || language_ == spoken()) return;
  const MeasurePlan was = plan();
  {
    QWidget old;
    old.setLayout(layout());  // takes all that is on it
  }
  build();
  for (int at = 0; at < kernel::count(players_); ++at)
    kernel::at(players_, at)->setChecked(std::count(was.players.begin(), was.players.end(), kFewestPlayers + at));
  seasons_->setValue(was.seasons);
  seed_->setText(QString::number(was.seed));
  compare(was.card);
  said_.clear();
  take(measured_);
}

// Later, when the new size of its letters is in force.
void MeasurePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  QMetaObject::invokeMethod(
      this,
      [this] {
        for (QTreeWidget* each : {figures_, uses_}) figures::fitColumns(*each);
      },
      Qt::QueuedConnection);
}

void MeasurePanel::show(const CardSet& before, const CardSet& after) {
  before_ = before;
  after_ = after;
  for (int at = 0; at < kernel::count(players_); ++at)
    kernel::at(players_, at)->setVisible(kFewestPlayers + at <= after.cards->game.mostPlayers);
  listCards();
  showState();
}

MeasurePlan MeasurePanel::plan() const {
  MeasurePlan plan;
  plan.before = before_;
  plan.after = after_;
  plan.card = compared_->currentData().toString().toStdString();
  plan.players.clear();
  for (int at = 0; at < kernel::count(players_); ++at)
    if (kernel::at(players_, at)->isChecked() && !kernel::at(players_, at)->isHidden())
      plan.players.push_back(kFewestPlayers + at);
  plan.seasons = seasons_->value();
  plan.seed = seed_->text().toULongLong();
  plan.threads = std::max(1, QThread::idealThreadCount());
  return plan;
}

void MeasurePanel::begin() {
  if (before_.cards == nullptr || after_.cards == nullptr) return;
  const int run = ++run_;
  said_.clear();
  try {
    measuring_.reset();
    measured_ = {};
    measuring_ = std::make_unique<Measuring>(plan(), [this, run](const Measured& told) {
      QMetaObject::invokeMethod(
          this,
          [this, run, told] {
            if (run != run_) return;
            if (told.over) running_ = false;
            take(told);
          },
          Qt::QueuedConnection);
    });
    running_ = true;
    take(measuring_->soFar());
  } catch (const kernel::RefusedError& refused) {
    said_ = QString::fromUtf8(refused.what());
    showState();
  }
}

void MeasurePanel::cancel() {
  if (!running_) return;
  measuring_->cancel();
  running_ = false;
  measured_.over = true;
  measured_.cancelled = measured_.done < measured_.all;
  showState();
}

void MeasurePanel::take(const Measured& measured) {
  measured_ = measured;
  chart_->show(measured_);
  showFigures();
  showUses();
  showState();
}

void MeasurePanel::showFigures() {
  figures::cutAt(*figures_, kernel::count(measured_.tables));
  for (int at = 0; at < kernel::count(measured_.tables); ++at) {
    const MeasuredTable& table = kernel::at(measured_.tables, at);
    QTreeWidgetItem* row = figures::rowAt(*figures_, at);
    figures::fill(row, {tr("%n players", nullptr, table.players), shareSaid(table.before.wins),
                        shareSaid(table.after.wins), differenceSaid(table.wins)});
    int under = 0;
    for (std::size_t ending = 0; ending < table.endings.size(); ++ending)
      if (table.before.endings[ending] + table.after.endings[ending] > 0)
        figures::fill(figures::rowAt(*row, under++),
                      {endingSaid(measuredEndings()[ending]), percentSaid(table.before.endings[ending]),
                       percentSaid(table.after.endings[ending]), differenceSaid(table.endings[ending])});
    figures::fill(figures::rowAt(*row, under++),
                  {tr("Episodes"), QLocale().toString(table.before.episodes, 'f', 2),
                   QLocale().toString(table.after.episodes, 'f', 2), differenceSaid(table.episodes, 1)});
    figures::cutAt(*row, under);
  }
  figures::fitColumns(*figures_);
}

void MeasurePanel::showUses() {
  const auto number = [](double value) { return QLocale().toString(value, 'f', 1); };
  int at = 0;
  for (const MeasuredUse& use : measured_.uses) {
    if (at == kShownUses) break;
    QTreeWidgetItem* row = figures::rowAt(*uses_, at);
    ++at;
    const QString times = QStringLiteral("%1 \u2192 %2").arg(number(use.before), number(use.after));
    figures::fill(row, {said(use.name), useSaid(use.use), times, number(use.deviations)});
  }
  figures::cutAt(*uses_, at);
  figures::fitColumns(*uses_);
}

void MeasurePanel::showState() {
  start_->setText(running_ ? tr("Cancel") : tr("Measure"));
  start_->setEnabled(before_.cards != nullptr && after_.cards != nullptr);
  save_->setEnabled(measured_.done > 0);
  progress_->setRange(0, static_cast<int>(std::max(1L, measured_.all)));
  progress_->setValue(static_cast<int>(measured_.done));
  progress_->setFormat(tr("%1 of %2 seasons").arg(measured_.done).arg(measured_.all));
  if (!said_.isEmpty()) return says_->setText(said_);
  QString state;
  if (measured_.all == 0) state = tr("The same seasons are played with the cards before and after your change.");
  else if (running_) state = tr("Bots are playing. The figures tighten as more seasons come in.");
  else if (measured_.cancelled) state = tr("Canceled. The figures cover the seasons played so far.");
  else state = tr("Done in %1 seconds.").arg(QLocale().toString(measured_.seconds, 'f', 0));
  QStringList unused;
  for (const Text& card : measured_.unused) unused << said(card);
  if (!unused.isEmpty())
    state += " " + tr("Bots never used %1: the figures tell nothing of what it does.").arg(unused.join(", "));
  if (!measured_.faults.empty())
    state += " " + tr("%n seasons could not be played: %1", nullptr, static_cast<int>(measured_.faulty))
                       .arg(QString::fromStdString(measured_.faults.front()));
  says_->setText(state);
}

// ---- files ------------------------------------------------------------------------------------------------------

void MeasurePanel::ask() {
  QFileDialog* dialog = new QFileDialog(this, tr("Save what was measured"), {},
                                        tr("Picture as PDF (*.pdf);;Picture as SVG (*.svg);;Figures as CSV (*.csv)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix("pdf");
  connect(dialog, &QFileDialog::filterSelected, dialog,
          [dialog](const QString& filter) { dialog->setDefaultSuffix(filter.section("*.", 1).chopped(1)); });
  connect(dialog, &QFileDialog::fileSelected, this, &MeasurePanel::saveTo);
  dialog->open();
}

void MeasurePanel::saveTo(const QString& path) {
  // The dialog has asked about the first file only: the second one replaces nothing but figures of its kind.
  const auto table = [](const std::string& text) { return QByteArray::fromStdString(text); };
  try {
    if (path.endsWith(u".svg", Qt::CaseInsensitive)) {
      writeChartSvg(measured_, path);
    } else if (path.endsWith(u".csv", Qt::CaseInsensitive)) {
      const std::string cards = measuring_ == nullptr ? std::string() : measuring_->cardsCsv();
      writeFile(path.chopped(4) + "-cards.csv", table(cards),
                cards.empty() ? kernel::Over::nothing() : kernel::Over::ours(cards.substr(0, cards.find('\n'))));
      writeFile(path, table(measuring_ == nullptr ? std::string() : measuring_->summaryCsv()));
    } else {
      writeChartPdf(measured_, path);
    }
    said_ = tr("Saved: %1").arg(path);
  } catch (const kernel::DataError& error) {
    said_ = QString::fromUtf8(error.what());
  }
  showState();
}

}  // namespace w13
