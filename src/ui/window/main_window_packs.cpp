// Packs of cards that new seasons can be played with: those that came with the program and those that were installed.

#include <QDragEnterEvent>
#include <QMimeData>
#include <QUrl>

#include "engine/kernel/errors.h"
#include "ui/window/main_window.h"

#ifdef W13_WORKSHOP
#include "packs/pack.h"
#include "ui/settings/language.h"
#include "ui/workshop/share_panel.h"
#include "ui/workshop/workshop_screen.h"
#endif

namespace w13 {

#ifdef W13_WORKSHOP

struct MainWindow::PacksRead {
  std::vector<Pack> all;
};

// Of two with the same id the one that was installed counts: it may be a newer version. What cannot be read is not
// offered; the workshop's bench for sharing says why.
void MainWindow::readPacks() {
  packs_ = std::make_shared<PacksRead>();
  std::vector<std::string> faults;
  for (const QString& folder : {setup_.data.isEmpty() ? QString() : setup_.data + "/expansions", setup_.packs}) {
    if (folder.isEmpty()) continue;
    for (Pack& pack : installedPacks(folder.toStdString(), faults)) {
      std::erase_if(packs_->all, [&](const Pack& each) { return each.label.id == pack.label.id; });
      packs_->all.push_back(std::move(pack));
    }
  }
  playWith(options_.packs);
}

void MainWindow::playWith(const QStringList& ids) {
  std::vector<Layer> layers = setup_.cards.layers;
  QStringList on;
  for (const Pack& pack : packs_->all)
    if (const QString id = QString::fromStdString(pack.label.id); ids.contains(id)) {
      on << id;
      layers.push_back(pack.cards());
    }
  const CardSet before = seasonCards_;  // the start screen reads them until it has others
  QString fault;
  try {
    seasonCards_ = on.isEmpty() ? setup_.cards : compileCards(std::move(layers));
  } catch (const kernel::DataError& error) {
    seasonCards_ = setup_.cards;
    fault = tr("These packs do not go together: %1").arg(QString::fromUtf8(error.what()));
    on.clear();
  }
  if (options_.packs != on && !packs_->all.empty()) {
    options_.packs = on;
    optionsFile_.write(options_);
  }
  std::vector<PackRow> rows;
  for (const Pack& pack : packs_->all) {
    const QString id = QString::fromStdString(pack.label.id);
    rows.push_back({id, said(pack.label.name), QString::fromStdString(pack.label.version), on.contains(id)});
  }
  start_->useCards(*seasonCards_.cards, std::move(rows));
  if (!fault.isEmpty()) start_->complain(fault);
}

// ---- a pack that is dropped on the window -----------------------------------------------------------------------

namespace {

QString packIn(const QMimeData& dropped) {
  for (const QUrl& url : dropped.urls())
    if (url.isLocalFile() && url.toLocalFile().endsWith(QLatin1String(kPackEnding.data()))) return url.toLocalFile();
  return {};
}

}  // namespace

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const bool open = page() == start_ || (workshop_ != nullptr && page() == workshop_);
  if (open && !setup_.workshop.isEmpty() && !packIn(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QString pack = packIn(*event->mimeData());
  if (pack.isEmpty()) return;
  openWorkshop();
  if (workshop_ == nullptr) return;
  workshop_->go(Bench::Share);
  workshop_->sharing()->look(pack);
  event->acceptProposedAction();
}

#else

struct MainWindow::PacksRead {};
void MainWindow::readPacks() {}
void MainWindow::playWith(const QStringList&) {}
void MainWindow::dragEnterEvent(QDragEnterEvent*) {}
void MainWindow::dropEvent(QDropEvent*) {}

#endif

// ---- seasons ----------------------------------------------------------------------------------------------------

// What a season was begun with is in its save; whoever goes on with it is told, and can look it up in the menu.
QString MainWindow::packsInPlay() const {
  const QStringList packs = room_->packs();
  return packs.isEmpty() ? QString() : tr("Played with %1").arg(packs.join(", "));
}

}  // namespace w13
