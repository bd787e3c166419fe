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
      words_(season_.cards(), rules, start_.players), desk_(season_, start_.bots, botDelay) {
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
  const std::vector<kernel::Remark> offers = season_.sayable(seat);
  if (std::ranges::find(offers, remark) == offers.end())
    return emit refused(tr("The table has gone on: that cannot be said now."));
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
  ++jobs_;
  BotJob job = over() ? BotJob{} : nextJob();
  const bool talk = botsTalkNext();
  told_.resize(kernel::sizeOf(steps() + 1));
  told_.back() += kernel::count(news);
  waiting_.reset();
  thinking_ = talk || !job.windows.empty() || job.question;
  emit changed(news);
  if (over()) return emit ended();
  if (talk) {
    const int wait = desk_.pause();
    Alarm::after(wait, this, [this, wait, number = jobs_] { await(number, {wait, [this] { letBotsTalk(); }}); });
  } else if (thinking_) askForMove(std::move(job));
  else emit asked(decision(Seat::Table).seat());
}

void Room::askForMove(BotJob job) {
  const kernel::Move* move = nextScripted();
  if (move == nullptr) return desk_.ask(std::move(job));
  const BotAnswer answer{job.number, *move, desk_.delay()};
  Alarm::after(desk_.delay(), this, [this, answer] { onBotAnswer(answer); });
}

const kernel::Move* Room::nextScripted() const {
  const int at = season_.steps();
  return at < kernel::count(script_) ? &kernel::at(script_, at) : nullptr;
}

BotJob::Question Room::questionTo(Seat bot, const kernel::Decision& d) { return {bot, view(bot), d}; }

BotJob Room::nextJob() {
  BotJob job;
  job.number = jobs_;
  job.match = season_.dreams();
  job.givesTime = mayUndo() || mayStepIn(decision(Seat::Table));
  if (const kernel::Move* move = nextScripted()) {
    if (!isPerson(move->seat)) job.question = questionTo(move->seat, decision(move->seat));
    return job;
  }
  job.said.assign(season_.said().begin(), season_.said().end());
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

bool Room::botsTalkNext() const {
  if (over() || !season_.talks() || nextScripted() != nullptr || persons() == SeatSet::firstOf(seats())) return false;
  const std::uint32_t now = season_.talkMoment();
  return now != 0 && std::ranges::find(moments_, now) == moments_.end();
}

/// At each moment for it every bot is asked once, whatever it knows. It has heard what the others have said, people
/// too.
void Room::letBotsTalk() {
  moments_.push_back(season_.talkMoment());
  for (const Seat seat : SeatSet::firstOf(seats()).without(persons())) {
    const TurnToSpeak turn{seat, view(seat), season_.sayable(seat)};
    if (const std::optional<int> wanted = desk_.remark(turn, season_.said()))
      say(seat, kernel::at(turn.offers, *wanted));
  }
  BotJob job = nextJob();
  if (job.windows.empty() && !job.question) return leaveToPeople();
  askForMove(std::move(job));
}

void Room::leaveToPeople() {
  thinking_ = false;
  emit changed({});
  emit asked(decision(Seat::Table).seat());
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
  const std::function<void()> comes = std::move(waiting_->comes);
  waiting_.reset();
  comes();
}

void Room::await(int job, Due due) {
  if (job != jobs_ || !thinking_) return;
  waiting_ = std::move(due);
  letGo();
}

void Room::onBotAnswer(const BotAnswer& answer) {
  await(answer.number, {answer.wait, [this, answer] { make(answer); }});
}

void Room::make(const BotAnswer& answer) {
  const kernel::Move& move = answer.move;
  if (move.seat == Seat::Table) return leaveToPeople();
  thinking_ = false;
  const bool interjects = move.how == kernel::How::Interjection;
  const bool went = interjects ? interject(move.seat, move.choice) : choose(move.seat, move.choice);
  if (went) return;
  thinking_ = true;  // the disk may be full: people can make room or leave the season
  Alarm::after(kTryAgain, this, [this, job = answer.number] {
    if (thinking_ && job == jobs_) goOn({});
  });
}

}  // namespace w13
