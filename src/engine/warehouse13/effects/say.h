#pragma once
// How the parts of a step read in plain English. Sentences are built from these by the verbs' `say`.

#include <string>
#include <string_view>

#include "engine/warehouse13/cards/catalog.h"

namespace w13::say {

/// A list of steps as sentences.
[[nodiscard]] std::string list(EffectAt at, const Catalog& cards);
/// The same inside brackets-free prose: lower case, parts joined by "; ".
[[nodiscard]] std::string clause(EffectAt at, const Catalog& cards);

/// "you draw", "they draw", "the First Agent draws".
[[nodiscard]] std::string does(Who who, std::string_view verb);
/// "your", "their", "the First Agent's".
[[nodiscard]] std::string whose(Who who);
/// "you", "them", "the First Agent".
[[nodiscard]] std::string whom(Who who);
/// "2", "the number rolled".
[[nodiscard]] std::string number(Amount amount);
/// "2 Traits", "1 Trait", "as many Traits as the number rolled".
[[nodiscard]] std::string many(Amount amount, std::string_view thing);
/// "an accessible 1-clue", "all Lore dice in the Field": the dice of a heap that pass the step's filter.
[[nodiscard]] std::string aDie(const Effect& step);
[[nodiscard]] std::string allDice(const Effect& step);
/// "you are in the Field".
[[nodiscard]] std::string condition(If condition, int number);
/// The sentence begins with a capital and ends with a stop.
[[nodiscard]] std::string sentence(std::string text);

}  // namespace w13::say
