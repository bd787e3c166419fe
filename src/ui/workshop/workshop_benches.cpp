// The benches of the workshop beside that of the cards: each is made when somebody first goes there, and shows the
// cards as they are when one comes and whenever they have been checked again.

#include <QLayout>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabBar>

#include "engine/kernel/count.h"
#include "ui/print/print_panel.h"
#include "ui/workshop/share_panel.h"
#include "ui/workshop/workshop_screen.h"

namespace ui {

void WorkshopScreen::addBenches(QLayout& row) {
  tabs_ = new QTabBar;
  tabs_->setObjectName("benches");
  tabs_->setDrawBase(false);
  tabs_->setExpanding(false);
  tabs_->setElideMode(Qt::ElideNone);
  made_.assign(static_cast<std::size_t>(screens_.benches().size()), nullptr);
  const int benches = kernel::count(made_) + (screens_.prints() ? 3 : 2);
  for (int bench = 0; bench < benches; ++bench) tabs_->addTab({});
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
  QStringList names = QStringList(tr("Cards")) + screens_.benches();
  if (screens_.prints()) names << tr("Print");
  names << tr("Share");
  for (int bench = 0; bench < tabs_->count(); ++bench) tabs_->setTabText(bench, names[bench]);
}

int WorkshopScreen::bench() const { return tabs_->currentIndex(); }
int WorkshopScreen::shareBench() const { return tabs_->count() - 1; }
int WorkshopScreen::printBench() const { return screens_.prints() ? shareBench() - 1 : -1; }

void WorkshopScreen::go(int bench) {
  if (bench != this->bench()) return tabs_->setCurrentIndex(bench);  // comes here again
  QWidget* wanted = benchFor(bench);
  if (benches_->indexOf(wanted) < 0) benches_->addWidget(wanted);
  benches_->setCurrentWidget(wanted);
  showBench();
  if (bench == shareBench()) askWhatIsShared();
}

QWidget* WorkshopScreen::benchFor(int bench) {
  if (bench == kCards) return benches_->widget(0);
  if (bench == shareBench()) return share_ != nullptr ? share_ : share_ = new SharePanel(screens_.cards(), this);
  if (bench == printBench()) return print_ != nullptr ? print_ : print_ = new PrintPanel(this);
  QWidget*& own = kernel::at(made_, bench - 1);
  return own != nullptr ? own : own = screens_.makeBench(bench - 1, this);
}

void WorkshopScreen::showBench() {
  const house::Desk& desk = desk_->desk();
  if (bench() == kCards) return;
  if (bench() == printBench()) return print_->show(screens_.printable(desk.checked().box));
  if (bench() != shareBench())
    return screens_.showOn(*kernel::at(made_, bench() - 1), bench() - 1, desk.shippedBox(), desk.checked().box);
  const auto inQt = [](const std::filesystem::path& path) { return QString::fromStdString(path.string()); };
  const auto there = [&](const std::filesystem::path& path) {
    return std::filesystem::exists(path) ? inQt(path) : QString();
  };
  share_->show({inQt(desk.shipped()), there(desk.own()), there(desk.scenarios()), packs_,
                inQt(desk.own().parent_path() / "shared")});
}

// A pack is made of files: what is only written on the desk is not in it.
void WorkshopScreen::askWhatIsShared() {
  if (desk_->desk().drafts().empty()) return;
  const auto saved = [this] {
    const QString fault = desk_->change([](house::Desk& desk) { desk.saveAll(); });
    if (!fault.isEmpty()) ask_->complain(fault);
    return fault.isEmpty();
  };
  ask_->ask(tr("%n cards are not saved, and would not be in the pack.", nullptr, kernel::count(desk_->desk().drafts())),
            {{tr("Save them all"), "save-for-pack", saved}, notNow()});
}

}  // namespace ui
