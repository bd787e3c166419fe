// What cards do to Agents, to the Warehouse, to the challenge on the table, and to the season.

#include "engine/games/warehouse13/effects/doing.h"

#include <algorithm>

namespace w13 {

namespace {

bool isFreeSeat(const World& w, Seat seat) { return seat != Seat::Table && w.isFree(seat); }

}  // namespace

// ---- Agents -----------------------------------------------------------------------------------------------------

void doKo(const Doing& d) {
  if (!isFreeSeat(d.t.world, d.who())) return d.unable();
  d.goOnAfter(Harm{d.who(), 1, 0, d.card.instead});
}

void doWound(const Doing& d) {
  if (!isFreeSeat(d.t.world, d.who())) return d.unable();
  d.goOnAfter(Harm{d.who(), 2, 0, d.card.instead});
}

void doSoften(const Doing& d) {
  if (Harm* harm = d.answered<Harm>(1)) harm->level = static_cast<std::uint8_t>(std::max(0, harm->level - d.amount()));
  d.goOn();
}

void doTravel(const Doing& d) {
  if (!isFreeSeat(d.t.world, d.who())) return d.unable();
  d.goOnAfter(UsePlace{d.who(), Place::Travel});
}

void doSendHome(const Doing& d) {
  const Seat seat = d.who();
  if (seat != Seat::Table && d.t.world.inField(seat)) d.t.move(seat, Location::Warehouse);
  d.goOn();
}

void doAct(const Doing& d) {
  if (!isFreeSeat(d.t.world, d.who())) return d.unable();
  d.goOnAfter(TakeAction{d.who(), false, true});  // RULING-42
}

// ---- the Warehouse ----------------------------------------------------------------------------------------------

void doMaintenance(const Doing& d) {
  for (int placed = 0; placed < d.amount() && !d.t.world.over(); ++placed) d.t.addToTrack(d.effect.ring);
  d.goOn();
}

void doObstacle(const Doing& d) {
  const Place place = d.effect.onPile ? pileOf(d.card.type) : d.effect.place;
  if (d.t.block(place, d.effect.ring)) return d.goOn();
  const bool another =
      std::any_of(kTypes.begin(), kTypes.end(), [&](Symbol type) { return d.t.world.obstacleOn(pileOf(type)).none(); });
  if (!d.effect.onPile || !another) return d.unable();
  d.t.run(ChoosePile{d.card});  // RULING-10: on another pile, by the chooser's pick
}

/// Ends the challenge on the table as won, without a roll.
static void winChallenge(Table& t, Challenge& c) {
  c.settled = true;
  removeObstacleOf(t, c);
}

/// The rest of the list, once so many obstacles more have been picked and beaten, or all that can be reached.
static void goOnBeating(const Doing& d, int more) {
  d.goOn();
  for (; more > 0; --more) d.t.run(ChooseObstacle{d.card});
}

void doDefeat(const Doing& d) {
  Challenge* on = d.answered<Challenge>();
  const bool faced = on != nullptr && !on->settled && on->place == Place::None && on->track < 0;
  if (!faced) {
    kernel::Decision open;
    ask(ChooseObstacle{d.card}, d.t.now(), open);
    return open.empty() ? d.unable() : goOnBeating(d, d.amount());
  }
  winChallenge(d.t, *on);
  goOnBeating(d, d.amount() - 1);
}

void ask(const ChooseObstacle& q, const Situation& now, Decision& d) {
  const World& w = now.world;
  d.ask(q.card.you, id(Ask::ChooseObstacle), "OBST-04"_rule, Openness::Public, {.automatic = true});
  const bool inWarehouse = w.agent(q.card.you).at == Location::Warehouse;
  for (int at = 0; at < kPlaces; ++at) {
    const Place place = static_cast<Place>(at);
    if (w.obstacleOn(place).none()) continue;
    const bool fieldPlace = at >= index(Place::FieldResearch);
    const bool anywhere = isPile(place) || place == Place::Travel;  // OBST-20
    d.consider(choice(verb::Choose, of(place)), anywhere || fieldPlace != inWarehouse ? Rule::None : "OBST-16"_rule);
  }
  if (inWarehouse)
    for (int space = 0; space < w.track.size(); ++space) d.offer(choice(verb::Choose, nounOf(Thing::Track, space)));
}

void answer(const ChooseObstacle&, Table& t, Choice c) {
  if (thingOf(c.noun) == Thing::Track) t.removeFromTrack(c.noun.index);
  else t.removeBlock(placeOf(c.noun));
}

void doGear(const Doing& d) {
  d.t.placeGear();
  d.goOn();
}

// ---- the challenge on the table ---------------------------------------------------------------------------------

void doDifficulty(const Doing& d) {
  if (Challenge* on = d.answered<Challenge>()) on->modifier = static_cast<std::int8_t>(on->modifier + d.amount());
  d.goOn();
}

/// The harm or the Calamity that is answered does not happen.
static void prevent(const Doing& d) {
  const Commit* window = d.answered<Commit>();
  if (window == nullptr) return;
  if (Harm* harm = d.answered<Harm>(1)) harm->level = 0;
  CarryOut* calamity = d.answered<CarryOut>(1);
  if (window->window == Window::Calamity && calamity != nullptr) calamity->at = 0;
}

void doSettle(const Doing& d) {
  if (d.effect.outcome == Outcome::Prevented) {
    prevent(d);
    return d.goOn();
  }
  if (SnagRoll* snag = d.answered<SnagRoll>()) snag->settled = true;
  if (Challenge* on = d.answered<Challenge>()) {
    if (d.effect.outcome == Outcome::Won) winChallenge(d.t, *on);
    else on->settled = true;
  }
  d.goOn();
}

// ---- the season -------------------------------------------------------------------------------------------------

void doConsequence(const Doing& d) {
  d.t.run(d.rest);
  for (int turned = 0; turned < d.amount(); ++turned) d.t.turnUpConsequence(true);
}

void doDropConsequence(const Doing& d) {
  if (d.t.world.inForce.empty()) return d.unable();
  d.goOn();
  for (int left = std::min(d.amount(), d.t.world.inForce.size()); left > 0; --left) d.t.run(ChooseConsequence{d.card});
}

void ask(const ChooseConsequence& q, const Situation& now, Decision& d) {
  const Effect& e = now.cards.effect(q.card.at);
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::ChooseConsequence), "RULING-57"_rule, Openness::Public,
        {.automatic = true});
  for (const CardId card : now.world.inForce) d.offer(choice(verb::Choose, of(card)));
}

