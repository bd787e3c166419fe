// The rule book of the window: opening it, playing its worked examples, and its summary on paper.

#include <QDir>
#include <QFile>
#include <QFileDialog>

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "ui/pages/position_bar.h"
#include "ui/panels/summary.h"
#include "ui/settings/language.h"
#include "ui/window/main_window.h"

namespace w13 {

RulesPanel* MainWindow::rulesPanel() {
  if (rulesPanel_ != nullptr) return rulesPanel_;
  rulesPanel_ = new RulesPanel(setup_.rules, *setup_.cards.cards, this);
  connect(rulesPanel_, &RulesPanel::left, this, [this] {
    page()->setFocus();
    if (guide_) guide_->onBookRead();
    stillness_->stir();
  });
  connect(rulesPanel_, &RulesPanel::playWanted, this, &MainWindow::playExample, Qt::QueuedConnection);
  connect(rulesPanel_, &RulesPanel::summaryWanted, this, &MainWindow::askForSummary);
  offerExamples();
  filterColours();
  return rulesPanel_;
}

// ---- worked examples --------------------------------------------------------------------------------------------

// They are read when they are first wanted: a season needs none.
const std::map<QString, Example>& MainWindow::examples() {
  if (examplesRead_) return examples_;
  examplesRead_ = true;
  const QDir folder(setup_.ruleTexts + "/examples");
  for (const QString& name : folder.entryList({"*.json"}, QDir::Files, QDir::Name)) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) continue;
    ReadExample read = readExample(name.toStdString(), file.readAll().toStdString(), *setup_.cards.cards);
    if (!read.example) continue;  // with other cards it may not go as it does in the box
    const QString id = QString::fromStdString(read.example->id);
    if (setup_.rules.find(id.toStdString()) != nullptr) examples_.emplace(id, std::move(*read.example));
  }
  return examples_;
}

// A season or lesson that is being played is not left for an example, nor is the workshop.
void MainWindow::offerExamples() {
  if (rulesPanel_ == nullptr) return;
  QStringList ids;
  for (const auto& [id, example] : examples()) ids << id;
  rulesPanel_->offerExamples(ids, (!room_ || !exampleOn_.isEmpty()) && workshop_ == nullptr);
}

void MainWindow::playExample(const QString& id) {
  const auto found = examples().find(id);
  if (found == examples().end() || (room_ && exampleOn_.isEmpty()) || workshop_ != nullptr) return;
  const Example& example = found->second;
  SeasonStart start;  // every seat is played by whoever tries it
  start.setup.agents = example.agents;
  start.players.assign(example.agents.size(), "");
  start.bots.assign(example.agents.size(), "");
  enter(std::make_unique<Room>(exampleSeason(example, setup_.cards.cards, 1), start, setup_.cards, &setup_.rules,
                               options_.botDelay),
        Deals::No);
  exampleOn_ = id;
  const auto words = [id, text = setup_.rules.find(id.toStdString())->text, attempt = example.attempt] {
    return PositionWords{tr("Example %1").arg(id), said(text), said(attempt), tr("Back to the rule"), {}};
  };
  PositionBar* bar = new PositionBar(words, this);
  connect(
      bar, &PositionBar::again, this, [this, id] { playExample(id); }, Qt::QueuedConnection);
  connect(bar, &PositionBar::left, this, &MainWindow::leaveExample, Qt::QueuedConnection);
  if (rulesPanel_ != nullptr) rulesPanel_->hide();
  offerExamples();
  putAbove(bar);
}

void MainWindow::leaveExample() {
  const QString id = exampleOn_;
  leave();
  rulesPanel()->openPage(id);
}

void MainWindow::putAbove(PositionBar* bar) {
  setMenuWidget(positionBar_ = bar);
  if (table_) table_->letClockRun(clockRuns());
  bar->show();
  filterColours();
  page()->setFocus();
}

void MainWindow::takeFromAbove() {
  exampleOn_.clear();
  if (positionBar_ == nullptr) return;
  setMenuWidget(nullptr);  // which deletes it, later
  positionBar_ = nullptr;
}

// ---- on paper ---------------------------------------------------------------------------------------------------

void MainWindow::askForSummary() {
  QFileDialog* dialog = new QFileDialog(rulesPanel_, tr("Save a summary as PDF"), QDir::homePath(), tr("PDF (*.pdf)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix("pdf");
  connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::saveSummary);
  dialog->open();
}

void MainWindow::saveSummary(const QString& path) {
  try {
    writeSummary(readSummary(setup_.ruleTexts + "/summary.json", setup_.rules), setup_.rules, path);
    rulesPanel()->tell(tr("Saved: %1").arg(path));
  } catch (const std::runtime_error& error) {
    rulesPanel()->tell(QString::fromUtf8(error.what()));
  }
}

}  // namespace w13
