#include "ui/plain/workshop/measure_bench.h"

#include <QLocale>
#include <QThread>
#include <algorithm>
#include <cmath>

#include "engine/house/cards/card_part.h"
#include "engine/kernel/count.h"
#include "ui/settings/language.h"
#include "ui/widgets/figure_table.h"

namespace ui {

namespace {

constexpr int kShownCards = 60;

/// A figure as its kind has it: "7.3", "41.0%".
QString figureSaid(const house::Figure& figure, double value) {
  return figure.share ? MeasureBench::tr("%1%").arg(QLocale().toString(100 * value, 'f', 1))
                      : QLocale().toString(value, 'f', 2);
}

/// With its sign: "+0.40 (0.31 to 0.49)".
QString changeSaid(const house::Figure& figure, const house::FigureCompared& compared) {
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

PlayerNumbers playersOf(const house::GameModule& game) {
  const house::SetupForm form = game.form(*game.open({}));
  return {form.fewest, form.most};
}

}  // namespace

MeasureBench::MeasureBench(const house::GameModule& game, QWidget* parent)
    : MeasureFrame(playersOf(game), "matches", parent), game_(game) {
  retranslate();
}

MeasureBench::~MeasureBench() { comparison_.reset(); }  // it tells until it has ended

BenchWords MeasureBench::words() const {
  return {.number = tr("Matches for each number"),
          .played = tr("Matches played"),
          .ofAll = tr("%1 of %2 matches"),
          .change = tr("change"),
          .counted = tr("Figure"),
          .cards = tr("What changed most"),
          .none = tr("Bots play the same matches with the cards before and after your change."),
          .some = tr("Bots are playing. The figures tighten as more matches come in."),
          .stopped = tr("Canceled. The figures cover the matches played so far."),
          .faulty = tr("%n matches could not be played: %1", nullptr, static_cast<int>(compared_.faulty))};
}

std::vector<std::pair<QString, QString>> MeasureBench::cards() const {
  std::vector<std::pair<QString, QString>> found;
  if (after_ == nullptr) return found;
  for (const std::string& path : gauge().cards(*after_))
    if (gauge().hasEffect(path, *after_))
      found.emplace_back(QString::fromStdString(path), ui::said(game_.cards()->nameOf(path, *after_)));
  return found;
}

void MeasureBench::show(std::shared_ptr<const house::Box> before, std::shared_ptr<const house::Box> after) {
  before_ = std::move(before);
  after_ = std::move(after);
  listCards();
  showState();
}

bool MeasureBench::ready() const { return before_ != nullptr && after_ != nullptr && !players().empty(); }

void MeasureBench::start() {
  comparison_.reset();
  compared_ = {};
  alone_ = card();
  house::ComparisonPlan plan{game_, before_, after_, alone_, players(), number()};
  plan.threads = std::max(1, QThread::idealThreadCount());
  comparison_ = std::make_unique<house::Comparison>(plan, into(compared_));
  compared_ = comparison_->soFar();
}

void MeasureBench::showFigures() {
  figures::cutAt(figures(), kernel::count(compared_.tables));
  for (int at = 0; at < kernel::count(compared_.tables); ++at) {
    const house::TableCompared& table = kernel::at(compared_.tables, at);
    const bool isNew = at == figures().topLevelItemCount();
    QTreeWidgetItem* row = figures::rowAt(figures(), at);
    figures::fill(row, {playersSaid(table.players)});
    for (int figure = 0; figure < kernel::count(table.figures); ++figure) {
      const house::Figure& about = gauge().ofMatch()[kernel::sizeOf(figure)];
      const house::FigureCompared& its = kernel::at(table.figures, figure);
      figures::fill(figures::rowAt(*row, figure), {ui::said(about.name), figureSaid(about, its.before),
                                                   figureSaid(about, its.after), changeSaid(about, its)});
    }
    if (isNew) row->setExpanded(at == 0);
  }
  showCards();
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
    figures::fill(figures::rowAt(uses(), at++),
                  {ui::said(game_.cards()->nameOf(each.card, *after_)), ui::said(figure.name),
                   QStringLiteral("%1 \u2192 %2").arg(figureSaid(figure, each.before), figureSaid(figure, each.after)),
                   std::isfinite(each.deviations) ? QLocale().toString(std::fabs(each.deviations), 'f', 1)
                                                  : QStringLiteral("\u221e")});
  }
  figures::cutAt(uses(), at);
}

QString MeasureBench::kinds() const { return tr("Figures as CSV (*.csv)"); }

void MeasureBench::write(const QString& path) const {
  writeTables(path, house::figuresCsv(compared_, gauge()), house::cardsCsv(compared_, gauge()));
}

}  // namespace ui
