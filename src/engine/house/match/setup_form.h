#pragma once
// What can be chosen when a game is set up.

#include <map>
#include <string>
#include <vector>

#include "engine/house/said/text.h"
#include "engine/kernel/chance.h"

namespace house {

/// Who can sit at the table.
struct Role {
  std::string id;  ///< "claudia"
  Text name;
};

struct SetupForm {
  int fewest = 1;                ///< seats
  int most = 1;                  ///< seats
  std::string note = {};         ///< what else is to be known of their number, in half a sentence
  std::vector<Role> roles = {};  ///< each for one seat; none: seats differ in nothing
  /// What can be switched on, with the range if it takes a number: "two-goo", "start-consequences=1..3".
  std::vector<std::string> options = {};
  std::string secret = {};  ///< the role that is dealt in secret and that the table may set: "traitor"; empty: none
  std::map<std::string, Text> called = {};  ///< what people call an option, by "two-goo"; the others by that
};

/// Why an option cannot be switched on, in one sentence that names those there are; empty if it can.
[[nodiscard]] std::string faultOfOption(const SetupForm& form, const std::string& option);

/// An option as a match has it: of one with a range, "start-consequences=1..3", a number at random.
[[nodiscard]] std::string drawn(const std::string& option, kernel::Luck& luck);

}  // namespace house
