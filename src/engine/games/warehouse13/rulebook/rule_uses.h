#pragma once
// Where rules are used: which cards touch them and which questions cite them (data/rules/uses.json, generated from the
// scenarios).

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/kernel/choice.h"

namespace w13 {

/// The contents of data/rules/uses.json.
struct RuleUses {
  /// The rules each card touches, by the card's ID ("goozooka"): those its scenarios prove, then those that name it.
  std::map<std::string, std::vector<std::string>, std::less<>> cards;
  /// The rules each kind of question is asked by.
  std::map<Ask, std::vector<std::string>> questions;
};

/// Reads the file's text. Throws kernel::DataError with one sentence if it is damaged; the rule book checks that the
/// rules exist.
[[nodiscard]] RuleUses usesFrom(std::string_view json);

}  // namespace w13
