#include "ui/games/warehouse13/season/move_desk.h"

#include <QThread>

namespace w13 {

MoveDesk::MoveDesk(const Season& season, Seat seat, int dreams, QObject* parent) : QObject(parent), seat_(seat) {
  const auto progress = [this](int done, int all) {
    QMetaObject::invokeMethod(this, [this, done, all] { emit progressed(done, all); });
    return !stop_.load(std::memory_order_relaxed);
  };
  const ReviewPlan plan{.seat = seat, .dreams = dreams, .progress = progress};
  thread_.reset(QThread::create([this, &season, plan] {
    std::vector<ReviewedMove> moves = reviewOf(season, plan);
    QMetaObject::invokeMethod(this, [this, moves = std::move(moves)] { emit finished(moves); });
  }));
  thread_->start();
}

MoveDesk::~MoveDesk() {
  stop();
  thread_->wait();
}

}  // namespace w13
