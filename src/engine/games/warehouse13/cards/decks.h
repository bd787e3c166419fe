#pragma once
// The decks of the box: their folders, and what belongs on their cards.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/games/warehouse13/pieces.h"

namespace w13 {

/// A set of card kinds.
class Kinds {
 public:
  constexpr Kinds() = default;
  constexpr Kinds(Kind one) : bits_(static_cast<std::uint16_t>(1u << static_cast<unsigned>(one))) {}
  [[nodiscard]] static constexpr Kinds all() { return Kinds(std::uint16_t{(1u << kKinds) - 1u}); }
  [[nodiscard]] constexpr bool has(Kind one) const { return ((bits_ >> static_cast<unsigned>(one)) & 1u) != 0; }
  friend constexpr Kinds operator|(Kinds a, Kinds b) { return Kinds(static_cast<std::uint16_t>(a.bits_ | b.bits_)); }

 private:
  explicit constexpr Kinds(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};
constexpr Kinds operator|(Kind a, Kind b) { return Kinds(a) | Kinds(b); }

/// One deck.
struct Deck {
  Kind kind;
  const char* folder;
  const char* one;  ///< "a Trait"
  int inTheBox;     ///< how many cards the published game has (COMP-06 to COMP-12)
  int most;         ///< how many the table has room for
  int least;        ///< the fewest a season can be played with
};

inline constexpr std::array<Deck, kKinds> kDecks = {{
    {Kind::Trait, "traits", "a Trait", 72, 128, 4},
    {Kind::Calamity, "calamities", "a Calamity", 8, 40, 0},
    {Kind::Stress, "stress", "Stress", 25, 60, 10},
    {Kind::Traitor, "traitor", "a Traitor card", 39, 64, 4},
    {Kind::Consequence, "consequences", "a Consequence", 13, 20, 6},
    {Kind::Loyalty, "loyalty", "a Loyalty card", 5, 5, 0},
    {Kind::Ability, "abilities", "an Ability", 20, 80, 0},
    {Kind::Ping, "pings", "a Ping", 26, 40, 7},
    {Kind::Artifact, "artifacts", "an Artifact", 26, 60, 5},
    {Kind::Adversary, "adversary-artifacts", "an Adversary Artifact", 8, 20, 1},
    {Kind::Plot, "plots", "a Plot", 13, 24, 4},
}};
inline constexpr std::string_view kAgentFolder = "agents";
inline constexpr std::string_view kDiceFile = "dice.json";
inline constexpr std::string_view kNumbersFile = "rules.json";

[[nodiscard]] constexpr const Deck& deckOf(Kind kind) { return kDecks[static_cast<std::size_t>(kind)]; }
/// The deck in this folder, or nullptr.
[[nodiscard]] constexpr const Deck* deckIn(std::string_view folder) {
  for (const Deck& deck : kDecks)
    if (folder == deck.folder) return &deck;
  return nullptr;
}

/// Kinds where the Adversary chooses dice and Agents unless the card says otherwise (CARD-09, ADV-02, TRT-04).
inline constexpr Kinds kAdversarial = Kind::Traitor | Kind::Calamity | Kinds(Kind::Consequence) | Kind::Adversary;
/// Kinds whose cards may have no effect at all.
inline constexpr Kinds kMayBeBlank = Kind::Stress | Kind::Loyalty | Kinds(Kind::Ping);

}  // namespace w13
