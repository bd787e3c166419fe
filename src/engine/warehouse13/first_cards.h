#pragma once
// The cards of a first season (data/rules/first-season.json): one for each kind of decision, which says what it is
// about when it first comes. Which card belongs to a question follows from the question alone, so it tells what
// everybody may know.

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/warehouse13/cards/catalog.h"
#include "engine/warehouse13/questions.h"

namespace w13 {

/// What a kind of decision is about, in a few words.
struct FirstCard {
  std::string id;
  Text title;
  Text say;
  kernel::Rule rule = kernel::Rule::None;
  std::vector<Ask> questions;
};

/// All of them; every question has exactly one.
class FirstCards {
 public:
  static constexpr std::size_t kQuestions = static_cast<std::size_t>(Ask::LookBehind) + 1;

  /// Reads the JSON text. Throws kernel::DataError with one sentence if it is damaged or leaves out a question.
  [[nodiscard]] static FirstCards fromJson(std::string_view json);

  [[nodiscard]] const std::vector<FirstCard>& all() const { return cards_; }
  /// The place of a question's card among all. Ask::Nothing: a seat that is not asked may respond.
  [[nodiscard]] std::size_t placeOf(Ask question) const { return places_[static_cast<std::size_t>(question)]; }

 private:
  std::vector<FirstCard> cards_;
  std::array<std::size_t, kQuestions> places_{};
};

}  // namespace w13
