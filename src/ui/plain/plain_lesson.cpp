#include "ui/plain/plain_lesson.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <algorithm>
#include <utility>

#include "ui/look/say.h"
#include "ui/screen/take_down.h"
#include "ui/settings/language.h"

namespace ui {

using kernel::Choice;
using kernel::Decision;

namespace {

QLabel* label(const char* name, const char* look) {
  QLabel* made = new QLabel;
  made->setObjectName(name);
  made->setProperty("look", look);
  made->setTextFormat(Qt::PlainText);
  made->setWordWrap(true);
  return made;
}

}  // namespace

PlainLesson::PlainLesson(const house::Lesson& lesson, LessonPlace place, int step, PlainRoom& room, QWidget* over)
    : QFrame(over), learner_(lesson, step), place_(place), step_(step), room_(room), over_(over),
      head_(label("coach-head", "head")), text_(label("coach-text", "coach")), todo_(label("coach-todo", "ask")),
      objected_(label("coach-objection", "fault")), rule_(button("coach-rule")), leave_(button("coach-leave")),
      back_(button("coach-back")), next_(button("coach-next")), play_(button("coach-play")) {
  setProperty("panel", true);
  next_->setProperty("gold", true);
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 8, 24, 8);
  for (QLabel* each : {head_, text_, todo_, objected_}) column->addWidget(each);
  QHBoxLayout* foot = new QHBoxLayout;
  foot->addWidget(rule_);
  foot->addStretch(1);
  for (QPushButton* each : {leave_, back_, play_, next_}) foot->addWidget(each);
  column->addLayout(foot);
  connect(rule_, &QPushButton::clicked, this, [this] { emit ruleWanted(say(learner_.now().rule)); });
  connect(leave_, &QPushButton::clicked, this, &PlainLesson::left);
  connect(back_, &QPushButton::clicked, this, [this] { emit back(std::max(0, learner_.step() - 1)); });
  connect(next_, &QPushButton::clicked, this, &PlainLesson::readOn);
  connect(play_, &QPushButton::clicked, this, &PlainLesson::playsOn);
  connect(&room_, &PlainRoom::changed, this, &PlainLesson::follow);
  connect(&room_, &PlainRoom::refused, this, [this] { learner_.takeBack(); });
  over_->installEventFilter(this);
  room_.pause(due());
  tell();
}

PlainLesson::~PlainLesson() { takeDown(question_); }

QPushButton* PlainLesson::button(const char* name) {
  QPushButton* made = new QPushButton;
  made->setObjectName(name);
  made->setProperty("small", true);
  made->setAutoDefault(true);
  return made;
}

// ---- what the learner does --------------------------------------------------------------------------------------

bool PlainLesson::allows(std::span<const Choice> choices, kernel::How how) {
  if (!due()) return object(tr("The others move first.")), false;
  if (learner_.done()) return emit playsOn(), true;
  const house::Learner::Answer answer = learner_.choose(choices, how);
  const bool early = answer.is == house::Learner::Answer::Is::TooEarly;
  if (early && !next_->isHidden()) object(tr("Read on first: press \"%1\".").arg(next_->text()));
  else if (early) object(tr("That does nothing now."));
  else if (!answer.wanted()) object(whyNotWanted(learner_, answer));
  return answer.wanted();
}

void PlainLesson::goBehind(bool on) {
  behind_ = on;
  if (on) learner_.opened("hand");
  follow();
}

void PlainLesson::onBookRead() {
  learner_.opened("rules");
  follow();
}

void PlainLesson::follow() {
  while (learner_.did(room_.match().steps())) learner_.advance();
  const bool on = std::exchange(step_, learner_.step()) != learner_.step();
  const bool now = std::exchange(wasDue_, due()) != due();
  if (on || now) objection_.clear();
  room_.pause(due());
  tell();
  if (on) emit stepped(step_);
  if (due() && (on || now)) emit waits();
}

void PlainLesson::readOn() {
  if (learner_.done()) return learner_.lesson().question.answers.empty() ? emit finished() : ask();
  if (!learner_.reads()) return;
  learner_.advance();
  follow();
}

void PlainLesson::ask() {
  if (question_) return;
  question_ = new QuestionNote(learner_.lesson().question, afterLesson(place_), over_);
  connect(question_, &QuestionNote::next, this, &PlainLesson::finished);
  connect(question_, &QuestionNote::back, this, &PlainLesson::dropQuestion, Qt::QueuedConnection);
  setEnabled(false);  // it is answered first
  question_->lie(over_->rect());
  question_->show();
  question_->raise();
  question_->setFocus();
}

void PlainLesson::dropQuestion() {
  takeDown(question_);
  setEnabled(true);
  emit waits();
}

bool PlainLesson::eventFilter(QObject* watched, QEvent* event) {
  if (watched == over_ && event->type() == QEvent::Resize && question_) question_->lie(over_->rect());
  return QFrame::eventFilter(watched, event);
}

void PlainLesson::keyPressEvent(QKeyEvent* event) {
  if (page_) QApplication::sendEvent(page_, event);
  else QFrame::keyPressEvent(event);
}

void PlainLesson::keyReleaseEvent(QKeyEvent* event) {
  if (page_) QApplication::sendEvent(page_, event);
  else QFrame::keyReleaseEvent(event);
}

