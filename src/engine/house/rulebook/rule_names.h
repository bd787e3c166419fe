#pragma once
// Names of rules: the section and a number of two digits, "CLAIM-09". In code a rule is one small number: a hundred for
// each section, and its number in it.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "engine/kernel/choice.h"
#include "engine/kernel/count.h"

namespace house {

/// The sections of a game's ledger, by number; the first is empty, so that no rule is 0.
using RuleSections = std::span<const std::string_view>;

/// The rule with this name; None if the section or the form does not exist.
[[nodiscard]] constexpr kernel::Rule ruleNamed(std::string_view name, RuleSections sections) {
  const std::size_t dash = name.find('-');
  if (dash == std::string_view::npos || name.size() != dash + 3) return kernel::Rule::None;
  int number = 0;
  for (const char digit : name.substr(dash + 1)) {
    if (digit < '0' || digit > '9') return kernel::Rule::None;
    number = number * 10 + (digit - '0');
  }
  for (int section = 1; section < kernel::count(sections); ++section)
    if (kernel::at(sections, section) == name.substr(0, dash)) return static_cast<kernel::Rule>(section * 100 + number);
  return kernel::Rule::None;
}

/// "CLAIM-09"; empty for no rule.
[[nodiscard]] std::string nameOf(kernel::Rule rule, RuleSections sections);

}  // namespace house
