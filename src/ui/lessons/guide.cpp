#include "ui/lessons/guide.h"

#include <QApplication>
#include <QShortcut>
#include <algorithm>
#include <utility>

#include "ui/lessons/targets.h"
#include "ui/screen/take_down.h"
#include "ui/secret/secret_screen.h"
#include "ui/settings/language.h"
#include "ui/table/table_screen.h"

namespace w13 {

using kernel::Choice;

Guide::Guide(const Lesson& lesson, LessonPlace place, int step, Room& room, QWidget* over)
    : lesson_(lesson), place_(place), step_(step), room_(room), veil_(new CoachVeil(over)),
      note_(new CoachNote(room.cards(), room.words(), over)) {
  hide();
  qApp->installEventFilter(this);
  byKeys_ = true;  // what began the lesson is not known any more: it does no harm to who has a mouse
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
}

// ---- what the learner does --------------------------------------------------------------------------------------

bool Guide::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) byKeys_ = true;
  if (event->type() == QEvent::MouseButtonPress) byKeys_ = false;
  return QObject::eventFilter(watched, event);
}

bool Guide::allows(std::span<const Choice> choices, bool response) {
  if (done()) return playOn(), true;
  if (now().ways.empty()) return object({}), false;
  std::vector<Choice> all = made_;
  all.insert(all.end(), choices.begin(), choices.end());
  for (const std::vector<LessonMove>& way : now().ways) {
    if (way.size() < all.size() || way[made_.size()].response != response) continue;
    const bool same = std::equal(all.begin(), all.end(), way.begin(),
                                 [](const Choice& made, const LessonMove& move) { return made == move.choice; });
    if (!same) continue;
    made_ = std::move(all);
    return true;
  }
  object(tr("The rules allow that too. For this lesson: %1").arg(todo(screen_)));
  return false;
}

// Where the rules have nothing to say, the note says how to go on.
void Guide::object(const QString& why) {
  if (!note_->isVisible() || (why.isEmpty() && done())) return;
  const QString& next = note_->said().next;
  if (!why.isEmpty()) note_->object(why);
  else note_->object(next.isEmpty() ? note_->said().todo : tr("Read on first: press \"%1\".").arg(next));
}

void Guide::onBookRead() { pressed_ = pressed_ || (!done() && now().press == "rules"); }

void Guide::readOn() {
  if (done()) return emit finished();
  if (now().ways.empty() && now().press.empty() && !away_) advance();
}

void Guide::advance() {
  ++step_;
  made_.clear();
  pressed_ = false;
  emit stepped(step_);
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
void Guide::pause() { room_.pause(!playsOn_ && (done() || room_.steps() >= now().from)); }

// ---- what is shown ----------------------------------------------------------------------------------------------

void Guide::look(QWidget* page, bool rests, const QRect& area) {
  if (playsOn_) return;
  if (!done() && now().press == "hand" && qobject_cast<SecretScreen*>(page) != nullptr) pressed_ = true;
  const bool did = !done() && !now().ways.empty() && made_.size() == now().ways.front().size() &&
                   room_.steps() >= now().from + static_cast<int>(made_.size());
  if (did || pressed_) return advance();
  pause();
  const bool due = done() || room_.steps() >= now().from;
  screen_ = qobject_cast<Screen*>(page);
  const bool covered = screen_ != nullptr && screen_->covered();
  if (!due || !rests || covered || (screen_ == nullptr && !done())) return hide();
  const bool wasAway = std::exchange(away_, !done() && away(*screen_));
  if (TableScreen* table = qobject_cast<TableScreen*>(page); table != nullptr && shown_ != step_)
    table->turn({});  // nothing that was opened meanwhile lies over what the step speaks of
  if (shown_ != step_ || wasAway != away_) sayNow();
  else note_->askFor(todo(screen_), screen_ != nullptr && !done() && !madeOn(*screen_).empty());
  shown_ = step_;
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
    const std::vector<QRect> spokenOf = besides(*screen_);
    clear = ringed;
    clear.insert(clear.end(), spokenOf.begin(), spokenOf.end());
    if (madeOn(*screen_).empty()) ringed = clear;
  }
  for (std::vector<QRect>* all : {&clear, &ringed})
    for (QRect& each : *all) each.translate(page->mapTo(veil_->parentWidget(), QPoint(0, 0)));
  veil_->setGeometry(veil_->parentWidget()->rect());
  note_->lie(there, clear, area);
  veil_->point(there, std::move(ringed), note_->geometry());
  note_->pointAt(target ? pointedAt() : QString());
}

