#pragma once
// Giving a card or an Agent another id, with everything that refers to it.

#include <string>
#include <vector>

#include "workshop/desk.h"
#include "workshop/touching.h"

namespace w13 {

/// What a new id does, to be shown before it is done.
struct Renaming {
  std::string path;                   ///< where the card lies then
  std::vector<Filing> filings;        ///< what is written and what goes
  std::vector<std::string> follows;   ///< cards of the designer's own that refer to it and are changed along
  std::vector<std::string> laidOver;  ///< shipped cards that refer to it and get a file of the designer's own
  std::vector<std::string> left;      ///< shipped examples and lessons that name it, and do not fit any more
};

/// Plans it. `played`: scenarios, examples and lessons that may name the card; those in the designer's folder are
/// changed along. Throws kernel::RefusedError with one sentence if there can be no such id, or unsaved drafts are in
/// the way.
[[nodiscard]] Renaming planRenaming(const Desk& desk, const std::string& path, const std::string& id,
                                    const std::vector<Played>& played);

}  // namespace w13
