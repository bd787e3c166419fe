#pragma once
// The cards of a first game (first-game.json): what each kind of decision is about when it first comes, what has
// happened for the first time, and what is the case for the first time.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/rulebook/rulebook.h"
#include "engine/house/said/vocabulary.h"

namespace house {

struct FirstCard {
  std::string id;
  Text title;
  Text say;
  std::string rule;            ///< "LOT-04"
  std::vector<int> questions;  ///< said when one of these is asked
  std::vector<int> happens;    ///< said when one of these events has happened
  std::string of;              ///< only if it happened to such a thing, as the game has it; empty: to any
  std::string when;            ///< said when this is the case; empty: it waits for no such thing
  std::string at;              ///< the place on the screen that it is about; empty: none
};

/// What a file of first cards must know of its game.
struct FirstWords {
  const Vocabulary& words;
  std::span<const std::string_view> moments;  ///< what may be the case, by name
  std::span<const std::string_view> kinds;    ///< to what something may happen, likewise
  const RuleBook& rules;
  std::string path;  ///< of the file, for messages
};

/// All of a game; every question has exactly one, so that it can be looked up.
class FirstCards {
 public:
  FirstCards() = default;  ///< without any card
  /// Reads the JSON text. Throws kernel::DataError with one sentence if it is damaged or lacks a question.
  [[nodiscard]] static FirstCards fromJson(std::string_view json, const FirstWords& game);

  [[nodiscard]] const std::vector<FirstCard>& all() const { return cards_; }
  /// The place of a question's card; -1: there are none.
  [[nodiscard]] int placeOf(int question) const;

 private:
  std::vector<FirstCard> cards_;
};

}  // namespace house
