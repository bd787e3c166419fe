#include "engine/games/warehouse13/rulebook/rule_ids.h"

namespace w13 {

std::string nameOf(kernel::Rule rule) {
  const auto number = static_cast<std::size_t>(rule);
  if (number == 0 || number / 100 >= kRuleSections.size()) return {};
  std::string name(kRuleSections[number / 100]);
  name += '-';
  name += static_cast<char>('0' + number / 10 % 10);
  name += static_cast<char>('0' + number % 10);
  return name;
}

}  // namespace w13
