#include "ui/plain/thinking.h"

#include <QThread>

#include "ui/time/beside_window.h"

namespace ui {

Thinking::Thinking(house::Referee& bots) : bots_(bots) {
  bots_.stopWhen([this] { return stop_.load(std::memory_order_relaxed); });
  bots_.thinkBy(besideWindow(QThread::idealThreadCount()));
}

void Thinking::begin() {
  drop();
  stop_ = false;
  move_ = std::async(std::launch::async, [this] { return bots_.move(); });
}

std::optional<kernel::Move> Thinking::finish() {
  if (!move_.valid()) begin();
  stop_ = true;
  return move_.get();
}

void Thinking::drop() {
  stop_ = true;
  if (move_.valid()) move_.wait();
  move_ = {};
}

}  // namespace ui
