// Saying what lies where. What is not said is filled in by position_fill.cpp.

#include "engine/games/warehouse13/scenario/position.h"

#include <algorithm>
#include <vector>

#include "engine/games/warehouse13/queries.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

using kernel::DataError;

}  // namespace

Position::Position(const Catalog& cards) : cards_(&cards) {
  World& w = state_.world;
  w.snags.fill(-1);
  w.owner.fill(Seat::Table);
  w.diceAt[Spot::Supply] = cards.game.diceInPlay();
  w.diceAt[Spot::Locked] = usedDice_ = Dice::all().without(w.dice(Spot::Supply));
  w.ringsLeft = static_cast<std::uint8_t>(cards.game.rings);
  w.episode = 1;
  w.round = 1;
}

// ---- seats ------------------------------------------------------------------------------------------------------

Agent& Position::agent(Seat seat) {
  if (index(seat) < 0 || index(seat) >= state_.world.players)
    throw DataError("seat " + std::to_string(index(seat)) + " is empty; sit the agents down first");
  return state_.world.agents[seat];
}

Seat Position::sit(std::string_view name, Location where, Health health) {
  const AgentId who = readAgent(name, *cards_);
  World& w = state_.world;
  if (seatOfAgent(w, who) != Seat::Table) throw DataError(cards_->of(who).name.en + " sits at the table already");
  if (w.players >= cards_->game.mostPlayers)
    throw DataError(std::to_string(w.players + 1) + " agents are too many; a season takes " +
                    std::to_string(cards_->game.mostPlayers) + " at most (COMP-01)");
  Agent& sits = w.agents[w.players];
  sits = Agent{};
  sits.who = who;
  sits.health = health;
  const Seat seat = seatAt(w.players++);
  place(seat, where);
  return seat;
}

void Position::place(Seat seat, Location where) {
  if (where != Location::Warehouse && where != Location::Field)
    throw DataError(
        "an agent stands in the Warehouse or in the Field; say who is Bronzed or the revealed Traitor apart");
  agent(seat).at = where;
}

Seat Position::seat(std::string_view name) const {
  const Seat found = seatOfAgent(state_.world, readAgent(name, *cards_));
  if (found == Seat::Table) throw DataError(std::string(name) + " does not play here; add the agent to the players");
  return found;
}

void Position::checkHand(int cards) const {
  const int limit = cards_->game.handLimit;
  if (cards > limit)
    throw DataError("a hand of " + std::to_string(cards) + " cards is above the limit of " + std::to_string(limit) +
                    " (HAND-01)");
}

void Position::hand(Seat seat, std::string_view trait) {
  Agent& holder = agent(seat);
  checkHand(holder.handSize() + 1);
  const CardId card = take(trait, {Kind::Trait}, "Trait");
  holder.hand.push(card);
  state_.world.knows[card] = seat;
}

void Position::stress(Seat seat, int count) {
  Agent& holder = agent(seat);
  checkHand(holder.handSize() + std::max(count, 0));
  holder.stress += count;
}

void Position::bag(Seat seat, std::string_view trait) {
  Agent& holder = agent(seat);
  const DesignId asset = cards_->of(holder.who).abilities[0];
  if (asset == DesignId::None || cards_->of(asset).at(When::TraitPlayed) == 0)
    throw DataError(cards_->of(holder.who).name.en + " has no bag to store a Trait in");
  if (holder.bag != CardId::None) throw DataError("the bag holds one Trait only (PRINT-15)");
  holder.bag = take(trait, {Kind::Trait}, "Trait");
  state_.world.knows[holder.bag] = SeatSet::all();
}

void Position::used(Seat seat, Slot slot) {
  if (slot != Slot::Episode && slot != Slot::Season)
    throw DataError("only Episode and Season Abilities are ever used up, not a " + wordFor(slot));
  Agent& user = agent(seat);
  user.usedSlots = (SlotSet::fromBits(user.usedSlots) | slot).bits();
}

void Position::revealedTraitor(Seat seat) {
  Agent& was = agent(seat);
  if (was.handSize() > 0 || !was.claimed.empty())
    throw DataError("the revealed Traitor has no hand and no claimed dice (REVEAL-07, REVEAL-08)");
  traitor_ = seat;
  state_.world.traitor.revealed = true;
  was.at = Location::LostBoard;
  was.health = Health::Standing;
  was.hasAbilities = false;
}

