#pragma once
// A case whose set-up cannot be played: it may say so, and by which rule.

#include <optional>

#include "engine/games/warehouse13/scenario/scenario.h"

namespace w13 {

/// Why a case that begins with the set-up cannot be played; nothing if it can be, or begins elsewhere.
[[nodiscard]] std::optional<SetupFault> refusedSetup(const Case& one, const Catalog& cards);
/// The differences: such a case expects {"refused": "set-up", "rule": ...} and nothing else.
[[nodiscard]] Differences playRefused(const Case& one, const std::string& file, const SetupFault& fault);

}  // namespace w13
