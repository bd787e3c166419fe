#include "ui/games/warehouse13/lessons/guide.h"

#include <QApplication>
#include <QKeyEvent>
#include <QShortcut>
#include <algorithm>
#include <utility>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/lessons/targets.h"
#include "ui/games/warehouse13/secret/secret_screen.h"
#include "ui/games/warehouse13/table/table_screen.h"
#include "ui/screen/take_down.h"
#include "ui/settings/language.h"

namespace w13 {

using kernel::Choice;

Guide::Guide(const Lesson& lesson, LessonPlace place, int step, Room& room, QWidget* over)
    : lesson_(lesson), place_(place), step_(step), room_(room), veil_(new CoachVeil(over)),
      note_(new CoachNote(room.cards(), room.words(), over)) {
  hide();
  qApp->installEventFilter(this);
  connect(&room_, &Room::changed, this, &Guide::pause);
  new QShortcut(
      Qt::Key_F6, note_, [this] { changeSides(screen_); }, Qt::WindowShortcut);
  connect(note_, &CoachNote::next, this, &Guide::readOn);
  connect(note_, &CoachNote::play, this, &Guide::playOn);
  connect(note_, &CoachNote::reworded, this, [this] {
    if (shown_ == step_) sayNow();
  });
  connect(note_, &CoachNote::back, this, [this] { emit back(std::max(0, step_ - 1)); });
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
  note_->said().next.isEmpty() ? object(tr("Enter does nothing here. Click what you want, or go there with F6."))
                               : readOn();
  return true;
}

// What is done before the note was up was not meant for it: the note comes first.
bool Guide::allows(std::span<const Choice> choices, kernel::How how) {
  if (!told()) return false;
  if (done()) return playOn(), true;
  if (now().ways.empty()) return object({}), false;
  std::vector<Choice> all = made_;
  all.insert(all.end(), choices.begin(), choices.end());
  for (const std::vector<kernel::Move>& way : now().ways) {
    if (way.size() < all.size() || way[made_.size()].how != how) continue;
    const bool same = std::equal(all.begin(), all.end(), way.begin(),
                                 [](const Choice& made, const kernel::Move& move) { return made == move.choice; });
    if (!same) continue;
    made_ = std::move(all);
    return true;
  }
  object(whyOther(all));
  return false;
}

QString Guide::whyOther(const std::vector<Choice>& made) const {
  for (const LessonSlip& slip : now().slips) {
    const bool begun = made.size() <= slip.moves.size() &&
                       std::equal(made.begin(), made.end(), slip.moves.begin(),
                                  [](const Choice& each, const kernel::Move& move) { return each == move.choice; });
    if (begun) return tr("%1 Try again.").arg(w13::said(slip.why));
  }
  return puzzling() ? tr("That is possible, but there is something better. Try again.")
                    : tr("You may do that in a game. This lesson is about something else.");
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

void Guide::onBookRead() { pressed_ = pressed_ || (!done() && now().press == "rules"); }

void Guide::readOn() {
  if (done()) return lesson_.question.answers.empty() ? emit finished() : ask();
  if (now().ways.empty() && now().press.empty() && !away_) advance();
}

void Guide::advance() {
  ++step_;
  made_.clear();
  pressed_ = false;
  emit stepped(step_);
}

void Guide::ask() {
  hide();
  veil_->point(std::nullopt, {}, {});  // what glows behind the question is not its answer
  veil_->show();
  question_ = new QuestionNote(lesson_.question, afterwards(), veil_->parentWidget());
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
void Guide::pause() { room_.pause(!playsOn_ && due()); }

bool Guide::due() const { return done() || room_.steps() >= now().from; }

// ---- what is shown ----------------------------------------------------------------------------------------------

void Guide::look(QWidget* page, bool rests, const QRect& area) {
  if (playsOn_) return;
  if (!done() && now().press == "hand" && qobject_cast<SecretScreen*>(page) != nullptr) pressed_ = true;
  const bool did = !done() && !now().ways.empty() && made_.size() == now().ways.front().size() &&
                   room_.steps() >= now().from + kernel::count(made_);
  if (did || pressed_) return advance();
  pause();
  screen_ = qobject_cast<Screen*>(page);
  page_ = page;
  area_ = area;
  if (TableScreen* table = qobject_cast<TableScreen*>(page)) table->warn(step_ > 0);
  if (question_) return question_->lie(area);
  const bool covered = screen_ != nullptr && screen_->covered();
  const bool behind = qobject_cast<SecretScreen*>(page) != nullptr;  // the others wait for the table
  if ((!due() && !behind) || !rests || covered || (screen_ == nullptr && !done())) return hide();
  const bool wasAway = std::exchange(away_, !done() && !puzzling() && away(*screen_));
  if (TableScreen* table = qobject_cast<TableScreen*>(page)) {
    if (shown_ != step_) table->turn({});  // nothing that was opened meanwhile lies over what the step speaks of
    if (table->shown().thinking) table->say(tr("The lesson waits for you."));
  }
  if (shown_ != step_ || wasAway != away_) sayNow();
  else note_->askFor(todo(screen_), screen_ != nullptr && !done() && !madeOn(*screen_).empty());
  shown_ = due() ? step_ : -1;
  if (!saysToClose()) told_ = step_;
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
      QStringLiteral("%1 %2 %3").arg(step_).arg(reads).arg(piece == nullptr ? QString() : piece->look().name);
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
bool Guide::saysToClose() const { return away_ && qobject_cast<SecretScreen*>(screen_.data()) != nullptr; }

// A step happens on the table or behind the curtain; the way there is no step of its own.
bool Guide::away(const Screen& screen) const {
  const bool inHand = due() && (now().hand || now().press == "hand");
  return inHand != (qobject_cast<const SecretScreen*>(&screen) != nullptr);
}

const Piece* Guide::wanted(const Screen& screen) const {
  const std::vector<const Piece*> all = allWanted(screen);
  return all.empty() ? nullptr : all.front();
}

const Piece* Guide::wayThere(const Screen& screen) const {
  if (qobject_cast<const SecretScreen*>(&screen) != nullptr) return screen.pieceWith(Order::Close);
  const bool responds = !now().ways.empty() && now().ways.front().front().how == kernel::How::Interjection;
  const bool asked = !responds && room_.decision(Seat::Table).seat() == lesson_.you;
  const Piece* button = asked ? screen.pieceWith(Order::Curtain) : nullptr;
  return button != nullptr ? button : screen.pieceWith({Order::Look, of(lesson_.you)});
}

std::vector<const Piece*> Guide::allWanted(const Screen& screen) const {
  std::vector<const Piece*> all;
  const auto add = [&all](const Piece* piece) {
    if (piece != nullptr && std::ranges::find(all, piece) == all.end()) all.push_back(piece);
  };
  const SecretScreen* secret = qobject_cast<const SecretScreen*>(&screen);
  if (done() || (!due() && secret == nullptr)) return all;
  if (away(screen)) add(wayThere(screen));
  else if (secret == nullptr && now().press == "rules") add(screen.pieceWith(Order::Rules));
  if (away(screen) || now().ways.empty()) return all;
  const std::vector<Choice>& made = madeOn(screen);
  for (const std::vector<kernel::Move>& way : now().ways) {
    const bool begun = made.size() <= way.size() &&
                       std::equal(made.begin(), made.end(), way.begin(),
                                  [](const Choice& each, const kernel::Move& move) { return each == move.choice; });
    if (!begun) continue;
    const Piece* next = made.size() < way.size() ? pieceFor(screen, way[made.size()].choice) : nullptr;
    if (next != nullptr && confirmsTool(*next)) return {next};
    if (made.size() < way.size()) add(next);
    else if (secret != nullptr) return {screen.pieceWith(Order::Confirm)};
  }
  if (all.empty() && secret != nullptr) add(screen.pieceWith(Order::Again));
  return all;
}

std::optional<QRect> Guide::hole(QWidget* page) const {
  if (done()) return std::nullopt;
  const Screen& screen = *qobject_cast<Screen*>(page);
  if (puzzling()) return std::nullopt;
  if (const Piece* piece = wanted(screen)) return rectOf(screen, *piece);
  return targetOn(screen, now().at);
}

const std::vector<Choice>& Guide::madeOn(const Screen& screen) const {
  const SecretScreen* secret = qobject_cast<const SecretScreen*>(&screen);
  return secret != nullptr ? secret->made() : made_;
}

std::vector<QRect> Guide::besides(const Screen& screen) const {
  std::vector<QRect> found;
  if (away(screen)) return found;
  for (const LessonTarget& each : now().with)
    if (const std::optional<QRect> there = targetOn(screen, each)) found.push_back(*there);
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

}  // namespace w13
