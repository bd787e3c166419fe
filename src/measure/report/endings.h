#pragma once
// The endings of a season, as reports name them.

#include <span>

#include "engine/games/warehouse13/pieces.h"

namespace w13 {

struct EndingWords {
  Ending ending;
  const char* column;  ///< in files for programs: "three_artifacts"
  const char* says;    ///< for people
  bool warehouse;      ///< whether the Warehouse wins
};

/// All endings, those of the Warehouse first.  WIN-01 to WIN-05, VAR-28
[[nodiscard]] std::span<const EndingWords> endings();

}  // namespace w13
