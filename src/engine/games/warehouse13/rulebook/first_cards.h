#pragma once
// The cards of a first season (data/rules/first-season.json): what is on the table, what each kind of decision is about
// when it first comes, and what has happened for the first time. Which card is due follows from the question or from
// public events, so it reveals only public facts.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"

namespace w13 {

/// When a card is said that neither a question nor an event brings.
enum class Begins {
  No,
  Deal,     ///< on the table, before anybody looks at a card
  Episode,  ///< before the first question
};

/// What a kind of decision is about, or what has happened, in a few words.
struct FirstCard {
  std::string id;
  Text title;
  Text say;
  kernel::Rule rule = kernel::Rule::None;
  std::vector<Ask> questions;
  Begins begins = Begins::No;     ///< whether it is said when the season begins
  std::vector<Happened> happens;  ///< said when one of these has happened
  std::optional<Kind> of;         ///< only for a card of this kind
  std::string at;                 ///< the place on the screen it is about; empty: none
};

/// All first cards; every question has exactly one, and no event has two.
class FirstCards {
 public:
  /// Reads the JSON text. Throws kernel::DataError with one sentence if it is damaged or lacks a question.
  [[nodiscard]] static FirstCards fromJson(std::string_view json);

  [[nodiscard]] const std::vector<FirstCard>& all() const { return cards_; }
  /// The place of a question's card among all. Ask::Nothing: a seat that is not asked may respond.
  [[nodiscard]] std::size_t placeOf(Ask question) const { return places_[question]; }
  /// The place of the card for an event; nothing if there is none. `cards` are those of the season.
  [[nodiscard]] std::optional<std::size_t> placeOf(const Event& event, const Catalog& cards) const;

 private:
  std::vector<FirstCard> cards_;
  kernel::Per<Ask, std::size_t, kAsks> places_;
};

}  // namespace w13
