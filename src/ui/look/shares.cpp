#include "ui/look/shares.h"

#include <QSemaphore>
#include <QThread>
#include <QThreadPool>
#include <algorithm>

namespace ui {

namespace {

constexpr int kMostCores = 4;

}  // namespace

void inShares(int lines, const std::function<void(int from, int to)>& work) {
  const int shares = std::clamp(QThread::idealThreadCount(), 1, std::min(kMostCores, std::max(1, lines)));
  const auto edge = [&](int share) { return lines * share / shares; };
  QSemaphore done;
  int started = 0;
  int ours = 1;  // shares that nobody else took
  for (int share = shares - 1; share > 0; --share) {
    const bool taken =
        QThreadPool::globalInstance()->tryStart([&done, &work, from = edge(share), to = edge(share + 1)] {
          work(from, to);
          done.release();
        });
    if (!taken) {
      ours = share + 1;
      break;
    }
    ++started;
  }
  for (int share = 0; share < ours; ++share) work(edge(share), edge(share + 1));
  done.acquire(started);
}

}  // namespace ui
