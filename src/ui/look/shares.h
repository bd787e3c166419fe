#pragma once
// Work on the lines of a picture, shared among the processor's cores.

#include <functional>

namespace w13 {

/// Calls `work(from, to)` for shares of 0 to `lines` until all is done: on the calling thread, and on others that have
/// nothing to do now.
void inShares(int lines, const std::function<void(int from, int to)>& work);

}  // namespace w13