// Only what is new is aimed at: who goes elsewhere with Tab is left alone. The mouse needs no focus on a thing.
void Guide::aim(QWidget* page) {
  const bool reads = !note_->said().next.isEmpty();
  const Piece* piece = reads || screen_ == nullptr ? nullptr : wanted(*screen_);
  const QString at =
      QStringLiteral("%1 %2 %3").arg(step_).arg(reads).arg(piece == nullptr ? QString() : piece->look().name);
  const bool lost = piece != nullptr && byKeys_ && page->hasFocus() && screen_->scene()->focusItem() == nullptr;
  if (std::exchange(aim_, at) == at && !lost) return;
  if (reads) return note_->setFocus();
  page->setFocus();
  if (piece != nullptr && byKeys_) screen_->goTo(*piece);
}

void Guide::changeSides(QWidget* page) {
  if (!note_->isVisible() || page == nullptr) return;
  const bool onNote = note_->isAncestorOf(QApplication::focusWidget());
  if (!onNote) return note_->focusFirst();
  page->setFocus();
  const Piece* piece = screen_ == nullptr ? nullptr : wanted(*screen_);
  if (piece != nullptr) screen_->goTo(*piece);
}

void Guide::show() {
  veil_->show();
  veil_->raise();
  note_->show();
  note_->raise();
}

void Guide::hide() {
  veil_->hide();
  note_->hide();
}

QString Guide::todo(const Screen* screen) const {
  const std::vector<const Piece*> all = screen == nullptr ? std::vector<const Piece*>() : allWanted(*screen);
  if (all.empty() || all.front() == nullptr) return {};
  if (all.size() > 1) return tr("Your turn: choose something with a ring around it.");
  const Piece* piece = all.front();
  const PieceLook& look = piece->look();
  if (look.choices.size() != 1) return tr("Click \"%1\".").arg(look.name);
  const SecretScreen* secret = qobject_cast<const SecretScreen*>(screen);
  const kernel::Decision asked = secret == nullptr ? room_.decision(lesson_.you) : secret->asked().back();
  const QString what =
      QString::fromStdString(room_.words().choice(look.choices.front(), asked, room_.view(lesson_.you)));
  const bool ends = what.endsWith(u'.') || what.endsWith(u'?') || what.endsWith(u'!');
  return (ends ? tr("Your turn: %1") : tr("Your turn: %1.")).arg(what);
}

CoachWords Guide::wordsNow() const {
  CoachWords words;
  words.over = place_.number == 0 ? tr("Lesson")
                                  : tr("Field Agent training, lesson %1 of %2").arg(place_.number).arg(place_.count);
  words.title = w13::said(lesson_.title);
  words.step = step_;
  words.steps = static_cast<int>(lesson_.steps.size());
  words.back = step_ > 0;
  if (done()) {
    const bool over = room_.over();
    words.text = words.aloud =
        over ? tr("That was this lesson, and the season is over.")
             : tr("That was this lesson. Go on, or play a little longer: the computer plays the others.");
    words.play = over ? QString() : tr("Play on");
    words.next = place_.number > 0 && place_.number < place_.count ? tr("Next lesson") : tr("To the lessons");
    return words;
  }
  const bool stays = away_ && qobject_cast<SecretScreen*>(screen_.data()) != nullptr;  // what it says is not seen yet
  const QString close = tr("When you have seen enough, close the curtain. Play goes on at the table.");
  words.text = stays ? close : w13::said(now().say);
  words.aloud = stays ? close : QString::fromStdString(room_.words().plain(now().say));
  words.todo = todo(screen_);
  if (!stays) {
    words.rule = QString::fromStdString(now().rule);
    words.cases = now().cases;
  }
  if (now().ways.empty() && now().press.empty() && !away_) words.next = tr("Next");
  return words;
}

