#include "engine/house/rulebook/rule_names.h"

namespace house {

std::string nameOf(kernel::Rule rule, RuleSections sections) {
  const auto number = static_cast<std::size_t>(rule);
  if (number == 0 || number / 100 >= sections.size()) return {};
  std::string name(sections[number / 100]);
  name += '-';
  constexpr std::string_view kDigits = "0123456789";
  name += kDigits[number / 10 % 10];
  name += kDigits[number % 10];
  return name;
}

}  // namespace house
