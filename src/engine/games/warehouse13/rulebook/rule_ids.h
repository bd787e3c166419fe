#pragma once
// Rule numbers of the ledger as values: "CLAIM-09"_rule. See house/rulebook/rule_names.h.

#include <array>
#include <string>
#include <string_view>

#include "engine/house/rulebook/rule_names.h"

namespace w13 {

// clang-format off
inline constexpr std::array<std::string_view, 50> kRuleSections = {
    "",     "COMP",  "DICE",  "ICON",   "CARD",   "SETUP", "EPI",  "PING",   "ADV",  "TRT",
    "TURN", "HEAL",  "OBST",  "CHAL",   "RING",   "GEAR",  "SNAG", "TRAV",   "WRES", "BED",
    "MAINT", "VOTE", "FIELD", "CLAIM",  "NEUT",   "ART",   "WHAM", "CONSQ",  "FOCUS", "RETR",
    "GOO",  "TGOO",  "APPLY", "OUT",    "CAPT",   "CLEAN", "FINAL", "FIRST", "WSP",  "BRONZE",
    "REVEAL", "SECRET", "PILE", "HAND", "WIN",    "VAR",   "FAQ",  "PRINT",  "EX",   "RULING"};
// clang-format on

/// The rule with this name; None if the section or the form does not exist.
[[nodiscard]] constexpr kernel::Rule ruleNamed(std::string_view name) { return house::ruleNamed(name, kRuleSections); }

/// A rule by name; another form, or a section that does not exist, does not compile. tests/hygiene checks the number
/// against the ledger.
consteval kernel::Rule operator""_rule(const char* name, std::size_t length) {
  const kernel::Rule rule = ruleNamed({name, length});
  if (rule == kernel::Rule::None) throw "no such section in the rule ledger, or no number of two digits";
  return rule;
}

/// "CLAIM-09"; empty for no rule.
[[nodiscard]] inline std::string nameOf(kernel::Rule rule) { return house::nameOf(rule, kRuleSections); }

}  // namespace w13
