// Playing a log again: step by step, or at once to go on from where it ends.

#include "engine/kernel/errors.h"
#include "engine/warehouse13/log/journal.h"

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

std::string inFile(const std::string& path, const std::string& what) {
  return path + " cannot be played: " + what;
}

}  // namespace

struct SeasonReplay::Inside {
  explicit Inside(const std::string& file)
      : path(file), bytes(kernel::readWholeFile(file)), log(kernel::readLog(bytes, file, kLogTitle, kLogFormat)) {
    try {
      Beginning begin = beginningOf(log);
      origin = std::move(begin.origin);
      beginning = begin.record;
    } catch (const DataError& why) {
      throw DataError(inFile(path, why.what()));
    }
    standAtBeginning();
  }

  /// From the last base, or from the set-up.
  void standAtBeginning() {
    for (next = log.records.size(); next-- > 0;)
      if (kindOf(log.records[next]) == "base") {
        if (standOn(next)) return;
        throw DataError(inFile(path, "it goes on from a state that another build of this program has stored"));
      }
    next = 2;
    try {
      season.emplace(origin.cards.cards, origin.start.setup, std::make_unique<Luck>(origin.opening));
    } catch (const std::exception& why) {
      throw DataError(inFile(path, why.what()));
    }
    fits = digestOf(inside().game, inside().session.state()) == beginning.digest;
  }

  /// Stands on a stored state, the record after it being the next; false if it means nothing to this program.
  bool standOn(std::size_t record) {
    const std::optional<StateRecord> stored = readState(log.records[record]);
    if (!stored || !means(Warehouse13(*origin.cards.cards), *stored)) return false;
    season.emplace(std::make_unique<Season::Inside>(origin.cards.cards, origin.start.setup, stored->state,
                                                    std::make_unique<Luck>(stored->luck)));
    origin.based = true;
    origin.opening = stored->luck;
    origin.newChance.clear();
    next = record + 1;
    fits = true;
    return true;
  }

  Season::Inside& inside() { return season->inside(); }
  [[nodiscard]] int stepNow() { return inside().session.steps() + 1; }

  [[noreturn]] void refuse(const std::string& why) {
    throw DataError(path + " does not fit the rules of this program: step " + std::to_string(stepNow()) + ": " + why);
  }

  Was doNext() {
    if (!fits) refuse("it begins with another question");
    while (next < log.records.size()) {
      const LogRecord& record = log.records[next];
      const std::string_view kind = kindOf(record);
      if (kind == "step") return visit();
      if (kind == "undo") return undo(record);
      if (kind == "look") return look(record);
      if (kind == "state") compare(record);
      else if (kind == "chance") renewChance(readChance(record));
      else if (kind != "over") refuse("nothing is known about a record of the kind \"" + std::string(kind) + "\"");
      ++next;
    }
    return Was::End;
  }

  Was visit() {
    std::vector<Choice> choices;
    StepRecord last;
    std::size_t after = next;
    do {
      // A visit whose end was not written any more has not happened.
      if (after == log.records.size() || kindOf(log.records[after]) != "step") {
        if (after < log.records.size()) refuse("a visit does not end");
        log.torn = true;
        next = after;
        return Was::End;
      }
      last = readStep(log.records[after++]);
      choices.push_back(last.choice);
    } while (!last.ends);
    make(last, choices);
    seat = last.seat;
    next = after;
    return last.interjection ? Was::Interjection : Was::Choice;
  }

  void make(const StepRecord& step, const std::vector<Choice>& choices) {
    const auto mark = inside().session.mark();
    const Luck before = *inside().luck();
    try {
      if (step.interjection) season->interject(step.seat, choices.front());
      else if (choices.size() == 1) season->choose(step.seat, choices.front());
      else season->visit(step.seat, choices);
    } catch (const kernel::RefusedError& why) {
      refuse(why.what());
    }
    const bool sameLuck = inside().luck()->position().state == step.luck;
    if (sameLuck && digestOf(inside().game, inside().session.state()) == step.digest) return;
    inside().session.revert(mark);
    *inside().luck() = before;
    refuse(sameLuck ? "another question follows" : "chance is asked for something else");
  }

  Was undo(const LogRecord& record) {
    seat = Seat::Table;
    try {
      season->undo();
    } catch (const kernel::RefusedError& why) {
      refuse(why.what());
    }
    const int steps = inside().session.steps();
    for (auto& [after, luck] : origin.newChance) after = std::min(after, steps);
    if (!origin.based && numberAfter(record.text, "to step ") != steps) refuse("something else is taken back");
    ++next;
    return Was::Undo;
  }

  Was look(const LogRecord& record) {
    seat = readLook(record);
    try {
      season->looked(seat);
    } catch (const kernel::RefusedError& why) {
      refuse(why.what());
    }
    ++next;
    return Was::Look;
  }

  void renewChance(Luck::Position luck) {
    *inside().luck() = Luck(luck);
    origin.newChance.emplace_back(inside().session.steps(), luck);
  }

  void compare(const LogRecord& record) {
    const std::optional<std::uint64_t> stored = viewsOf(record);
    if (stored && *stored != digestOfViews(inside().game, inside().session.state()))
      refuse("a seat sees something else than it saw");
  }

  /// Where complete records end that belong to complete visits.
  [[nodiscard]] std::size_t lastStored() const {
    for (std::size_t at = log.records.size(); at-- > 0;)
      if (kindOf(log.records[at]) == "state") return at;
    return 0;
  }

  std::string path;
  std::string bytes;
  kernel::ReadLog log;
  Origin origin;
  BeginRecord beginning;
  std::optional<Season> season;
  std::size_t next = 0;
  Seat seat = Seat::Table;
  bool fits = true;
};

SeasonReplay::SeasonReplay(const std::string& path) : inside_(std::make_unique<Inside>(path)) {}
SeasonReplay::SeasonReplay(SeasonReplay&&) noexcept = default;
SeasonReplay& SeasonReplay::operator=(SeasonReplay&&) noexcept = default;
SeasonReplay::~SeasonReplay() = default;

SeasonReplay::Was SeasonReplay::next() { return inside_->doNext(); }
Season& SeasonReplay::season() { return *inside_->season; }
const Season& SeasonReplay::season() const { return *inside_->season; }
const SeasonStart& SeasonReplay::start() const { return inside_->origin.start; }
const CardSet& SeasonReplay::cards() const { return inside_->origin.cards; }
Seat SeasonReplay::seat() const { return inside_->seat; }
bool SeasonReplay::torn() const { return inside_->log.torn; }

}  // namespace w13
