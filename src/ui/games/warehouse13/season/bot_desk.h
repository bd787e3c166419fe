#pragma once
// Where bots think: on a thread of its own, with a fixed delay for every answer.

#include <QObject>
#include <QThread>
#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/games/warehouse13/season/season.h"
#include "engine/kernel/dreams.h"

namespace w13 {

/// The questions to bots at one step: first whether they respond, then the question itself if it is a bot's.
struct BotJob {
  struct Question {
    Seat seat = Seat::Table;
    View view;
    kernel::Decision decision;
  };
  int number = 0;                  ///< of the job: its answer has the same
  bool givesTime = false;          ///< to people, who may want to undo a choice or to respond; public
  std::vector<kernel::Said> said;  ///< so far
  std::vector<Question> windows;
  std::optional<Question> question;
  std::shared_ptr<const kernel::Dreams<View>> match;  ///< to think ahead in
};

/// The result of a job. Seat::Table's move: nobody responds and no bot is asked.
struct BotAnswer {
  int number = 0;  ///< of the job
  kernel::Move move;
  int wait = 0;  ///< milliseconds from the question to the answer; follows from public facts
};

/// A bot that is asked whether it says something, of what a person in its seat could say.
struct TurnToSpeak {
  Seat seat = Seat::Table;
  View view;
  std::vector<kernel::Remark> offers;
};

/// The bots of a season, by seat. Lives on the desk's thread.
class BotCrew : public QObject {
  Q_OBJECT
 public:
  /// `names` by seat, "" for a person. In a season that goes on each knows what its seat has been shown and has heard.
  /// `both`: how they do two pieces of work at the same time.
  BotCrew(const Season& season, const std::vector<std::string>& names, kernel::Both both = {});
  /// Whoever thinks ahead answers as soon as `stop` is true.
  [[nodiscard]] BotAnswer answer(const BotJob& job, const std::function<bool()>& stop);
  /// What a bot says once it has heard all that was said, by its place among the offers; none: nothing.
  [[nodiscard]] std::optional<int> remark(const TurnToSpeak& turn, std::span<const kernel::Said> said);

 private:
  /// Lets a bot hear what was said.
  Bot& heard(Seat seat, const View& view, std::span<const kernel::Said> said);
  [[nodiscard]] kernel::Move moveFor(const BotJob& job);

  std::shared_ptr<const Catalog> cards_;
  kernel::Both both_;
  std::vector<std::unique_ptr<Bot>> bots_;
  kernel::Luck luck_;
  kernel::Luck tongue_;  ///< for remarks: what is said changes no choice
};

class BotDesk : public QObject {
  Q_OBJECT
 public:
  /// As BotCrew; `delay` in milliseconds from the question to the answer, but no less than bots with these names need.
  BotDesk(const Season& season, const std::vector<std::string>& names, int delay);
  ~BotDesk() override;

  /// As BotCrew::remark, at once: whoever thinks stops.
  [[nodiscard]] std::optional<int> remark(const TurnToSpeak& turn, std::span<const kernel::Said> said);
  /// The answer comes after the delay, however long a bot thinks: who has not finished then answers with what it has.
  /// Where people may want to undo a choice, or to respond, it comes after three times the delay: they need that long
  /// to notice.
  void ask(BotJob job);
  /// Whoever thinks now stops: nobody waits for its answer any more.
  void hurry();
  [[nodiscard]] int delay() const { return std::max(delay_, least_); }
  /// Milliseconds that people are held up for where they may be waiting for bots only.
  [[nodiscard]] int pause() const;
  void setDelay(int milliseconds) { delay_ = milliseconds; }

 signals:
  void answered(const w13::BotAnswer& answer);

 private:
  QThread thread_;
  BotCrew* crew_;
  int delay_;
  int least_;                                ///< milliseconds: who thinks ahead needs them
  std::shared_ptr<std::atomic<bool>> late_;  ///< whether whoever thinks now has to answer at once
};

}  // namespace w13
