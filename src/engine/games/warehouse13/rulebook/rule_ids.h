#pragma once
// Rule numbers of the ledger as values: "CLAIM-09"_rule. The section's name and the number in one small integer.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/kernel/choice.h"

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
[[nodiscard]] constexpr kernel::Rule ruleNamed(std::string_view name) {
  const std::size_t dash = name.find('-');
  if (dash == std::string_view::npos || name.size() != dash + 3) return kernel::Rule::None;
  for (const char digit : name.substr(dash + 1))
    if (digit < '0' || digit > '9') return kernel::Rule::None;
  for (std::size_t section = 1; section < kRuleSections.size(); ++section)
    if (kRuleSections[section] == name.substr(0, dash))
      return static_cast<kernel::Rule>(section * 100 + static_cast<std::size_t>(name[dash + 1] - '0') * 10 +
                                       static_cast<std::size_t>(name[dash + 2] - '0'));
  return kernel::Rule::None;
}

/// A rule by name; another form, or a section that does not exist, does not compile. tests/hygiene checks the number
/// against the ledger.
consteval kernel::Rule operator""_rule(const char* name, std::size_t length) {
  const kernel::Rule rule = ruleNamed({name, length});
  if (rule == kernel::Rule::None) throw "no such section in the rule ledger, or no number of two digits";
  return rule;
}

/// "CLAIM-09"; empty for no rule.
[[nodiscard]] std::string nameOf(kernel::Rule rule);

}  // namespace w13
