#pragma once
// What a pack does to the game below it, for the user who decides whether to take it.

#include <string>
#include <vector>

#include "packs/pack.h"

namespace house {

/// A value that differs.
struct ChangedValue {
  std::string pointer;  ///< "/number"
  std::string was;      ///< as it would be written, cut short; empty: there was none, or it is a picture
  std::string now;      ///< likewise
  friend bool operator==(const ChangedValue&, const ChangedValue&) = default;
};

/// What a pack does to one file of cards.
struct PackChange {
  enum class What : std::uint8_t { New, Changed, Removed };
  What what = What::New;
  std::string path;                  ///< "traits/tesla.json"
  std::string name;                  ///< of the card, in English; empty if unknown
  std::vector<ChangedValue> values;  ///< Changed: the values that differ
  friend bool operator==(const PackChange&, const PackChange&) = default;
};

/// All changes of a pack to the layers below, by path; files that change nothing are left out.
[[nodiscard]] std::vector<PackChange> changesOf(const Pack& pack, const std::vector<Layer>& below);

/// What is different if one pack lies over these layers in place of another, by path.
[[nodiscard]] std::vector<PackChange> changesBetween(const Pack& was, const Pack& now, const std::vector<Layer>& below);

/// What a pack does, and whether it can be used.
struct PackReport {
  std::vector<PackChange> changes;
  std::vector<std::string> conflicts;  ///< values that another pack states too, files taken from it; one line each
  std::vector<std::string> mistakes;   ///< why the cards would not load; empty if they would
  int warnings = 0;
};

/// Overlays a pack on the shipped cards of a game and on other packs, which are overlaid in order.
[[nodiscard]] PackReport reportOn(const Pack& pack, const CardPart& cards, const Layer& shipped,
                                  const std::vector<Pack>& others = {});

/// "Tesla (traits/tesla)"
[[nodiscard]] std::string cardOf(const PackChange& change);
/// "new: Coffee Break (traits/coffee-break)", "Tesla (traits/tesla): number"
[[nodiscard]] std::string toString(const PackChange& change);

}  // namespace house
