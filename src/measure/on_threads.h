#pragma once
// Pieces of work on several threads.

#include <functional>
#include <stop_token>

namespace measure {

/// Does pieces of work, numbered from 0: `work` is called with the number of a piece and of the thread that does it,
/// from 0. `progress` is called now and then with how many are done; it may be empty. Once a stop is requested no other
/// piece is begun. The first exception of a piece ends the work, and is thrown here.
void onThreads(int pieces, int threads, const std::function<void(int piece, int thread)>& work,
               const std::function<void(int done)>& progress, const std::stop_token& stop = {});

}  // namespace measure
