#include "measure/report/card_uses.h"

#include <algorithm>

namespace w13 {

namespace {

constexpr kernel::Per<Use, const char*, kUses> kColumns = {{"drawn", "turned_up", "played", "spent", "icon",
                                                            "discarded", "used", "struck", "stayed", "retrieved",
                                                            "lost", "captured", "stopped", "executed"}};

constexpr std::array kOfTrait = {UseOfKind{Use::Drawn, "Drawn"}, UseOfKind{Use::Played, "Played for its text"},
                                 UseOfKind{Use::Spent, "Spent on a clue"}, UseOfKind{Use::Discarded, "Discarded"}};
constexpr std::array kOfCalamity = {UseOfKind{Use::TurnedUp, "Turned up"}};
constexpr std::array kOfTraitor = {
    UseOfKind{Use::TurnedUp, "Turned up by the Adversary"}, UseOfKind{Use::Drawn, "Drawn by the Traitor"},
    UseOfKind{Use::Played, "Played by the Traitor"}, UseOfKind{Use::Icon, "Discarded for its icon"},
    UseOfKind{Use::Discarded, "Discarded"}};
constexpr std::array kOfConsequence = {UseOfKind{Use::TurnedUp, "Turned up"}, UseOfKind{Use::Stayed, "Stayed"}};
constexpr std::array kOfAbility = {UseOfKind{Use::Used, "Used"}};
constexpr std::array kOfPing = {UseOfKind{Use::TurnedUp, "Turned up"}, UseOfKind{Use::Used, "Its Action taken"}};
constexpr std::array kOfArtifact = {UseOfKind{Use::TurnedUp, "Revealed"}, UseOfKind{Use::Struck, "Whammy struck"},
                                    UseOfKind{Use::Retrieved, "Retrieved"}, UseOfKind{Use::Lost, "Lost"},
                                    UseOfKind{Use::Captured, "of these captured"}};
constexpr std::array kOfPlot = {UseOfKind{Use::TurnedUp, "Revealed"}, UseOfKind{Use::Stopped, "Stopped"},
                                UseOfKind{Use::Executed, "Executed"}};

}  // namespace

std::span<const UseOfKind> usesOf(Kind kind) {
  switch (kind) {
    case Kind::Trait: return kOfTrait;
    case Kind::Calamity: return kOfCalamity;
    case Kind::Traitor: return kOfTraitor;
    case Kind::Consequence: return kOfConsequence;
    case Kind::Ability: return kOfAbility;
    case Kind::Ping: return kOfPing;
    case Kind::Artifact:
    case Kind::Adversary: return kOfArtifact;
    case Kind::Plot: return kOfPlot;
    case Kind::Stress:
    case Kind::Loyalty: return {};
  }
  return {};
}

const char* columnOf(Use use) { return kColumns[use]; }

int pileNumber(const Design& design) {
  const bool typed = design.kind == Kind::Trait || design.kind == Kind::Calamity;
  return index(design.kind) * 6 + (typed ? index(design.type) : 0);
}

// ---- over all seasons -------------------------------------------------------------------------------------------

void CardTally::makeRoom(const Catalog& cards) {
  designs.resize(cards.designs.size());
  agents.resize(cards.agents.size());
}

void CardTally::add(const CardTally& other) {
  designs.resize(std::max(designs.size(), other.designs.size()));
  agents.resize(std::max(agents.size(), other.agents.size()));
  const auto addAll = [](auto& to, const auto& from) {
    for (std::size_t at = 0; at < from.size(); ++at) to[at].add(from[at]);
  };
  for (std::size_t design = 0; design < other.designs.size(); ++design) {
    for (std::size_t use = 0; use < at(kUses); ++use) designs[design].uses[use] += other.designs[design].uses[use];
    addAll(designs[design].seen, other.designs[design].seen);
  }
  for (std::size_t pile = 0; pile < piles.size(); ++pile) addAll(piles[pile], other.piles[pile]);
  addAll(agents, other.agents);
  all.add(other.all);
}

// ---- one season -------------------------------------------------------------------------------------------------

CardWatch::CardWatch(const Catalog& cards)
    : cards_(cards), uses_(cards.designs.size()), at_(cards.cards.size(), At::Elsewhere) {}

void CardWatch::note(CardId card, Use use, int times) { uses_[at(cards_.designOf(card))][use] += times; }

void CardWatch::chose(kernel::Choice choice, CardId ping) {
  paid_ = CardId::None;
  switch (choice.verb) {
    case verb::Spend:
    case verb::SpendByAbility: paid_ = cardOf(choice.noun); return note(paid_, Use::Spent);
    case verb::DiscardForObstacle:
    case verb::DiscardForStress: paid_ = cardOf(choice.noun); return note(paid_, Use::Icon);
    case verb::Use:
      if (placeOf(choice.noun) == Place::PingAction && ping != CardId::None) note(ping, Use::Used);
      return;
    default: return;
  }
}

void CardWatch::read(const Events& events) {
  for (const Event& event : events)
    if (thingOf(event.noun) == Thing::Card && cardOf(event.noun) != CardId::None) readCard(event, cardOf(event.noun));
}

void CardWatch::readCard(const Event& event, CardId card) {
  seen_.set(at(cards_.designOf(card)));
  switch (event.what) {
    case Happened::CardDrawn: at_[at(card)] = At::Hand; return note(card, Use::Drawn);
    case Happened::CardHanded: at_[at(card)] = At::Hand; return;
    case Happened::CardPlayed: at_[at(card)] = At::Middle; return note(card, Use::Played);
    case Happened::CardTurnedUp: return turnedUp(card);
    case Happened::CardGone:  // a partner refused: not played after all; or the card lies under its pile
      if (event.seat != Seat::Table) note(card, Use::Played, -1);
      at_[at(card)] = event.seat != Seat::Table ? At::Hand : At::Elsewhere;
      return;
    case Happened::CardStored: at_[at(card)] = At::Elsewhere; return;
    case Happened::CardDiscarded: return discarded(card);
    case Happened::AbilityUsed: return note(card, Use::Used);
    case Happened::PingRevealed:
    case Happened::ArtifactRevealed:
    case Happened::ConsequenceTurnedUp:
    case Happened::PlotRevealed: return note(card, Use::TurnedUp);
    case Happened::WhammyStruck: return note(card, Use::Struck);
    case Happened::ConsequenceStays: return note(card, Use::Stayed);
    case Happened::ArtifactRetrieved: return note(card, Use::Retrieved);
    case Happened::ArtifactLost: return note(card, Use::Lost);
    case Happened::ArtifactCaptured: return note(card, Use::Captured);
    case Happened::PlotStopped: return note(card, Use::Stopped);
    case Happened::PlotExecuted: return note(card, Use::Executed);
    default: return;
  }
}

// A Trait lies open while it is being spent, or while somebody digs for a Calamity: no use of its own.
void CardWatch::turnedUp(CardId card) {
  at_[at(card)] = At::Middle;
  if (cards_.of(card).kind != Kind::Trait) note(card, Use::TurnedUp);
}

void CardWatch::discarded(CardId card) {
  if (at_[at(card)] == At::Hand && card != paid_) note(card, Use::Discarded);
  at_[at(card)] = At::Elsewhere;
}

SeenDesigns CardWatch::seen(const Setup& setup) const {
  SeenDesigns seen = seen_;
  for (const AgentId agent : setup.agents)
    for (const DesignId ability : cards_.of(agent).abilities)
      if (ability != DesignId::None) seen.set(at(ability));
  return seen;
}

void CardWatch::enter(CardTally& tally, const Setup& setup, bool warehouseWon) const {
  const Won one{1, warehouseWon ? 1 : 0};
  tally.all.add(one);
  for (const AgentId agent : setup.agents) tally.agents[at(agent)].add(one);
  const SeenDesigns seen = this->seen(setup);
  std::array<std::size_t, kPilesOfCards> together{};
  const auto seenWith = [&](std::size_t design) -> std::size_t& {
    return together[at(pileNumber(cards_.designs[design]))];
  };
  for (std::size_t design = 0; design < uses_.size(); ++design)
    if (seen.test(design)) seenWith(design) = std::min(seenWith(design) + 1, at(kMostSeen));
  for (std::size_t pile = 0; pile < together.size(); ++pile) tally.piles[pile][together[pile]].add(one);
  for (std::size_t design = 0; design < uses_.size(); ++design) {
    CardCounts& counts = tally.designs[design];
    for (std::size_t use = 0; use < counts.uses.size(); ++use) counts.uses[use] += uses_[design][use];
    if (seen.test(design)) counts.seen[seenWith(design)].add(one);
  }
}

}  // namespace w13
