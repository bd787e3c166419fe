// What is wrong with the cards: marks in the text, and the list of messages.

#include <QListWidget>

#include "engine/kernel/count.h"
#include "ui/look/contrast.h"
#include "ui/look/style.h"
#include "ui/workshop/workshop_screen.h"

namespace ui {

// Lines and columns are of one file: of the designer's where there is one.
void WorkshopScreen::showMarks() {
  const house::Desk& desk = desk_->desk();
  const std::string path = path_.toStdString();
  const bool own = desk.hasDraft(path) || desk.savedText(path);
  std::vector<house::Finding> here;
  for (const house::Finding& finding : desk.checked().findings) {
    if (finding.path != path || finding.own != own) continue;
    here.push_back(finding);
    here.back().mistake.message = language_.of(finding.mistake.message);
  }
  editor_->mark(here);
}

void WorkshopScreen::showMessages() {
  const std::vector<house::Finding>& findings = desk_->desk().checked().findings;
  messages_->clear();
  const auto rank = [&](const house::Finding& finding) {
    return (finding.path == path_.toStdString() ? 0 : 2) + (finding.mistake.error ? 0 : 1);
  };
  for (int wanted = 0; wanted < 4; ++wanted)
    for (int at = 0; at < kernel::count(findings); ++at) {
      const house::Finding& finding = kernel::at(findings, at);
      if (rank(finding) != wanted) continue;
      const house::Mistake& mistake = finding.mistake;
      const QString place = nameOf(QString::fromStdString(finding.path));
      const QString said = QString::fromStdString(language_.of(mistake.message));
      QListWidgetItem* item = new QListWidgetItem(
          tr("%1 %2, line %3: %4").arg(mistake.error ? "\u2716" : "\u26A0", place).arg(mistake.line).arg(said),
          messages_);
      item->setForeground(textNow(QColor(mistake.error ? colour::kAlarmText : colour::kAmber)));
      item->setData(Qt::AccessibleTextRole,
                    mistake.error ? tr("Error in %1, line %2: %3").arg(place).arg(mistake.line).arg(said)
                                  : tr("Warning in %1, line %2: %3").arg(place).arg(mistake.line).arg(said));
      item->setData(kFinding, at);
    }
  if (findings.empty()) {
    QListWidgetItem* item = new QListWidgetItem(
        "\u2714 " + tr("No errors in %n files.", nullptr, desk_->desk().checked().files), messages_);
    item->setForeground(textNow(QColor(colour::kLightTech)));
    item->setData(kFinding, -1);
  }
}

}  // namespace ui
