#pragma once
// Where a seat's moves are compared with a search's, once a season is over: on a thread of its own.

#include <QObject>
#include <atomic>
#include <memory>
#include <vector>

#include "engine/afterwards/move_review.h"
#include "ui/games/warehouse13/shell.h"

class QThread;

namespace w13 {

class MoveDesk final : public QObject {
  Q_OBJECT
 public:
  /// Begins at once. The season is over, and outlives it.
  MoveDesk(const Season& season, Seat seat, int dreams, QObject* parent = nullptr);
  ~MoveDesk() override;
  /// It ends with what it has found so far.
  void stop() { stop_ = true; }
  [[nodiscard]] Seat seat() const { return seat_; }

 signals:
  void progressed(int done, int all);
  void finished(const std::vector<w13::ReviewedMove>& moves);

 private:
  Seat seat_;
  std::atomic<bool> stop_ = false;
  std::unique_ptr<QThread> thread_;
};

}  // namespace w13
