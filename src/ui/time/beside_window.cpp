#include "ui/time/beside_window.h"

#include <future>

namespace ui {

kernel::Both besideWindow(int processors) {
  if (processors < 3) return {};
  return [](const std::function<void()>& one, const std::function<void()>& other) {
    std::future<void> beside = std::async(std::launch::async, other);
    one();
    beside.get();
  };
}

}  // namespace ui
