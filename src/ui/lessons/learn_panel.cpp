#include "ui/lessons/learn_panel.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

#include "engine/kernel/count.h"

namespace ui {

namespace {

constexpr int kFewRows = 2;  // so few stand at the top

QString stateOf(const LessonRow& row) {
  if (row.done) return row.puzzle ? LearnPanel::tr("solved") : LearnPanel::tr("done");
  if (row.puzzle) return {};
  if (row.step > 0) return LearnPanel::tr("go on at step %1 of %2").arg(row.step + 1).arg(row.steps);
  return LearnPanel::tr("%n min", nullptr, row.minutes);
}

/// A label that leaves clicks to the row it stands on.
QLabel* seenOnly(const QString& words, const char* look) {
  QLabel* made = new QLabel(words);
  made->setProperty("look", look);
  made->setAttribute(Qt::WA_TransparentForMouseEvents);
  return made;
}

/// What stands on the right of a row: whether it is the one to go on with, how long it takes, how far it has come.
QString asideOf(const LessonRow& row, bool next) {
  QStringList words;
  if (next) words << LearnPanel::tr("next");
  if (row.fast && !row.done && !next) words << LearnPanel::tr("fast track");
  if (const QString state = stateOf(row); !state.isEmpty()) words << (row.done ? QStringLiteral("✓ ") + state : state);
  return words.join(QStringLiteral(" · "));
}

/// A button of two lines with words that wrap.
QPushButton* rowButton(int number, const LessonRow& row, bool next) {
  QPushButton* button = new QPushButton;
  button->setProperty("menu", true);
  if (next) button->setStyleSheet("QPushButton { border-color: #FFD98A; background: #33250F; }");
  button->setAutoDefault(true);
  button->setObjectName((row.puzzle ? QStringLiteral("puzzle-%1") : QStringLiteral("lesson-%1")).arg(number));
  button->setAccessibleName((row.puzzle ? LearnPanel::tr("Puzzle %1: %2, %3") : LearnPanel::tr("Lesson %1: %2, %3"))
                                .arg(number)
                                .arg(row.title, asideOf(row, next)));
  button->setAccessibleDescription(row.about);
  QVBoxLayout* column = new QVBoxLayout(button);
  column->setContentsMargins(16, row.puzzle ? 4 : 8, 16, row.puzzle ? 4 : 8);
  column->setSpacing(2);
  QHBoxLayout* top = new QHBoxLayout;
  top->addWidget(seenOnly(QStringLiteral("%1  %2").arg(number).arg(row.title), "head"), 1);
  top->addWidget(seenOnly(asideOf(row, next), "typed"), 0, Qt::AlignVCenter);
  column->addLayout(top);
  QLabel* about = seenOnly(row.about, "small");
  about->setWordWrap(true);
  column->addWidget(about);
  button->setMinimumHeight(column->sizeHint().height());
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  return button;
}

}  // namespace

LearnPanel::LearnPanel(const QString& heading, QWidget* parent)
    : QWidget(parent), lists_(new QStackedWidget), note_(new QLabel), fast_(new QLabel), go_(new QPushButton),
      faults_(new QLabel) {
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(makeTabs(heading));
  note_->setProperty("look", "small");
  note_->setWordWrap(true);
  column->addWidget(note_);
  QHBoxLayout* fast = new QHBoxLayout;
  fast_->setProperty("look", "typed");
  fast_->setWordWrap(true);
  fast->addWidget(fast_, 1);
  go_->setObjectName("learn-next");
  go_->setAutoDefault(true);
  go_->setProperty("gold", true);
  setFocusProxy(go_);  // Enter begins what comes next
  connect(go_, &QPushButton::clicked, this, [this] {
    if (next_ >= 0) emit begin(next_);
  });
  fast->addWidget(go_);
  column->addLayout(fast);
  for (QGridLayout** grid : {&lessons_, &puzzles_}) {
    QWidget* list = new QWidget;
    *grid = new QGridLayout(list);
    (*grid)->setContentsMargins(0, 0, 0, 0);
    lists_->addWidget(list);
  }
  column->addWidget(lists_, 1000);
  column->addStretch(1);
  faults_->setProperty("look", "fault");
  faults_->setWordWrap(true);
  column->addWidget(faults_);
  turnTo(0);
}

QWidget* LearnPanel::makeTabs(const QString& words) {
  QWidget* bar = new QWidget;
  QHBoxLayout* top = new QHBoxLayout(bar);
  top->setContentsMargins(0, 0, 0, 0);
  QLabel* heading = new QLabel(words);
  heading->setProperty("look", "heading");
  top->addWidget(heading, 1);
  tabs_[0] = new QPushButton(tr("Lessons"));
  tabs_[1] = new QPushButton(tr("Puzzles"));
  tabs_[0]->setObjectName("learn-lessons");
  tabs_[1]->setObjectName("learn-puzzles");
  for (int tab = 0; tab < 2; ++tab) {
    tabs_[tab]->setCheckable(true);
    tabs_[tab]->setAutoDefault(true);
    tabs_[tab]->setStyleSheet("QPushButton:checked { border-color: #FFD98A; color: #FFD98A; background: #241A10; }");
    connect(tabs_[tab], &QPushButton::clicked, this, [this, tab] { turnTo(tab); });
    top->addWidget(tabs_[tab]);
  }
  QPushButton* book = new QPushButton(tr("The rules"));
  book->setObjectName("rules");
  book->setAutoDefault(true);
  connect(book, &QPushButton::clicked, this, &LearnPanel::rules);
  top->addWidget(book);
  return bar;
}

void LearnPanel::turnTo(int tab) {
  lists_->setCurrentIndex(tab);
  for (int each = 0; each < 2; ++each) tabs_[each]->setChecked(each == tab);
  note_->setText(tab == 0
                     ? tr("Short lessons at the real table. You play, the coach explains. Leave whenever you like.")
                     : tr("A position, and one question: what is best? Try it; the note says why, or why not."));
  for (QWidget* each : std::initializer_list<QWidget*>{fast_, go_}) each->setVisible(tab == 0);
}

int LearnPanel::nextOf(const std::vector<LessonRow>& rows) {
  const auto find = [&](auto&& fits) {
    return kernel::placeWhere(rows, [&](const LessonRow& row) { return !row.done && fits(row); });
  };
  for (const int next :
       {find([](const LessonRow& row) { return row.step > 0; }), find([](const LessonRow& row) { return row.fast; }),
        find([](const LessonRow& row) { return !row.puzzle; }), find([](const LessonRow&) { return true; })})
    if (next >= 0) return next;
  return -1;
}

void LearnPanel::tellFastTrack(const std::vector<LessonRow>& rows) {
  int left = 0, minutes = 0, all = 0;
  for (const LessonRow& row : rows) {
    all += row.fast ? 1 : 0;
    if (!row.fast || row.done) continue;
    ++left;
    minutes += row.minutes;
  }
  if (all == 0) fast_->clear();
  else if (left == all)
    fast_->setText(tr("The fast track: %n lessons, and you can play.", nullptr, all) + " " +
                   tr("About %n minutes.", nullptr, minutes));
  else if (left > 0)
    fast_->setText(tr("The fast track: %n lessons are left.", nullptr, left) + " " +
                   tr("About %n minutes.", nullptr, minutes));
  else fast_->setText(tr("The fast track is done: you can play. The other lessons and the puzzles make you better."));
  go_->setVisible(next_ >= 0 && lists_->currentIndex() == 0);
  if (next_ < 0) return;
  const LessonRow& next = kernel::at(rows, next_);
  const bool none = std::ranges::none_of(rows, [](const LessonRow& row) { return row.done || row.step > 0; });
  go_->setText((none ? tr("Start here: %1") : tr("Go on: %1")).arg(next.title));
}

// Lessons go down two columns, puzzles down three.
void LearnPanel::fill(QGridLayout& grid, const std::vector<LessonRow>& rows, bool puzzles) {
  const int count = kernel::countIf(rows, [&](const LessonRow& row) { return row.puzzle == puzzles; });
  const int columns = puzzles ? 3 : 2;
  const int high = std::max(1, (count + columns - 1) / columns);
  int number = 0;
  for (int at = 0; at < kernel::count(rows); ++at) {
    const LessonRow& row = kernel::at(rows, at);
    if (row.puzzle != puzzles) continue;
    QPushButton* button = rowButton(number + 1, row, at == next_);
    connect(button, &QPushButton::clicked, this, [this, at] { emit begin(at); });
    grid.addWidget(button, number % high, number / high);
    rows_.push_back(button);
    ++number;
  }
  // Rows are as high as each other, and no higher than is read well: what is left stays below.
  int highest = 0;
  for (const QPushButton* row : rows_) highest = std::max(highest, row->minimumHeight());
  for (QPushButton* row : rows_) row->setMaximumHeight(2 * highest);
  const bool few = high <= kFewRows;
  for (int row = 0; row < high; ++row) grid.setRowStretch(row, few ? 0 : 1);
  grid.setRowStretch(high, few ? 1 : 0);
}

void LearnPanel::show(const std::vector<LessonRow>& rows, const QString& faults) {
  for (QPushButton* row : std::exchange(rows_, {})) delete row;
  next_ = nextOf(rows);
  tellFastTrack(rows);
  fill(*lessons_, rows, false);
  fill(*puzzles_, rows, true);
  tabs_[1]->setVisible(std::ranges::any_of(rows, [](const LessonRow& row) { return row.puzzle; }));
  faults_->setText(faults);
  faults_->setVisible(!faults.isEmpty());
}

}  // namespace ui