QString Guide::pointedAt() const {
  if (done() || screen_ == nullptr) return {};
  if (const Piece* piece = wanted(*screen_)) return piece->look().name;
  QStringList all;
  const auto add = [&](const LessonTarget& target) {
    if (!target.place.empty()) all << placeName(target.place);
    else if (!target.none()) all << QString::fromStdString(room_.words().thing(target.thing, room_.view(lesson_.you)));
  };
  add(now().at);
  for (const LessonTarget& each : now().with) add(each);
  return all.join(QStringLiteral(", "));
}

// A step happens on the table or behind the curtain; the way there is no step of its own.
bool Guide::away(const Screen& screen) const {
  const bool inHand = now().hand || now().press == "hand";
  return inHand != (qobject_cast<const SecretScreen*>(&screen) != nullptr);
}

const Piece* Guide::wanted(const Screen& screen) const {
  const std::vector<const Piece*> all = allWanted(screen);
  return all.empty() ? nullptr : all.front();
}

const Piece* Guide::wayThere(const Screen& screen) const {
  if (qobject_cast<const SecretScreen*>(&screen) != nullptr) return pieceFor(screen, QStringLiteral("close"));
  const bool responds = !now().ways.empty() && now().ways.front().front().response;
  const bool asked = !responds && room_.decision(Seat::Table).seat() == lesson_.you;
  const Piece* button = asked ? pieceFor(screen, QStringLiteral("curtain")) : nullptr;
  return button != nullptr ? button : pieceFor(screen, QStringLiteral("look %1").arg(index(lesson_.you)));
}

std::vector<const Piece*> Guide::allWanted(const Screen& screen) const {
  std::vector<const Piece*> all;
  const auto add = [&all](const Piece* piece) {
    if (piece != nullptr && std::ranges::find(all, piece) == all.end()) all.push_back(piece);
  };
  if (done()) return all;
  const SecretScreen* secret = qobject_cast<const SecretScreen*>(&screen);
  if (away(screen)) add(wayThere(screen));
  else if (secret == nullptr && now().press == "rules") add(pieceFor(screen, QStringLiteral("rules")));
  if (away(screen) || now().ways.empty()) return all;
  const std::vector<Choice>& made = madeOn(screen);
  for (const std::vector<LessonMove>& way : now().ways) {
    const bool begun = made.size() <= way.size() &&
                       std::equal(made.begin(), made.end(), way.begin(),
                                  [](const Choice& each, const LessonMove& move) { return each == move.choice; });
    if (!begun) continue;
    if (made.size() < way.size()) add(pieceFor(screen, way[made.size()].choice));
    else if (secret != nullptr) return {pieceFor(screen, QStringLiteral("confirm"))};
  }
  if (all.empty() && secret != nullptr) add(pieceFor(screen, QStringLiteral("again")));
  return all;
}

std::optional<QRect> Guide::hole(QWidget* page) const {
  if (done()) return std::nullopt;
  const Screen& screen = *qobject_cast<Screen*>(page);
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

std::vector<QRect> Guide::otherWays(const Screen& screen) const {
  std::vector<QRect> found;
  if (away(screen)) return found;
  const std::vector<const Piece*> all = allWanted(screen);
  for (std::size_t way = 1; way < all.size(); ++way) found.push_back(rectOf(screen, *all[way]));
  return found;
}

}  // namespace w13
