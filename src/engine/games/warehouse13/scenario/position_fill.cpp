// What a position does not say.

#include <algorithm>
#include <array>

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/queries.h"
#include "engine/games/warehouse13/scenario/position.h"
#include "engine/games/warehouse13/table.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

using kernel::DataError;

constexpr kernel::Per<Pile, const char*, kPileCount> kPileNames = {
    {"logic", "intuition", "lore", "tech", "traitor", "consequence", "ping", "plot", "artifact"}};

/// Whether a card does and says nothing but its numbers (a Whammy apart).
bool isPlain(const Design& design) {
  for (const When event : kernel::Each<When>(kWhens))
    if (design.at(event) != 0 && event != When::Whammy) return false;
  return design.standingCount == 0 && !design.pending;
}

template <class Tray>
void fillTray(Tray& tray, const std::vector<CardId>& rest, const std::vector<CardId>& tops, bool only,
              const std::vector<CardId>& discards, World& w) {
  if (!only)
    for (const CardId card : rest) tray.putOnTop(card);
  for (std::size_t left = tops.size(); left-- > 0;) tray.putOnTop(tops[left]);
  for (std::size_t left = discards.size(); left-- > 0;) tray.discard(discards[left]);
  if (!discards.empty()) w.knows[discards[0]] = {};
}

}  // namespace

Pile readPile(std::string_view text) {
  if (const std::optional<Pile> pile = kPileNames.find(plain(text))) return *pile;
  throw DataError("there is no pile " + inQuotes(text) +
                  "; write logic, intuition, lore, tech, traitor, consequence, ping, plot or artifact");
}

// ---- what was not said ------------------------------------------------------------------------------------------

void Position::fillSeats() {
  const int fewest = state_.world.variants.cooperative ? 2 : 3;
  for (const AgentCard& each : cards_->agents)
    if (state_.world.players < fewest && seatOfAgent(state_.world, readAgent(each.id, *cards_)) == Seat::Table)
      sit(each.id);
}

void Position::fillRoles() {
  World& w = state_.world;
  if (w.variants.cooperative) {
    if (traitor_ != Seat::Table) throw DataError("the cooperative game has no Traitor (VAR-03)");
  } else {
    w.traitor.seat = traitor_;
    for (int seat = w.players; w.traitor.seat == Seat::Table && seat-- > 0;)
      if (!w.agents[seat].loyaltyShown) w.traitor.seat = seatAt(seat);
    if (w.traitor.seat == Seat::Table || w.agent(w.traitor.seat).loyaltyShown)
      throw DataError("an Agent whose Loyalty card lies open cannot be the Traitor (BRONZE-01)");
  }
  w.firstAgent = first_;
  for (int seat = 0; w.firstAgent == Seat::Table && seat < w.players; ++seat)
    if (w.isAgent(seatAt(seat))) w.firstAgent = seatAt(seat);
  if (!w.isAgent(w.firstAgent)) throw DataError("the revealed Traitor cannot be First Agent (REVEAL-10)");
}

void Position::fillStress() {
  World& w = state_.world;
  int held = 0;
  for (const Seat seat : w.seats()) held += w.agents[seat].stress;
  const int all = cards_->stressFor(w.players);  // SETUP-04
  const int deck = stressDeck_.value_or(all - held);
  if (deck < 0 || deck + held > std::max(all, cards_->stressCards))
    throw DataError(std::to_string(held) + " Stress in hands and " + std::to_string(std::max(deck, 0)) +
                    " in the deck are too many: a season with " + std::to_string(w.players) + " players has " +
                    std::to_string(all) + " (SETUP-04); say \"stress_deck\" for more");
  w.stressDeck = deck;
}

std::vector<CardId> Position::unused(Kind kind, Symbol type) const {
  std::vector<CardId> found;
  for (const CardId card : cards_->all(kind))
    if (!usedCards_.test(at(index(card))) && (type == Symbol::None || cards_->of(card).type == type))
      found.push_back(card);
  return found;
}

CardId Position::plainOne(Kind kind) const {
  for (const CardId card : unused(kind))
    if (isPlain(cards_->of(card))) return card;
  throw DataError("no plain card is left for what the position does not say; say which Ping and artifact lie open");
}

void Position::fillPiles(Phase phase) {
  World& w = state_.world;
  const bool during = phase == Phase::Investigation || phase == Phase::Retrieval;
  if (during && w.ping == CardId::None) {
    w.ping = plainOne(Kind::Ping);
    usedCards_.set(at(index(w.ping)));
  }
  for (const Symbol type : kTypes) {
    std::vector<CardId> rest = unused(Kind::Calamity, type);
    const std::vector<CardId> traits = unused(Kind::Trait, type);
    rest.insert(rest.end(), traits.begin(), traits.end());
    const std::size_t pile = at(index(type));
    fillTray(w.traits[pile], rest, tops_[pile], only_[pile], discards_[pile], w);
  }
  const auto fill = [&](auto& tray, Kind kind, Pile pile, std::size_t most) {
    std::vector<CardId> rest = unused(kind);
    if (rest.size() > most) rest.resize(most);
    fillTray(tray, rest, tops_[pile], only_[pile], discards_[pile], w);
  };
  fill(w.traitorDeck, Kind::Traitor, Pile::Traitor, kMaxCards);
  fill(w.consequences, Kind::Consequence, Pile::Consequence, kMaxCards);
  fill(w.plots, Kind::Plot, Pile::Plot, kMaxCards);
  const std::size_t pingsSaid = tops_[Pile::Ping].size();
  const std::size_t stack = 6;  // SETUP-09
  const std::size_t gone = std::min<std::size_t>(stack, pingsSaid + w.episode);
  fill(w.pings, Kind::Ping, Pile::Ping, stack - gone);
  for (const Symbol type : kTypes)
    for (int place = 0; place < w.pile(type).discardSize(); ++place) w.knows[w.pile(type).discardAt(place)] = {};
}