void Position::bronzedTraitor(Seat seat) {
  revealedTraitor(seat);
  state_.world.traitor.bronzed = true;
  agent(seat).at = Location::BronzeSector;
}

void Position::bronzedLoyal(Seat seat) {
  Agent& lies = agent(seat);
  if (lies.handSize() > 0) throw DataError("a Bronzed Agent has no hand (BRONZE-12)");
  if (state_.world.bronzed != Seat::Table) throw DataError("only one Agent is Bronzed at a time (VOTE-09)");
  state_.world.bronzed = seat;
  lies.at = Location::BronzeSector;
  lies.health = Health::Standing;
  lies.loyaltyShown = true;
}

void Position::traitorCard(std::string_view name) {
  World& w = state_.world;
  if (!w.traitor.revealed) throw DataError("only a revealed Traitor holds Traitor cards; say who it is first");
  if (w.traitor.hand.size() >= cards_->game.handLimit)
    throw DataError("the Traitor holds " + std::to_string(cards_->game.handLimit) + " cards at most (TRT-06)");
  const CardId card = take(name, {Kind::Traitor}, "Traitor card");
  w.traitor.hand.push(card);
  w.knows[card] = traitor_;
}

void Position::plotHeld(std::string_view name) {
  World& w = state_.world;
  if (!w.traitor.revealed) throw DataError("only a revealed Traitor holds Plots; say who it is first");
  if (w.traitor.plots.size() >= 2) throw DataError("the Traitor holds two Plots at most (HAND-07)");
  const CardId card = take(name, {Kind::Plot}, "Plot");
  w.traitor.plots.push(card);
  w.knows[card] = traitor_;
}

void Position::gooLeft(int count) {
  if (count < 0 || count > cards_->game.gooDice)
    throw DataError("there are " + std::to_string(cards_->game.gooDice) + " Goo dice (COMP-03)");
  gooSaid_ = true;
  state_.world.traitor.goo = static_cast<std::uint8_t>((1 << count) - 1);
}

// ---- dice -------------------------------------------------------------------------------------------------------

DieId Position::die(const DieText& said, Spot spot, Seat owner) {
  World& w = state_.world;
  const Dice left = diceOf(said.colour).without(usedDice_);
  const std::string name = nameOfColour(said.colour);
  if (left.empty())
    throw DataError("there are not so many " + name + " dice: all " + std::to_string(diceOf(said.colour).size()) +
                    " lie elsewhere already (COMP-04)");
  const auto& faces = cards_->dieFaces[said.colour];
  const bool shown = said.shows.symbol != Symbol::None;
  const bool faceless =
      spot == Spot::Neutralized || spot == Spot::Locked || spot == Spot::Bronze || spot == Spot::Supply;
  if (shown && std::find(faces.begin(), faces.end(), said.shows) == faces.end()) {
    std::vector<std::string> there;
    for (const Clue face : faces) there.push_back(longFace(face));
    throw DataError("a " + name + " die has no face " + longFace(said.shows) + "; its faces are " + listed(there) +
                    " (DICE-01 to DICE-05)");
  }
  if (!shown && !faceless && spot != Spot::Claimed) throw DataError("say which face the " + name + " die shows there");
  if (spot == Spot::Claimed && owner == Seat::Table) throw DataError("a claimed die lies in front of an Agent");
  const DieId die = left.first();
  usedDice_ |= die;
  for (Dice& heap : w.diceAt) heap = heap.without(die);
  w.diceAt[spot] |= die;
  w.owner[die] = owner;
  if (shown && spot != Spot::Neutralized && spot != Spot::Locked) w.faces.set(die, said.shows);
  if (spot == Spot::Claimed) agent(owner).claimed |= die;
  if (spot == Spot::Applied || spot == Spot::Misapplied) w.retrieval.placed.push(die);
  return die;
}

void Position::dice(std::string_view line, Spot spot, Seat owner) {
  for (const DieText& each : readDice(line)) die(each, spot, owner);
}

// ---- cards ------------------------------------------------------------------------------------------------------

