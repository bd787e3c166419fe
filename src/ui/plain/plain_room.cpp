#include "ui/plain/plain_room.h"

#include <algorithm>

#include "engine/house/log/match_log.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace ui {

using house::Since;
using kernel::Decision;
using kernel::Seat;
using kernel::SeatSet;

namespace {

constexpr int kTryAgain = 3000;  // milliseconds after a bot's choice could not be written
constexpr int kGivesTime = 3;    // delays of a bot, where people may want to undo a choice, or to interject

QString shown(const std::string& text) { return QString::fromStdString(text); }

}  // namespace

PlainRoom::PlainRoom(const house::GameModule& game, const house::RuleBook& rules, PlainMatch match,
                     house::Language language, int botDelay)
    : game_(game), rules_(rules), match_(std::move(match)), language_(language),
      bots_(*match_.match, game, *match_.box, match_.start.bots), botDelay_(botDelay) {
  speak(language);
  connect(&turn_, &ui::Alarm::rang, this, &PlainRoom::takeTurn);
  tellNews();
}

PlainRoom::~PlainRoom() = default;

void PlainRoom::speak(house::Language language) {
  language_ = language;
  voice_ = game_.voice(match(), rules_, language, match_.start.players);
}

QString PlainRoom::nameOf(Seat seat) const { return shown(voice_->seat(seat)); }
QString PlainRoom::besideSave() const {
  const std::string save = autosavePath(*match_.match);
  return save.empty() ? QString() : shown(save) + ".shields";
}
QString PlainRoom::gameName() const { return shown(std::string(game_.name())); }

Decision PlainRoom::face() const {
  Decision face;
  match().decision(Seat::Table, face);
  return face;
}

Decision PlainRoom::inHand(Seat seat, bool responds, Choices made) const {
  Decision d;
  if (responds && made.empty()) match().interjections(seat, d);
  else if (!responds && match().asked().has(seat)) match().decisionAfter(seat, made, d);
  const bool here = responds || (made.empty() ? d.openness() != kernel::Openness::Public : d.goesOnInVisit());
  if (!here || d.seat() != seat) d.clear();
  return d;
}

std::vector<QString> PlainRoom::placeNames(const house::GameMap& map, Seat viewer) const {
  const std::vector<house::Voice::Thing> things = voice_->things(viewer);
  std::vector<QString> names;
  for (const house::GameMap::Place& place : map.places) {
    const auto found = std::ranges::find(things, place.noun, &house::Voice::Thing::noun);
    names.push_back(found == things.end() ? QString() : shown(found->name));
  }
  return names;
}

QString PlainRoom::rule(kernel::Rule rule) const {
  const house::RuleText* text = rules_.find(rule);
  return text == nullptr ? QString() : shown(text->id + ": " + text->text.in(language_));
}

// ---- playing ----------------------------------------------------------------------------------------------------

// What cannot be written down has not happened either.
bool PlainRoom::play(const std::function<void()>& does) {
  thinking_.drop();
  try {
    does();
  } catch (const std::runtime_error& error) {
    if (thinking() && nextScripted() == nullptr) thinking_.begin();
    emit refused(QString::fromUtf8(error.what()));
    return false;
  }
  turn_.stop();
  due_ = false;
  tellNews();
  goOn();
  if (const std::string notice = takeNotice(*match_.match); !notice.empty()) emit said(shown(notice));
  return true;
}

void PlainRoom::tellNews() {
  for (const std::string& line : voice_->lines(match().events(Seat::Table, Since::LastMove), Seat::Table))
    log_ << shown(line);
}

void PlainRoom::choose(Seat seat, kernel::Choice choice) {
  play([&] { match_.match->choose(seat, choice); });
}

void PlainRoom::answer(Seat seat, bool responds, Choices made) {
  play([&] { responds ? match_.match->interject(seat, made.front()) : match_.match->visit(seat, made); });
}

bool PlainRoom::mayUndo() const { return isPerson(match().mayUndoOf()); }

void PlainRoom::undo(Seat by) {
  if (!mayUndo()) return;
  play([&] {
    match_.match->undo();
    bots_.askNoMore();
    log_ << (by == Seat::Table ? tr("The last choice is undone.")
                               : tr("%1 takes the last choice back.").arg(nameOf(by)));
  });
}

