#include "ui/plain/plain_room.h"

#include "engine/house/log/match_log.h"
#include "engine/kernel/errors.h"

namespace ui {

using house::Since;
using kernel::Decision;
using kernel::Seat;
using kernel::SeatSet;

namespace {

QString shown(const std::string& text) { return QString::fromStdString(text); }

}  // namespace

PlainRoom::PlainRoom(const house::GameModule& game, const house::RuleBook& rules, PlainMatch match,
                     house::Language language, int botDelay)
    : game_(game), rules_(rules), match_(std::move(match)), language_(language) {
  speak(language);
  std::vector<std::string> bots = match_.start.bots;
  bots.resize(static_cast<std::size_t>(this->match().seats()));
  for (const Seat seat : SeatSet::firstOf(this->match().seats())) {
    const std::string& bot = bots[static_cast<std::size_t>(index(seat))];
    if (bot.empty()) persons_ |= seat;
    else bots_[seat] = game.bot(bot, *match_.box);
    luck_.emplace_back(static_cast<std::uint64_t>(index(seat)) * 7919 + 17);
  }
  turn_.setInterval(botDelay);
  connect(&turn_, &w13::Alarm::rang, this, &PlainRoom::takeTurn);
  tellNews();
}

PlainRoom::~PlainRoom() = default;

void PlainRoom::speak(house::Language language) {
  language_ = language;
  voice_ = game_.voice(match(), rules_, language, match_.start.players);
}

QString PlainRoom::nameOf(Seat seat) const { return shown(voice_->seat(seat)); }

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

QString PlainRoom::rule(kernel::Rule rule) const {
  const house::RuleText* text = rules_.find(rule);
  return text == nullptr ? QString() : shown(text->id + ": " + text->text.in(language_));
}

// ---- playing ----------------------------------------------------------------------------------------------------

// What cannot be written down has not happened either.
void PlainRoom::play(const std::function<void()>& does) {
  try {
    does();
  } catch (const std::runtime_error& error) {
    emit refused(QString::fromUtf8(error.what()));
    return;
  }
  turn_.stop();
  due_ = false;
  tellNews();
  goOn();
  if (const std::string notice = takeNotice(*match_.match); !notice.empty()) emit said(shown(notice));
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

void PlainRoom::undo() {
  if (!match().mayUndo()) return;
  play([&] {
    match_.match->undo();
    polledAt_ = match().steps();  // the bots have been asked here
    log_ << tr("The last choice is taken back.");
  });
}

QStringList PlainRoom::look(Seat seat) {
  QStringList lines;
  for (const std::string& line : voice_->lines(match().events(seat, Since::LastLook), seat)) lines << shown(line);
  match_.match->looked(seat);
  return lines;
}

bool PlainRoom::writeNotes(Seat seat, const QString& text) {
  std::string notes = text.trimmed().toStdString();
  if (!notes.empty()) notes += '\n';
  if (notes == match().notes(seat)) return true;
  try {
    match_.match->writeNotes(seat, notes);
    return true;
  } catch (const std::runtime_error& error) {
    emit refused(QString::fromUtf8(error.what()));
    return false;
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
  const bool bot = botsMayRespond() || !isPerson(face.seat());
  if (bot) turn_.start();
  emit changed();
  if (!bot) emit asked(face.seat());
}

void PlainRoom::hold(bool on) {
  held_ = on;
  if (!on && std::exchange(due_, false)) takeTurn();
}

void PlainRoom::takeTurn() {
  if (held_) {
    due_ = true;
    return;
  }
  if (botsRespond()) return;
  const Decision face = this->face();
  isPerson(face.seat()) ? goOn() : botDecides(face.seat());
}

bool PlainRoom::botsMayRespond() const {
  if (polledAt_ == match().steps()) return false;
  for (const Seat seat : SeatSet::firstOf(match().seats()))
    if (!isPerson(seat) && match().mayInterject(seat)) return true;
  return false;
}

// Bots are asked once for each window, after one delay whatever they hold.
bool PlainRoom::botsRespond() {
  if (!botsMayRespond()) return false;
  polledAt_ = match().steps();
  Decision offers;
  for (const Seat seat : SeatSet::firstOf(match().seats())) {
    if (isPerson(seat) || !match().mayInterject(seat)) continue;
    match().interjections(seat, offers);
    const std::optional<int> chosen =
        bots_[seat]->interject(match(), seat, offers, luck_[static_cast<std::size_t>(index(seat))]);
    if (!chosen) continue;
    play([&] { match_.match->interject(seat, offers[*chosen]); });
    return true;
  }
  return false;
}

void PlainRoom::botDecides(Seat seat) {
  Decision d;
  match().decision(seat, d);
  const int chosen = bots_[seat]->choose(match(), d, luck_[static_cast<std::size_t>(index(seat))]);
  Decision face = d;
  face.keepFace();
  if (d.size() > 1 && face.find(d[chosen]) >= 0)
    log_ << nameOf(seat) + ": " + shown(voice_->choice(face, d[chosen], Seat::Table));
  play([&] { match_.match->chooseIndex(seat, chosen); });
}

}  // namespace ui
