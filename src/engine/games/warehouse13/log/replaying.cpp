#include "engine/games/warehouse13/log/replaying.h"

#include <algorithm>

#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"

namespace w13 {

using kernel::Choice;
using kernel::DataError;
using kernel::LogRecord;
using kernel::Luck;

namespace {

/// What a log's first two records say.
struct Beginning {
  Origin origin;
  BeginRecord record;
};

Beginning beginningOf(const kernel::ReadLog& log) {
  if (log.records.size() < 2 || kindOf(log.records[0]) != "begin" || kindOf(log.records[1]) != "cards")
    throw DataError("it does not begin with a set-up and cards");
  Beginning begin;
  begin.origin.cards = compileCards(readLayers(log.records[1]));
  read(log.records[0], *begin.origin.cards.cards, begin.record, begin.origin.start);
  if (const std::string fault = faultOf(begin.origin.start.setup, *begin.origin.cards.cards); !fault.empty())
    throw DataError(fault);
  begin.origin.opening = begin.record.luck;
  return begin;
}

/// Whether a stored state means to this program what it meant to the one that stored it.
bool means(const Warehouse13& game, const StateRecord& stored) {
  const World& w = stored.state.world;
  return w.players >= 2 && w.players <= kMaxPlayers && game.fault(stored.state).empty() &&
         digestOfViews(game, stored.state) == stored.views;
}

std::string inFile(const std::string& path, const std::string& what) { return path + " cannot be played: " + what; }

}  // namespace

Replaying::Replaying(const std::string& file)
    : path(file), bytes(kernel::readWholeFile(file)),
      log(kernel::readLog(bytes, file, kLogTitle, kLogFormat, mayBeGenuine)) {
  for (const kernel::LogDamage& each : log.damage)
    if (!each.mended && each.record < 2)
      throw DataError(log.fault(path) + ", where its set-up and cards stand, so nothing of it can be played");
  try {
    Beginning begin = beginningOf(log);
    origin = std::move(begin.origin);
    beginning_ = begin.record;
  } catch (const DataError& why) {
    throw DataError(inFile(path, why.what()));
  }
  for (const LogRecord& record : log.records)
    if (kindOf(record) == "opened") origin.opened.push_back(readOpened(record));
  standAtBeginning();
}

void Replaying::standAtBeginning() {
  for (std::size_t record = log.records.size(); record-- > 0;)
    if (kindOf(log.records[record]) == "base") {
      if (standOn(record)) return;
      throw DataError(inFile(path, "it goes on from a state that another build of this program has stored"));
    }
  next_ = 2;
  season.emplace(origin.cards.cards, origin.start.setup, std::make_unique<Luck>(origin.opening));
  fits_ = digestOf(inside().game, inside().session.state()) == beginning_.digest;
}

/// Stands on a stored state, the record after it being the next; false if it means nothing to this program.
bool Replaying::standOn(std::size_t record) {
  const std::optional<StateRecord> stored = readState(log.records[record]);
  if (!stored || !means(Warehouse13(*origin.cards.cards), *stored)) return false;
  season.emplace(std::make_unique<Season::Inside>(origin.cards.cards, origin.start.setup, stored->state,
                                                  std::make_unique<Luck>(stored->luck)));
  origin.based = true;
  origin.opening = stored->luck;
  origin.newChance.clear();
  next_ = record + 1;
  fits_ = true;
  return true;
}

void Replaying::refuse(const std::string& why) const {
  if (bridges_) throw DataError(log.fault(path));
  throw DataError(path + " does not fit the rules of this program: step " + std::to_string(stepNow()) + ": " + why);
}

// ---- record by record -----------------------------------------------------------------------------------------------

Replaying::Was Replaying::doNext() {
  if (!fits_) refuse("it begins with another question");
  for (;; ++next_) {
    checkGap();
    if (next_ == log.records.size()) return Was::End;
    const LogRecord& record = log.records[next_];
    const std::string_view kind = kindOf(record);
    if (kind == "step") return visit();
    if (kind == "undo") return undo();
    if (kind == "look") return look(record);
    if (kind == "state") compare(record);
    else if (kind == "chance") renewChance(readChance(record));
    else if (kind != "over" && kind != "opened")
      refuse("nothing is known about a record of the kind \"" + std::string(kind) + "\"");
  }
}

/// Where records are missing, it goes on only if what follows proves that no choice is among them.
void Replaying::checkGap() {
  if (!missesBefore(next_)) return;
  bridges_ = true;
  if (!goesOnBehind(next_)) refuse({});
}

bool Replaying::missesBefore(std::size_t record) const {
  return std::any_of(log.damage.begin(), log.damage.end(),
                     [&](const kernel::LogDamage& each) { return !each.mended && each.record == record; });
}

/// Where taking back the last unit would lead; -1 if it cannot be taken back.
int Replaying::stepAfterUndo() const {
  const kernel::Session<Warehouse13>& session = std::as_const(*season).inside().session;
  if (!session.mayUndo()) return -1;
  const auto& history = session.history();
  std::size_t to = history.size();
  while (to > 0 && history[to - 1].group == history.back().group) --to;
  return static_cast<int>(to);
}

/// Whether the next record that counts steps counts on from where the season stands.
bool Replaying::goesOnBehind(std::size_t record) const {
  for (; record < log.records.size(); ++record) {
    const std::string_view kind = kindOf(log.records[record]);
    if (kind == "step") return numberAfter(log.records[record].text, "step ") == stepNow();
    if (kind == "state") return numberAfter(log.records[record].text, "step ") == stepNow() - 1;
    if (kind == "undo") return numberAfter(log.records[record].text, "to step ") == stepAfterUndo();
  }
  return false;
}

Replaying::Was Replaying::visit() {
  std::vector<Choice> choices;
  StepRecord last;
  std::size_t after = next_;
  do {
    if (after == log.records.size()) {  // the end of the visit was not written any more, so it has not happened
      leaveOutRest();
      log.torn = true;
      return Was::End;
    }
    const bool misses = after > next_ && missesBefore(after);
    bridges_ = bridges_ || misses;
    if (kindOf(log.records[after]) != "step") refuse("a visit does not end");
    const int number = numberAfter(log.records[after].text, "step ");
    if (misses && number != stepNow() + static_cast<int>(after - next_)) refuse({});
    last = readStep(log.records[after++]);
    choices.push_back(last.move.choice);
  } while (!last.ends);
  make(last, choices);
  seat = last.move.seat;
  next_ = after;
  return last.move.how == kernel::How::Interjection ? Was::Interjection : Was::Choice;
}

void Replaying::make(const StepRecord& step, const std::vector<Choice>& choices) {
  const auto mark = inside().session.mark();
  const Luck before = *inside().luck();
  try {
    if (step.move.how == kernel::How::Interjection) season->interject(step.move.seat, choices.front());
    else if (choices.size() == 1) season->choose(step.move.seat, choices.front());
    else season->visit(step.move.seat, choices);
  } catch (const kernel::RefusedError& why) {
    refuse(why.what());
  }
  const bool sameLuck = inside().luck()->position().state == step.luck;
  if (sameLuck && digestOf(inside().game, inside().session.state()) == step.digest) return;
  inside().session.revert(mark);
  *inside().luck() = before;
  refuse(sameLuck ? "another question follows" : "chance is asked for something else");
}

Replaying::Was Replaying::undo() {
  try {
    season->undo();
  } catch (const kernel::RefusedError& why) {
    refuse(why.what());
  }
  for (auto& [after, luck] : origin.newChance) after = std::min(after, season->steps());
  seat = Seat::Table;
  ++next_;
  return Was::Undo;
}

Replaying::Was Replaying::look(const LogRecord& record) {
  seat = readLook(record);
  try {
    season->looked(seat);
  } catch (const kernel::RefusedError& why) {
    refuse(why.what());
  }
  ++next_;
  return Was::Look;
}

void Replaying::renewChance(Luck::Position luck) {
  *inside().luck() = Luck(luck);
  origin.newChance.emplace_back(season->steps(), luck);
}

void Replaying::compare(const LogRecord& record) {
  const std::optional<std::uint64_t> stored = viewsOf(record);
  if (stored && *stored != digestOfViews(inside().game, inside().session.state()))
    refuse("a seat sees something else than it saw");
  if (!bridges_) return;
  const std::optional<StateRecord> state = readState(record);
  if (state && state->luck.state != inside().luck()->position().state) refuse({});
}

// ---- going on -------------------------------------------------------------------------------------------------------

bool Replaying::recover() {
  for (std::size_t record = log.records.size(); record-- > next_;)
    if (kindOf(log.records[record]) == "state" && standOn(record)) {
      bridges_ = false;
      return true;
    }
  return false;
}

void Replaying::leaveOutRest() {
  log.records.resize(next_);
  log.text = log.text.with(log.records);
}

int Replaying::choicesLeft() const {
  return static_cast<int>(std::count_if(log.records.begin() + static_cast<std::ptrdiff_t>(next_), log.records.end(),
                                        [](const LogRecord& record) { return kindOf(record) == "step"; }));
}

void Replaying::keepLog(bool rebased) {
  if (rebased) {
    // The history so far does not lead here by the rules as they are now, so it is no history any more.
    const State now = inside().session.state();
    const Luck::Position luck = inside().luck()->position();
    season.emplace(
        std::make_unique<Season::Inside>(origin.cards.cards, origin.start.setup, now, std::make_unique<Luck>(luck)));
    origin.based = true;
    origin.opening = luck;
    origin.newChance.clear();
  }
  if (log.format < kLogFormat) log.text = kernel::LogText(kLogTitle, kLogFormat, log.text.salt()).with(log.records);
  const auto journal = std::make_shared<SeasonJournal>(inside(), origin, log.text);
  inside().journal = journal;
}

}  // namespace w13
