#pragma once
// What becomes of the cards in a season: how often each is drawn, turned up, played for its text, spent and so on.
// The simulator may see everything, so it reads the full events.

#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/season/setup.h"
#include "engine/kernel/choice.h"

namespace w13 {

/// What may become of a card; usesOf lists the uses of a kind.
enum class Use : std::uint8_t {
  Drawn,     ///< into a hand: from a pile or the top of the discards
  TurnedUp,  ///< face up: Calamity, Traitor card of the Adversary, Consequence, Ping, artifact, Plot
  Played,    ///< for its text; not counted if its partner refused
  Spent,     ///< on a clue, for its number
  Icon,      ///< a Traitor card discarded in the Finale for an obstacle or Stress
  Discarded,
  Used,    ///< an Ability, or a Ping's Action
  Struck,  ///< the Whammy
  Stayed,  ///< a Consequence that lasts all season
  Retrieved,
  Lost,  ///< captured ones too
  Captured,
  Stopped,
  Executed,
};
inline constexpr int kUses = 14;
inline constexpr kernel::Each<Use> kAllUses(kUses);

/// A use and its heading for one kind of card.
struct UseOfKind {
  Use use;
  const char* heading;  ///< "Played for its text"
};
/// The uses counted for a kind, in report order; none for Stress and Loyalty.
[[nodiscard]] std::span<const UseOfKind> usesOf(Kind kind);
/// The use's name in files for programs: "turned_up".
[[nodiscard]] const char* columnOf(Use use);

/// Seasons, and how many of them the Warehouse won.
struct Won {
  long seasons = 0;
  long won = 0;
  void add(const Won& other) {
    seasons += other.seasons;
    won += other.won;
  }
};

/// Seasons by the number of designs seen of one pile; the last entry covers all larger numbers.
inline constexpr int kMostSeen = 31;
using WonBySeen = std::array<Won, kMostSeen + 1>;

/// The number of the pile that a design is drawn from: one per deck; for Traits and Calamities, one per type.
inline constexpr int kPilesOfCards = kKinds * 6;
[[nodiscard]] int pileNumber(const Design& design);

/// The designs seen in a season; an Ability counts as seen if its Agent is at the table.
using SeenDesigns = std::bitset<384>;

struct CardCounts {
  kernel::Per<Use, long, kUses> uses;
  WonBySeen seen{};  ///< seasons in which it was seen, by the number seen of its pile
};

/// Counts over seasons.
struct CardTally {
  std::vector<CardCounts> designs;               ///< by design
  std::array<WonBySeen, kPilesOfCards> piles{};  ///< all seasons
  std::vector<Won> agents;                       ///< seasons with the Agent at the table
  Won all;

  /// Counts nothing until makeRoom.
  [[nodiscard]] bool empty() const { return designs.empty(); }
  void makeRoom(const Catalog& cards);
  void add(const CardTally& other);
};

/// Watches the cards of one season.
class CardWatch {
 public:
  explicit CardWatch(const Catalog& cards);

  /// Takes a choice about to be applied; `ping`: the one in play.
  void chose(kernel::Choice choice, CardId ping);
  /// Takes the events of that choice, or of the set-up.
  void read(const Events& events);
  /// At the season's end: enters it in a tally that has room.
  void enter(CardTally& tally, const Setup& setup, bool warehouseWon) const;
  [[nodiscard]] SeenDesigns seen(const Setup& setup) const;

 private:
  enum class At : std::uint8_t { Elsewhere, Hand, Middle };
  using Uses = kernel::Per<Use, kernel::Small<std::int16_t>, kUses>;

  void note(CardId card, Use use, int times = 1);
  void readCard(const Event& event, CardId card);
  void turnedUp(CardId card);
  void discarded(CardId card);

  const Catalog& cards_;
  std::vector<Uses> uses_;  ///< by design
  SeenDesigns seen_;
  std::vector<At> at_;          ///< by card
  CardId paid_ = CardId::None;  ///< being spent now: its discard is not counted again
};

}  // namespace w13
