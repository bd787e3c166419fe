#include "ui/games/warehouse13/pages/packs_button.h"

#include <QMenu>

namespace w13 {

PacksButton::PacksButton(const std::vector<PackRow>& packs, QWidget* parent) : QPushButton(parent) {
  setObjectName("packs");
  setProperty("small", true);
  QStringList on;
  QMenu* menu = new QMenu(this);
  for (const PackRow& pack : packs) {
    QAction* action =
        menu->addAction(pack.version.isEmpty() ? pack.name : tr("%1 (version %2)").arg(pack.name, pack.version));
    action->setObjectName("pack-" + pack.id);
    action->setCheckable(true);
    action->setChecked(pack.on);
    action->setToolTip(pack.notes.toHtmlEscaped());  // strangers wrote it
    if (pack.on) on << pack.name;
    connect(action, &QAction::toggled, this, [this, packs, id = pack.id](bool wanted) {
      QStringList ids;
      for (const PackRow& each : packs)
        if (each.id == id ? wanted : each.on) ids << each.id;
      emit chosen(ids);
    });
  }
  menu->setToolTipsVisible(true);
  setMenu(menu);
  setText(on.isEmpty() ? tr("Cards: the box") : tr("Cards: the box and %1").arg(on.join(", ")));
  setToolTip(tr("Packs of cards that the season is played with"));
  setAccessibleDescription(toolTip());
}

}  // namespace w13
