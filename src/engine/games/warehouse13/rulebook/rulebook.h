#pragma once
// The rule book of this game: the texts of data/rules.

#include "engine/games/warehouse13/questions.h"
#include "engine/house/rulebook/rulebook.h"

namespace w13 {

using house::Keyword;
using house::RuleBook;
using house::RuleFiles;
using house::RuleSection;
using house::RuleText;

/// Reads the files' JSON texts. Throws kernel::DataError with one sentence if one is damaged.
[[nodiscard]] RuleBook rulesFrom(const RuleFiles& files);
/// The questions that cite a rule.
[[nodiscard]] std::vector<Ask> questionsUnder(const RuleText& rule, const RuleBook& rules);

}  // namespace w13
