#pragma once
// Writes the log of one running match.

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/house/log/records.h"
#include "engine/kernel/log_file.h"

namespace house {

/// A log's origin, apart from the match itself.
struct Origin {
  std::shared_ptr<const Box> box;
  Start start;
  kernel::Luck::Position opening;  ///< the generator's position when the history began
  bool based = false;              ///< the history begins at a stored state, not at the set-up
  /// Steps after which chance was renewed.
  std::vector<std::pair<int, kernel::Luck::Position>> newChance;
  std::vector<std::string> opened;  ///< the days on which somebody had its secrets shown
};

/// The log of one match, in memory and in its sink, if it has one.
class MatchJournal final : public Journal {
 public:
  /// A stored state follows after at most this many records.
  static constexpr int kRecordsPerState = 32;

  /// Begins the log of a match that has no history yet. The match must have a generator and outlive its journal.
  MatchJournal(KeptMatch& match, Origin origin);
  /// Continues a log that was read.
  MatchJournal(KeptMatch& match, Origin origin, kernel::LogText text);
  /// Ends the file with a stored state, if it can.
  ~MatchJournal() override;

  void made(std::size_t since) override;
  void undoing() override;
  void looking(kernel::Seat seat) override;
  void noting(kernel::Seat seat, const std::string& text) override;
  void saying(const kernel::Said& said) override;
  /// Replaces the generator.
  void renewChance(kernel::Luck::Position luck);
  /// Makes replays begin at the current state.
  void rebase();

  /// Writes everything so far, and all that follows, into a new file.
  void writeTo(const std::string& path);
  /// Continues the file that was read, which begins with this log.
  void resume(const std::string& path);
  /// Continues in a new file that replaces the one read, which differs from this log. Keeps a copy of the old one
  /// beside it; returns the copy's path.
  [[nodiscard]] std::string renew(const std::string& path, const std::string& asRead);
  /// The same if the file that was read is in an older format; nothing of it is lost.
  void rewrite(const std::string& path, const std::string& asRead);
  /// Writes everything there from now on; for tests.
  void writeTo(std::unique_ptr<kernel::LogSink> sink) { sink_ = std::move(sink); }

  [[nodiscard]] const Origin& origin() const { return origin_; }
  [[nodiscard]] const std::string& path() const { return path_; }
  /// What somebody else did to the file, and where the log is now; one sentence, returned once.
  [[nodiscard]] std::string takeNotice() { return std::exchange(notice_, {}); }
  [[nodiscard]] const kernel::LogText& text() const { return text_; }
  /// The whole log with a stored state at its end.
  [[nodiscard]] std::string copy() const;

 private:
  void write(std::vector<kernel::LogRecord> records);
  void writeDown(const kernel::LogText& next);
  [[nodiscard]] kernel::LogRecord stored(const char* word) const;
  [[nodiscard]] const LogKind& kind() const { return origin_.box->log(); }

  KeptMatch& match_;
  Origin origin_;
  kernel::LogText text_;
  std::unique_ptr<kernel::LogSink> sink_;
  std::string path_;
  std::string lost_;    ///< what became of the file, until the log is rewritten
  std::string notice_;  ///< the sentence for takeNotice
  int sinceState_ = 0;  ///< records since the last stored state
};

/// The match with a journal of its own. Whoever drops it drops the journal first, which still asks the match for the
/// state to end with.
[[nodiscard]] std::shared_ptr<KeptMatch> withJournal(std::shared_ptr<KeptMatch> match,
                                                     std::shared_ptr<MatchJournal> journal);

/// The journal of a match; throws kernel::RefusedError if it keeps none.
[[nodiscard]] MatchJournal& journalOf(KeptMatch& match);
[[nodiscard]] const MatchJournal& journalOf(const KeptMatch& match);

}  // namespace house
