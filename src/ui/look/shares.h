#pragma once
// Shares work on a picture's lines among the processor's cores.

#include <functional>

namespace ui {

/// Calls `work(from, to)` for shares of 0 to `lines` until all are done: on the calling thread and on idle ones. The
/// shares do not depend on the number of threads available: what a share draws may depend on where it ends (letters and
/// curves are rounded there), and a picture must not depend on the computer's load.
void inShares(int lines, const std::function<void(int from, int to)>& work);

}  // namespace ui
