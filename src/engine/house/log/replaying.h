#pragma once
// A log being replayed, record by record.

#include <optional>
#include <string>
#include <vector>

#include "engine/house/log/match_journal.h"
#include "engine/house/log/match_log.h"

namespace house {

class Replaying {
 public:
  using Was = RecordWas;

  /// Reads a log and starts where it begins: at its last base, or at the set-up. Throws as loadMatch does. `kind` must
  /// outlive the replay.
  Replaying(const std::string& path, const LogKind& kind);

  /// Replays the next record; a visit counts as one. Throws kernel::DataError with step and reason if it does not fit;
  /// the match then stays before it.
  Was doNext();
  /// Jumps to the last state stored after a record that does not fit. False if none means anything to this program; the
  /// match then stays before that record.
  bool recover();
  /// Whether the match can be continued from here.
  [[nodiscard]] bool stands() const { return fits_; }
  /// Drops the remaining records; those before them lead to the current state.
  void leaveOutRest();

  /// Continues the log that was read, with all its records, as the match's own.
  void keepLog(bool rebased);

  [[nodiscard]] int stepNow() const { return match->steps() + 1; }
  /// Choices in the remaining records.
  [[nodiscard]] int choicesLeft() const;

  std::string path;
  std::string bytes;  ///< the file as it was read
  kernel::ReadLog log;
  Origin origin;
  std::shared_ptr<KeptMatch> match;
  kernel::Seat seat = kernel::Seat::Table;  ///< the seat of the last record
  kernel::Said said;                        ///< what was said in the last record of that kind

 private:
  void standAtBeginning();
  bool standOn(std::size_t record);
  Was hear(const kernel::LogRecord& record);
  void takeUpNotes();
  void takeUpSaid();
  [[noreturn]] void refuse(const std::string& why) const;
  void checkGap();
  /// Whether records are missing before `record`.
  [[nodiscard]] bool missesBefore(std::size_t record) const;
  [[nodiscard]] bool goesOnBehind(std::size_t record) const;
  [[nodiscard]] int stepAfterUndo() const;
  Was visit();
  void make(const StepRecord& step, const std::vector<kernel::Choice>& choices);
  Was undo();
  Was look(const kernel::LogRecord& record);
  void renewChance(kernel::Luck::Position luck);
  void compare(const kernel::LogRecord& record);

  const LogKind& kind_;
  BeginRecord beginning_;
  std::size_t next_ = 0;
  bool fits_ = true;      ///< the first question is the one the log began with
  bool bridges_ = false;  ///< it continued across missing records, perhaps none that matters
};

}  // namespace house
