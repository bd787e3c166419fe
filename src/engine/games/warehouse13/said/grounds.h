#pragma once
// Why an answer may be given, as data: what it does at once, and what others may make of it. Words are in data/words,
// under `advice`.

#include <cstdint>
#include <span>

#include "engine/games/warehouse13/events.h"
#include "engine/house/said/vocabulary.h"

namespace w13 {

/// What an answer does. Each says what `about` and `number` of a reason mean. All of it is told to the seat that
/// answers.
enum class Ground : std::uint8_t {
  // what it pays
  WinsSeason,     ///< the season is won by the seat's own side
  TakesClue,      ///< face: a die that shows it is claimed by the seat
  FillsNeed,      ///< face of a die; number: how much of what is still required it fills
  GetsCards,      ///< number
  ReturnsStress,  ///< number of cards
  ClearsTrack,    ///< an obstacle leaves the Maintenance track
  ClearsPlace,    ///< place: its obstacle goes
  Heals,          ///< the seat's Agent
  FreesAgent,     ///< seat, of the Bronze Sector
  RetrievesArtifact,
  StopsPlot,
  GoesTo,  ///< location of the seat's Agent
  // what it costs and risks
  LosesSeason,
  LosesArtifact,
  ExecutesPlot,
  SpendsCard,    ///< card of the seat's hand
  LosesCards,    ///< number of Traits of the seat's hand
  LosesDie,      ///< colour of a die that the seat had claimed
  DrawsStress,   ///< number of cards, into the seat's hand
  StressGoes,    ///< number of cards that the Stress deck has less, beyond those
  FillsTrack,    ///< an obstacle comes to the Maintenance track
  BlocksPlace,   ///< place: an obstacle comes there
  Hurts,         ///< the seat's Agent is KO'd or wounded
  ClueGoes,      ///< face: a die that shows it and lay unclaimed is neutralized
  UsesAbility,   ///< slot, as a number
  ArmsTraitor,   ///< number of cards more in the revealed Traitor's hand
  BronzesAgent,  ///< seat
  HurtsAgent,    ///< seat: another one's Agent is KO'd or wounded
  RobsAgent,     ///< seat; number: it has so many cards less in its hand
  RobsDie,       ///< seat: it loses a die that it had claimed
  // neither
  NothingHappens,   ///< none of that, for certain
  MayBeTraitor,     ///< seat, voted on; percent: as the seat that answers believes
  TakenForTraitor,  ///< the same, told to the Traitor; percent: as the table could believe, leaving him out
  KeepsCards,       ///< a window passes: cards and Abilities are kept for later
  // what others may make of it: `trace` says by which sign
  SuspectedMuchLess,
  SuspectedLess,
  TellsNothing,
  SuspectedMore,
  SuspectedMuchMore,
};
inline constexpr int kGrounds = static_cast<int>(Ground::SuspectedMuchMore) + 1;
/// Whether a ground is what the answer shows to others.
[[nodiscard]] constexpr bool isShown(Ground ground) { return ground > Ground::KeepsCards; }
/// Whether it is what the answer pays an Agent.
[[nodiscard]] constexpr bool isPay(Ground ground) { return ground <= Ground::GoesTo; }
/// Whether it is what the answer pays the revealed Traitor: the other's harm.
[[nodiscard]] constexpr bool isPayOfTraitor(Ground ground) {
  switch (ground) {
    case Ground::WinsSeason:
    case Ground::GetsCards:
    case Ground::LosesArtifact:
    case Ground::ExecutesPlot:
    case Ground::StressGoes:
    case Ground::FillsTrack:
    case Ground::BlocksPlace:
    case Ground::ClueGoes:
    case Ground::BronzesAgent:
    case Ground::HurtsAgent:
    case Ground::RobsAgent:
    case Ground::RobsDie: return true;
    default: return false;
  }
}

/// What others see somebody do, as far as it speaks for or against a seat.
enum class Trace : std::uint8_t {
  Anything,  ///< no single thing
  TakesClue,
  LetsClueGo,
  LetsGoodClueGo,
  Travels,
  Researches,
  ReturnsStress,
  Repairs,
  FacesObstacle,
  Heals,
  UsesAbility,
  PlaysText,
  GivesCard,
  Covers,
  GivesDieUp,
  CallsVote,
};
inline constexpr int kTraces = static_cast<int>(Trace::CallsVote) + 1;

/// A ground, and how likely it is.
struct Reason {
  Ground ground = Ground::NothingHappens;
  kernel::Noun about = {};
  int number = 0;
  int percent = 100;  ///< how often it comes to that; 100: for certain, if nobody responds
  Trace trace = Trace::Anything;
  friend bool operator==(const Reason&, const Reason&) = default;
};

/// Their names in data/words.
[[nodiscard]] std::span<const house::Word> groundWords();
[[nodiscard]] std::span<const house::Word> traceWords();

}  // namespace w13
