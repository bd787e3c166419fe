// Cards that lie open and act: the Ping, the artifact, Plots, Consequences, cards that stay, Abilities.

#include <algorithm>
#include <utility>

#include "engine/games/warehouse13/answers.h"
#include "engine/games/warehouse13/cards/standing.h"
#include "engine/games/warehouse13/table.h"

namespace w13 {

// ---- Ping, artifact and Plots -----------------------------------------------------------------------------------

void Table::layPing(CardId ping) {
  world_.ping = ping;
  if (ping == CardId::None) return;
  world_.knows[ping] = SeatSet::all();
  tell(Happened::PingRevealed, Seat::Table, of(ping));
  enforce(ping, true);
}

void Table::dropPing() {
  lift(world.ping);
  discard(world.ping);
  world_.ping = CardId::None;
}

void Table::awaitArtifact() { world_.artifactWaits = true; }

void Table::uncoverArtifact() {
  const CardId card = world_.artifacts.pop();
  world_.artifactWaits = false;
  world_.artifact = card;
  world_.retrieval = {};
  world_.knows[card] = SeatSet::all();
  tell(Happened::ArtifactRevealed, Seat::Table, of(card));
}

void Table::setWhammied(bool whammied) { world_.whammied = whammied; }

CardId Table::takeArtifact() {
  const CardId card = std::exchange(world_.artifact, CardId::None);
  lift(card);
  return card;
}

void Table::stackArtifact() {
  const CardId card = takeArtifact();
  world_.stacks.push(card);
  tell(Happened::ArtifactRetrieved, Seat::Table, of(card));
}

void Table::loseArtifact() {
  const CardId card = takeArtifact();
  world_.lost.push(card);
  tell(Happened::ArtifactLost, Seat::Table, of(card));
}

bool Table::drawPlot() {
  const CardId card = takePlot();
  if (card == CardId::None) return false;
  world_.knows[card] = world.traitor.seat;
  world_.traitor.plots.push(card);
  tell(Happened::CardDrawn, world.traitor.seat, of(card), index(Pile::Plot), world.traitor.seat);
  return true;
}

void Table::layPlot(CardId plot) {
  world_.traitor.plots.remove(plot);
  world_.plot = plot;
}

void Table::discardPlot() { discard(world_.traitor.plots.pop()); }

void Table::revealPlot() {
  world_.knows[world.plot] = SeatSet::all();
  tell(Happened::PlotRevealed, world.traitor.seat, of(world.plot));
  world_.retrieval = {};
}

void Table::setPlotAside(bool stopped) {
  const CardId card = std::exchange(world_.plot, CardId::None);
  tell(stopped ? Happened::PlotStopped : Happened::PlotExecuted, Seat::Table, of(card));
  lift(card);
  ++(stopped ? world_.plotsStopped : world_.plotsExecuted);
}

// ---- Consequences -----------------------------------------------------------------------------------------------

void Table::turnUpConsequence(bool stays) {
  const CardId card = takeConsequence();
  if (card == CardId::None) return;
  world_.knows[card] = SeatSet::all();
  tell(Happened::ConsequenceTurnedUp, Seat::Table, of(card));
  if (stays) return keepConsequence(card);
  world_.faceUp.push(card);
  enforce(card, false);  // RULING-21: ongoing text at once, permanent marks later
}

void Table::keepConsequence(CardId card) {
  world_.faceUp.remove(card);
  world_.inForce.push(card);
  tell(Happened::ConsequenceStays, Seat::Table, of(card));
  enforce(card, true);
  carryOut(card, When::Lost, world.firstAgent);
}

void Table::dropConsequence(CardId card, bool discarded) {
  world_.faceUp.remove(card);
  world_.inForce.remove(card);
  lift(card);
  if (discarded) discard(card);
}

void Table::enforce(CardId card, bool marks) {
  const Design& design = cards.of(card);
  for (std::size_t entry = 0; entry < design.standingCount; ++entry) {
    const std::size_t number = design.firstStanding + entry;
    const Standing& rule = cards.standing[number];
    if ((rule.mark && !marks) || (rule.whammy && !world.whammied)) continue;
    world_.standing.set(number);
    if (rule.query != Query::SnagPlace) continue;
    const auto& snag = rule.as<SnaggedAt>();
    placeSnag(snag.place, std::clamp(amountFor(now(), snag.amount, rule), 0, 9));
  }
}

void Table::layOn(Seat by, const LaidOn& laid) {
  const auto before = std::ranges::find(world.laid, laid.card, &LaidOn::card);
  if (before != world.laid.end()) world_.laid.remove(LaidOn(*before));  // it lies on one Agent
  world_.laid.push(laid);
  constexpr int kSomebody = -1;
  const bool open = laid.known == SeatSet::all();
  tell(Happened::CardLaidOn, by, of(laid.card), open ? index(laid.seat) : kSomebody);
  if (!open) tellOnly(laid.known, Happened::CardLaidOn, by, of(laid.card), index(laid.seat));
}

void Table::showBearer(CardId card) {
  for (LaidOn& laid : world_.laid) {
    if (laid.card != card || laid.known == SeatSet::all()) continue;
    laid.known = SeatSet::all();
    tell(Happened::CardLaidOn, Seat::Table, of(card), index(laid.seat));
  }
}

bool Table::isInPlay(CardId card) const {
  const auto stays = [&](const Owned& each) { return each.card == card; };
  return card == world.ping || card == world.artifact || card == world.plot || world.faceUp.has(card) ||
         world.inForce.has(card) || world.lost.has(card) || std::ranges::any_of(world.staying, stays);
}

bool Table::addCounters(CardId card, int more) {
  if (!isInPlay(card)) return false;
  constexpr int kMost = 20;
  const int number = std::clamp(world.countersOn(card) + more, 0, kMost);
  Counters* there = std::ranges::find(world_.counters, card, &Counters::on);
  if (there == world_.counters.end()) {
    if (world.counters.full()) return false;
    world_.counters.push({card, 0});
    there = &world_.counters.back();
  }
  there->number = number;
  tell(Happened::CountersLaid, Seat::Table, of(card), number);
  if (number == 0) world_.counters.remove({card, 0});
  return true;
}

void Table::lift(CardId card) {
  world_.counters.remove({card, world.countersOn(card)});
  for (const LaidOn each : world.laid)
    if (each.card == card) world_.laid.remove(each);
  const Design& design = cards.of(card);
  for (std::size_t entry = 0; entry < design.standingCount; ++entry) {
    const std::size_t number = design.firstStanding + entry;
    const Standing& rule = cards.standing[number];
    if (rule.query == Query::SnagPlace && world.standing.test(number))
      placeSnag(rule.as<SnaggedAt>().place, -1);  // RULING-57
    world_.standing.reset(number);
  }
}

void Table::stay(CardId card, Seat seat) {
  world_.playing.remove(card);
  world_.staying.push({card, seat});
  enforce(card, true);
}

Few<Owned, 8> Table::endStays(Stays stays) {
  Few<Owned, 8> ended;
  for (int place = world.staying.size(); place-- > 0;) {
    const Owned gone = world.staying[place];
    if (cards.of(gone.card).stays != stays) continue;
    lift(gone.card);
    world_.staying.take(place);
    if (cards.of(gone.card).kind == Kind::Ability) continue;  // it lies with its Agent
    world_.playing.push(gone.card);
    ended.push(gone);
  }
  return ended;
}

void Table::endStay(CardId card) {
  for (const Owned each : world.staying) {
    if (each.card != card) continue;
    lift(card);
    world_.staying.remove(each);
    if (cards.of(card).kind != Kind::Ability) world_.playing.push(card);  // an Ability lies with its Agent
    return;
  }
}

// ---- Abilities --------------------------------------------------------------------------------------------------

namespace {

std::uint8_t with(std::uint8_t slots, Slot slot) { return (SlotSet::fromBits(slots) | slot).bits(); }
std::uint8_t without(std::uint8_t slots, Slot slot) { return SlotSet::fromBits(slots).without(slot).bits(); }

}  // namespace

void Table::useAbility(Seat seat, Slot slot) {
  Agent& user = agent(seat);
  if (slot == Slot::Episode || slot == Slot::Season) user.usedSlots = with(user.usedSlots, slot);  // CARD-15
  tell(Happened::AbilityUsed, seat, of(cards.abilityCard(user.who, slot)));
}

void Table::refreshAbilities() {
  for (Agent& each : world_.agents) each.usedSlots = without(each.usedSlots, Slot::Episode);  // CLEAN-09, CLEAN-10
  tell(Happened::AbilitiesRefreshed);
}

void Table::bar(Seat seat, Slot slot) { agent(seat).barredSlots = with(agent(seat).barredSlots, slot); }

void Table::unbar(Seat seat, Slot slot) {
  Agent& user = agent(seat);
  user.barredSlots = without(user.barredSlots, slot);
  if (slot == Slot::Asset) user.freedSlots = with(user.freedSlots, slot);
}

void Table::forgetSnagRolls() {
  for (Agent& each : world_.agents) each.barredSlots = each.freedSlots = 0;
}

void Table::loseAbilities(Seat seat) {
  agent(seat).hasAbilities = false;
  for (const Slot slot : kAllSlots) {
    const CardId card = cards.abilityCard(world.agent(seat).who, slot);
    if (card != CardId::None) lift(card);
  }
}

}  // namespace w13
