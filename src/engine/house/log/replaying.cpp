#include "engine/house/log/replaying.h"

#include <algorithm>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"

namespace house {

using kernel::Choice;
using kernel::DataError;
using kernel::LogRecord;
using kernel::Luck;
using kernel::Seat;

namespace {

/// What a log's first two records say.
struct Beginning {
  Origin origin;
  BeginRecord record;
};

Beginning beginningOf(const kernel::ReadLog& log, const LogKind& kind) {
  if (log.records.size() < 2 || kindOf(log.records[0]) != "begin" || kindOf(log.records[1]) != kind.data)
    throw DataError("it does not begin with a set-up and " + kind.data);
  Beginning begin;
  begin.origin.box = kind.unpack(readCarried(log.records[1], kind));
  read(log.records[0], kind, begin.record, begin.origin.start);
  if (const std::string fault = begin.origin.box->fault(begin.origin.start.setup); !fault.empty())
    throw DataError(fault);
  begin.origin.opening = begin.record.luck;
  return begin;
}

std::string inFile(const std::string& path, const std::string& what) { return path + " cannot be played: " + what; }

}  // namespace

Replaying::Replaying(const std::string& file, const LogKind& kind)
    : path(file), bytes(kernel::readWholeFile(file)), log(readLog(bytes, file, kind)), kind_(kind) {
  for (const kernel::LogDamage& each : log.damage)
    if (!each.mended && each.record < 2)
      throw DataError(log.fault(path) + ", where its set-up and " + kind.data +
                      " stand, so nothing of it can be played");
  try {
    Beginning begin = beginningOf(log, kind);
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
  match = origin.box->begin(begun(origin.start), std::make_unique<Luck>(origin.opening));
  fits_ = match->questionDigest(0) == beginning_.digest;
}

/// Stands on a stored state, the record after it being the next; false if it does not mean to this program what it
/// meant to the one that stored it.
bool Replaying::standOn(std::size_t record) {
  const std::optional<StateRecord> stored = readState(log.records[record], kind_);
  if (!stored) return false;
  std::shared_ptr<KeptMatch> resumed =
      origin.box->resume(begun(origin.start), stored->state, std::make_unique<Luck>(stored->luck));
  if (!resumed || resumed->viewsDigest() != stored->views) return false;
  match = std::move(resumed);
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
    if (kind == "said") return hear(record);
    if (kind == "state") compare(record);
    else if (kind == "chance") renewChance(readChance(record));
    else if (kind != "over" && kind != "opened" && kind != "notes")
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
int Replaying::stepAfterUndo() const { return match->mayUndo() ? beforeLastUnit(match->history()) : -1; }

/// Whether the next record that counts steps counts on from where the match stands.
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
    if (misses && std::cmp_not_equal(number - stepNow(), after - next_)) refuse({});
    last = readStep(log.records[after++]);
    choices.push_back(last.move.choice);
  } while (!last.ends);
  make(last, choices);
  seat = last.move.seat;
  next_ = after;
  return last.move.how == kernel::How::Interjection ? Was::Interjection : Was::Choice;
}

void Replaying::make(const StepRecord& step, const std::vector<Choice>& choices) {
  const kernel::Mark mark = match->mark();
  const Luck before = *match->luck();
  try {
    if (step.move.how == kernel::How::Interjection) match->interject(step.move.seat, choices.front());
    else if (choices.size() == 1) match->choose(step.move.seat, choices.front());
    else match->visit(step.move.seat, choices);
  } catch (const kernel::RefusedError& why) {
    refuse(why.what());
  }
  const bool sameLuck = match->luck()->position().state == step.luck;
  if (sameLuck && match->questionDigest(match->history().size()) == step.digest) return;
  match->revert(mark);
  *match->luck() = before;
  refuse(sameLuck ? "another question follows" : "chance is asked for something else");
}

Replaying::Was Replaying::undo() {
  try {
    match->undo();
  } catch (const kernel::RefusedError& why) {
    refuse(why.what());
  }
  for (auto& [after, luck] : origin.newChance) after = std::min(after, match->steps());
  seat = Seat::Table;
  ++next_;
  return Was::Undo;
}

Replaying::Was Replaying::look(const LogRecord& record) {
  seat = readLook(record);
  try {
    match->looked(seat);
  } catch (const kernel::RefusedError& why) {
    refuse(why.what());
  }
  ++next_;
  return Was::Look;
}

Replaying::Was Replaying::hear(const LogRecord& record) {
  try {
    said = readSaid(record, match->remarkWords());
  } catch (const DataError& why) {
    refuse(why.what());
  }
  seat = said.seat;
  ++next_;
  return Was::Said;
}

void Replaying::renewChance(Luck::Position luck) {
  *match->luck() = Luck(luck);
  origin.newChance.emplace_back(match->steps(), luck);
}

void Replaying::compare(const LogRecord& record) {
  const std::optional<std::uint64_t> stored = viewsOf(record, kind_);
  if (stored && *stored != match->viewsDigest()) refuse("a seat sees something else than it saw");
  if (!bridges_) return;
  const std::optional<StateRecord> state = readState(record, kind_);
  if (state && state->luck.state != match->luck()->position().state) refuse({});
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
  return kernel::countIf(std::span(log.records).subspan(next_),
                         [](const LogRecord& record) { return kindOf(record) == "step"; });
}

/// Notes are no part of the match, so they count wherever they stand: also before a state that it goes on from.
void Replaying::takeUpNotes() {
  for (const LogRecord& record : log.records) {
    if (kindOf(record) != "notes") continue;
    const NotesRecord notes = readNotes(record);
    try {
      match->writeNotes(notes.seat, notes.text);
    } catch (const kernel::RefusedError& why) {
      throw DataError(inFile(path, why.what()));
    }
  }
}

/// So does what was said in the open, after as many of the moves before it as are left.
void Replaying::takeUpSaid() {
  std::vector<kernel::Said> all;
  const auto backTo = [&](int step) {
    for (kernel::Said& each : all) each.step = std::min(each.step, step);
  };
  for (const LogRecord& record : log.records) {
    const std::string_view kind = kindOf(record);
    if (kind == "undo") backTo(numberAfter(record.text, "to step "));
    if (kind == "base") backTo(0);
    try {
      if (kind == "said") all.push_back(readSaid(record, match->remarkWords()));
    } catch (const DataError& why) {
      throw DataError(inFile(path, why.what()));
    }
  }
  try {
    for (const kernel::Said& each : all) match->takeUp(each);
  } catch (const kernel::RefusedError& why) {
    throw DataError(inFile(path, why.what()));
  }
}

void Replaying::keepLog(bool rebased) {
  if (rebased) {
    // The history so far does not lead here by the rules as they are now, so it is no history any more.
    const Luck::Position luck = match->luck()->position();
    match =
        origin.box->resume(begun(origin.start), match->stateAt(match->history().size()), std::make_unique<Luck>(luck));
    origin.based = true;
    origin.opening = luck;
    origin.newChance.clear();
  }
  match->letTalk(origin.start.talk);
  takeUpNotes();
  takeUpSaid();
  if (log.format < kLogFormat) log.text = kernel::LogText(kind_.title, kLogFormat, log.text.salt()).with(log.records);
  auto journal = std::make_shared<MatchJournal>(*match, origin, log.text);
  match = withJournal(std::move(match), std::move(journal));
}

}  // namespace house
