#pragma once
// Renames the id of a card or an Agent, and everything that refers to it.

#include <string>
#include <vector>

#include "workshop/desk.h"
#include "workshop/touching.h"

namespace house {

/// The effects of a new id, to be shown beforehand.
struct Renaming {
  std::string path;                   ///< the card's new path
  std::vector<Filing> filings;        ///< files to write and delete
  std::vector<std::string> follows;   ///< the designer's own cards and scenarios that name it and change too
  std::vector<std::string> laidOver;  ///< shipped cards that refer to it and get a designer's file
  std::vector<std::string> left;      ///< shipped examples and lessons that name it and no longer fit
};

/// Plans a renaming. `played`: scenarios, examples and lessons that may name the card; the designer's scenarios change
/// too. Throws kernel::RefusedError with one sentence if the id is not possible, or unsaved drafts are in the way.
[[nodiscard]] Renaming planRenaming(const Desk& desk, const std::string& path, const std::string& id,
                                    const std::vector<Played>& played);

}  // namespace house
