#pragma once
// Work on the lines of a picture, shared among the processor's cores.

#include <functional>

namespace w13 {

/// Calls `work(from, to)` for shares of 0 to `lines` until all is done: on the calling thread, and on others that have
/// nothing to do now. The shares are the same ones however many threads there are for them just now: what a share draws
/// may depend on where it ends (letters and curves are rounded there), and a picture must not depend on what else the
/// computer does.
void inShares(int lines, const std::function<void(int from, int to)>& work);

}  // namespace w13
