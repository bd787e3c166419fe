#pragma once
// The rule texts of data/rules/ledger.json: what a player reads when a rule is named.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kernel/choice.h"

namespace w13 {

/// One entry of the ledger.
struct RuleText {
  std::string id;  ///< "CLAIM-09"
  int section = 0;
  std::string text;
  std::vector<std::string> see;  ///< related entries
};

/// All entries, in the ledger's order.
class RuleBook {
 public:
  /// Reads the ledger's JSON text. Throws kernel::DataError with one sentence if it is damaged.
  [[nodiscard]] static RuleBook fromJson(std::string_view json);

  [[nodiscard]] const std::vector<RuleText>& rules() const { return rules_; }
  /// The titles of the sections by number: the first is at place 1, place 0 is empty.
  [[nodiscard]] const std::vector<std::string>& sections() const { return sections_; }
  /// The entry with this number, or nullptr.
  [[nodiscard]] const RuleText* find(std::string_view id) const;
  [[nodiscard]] const RuleText* find(kernel::Rule rule) const;

 private:
  std::vector<RuleText> rules_;
  std::vector<std::string> sections_;
  std::map<std::string, std::size_t, std::less<>> places_;
};

}  // namespace w13
