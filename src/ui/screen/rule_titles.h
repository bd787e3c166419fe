#pragma once
// The titles of the rule book's sections in the language spoken. The rules themselves are quoted in English, as the
// manual has them.

#include <QString>

#include "engine/warehouse13/rulebook.h"

namespace w13 {

/// The title of a section by its number; empty if there is no such section.
[[nodiscard]] QString titleOf(const RuleBook& rules, int section);

}  // namespace w13
