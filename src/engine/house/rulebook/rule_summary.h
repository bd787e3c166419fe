#pragma once
// The summary of the rules for the table: which rules are printed, in which order .

#include <string>
#include <string_view>
#include <vector>

#include "engine/house/rulebook/rulebook.h"

namespace house {

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
/// book lacks. `path` names the file to restore.
[[nodiscard]] RuleSummary summaryFrom(std::string_view json, const std::string& path, const RuleBook& rules);

}  // namespace house
