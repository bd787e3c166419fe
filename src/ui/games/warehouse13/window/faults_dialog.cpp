#include "ui/games/warehouse13/window/faults_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <cstdio>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "ui/games/warehouse13/window/shots.h"

namespace w13 {

FaultsDialog::FaultsDialog(const QStringList& mistakes, bool without) {
  setWindowTitle(tr("Warehouse 13"));
  setStyleSheet(w13::styleSheet());
  resize(900, 520);
  QVBoxLayout* all = new QVBoxLayout(this);
  QLabel* what = new QLabel(
      tr("The cards cannot be read: %n errors. Fix them and start again.", nullptr, kernel::count(mistakes)));
  what->setWordWrap(true);
  all->addWidget(what);
  QListWidget* list = new QListWidget;
  list->setAccessibleName(tr("Errors"));
  list->setWordWrap(true);
  list->addItems(mistakes);
  all->addWidget(list);
  QHBoxLayout* row = new QHBoxLayout;
  QPushButton* copy = new QPushButton(tr("Copy the list"));
  row->addWidget(copy);
  row->addStretch();
  QPushButton* quit = new QPushButton(tr("Quit"));
  quit->setObjectName("quit");
  row->addWidget(quit);
  connect(copy, &QPushButton::clicked, this, [mistakes] { QApplication::clipboard()->setText(mistakes.join('\n')); });
  connect(quit, &QPushButton::clicked, this, &QDialog::reject);
  if (without) {
    QPushButton* go = new QPushButton(tr("Play with the shipped cards"));
    go->setObjectName("without");
    go->setProperty("gold", true);
    go->setDefault(true);
    row->addWidget(go);
    connect(go, &QPushButton::clicked, this, &QDialog::accept);
  }
  all->addLayout(row);
}

std::optional<WindowSetup> readOrTell(const QString& data, const QStringList& overlays,
                                      const std::shared_future<WindowSetup>& ahead) {
  try {
    return ahead.valid() ? ahead.get() : readWindowSetup(data, overlays);
  } catch (const kernel::DataError& error) {
    if (!QFileInfo::exists(data)) throw;  // no cards to be mended: whoever named the folder is told where it was named
    std::fprintf(stderr, "warehouse13-table: %s\n", error.what());
    QStringList mistakes = cardMistakes(data, overlays);
    if (mistakes.isEmpty()) mistakes << QString::fromUtf8(error.what());
    FaultsDialog dialog(mistakes, !overlays.isEmpty());
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  }
  return readOrTell(data, {});
}

}  // namespace w13
