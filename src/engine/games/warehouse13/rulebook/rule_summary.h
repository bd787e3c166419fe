#pragma once
// The summary of the rules for the table: which rules are printed, in which order (data/rules/summary.json).

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/rulebook/rulebook.h"

namespace w13 {

/// A heading with rules of the ledger below it.
struct SummaryPart {
  Text title;
  std::vector<std::string> rules;
};

struct RuleSummary {
  Text title;
  Text foot;
  std::vector<SummaryPart> parts;
};

/// Reads the file's JSON text. Throws kernel::DataError with one sentence if it is damaged or names a rule that the
/// book lacks.
[[nodiscard]] RuleSummary summaryFrom(std::string_view json, const RuleBook& rules);

}  // namespace w13
