#include "ui/pages/learn_panel.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace w13 {

namespace {

QString stateOf(const LessonRow& row) {
  if (row.done) return LearnPanel::tr("done");
  if (row.step > 0) return LearnPanel::tr("go on at step %1 of %2").arg(row.step + 1).arg(row.steps);
  return LearnPanel::tr("%n steps", nullptr, row.steps);
}

/// A button of two lines with words that wrap.
QPushButton* rowButton(int number, const LessonRow& row) {
  QPushButton* button = new QPushButton;
  button->setProperty("menu", true);
  button->setAutoDefault(true);
  button->setObjectName(QStringLiteral("lesson-%1").arg(number));
  button->setAccessibleName(LearnPanel::tr("Lesson %1: %2, %3").arg(number).arg(row.title, stateOf(row)));
  button->setAccessibleDescription(row.about);
  QVBoxLayout* column = new QVBoxLayout(button);
  column->setContentsMargins(16, 8, 16, 8);
  column->setSpacing(2);
  QHBoxLayout* top = new QHBoxLayout;
  const auto label = [&](const QString& words, const char* look) {
    QLabel* made = new QLabel(words);
    made->setProperty("look", look);
    made->setAttribute(Qt::WA_TransparentForMouseEvents);
    return made;
  };
  top->addWidget(label(QStringLiteral("%1  %2").arg(number).arg(row.title), "head"), 1);
  top->addWidget(label(row.done ? QStringLiteral("✓ ") + stateOf(row) : stateOf(row), "typed"), 0, Qt::AlignVCenter);
  column->addLayout(top);
  QLabel* about = label(row.about, "small");
  about->setWordWrap(true);
  column->addWidget(about);
  button->setMinimumHeight(column->sizeHint().height());
  button->setMaximumHeight(2 * column->sizeHint().height());
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  return button;
}

}  // namespace

LearnPanel::LearnPanel(QWidget* parent) : QWidget(parent), grid_(new QGridLayout), faults_(new QLabel) {
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  QHBoxLayout* top = new QHBoxLayout;
  QLabel* heading = new QLabel(tr("Field Agent training"));
  heading->setProperty("look", "heading");
  top->addWidget(heading, 1);
  QPushButton* book = new QPushButton(tr("The rules"));
  book->setObjectName("rules");
  book->setAutoDefault(true);
  connect(book, &QPushButton::clicked, this, &LearnPanel::rules);
  top->addWidget(book);
  column->addLayout(top);
  QLabel* note =
      new QLabel(tr("Short lessons at the real table. You play, the coach explains. Leave whenever you like."));
  note->setProperty("look", "small");
  column->addWidget(note);
  column->addLayout(grid_, 1000);
  column->addStretch(1);
  faults_->setProperty("look", "fault");
  faults_->setWordWrap(true);
  column->addWidget(faults_);
}

void LearnPanel::show(const std::vector<LessonRow>& lessons, const QString& faults) {
  for (QPushButton* row : std::exchange(rows_, {})) delete row;
  const int half = (static_cast<int>(lessons.size()) + 1) / 2;
  for (int at = 0; at < static_cast<int>(lessons.size()); ++at) {
    QPushButton* row = rowButton(at + 1, lessons[static_cast<std::size_t>(at)]);
    connect(row, &QPushButton::clicked, this, [this, at] { emit begin(at); });
    grid_->addWidget(row, at % half, at / half);
    rows_.push_back(row);
  }
  faults_->setText(faults);
  faults_->setVisible(!faults.isEmpty());
}

}  // namespace w13
