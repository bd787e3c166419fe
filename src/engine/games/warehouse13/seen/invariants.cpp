// What must hold at every decision of every season. The conformance run asks after each choice.

#include <array>

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/phases/phases.h"

namespace w13 {

namespace {

/// Counts each card wherever it lies; a card twice on the table is a fault.
class Census {
 public:
  explicit Census(const Catalog& cards) : cards_(cards) {}
  void add(CardId card, Kind one, Kind other) {
    if (card == CardId::None) return;
    if (at(card) >= cards_.cards.size()) {
      fault_ = "a card that is not in the catalog lies on the table";
      return;
    }
    int& seen = count_[at(index(card))];
    if (++seen > 1) fault_ = "the card " + cards_.of(card).id + " lies in two places";
    const Kind kind = cards_.of(card).kind;
    if (kind != one && kind != other) fault_ = "the card " + cards_.of(card).id + " lies among cards of another kind";
  }
  template <class Cards>
  void addAll(const Cards& list, Kind one, Kind other) {
    for (const CardId card : list) add(card, one, other);
  }
  template <int N>
  void addTray(const Tray<N>& tray, Kind one, Kind other) {
    for (int place = 0; place < tray.drawSize(); ++place) add(tray.drawAt(place), one, other);
    for (int place = 0; place < tray.discardSize(); ++place) add(tray.discardAt(place), one, other);
  }
  [[nodiscard]] const std::string& fault() const { return fault_; }

 private:
  const Catalog& cards_;
  std::array<int, kMaxCards> count_{};
  std::string fault_;
};

std::string faultOfCards(const World& w, const Catalog& cards) {
  Census census(cards);
  for (const auto& pile : w.traits) census.addTray(pile, Kind::Trait, Kind::Calamity);
  census.addTray(w.traitorDeck, Kind::Traitor, Kind::Traitor);
  census.addTray(w.consequences, Kind::Consequence, Kind::Consequence);
  census.addTray(w.pings, Kind::Ping, Kind::Ping);
  census.addTray(w.plots, Kind::Plot, Kind::Plot);
  census.addAll(w.artifacts, Kind::Artifact, Kind::Adversary);
  census.addAll(w.stacks, Kind::Artifact, Kind::Adversary);
  census.addAll(w.lost, Kind::Artifact, Kind::Adversary);
  census.addAll(w.faceUp, Kind::Consequence, Kind::Consequence);
  census.addAll(w.inForce, Kind::Consequence, Kind::Consequence);
  census.addAll(w.traitor.hand, Kind::Traitor, Kind::Traitor);
  census.addAll(w.traitor.plots, Kind::Plot, Kind::Plot);
  census.addAll(w.calamities, Kind::Calamity, Kind::Calamity);
  census.add(w.ping, Kind::Ping, Kind::Ping);
  census.add(w.artifact, Kind::Artifact, Kind::Adversary);
  census.add(w.plot, Kind::Plot, Kind::Plot);
  for (const Seat seat : w.seats()) {
    census.addAll(w.agents[seat].hand, Kind::Trait, Kind::Trait);
    census.add(w.agents[seat].bag, Kind::Trait, Kind::Trait);
  }
  return census.fault();
}

std::string faultOfDice(const World& w) {
  Dice all;
  int count = 0;
  for (const Dice& dice : w.diceAt) {
    all |= dice;
    count += dice.size();
  }
  if (count != kDice || all != Dice::all()) return "a clue die lies in two places or nowhere";
  Dice claimed;
  for (const Seat seat : w.seats()) {
    const Agent& agent = w.agents[seat];
    if (!(claimed & agent.claimed).empty()) return "a die is claimed by two Agents";
    claimed |= agent.claimed;
    if (!agent.covered.without(agent.claimed).empty()) return "an Agent covers a die that is not claimed";
    if (!agent.revealed.without(agent.claimed).empty()) return "an Agent reveals a die that is not claimed";
  }
  if (claimed != w.dice(Spot::Claimed)) return "claimed dice and their owners do not agree";
  return {};
}

std::string faultOfSeats(const World& w, const GameNumbers& numbers) {
  for (const Seat seat : w.seats()) {
    const Agent& agent = w.agents[seat];
    if (agent.stress > numbers.handLimit) return "an Agent holds more Stress than the hand limit";
    const bool discarding = w.traitor.bronzed && w.traitor.seat == seat;  // RULING-34
    if (!w.isFree(seat) && !discarding && (agent.handSize() > 0 || agent.bag != CardId::None))
      return "a seat that may hold no cards holds some";
  }
  if (w.variants.cooperative ? w.traitor.seat != Seat::Table : w.traitor.seat == Seat::Table)
    return "there is not exactly one Traitor";
  if (w.traitor.hand.size() > numbers.handLimit + 3) return "the Traitor holds too many cards";
  if (!w.isAgent(w.firstAgent)) return "the First Agent is no Agent";
  if (w.bronzed != Seat::Table && !w.isAgent(w.bronzed)) return "a seat that is no Agent is Bronzed";
  return {};
}

std::string faultOfObstacles(const World& w, const GameNumbers& numbers) {
  std::array<int, kAllObstacles.size()> seen{};
  int rings = w.ringsLeft;
  const auto add = [&](Obstacle obstacle) {
    if (obstacle.none()) return;
    ++seen[at(index(obstacle.id))];
    rings += obstacle.ring ? 1 : 0;
  };
  for (const Obstacle& each : w.blocks) add(each);
  for (const Obstacle& each : w.track) add(each);
  for (const ObstacleId each : w.obstacleSupply) add({each, false});
  for (const ObstacleId each : w.obstacleDiscard) add({each, false});
  for (const int count : seen)
    if (count > 1) return "an obstacle lies in two places";
  if (rings != numbers.rings) return "a ring is missing or too many";
  return {};
}

}  // namespace

std::string Warehouse13::fault(const State& s) const {
  const World& w = s.world;
  if (w.players == 0) return "nobody plays";
  for (const std::string& found :
       {faultOfCards(w, cards_), faultOfDice(w), faultOfSeats(w, cards_.game), faultOfObstacles(w, cards_.game)})
    if (!found.empty()) return found;
  if (w.over() != (w.winner != Winner::None)) return "a season ends without a winner, or goes on with one";
  return {};
}

void Warehouse13::pointable(const View& v, std::vector<kernel::Noun>& nouns) const {
  nouns.clear();
  for (int die = 0; die < kDice; ++die) nouns.push_back(of(dieAt(die)));
  for (const Place place : kAllPlaces) nouns.push_back(of(place));
  for (int seat = 0; seat < v.players; ++seat) nouns.push_back(of(seatAt(seat)));
  for (const Symbol type : kTypes) nouns.push_back(of(type));
  for (const CardId card : v.hand) nouns.push_back(of(card));
}

}  // namespace w13
