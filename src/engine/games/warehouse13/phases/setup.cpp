// Game set-up: ledger section 5, and what the variants change in it.

#include "engine/games/warehouse13/phases/setup.h"

#include "engine/games/warehouse13/phases/phases.h"

namespace w13 {

namespace {

using Pile = Few<CardId, kMaxCards>;

void shuffle(Table& t, Pile& cards) {
  Few<kernel::Noun, kMaxCards> things;
  for (const CardId card : cards) things.push(of(card));
  t.chance().shuffling({things.begin(), things.end()});
  t.chance().shuffle(cards);
}

/// All cards of a kind that take part, shuffled.
Pile shuffled(Table& t, Kind kind) {
  Pile cards;
  for (const CardId card : t.cards.all(kind)) cards.push(card);
  shuffle(t, cards);
  return cards;
}

void layOutTraits(World& w, Table& t) {
  for (const Symbol type : kTypes) {
    Pile pile;
    for (const CardId card : t.cards.all(Kind::Trait))
      if (t.cards.of(card).type == type) pile.push(card);
    int removed = t.world.variants.fewerCalamities;  // VAR-23
    for (const CardId card : t.cards.all(Kind::Calamity)) {
      if (t.cards.of(card).type != type) continue;
      if (removed-- > 0) continue;
      pile.push(card);
    }
    shuffle(t, pile);  // SETUP-03
    for (const CardId card : pile) w.traits[type].putOnTop(card);
  }
}

void layOutDecks(World& w, Table& t) {
  for (const CardId card : shuffled(t, Kind::Traitor)) w.traitorDeck.putOnTop(card);       // SETUP-06
  for (const CardId card : shuffled(t, Kind::Plot)) w.plots.putOnTop(card);                // SETUP-07
  for (const CardId card : shuffled(t, Kind::Consequence)) w.consequences.putOnTop(card);  // SETUP-08
  const Pile pings = shuffled(t, Kind::Ping);
  const int most = std::min(t.cards.game.pings, pings.size());
  for (int card = 0; card < most; ++card) w.pings.putOnTop(pings[card]);  // SETUP-09, -10
}

// From the bottom: 2 Artifacts (3 with VAR-25), 1 Adversary Artifact, 2 Artifacts.  SETUP-11, SETUP-12, RULING-35
void stackArtifacts(World& w, Table& t) {
  const Pile artifacts = shuffled(t, Kind::Artifact);
  Pile adversary;
  for (const CardId card : t.cards.all(Kind::Adversary))
    if (!t.world.variants.cooperative || !t.cards.of(card).mayReveal) adversary.push(card);  // VAR-04
  shuffle(t, adversary);
  int next = 0;
  const auto put = [&](int count) {
    while (count-- > 0 && next < artifacts.size()) w.artifacts.push(artifacts[next++]);
  };
  put(t.world.variants.fourLost ? 3 : 2);
  if (!adversary.empty()) w.artifacts.push(adversary[0]);
  put(2);
}

void seatAgents(World& w, const Setup& setup) {
  w.players = static_cast<std::uint8_t>(setup.agents.size());
  for (const Seat seat : w.seats()) {
    w.agents[seat] = Agent{};
    w.agents[seat].who = setup.agents[at(seat)];  // SETUP-16, SETUP-17
  }
}

void dealLoyalty(World& w, Table& t, const Setup& setup) {
  if (w.variants.cooperative) return;  // VAR-03
  w.traitor.seat = setup.traitor != Seat::Table
                       ? setup.traitor
                       : seatAt(t.pick(w.players, kernel::ChanceOf::Card));  // SETUP-21, SETUP-22, VAR-11
}

// A Calamity drawn now is set aside, replaced, and later shuffled back.  SETUP-19, SETUP-20
void drawStartingTraits(World& w, Table& t) {
  if (w.variants.noStartingTraits) return;  // VAR-19
  Few<CardId, 8> setAside;
  const int each = w.variants.twoStartingTraits ? 2 : 1;  // VAR-22
  for (const Seat seat : w.seats()) {
    if (w.traitor.revealed && w.traitor.seat == seat) continue;     // VAR-12
    for (const Symbol type : t.cards.of(w.agents[seat].who).focus)  // SETUP-18
      for (int drawn = 0; drawn < each; ++drawn) {
        CardId card = t.takeTrait(type);
        while (card != CardId::None && t.cards.of(card).kind == Kind::Calamity) {
          setAside.push(card);
          card = t.takeTrait(type);
        }
        if (card != CardId::None) t.giveToHand(seat, card, seat, type);
      }
  }
  for (const Symbol type : kTypes) {
    bool any = false;
    for (const CardId card : setAside) {
      if (t.cards.of(card).type != type) continue;
      w.traits[type].discard(card);
      any = true;
    }
    if (any) t.refill(type);
  }
}

void nameFirstAgent(World& w, const Table& t) {  // SETUP-23, RULING-45
  for (const Seat seat : w.seats()) {
    if (!w.isAgent(seat)) continue;
    if (w.firstAgent == Seat::Table || t.cards.of(w.agents[seat].who).rank < t.cards.of(w.agent(w.firstAgent).who).rank)
      w.firstAgent = seat;
  }
}

void enforceAbilities(Table& t) {
  for (const Seat seat : t.world.seats())
    for (const Slot slot : kAllSlots) {
      const CardId card = t.cards.abilityCard(t.world.agents[seat].who, slot);
      if (card != CardId::None && t.cards.of(card).stays == Stays::No && t.world.agents[seat].hasAbilities)
        t.enforce(card, true);  // CARD-11, CARD-14
    }
}

}  // namespace

void setTable(World& w, Table& t, const Setup& setup) {
  w.variants = setup.variants;
  w.eachAlike = setup.eachAlike;
  w.snags.fill(-1);
  w.owner.fill(Seat::Table);
  w.diceAt[Spot::Supply] = t.cards.game.diceInPlay();
  w.diceAt[Spot::Locked] = Dice::all().without(w.dice(Spot::Supply));
  w.ringsLeft = static_cast<std::uint8_t>(t.cards.game.rings);
  seatAgents(w, setup);
  Few<ObstacleId, kObstacles> obstacles;
  for (const ObstacleId obstacle : t.cards.obstacles) obstacles.push(obstacle);
  t.chance().shuffle(obstacles);  // SETUP-01
  for (const ObstacleId obstacle : obstacles) w.obstacleSupply.push(obstacle);
  layOutTraits(w, t);
  w.stressDeck = t.cards.stressFor(w.players);  // SETUP-04, SETUP-05
  layOutDecks(w, t);
  stackArtifacts(w, t);
  dealLoyalty(w, t, setup);
  if (w.variants.revealedTraitor) {  // VAR-09, VAR-13, VAR-14
    w.traitor.revealed = true;
    Agent& traitor = w.agents[w.traitor.seat];
    traitor.at = Location::LostBoard;
    traitor.hasAbilities = false;
  }
  drawStartingTraits(w, t);
  nameFirstAgent(w, t);
  if (w.traitor.revealed)
    for (int drawn = 0; drawn < 2; ++drawn) t.drawTraitorCard();  // VAR-15
  enforceAbilities(t);
  t.tell(Happened::SeasonBegan, w.firstAgent);
  t.run(Episode{});                                                                                    // SETUP-24
  for (int started = 0; started < w.variants.startConsequences; ++started) t.turnUpConsequence(true);  // VAR-16
}

}  // namespace w13
