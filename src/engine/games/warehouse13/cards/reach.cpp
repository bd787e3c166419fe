#include "engine/games/warehouse13/cards/reach.h"

#include <algorithm>
#include <array>
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

/// What every card in play hears of; the rules tell some decks of some of it themselves.
bool isForAll(When event) { return wakesAll(event) || among(event, {When::Arrive, When::TravelledEither}); }

}  // namespace

bool acts(const Design& design, When event) {
  const bool inPlay = design.stays != Stays::No || design.kind == Kind::Consequence || design.kind == Kind::Ping ||
                      design.kind == Kind::Artifact || design.kind == Kind::Adversary || design.kind == Kind::Plot;
  if (inPlay && isForAll(event)) return true;
  if (design.kind == Kind::Ability && (wakesAll(event) || event == When::TravelledEither)) return true;
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
  if (condition == If::IsKo) fails(If::IsWound);
  if (condition == If::IsWound) fails(If::IsKo);
}

/// A word about you that has no number; If::Always: it is something else.
static If wordOf(const Condition& condition) {
  const bool plain = condition.how == Judging::Word && condition.who == Who::You && condition.word != If::Always;
  return plain && words::kConditions.of(condition.word)->with != With::Number ? condition.word : If::Always;
}

void Known::learn(ConditionAt at, bool so, const Catalog& cards) {
  const Condition& condition = cards.conditions[at];
  const bool splits = (condition.how == Judging::And && so) || (condition.how == Judging::Or && !so);
  if (condition.how == Judging::Not) return learn(condition.first, !so, cards);
  if (splits) {
    learn(condition.first, so, cards);
    return learn(condition.second, so, cards);
  }
  if (const If word = wordOf(condition); word != If::Always) so ? holds(word) : fails(word);
}

std::optional<bool> Known::judge(ConditionAt at, const Catalog& cards) const {
  const Condition& condition = cards.conditions[at];
  if (condition.how == Judging::Not) {
    const std::optional<bool> inner = judge(condition.first, cards);
    return inner ? std::optional(!*inner) : std::nullopt;
  }
  if (condition.how == Judging::And || condition.how == Judging::Or) {
    const bool settles = condition.how == Judging::Or;  // a part that holds settles it; of `and` one that does not
    const std::optional<bool> first = judge(condition.first, cards), second = judge(condition.second, cards);
    if (first == settles || second == settles) return settles;
    return first && second ? std::optional(!settles) : std::nullopt;
  }
  const If word = wordOf(condition);
  if (word != If::Always && isSure(word)) return true;
  return word != If::Always && isOut(word) ? std::optional(false) : std::nullopt;
}

void Known::forget() {
  const std::uint32_t lasting = bit(If::Whammied) | bit(If::InRetrieval) | bit(If::InFinale);
  holds_ &= lasting;
  fails_ &= lasting;
}

static bool asksTheOccasion(If condition) {
  switch (condition) {
    case If::PhysicalChallenge:
    case If::MentalChallenge:
    case If::MaintenanceChallenge:
    case If::IsKo:
    case If::IsWound:
    case If::Concerns: return true;
    default: return false;
  }
}

bool asksTheOccasion(ConditionAt at, const Catalog& cards, bool event) {
  return anyPart(at, cards.conditions, [&](const Condition& part) {
    return asksTheOccasion(part.word) && !(event && part.word == If::Concerns);
  });
}

bool asksSteps(ConditionAt at, const Catalog& cards) {
  return anyPart(at, cards.conditions, [](const Condition& part) {
    return part.how == Judging::Trait || part.word == If::Unable || part.word == If::SameFace;
  });
}

bool isAboutYou(ConditionAt at, const Catalog& cards) {
  const auto counts = [&](Amount of) {
    return anyPart(of, cards.numbers, [](const WorkedOut& part) {
      return part.how == Working::Counted && isPersonal(part.count) && (!part.named || part.whose == Who::You);
    });
  };
  constexpr std::array kYours = {Heap::Accessible, Heap::YourClaimed, Heap::YourRevealed};
  return anyPart(at, cards.conditions, [&](const Condition& part) {
    if (part.how == Judging::AnyDie) return std::ranges::find(kYours, part.heap) != kYours.end();
    if (part.how != Judging::Word) return counts(part.one) || counts(part.other);
    const bool personal = part.word == If::ZeroClueOpen || part.word == If::HandAtLeast || part.word == If::Here ||
                          words::kConditions.of(part.word)->with == With::Person;
    return personal && (part.who == Who::You || part.word == If::Here);
  });
}