void PlainLesson::object(const QString& why) {
  objection_ = why;
  tell();
}

bool PlainLesson::takeFocus() {
  if (question_) return true;  // it keeps it
  if (next_->isHidden()) return false;
  next_->setFocus();
  return true;
}

// ---- what is shown ----------------------------------------------------------------------------------------------

QString PlainLesson::plain(const house::Text& text) const { return say(room_.voice().plain(said(text).toStdString())); }

void PlainLesson::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) tell();
}

void PlainLesson::tell() {
  const house::Lesson& lesson = learner_.lesson();
  head_->setText(QStringLiteral("%1: %2").arg(lessonLine(place_, room_.gameName()), said(lesson.title)));
  leave_->setText(tr("Leave"));
  back_->setText(tr("Back"));
  back_->setEnabled(learner_.step() > 0);
  play_->setVisible(learner_.done() && !room_.match().over());
  play_->setText(tr("Play on"));
  if (learner_.done()) return tellEnd();
  const house::LessonStep& now = learner_.now();
  QStringList lines = {due() ? plain(now.say) : tr("The others move.")};
  for (const house::LessonCase& each : now.cases)
    if (due())
      lines
          << (each.good ? QStringLiteral("✓ %1: %2") : QStringLiteral("⊘ %1: %2")).arg(say(each.card), plain(each.why));
  text_->setText(lines.join(u'\n'));
  todo_->setText(due() ? todo() : behind_ ? closeWords() : QString());
  objected_->setText(objection_);
  rule_->setText(tr("The rule: %1").arg(say(now.rule)));
  rule_->setVisible(due() && !behind_ && !now.rule.empty());  // behind the curtain there is no rule book
  next_->setText(tr("Next"));
  next_->setVisible(due() && learner_.reads() && now.hand == behind_);
  announce();
}

void PlainLesson::announce() {
  for (QLabel* each : {todo_, objected_}) each->setVisible(!each->text().isEmpty());
  setAccessibleName(head_->text());
  setAccessibleDescription(QStringList{objection_.isEmpty() ? text_->text() : objection_, todo_->text()}.join(u'\n'));
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
  emit told();
}

void PlainLesson::tellEnd() {
  QStringList lines = {place_.puzzle                     ? tr("Solved.")
                       : learner_.lesson().recap.empty() ? tr("That was this lesson.")
                                                         : tr("That was this lesson. Keep in mind:")};
  for (const house::Text& line : learner_.lesson().recap) lines << QStringLiteral("– ") + plain(line);
  text_->setText(lines.join(u'\n'));
  todo_->setText(behind_ ? closeWords() : QString());
  objected_->setText(objection_);
  rule_->hide();
  next_->setVisible(!behind_);
  next_->setText(learner_.lesson().question.answers.empty() ? afterLesson(place_) : tr("One question"));
  announce();
}

QString PlainLesson::closeWords() const {
  return tr("When you have seen enough, close the curtain. Play goes on at the table.");
}

bool PlainLesson::away() const {
  const bool hand = learner_.now().hand || learner_.now().press == "hand";
  return hand != behind_;
}

std::vector<std::span<const kernel::Move>> PlainLesson::waysOn() const {
  std::vector<std::span<const kernel::Move>> ways;
  for (const std::vector<kernel::Move>& way : learner_.now().ways)
    if (house::beginsWith(way, learner_.made())) ways.push_back(std::span(way).subspan(learner_.made().size()));
  return ways;
}

QString PlainLesson::todo() const {
  const house::LessonStep& now = learner_.now();
  if (away()) return behind_ ? closeWords() : tr("Look behind your curtain.");
  if (now.press == "rules") return tr("Open the rules.");
  if (now.puzzles()) return tr("Your move: what is best here?");
  QStringList ways;
  for (const std::span<const kernel::Move> way : waysOn()) ways << words(way);
  ways.removeAll(QString());
  if (ways.isEmpty()) return {};
  return tr("Your turn: %1.").arg(ways.join(tr(", or ")));
}

Pointing PlainLesson::pointing() const {
  Pointing pointing;
  if (question_ || learner_.done()) return pointing;
  const house::LessonStep& now = learner_.now();
  pointing.you = learner_.lesson().you;
  pointing.curtain = due() ? away() : behind_;  // the others wait for whoever is behind it
  if (!due() || away() || now.puzzles()) return pointing;
  if (!now.at.none()) pointing.things.push_back(now.at);
  pointing.things.insert(pointing.things.end(), now.with.begin(), now.with.end());
  pointing.rules = now.press == "rules";
  for (const std::span<const kernel::Move> way : waysOn())
    if (!way.empty()) pointing.choices.push_back(way.front().choice);
  return pointing;
}

// As the buttons say it, one choice after the other.
QString PlainLesson::words(std::span<const kernel::Move> way) const {
  QStringList all;
  std::vector<Choice> made;
  const kernel::Seat you = learner_.lesson().you;
  for (const kernel::Move& move : way) {
    Decision d;
    if (move.how == kernel::How::Interjection) room_.match().interjections(you, d);
    else if (room_.match().asked().has(you)) room_.match().decisionAfter(you, made, d);
    if (d.find(move.choice) < 0) break;
    all << say(room_.voice().choice(d, move.choice, you));
    made.push_back(move.choice);
  }
  return all.join(tr(", then "));
}

}  // namespace ui
