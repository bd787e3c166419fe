#pragma once
// Where the rules are at work: which cards touch them and which questions cite them (data/rules/uses.json, generated
// from the scenarios), and by which rule each kind of event happens.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/kernel/choice.h"

namespace w13 {

/// What stands in data/rules/uses.json.
struct RuleUses {
  /// The rules that each card touches, by the card's ID ("goozooka"): what its scenarios prove, then those that name
  /// it.
  std::map<std::string, std::vector<std::string>, std::less<>> cards;
  /// The rules that each kind of question is asked by.
  std::map<Ask, std::vector<std::string>> questions;
};

/// Reads the file's text. Throws kernel::DataError with one sentence if it is damaged; whether the rules are there is
/// for the rule book to say.
[[nodiscard]] RuleUses usesFrom(std::string_view json);

}  // namespace w13
