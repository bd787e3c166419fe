#include "measure/on_threads.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace measure {

void onThreads(int pieces, int threads, const std::function<void(int, int)>& work,
               const std::function<void(int)>& progress, const std::stop_token& stop) {
  std::atomic<int> next = 0;
  std::atomic<int> done = 0;
  std::atomic<bool> failed = false;
  std::exception_ptr failure;
  std::once_flag first;
  const auto workOn = [&](int thread) {
    try {
      for (int piece = next++; piece < pieces && !failed && !stop.stop_requested(); piece = next++) {
        work(piece, thread);
        ++done;
      }
    } catch (...) {
      std::call_once(first, [&] { failure = std::current_exception(); });
      failed = true;
    }
  };
  {
    std::vector<std::jthread> all;
    for (int thread = 0; thread < threads; ++thread) all.emplace_back(workOn, thread);
    for (int wait = 1; done < pieces && !failed && !stop.stop_requested(); wait = std::min(wait * 2, 20)) {
      std::this_thread::sleep_for(std::chrono::milliseconds(wait));
      if (progress) progress(done);
    }
  }
  if (failure) std::rethrow_exception(failure);
}

}  // namespace measure
