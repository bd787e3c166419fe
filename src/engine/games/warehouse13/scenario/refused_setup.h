#pragma once
// A case whose set-up cannot be played: it may say so, and by which rule.

#include <optional>

#include "engine/games/warehouse13/scenario/scenario.h"

namespace w13 {

/// What keeps a case that begins with the set-up from being played; nothing if it can be, or begins elsewhere.
[[nodiscard]] std::optional<SetupFault> refusedSetup(const Case& one, const Catalog& cards);
/// What differs: such a case asks {"refused": "set-up", "rule": ...} and nothing else.
[[nodiscard]] Differences playRefused(const Case& one, const std::string& file, const SetupFault& fault);

}  // namespace w13
