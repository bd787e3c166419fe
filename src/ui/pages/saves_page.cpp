#include "ui/pages/saves_page.h"

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/warehouse13/season_log.h"
#include "ui/settings/language.h"

namespace w13 {

namespace {

/// Who plays in a saved season, in short.
QString namesIn(const SeasonLabel& label, const Catalog& cards) {
  QStringList names;
  for (const std::string& name : label.players) {
    const auto agent = std::find_if(cards.agents.begin(), cards.agents.end(),
                                    [&](const AgentCard& each) { return each.id == name; });  // of nameless players
    names << (agent == cards.agents.end() ? QString::fromStdString(name) : said(agent->name));
  }
  return names.join(", ");
}

/// What the list says of a season that can be gone on with or looked at.
QString offerOf(const SeasonLabel& label, const QFileInfo& file, const Catalog& cards) {
  const QString when = QLocale().toString(file.lastModified(), SavesPage::tr("d MMM, hh:mm", "date and time"));
  const QString where = label.over ? SavesPage::tr("Ended") : SavesPage::tr("Episode %1").arg(label.episode);
  const QString how = label.damaged ? SavesPage::tr(", damaged")
                      : label.torn  ? SavesPage::tr(", interrupted")
                                    : QString();
  const QString steps = SavesPage::tr("%n steps", nullptr, label.steps);
  return QStringLiteral("%1: %2\n%3, %4%5").arg(where, namesIn(label, cards), when, steps, how);
}

}  // namespace

SavesPage::SavesPage(const Catalog& cards, QString folder, QWidget* parent)
    : QWidget(parent), cards_(cards), folder_(std::move(folder)), list_(new QListWidget),
      resume_(new QPushButton(tr("Continue"))), fault_(new QLabel) {
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(10);
  QLabel* title = new QLabel(tr("Load a season"));
  title->setProperty("look", "heading");
  column->addWidget(title);
  list_->setAccessibleName(tr("Saved seasons"));
  column->addWidget(list_, 1);
  QLabel* trust = new QLabel(tr("Whoever can use this account can look into the file of a running season."));
  trust->setObjectName("trust");
  trust->setWordWrap(true);
  column->addWidget(trust);
  fault_->setProperty("look", "fault");
  fault_->setWordWrap(true);
  column->addWidget(fault_);
  resume_->setObjectName("resume");
  resume_->setProperty("gold", true);
  resume_->setAutoDefault(true);
  resume_->setEnabled(false);
  QPushButton* open = new QPushButton(tr("Open a file ..."));
  open->setObjectName("open");
  open->setAutoDefault(true);
  QHBoxLayout* foot = new QHBoxLayout;
  foot->addStretch();
  foot->addWidget(open);
  foot->addWidget(resume_);
  column->addLayout(foot);
  connect(open, &QPushButton::clicked, this, &SavesPage::openFile);
  const auto go = [this] {
    if (QListWidgetItem* item = list_->currentItem()) emit resume(item->data(Qt::UserRole).toString());
  };
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) { resume_->setEnabled(row >= 0); });
  connect(list_, &QListWidget::itemActivated, this, go);
  connect(resume_, &QPushButton::clicked, this, go);
  complain({});
}

// First what can be gone on with, the newest on top; then what has ended; then what cannot be read, which stays.
void SavesPage::read() {
  list_->clear();
  newest_.clear();
  newestPath_.clear();
  complain({});
  int going = 0;
  int ended = 0;
  const QFileInfoList files = QDir(folder_).entryInfoList({"*.season"}, QDir::Files, QDir::Time);
  for (const QFileInfo& file : files) {
    QListWidgetItem* item = new QListWidgetItem;
    item->setData(Qt::UserRole, file.filePath());
    try {
      const SeasonLabel label = labelOf(file.filePath().toStdString());
      item->setText(offerOf(label, file, cards_));
      if (!label.over && newestPath_.isEmpty()) {
        newest_ = tr("Episode %1: %2").arg(label.episode).arg(namesIn(label, cards_));
        newestPath_ = file.filePath();
      }
      list_->insertItem(label.over ? going + ended : going, item);
      ++(label.over ? ended : going);
    } catch (const std::exception&) {
      item->setText(tr("Cannot be read\n%1").arg(file.fileName()));
      list_->addItem(item);
    }
  }
  if (going > 0) list_->setCurrentRow(0);
}

void SavesPage::complain(const QString& sentence) {
  fault_->setText(sentence);
  fault_->setVisible(!sentence.isEmpty());
}

void SavesPage::openFile() {
  QFileDialog* dialog = new QFileDialog(this, tr("Open a season"), folder_, tr("Seasons (*.season);;All files (*)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, &SavesPage::resume);
  dialog->open();
}

}  // namespace w13
