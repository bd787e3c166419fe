#include "engine/games/warehouse13/cards/reach.h"

#include <algorithm>
#include <initializer_list>

#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

// ---- events -------------------------------------------------------------------------------------------------------

namespace {

using Events = std::initializer_list<When>;

bool among(When event, Events events) { return std::find(events.begin(), events.end(), event) != events.end(); }

/// What wakes a card that lies face up.
bool wakesStaying(When event) {
  return among(event, {When::Arrive, When::RoundBegins, When::Rolled, When::Revealed, When::Cleanup});
}

bool wakesAbility(Slot slot, When event) {
  if (among(event, {When::Done, When::BeforeRetrieval, When::Lost})) return true;
  const bool byItself = slot == Slot::Asset || slot == Slot::Downside;
  return (byItself && event == When::Arrive) ||
         (slot == Slot::Asset && among(event, {When::TraitPlayed, When::TraitSpent}));
}

}  // namespace

bool acts(const Design& design, When event) {
  if (design.stays != Stays::No && wakesStaying(event)) return true;
  switch (design.kind) {
    case Kind::Trait:
    case Kind::Calamity:
    case Kind::Traitor: return event == When::Done;
    case Kind::Consequence:
      return among(event, {When::Done, When::Lost, When::BeforeRetrieval, When::RoundBegins, When::Rolled,
                           When::Revealed, When::Cleanup});
    case Kind::Ability: return wakesAbility(design.slot, event);
    case Kind::Ping:
      return among(event, {When::Done, When::Arrive, When::PingAction, When::TravelledEither, When::CluesRolled});
    case Kind::Artifact:
      return among(event, {When::Whammy, When::BeforeRetrieval, When::RoundBegins, When::Rolled, When::Revealed,
                           When::Misapplied});
    case Kind::Adversary:
      return among(event, {When::Whammy, When::Lost, When::BeforeRetrieval, When::RoundBegins, When::Rolled,
                           When::Revealed, When::Cleanup});
    case Kind::Plot:
      return among(event, {When::Done, When::BeforeRetrieval, When::RoundBegins, When::Rolled, When::Revealed,
                           When::Misapplied});
    case Kind::Stress:
    case Kind::Loyalty: return false;
  }
  return false;
}

std::vector<std::string> eventsOf(const Design& design) {
  std::vector<std::string> names;
  for (const Word& word : words::kWhens.words)
    if (acts(design, word.as<When>())) names.emplace_back(word.name);
  return names;
}

// ---- conditions ---------------------------------------------------------------------------------------------------

void Known::holds(If condition) {
  holds_ |= bit(condition);
  if (condition == If::InWarehouse) fails(If::InField);
  if (condition == If::InField) fails(If::InWarehouse);
  if (condition == If::PhysicalChallenge) fails(If::MentalChallenge);
  if (condition == If::MentalChallenge) fails(If::PhysicalChallenge);
}

void Known::forget() {
  const std::uint32_t lasting = bit(If::Whammied) | bit(If::InRetrieval) | bit(If::InFinale);
  holds_ &= lasting;
  fails_ &= lasting;
}

bool asksTheOccasion(If condition) {
  switch (condition) {
    case If::PhysicalChallenge:
    case If::MentalChallenge:
    case If::MaintenanceChallenge:
    case If::ChallengeHere:
    case If::AnotherHere:
    case If::ConcernsYou: return true;
    default: return false;
  }
}

bool canHoldInOnly(If condition, Windows answers) {
  const Windows challenge = bit(Window::Challenge) | bit(Window::Faced);
  switch (condition) {
    case If::PhysicalChallenge:
    case If::MentalChallenge:
    case If::MaintenanceChallenge:
    case If::ChallengeHere: return (answers & challenge) != 0;
    case If::AnotherHere: return (answers & bit(Window::Harm)) != 0;
    case If::ConcernsYou:
      return (answers &
              (challenge | bit(Window::Snag) | bit(Window::Harm) | bit(Window::Revealed) | bit(Window::Goo))) != 0;
    case If::SameFace:
    case If::FocusTrait: return false;  // nothing has been rerolled or spent yet
    default: return true;
  }
}