CardId Position::take(std::string_view name, std::initializer_list<Kind> kinds, const char* what) {
  const DesignId id = readDesign(name, *cards_);
  const Design& design = cards_->of(id);
  if (std::find(kinds.begin(), kinds.end(), design.kind) == kinds.end())
    throw DataError(inQuotes(name) + " is no " + what);
  for (const CardId card : cards_->all(design.kind)) {
    if (cards_->designOf(card) != id || usedCards_.test(at(index(card)))) continue;
    usedCards_.set(at(index(card)));
    return card;
  }
  throw DataError(design.copies == 1 ? "\"" + design.id + "\" is in the box once and lies elsewhere already"
                                     : "all " + std::to_string(design.copies) + " copies of \"" + design.id +
                                           "\" lie elsewhere already");
}

CardId Position::takeFrom(Pile pile, std::string_view name) {
  switch (pile) {
    case Pile::Traitor: return take(name, {Kind::Traitor}, "Traitor card");
    case Pile::Consequence: return take(name, {Kind::Consequence}, "Consequence");
    case Pile::Ping: return take(name, {Kind::Ping}, "Ping");
    case Pile::Plot: return take(name, {Kind::Plot}, "Plot");
    case Pile::Artifact: return take(name, {Kind::Artifact, Kind::Adversary}, "Artifact");
    default: break;
  }
  const Symbol type = kAllSymbols[index(pile)];
  const Design& design = cards_->of(readDesign(name, *cards_));
  if (design.type != type)
    throw DataError("\"" + design.id + "\" does not belong to the " + nameOfType(type) + " pile");
  return take(name, {Kind::Trait, Kind::Calamity}, "Trait or Calamity");
}

void Position::top(Pile pile, std::string_view card) { tops_[pile].push_back(takeFrom(pile, card)); }

void Position::only(Pile pile) { only_[pile] = true; }

void Position::discard(Pile pile, std::string_view card) {
  if (pile == Pile::Artifact) throw DataError("artifacts are not discarded; they go to the Stacks or the lost board");
  discards_[pile].push_back(takeFrom(pile, card));
}

void Position::ping(std::string_view card) {
  if (state_.world.ping != CardId::None) throw DataError("one Ping lies open at a time");
  state_.world.ping = take(card, {Kind::Ping}, "Ping");
}

void Position::artifact(std::string_view card, bool whammied) {
  if (waits_ || state_.world.artifact != CardId::None) throw DataError("an Episode has one artifact");
  state_.world.artifact = take(card, {Kind::Artifact, Kind::Adversary}, "Artifact");
  state_.world.whammied = whammied;
}

void Position::artifactWaits() {
  if (state_.world.artifact != CardId::None) throw DataError("the Episode's artifact lies face up already");
  waits_ = true;
}

void Position::plot(std::string_view card) {
  if (state_.world.plot != CardId::None) throw DataError("one Plot is in play at a time");
  state_.world.plot = take(card, {Kind::Plot}, "Plot");
}

void Position::plotsDone(int stopped, int executed) {
  if (stopped < 0 || stopped > 1 || executed < 0 || executed > 2)
    throw DataError("a season that goes on has at most 1 stopped and 2 executed Plots");
  state_.world.plotsStopped = static_cast<std::uint8_t>(stopped);
  state_.world.plotsExecuted = static_cast<std::uint8_t>(executed);
}

void Position::stacked(std::string_view card) {
  if (state_.world.stacks.size() >= 2) throw DataError("the third artifact in the Stacks ends the season (OUT-03)");
  state_.world.stacks.push(take(card, {Kind::Artifact, Kind::Adversary}, "Artifact"));
}

void Position::lost(std::string_view card) {
  if (state_.world.lost.size() >= 4) throw DataError("at most four artifacts can be lost (VAR-25)");
  state_.world.lost.push(take(card, {Kind::Artifact, Kind::Adversary}, "Artifact"));
}

void Position::consequenceFaceUp(std::string_view card) {
  if (state_.world.faceUp.full()) throw DataError("at most two Consequences lie beside an artifact (VAR-17)");
  state_.world.faceUp.push(take(card, {Kind::Consequence}, "Consequence"));
}

