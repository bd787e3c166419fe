#pragma once
// A log being played again, record by record.

#include <optional>
#include <string>
#include <vector>

#include "engine/games/warehouse13/log/journal.h"

namespace w13 {

class Replaying {
 public:
  using Was = SeasonReplay::Was;

  /// Reads a log and stands where it begins: at its last base, or at the set-up.
  explicit Replaying(const std::string& path);

  /// Does what the next record says; a visit counts as one. Throws kernel::DataError with step and reason if it does
  /// not fit; the season then stands before it.
  Was doNext();
  /// Takes the last state that was stored after a record that does not fit and stands there. False if none means
  /// anything to this program; the season then stands before that record.
  bool recover();
  /// Whether the season can be gone on with where it stands.
  [[nodiscard]] bool stands() const { return fits_; }
  /// Leaves out the records that are still to come; those before them lead to where the season stands.
  void leaveOutRest();

  /// Goes on in the log that was read, with all its records, as the season's own.
  void keepLog(bool rebased);

  [[nodiscard]] int stepNow() const { return season->steps() + 1; }
  /// Choices in the records that are still to come.
  [[nodiscard]] int choicesLeft() const;

  std::string path;
  std::string bytes;  ///< the file as it was read
  kernel::ReadLog log;
  Origin origin;
  std::optional<Season> season;
  Seat seat = Seat::Table;  ///< who did what the last record says

 private:
  Season::Inside& inside() { return season->inside(); }
  void standAtBeginning();
  bool standOn(std::size_t record);
  [[noreturn]] void refuse(const std::string& why) const;
  void checkGap();
  /// Whether records are missing there.
  [[nodiscard]] bool missesBefore(std::size_t record) const;
  [[nodiscard]] bool goesOnBehind(std::size_t record) const;
  [[nodiscard]] int stepAfterUndo() const;
  Was visit();
  void make(const StepRecord& step, const std::vector<kernel::Choice>& choices);
  Was undo();
  Was look(const kernel::LogRecord& record);
  void renewChance(kernel::Luck::Position luck);
  void compare(const kernel::LogRecord& record);

  BeginRecord beginning_;
  std::size_t next_ = 0;
  bool fits_ = true;      ///< the first question is the one the log began with
  bool bridges_ = false;  ///< it went on over a place where records are missing, perhaps none that counts
};

}  // namespace w13
