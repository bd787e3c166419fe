#pragma once
// Versions of a pack: which is newer, what comes next, and what differs between two.

#include <compare>
#include <string>
#include <string_view>
#include <vector>

#include "packs/changes.h"
#include "packs/pack.h"

namespace house {

/// Compares version numbers, part by part: 1.10 is newer than 1.9, and 1.0 the same as 1.
[[nodiscard]] std::strong_ordering compareVersions(std::string_view a, std::string_view b);
/// "1.3" after "1.2", "2" after "1"; "1" after what is no version.
[[nodiscard]] std::string nextVersion(std::string_view version);

/// From one version of a pack to another.
struct VersionStep {
  PackLabel was;
  PackLabel now;
  std::vector<PackChange> changes;  ///< to the game, by path
};
/// Both packs over the shipped cards.
[[nodiscard]] VersionStep stepBetween(const Pack& was, const Pack& now, const Layer& shipped);

/// The same as lines of text: both versions with their notes, and each card with its values before and after.
[[nodiscard]] std::vector<std::string> linesOf(const VersionStep& step);

}  // namespace house
