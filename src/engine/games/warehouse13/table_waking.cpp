// Events that cards wait for. What has happened wakes every card in play that has a list for it, whatever its deck;
// what they do comes before all other steps. A card does not wake itself: until it is done, the same event does not
// wake it again, so that cards which wake one another come to an end.

#include "engine/games/warehouse13/card_fault.h"
#include "engine/games/warehouse13/cards/circles.h"
#include "engine/games/warehouse13/phases/phases.h"
#include "engine/games/warehouse13/table.h"

namespace w13 {

namespace {

bool isTrait(int pile) { return pile < kTypeCount; }

bool isAction(int turn) { return turn == index(Turn::Action) || turn == index(Turn::FinaleAction); }

}  // namespace

// ---- what is kept in mind ---------------------------------------------------------------------------------------

void Table::noteAwaited(Happened what, Seat seat, Noun noun, int number) {
  if (world.phase == Phase::Setup) return;
  switch (what) {
    case Happened::TurnBegan: return isAction(number) ? happened(When::TurnBegins, seat) : void();
    case Happened::WarehouseRolled: return happened(When::WarehouseRolled, seat);
    case Happened::CardDrawn: return isTrait(number) ? happened(When::Drawn, seat) : void();
    case Happened::StressDrawn: return happened(When::StressDrawn, seat);
    case Happened::CardDiscarded: return seat != Seat::Table ? happened(When::Discarded, seat) : void();
    case Happened::DieClaimed: return happened(When::Claimed, seat, dieOf(noun));
    case Happened::DieNeutralized: return happened(When::Neutralized, seat, dieOf(noun));
    case Happened::ClueNeutralized: return happened(When::Neutralized, Seat::Table, dieOf(noun));  // nobody had it
    case Happened::AgentKo: return happened(When::Ko, seat);
    case Happened::AgentWounded: return happened(When::Wounded, seat);
    case Happened::AgentHealed: return happened(When::Healed, seat);
    default: return;
  }
}

void Table::keepInMind(When event, Seat about, DieId die) {
  const bool again = !happened_.empty() && happened_.back().event == event && happened_.back().seat == about &&
                     happened_.back().die == die;
  if (again) ++happened_.back().times;
  else happened_.push({event, about, die, 1});
}

void Table::wakeCards() {
  const auto all = std::exchange(happened_, {});
  if (world.over()) return;
  run(UncoverArtifact{});  // RULING-22
  for (int at = all.size(); at-- > 0;) run(Happens{all[at].event, all[at].seat, all[at].die, all[at].times});
}

// ---- who wakes --------------------------------------------------------------------------------------------------

// The last put on the agenda is done first: artifact or Plot, Ping, Consequences from the oldest on, cards that stay,
// then Abilities clockwise from the First Agent.  RULING-16
void Table::wakeFor(const Happens& what) {
  const auto each = [&](const auto& cardIds) {
    for (int at = cardIds.size(); at-- > 0;) wakeCard(cardIds[at], what, world.firstAgent);
  };
  for (int place = world.players * kSlots; place-- > 0;)
    wakeAbility(kernel::clockwise(world.firstAgent, place / kSlots, world.players), kAllSlots[place % kSlots], what);
  for (int at = world.staying.size(); at-- > 0;) wakeStaying(world.staying[at], what);
  each(world.faceUp);
  each(world.inForce);
  for (int at = world.lost.size(); at-- > 0;)
    if (cards.of(world.lost[at]).kind == Kind::Adversary) wakeCard(world.lost[at], what, world.firstAgent);  // CARD-23
  if (world.ping != CardId::None && world.phase != Phase::Finale)
    wakeCard(world.ping, what, world.firstAgent);  // RULING-37
  const CardId target = world.target();
  if (target != CardId::None && cards.of(target).kind != Kind::Adversary) wakeCard(target, what, world.firstAgent);
}

bool Table::isAwake(CardId card, When event) const {
  for (int below = 0; below < agenda_.size(); ++below)
    if (const auto* woken = std::get_if<Woken>(&agenda_.at(below)))
      if (woken->card == card && woken->event == event) return true;
  return false;
}

void Table::wakeCard(CardId card, const Happens& what, Seat you) {
  const Design& design = cards.of(card);
  CarryOut step;
  step.at = design.at(what.event);
  if (step.at == 0 || isAwake(card, what.event) || design.isToldByRules(what.event)) return;
  if (++woken_ > kMostWoken) throw CardFault(design, "one move has woken cards 500 times");
  step.card = card;
  step.you = you;
  step.about = what.seat;
  step.die = what.die;
  showBearer(card);  // it goes off
  blamed(card, cards, [&] { run(step, Woken{card, what.event}); });
}

void Table::wakeStaying(const Owned& stays, const Happens& what) {
  const Design& design = cards.of(stays.card);
  const Seat you = world.isFree(stays.seat) ? stays.seat : world.firstAgent;
  CarryOut as;
  as.card = stays.card;
  as.you = you;
  as.about = what.seat;
  as.die = what.die;
  if (design.at(what.event) == 0 || design.isToldByRules(what.event) || !wouldAct(now(), as, design.at(what.event)))
    return;
  if (design.stays == Stays::UntilUsed) run(Leave{stays.card, stays.seat});
  wakeCard(stays.card, what, you);
}

// An Asset or Downside acts by itself; others are offered.
void Table::wakeAbility(Seat seat, Slot slot, const Happens& what) {
  const Design* design = world.isFree(seat) ? ability(now(), seat, slot) : nullptr;
  if (design == nullptr || design->at(what.event) == 0 || design->isToldByRules(what.event)) return;
  const bool offered = slot != Slot::Asset && slot != Slot::Downside;
  const CardId card = cards.abilityCard(world.agent(seat).who, slot);
  if (offered) {
    if (!isAwake(card, what.event)) run(MayUseAbility{seat, slot, what.event, what.seat, what.die});
  } else if (slot != Slot::Asset || assetList(now(), seat, what.event) != 0) {
    wakeCard(card, what, seat);
  }
}

}  // namespace w13
