// A pack of somebody else: what it is and does, beside the version that is installed.

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <algorithm>

#include "engine/kernel/errors.h"
#include "ui/settings/language.h"
#include "ui/workshop/field_text.h"
#include "ui/workshop/share_panel.h"
#include "ui/workshop/share_words.h"
#include "ui/workshop/version_table.h"

namespace ui {

void SharePanel::readInstalled() {
  std::vector<std::string> faults;
  others_ = house::installedPacks(folders_.installed.toStdString(), cards_, faults);
  there_->clear();
  for (const house::Pack& pack : others_) {
    const QString notes = said(pack.label.notes);
    there_->addItem(lineOf(pack.label) + (notes.isEmpty() ? QString() : u'\n' + notes));
  }
  for (const std::string& fault : faults) there_->addItem(tr("left out: %1").arg(QString::fromStdString(fault)));
}

void SharePanel::askForPack() {
  QFileDialog* dialog = new QFileDialog(this, tr("Open a pack"), {}, kindOfFiles());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, &SharePanel::look);
  dialog->open();
}

void SharePanel::look(const QString& path) {
  offered_.reset();
  install_->setEnabled(false);
  foreign_->clear();
  compared_->hide();
  takenNotes_->hide();
  try {
    house::Pack pack = house::readPack(path.toStdString(), cards_);
    const house::PackReport report = house::reportOn(pack, cards_, *shipped_, others_);
    list(*foreign_, report);
    QString line = lineOf(pack.label) + ": " + countsOf(report);
    if (!report.mistakes.empty()) line += " " + tr("Its cards would not load, so it cannot be installed.");
    if (const QString versions = compareWithInstalled(pack); !versions.isEmpty()) line += " " + versions;
    takes_->setText(line);
    takenNotes_->setPlainText(said(pack.label.notes));
    takenNotes_->setVisible(!pack.label.notes.en.empty());
    install_->setEnabled(report.mistakes.empty());
    offered_ = std::move(pack);
  } catch (const kernel::DataError& error) {
    takes_->setText(QString::fromUtf8(error.what()));
  }
}

/// Shows what is installed of it beside what would be; empty if nothing is.
QString SharePanel::compareWithInstalled(const house::Pack& pack) {
  const auto there = std::ranges::find_if(others_, [&](const auto& each) { return each.label.id == pack.label.id; });
  if (there == others_.end()) return {};
  const house::VersionStep step = house::stepBetween(*there, pack, *shipped_);
  const QString was = QString::fromStdString(step.was.version), now = QString::fromStdString(step.now.version);
  compared_->show(step, tr("Installed: %1").arg(was), tr("This file: %1").arg(now));
  const auto order = house::compareVersions(step.now.version, step.was.version);
  if (std::is_gt(order)) return tr("It is newer than version %1, which is installed.").arg(was);
  if (std::is_lt(order)) return tr("It is older than version %1, which is installed.").arg(was);
  return step.changes.empty() ? tr("This version is installed already.")
                              : tr("This version is installed already, but with other cards.");
}

void SharePanel::install() {
  if (!offered_ || !install_->isEnabled()) return;
  try {
    QDir().mkpath(folders_.installed);
    (void)house::installPack(*offered_, cards_, folders_.installed.toStdString());
    takes_->setText(tr("Installed: %1").arg(lineOf(offered_->label)));
    offered_.reset();
    compared_->hide();
    takenNotes_->hide();
    install_->setEnabled(false);
    readInstalled();
    emit installed();
  } catch (const kernel::DataError& error) {
    takes_->setText(QString::fromUtf8(error.what()));
  }
}

}  // namespace ui
