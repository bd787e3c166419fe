#include "ui/room.h"

#include "engine/kernel/errors.h"
#include "engine/kernel/undo.h"

namespace w13 {

namespace {

/// Questions whose follow-up belongs to the same visit behind the curtain: nothing is drawn or rolled in between.
bool sameVisit(Ask before, const kernel::Decision& next) {
  const Ask after = static_cast<Ask>(next.question());
  switch (before) {
    case Ask::WorkTheCase:
    case Ask::PayForClue: return after == Ask::ClaimClue;
    case Ask::CoverDie:
    case Ask::DiscardTraits:
    case Ask::DiscardDown:
    case Ask::TraitorDiscardDown: return after == before;
    case Ask::PlayPlot: return after == Ask::KeepPlot;
    default: return false;
  }
}

}  // namespace

Room::Room(Season season, SeasonStart start, CardSet cards, const RuleBook* rules, int botDelay, QObject* parent)
    : QObject(parent), season_(std::move(season)), start_(std::move(start)), cardSet_(std::move(cards)),
      words_(season_.cards(), rules, start_.players), desk_(season_.sharedCards(), start_.bots, botDelay) {
  connect(&desk_, &BotDesk::answered, this, &Room::onBotAnswer);
}

Room::~Room() = default;

bool Room::isPerson(Seat seat) const {
  const std::size_t at = static_cast<std::size_t>(index(seat));
  return at >= start_.bots.size() || start_.bots[at].empty();
}

SeatSet Room::persons() const {
  SeatSet all;
  for (int seat = 0; seat < seats(); ++seat)
    if (isPerson(seatAt(seat))) all |= seatAt(seat);
  return all;
}

QString Room::nameOf(Seat seat) const { return QString::fromStdString(words_.seat(seat, view(Seat::Table))); }

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

QString Room::why(Seat viewer, kernel::Noun noun) const {
  const Rule rule = season_.why(viewer, noun);
  if (rule == Rule::None) return {};
  return QString::fromStdString(words_.why(rule, noun, view(viewer)));
}

std::optional<kernel::Decision> Room::preview(Seat seat, std::span<const kernel::Choice> made) const {
  kernel::Decision now = decision(seat);
  if (made.empty()) return now;
  kernel::Luck any(1);
  Dream dream = season_.imagine(seat, any);
  for (const kernel::Choice& choice : made) {
    const Ask before = static_cast<Ask>(now.question());
    kernel::Noted chance;
    dream.choose(seat, choice, chance);
    if (chance.asked() || dream.over()) return std::nullopt;
    dream.decision(now);
    if (now.seat() != seat || !sameVisit(before, now)) return std::nullopt;
  }
  return now;
}

bool Room::mayUndo() const { return !thinking_ && season_.mayUndo(); }

void Room::saveTo(const QString& path) const { saveSeason(season_, path.toStdString()); }

void Room::open() {
  emit changed(season_.eventsFor(Seat::Table));
  goOn();
}

bool Room::play(const std::function<void()>& step) {
  try {
    step();
  } catch (const std::runtime_error& error) {
    emit refused(QString::fromUtf8(error.what()));
    return false;
  }
  emit changed(season_.eventsFor(Seat::Table));
  goOn();
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
  return play([&] { season_.undo(); });
}

void Room::looked(Seat seat) {
  try {
    season_.looked(seat);
  } catch (const std::runtime_error& error) {
    emit refused(QString::fromUtf8(error.what()));
  }
}

// ---- bots -------------------------------------------------------------------------------------------------------

// First every bot that may respond is asked once for this window, then whoever is asked answers.
void Room::goOn() {
  thinking_ = false;
  if (over()) return emit ended();
  askBots();
  if (!thinking_) emit asked(decision(Seat::Table).seat());
}

void Room::askBots() {
  BotJob job;
  job.step = season_.steps();
  for (int at = 0; at < seats(); ++at) {
    const Seat seat = seatAt(at);
    if (isPerson(seat) || !season_.mayInterject(seat)) continue;
    job.windows.push_back({seat, view(seat), interjections(seat)});
  }
  const Seat next = decision(Seat::Table).seat();
  if (next != Seat::Table && !isPerson(next)) job.question = BotJob::Question{next, view(next), decision(next)};
  if (job.windows.empty() && !job.question) return;
  thinking_ = true;
  desk_.ask(std::move(job));
}

void Room::hold(bool on) {
  held_ = on;
  if (held_ || !waiting_) return;
  const BotAnswer answer = *waiting_;
  waiting_.reset();
  onBotAnswer(answer);
}

void Room::onBotAnswer(const BotAnswer& answer) {
  if (held_) {
    waiting_ = answer;
    return;
  }
  if (answer.step != season_.steps() || !thinking_) return;
  thinking_ = false;
  if (answer.seat == Seat::Table) {  // nobody responds, and a person is asked
    emit changed({});
    return emit asked(decision(Seat::Table).seat());
  }
  if (answer.interjects) interject(answer.seat, answer.choice);
  else choose(answer.seat, answer.choice);
}

}  // namespace w13