void answer(const ChooseConsequence&, Table& t, Choice c) { t.dropConsequence(cardOf(c.noun)); }

void doNewPing(const Doing& d) {
  if (d.t.world.ping == CardId::None) return d.unable();
  const CardId ping = d.t.takePing();
  if (ping == CardId::None) return d.unable();
  d.t.dropPing();
  d.t.layPing(ping);
  d.goOn();
}

void doRequire(const Doing& d) {
  const Symbol type = d.effect.type != Symbol::None ? d.effect.type : d.card.type;
  if (type == Symbol::None) return d.unable();
  d.t.require(type, d.amount());
  sortPlaced(d.t);  // RULING-54
  d.goOn();
}

void doRoundAlone(const Doing& d) {
  const World& w = d.t.world;
  const Seat seat = d.who();
  if (!isFreeSeat(w, seat) || !w.isUp(seat) || w.agent(seat).claimed.empty()) return d.unable();
  d.t.playAlone(seat);
  d.goOnAfter(RetrievalRound{});
}

void doSitOut(const Doing& d) {
  if (d.who() != Seat::Table) d.t.sitOut(d.who());
  d.goOn();
}

void doLook(const Doing& d) {
  const Seat seat = d.who();
  if (seat == Seat::Table || !d.t.world.isAgent(seat)) return d.unable();
  d.t.lookBehind(d.card.you, seat);
  d.goOn();
}

}  // namespace w13
