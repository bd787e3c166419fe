#include "ui/games/warehouse13/measure/measure_panel.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpressionValidator>
#include <QThread>
#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/measure/measure_chart.h"
#include "ui/games/warehouse13/measure/measure_words.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/settings/language.h"
#include "ui/widgets/figure_table.h"

namespace w13 {

namespace {

constexpr int kFewestPlayers = 2, kShownUses = 30;

}  // namespace

MeasurePanel::MeasurePanel(QWidget* parent)
    : MeasureFrame({kFewestPlayers, kMaxPlayers}, "seasons", parent), seedHead_(new QLabel), seed_(new QLineEdit("1")),
      chart_(new MeasureChart(this)) {
  for (int players = kFewestPlayers; players <= kMaxPlayers; ++players)
    box(players).setChecked(players > 2 && players <= GameNumbers{}.mostPlayers);
  seed_->setValidator(new QRegularExpressionValidator(QRegularExpression("\\d{1,18}"), seed_));
  seed_->setMaximumWidth(110);
  addChoice(*seedHead_, *seed_);
  addPicture(*chart_);
  retranslate();
}

MeasurePanel::~MeasurePanel() { measuring_.reset(); }  // it tells until it has ended

BenchWords MeasurePanel::words() const {
  return {.number = tr("Seasons for each"),
          .played = tr("Seasons played"),
          .ofAll = tr("%1 of %2 seasons"),
          .change = tr("change in points"),
          .counted = tr("is"),
          .cards = tr("What changed most, in 100 seasons"),
          .none = tr("The same seasons are played with the cards before and after your change."),
          .some = tr("Bots are playing. The figures tighten as more seasons come in."),
          .stopped = tr("Canceled. The figures cover the seasons played so far."),
          .faulty = tr("%n seasons could not be played: %1", nullptr, static_cast<int>(measured_.faulty))};
}

void MeasurePanel::retranslate() {
  seedHead_->setText(tr("Seed"));
  seed_->setAccessibleName(tr("Seed"));
  seed_->setToolTip(tr("The same seed, cards and numbers give the same figures."));
  MeasureFrame::retranslate();
}

std::vector<std::pair<QString, QString>> MeasurePanel::cards() const {
  std::vector<std::pair<QString, QString>> found;
  if (after_.cards == nullptr) return found;
  for (const DesignId each : measurableIn(*after_.cards)) {
    const Design& design = after_.cards->of(each);
    found.emplace_back(QString::fromStdString(design.id), said(design.name));
  }
  return found;
}

void MeasurePanel::show(const CardSet& before, const CardSet& after) {
  before_ = before;
  after_ = after;
  for (int players = kFewestPlayers; players <= kMaxPlayers; ++players)
    box(players).setVisible(players <= after.cards->game.mostPlayers);
  listCards();
  showState();
}

void MeasurePanel::start() {
  measuring_.reset();
  measured_ = {};
  MeasurePlan plan;
  plan.before = before_;
  plan.after = after_;
  plan.card = card();
  plan.players = players();
  plan.seasons = number();
  plan.seed = seed_->text().toULongLong();
  plan.threads = std::max(1, QThread::idealThreadCount());
  measuring_ = std::make_unique<Measuring>(plan, into(measured_));
  measured_ = measuring_->soFar();
}

void MeasurePanel::showFigures() {
  chart_->show(measured_);
  figures::cutAt(figures(), kernel::count(measured_.tables));
  for (int at = 0; at < kernel::count(measured_.tables); ++at) {
    const MeasuredTable& table = kernel::at(measured_.tables, at);
    QTreeWidgetItem* row = figures::rowAt(figures(), at);
    figures::fill(row, {playersSaid(table.players), shareSaid(table.before.wins), shareSaid(table.after.wins),
                        differenceSaid(table.wins)});
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
  showUses();
}

void MeasurePanel::showUses() {
  const auto number = [](double value) { return QLocale().toString(value, 'f', 1); };
  int at = 0;
  for (const MeasuredUse& use : measured_.uses) {
    if (at == kShownUses) break;
    QTreeWidgetItem* row = figures::rowAt(uses(), at);
    ++at;
    const QString times = QStringLiteral("%1 \u2192 %2").arg(number(use.before), number(use.after));
    figures::fill(row, {said(use.name), useSaid(use.use), times, number(use.deviations)});
  }
  figures::cutAt(uses(), at);
}

QString MeasurePanel::remark() const {
  QStringList unused;
  for (const Text& card : measured_.unused) unused << said(card);
  if (unused.isEmpty()) return {};
  return tr("Bots never used %1: the figures tell nothing of what it does.").arg(unused.join(", "));
}

QString MeasurePanel::kinds() const {
  return tr("Picture as PDF (*.pdf);;Picture as SVG (*.svg);;Figures as CSV (*.csv)");
}

void MeasurePanel::write(const QString& path) const {
  if (path.endsWith(u".svg", Qt::CaseInsensitive)) return writeChartSvg(measured_, path);
  if (!path.endsWith(u".csv", Qt::CaseInsensitive)) return writeChartPdf(measured_, path);
  if (measuring_ == nullptr) return writeTables(path, {}, {});
  writeTables(path, measuring_->summaryCsv(), measuring_->cardsCsv());
}

}  // namespace w13
