// The interpreter of all cards: one step, then the rest of its list.

#include <algorithm>

#include "engine/games/warehouse13/card_fault.h"
#include "engine/games/warehouse13/effects/doing.h"

namespace w13 {

namespace {

void carryOut(const CarryOut& card, Table& t) {
  const Effect& effect = t.cards.effect(card.at);
  CarryOut rest = card;
  ++rest.at;
  const Doing d{effect, card, rest, t};
  switch (effect.verb) {
    case Do::End:
    case Do::Option:
      if (card.unable) t.report(Unable{});  // the list that this one stands in was not done in full either
      return;
    case Do::ChooseAgent: return doChooseAgent(d);
    case Do::ChooseDie: return doChooseDie(d);
    case Do::ChoosePile: return doChoosePile(d);
    case Do::ChooseType: return doChooseType(d);
    case Do::ChooseOne: return doChooseOne(d);
    case Do::May: return doMay(d);
    case Do::Each: return doEach(d);
    case Do::Repeat: return doRepeat(d);
    case Do::If: return doIf(d);
    case Do::Roll: return doRoll(d);
    case Do::Face: return doFace(d);
    case Do::Claim: return doClaim(d);
    case Do::Neutralize: return doNeutralize(d);
    case Do::Lock: return doLock(d);
    case Do::Reroll: return doReroll(d);
    case Do::Turn: return doTurn(d);
    case Do::Move: return doMove(d);
    case Do::Apply: return doApply(d);
    case Do::TakeBack: return doTakeBack(d);
    case Do::Draw: return doDraw(d);
    case Do::DrawAside: return doDrawAside(d);
    case Do::HandOver: return doHandOver(d);
    case Do::Discard: return doDiscard(d);
    case Do::TakeTop: return doTakeTop(d);
    case Do::DrawStress: return doDrawStress(d);
    case Do::ReturnStress: return doReturnStress(d);
    case Do::Transfer: return doTransfer(d);
    case Do::Stash: return doStash(d);
    case Do::ShuffleDiscards: return doShuffleDiscards(d);
    case Do::DigForCalamity: return doDigForCalamity(d);
    case Do::Ko: return doKo(d);
    case Do::Wound: return doWound(d);
    case Do::Soften: return doSoften(d);
    case Do::Travel: return doTravel(d);
    case Do::SendHome: return doSendHome(d);
    case Do::Act: return doAct(d);
    case Do::Maintenance: return doMaintenance(d);
    case Do::Obstacle: return doObstacle(d);
    case Do::Defeat: return doDefeat(d);
    case Do::Gear: return doGear(d);
    case Do::Difficulty: return doDifficulty(d);
    case Do::Settle: return doSettle(d);
    case Do::Consequence: return doConsequence(d);
    case Do::DropConsequence: return doDropConsequence(d);
    case Do::NewPing: return doNewPing(d);
    case Do::Require: return doRequire(d);
    case Do::RoundAlone: return doRoundAlone(d);
    case Do::SitOut: return doSitOut(d);
    case Do::Look: return doLook(d);
  }
}

}  // namespace

void resume(const CarryOut& card, Table& t) {
  blamed(card.card, t.cards, [&] { carryOut(card, t); });
}

// The list that this one stands in hears of it; nothing else does.  RULING-63
void unable(Table& t, const Effect& effect, const CarryOut& card) {
  t.report(Unable{});
  if (effect.otherwise == 0) return;
  t.run(card.list(effect.otherwise));
}

// ---- whom and what a step concerns ------------------------------------------------------------------------------

Seat Doing::seatFor(const World& world, const CarryOut& card, Who who) {
  switch (who) {
    case Who::You: return card.you;
    case Who::Them: return card.them;
    case Who::FirstAgent: return world.firstAgent;
    case Who::Adversary: return world.traitor.revealed ? world.traitor.seat : Seat::Table;
    case Who::EachOwner: return card.die == DieId::None ? Seat::Table : world.ownerOf(card.die);
  }
  return Seat::Table;
}

Dice Doing::diceFor(const Situation& now, const Effect& effect, const CarryOut& card) {
  const World& w = now.world;
  const auto held = [&](Seat seat) { return w.isAgent(seat) ? w.agent(seat).claimed : Dice{}; };
  const auto ofAll = [&](auto part) {
    Dice found;
    for (const Seat seat : w.seats()) found |= part(seat);
    return found;
  };
  const auto revealed = [&](Seat seat) { return w.isAgent(seat) ? w.agent(seat).revealed : Dice{}; };
  Dice heap;
  switch (effect.heap) {
    case Heap::It: heap = card.die; break;
    case Heap::Accessible: heap = accessible(w, card.you); break;
    case Heap::Leads: heap = w.dice(Spot::Leads); break;
    case Heap::Field: heap = w.dice(Spot::Field); break;
    case Heap::Unclaimed: heap = w.unclaimed(); break;
    case Heap::YourClaimed: heap = held(card.you); break;
    case Heap::TheirClaimed: heap = held(card.them); break;
    case Heap::AnyClaimed: heap = ofAll(held); break;
    case Heap::Neutralized: heap = w.dice(Spot::Neutralized); break;
    case Heap::Misapplied: heap = w.dice(Spot::Misapplied); break;
    case Heap::Revealed: heap = ofAll(revealed); break;
    case Heap::YourRevealed: heap = revealed(card.you); break;
    case Heap::Supply: heap = w.dice(Spot::Supply); break;
    case Heap::InPlay: heap = w.unclaimed() | ofAll(held); break;
    case Heap::Anywhere: heap = Dice::all().without(w.dice(Spot::Locked)); break;
    case Heap::JustRolled: break;  // not one of the clue dice
  }
  heap = matching(w, heap, effect.filter);
  if (effect.filter.paidByTop && card.type != Symbol::None) {
    const CardId top = w.pile(card.type).topDiscard();
    if (top == CardId::None) return {};
    heap = payable(w, heap, now.cards.of(top).worth()).without(w.showing(Symbol::Wild));
  }
  return heap;
}

Seat chooserOf(const World& world, const CarryOut& card, Who by) {
  if (by == Who::Adversary) return world.traitor.revealed ? world.traitor.seat : world.firstAgent;
  const Seat seat = Doing::seatFor(world, card, by);
  return seat == Seat::Table ? world.firstAgent : seat;
}

bool byProtocol(const World& world, Who by) { return by == Who::Adversary && !world.traitor.revealed; }

/// The lowest of an Agent's claimed dice. One behind a shield has no number that counts in the open (SECRET-34), so
/// that then all are alike.  WSP-04, WSP-05
static Dice lowestClaimed(const World& world, Dice dice) {
  return (dice & world.hidden).empty() ? lowest(world, dice) : dice;
}

Dice candidates(const Situation& now, const Effect& effect, const CarryOut& card) {
  const World& w = now.world;
  Dice open = Doing::diceFor(now, effect, card);
  if (effect.another) open = open.without(card.die);
  if (!byProtocol(w, effect.by)) return open;
  for (const Spot spot : {Spot::Leads, Spot::Field})  // WSP-02, WSP-03
    if (!(open & w.dice(spot)).empty()) return lowest(w, open & w.dice(spot));
  for (const Seat seat : w.clockwise(w.firstAgent)) {  // WSP-05
    if (w.isAgent(seat) && !(open & w.agent(seat).claimed).empty())
      return lowestClaimed(w, open & w.agent(seat).claimed);
  }
  return lowest(w, open);
}

/// Whether an Agent may be chosen, leaving Standard Protocol aside.
static bool fits(const World& w, const Effect& effect, const CarryOut& card, Seat seat) {
  if (!w.isFree(seat)) return false;                                                          // RULING-23, RULING-25
  if (effect.other && seat == (effect.by == Who::Them ? card.them : card.you)) return false;  // FAQ-06
  if (effect.here && w.agent(seat).at != w.agent(card.you).at) return false;
  if (effect.inField && !w.inField(seat)) return false;
  if (effect.standing && !w.isUp(seat)) return false;
  if (effect.hasClaimed && w.agent(seat).claimed.empty()) return false;  // RULING-59
  return !effect.hasCards || w.agent(seat).handSize() > 0;
}

/// Whether any Agent may be chosen.
static bool anyFits(const World& w, const Effect& effect, const CarryOut& card) {
  return std::ranges::any_of(w.seats(), [&](Seat seat) { return fits(w, effect, card, seat); });
}

Few<Seat, kMaxPlayers> eligible(const Situation& now, const Effect& effect, const CarryOut& card) {
  const World& w = now.world;
  Few<Seat, kMaxPlayers> found;
  for (const Seat seat : w.clockwise(w.firstAgent))
    if (fits(w, effect, card, seat)) found.push(seat);
  if (byProtocol(w, effect.by) && found.size() > 1) found.shrink(1);  // WSP-06, WSP-07
  return found;
}

namespace {

/// Who will draw from the pile that is being chosen: the first draw in what follows.
Seat drawerAfter(const Situation& now, const CarryOut& card, EffectAt at) {
  for (; now.cards.effect(at).verb != Do::End; ++at) {
    const Effect& e = now.cards.effect(at);
    if (e.verb == Do::Draw || e.verb == Do::DrawAside) return Doing::seatFor(now.world, card, e.who);
    if (e.verb != Do::If) continue;
    if (const Seat seat = drawerAfter(now, card, e.then); seat != Seat::Table) return seat;
  }
  return Seat::Table;
}

}  // namespace

bool pileOpen(const Situation& now, EffectAt at, const CarryOut& card, Symbol type) {
  const World& w = now.world;
  const CardId top = w.pile(type).topDiscard();
  const Seat drawer = drawerAfter(now, card, static_cast<EffectAt>(at + 1));
  if (drawer != Seat::Table && w.isAgent(drawer) && !mayDraw(now, drawer, type)) return false;
  switch (now.cards.effect(at).piles) {
    case Piles::Any: return hasCards(w, type);
    case Piles::Unblocked: return w.obstacleOn(pileOf(type)).none();
    case Piles::TopDiscards: return top != CardId::None && now.cards.of(top).kind != Kind::Calamity;  // PILE-06
    case Piles::Focus: {
      const auto& focus = now.cards.of(w.agent(card.you).who).focus;
      return (type == focus[0] || type == focus[1]) && hasCards(w, type);
    }
  }
  return false;
}

/// The windows in which something waits that a card can end without a roll.
static constexpr Windows kSettled =
    bit(Window::Challenge) | bit(Window::Faced) | bit(Window::Snag) | bit(Window::Harm) | bit(Window::Calamity);

bool possible(const Situation& now, const CarryOut& card, EffectAt at) {
  const Effect& e = now.cards.effect(at);
  const World& w = now.world;
  switch (e.verb) {
    case Do::ChooseAgent: return anyFits(w, e, card);
    case Do::ChooseDie: return !candidates(now, e, card).empty();
    case Do::ChoosePile:
      return std::any_of(kTypes.begin(), kTypes.end(), [&](Symbol type) { return pileOpen(now, at, card, type); });
    case Do::Claim:
    case Do::Neutralize:
    case Do::Turn:
    case Do::Apply:
    case Do::TakeBack: return !Doing::diceFor(now, e, card).empty();
    case Do::Reroll: return e.heap == Heap::JustRolled || !Doing::diceFor(now, e, card).empty();
    case Do::DrawStress: return w.stressDeck >= amount(now, e.amount, card.you, card.number);  // RULING-33
    case Do::Discard:
    case Do::ReturnStress: {
      const Seat who = Doing::seatFor(w, card, e.who);
      return who != Seat::Table && w.isFree(who) && w.agent(who).handSize() > 0;  // RULING-59
    }
    case Do::Settle: return card.answers.place != 0 && (kSettled & bit(card.answers.window)) != 0;
    case Do::DropConsequence: return !w.inForce.empty();
    case Do::Stash: return w.playing.has(card.card);
    case Do::Repeat: return possible(now, card, e.then);
    default: return true;
  }
}

// An optional Stress cost needs so many cards in the deck; a rolled one the highest face.  RULING-33
bool affordable(const Situation& now, EffectAt list) {
  int price = 0;
  for (EffectAt at = list; now.cards.effect(at).verb != Do::End; ++at) {
    const Effect& e = now.cards.effect(at);
    if (e.verb == Do::DrawStress && e.who == Who::You)
      price += e.amount.of == Amount::Of::Fixed ? e.amount.number : now.cards.warehouseFaces.back();
  }
  return now.world.stressDeck >= price;
}

// ---- conditions -------------------------------------------------------------------------------------------------

bool holds(const Situation& now, If condition, int number, const CarryOut& card, const Occasion& occasion) {
  const World& w = now.world;
  const auto& [on, snag, harm] = occasion;
  const bool agent = card.you != Seat::Table && w.isAgent(card.you);
  const auto at = [&](Location where) { return agent && w.agent(card.you).at == where; };
  switch (condition) {
    case If::Always: return true;
    case If::InWarehouse: return at(Location::Warehouse);
    case If::InField: return at(Location::Field);
    case If::SameFace: return card.sameFace;
    case If::RolledAtLeast: return card.number >= number;
    case If::FieldAgentsBelow:  // PRINT-26
      return w.fieldAgents().size() < std::min(number, w.agentSeats().size());
    case If::PhysicalChallenge: return on != nullptr && on->attribute == Attribute::Physical;
    case If::MentalChallenge: return on != nullptr && on->attribute == Attribute::Mental;
    case If::MaintenanceChallenge: return on != nullptr && on->track >= 0;
    case If::ChallengeHere: return on != nullptr && agent && w.agent(on->seat).at == w.agent(card.you).at;  // CHAL-04
    case If::AnotherHere:
      return harm != nullptr && agent && harm->seat != card.you && w.agent(harm->seat).at == w.agent(card.you).at;
    case If::ConcernsYou:
      return (on != nullptr && on->seat == card.you) || (snag != nullptr && snag->seat == card.you) ||
             (harm != nullptr && harm->seat == card.you) ||
             (on == nullptr && snag == nullptr && harm == nullptr && agent && !w.agent(card.you).revealed.empty());
    case If::InRetrieval: return w.retrieval.open;
    case If::InFinale: return w.phase == Phase::Finale;
    case If::YouDrewNothing: return card.unable;
    case If::ZeroClueOpen: return agent && !(accessible(w, card.you) & w.numbered(0)).empty();
    case If::Whammied: return w.whammied;
    case If::HandAtLeast: return agent && w.agent(card.you).handSize() >= number;
    case If::FocusTrait: {
      if (card.card == CardId::None || !agent) return false;
      const auto& focus = now.cards.of(w.agent(card.you).who).focus;
      const Symbol type = now.cards.of(card.card).type;
      return type == focus[0] || type == focus[1];
    }
    case If::Standing: return agent && w.isUp(card.you);
  }
  return false;
}

bool mayPlay(const Situation& now, const Design& design, Seat seat, const Occasion& on) {
  if (!mayPlayText(now, design)) return false;
  if (design.only.front() == If::Always) return true;  // most cards have no condition
  CarryOut as;
  as.you = seat;
  return std::all_of(design.only.begin(), design.only.end(),
                     [&](If only) { return only == If::Always || holds(now, only, 0, as, on); });
}

}  // namespace w13
