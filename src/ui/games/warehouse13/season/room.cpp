#include "ui/games/warehouse13/season/room.h"

#include <QFileInfo>
#include <algorithm>

#include "engine/games/warehouse13/card_fault.h"
#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/undo.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/time/clock.h"

namespace w13 {

namespace {

constexpr int kTryAgain = 3000;  // milliseconds after a bot's choice could not be written

}  // namespace

Room::Room(Season season, SeasonStart start, CardSet cards, const RuleBook* rules, int botDelay, QObject* parent)
    : QObject(parent), season_(std::move(season)), start_(std::move(start)), cardSet_(std::move(cards)),
      words_(season_.cards(), rules, start_.players), desk_(season_.sharedCards(), start_.bots, botDelay) {
  art::useCards(cardSet_);
  if (season_.steps() > 0) moments_.push_back(season_.talkMoment());  // asked before it was saved
  connect(&desk_, &BotDesk::answered, this, &Room::onBotAnswer);
  connect(&rests_, &Alarm::rang, this, &Room::letGo);
}

Room::~Room() = default;

bool Room::isPerson(Seat seat) const {
  const int at = index(seat);
  return seat != Seat::Table && (at >= kernel::count(start_.bots) || kernel::at(start_.bots, at).empty());
}

SeatSet Room::persons() const {
  SeatSet all;
  for (int seat = 0; seat < seats(); ++seat)
    if (isPerson(seatAt(seat))) all |= seatAt(seat);
  return all;
}

QStringList Room::packs() const {
  QStringList names;
  for (std::size_t at = 1; at < cardSet_.layers.size(); ++at)
    names << QString::fromStdString(cardSet_.layers[at].name).section(u'/', -1);
  return names;
}

QString Room::nameOf(Seat seat) const { return QString::fromStdString(words_.seat(seat, view(Seat::Table))); }

QString Room::wordsOf(const kernel::Said& said) const {
  return QString::fromStdString(words_.remark(said.remark, view(Seat::Table)));
}

View Room::view(Seat viewer) const {
  View v;
  season_.view(viewer, v);
  return v;
}

kernel::Decision Room::decision(Seat viewer) const {
  kernel::Decision d;
  season_.decision(viewer, d);
  return d;
}

kernel::Decision Room::interjections(Seat seat) const {
  kernel::Decision d;
  season_.interjections(seat, d);
  return d;
}

SeatSet Room::mayRespond() const {
  SeatSet all;
  for (int seat = 0; seat < seats(); ++seat)
    if (!over() && season_.mayInterject(seatAt(seat))) all |= seatAt(seat);
  return all;
}

Seat Room::answersNext() const {
  const Seat first = decision(Seat::Table).seat();
  if (!shielded_.has(first)) return first;
  for (const Seat seat : season_.asked().without(shielded_))
    if (isPerson(seat)) return seat;
  return first;
}

bool Room::isAsked(Seat seat) const { return !thinking_ && isPerson(seat) && answersNext() == seat; }

void Room::setShielded(SeatSet seats) {
  if (std::exchange(shielded_, seats) != seats) emit changed({});
}

Dice Room::reach() const {
  Dice dice;
  const kernel::Decision face = decision(Seat::Table);
  if (askOf(face) != Ask::WorkTheCase || face.openness() != kernel::Openness::WithHand) return dice;
  const View all = view(Seat::Table);
  for (int at = 0; at < kDice; ++at) {
    const Spot spot = all.dice[at].spot;
    if (spot != Spot::Leads && spot != Spot::Field) continue;
    if (season_.why(Seat::Table, kernel::Choice{verb::Claim, of(dieAt(at))}) == kernel::Rule::None) dice |= dieAt(at);
  }
  return dice;
}

Foreseen Room::preview(Seat seat, std::span<const kernel::Choice> made) const {
  if (made.empty()) return {decision(seat)};
  kernel::Decision next;
  Events seen;
  season_.decisionAfter(seat, made, next, &seen);
  if (!next.empty() && next.goesOnInVisit()) return {next};
  for (const Event& event : seen)
    if (event.what == Happened::AgentChose && event.seat == seat && event.number == verb::Claim)
      return {std::nullopt, dieOf(event.noun)};
  return {};
}

bool Room::mayUndo() const { return undoes() && isPerson(season_.mayUndoOf()); }

void Room::saveTo(const QString& path) const {
  const QString own = QFileInfo(file()).canonicalFilePath();
  if (!own.isEmpty() && QFileInfo(path).canonicalFilePath() == own)
    throw kernel::RefusedError(
        tr("this season is being written to that file anyway; give the copy another name").toStdString());
  saveSeason(season_, path.toStdString());
}

void Room::open() { goOn(season_.eventsFor(Seat::Table)); }

bool Room::play(const std::function<void()>& step) {
  const bool secret = decision(Seat::Table).openness() == kernel::Openness::Secret;
  try {
    step();
  } catch (const CardFault& fault) {  // everybody sees what is refused, but not which card was played in secret
    emit refused(secret ? tr("These cards do not allow that; nothing has happened.") : QString::fromUtf8(fault.what()));
    return false;
  } catch (const std::runtime_error& error) {
    emit refused(QString::fromUtf8(error.what()));
    return false;
  }
  tellNotice();
  goOn(season_.eventsFor(Seat::Table));
  return true;
}

bool Room::choose(Seat seat, kernel::Choice choice) {
  return play([&] { season_.choose(seat, choice); });
}

bool Room::visit(Seat seat, std::span<const kernel::Choice> choices) {
  return play([&] { season_.visit(seat, choices); });
}

bool Room::interject(Seat seat, kernel::Choice choice) {
  return play([&] { season_.interject(seat, choice); });
}

bool Room::undo() {
  if (!mayUndo()) return false;
  desk_.hurry();
  return play([&] {
    const int before = season_.steps();
    season_.undo();
    int events = 0;
    for (int step = before; step > season_.steps(); --step) events += kernel::at(told_, step);
    emit undone(events);
  });
}

void Room::looked(Seat seat) {
  putDown([&] { season_.looked(seat); });
}

void Room::writeNotes(Seat seat, const QString& text) {
  QString notes = text.trimmed();
  if (!notes.isEmpty()) notes += '\n';
  putDown([&] { season_.writeNotes(seat, notes.toStdString()); });
}

void Room::say(Seat seat, const kernel::Remark& remark) {
  const std::size_t before = season_.said().size();
  putDown([&] { season_.say(seat, remark); });
  if (season_.said().size() > before) emit spoken(season_.said().back());
}

void Room::putDown(const std::function<void()>& puts) {
  try {
    puts();
  } catch (const std::runtime_error& error) {
    return emit refused(QString::fromUtf8(error.what()));
  }
  tellNotice();
}

void Room::tellNotice() {
  if (const std::string notice = takeNotice(season_); !notice.empty()) emit noticed(QString::fromStdString(notice));
}

std::optional<Consulted> Room::consulted(Seat seat, kernel::How how) const {
  const bool responds = how == kernel::How::Interjection;
  if (!start_.advice || (!responds && !season_.asked().has(seat))) return std::nullopt;
  Consulted question = w13::consulted(season_, seat, how);
  const bool choice = question.decision.size() > (responds ? 0 : 1);
  return choice ? std::optional(std::move(question)) : std::nullopt;
}

// ---- bots -------------------------------------------------------------------------------------------------------

// First every bot that may respond is asked once for this window, then whoever is asked answers. Whether bots are at
// work is settled before the change is shown, so that nobody can answer for one.
void Room::goOn(const Events& news) {
  BotJob job = over() ? BotJob{} : nextJob();
  job.number = ++jobs_;
  told_.resize(kernel::sizeOf(steps() + 1));
  told_.back() += kernel::count(news);
  waiting_.reset();
  thinking_ = !job.windows.empty() || !job.speakers.empty() || job.question;
  emit changed(news);
  if (over()) return emit ended();
  if (thinking_) askForMove(std::move(job));
  else emit asked(decision(Seat::Table).seat());
}

void Room::askForMove(BotJob job) {
  const kernel::Move* move = nextScripted();
  if (move == nullptr) return desk_.ask(std::move(job));
  const BotAnswer answer{job.number, *move, {}, desk_.delay()};
  Alarm::after(desk_.delay(), this, [this, answer] { onBotAnswer(answer); });
}

const kernel::Move* Room::nextScripted() const {
  const int at = season_.steps();
  return at < kernel::count(script_) ? &kernel::at(script_, at) : nullptr;
}

BotJob::Question Room::questionTo(Seat bot, const kernel::Decision& d) { return {bot, view(bot), d}; }

BotJob Room::nextJob() {
  BotJob job;
  job.step = season_.steps();
  job.match = season_.dreams();
  job.givesTime = mayUndo() || mayStepIn(decision(Seat::Table));
  if (const kernel::Move* move = nextScripted()) {
    if (!isPerson(move->seat)) job.question = questionTo(move->seat, decision(move->seat));
    return job;
  }
  letBotsTalk(job);
  for (int at = 0; at < seats(); ++at) {
    const Seat seat = seatAt(at);
    if (isPerson(seat) || !season_.mayInterject(seat)) continue;
    job.windows.push_back(questionTo(seat, interjections(seat)));
  }
  const Seat next = decision(Seat::Table).seat();
  if (next != Seat::Table && !isPerson(next)) job.question = questionTo(next, decision(next));
  return job;
}

/// Whether people may respond to what is about to happen by a bot's hand: a roll, or a card that acts.
bool Room::mayStepIn(const kernel::Decision& face) const {
  const bool commits = face.openness() == kernel::Openness::Public && face.openChoices().size() == 1;
  return commits && !(mayRespond() & persons()).empty();
}

/// At each moment for it every bot is asked once, whatever it knows.
void Room::letBotsTalk(BotJob& job) {
  if (!season_.talks()) return;
  job.said.assign(season_.said().begin(), season_.said().end());
  const std::uint32_t now = season_.talkMoment();
  if (now == 0 || std::ranges::find(moments_, now) != moments_.end()) return;
  moments_.push_back(now);
  for (const Seat seat : SeatSet::firstOf(seats()).without(persons()))
    job.speakers.push_back({seat, view(seat), season_.sayable(seat)});
}

void Room::hold(bool on) {
  holdBack(held_, on);
  emit holds(on);
  letGo();
}

void Room::pause(bool on) {
  holdBack(paused_, on);
  letGo();
}

void Room::holdBack(bool& by, bool on) {
  if (heldBack() && !on) since_ = timeNow();
  by = on;
}

// However long an answer was held back, people see the table as it stands for a while before it changes again.
void Room::letGo() {
  if (heldBack() || !waiting_) return;
  const int left = waiting_->wait - timeSince(since_);
  if (left > 0) return rests_.start(left);
  const BotAnswer answer = *waiting_;
  waiting_.reset();
  make(answer);
}

void Room::onBotAnswer(const BotAnswer& answer) {
  if (answer.number != jobs_ || !thinking_) return;
  waiting_ = answer;
  letGo();
}

void Room::make(const BotAnswer& answer) {
  for (const kernel::Said& each : answer.said) say(each.seat, each.remark);
  thinking_ = false;
  const kernel::Move& move = answer.move;
  if (move.seat == Seat::Table) {  // nobody responds, and a person is asked
    emit changed({});
    return emit asked(decision(Seat::Table).seat());
  }
  const bool interjects = move.how == kernel::How::Interjection;
  const bool went = interjects ? interject(move.seat, move.choice) : choose(move.seat, move.choice);
  if (went) return;
  thinking_ = true;  // the disk may be full: people can make room or leave the season
  Alarm::after(kTryAgain, this, [this, job = answer.number] {
    if (thinking_ && job == jobs_) goOn({});
  });
}

}  // namespace w13
