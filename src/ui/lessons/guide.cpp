#include "ui/lessons/guide.h"

#include <QApplication>
#include <QKeyEvent>
#include <QShortcut>
#include <algorithm>
#include <utility>

#include "engine/kernel/count.h"
#include "ui/screen/prompt_bar.h"
#include "ui/screen/screen.h"
#include "ui/screen/take_down.h"
#include "ui/settings/language.h"

namespace ui {

using kernel::Choice;

Guide::Guide(const house::Lesson& lesson, LessonPlace place, int from, std::unique_ptr<Classroom> classroom,
             const house::RuleBook& rules, QWidget* over)
    : learner_(lesson, from), place_(place), classroom_(std::move(classroom)), veil_(new CoachVeil(over)),
      note_(new CoachNote(*classroom_, rules, over)) {
  hide();
  qApp->installEventFilter(this);
  connect(classroom_.get(), &Classroom::changed, this, &Guide::pause);
  new QShortcut(
      Qt::Key_F6, note_, [this] { changeSides(screen_); }, Qt::WindowShortcut);
  connect(note_, &CoachNote::next, this, &Guide::readOn);
  connect(note_, &CoachNote::play, this, &Guide::playOn);
  connect(note_, &CoachNote::reworded, this, [this] {
    if (shown_ == step()) sayNow();
  });
  connect(note_, &CoachNote::back, this, [this] { emit back(std::max(0, step() - 1)); });
  connect(note_, &CoachNote::leave, this, &Guide::left);
  connect(note_, &CoachNote::rule, this, &Guide::ruleWanted);
}

Guide::~Guide() {
  takeDown(veil_);
  takeDown(note_);
  takeDown(question_);
}

// ---- what the learner does --------------------------------------------------------------------------------------

bool Guide::eventFilter(QObject* watched, QEvent* event) {
  const bool press = event->type() == QEvent::KeyPress;
  if ((!press && event->type() != QEvent::KeyRelease) || playsOn_) return QObject::eventFilter(watched, event);
  const QKeyEvent& key = *static_cast<QKeyEvent*>(event);
  // Who still holds the Space that opened the curtain has not read the note yet.
  if (key.key() == Qt::Key_Space && !press) space_.wentUp(key);
  if (key.key() == Qt::Key_Space && press && onNote(watched) && space_.repeats(key)) return true;
  if (watched == note_.data() && screen_) return QApplication::sendEvent(screen_, event), true;
  if (!press || qobject_cast<Screen*>(watched) == nullptr) return QObject::eventFilter(watched, event);
  switch (key.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: wentByKeys_ = true; break;
    case Qt::Key_Return:
    case Qt::Key_Enter: return keepsEnter(key);
    default: break;
  }
  return QObject::eventFilter(watched, event);
}

bool Guide::onNote(const QObject* thing) const {
  const QWidget* widget = qobject_cast<const QWidget*>(thing);
  return widget != nullptr && (note_->isAncestorOf(widget) || (question_ && question_->isAncestorOf(widget)));
}

bool Guide::keepsEnter(const QKeyEvent& key) {
  if (std::exchange(wentByKeys_, false) && !key.isAutoRepeat()) return false;
  if (key.isAutoRepeat() || !note_->isVisible()) return true;
  if (Piece* confirms = confirmation(); confirms != nullptr) return confirms->press(), true;
  note_->said().next.isEmpty() ? object(tr("Enter does nothing here. Click what you want, or go there with F6."))
                               : readOn();
  return true;
}

Piece* Guide::confirmation() const {
  const bool begun = screen_ != nullptr && !puzzling() && !done() && !madeOn(*screen_).empty();
  const Piece* goal = begun ? wanted(*screen_) : nullptr;
  const auto* bar = goal == nullptr ? nullptr : dynamic_cast<const PromptBar*>(goal->parentItem());
  const PromptButton* main = bar == nullptr ? nullptr : bar->prompt().main();
  if (main == nullptr || main->command != goal->look().command || main->choices != goal->look().choices) return nullptr;
  const std::vector<Piece*> live = screen_->livePieces();
  const auto found = std::ranges::find(live, goal);
  return found == live.end() ? nullptr : *found;
}

// What is done before the note was up was not meant for it: the note comes first.
bool Guide::allows(std::span<const Choice> choices, kernel::How how) {
  if (!told()) return false;
  if (done()) return playOn(), true;
  const house::Learner::Answer answer = learner_.choose(choices, how);
  if (!answer.wanted()) object(whyNotWanted(learner_, answer));
  return answer.wanted();
}

// Where the rules have nothing to say, the note says how to go on.
void Guide::object(const QString& why) {
  if (!note_->isVisible() || (why.isEmpty() && done())) return;
  const QString& next = note_->said().next;
  if (!why.isEmpty()) note_->object(why);
  else note_->object(next.isEmpty() ? tr("That does nothing now.") : tr("Read on first: press \"%1\".").arg(next));
  if (page_) point(page_, area_);  // the note has grown
}

// What lies inside the thing that is wanted stands for it: an obstacle for the track on which it lies.
void Guide::objectTo(const QString& thing, const QString& why) {
  const Piece* goal = screen_ == nullptr || puzzling() ? nullptr : wanted(*screen_);
  const auto inside = [&](const Piece* piece) {
    return piece != goal && screen_->help(piece).name == thing &&
           rectOf(*screen_, *goal).contains(rectOf(*screen_, *piece).center());
  };
  if (goal != nullptr && std::ranges::any_of(screen_->allPieces(), inside)) {
    for (Piece* piece : screen_->livePieces())
      if (piece == goal) return piece->press();
  }
  if (done() || !note_->said().next.isEmpty()) return object({});
  if (!why.isEmpty()) return object(tr("Not this: %1. %2").arg(thing, why));
  object((puzzling() ? tr("Not this: %1. Nothing can be done with it now.")
                     : tr("Not this: %1. The lesson asks for something else."))
             .arg(thing));
}

void Guide::readOn() {
  if (done()) return lesson().question.answers.empty() ? emit finished() : ask();
  if (learner_.reads() && !away_) advance();
}

void Guide::advance() {
  learner_.advance();
  emit stepped(step());
}

void Guide::ask() {
  hide();
  veil_->point(std::nullopt, {}, {});  // what glows behind the question is not its answer
  veil_->show();
  question_ = new QuestionNote(lesson().question, afterLesson(place_), veil_->parentWidget());
  connect(question_, &QuestionNote::next, this, &Guide::finished);
  connect(
      question_, &QuestionNote::back, this,
      [this] {
        dropQuestion();
        if (page_) look(page_, true, area_);
      },
      Qt::QueuedConnection);
  question_->lie(area_);
  question_->show();
  question_->raise();
  question_->setFocus();
}

void Guide::dropQuestion() {
  if (question_) takeDown(question_);
}

// From the last step on the other seats play as bots do.
void Guide::playOn() {
  if (!done()) return;
  playsOn_ = true;
  hide();
  pause();
  if (screen_) screen_->setFocus();
}

// The others wait while a note is up, from the moment on at which it is due.
void Guide::pause() { classroom_->pause(!playsOn_ && due()); }

// ---- what is shown ----------------------------------------------------------------------------------------------

void Guide::look(QWidget* page, bool rests, const QRect& area) {
  if (playsOn_) return;
  const bool behind = classroom_->isHand(page);
  if (behind) learner_.opened("hand");
  if (learner_.did(classroom_->steps())) return advance();
  pause();
  screen_ = qobject_cast<Screen*>(page);
  page_ = page;
  area_ = area;
  classroom_->onLook(page, step() > 0);
  if (question_) return question_->lie(area);
  const bool covered = screen_ != nullptr && screen_->covered();
  // behind the curtain the note may come early: the others wait for the table
  if ((!due() && !behind) || !rests || covered || (screen_ == nullptr && !done())) return hide();
  const bool wasAway = std::exchange(away_, !done() && !puzzling() && away(*screen_));
  classroom_->onNote(page, shown_ != step());
  if (shown_ != step() || wasAway != away_) sayNow();
  else note_->askFor(todo(screen_), screen_ != nullptr && !done() && !madeOn(*screen_).empty());
  shown_ = due() ? step() : -1;
  if (!saysToClose()) told_ = step();
  const bool was = note_->isVisible();
  show();
  if (!was) aim_.clear();
  aim(page);
  point(page, area);
}

void Guide::sayNow() { note_->say(wordsNow()); }

void Guide::point(QWidget* page, const QRect& area) {
  const std::optional<QRect> target = hole(page);
  const std::optional<QRect> there =
      target ? std::optional(target->translated(page->mapTo(veil_->parentWidget(), QPoint(0, 0)))) : std::nullopt;
  std::vector<QRect> clear, ringed;  // what the note keeps clear of is ringed until the learner has begun
  if (screen_ != nullptr && !done()) {
    ringed = otherWays(*screen_);
    const std::vector<QRect> spokenOf = puzzling() ? clickable(*screen_) : besides(*screen_);
    clear = ringed;
    clear.insert(clear.end(), spokenOf.begin(), spokenOf.end());
    if (madeOn(*screen_).empty() && !puzzling()) ringed = clear;
  }
  for (std::vector<QRect>* all : {&clear, &ringed})
    for (QRect& each : *all) each.translate(page->mapTo(veil_->parentWidget(), QPoint(0, 0)));
  veil_->setGeometry(veil_->parentWidget()->rect());
  note_->lie(there, clear, area);
  veil_->point(there, std::move(ringed), note_->geometry());
  note_->pointAt(target ? pointedAt() : QString());
}

// Only what is new is aimed at: who goes elsewhere with Tab is left alone. To what is to be done the learner goes
// alone, by mouse or keys: Enter after Enter must not play the lesson.
void Guide::aim(QWidget* page) {
  const bool reads = !note_->said().next.isEmpty();
  const Piece* piece = reads || screen_ == nullptr ? nullptr : wanted(*screen_);
  const QString at =
      QStringLiteral("%1 %2 %3").arg(step()).arg(reads).arg(piece == nullptr ? QString() : piece->look().name);
  if (std::exchange(aim_, at) == at) return;
  wentByKeys_ = false;
  if (reads) return note_->setFocus();
  page->setFocus();
  if (screen_) screen_->scene()->setFocusItem(nullptr);  // not on what has taken the place of what was pressed
}

// From anywhere to what is to be done, and from there to the note.
void Guide::changeSides(QWidget* page) {
  if (!note_->isVisible() || page == nullptr) return;
  const Piece* piece = screen_ == nullptr || !note_->said().next.isEmpty() ? nullptr : wanted(*screen_);
  const bool onNote = note_->isAncestorOf(QApplication::focusWidget());
  if (!onNote && (piece == nullptr || screen_->scene()->focusItem() == piece)) return note_->focusFirst();
  page->setFocus();
  if (piece == nullptr) return;
  screen_->goTo(*piece);
  wentByKeys_ = true;
}

// Over a puzzle lies no veil: the whole table counts.
void Guide::show() {
  veil_->setVisible(!puzzling());
  veil_->raise();
  note_->show();
  note_->raise();
}

void Guide::hide() {
  veil_->hide();
  note_->hide();
}

// What the step says is not seen yet.
bool Guide::saysToClose() const { return away_ && classroom_->isHand(screen_); }

// A step happens on the table or behind the curtain; the way there is no step of its own.
bool Guide::away(const Screen& screen) const {
  const bool inHand = due() && (now().hand || now().press == "hand");
  return inHand != classroom_->isHand(&screen);
}

const Piece* Guide::wanted(const Screen& screen) const {
  const std::vector<const Piece*> all = allWanted(screen);
  return all.empty() ? nullptr : all.front();
}

const Piece* Guide::wayThere(const Screen& table) const {
  using enum Classroom::Way;
  const bool responds = !now().ways.empty() && now().ways.front().front().how == kernel::How::Interjection;
  const Piece* answer = responds ? nullptr : classroom_->pieceFor(table, Answer);
  return answer != nullptr ? answer : classroom_->pieceFor(table, Look);
}

std::vector<const Piece*> Guide::allWanted(const Screen& screen) const {
  using enum Classroom::Way;
  std::vector<const Piece*> all;
  const auto add = [&all](const Piece* piece) {
    if (piece != nullptr && std::ranges::find(all, piece) == all.end()) all.push_back(piece);
  };
  const bool hand = classroom_->isHand(&screen);
  if (done() || (!due() && !hand)) return all;
  if (away(screen)) add(hand ? classroom_->pieceFor(screen, Close) : wayThere(screen));
  else if (!hand && now().press == "rules") add(classroom_->pieceFor(screen, OpenRules));
  if (away(screen) || now().ways.empty()) return all;
  const std::vector<Choice>& made = madeOn(screen);
  for (const std::vector<kernel::Move>& way : now().ways) {
    if (!house::beginsWith(way, made)) continue;
    const Piece* next = made.size() < way.size() ? classroom_->pieceFor(screen, way[made.size()].choice) : nullptr;
    if (next != nullptr && classroom_->finishes(*next)) return {next};
    if (made.size() < way.size()) add(next);
    else if (hand) return {classroom_->pieceFor(screen, Confirm)};
  }
  if (all.empty() && hand) add(classroom_->pieceFor(screen, StartAgain));
  if (all.empty() && hand) add(classroom_->pieceFor(screen, Close));  // here it cannot be done
  return all;
}

std::optional<QRect> Guide::hole(QWidget* page) const {
  if (done() || puzzling()) return std::nullopt;
  const Screen& screen = *qobject_cast<Screen*>(page);
  if (const Piece* piece = wanted(screen)) return rectOf(screen, *piece);
  return classroom_->targetOn(screen, now().at);
}

const std::vector<Choice>& Guide::madeOn(const Screen& screen) const {
  const std::vector<Choice>* pending = classroom_->pending(screen);
  return pending != nullptr ? *pending : learner_.made();
}

std::vector<QRect> Guide::besides(const Screen& screen) const {
  std::vector<QRect> found;
  if (away(screen)) return found;
  for (const house::LessonTarget& each : now().with)
    if (const std::optional<QRect> there = classroom_->targetOn(screen, each)) found.push_back(*there);
  return found;
}

std::vector<QRect> Guide::clickable(const Screen& screen) {
  std::vector<QRect> found;
  for (const Piece* piece : screen.livePieces()) found.push_back(rectOf(screen, *piece));
  return found;
}

std::vector<QRect> Guide::otherWays(const Screen& screen) const {
  std::vector<QRect> found;
  if (away(screen) || puzzling()) return found;
  const std::vector<const Piece*> all = allWanted(screen);
  for (std::size_t way = 1; way < all.size(); ++way) found.push_back(rectOf(screen, *all[way]));
  return found;
}

}  // namespace ui
