#pragma once
// The parts of a step in plain English. The verbs' `say` builds sentences from them.

#include <string>
#include <string_view>

#include "engine/games/warehouse13/cards/effect.h"

namespace w13 {

/// Whom "you" means while a list is read back: the Agent the card is about; in the list of `each` the Agent whose turn
/// it is, "they"; on cards of the table the First Agent.
struct Speech {
  const Catalog& cards;
  bool each = false;
  bool first = false;
  int options = 0;  ///< lists of options around this one: (a), (b) stand in the first, (i), (ii) in the next

  /// "you draw", "they draw", "the First Agent draws".
  [[nodiscard]] std::string does(Who who, std::string_view verb) const;
  /// "you are KO'd", "the First Agent is wounded".
  [[nodiscard]] std::string is(Who who, std::string_view what) const;
  /// "you have", "the First Agent has".
  [[nodiscard]] std::string has(Who who) const;
  [[nodiscard]] bool isPlural(Who who) const;
  /// "your", "their", "the First Agent's".
  [[nodiscard]] std::string whose(Who who) const;
  /// "you", "they", "that Agent", "the First Agent".
  [[nodiscard]] std::string name(Who who) const;
  /// "you", "them", "that Agent", "the First Agent".
  [[nodiscard]] std::string whom(Who who) const;
  /// The same, for the list of an `each`.
  [[nodiscard]] Speech ofEach() const { return {cards, true, false, options}; }
  /// The same, for a list of options.
  [[nodiscard]] Speech ofOption() const { return {cards, each, first, options + 1}; }
};

namespace say {

/// A list of steps as sentences.
[[nodiscard]] std::string list(EffectAt at, const Speech& in);
/// A list inside a sentence, its parts joined by "; ".
[[nodiscard]] std::string clause(EffectAt at, const Speech& in);

/// "2", "the number rolled".
[[nodiscard]] std::string number(Amount amount, const Speech& in);
/// "2 Traits", "1 Trait", "as many Traits as the number rolled".
[[nodiscard]] std::string many(Amount amount, std::string_view thing, const Speech& in);
/// The dice of a heap that pass its filter: "an accessible 1-clue", "all Lore dice in the Field".
[[nodiscard]] std::string aDie(const DieWanted& die, const Speech& in);
[[nodiscard]] std::string allDice(const WhichDice& dice, const Speech& in);
/// The dice that pass a filter: "2-Intuition clue on an Intuition die".
[[nodiscard]] std::string filtered(const DieFilter& filter);
/// "you are in the Field".
[[nodiscard]] std::string condition(const Condition& asked, const Speech& in);
[[nodiscard]] std::string condition(ConditionAt at, const Speech& in);
/// The text as a sentence: initial capital, final stop.
[[nodiscard]] std::string sentence(std::string text);

}  // namespace say

}  // namespace w13
