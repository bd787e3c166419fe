#pragma once
// Where bots think: on a thread of its own, with a fixed delay for every answer.

#include <QObject>
#include <QThread>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/kernel/dreams.h"

namespace w13 {

/// The questions to bots at one step: first whether they respond, then the question itself if it is a bot's.
struct BotJob {
  struct Question {
    Seat seat = Seat::Table;
    View view;
    kernel::Decision decision;
  };
  /// A bot that is asked whether it says something.
  struct Speaker {
    Seat seat = Seat::Table;
    View view;
    std::vector<kernel::Remark> offers;
  };
  int step = 0;
  int number = 0;                  ///< of the job: its answer has the same
  bool givesTime = false;          ///< to people, who may want to undo a choice or to respond; public
  std::vector<kernel::Said> said;  ///< so far
  std::vector<Speaker> speakers;   ///< asked before anything else, one after the other
  std::vector<Question> windows;
  std::optional<Question> question;
  std::shared_ptr<const kernel::Dreams<View>> match;  ///< to think ahead in
};

/// The result of a job. Seat::Table's move: nobody responds and no bot is asked.
struct BotAnswer {
  int number = 0;  ///< of the job
  kernel::Move move;
  std::vector<kernel::Said> said = {};  ///< what bots say before it
  int wait = 0;                         ///< milliseconds from the question to the answer; follows from public facts
};

/// The bots of a season, by seat. Lives on the desk's thread.
class BotCrew : public QObject {
  Q_OBJECT
 public:
  /// `both`: how they do two pieces of work at the same time.
  BotCrew(std::shared_ptr<const Catalog> cards, const std::vector<std::string>& names, kernel::Both both = {});
  /// Whoever thinks ahead answers as soon as `stop` is true.
  [[nodiscard]] BotAnswer answer(BotJob job, const std::function<bool()>& stop);

 private:
  /// Lets a bot hear what was said.
  Bot& heard(Seat seat, const View& view, const BotJob& job);
  [[nodiscard]] std::vector<kernel::Said> remarks(BotJob& job);
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
  /// `names` by seat, "" for a person; `delay` in milliseconds from the question to the answer.
  BotDesk(std::shared_ptr<const Catalog> cards, const std::vector<std::string>& names, int delay);
  ~BotDesk() override;

  /// The answer comes after the delay, however long a bot thinks: who has not finished then answers with what it has.
  /// Where people may want to undo a choice, or to respond, it comes after three times the delay: they need that long
  /// to notice.
  void ask(BotJob job);
  /// Whoever thinks now stops: nobody waits for its answer any more.
  void hurry();
  [[nodiscard]] int delay() const { return delay_; }
  void setDelay(int milliseconds) { delay_ = milliseconds; }

 signals:
  void answered(const w13::BotAnswer& answer);

 private:
  QThread thread_;
  BotCrew* crew_;
  int delay_;
  std::shared_ptr<std::atomic<bool>> late_;  ///< whether whoever thinks now has to answer at once
};

}  // namespace w13
