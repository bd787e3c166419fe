#pragma once
// Writes the log of one running season.

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/warehouse13/log/records.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/kernel/log_file.h"

namespace w13 {

/// Where a log came from, apart from the season itself.
struct Origin {
  CardSet cards;
  SeasonStart start;
  kernel::Luck::Position opening;  ///< where the generator stood when the history began
  bool based = false;              ///< the history begins at a stored state, not at the set-up
  /// Steps after which chance was made new.
  std::vector<std::pair<int, kernel::Luck::Position>> newChance;
  std::vector<std::string> opened;  ///< the days on which somebody had the secrets of its log shown
};

/// The log of one season, in memory and, if it has a sink, there as well.
class SeasonJournal final : public Journal {
 public:
  /// A stored state follows at the latest after so many records.
  static constexpr int kRecordsPerState = 32;

  /// Begins the log of a season that has no history yet.
  SeasonJournal(Season::Inside& season, Origin origin);
  /// Goes on with a log that was read.
  SeasonJournal(Season::Inside& season, Origin origin, kernel::LogText text);
  /// Leaves a stored state at the end of a file, if it can.
  ~SeasonJournal() override;

  void made(std::size_t since) override;
  void undoing() override;
  void looking(Seat seat) override;
  /// Exchanges the generator for another one.
  void renewChance(kernel::Luck::Position luck);
  /// Has replays begin at how the season stands now.
  void rebase();

  /// Writes everything so far into a new file, and all that follows.
  void writeTo(const std::string& path);
  /// Goes on in the file that was read, which begins with this log.
  void resume(const std::string& path);
  /// Goes on in a new file in the place of one that was read and is not as this log is. A copy of it is kept beside it;
  /// gives the copy's path.
  [[nodiscard]] std::string renew(const std::string& path, const std::string& asRead);
  /// The same where the file that was read is in an older format; nothing of it is lost.
  void rewrite(const std::string& path, const std::string& asRead);
  /// Everything goes there from now on; for tests.
  void writeTo(std::unique_ptr<kernel::LogSink> sink) { sink_ = std::move(sink); }

  [[nodiscard]] const Origin& origin() const { return origin_; }
  [[nodiscard]] const std::string& path() const { return path_; }
  /// What somebody else did to the file, and where the log is now; one sentence, told once.
  [[nodiscard]] std::string takeNotice() { return std::exchange(notice_, {}); }
  [[nodiscard]] const kernel::LogText& text() const { return text_; }
  /// The whole log with a stored state at its end.
  [[nodiscard]] std::string copy() const;

 private:
  void write(std::vector<kernel::LogRecord> records);
  void writeDown(const kernel::LogText& next);
  [[nodiscard]] kernel::LogRecord stored(const char* word) const;

  Season::Inside& season_;
  Origin origin_;
  kernel::LogText text_;
  std::unique_ptr<kernel::LogSink> sink_;
  std::string path_;
  std::string lost_;    ///< what became of the file, until the log is written anew
  std::string notice_;  ///< what is to be told of it
  int sinceState_ = 0;  ///< records since the last stored state
};

/// The journal of a season; throws kernel::RefusedError if it keeps none.
[[nodiscard]] SeasonJournal& journalOf(Season& season);
[[nodiscard]] const SeasonJournal& journalOf(const Season& season);

}  // namespace w13
