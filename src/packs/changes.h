#pragma once
// What a pack does to the game it is laid over, for who is asked whether to take it.

#include <string>
#include <vector>

#include "packs/pack.h"

namespace w13 {

/// What becomes of one file of cards.
struct PackChange {
  enum class What : std::uint8_t { New, Changed, Removed };
  What what = What::New;
  std::string path;               ///< "traits/tesla.json"
  std::string name;               ///< of the card, in English; empty if it is not told
  std::vector<std::string> keys;  ///< Changed: the values that are others now, "/number"
  friend bool operator==(const PackChange&, const PackChange&) = default;
};

/// All that a pack changes in the layers below, by path; files that change nothing are left out.
[[nodiscard]] std::vector<PackChange> changesOf(const Pack& pack, const std::vector<Layer>& below);

/// What a pack does, and whether it can be used.
struct PackReport {
  std::vector<PackChange> changes;
  std::vector<std::string> conflicts;  ///< values that another of the packs states too, one line each
  std::vector<std::string> mistakes;   ///< why the cards would not load; empty: they would
  int warnings = 0;
};

/// Lays a pack over the shipped cards and over other packs, which are laid in their order.
[[nodiscard]] PackReport reportOn(const Pack& pack, const Layer& shipped, const std::vector<Pack>& others = {});

/// "new: Coffee Break (traits/coffee-break)", "Tesla (traits/tesla): number"
[[nodiscard]] std::string toString(const PackChange& change);

}  // namespace w13