Whos concernedAt(When event, Windows answers) {
  const auto answersTo = [&](Window window) { return event == When::Done && (answers & bit(window)) != 0; };
  Whos words;
  if (among(event, {When::Arrive, When::TravelledEither})) words |= Who::Traveller;
  if (among(event, {When::Drawn, When::StressDrawn}) || answersTo(Window::Calamity)) words |= Who::Drawer;
  if (event == When::WarehouseRolled || answersTo(Window::Rolled) || answersTo(Window::Snag)) words |= Who::Roller;
  if (answersTo(Window::Challenge) || answersTo(Window::Faced)) words |= Who::Challenger;
  const bool somebody = wakesAll(event) && !among(event, {When::CaseRoundBegins, When::CaseRoundEnds, When::RoundEnds});
  if (!words.empty() || somebody || answersTo(Window::Harm) || event == When::Misapplied) words |= Who::Concerned;
  return words;
}

static bool canHoldInOnly(If condition, Windows answers) {
  const Windows challenge = bit(Window::Challenge) | bit(Window::Faced);
  switch (condition) {
    case If::PhysicalChallenge:
    case If::MentalChallenge:
    case If::MaintenanceChallenge: return (answers & challenge) != 0;
    case If::IsKo:
    case If::IsWound: return (answers & bit(Window::Harm)) != 0;
    case If::Concerns:
      return (answers &
              (challenge | bit(Window::Snag) | bit(Window::Harm) | bit(Window::Revealed) | bit(Window::Goo))) != 0;
    case If::SameFace: return false;  // nothing has been rerolled yet
    default: return true;
  }
}

bool canHoldInOnly(ConditionAt at, Windows answers, const Catalog& cards) {
  const Condition& condition = cards.conditions[at];
  const auto inner = [&](ConditionAt part) { return canHoldInOnly(part, answers, cards); };
  switch (condition.how) {
    case Judging::Word: return canHoldInOnly(condition.word, answers);
    case Judging::And: return inner(condition.first) && inner(condition.second);
    case Judging::Or: return inner(condition.first) || inner(condition.second);
    case Judging::Trait: return false;  // none has been played or spent yet
    default: return true;
  }
}

Foregone foregone(ConditionAt at, const Catalog& cards) {
  const Condition& condition = cards.conditions[at];
  if (condition.how != Judging::Word || !condition.one.isPrinted()) return {};
  const int number = condition.one.number;
  if (condition.word == If::RolledAtLeast) {
    const int highest = *std::max_element(cards.warehouseFaces.begin(), cards.warehouseFaces.end());
    const int lowest = *std::min_element(cards.warehouseFaces.begin(), cards.warehouseFaces.end());
    if (highest > 0 && number > highest) return {false, "a Warehouse die goes to " + std::to_string(highest)};
    if (number <= lowest) return {true, "a Warehouse die shows " + std::to_string(lowest) + " at least"};
  }
  if (condition.word == If::HandAtLeast && number == 0) return {true, "every hand has that many"};
  if (condition.word == If::Here && condition.who == Who::You) return {true, "you are where you are"};
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
  if (const auto* next = step.part<NextOf>(); next != nullptr && next->what == TurnedUp::Ping) return false;
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

bool isOf(Who who, const Chosen& chosen) {
  return (chosen.them && who == Who::Them) || (chosen.die && who == Who::EachOwner);
}

/// Whether a number counts what a choice has settled.
bool counts(Amount of, const Chosen& chosen, const Catalog& cards) {
  return anyPart(of, cards.numbers, [&](const WorkedOut& part) {
    if (part.how != Working::Counted) return false;
    return (chosen.die && part.count == Count::DieNumber) || (part.named && isOf(part.whose, chosen));
  });
}

/// Whether a condition asks about it.
bool asks(ConditionAt at, const Chosen& chosen, const Catalog& cards) {
  return anyPart(at, cards.conditions, [&](const Condition& part) {
    const bool die = part.word == If::SameFace || (part.how == Judging::AnyDie && part.heap == Heap::It);
    const bool theirs = part.how == Judging::AnyDie && part.heap == Heap::TheirClaimed;
    return (chosen.die && die) || (chosen.them && theirs) || isOf(part.who, chosen) ||
           counts(part.one, chosen, cards) || counts(part.other, chosen, cards);
  });
}

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
  if (chosen.die && step.who == Who::EachOwner) return true;
  if (only != nullptr && asks(only->condition, chosen, cards)) return true;
  bool counted = false;
  eachAmount(step, [&](Amount amount) { counted = counted || counts(amount, chosen, cards); });
  if (counted) return true;
  if (chosen.pile && (needsPile(step) || (dice != nullptr && dice->filter.paidByTop))) return true;
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
    const auto* sent = step.part<SentTo>();
    if (step.who != Who::You || (sent == nullptr && step.verb != Do::Travel)) return false;
    const bool out = sent == nullptr || sent->to == Location::Field;
    if (out && !inField) return true;
    if (out && sent != nullptr) return false;  // who is there cannot be sent there
    inField = false;
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
