#include "workshop/so_far.h"

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

#include <utility>

namespace house {

void SoFar::fail(std::string fault) {
  constexpr std::size_t kMostFaults = 20;
  ++faulty;
  if (faults.size() < kMostFaults) faults.push_back(std::move(fault));
}

void standBack() {
#ifdef __linux__
  (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 10);
#endif
}

}  // namespace house
