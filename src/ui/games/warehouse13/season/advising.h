#pragma once
// Thinks for somebody behind the curtain who asks what the computer would do.

#include <QObject>
#include <atomic>
#include <memory>
#include <thread>

#include "engine/bots/advice.h"
#include "engine/games/warehouse13/season/season.h"

namespace w13 {

/// One question, on a thread of its own: bots do not wait for it, so nobody can tell by them that it was asked. It
/// leaves no trace in the season. Destroying it ends the thinking.
class Advising final : public QObject {
  Q_OBJECT
 public:
  /// What the seat has been shown is recalled at once; the season is not looked at afterwards.
  Advising(const Season& season, Consulted question, int dreams);
  ~Advising() override;

  [[nodiscard]] const Consulted& question() const { return question_; }

 signals:
  /// Once, in the thread of its owner.
  void advised(const w13::Advice& advice);

 private:
  static constexpr std::uint64_t kLuck = 1;  ///< the same each time: who asks again hears the same

  std::shared_ptr<const Catalog> cards_;
  Consulted question_;
  Adviser adviser_;
  std::unique_ptr<kernel::Dreams<View>> match_;
  std::atomic<bool> stop_ = false;
  std::thread thread_;
};

}  // namespace w13
