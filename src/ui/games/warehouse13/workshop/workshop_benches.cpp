// The benches of the workshop beside that of the cards: each is made when somebody first goes there, and shows the
// cards as they are when one comes and whenever they have been checked again.

#include <QLayout>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabBar>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/measure/measure_panel.h"
#include "ui/games/warehouse13/print/print_panel.h"
#include "ui/games/warehouse13/workshop/share_panel.h"
#include "ui/games/warehouse13/workshop/workshop_screen.h"

namespace w13 {

namespace {

constexpr std::array kBenches = {
    QT_TRANSLATE_NOOP("w13::WorkshopScreen", "Cards"), QT_TRANSLATE_NOOP("w13::WorkshopScreen", "Measure"),
    QT_TRANSLATE_NOOP("w13::WorkshopScreen", "Print"), QT_TRANSLATE_NOOP("w13::WorkshopScreen", "Share")};

}  // namespace

void WorkshopScreen::addBenches(QLayout& row) {
  tabs_ = new QTabBar;
  tabs_->setObjectName("benches");
  tabs_->setDrawBase(false);
  tabs_->setExpanding(false);
  tabs_->setElideMode(Qt::ElideNone);
  for (std::size_t bench = 0; bench < kBenches.size(); ++bench) tabs_->addTab({});
  row.addWidget(tabs_);
  connect(tabs_, &QTabBar::currentChanged, this, [this] { go(bench()); });
  for (const int step : {1, -1})
    new QShortcut(
        step > 0 ? QKeySequence::NextChild : QKeySequence::PreviousChild, this,
        [this, step] { tabs_->setCurrentIndex((tabs_->currentIndex() + step + tabs_->count()) % tabs_->count()); },
        Qt::WidgetWithChildrenShortcut);
}

void WorkshopScreen::nameBenches() {
  tabs_->setAccessibleName(tr("Benches of the workshop"));
  for (int bench = 0; bench < kernel::count(kBenches); ++bench)
    tabs_->setTabText(bench, tr(kernel::at(kBenches, bench)));
}

Bench WorkshopScreen::bench() const { return static_cast<Bench>(tabs_->currentIndex()); }

void WorkshopScreen::go(Bench bench) {
  if (bench != this->bench()) return tabs_->setCurrentIndex(static_cast<int>(bench));  // comes here again
  QWidget* wanted = benchFor(bench);
  if (benches_->indexOf(wanted) < 0) benches_->addWidget(wanted);
  benches_->setCurrentWidget(wanted);
  showBench();
  if (bench == Bench::Share) askWhatIsShared();
}

QWidget* WorkshopScreen::benchFor(Bench bench) {
  if (bench == Bench::Measure) return measure_ != nullptr ? measure_ : measure_ = new MeasurePanel(this);
  if (bench == Bench::Print) return print_ != nullptr ? print_ : print_ = new PrintPanel(this);
  if (bench == Bench::Share) return share_ != nullptr ? share_ : share_ = new SharePanel(this);
  return benches_->widget(0);
}

void WorkshopScreen::showBench() {
  const Desk& desk = desk_->desk();
  const CardSet& now = cardsOn(desk);
  switch (bench()) {
    case Bench::Measure: return measure_->show(cardsIn(*desk.shippedBox()), now);
    case Bench::Print: return print_->show(now.cards);
    case Bench::Share: {
      const auto inQt = [](const std::filesystem::path& path) { return QString::fromStdString(path.string()); };
      const auto there = [&](const std::filesystem::path& path) {
        return std::filesystem::exists(path) ? inQt(path) : QString();
      };
      return share_->show({inQt(desk.shipped()), there(desk.own()), there(desk.scenarios()), packs_});
    }
    case Bench::Cards: return;
  }
}

// A pack is made of files: what is only written on the desk is not in it.
void WorkshopScreen::askWhatIsShared() {
  if (desk_->desk().drafts().empty()) return;
  const auto saved = [this] {
    const QString fault = desk_->change([](Desk& desk) { desk.saveAll(); });
    if (!fault.isEmpty()) ask_->complain(fault);
    return fault.isEmpty();
  };
  ask_->ask(tr("%n cards are not saved, and would not be in the pack.", nullptr, kernel::count(desk_->desk().drafts())),
            {{tr("Save them all"), "save-for-pack", saved}, notNow()});
}

}  // namespace w13