// The stack as it would be dealt, less what has left it: an Adversary Artifact is the third (SETUP-12).
void Position::fillArtifacts(Phase phase) {
  World& w = state_.world;
  const bool during = phase == Phase::Investigation || phase == Phase::Retrieval;
  if (during && w.artifact == CardId::None && !waits_) {
    waits_ = phase == Phase::Investigation && !w.dice(Spot::Field).empty();
    if (!waits_) {
      w.artifact = plainOne(Kind::Artifact);
      usedCards_.set(at(index(w.artifact)));
    }
  }
  if (during && w.artifact != CardId::None && !w.dice(Spot::Field).empty() && w.episode > 0 &&
      phase == Phase::Retrieval)
    throw DataError("Retrieval begins when no clue is unclaimed (RETR-01); no die may lie in the Field");
  w.artifactWaits = waits_;
  const int out = w.stacks.size() + w.lost.size() + (w.artifact != CardId::None ? 1 : 0);
  const int all = w.variants.fourLost ? 6 : 5;
  const std::vector<CardId>& tops = tops_[Pile::Artifact];
  const std::vector<CardId> artifacts = unused(Kind::Artifact);
  const std::vector<CardId> adversaries = unused(Kind::Adversary);
  std::size_t next = 0;
  const int left = std::max(all - out - kernel::count(tops), waits_ && tops.empty() ? 1 : 0);
  if (!only_[Pile::Artifact])
    for (int place = 0; place < left && next < artifacts.size(); ++place) {
      const bool adversary = place == all - 3 && !adversaries.empty();
      w.artifacts.push(adversary ? adversaries[0] : artifacts[next++]);
    }
  for (std::size_t card = tops.size(); card-- > 0;) {
    if (w.artifacts.full()) throw DataError("the artifact stack has room for seven cards");
    w.artifacts.push(tops[card]);
  }
  if (waits_ && w.artifacts.empty()) throw DataError("the stack is empty: no artifact can wait on it");
}

// ---- cards in force ---------------------------------------------------------------------------------------------

void Position::enforceCards(State& made) const {
  kernel::Script none;
  Table t(made, *cards_, none, nullptr);
  World& w = made.world;
  for (const Seat seat : w.seats())
    for (const Slot slot : kAllSlots) {
      const CardId card = cards_->abilityCard(w.agents[seat].who, slot);
      if (card != CardId::None && cards_->of(card).stays == Stays::No && w.agents[seat].hasAbilities)
        t.enforce(card, true);
    }
  const auto open = [&](CardId card, bool marks) {
    if (card == CardId::None) return;
    w.knows[card] = SeatSet::all();
    t.enforce(card, marks);
  };
  open(w.ping, true);
  if (w.artifact != CardId::None) {
    w.knows[w.artifact] = SeatSet::all();
    if (cards_->of(w.artifact).kind == Kind::Artifact) t.enforce(w.artifact, true);  // CARD-23
  }
  open(w.plot, true);
  for (const CardId card : w.faceUp) open(card, false);
  for (const CardId card : w.inForce) open(card, true);
  for (const Owned& stays : w.staying) open(stays.card, true);
  for (const CardId card : w.lost) {
    w.knows[card] = SeatSet::all();
    if (cards_->of(card).kind == Kind::Adversary) t.enforce(card, true);
  }
  for (const CardId card : w.stacks) w.knows[card] = SeatSet::all();
}

// An Investigation without an unclaimed clue is over (RETR-01): one that does not say any has a 0-clue in Leads.
void Position::fillLeads(Phase phase) {
  if (phase != Phase::Investigation || !state_.world.unclaimed().empty()) return;
  for (const Symbol type : kTypes)
    if (!diceOf(type).without(usedDice_).empty()) {
      die({type, {type, 0}}, Spot::Leads);
      return;
    }
}

State Position::filled(Phase phase) const {
  Position all = *this;
  World& w = all.state_.world;
  w.phase = phase;
  all.fillSeats();
  all.fillLeads(phase);
  if (const std::string fault = faultOf(all.setup(), *cards_); !fault.empty()) throw DataError(fault);
  all.fillRoles();
  all.fillStress();
  all.fillPiles(phase);
  all.fillArtifacts(phase);
  const auto heap = [&](ObstacleId id) { return w.obstacleSupply.push(id); };
  for (const ObstacleId id : cards_->obstacles)
    if (!usedObstacles_[id]) heap(id);
  for (std::size_t left = obstacleTops_.size(); left-- > 0;) heap(obstacleTops_[left]);
  if (phase == Phase::Retrieval && !w.unclaimed().empty())
    throw DataError("Retrieval begins when no clue is unclaimed (RETR-01); no die may lie in Leads or Field");
  if (phase == Phase::Finale && !w.variants.cooperative && !w.traitor.revealed)
    throw DataError("in the Finale the Traitor is revealed (FINAL-02); say \"revealed\"");
  enforceCards(all.state_);
  return all.state_;
}

Setup Position::setup() const {
  Setup made;
  Position all = *this;
  if (all.state_.world.players == 0) all.fillSeats();
  for (int seat = 0; seat < all.state_.world.players; ++seat) made.agents.push_back(all.state_.world.agents[seat].who);
  made.variants = state_.world.variants;
  made.traitor = traitor_;
  return made;
}

}  // namespace w13