void Position::consequenceInForce(std::string_view card) {
  state_.world.inForce.push(take(card, {Kind::Consequence}, "Consequence"));
}

void Position::staying(std::string_view card) {
  if (cards_->of(readDesign(card, *cards_)).stays == Stays::No)
    throw DataError(inQuotes(card) + " does not stay after it is played");
  state_.world.staying.push({take(card, {Kind::Trait, Kind::Traitor}, "card that is played"), Seat::Table});
}

CardId Position::inPlay(std::string_view card) const {
  const World& w = state_.world;
  const DesignId design = readDesign(card, *cards_);
  std::vector<CardId> all = {w.ping, w.artifact, w.plot};
  for (const Owned& stays : w.staying) all.push_back(stays.card);
  all.insert(all.end(), w.inForce.begin(), w.inForce.end());
  all.insert(all.end(), w.faceUp.begin(), w.faceUp.end());
  all.insert(all.end(), w.lost.begin(), w.lost.end());
  for (const CardId each : all)
    if (each != CardId::None && cards_->designOf(each) == design) return each;
  throw DataError(inQuotes(card) + " is not in play here");
}

void Position::counters(std::string_view card, int count) {
  if (state_.world.counters.full()) throw DataError("there are counters on eight cards already");
  state_.world.counters.push({inPlay(card), count});
}

void Position::laid(std::string_view card, std::string_view on) {
  if (state_.world.laid.full()) throw DataError("eight cards lie on Agents already");
  state_.world.laid.push({inPlay(card), seat(on), SeatSet::all(), SeatSet(seat(on))});
}

void Position::stressDeck(int count) { stressDeck_ = count; }

// ---- the board --------------------------------------------------------------------------------------------------

ObstacleId Position::takeObstacle(const ObstacleText& said) {
  for (const ObstacleId id : cards_->obstacles) {
    if (usedObstacles_[id] || attributeOf(id) != said.attribute || difficultyOf(id) != said.difficulty) continue;
    usedObstacles_[id] = true;
    return id;
  }
  throw DataError(std::string("all ") + (said.attribute == Attribute::Physical ? "Physical" : "Mental") +
                  " obstacles of " + std::to_string(said.difficulty) + " lie elsewhere already (COMP-15)");
}

Obstacle Position::placed(const ObstacleText& said) {
  if (said.ring && state_.world.ringsLeft == 0) throw DataError("all rings lie elsewhere already (COMP-13)");
  const Obstacle obstacle{takeObstacle(said), said.ring};
  if (said.ring) --state_.world.ringsLeft;
  return obstacle;
}

void Position::block(Place place, const ObstacleText& obstacle) {
  Obstacle& here = state_.world.blocks[place];
  if (!here.none()) throw DataError("one obstacle lies on " + wordFor(place) + " already (RULING-10)");
  here = placed(obstacle);
}

void Position::track(const ObstacleText& obstacle) {
  World& w = state_.world;
  if (w.trackRoom(cards_->game.trackSpaces) <= 1)
    throw DataError("a full Maintenance track ends the season (MAINT-04)");
  w.track.push(placed(obstacle));
}

void Position::gear() {
  if (state_.world.gear) throw DataError("the Broken Gear lies on the track already (RULING-05)");
  if (state_.world.trackRoom(cards_->game.trackSpaces) <= 1)
    throw DataError("a full Maintenance track ends the season (MAINT-04)");
  state_.world.gear = true;
}

void Position::snag(Place place, int value) {
  if (value < 0 || value > 3) throw DataError("a Snag has a value from 0 to 3, as a Warehouse die must beat it");
  state_.world.snags[place] = value;
}

void Position::obstacleTop(const ObstacleText& obstacle) { obstacleTops_.push_back(takeObstacle(obstacle)); }

void Position::obstacleDiscard(const ObstacleText& obstacle) {
  state_.world.obstacleDiscard.push(takeObstacle(obstacle));
}

void Position::count(int episode, int round) {
  if (episode < 1 || episode > 6 || round < 1 || round > 999)
    throw DataError("episodes go from 1 to 6, rounds from 1 on");
  state_.world.episode = static_cast<std::uint8_t>(episode);
  state_.world.round = static_cast<std::uint16_t>(round);
}

}  // namespace w13
