#include "ui/games/warehouse13/pages/season_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace w13 {

namespace {

QFileDialog* opened(const char* title, const char* files, const QString& folder, QWidget* parent) {
  const auto say = [](const char* words) { return QCoreApplication::translate("w13::SavesPage", words); };
  QFileDialog* dialog = new QFileDialog(parent, say(title), folder, say(files));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  return dialog;
}

}  // namespace

QFileDialog* askForSeason(const QString& folder, QWidget* parent) {
  QFileDialog* dialog =
      opened(QT_TRANSLATE_NOOP("w13::SavesPage", "Open a season"),
             QT_TRANSLATE_NOOP("w13::SavesPage", "Seasons (*.season);;All files (*)"), folder, parent);
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->open();
  return dialog;
}

QFileDialog* askForCopy(const QString& folder, QWidget* parent) {
  QFileDialog* dialog = opened(QT_TRANSLATE_NOOP("w13::SavesPage", "Save a copy"),
                               QT_TRANSLATE_NOOP("w13::SavesPage", "Seasons (*.season)"), folder, parent);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix("season");
  dialog->open();
  return dialog;
}

}  // namespace w13
