// Step 1 of the Agent turns: one Action. Ledger sections 9, 11 and 12.

#include "engine/games/warehouse13/phases/phases.h"

namespace w13 {

namespace {

bool isFieldPlace(Place place) {
  return place == Place::FieldResearch || place == Place::FieldInvestigation || place == Place::PingAction;
}

/// Whether an Agent stands where a place's Actions are taken; Travel and the piles are reachable from anywhere.
bool atPlace(const World& w, Seat seat, Place place) {
  if (place == Place::Travel || isPile(place)) return true;  // TRAV-05, OBST-20
  return w.agent(seat).at == (isFieldPlace(place) ? Location::Field : Location::Warehouse);
}

/// What else waits for an Agent who arrives in the Field: the Agent's own Abilities, and cards that lie in wait.
void springTraps(Table& t, Seat seat) {
  for (const Slot slot : kAllSlots) {
    const Design* design = ability(t.now(), seat, slot);
    if (design != nullptr && design->at(When::Arrive) != 0)
      t.carryOut(t.cards.abilityCard(t.world.agent(seat).who, slot), When::Arrive, seat);
  }
  for (const Owned& stays : t.world.staying) actWhileStaying(t, stays, When::Arrive, seat);
}

constexpr std::array kUsable = {
    Place::Travel,       Place::WarehouseResearch, Place::BedAndBreakfast,    Place::Maintenance,
    Place::BronzeSector, Place::FieldResearch,     Place::FieldInvestigation, Place::PingAction};

}  // namespace

Rule forbidsUse(const Situation& now, Seat seat, Place place) {
  const World& w = now.world;
  if (!w.isUp(seat)) return "TURN-11"_rule;
  if (!atPlace(w, seat, place)) return isFieldPlace(place) ? "FIELD-01"_rule : "RULING-42"_rule;
  if (!mayUse(now, place)) return "CARD-32"_rule;
  const bool finale = w.phase == Phase::Finale;
  switch (place) {
    case Place::Travel:
      if (w.agent(seat).at == Location::Warehouse && !mayEnterField(now, seat)) return "PRINT-18"_rule;
      return Rule::None;
    case Place::BronzeSector:
      if (w.variants.cooperative) return "VAR-06"_rule;
      if (w.variants.revealedTraitor) return "VAR-10"_rule;
      if (w.traitor.revealed && !(w.variants.debronzeStaysOpen && w.bronzed != Seat::Table)) return "VOTE-11"_rule;
      return Rule::None;
    case Place::FieldInvestigation: return finale || w.unclaimed().empty() ? "RULING-37"_rule : Rule::None;
    case Place::PingAction:
      if (finale) return "RULING-37"_rule;
      return w.ping == CardId::None || now.cards.of(w.ping).at(When::PingAction) == 0 ? "FIELD-04"_rule : Rule::None;
    default: return Rule::None;
  }
}

void ask(const TakeAction& q, const Situation& now, Decision& d) {
  const World& w = now.world;
  const Agent& me = w.agent(q.seat);
  if (!w.isFree(q.seat) || caseClosed(w)) return;  // Bronzed or revealed since; or RULING-64
  const Ask asked = q.extra ? Ask::TakeExtraAction : q.mayPass ? Ask::FinaleAction : Ask::TakeAction;
  d.ask(q.seat, id(asked), "TURN-04"_rule, Openness::WithHand);
  const bool up = w.isUp(q.seat);
  if (!up) d.offer(choice(verb::Heal));  // TURN-05, TURN-11
  for (const Place place : kUsable) d.consider(choice(verb::Use, of(place)), forbidsUse(now, q.seat, place));
  for (const Place place : kAllPlaces) {  // OBST-16
    if (w.obstacleOn(place).none()) continue;
    const Rule broken = !up ? "TURN-11"_rule : atPlace(w, q.seat, place) ? Rule::None : "OBST-16"_rule;
    d.consider(choice(verb::Tackle, of(place)), broken);
  }
  if (up && me.bag != CardId::None && now.cards.of(me.bag).timing == Timing::Action)
    d.offer(choice(verb::Play, of(me.bag)));   // PRINT-16
  if (q.mayPass) d.offer(choice(verb::Pass));  // FINAL-21, RULING-37
  for (const CardId card : me.hand) {
    const Design& design = now.cards.of(card);
    Rule broken = !up ? "TURN-11"_rule : design.timing != Timing::Action ? "CARD-03"_rule : Rule::None;  // TURN-06
    if (broken == Rule::None && !mayPlay(now, design, q.seat)) broken = "CHAL-04"_rule;
    d.considerFromHand(choice(verb::Play, of(card)), broken);
  }
}

void answer(const TakeAction& q, Table& t, Choice c) {
  if (t.world.phase == Phase::Finale && c.verb != verb::Pass) {  // FINAL-22, FINAL-23; a granted Action is one, too
    if (t.world.variants.cooperative) t.run(AdversaryTurn{});    // RULING-36
    else t.run(TraitorResponse{});
  }
  switch (c.verb) {
    case verb::Heal: return t.heal(q.seat);
    case verb::Use: return t.run(UsePlace{q.seat, placeOf(c.noun)});
    case verb::Tackle: return t.run(challengeOf(t.world, q.seat, placeOf(c.noun), -1));
    case verb::Play: return playCard(t, q.seat, cardOf(c.noun));
    default: return;
  }
}

void playCard(Table& t, Seat seat, CardId card, Answering answers) {
  const bool stored = t.world.agent(seat).bag == card;
  t.play(seat, card);
  t.run(PutAway{card, stored ? Seat::Table : seat});  // from the bag it goes to the discards: PRINT-16
  t.carryOut(card, When::Done, seat, DieId::None, answers);
}

// ---- places -----------------------------------------------------------------------------------------------------

void resume(const UsePlace& step, Table& t) {
  const World& w = t.world;
  if (!mayUse(t.now(), step.place)) return;
  const bool blocked = !w.obstacleOn(step.place).none() || snagOn(t.now(), step.place) >= 0;
  if (blocked && !step.cleared)  // OBST-05: the use is announced, then the way is cleared
    return t.run(ClearPlace{step.seat, step.place}, UsePlace{step.seat, step.place, true});
  if (step.cleared && !step.won) return;  // OBST-14
  switch (step.place) {                   // OBST-12: at no further cost
    case Place::Travel:
      if (w.agent(step.seat).at == Location::Field) {
        t.move(step.seat, Location::Warehouse);  // TRAV-03, TRAV-04
      } else {
        if (!mayEnterField(t.now(), step.seat)) return;  // the others have left it since
        t.move(step.seat, Location::Field);              // TRAV-01
      }
      return t.run(Arrive{step.seat});
    case Place::WarehouseResearch: return t.run(ChooseResearchPile{step.seat});  // WRES-01
    case Place::BedAndBreakfast: return t.run(ReturnStress{step.seat, 2});       // BED-01
    case Place::Maintenance: return t.run(ChooseTrackObstacle{step.seat});       // MAINT-01
    case Place::BronzeSector: return t.run(NameForBronze{step.seat});            // VOTE-01
    case Place::FieldResearch: return t.run(FocusDraw{step.seat, true});         // FIELD-02
    case Place::FieldInvestigation: return t.run(PayForClue{step.seat});         // FIELD-03
    case Place::PingAction: return t.carryOut(w.ping, When::PingAction, step.seat);
    default: return;
  }
}

void resume(const Arrive& step, Table& t) {
  const World& w = t.world;
  t.happened(When::TravelledEither, step.seat);
  if (w.inField(step.seat)) t.happened(When::Arrive, step.seat);
  if (w.inField(step.seat)) springTraps(t, step.seat);
  if (w.ping == CardId::None || w.phase == Phase::Finale) return;  // RULING-37
  const Design& ping = t.cards.of(w.ping);
  if (w.inField(step.seat)) t.carryOut(w.ping, When::Arrive, step.seat);  // TRAV-02, CARD-20; TRAV-04
  if (ping.at(When::TravelledEither) != 0 && !w.extraTravelAction.has(step.seat)) {
    t.countTravelAction(step.seat);  // RULING-60
    t.carryOut(w.ping, When::TravelledEither, step.seat);
  }
}

void ask(const ChooseResearchPile& q, const Situation& now, Decision& d) {
  d.ask(q.seat, id(Ask::ResearchPile), "WRES-01"_rule, Openness::Public, {.automatic = true});
  bool open = false;
  for (const Symbol type : kTypes) {  // WRES-02
    const Rule broken = !hasCards(now.world, type)    ? "RULING-07"_rule
                        : !mayDraw(now, q.seat, type) ? "CARD-14"_rule
                                                      : Rule::None;
    d.consider(choice(verb::DrawFrom, of(type)), broken);
    open = open || (broken == Rule::None && now.world.obstacleOn(pileOf(type)).none());
  }
  if (!d.empty() && !open) d.offer(choice(verb::Decline));  // RULING-08: only a challenge is left
}

void answer(const ChooseResearchPile& q, Table& t, Choice c) {
  if (c.verb != verb::DrawFrom) return;
  const Symbol type = typeOf(c.noun);
  if (!anyAnswer(t.now(), Query::TopInstead, q.seat)) return t.run(DrawTraits{q.seat, q.seat, type, q.count});
  t.run(ClearPlace{q.seat, pileOf(type)}, ResearchDraw{q.seat, type, q.count},
        ResolveCalamities{q.seat, t.world.calamities.size()}, HandLimit{q.seat});
}

// One of the draws may be the top of a discard pile instead (Enlightened, RULING-67); no window opens between: FAQ-08.
void ask(const ResearchDraw& q, const Situation& now, Decision& d) {
  if (q.left == 0 || !q.won) return;
  d.ask(q.seat, id(Ask::ResearchDraw), "WRES-01"_rule, Openness::Public, {.automatic = true});
  if (hasCards(now.world, q.type)) d.offer(choice(verb::DrawFrom, of(q.type)));
  if (q.replaced) return;
  for (const Symbol type : kTypes) {
    const CardId top = now.world.pile(type).topDiscard();
    if (top == CardId::None || !mayDraw(now, q.seat, type)) continue;
    const bool calamity = now.cards.of(top).kind == Kind::Calamity;
    d.consider(choice(verb::TakeTop, of(type)), calamity ? "PILE-06"_rule : Rule::None);
  }
}

void answer(const ResearchDraw& q, Table& t, Choice c) {
  if (c.verb == verb::DrawFrom) t.drawTrait(q.seat, q.type);
  else t.giveToHand(q.seat, t.takeTopDiscard(typeOf(c.noun)), SeatSet::all(), typeOf(c.noun));
  const bool replaced = q.replaced || c.verb == verb::TakeTop;
  t.run(ResearchDraw{q.seat, q.type, q.left - 1, replaced});
}

// How much Stress comes back shows in the hand's size; what could come back does not.
void ask(const ReturnStress& q, const Situation& now, Decision& d) {
  if (now.world.agent(q.seat).handSize() == 0) return;
  d.ask(q.seat, id(Ask::ReturnStress), "BED-01"_rule, Openness::Secret);
  for (int count = 0; count <= q.most && count <= now.world.agent(q.seat).stress; ++count)
    d.offer(choice(verb::Return, nounOf(Thing::Number, count)));
}

void answer(const ReturnStress& q, Table& t, Choice c) {
  if (c.noun.index > 0) t.returnStress(q.seat, c.noun.index);
}

void ask(const ChooseTrackObstacle& q, const Situation& now, Decision& d) {
  if (now.world.track.empty()) return;  // RULING-42: an Action may come to nothing
  d.ask(q.seat, id(Ask::TrackObstacle), "MAINT-01"_rule, Openness::Public, {.automatic = true});
  for (int space = 0; space < now.world.track.size(); ++space)
    d.offer(choice(verb::Choose, nounOf(Thing::Track, space)));
}

void answer(const ChooseTrackObstacle& q, Table& t, Choice c) {
  t.run(challengeOf(t.world, q.seat, Place::None, c.noun.index));
}

}  // namespace w13
