#pragma once
// Rule numbers of the ledger as values: "OPEN-04"_rule. See house/rulebook/rule_names.h.

#include <array>
#include <string>
#include <string_view>

#include "engine/house/rulebook/rule_names.h"

namespace w51 {

// clang-format off
inline constexpr std::array<std::string_view, 21> kRuleSections = {
    "",      "COMP", "SETUP", "TURN",  "CAT",  "FAKE", "CERT", "EFF", "LOT", "OPEN",   "BLIND",
    "PAWN",  "END",  "SCORE", "MAJ",   "TIE",  "FIN",  "CARD", "VAR", "SECRET", "RULING"};
// clang-format on

/// A rule by name; another form, or a section that does not exist, does not compile.
consteval kernel::Rule operator""_rule(const char* name, std::size_t length) {
  const kernel::Rule rule = house::ruleNamed({name, length}, kRuleSections);
  if (rule == kernel::Rule::None) throw "no such section in the rule ledger, or no number of two digits";
  return rule;
}

}  // namespace w51
