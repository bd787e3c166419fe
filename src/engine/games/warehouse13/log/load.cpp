// Loading a season: its log is played again to the end.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "engine/games/warehouse13/log/replaying.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"

namespace w13 {

using kernel::DataError;
using kernel::LogRecord;

// ---- step by step
// -----------------------------------------------------------------------------------------------------

struct SeasonReplay::Inside : Replaying {
  using Replaying::Replaying;
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
std::string SeasonReplay::damage() const { return inside_->log.sound() ? "" : inside_->log.fault(inside_->path); }

// ---- at once
// ----------------------------------------------------------------------------------------------------------

namespace {

/// Plays on as far as the log fits. Empty if that was to its end; otherwise why it was not.
std::string playOn(Replaying& replay) {
  try {
    while (replay.doNext() != Replaying::Was::End) {
    }
    return {};
  } catch (const DataError& why) {
    return why.what();
  }
}

std::string counted(int number, const char* what) {
  return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

/// A season that was played on as far as its log goes, and what is to be said of that.
struct Gone {
  std::string note;
  bool rebased = false;  ///< its history begins at a stored state
  bool leftOut = false;  ///< some of its records lead nowhere any more
};

/// Goes on from the last stored state after what does not fit, or stays before it if there is none.
Gone goOnAfter(Replaying& replay, const std::string& why) {
  if (replay.recover()) {
    playOn(replay);
    const int lost = replay.choicesLeft();
    return {
        why +
            "; it goes on from the last stored state, and what led there cannot be looked at or taken back any "
            "more" +
            (lost == 0 ? "" : "; the last " + (lost == 1 ? "choice is" : counted(lost, "choice") + " are") + " lost"),
        true, false};
  }
  if (!replay.stands()) throw DataError(why + "; no state is stored that this program understands");
  const int lost = replay.choicesLeft();
  replay.leaveOutRest();
  const int steps = replay.season->steps();
  return {why + "; " + counted(steps, "step") + (steps == 1 ? " is left" : " are left") +
              (lost == 0 ? "" : "; the last " + (lost == 1 ? "choice is" : counted(lost, "choice") + " are") + " lost"),
          false, true};
}

std::string openedNote(const std::vector<std::string>& days) {
  std::string told;
  for (std::size_t at = 0; at < days.size(); ++at)
    told += (at == 0 ? "" : at + 1 == days.size() ? " and " : ", ") + days[at];
  return told.empty() ? told
                      : "this season's log was opened on " + told + ": whoever did that could see all of its secrets";
}

/// The same where everything that is left fits.
Gone goOnWhole(const Replaying& replay) {
  const kernel::ReadLog& log = replay.log;
  if (log.sound() && !log.torn) return {};
  if (log.sound())
    return {"the last record of " + replay.path +
            " was cut off while it was written, so at most the last choice is missing"};
  const int steps = replay.season->steps();
  if (log.missing > 0)
    return {log.fault(replay.path) + "; " + counted(steps, "step") + (steps == 1 ? " is" : " are") + " left"};
  return {log.fault(replay.path) + ", but none of its " + counted(steps, "step") + " is lost"};
}

}  // namespace

LoadedSeason loadSeason(const std::string& path, Autosave autosave) {
  Replaying replay(path);
  const std::string why = playOn(replay);
  Gone gone = why.empty() ? goOnWhole(replay) : goOnAfter(replay, why);
  replay.keepLog(gone.rebased);
  SeasonJournal& journal = journalOf(*replay.season);
  if (autosave == Autosave::Continue) {
    const bool whole = replay.log.sound() && !gone.leftOut;
    if (whole && replay.log.format == kLogFormat) journal.resume(path);
    else if (whole) journal.rewrite(path, replay.bytes);
    else gone.note += "; the file as it was is kept as " + journal.renew(path, replay.bytes);
  }
  if (gone.rebased) journal.rebase();
  if (const std::string told = openedNote(replay.origin.opened); !told.empty())
    gone.note += (gone.note.empty() ? "" : "; ") + told;
  return {std::move(*replay.season), replay.origin.start, replay.origin.cards, std::move(gone.note)};
}

// ---- labels
// -----------------------------------------------------------------------------------------------------------

namespace {

void readBeginning(const LogRecord& record, SeasonLabel& label) {
  const auto text = nlohmann::json::parse(record.text.substr(record.text.find(' ') + 1));
  label.agents = text.at("agents").get<std::vector<std::string>>();
  label.players = text.at("players").get<std::vector<std::string>>();
  label.bots = text.at("bots").get<std::vector<std::string>>();
  label.variants = text.at("variants").get<std::vector<std::string>>();
  label.open = text.at("open").get<bool>();
  label.players.resize(label.agents.size());
  label.bots.resize(label.agents.size());
  for (std::size_t seat = 0; seat < label.agents.size(); ++seat)
    if (label.players[seat].empty()) label.players[seat] = label.agents[seat];
}

}  // namespace

void noteOpened(const std::string& path, const std::string& day) {
  const std::string bytes = kernel::readWholeFile(path);
  const kernel::ReadLog log = kernel::readLog(bytes, path, kLogTitle, kLogFormat, mayBeGenuine);
  if (!log.sound()) throw DataError(log.fault(path) + "; go on with the season before you open its log");
  const LogRecord note = writeOpened(day);
  if (log.records.back().text == note.text) return;
  kernel::LogText text = kernel::LogText(kLogTitle, kLogFormat, log.text.salt()).with(log.records);
  const std::size_t before = text.bytes().size();
  const auto file = log.format == kLogFormat ? kernel::LogFile::resume(path, text.bytes())
                                             : kernel::LogFile::renew(path, text.bytes(), bytes);
  text.add({&note, 1});
  file->grow(text.bytes(), before);
}

SeasonLabel labelOf(const std::string& path) {
  const kernel::ReadLog log = kernel::readLog(kernel::readWholeFile(path), path, kLogTitle, kLogFormat, mayBeGenuine);
  if (kindOf(log.records.front()) != "begin") throw DataError(log.fault(path) + ", where its set-up stands");
  SeasonLabel label;
  try {
    readBeginning(log.records.front(), label);
  } catch (const nlohmann::json::exception&) {
    throw DataError(path + " cannot be read: the record of its beginning is not as written");
  }
  label.torn = log.torn;
  label.damaged = !log.sound();
  for (const LogRecord& record : log.records) {
    const std::string_view kind = kindOf(record);
    if (kind == "step") {
      label.steps = numberAfter(record.text, "step ");
      label.episode = numberAfter(record.text, ", episode ");
      label.over = false;
    } else if (kind == "undo") {
      label.steps = numberAfter(record.text, "to step ");
      label.over = false;
    } else if (kind == "base") {
      label.steps = 0;
    } else if (kind == "over") {
      label.over = true;
    }
  }
  return label;
}

}  // namespace w13
