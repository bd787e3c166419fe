#pragma once
// Where rules are used: which cards touch them and which questions cite them. The file is generated from the scenarios.

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace house {

struct RuleFile;

struct RuleUses {
  /// The rules each card touches, by the card's ID ("goozooka"): those its scenarios prove, then those that name it.
  std::map<std::string, std::vector<std::string>, std::less<>> cards;
  /// The rules each kind of question is asked by, by the question's key ("work-the-case").
  std::map<std::string, std::vector<std::string>, std::less<>> questions;
};

/// Reads the file's text. Throws kernel::DataError with one sentence if it is damaged or has a key that
/// is no question; the rule book checks that the rules exist.
[[nodiscard]] RuleUses usesFrom(std::string_view json, const RuleFile& file, bool (*isQuestion)(std::string_view key));

}  // namespace house
