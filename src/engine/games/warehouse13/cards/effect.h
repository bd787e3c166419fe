#pragma once
// The effect language as the engine runs it: small steps in one flat list, resolved once at load. Each word's meaning
// is with its verb in effects/, its syntax in docs/effects.md.

#include <variant>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/condition.h"
#include "engine/games/warehouse13/cards/number.h"
#include "engine/games/warehouse13/cards/terms.h"

namespace w13 {

// ---- what steps take: parts that several share
// -------------------------------------------------------------------------

struct WhichDice : Filtered {
  Heap heap = Heap::It;
  friend bool operator==(const WhichDice&, const WhichDice&) = default;
};
struct Ringed {
  bool ring = false;  ///< with a ring on the obstacle
  friend bool operator==(const Ringed&, const Ringed&) = default;
};
struct InOwnWords {
  std::uint16_t asks = 0;  ///< a question among the catalog's; 0: the card has no words for it
  friend bool operator==(const InOwnWords&, const InOwnWords&) = default;
};

// ---- what steps take: one type for each kind of step
// -------------------------------------------------------------------

/// An entry of `choose_one`.
struct Labelled {
  std::uint16_t text = 0;  ///< what the button says, among the catalog's texts
  friend bool operator==(const Labelled&, const Labelled&) = default;
};
/// `choose_agent`: the Agents that may be chosen.
struct AgentsWanted {
  AgentFilters filters;
  friend bool operator==(const AgentsWanted&, const AgentsWanted&) = default;
};
/// `lay`
struct LaidOnAgent : AgentsWanted {
  bool secret = false;  ///< nobody but the chooser knows on whom
  friend bool operator==(const LaidOnAgent&, const LaidOnAgent&) = default;
};
/// `choose_die`
struct DieWanted : WhichDice {
  bool another = false;  ///< not the die chosen before
  friend bool operator==(const DieWanted&, const DieWanted&) = default;
};
/// `choose_pile`
struct PilesWanted {
  Piles piles = Piles::Any;
  friend bool operator==(const PilesWanted&, const PilesWanted&) = default;
};
/// `choose_type`
struct TypesWanted {
  bool required = false;  ///< only types that are still required
  friend bool operator==(const TypesWanted&, const TypesWanted&) = default;
};
/// `each`
struct OfGroup {
  Group group = Group::Agents;
  friend bool operator==(const OfGroup&, const OfGroup&) = default;
};
/// `if`
struct OnlyIf {
  ConditionAt condition = 0;
  friend bool operator==(const OnlyIf&, const OnlyIf&) = default;
};
/// `turn`
struct TurnedTo : WhichDice {
  Turned turned = Turned::Given;
  Clue clue;  ///< the face that is given
  friend bool operator==(const TurnedTo&, const TurnedTo&) = default;
};
/// `move`
struct MovedTo : WhichDice {
  Spot to = Spot::Leads;
  friend bool operator==(const MovedTo&, const MovedTo&) = default;
};
/// `draw`
struct Drawn : ManyOfType {
  bool anyTypes = false;     ///< each Trait from a pile named for it (RULING-62)
  bool free = false;         ///< Calamities among the cards are discarded without effect
  Amount give = printed(0);  ///< so many of them go to you, as who draws picks

  [[nodiscard]] bool isShared() const { return !give.is(0); }
  /// Whether the cards lie aside first, in nobody's hand.
  [[nodiscard]] bool isAside() const { return free || isShared(); }
  friend bool operator==(const Drawn&, const Drawn&) = default;
};
/// `arrange`
struct Arranged : ManyOfType {
  std::int8_t take = 0;  ///< so many of them go to the hand
  friend bool operator==(const Arranged&, const Arranged&) = default;
};
/// `return_stress`
struct Returned : HowMany {
  bool upTo = false;
  friend bool operator==(const Returned&, const Returned&) = default;
};
/// `discard`
struct Dropped : Returned {
  bool random = false;
  friend bool operator==(const Dropped&, const Dropped&) = default;
};
/// `transfer`
struct Passed : InOwnWords {
  Passing passing = Passing::Either;
  friend bool operator==(const Passed&, const Passed&) = default;
};
/// `stash`
struct StashedTo {
  Stashed stash = Stashed::Bag;
  friend bool operator==(const StashedTo&, const StashedTo&) = default;
};
/// `turn_up`
struct NextOf : OfType {
  TurnedUp what = TurnedUp::Ping;
  friend bool operator==(const NextOf&, const NextOf&) = default;
};
/// `send`
struct SentTo {
  Location to = Location::Warehouse;
  friend bool operator==(const SentTo&, const SentTo&) = default;
};
/// `round`
struct PartOfRound {
  Partaking part = Partaking::Alone;
  friend bool operator==(const PartOfRound&, const PartOfRound&) = default;
};
/// `swap`
struct SwappedWith {
  Swapped what = Swapped::Hands;
  friend bool operator==(const SwappedWith&, const SwappedWith&) = default;
};
/// `maintenance`
struct OnTrack : HowMany, Ringed {
  bool gear = false;  ///< the Broken Gear instead of obstacles
  friend bool operator==(const OnTrack&, const OnTrack&) = default;
};
/// `obstacle`
struct OnPlace : Ringed, AtPlace {
  bool onPile = false;  ///< on the Trait pile chosen
  friend bool operator==(const OnPlace&, const OnPlace&) = default;
};
/// `settle`
struct EndsAs {
  Outcome outcome = Outcome::Won;
  friend bool operator==(const EndsAs&, const EndsAs&) = default;
};

/// What a step takes: one of these, as its verb's row says.
using Taken =
    std::variant<Nothing, Labelled, WhichDice, HowMany, OfType, ManyOfType, InOwnWords, AgentsWanted, LaidOnAgent,
                 DieWanted, PilesWanted, TypesWanted, OfGroup, OnlyIf, TurnedTo, MovedTo, Drawn, Arranged, Returned,
                 Dropped, Passed, StashedTo, NextOf, SentTo, PartOfRound, SwappedWith, OnTrack, OnPlace, EndsAs>;

/// One step of a card.
struct Effect : Holding<Taken> {
  Do verb = Do::End;
  Who who = Who::You;  ///< whom it concerns
  Who by = Who::You;   ///< who chooses
  EffectAt then = 0;
  EffectAt otherwise = 0;  ///< also the list of `if_unable` and `lost`; for `face`, `then` is the list of `won`

  friend bool operator==(const Effect&, const Effect&) = default;
};

inline const Effect& Catalog::effect(EffectAt at) const { return effects[at]; }

/// Calls `with` for each number that a step says.
template <class With>
void eachAmount(const Effect& step, With&& with) {
  if (const auto* count = step.part<HowMany>()) with(count->amount);
  if (const auto* drawn = step.part<Drawn>(); drawn != nullptr && drawn->isShared()) with(drawn->give);
}

}  // namespace w13
