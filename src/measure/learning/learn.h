#pragma once
// Learns what bots believe from seasons that bots played.

#include "measure/learning/notes.h"

namespace w13 {

/// The beliefs that make it likeliest who the Traitor was in these seasons.
[[nodiscard]] Beliefs learnBeliefs(const std::vector<std::vector<Note>>& seasons);

}  // namespace w13
