#include "ui/games/warehouse13/workshop/record_dialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace w13 {

namespace {

/// What was done, in short: "artie: use travel, roll".
QString stepsIn(const TrialRecord& record) {
  QStringList all;
  std::string last;
  for (const TrialStep& step : record.steps) {
    const QString words = QString::fromStdString(step.words);
    if (step.agent == last) all.back() += ", " + words;
    else all << QString::fromStdString(step.agent) + ": " + words;
    last = step.agent;
  }
  return all.join("; ");
}

}  // namespace

RecordDialog::RecordDialog(const TrialRecord& record, Keep keep, QWidget* parent)
    : QDialog(parent), keep_(std::move(keep)), title_(new QLineEdit), list_(new QListWidget), fault_(new QLabel) {
  setObjectName("record");
  setWindowTitle(tr("Keep as a scenario"));
  setAttribute(Qt::WA_DeleteOnClose);
  resize(760, 560);
  QVBoxLayout* all = new QVBoxLayout(this);
  const auto line = [&](const QString& words) {
    QLabel* label = new QLabel(words);
    label->setWordWrap(true);
    all->addWidget(label);
  };
  line(tr("What does it show?"));
  title_->setObjectName("scenario-title");
  title_->setMaxLength(120);
  title_->setAccessibleName(tr("Title of the scenario"));
  all->addWidget(title_);
  line(record.steps.empty() ? tr("Nothing has been done yet.") : tr("Done: %1").arg(stepsIn(record)));
  line(tr("What you tick must come true each time the scenario is played. Make sure that it is right."));
  list_->setObjectName("expectations");
  list_->setAccessibleName(tr("What came of it"));
  list_->setWordWrap(true);
  for (const Expectation& each : record.expectations) {
    const QString key = each.key == "events" ? tr("happens") : QString::fromStdString(each.key);
    QListWidgetItem* item = new QListWidgetItem(key + ": " + QString::fromStdString(each.value), list_);
    item->setCheckState(each.usual ? Qt::Checked : Qt::Unchecked);
  }
  all->addWidget(list_, 1);
  fault_->setObjectName("record-fault");
  fault_->setWordWrap(true);
  fault_->setProperty("look", "fault");
  fault_->hide();
  all->addWidget(fault_);
  QHBoxLayout* row = new QHBoxLayout;
  row->addStretch();
  const auto button = [&](const QString& words, const char* object) {
    QPushButton* made = new QPushButton(words);
    made->setObjectName(object);
    row->addWidget(made);
    return made;
  };
  connect(button(tr("Not now"), "not-now"), &QPushButton::clicked, this, &QDialog::reject);
  QPushButton* yes = button(tr("Keep it"), "keep-scenario");
  yes->setProperty("gold", true);
  yes->setDefault(true);
  connect(yes, &QPushButton::clicked, this, &RecordDialog::keep);
  all->addLayout(row);
  title_->setFocus();
}

void RecordDialog::keep() {
  std::vector<std::size_t> expected;
  for (int at = 0; at < list_->count(); ++at)
    if (list_->item(at)->checkState() == Qt::Checked) expected.push_back(static_cast<std::size_t>(at));
  const QString fault = keep_(title_->text().trimmed(), expected);
  if (fault.isEmpty()) return accept();
  fault_->setText(fault);
  fault_->show();
}

QString RecordDialog::fault() const { return fault_->isHidden() ? QString() : fault_->text(); }

}  // namespace w13
