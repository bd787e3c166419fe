#pragma once
// How far a measurement has come that plays in threads of its own.

#include <string>
#include <vector>

namespace house {

/// What is known of any measurement while it goes on.
struct SoFar {
  long done = 0;  ///< matches
  long all = 0;
  bool over = false;       ///< no more to come
  bool cancelled = false;  ///< stopped before all were played
  double seconds = 0;
  long faulty = 0;                  ///< matches that could not be played to their end
  std::vector<std::string> faults;  ///< the first of them, one sentence each

  /// Counts a match that could not be played to its end.
  void fail(std::string fault);
};

/// This thread, and those it starts, leave a busy processor to the window.
void standBack();

}  // namespace house