QStringList PlainRoom::look(Seat seat) {
  QStringList lines;
  for (const std::string& line : voice_->lines(match().events(seat, Since::LastLook), seat)) lines << shown(line);
  try {
    match_.match->looked(seat);
  } catch (const std::runtime_error& error) {  // it lies there to be seen all the same
    emit refused(QString::fromUtf8(error.what()));
  }
  return lines;
}

QString PlainRoom::writeNotes(Seat seat, const QString& text) {
  std::string notes = text.trimmed().toStdString();
  if (!notes.empty()) notes += '\n';
  if (notes == match().notes(seat)) return {};
  try {
    match_.match->writeNotes(seat, notes);
    return {};
  } catch (const std::runtime_error& error) {
    return QString::fromUtf8(error.what());
  }
}

void PlainRoom::saveTo(const QString& path) {
  try {
    saveMatch(*match_.match, path.toStdString());
    emit said(tr("Saved: %1").arg(path));
  } catch (const std::runtime_error& error) {
    emit said(QString::fromUtf8(error.what()));
  }
}

// ---- bots -------------------------------------------------------------------------------------------------------

void PlainRoom::goOn() {
  if (match().over()) {
    emit changed();
    return emit ended();
  }
  const Decision face = this->face();
  const kernel::Move* next = nextScripted();
  const bool bot = next != nullptr ? !isPerson(next->seat) : bots_.asksForResponses() || !isPerson(face.seat());
  if (bot) awaitTurn();
  if (bot && next == nullptr) thinking_.begin();
  emit changed();
  if (!bot) emit asked(face.seat());
}

const kernel::Move* PlainRoom::nextScripted() const {
  const int at = match().steps();
  return at < kernel::count(script_) ? &kernel::at(script_, at) : nullptr;
}

Seat PlainRoom::answersNext() const {
  const kernel::Move* next = nextScripted();
  if (next != nullptr && match().asked().has(next->seat)) return next->seat;
  const Seat first = face().seat();
  if (!shielded_.has(first)) return first;
  for (const Seat seat : match().asked().without(shielded_))
    if (isPerson(seat)) return seat;
  return first;
}

void PlainRoom::setShielded(SeatSet seats) {
  if (std::exchange(shielded_, seats) != seats) emit changed();
}

// Whatever held a bot back, people see the table as it stands for a while before it changes again.
void PlainRoom::awaitTurn() {
  due_ = heldBack();
  due_ ? turn_.stop() : turn_.start(delay());
}

/// Follows from public facts.
int PlainRoom::delay() const {
  bool may = mayUndo();
  for (const Seat seat : persons()) may = may || match().mayInterject(seat);
  return std::max(botDelay_, game_.leastDelay(match_.start.bots)) * std::max(may ? kGivesTime : 1, reading_);
}

void PlainRoom::hold(bool on) {
  const bool other = std::exchange(held_, on) != on;
  emit holds(on);
  if (other && thinking()) awaitTurn();
}

void PlainRoom::pause(bool on) {
  if (std::exchange(paused_, on) == on) return;
  if (thinking()) awaitTurn();
  emit pauses();
}

void PlainRoom::watch(bool moves, int delays) {
  const bool other = std::exchange(moves_, moves) != moves;
  if (std::exchange(reading_, delays) == delays && !other) return;
  if (thinking()) awaitTurn();
}

// The disk may be full: people can make room, or leave the match.
void PlainRoom::takeTurn() {
  const kernel::Move* const next = nextScripted();
  if (next != nullptr && !isPerson(next->seat)) {
    if (!play([&] { match_.match->play(*next); })) turn_.start(kTryAgain);
    return;
  }
  const std::optional<kernel::Move> move = thinking_.finish();  // after one delay, whatever they hold or think
  if (!move || move->how == kernel::How::Answer) bots_.askNoMore();
  if (!move) return goOn();
  if (!makeBotsMove(*move)) turn_.start(kTryAgain);
}

bool PlainRoom::makeBotsMove(const kernel::Move& move) {
  QString line;
  if (move.how == kernel::How::Answer) {
    Decision face;
    match().decision(move.seat, face);
    const bool choice = face.size() > 1;
    face.keepFace();
    if (choice && face.find(move.choice) >= 0)
      line = nameOf(move.seat) + ": " + shown(voice_->choice(face, move.choice, Seat::Table));
  }
  return play([&] {
    match_.match->play(move);
    if (!line.isEmpty()) log_ << line;
  });
}

}  // namespace ui
