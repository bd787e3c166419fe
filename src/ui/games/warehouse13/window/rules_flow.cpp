#include "ui/games/warehouse13/window/rules_flow.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "ui/games/warehouse13/panels/card_pages.h"
#include "ui/games/warehouse13/panels/summary.h"
#include "ui/settings/language.h"

namespace w13 {

RulesFlow::RulesFlow(Frame& frame, SeasonFlow& season) : frame_(frame), season_(season) {
  connect(&season_, &SeasonFlow::entered, this, &RulesFlow::offerExamples);
  connect(&season_, &SeasonFlow::left, this, [this] {
    exampleOn_.clear();
    close();
    offerExamples();
  });
  connect(&season_, &SeasonFlow::rulePageWanted, this, [this](const QString& id) { panel()->openPage(id); });
}

RulesPanel* RulesFlow::panel() {
  if (panel_ != nullptr) return panel_;
  const WindowSetup& setup = frame_.setup();
  panel_ = new RulesPanel(setup.rules, std::make_unique<CardPages>(*setup.cards.cards, setup.rules), frame_.window());
  connect(panel_, &RulesPanel::left, this, [this] {
    frame_.page()->setFocus();
    season_.uncover();
    emit read();
    frame_.stillness().stir();
  });
  connect(panel_, &RulesPanel::playWanted, this, &RulesFlow::play, Qt::QueuedConnection);
  connect(panel_, &RulesPanel::summaryWanted, this, &RulesFlow::askForSummary);
  offerExamples();
  frame_.filter(*panel_, Cover::Whole);
  panel_->installEventFilter(this);
  return panel_;
}

// Whoever reads misses nothing.
bool RulesFlow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == panel_ && event->type() == QEvent::Show) season_.waitFor(panel_);
  return QObject::eventFilter(watched, event);
}

void RulesFlow::close() {
  if (panel_ != nullptr) panel_->hide();
}

// ---- worked examples --------------------------------------------------------------------------------------------

// They are read when they are first wanted: a season needs none.
const std::map<QString, Example>& RulesFlow::examples() {
  if (examplesRead_) return examples_;
  examplesRead_ = true;
  const WindowSetup& setup = frame_.setup();
  const QDir folder(setup.ruleTexts + "/examples");
  for (const QString& name : folder.entryList({"*.json"}, QDir::Files, QDir::Name)) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) continue;
    ReadExample read = readExample(name.toStdString(), file.readAll().toStdString(), *setup.cards.cards);
    if (!read.example) continue;  // with other cards it may not go as it does in the box
    const QString id = QString::fromStdString(read.example->id);
    if (setup.rules.find(id.toStdString()) != nullptr) examples_.emplace(id, std::move(*read.example));
  }
  return examples_;
}

// A season or lesson that is being played is not left for an example, nor is the workshop.
bool RulesFlow::mayPlay() const { return (season_.room() == nullptr || !exampleOn_.isEmpty()) && !workshopOpen_; }

void RulesFlow::setWorkshopOpen(bool open) {
  workshopOpen_ = open;
  offerExamples();
}

void RulesFlow::offerExamples() {
  if (panel_ == nullptr) return;
  QStringList ids;
  for (const auto& [id, example] : examples()) ids << id;
  panel_->offerExamples(ids, mayPlay());
}

void RulesFlow::play(const QString& id) {
  const auto found = examples().find(id);
  if (found == examples().end() || !mayPlay()) return;
  const Example& example = found->second;
  const WindowSetup& setup = frame_.setup();
  SeasonStart start;  // every seat is played by whoever tries it
  start.setup.agents = example.agents;
  start.players.assign(example.agents.size(), "");
  start.bots.assign(example.agents.size(), "");
  season_.enter(std::make_unique<Room>(exampleSeason(example, setup.cards.cards, 1), start, setup.cards, &setup.rules,
                                       frame_.options().botDelay),
                Plays::Position);
  exampleOn_ = id;
  const auto words = [id, text = setup.rules.find(id.toStdString())->text, attempt = example.attempt] {
    return PositionWords{tr("Example %1").arg(id), said(text), said(attempt), tr("Back to the rule"), {}};
  };
  PositionBar* bar = new PositionBar(words, frame_.window());
  connect(
      bar, &PositionBar::again, this, [this, id] { play(id); }, Qt::QueuedConnection);
  connect(bar, &PositionBar::left, this, &RulesFlow::leaveExample, Qt::QueuedConnection);
  close();
  offerExamples();
  season_.putAbove(bar);
}

void RulesFlow::leaveExample() {
  const QString id = exampleOn_;
  season_.leave();
  panel()->openPage(id);
}

// ---- on paper ---------------------------------------------------------------------------------------------------

void RulesFlow::askForSummary() {
  QFileDialog* dialog = new QFileDialog(panel_, tr("Save a summary as PDF"), QDir::homePath(), tr("PDF (*.pdf)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix("pdf");
  connect(dialog, &QFileDialog::fileSelected, this, &RulesFlow::saveSummary);
  dialog->open();
}

void RulesFlow::saveSummary(const QString& path) {
  const WindowSetup& setup = frame_.setup();
  try {
    writeSummary(readSummary(setup.ruleTexts + "/summary.json", setup.rules), setup.rules, path);
    panel()->tell(tr("Saved: %1").arg(path));
  } catch (const std::runtime_error& error) {
    panel()->tell(QString::fromUtf8(error.what()));
  }
}

}  // namespace w13
