#include "heap.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::int64_t> g_calls = 0;  // benchmarks of bots have threads

void* taken(std::size_t size) {
  g_calls.fetch_add(1, std::memory_order_relaxed);
  if (void* place = std::malloc(size == 0 ? 1 : size)) return place;
  throw std::bad_alloc();
}

}  // namespace

namespace bench {

std::int64_t heapCalls() { return g_calls; }

}  // namespace bench

// The whole program's `new`, replaced for counting; all others of the standard library end in these.
void* operator new(std::size_t size) { return taken(size); }
void* operator new[](std::size_t size) { return taken(size); }
void operator delete(void* place) noexcept { std::free(place); }
void operator delete[](void* place) noexcept { std::free(place); }
void operator delete(void* place, std::size_t) noexcept { std::free(place); }
void operator delete[](void* place, std::size_t) noexcept { std::free(place); }
