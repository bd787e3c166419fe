// Loading a match: its log is played again to the end.

#include "engine/house/log/match_log.h"
#include "engine/house/log/replaying.h"
#include "engine/kernel/whole_file.h"

namespace house {

using kernel::DataError;
using kernel::LogRecord;

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

/// A match that was played on as far as its log goes, and what is to be said of that.
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
  const int steps = replay.match->steps();
  return {why + "; " + counted(steps, "step") + (steps == 1 ? " is left" : " are left") +
              (lost == 0 ? "" : "; the last " + (lost == 1 ? "choice is" : counted(lost, "choice") + " are") + " lost"),
          false, true};
}

std::string openedNote(const std::vector<std::string>& days, const LogKind& kind) {
  std::string told;
  for (std::size_t at = 0; at < days.size(); ++at)
    told += (at == 0 ? "" : at + 1 == days.size() ? " and " : ", ") + days[at];
  return told.empty() ? told
                      : "this " + kind.match + "'s log was opened on " + told +
                            ": whoever did that could see all of its secrets";
}

/// The same where everything that is left fits.
Gone goOnWhole(const Replaying& replay) {
  const kernel::ReadLog& log = replay.log;
  if (log.sound() && !log.torn) return {};
  if (log.sound())
    return {"the last record of " + replay.path +
            " was cut off while it was written, so at most the last choice is missing"};
  const int steps = replay.match->steps();
  if (log.missing > 0)
    return {log.fault(replay.path) + "; " + counted(steps, "step") + (steps == 1 ? " is" : " are") + " left"};
  return {log.fault(replay.path) + ", but none of its " + counted(steps, "step") + " is lost"};
}

}  // namespace

Loaded loadMatch(const std::string& path, const LogKind& kind, Autosave autosave) {
  Replaying replay(path, kind);
  const std::string why = playOn(replay);
  Gone gone = why.empty() ? goOnWhole(replay) : goOnAfter(replay, why);
  replay.keepLog(gone.rebased);
  MatchJournal& journal = journalOf(*replay.match);
  if (autosave == Autosave::Continue) {
    const bool whole = replay.log.sound() && !gone.leftOut;
    if (whole && replay.log.format == kLogFormat) journal.resume(path);
    else if (whole) journal.rewrite(path, replay.bytes);
    else gone.note += "; the file as it was is kept as " + journal.renew(path, replay.bytes);
  }
  if (gone.rebased) journal.rebase();
  if (const std::string told = openedNote(replay.origin.opened, kind); !told.empty())
    gone.note += (gone.note.empty() ? "" : "; ") + told;
  return {std::move(replay.match), replay.origin.start, replay.origin.box, std::move(gone.note)};
}

// ---- what stands openly in it ------------------------------------------------------------------------------------

void noteOpened(const std::string& path, const std::string& day, const LogKind& kind) {
  const std::string bytes = kernel::readWholeFile(path);
  const kernel::ReadLog log = readLog(bytes, path, kind);
  if (!log.sound()) throw DataError(log.fault(path) + "; go on with the " + kind.match + " before you open its log");
  const LogRecord note = writeOpened(day);
  if (log.records.back().text == note.text) return;
  kernel::LogText text = kernel::LogText(kind.title, kLogFormat, log.text.salt()).with(log.records);
  const std::size_t before = text.bytes().size();
  const auto file = log.format == kLogFormat ? kernel::LogFile::resume(path, text.bytes())
                                             : kernel::LogFile::renew(path, text.bytes(), bytes);
  text.add({&note, 1});
  file->grow(text.bytes(), before);
}

Label labelOf(const std::string& path, const LogKind& kind) {
  const kernel::ReadLog log = readLog(kernel::readWholeFile(path), path, kind);
  if (kindOf(log.records.front()) != "begin") throw DataError(log.fault(path) + ", where its set-up stands");
  Label label;
  try {
    Start start = readStart(log.records.front(), kind);
    label.players = std::move(start.players);
    label.bots = std::move(start.bots);
    label.roles = std::move(start.setup.roles);
    label.options = std::move(start.setup.options);
    label.open = start.typedSeed;
  } catch (const DataError& why) {
    throw DataError(path + " cannot be read: " + why.what());
  }
  for (std::size_t seat = 0; seat < label.roles.size(); ++seat)
    if (label.players[seat].empty()) label.players[seat] = label.roles[seat];
  label.torn = log.torn;
  label.damaged = !log.sound();
  for (const LogRecord& record : log.records) {
    const std::string_view word = kindOf(record);
    if (word == "step") {
      label.steps = numberAfter(record.text, "step ");
      label.chapter = numberAfter(record.text, ", " + kind.chapter + " ");
      label.over = false;
    } else if (word == "undo") {
      label.steps = numberAfter(record.text, "to step ");
      label.over = false;
    } else if (word == "base") {
      label.steps = 0;
    } else if (word == "over") {
      label.over = true;
    }
  }
  return label;
}

}  // namespace house