Foregone foregone(If condition, int number, const Catalog& cards) {
  if (condition == If::RolledAtLeast) {
    const int highest = *std::max_element(cards.warehouseFaces.begin(), cards.warehouseFaces.end());
    const int lowest = *std::min_element(cards.warehouseFaces.begin(), cards.warehouseFaces.end());
    if (highest > 0 && number > highest) return {false, "a Warehouse die goes to " + std::to_string(highest)};
    if (number <= lowest) return {true, "a Warehouse die shows " + std::to_string(lowest) + " at least"};
  }
  if (condition == If::HandAtLeast && number == 0) return {true, "every hand has that many"};
  if (condition == If::FieldAgentsBelow && number == 0) return {false, "there are never fewer than none"};
  return {};
}

// ---- choices that can be empty ------------------------------------------------------------------------------------

bool canBeEmpty(const Effect& choice) {
  switch (choice.verb) {
    case Do::ChooseDie: return true;
    case Do::ChooseAgent:
      return !choice.as<AgentsWanted>().filters.without(AgentFilter::Other).empty();  // there always is another one
    case Do::ChoosePile: return choice.as<PilesWanted>().piles != Piles::Any;
    case Do::ChooseType: return choice.as<TypesWanted>().required;
    default: return false;
  }
}

bool needsPile(const Effect& step) {
  if (const auto* on = step.part<OnPlace>()) return on->onPile;
  const Verb* verb = verbOf(step.verb);
  if (verb == nullptr || !verb->needsPile || step.who == Who::Adversary) return false;
  const auto* drawn = step.part<Drawn>();
  return step.part<OfType>()->type == Symbol::None && (drawn == nullptr || !drawn->anyTypes);
}

namespace {

/// What a choice settles for the steps behind it, and what they take from it.
struct Chosen {
  bool them = false;
  bool die = false;
  bool pile = false;

  /// What a choice settles: from the first one (`by` true), or anew without it.
  void settle(Leaves what, bool by) {
    if (what == Leaves::Agent) them = by;
    if (what == Leaves::Die) die = by;
    if (what == Leaves::Pile) pile = by;
  }
};

bool uses(const Effect& step, const Chosen& chosen, const Catalog& cards);

bool listUses(EffectAt at, const Chosen& chosen, const Catalog& cards) {
  for (; at != 0 && cards.effect(at).verb != Do::End; ++at)
    if (uses(cards.effect(at), chosen, cards)) return true;
  return false;
}

bool uses(const Effect& step, const Chosen& chosen, const Catalog& cards) {
  if (step.verb == Do::Option) return listUses(step.then, chosen, cards);
  const auto* dice = step.part<WhichDice>();
  const auto* die = step.part<DieWanted>();
  const auto* only = step.part<OnlyIf>();
  if (chosen.them && (step.who == Who::Them || step.by == Who::Them)) return true;
  if (chosen.them && dice != nullptr && dice->heap == Heap::TheirClaimed) return true;
  if (chosen.die && dice != nullptr && (dice->heap == Heap::It || (die != nullptr && die->another))) return true;
  if (chosen.die && (step.who == Who::EachOwner || (only != nullptr && only->condition == If::SameFace))) return true;
  if (chosen.pile && (needsPile(step) || (dice != nullptr && dice->filter.paidByTop))) return true;
  if (step.verb == Do::HandOver) return true;  // of what was drawn aside, from a pile or by an Agent that was chosen
  return listUses(step.then, chosen, cards) || listUses(step.otherwise, chosen, cards);
}

}  // namespace

std::size_t unrelatedAfter(const std::vector<Effect>& list, std::size_t at, const Catalog& cards) {
  Chosen chosen;
  chosen.settle(verbOf(list[at].verb)->leaves, true);
  for (std::size_t next = at + 1; next < list.size(); ++next) {
    const bool related = uses(list[next], chosen, cards);
    const Verb& verb = *verbOf(list[next].verb);
    if (!related && !verb.isChoice()) return next;
    chosen.settle(verb.leaves, related);
  }
  return list.size();
}

bool arrivesAnew(EffectAt list, const Catalog& cards) {
  bool inField = true;
  for (; list != 0; ++list) {
    const Effect& step = cards.effect(list);
    const bool moves = step.who == Who::You && (step.verb == Do::Travel || step.verb == Do::SendHome);
    if (!moves) return false;
    inField = step.verb == Do::Travel && !inField;
    if (inField) return true;
  }
  return false;
}

bool holdsVerb(EffectAt list, Do verb, const Catalog& cards) {
  for (; list != 0 && cards.effect(list).verb != Do::End; ++list) {
    const Effect& step = cards.effect(list);
    if (step.verb == verb || holdsVerb(step.then, verb, cards) || holdsVerb(step.otherwise, verb, cards)) return true;
  }
  return false;
}

}  // namespace w13
