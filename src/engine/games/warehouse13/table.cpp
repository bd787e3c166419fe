// The season, roles and votes, Agents and obstacles. Dice and cards move in table_*.cpp, by subject.

#include "engine/games/warehouse13/table.h"

#include <algorithm>

#include "engine/games/warehouse13/card_fault.h"

namespace w13 {

using kernel::ChanceOf;

namespace {

Noun ofTrack(int space) { return nounOf(Thing::Track, space); }

}  // namespace

void Table::end(Winner winner, Ending ending) {
  if (world.over()) return;  // the first condition to occur wins: RULING-47
  world_.winner = winner;
  world_.ending = ending;
  world_.phase = Phase::Over;
  agenda_.clear();
  tell(Happened::SeasonEnded, Seat::Table, {}, index(ending));
}

// The seat whose challenge, roll, harm or draw is answered.
Seat Table::concernedBy(Answering answers) {
  if (const auto* challenge = stepAt<Challenge>(answers.place)) return challenge->seat;
  if (const auto* snag = stepAt<SnagRoll>(answers.place)) return snag->seat;
  if (const auto* roll = stepAt<KeepRoll>(answers.place)) return roll->seat;
  if (const auto* harm = stepAt<Harm>(answers.place - 1)) return harm->seat;
  const auto* commit = stepAt<Commit>(answers.place);
  return commit != nullptr && commit->window == Window::Calamity ? commit->seat : Seat::Table;
}

void Table::noteDown(SeatSet audience, SeatSet sees, Happened what, Seat seat, Noun noun, int number) {
  if (cards.waits) noteAwaited(what, seat, noun, number);
  if (events_ != nullptr)
    events_->push_back({what, seat, audience, sees, false, noun, static_cast<std::int16_t>(number)});
}

void Table::carryOut(CardId card, When event, Seat you, DieId die, Answering answers) {
  const EffectAt list = cards.of(card).at(event);
  if (list == 0) return;
  CarryOut step;
  step.at = list;
  step.card = card;
  step.you = you;
  step.about = answers.place == 0 ? you : concernedBy(answers);
  step.die = die;
  step.answers = answers;
  blamed(card, cards, [&] { run(step, UncoverArtifact{}); });  // RULING-22: once the whole effect is done
}

// ---- chance -----------------------------------------------------------------------------------------------------

Roll Table::rollWarehouse() {
  chance_.about({});
  const auto roll = [&] { return cards.warehouseFaces[at(chance_.pick(6, ChanceOf::Die))]; };
  int number = roll();
  bool final = false;
  for (const Owned& stays : world.staying) {  // PRINT-05, PRINT-06: both dice, the worse counts, no reroll
    const CardId card = stays.card;
    if (!cards.says(cards.of(card), Query::WorseRoll)) continue;
    number = std::min<int>(number, roll());
    final = true;
    lift(card);
    putAway(card);
    break;
  }
  world_.warehouseRoll = static_cast<std::int8_t>(number);
  tell(Happened::WarehouseRolled, Seat::Table, {}, number);
  return {world.warehouseRoll, final};
}

// ---- the season -------------------------------------------------------------------------------------------------

void Table::beginEpisode() {
  ++world_.episode;
  world_.round = 0;
  tell(Happened::EpisodeBegan, Seat::Table, {}, world.episode);
}

void Table::beginPhase(Phase phase) {
  world_.phase = phase;
  if (phase == Phase::Finale) world_.round = 0;  // from here on Plot turns are counted
  tell(Happened::PhaseBegan, Seat::Table, {}, index(phase));
}

void Table::beginRound() {
  ++world_.round;
  world_.extraTravelAction = {};
}

void Table::countTravelAction(Seat seat) { world_.extraTravelAction |= seat; }

// ---- roles and votes --------------------------------------------------------------------------------------------

void Table::beginVote(Seat caller, Seat named) {
  world_.votes = {};
  world_.voted = {};
  world_.votesShown = false;
  tell(Happened::VoteCalled, caller, of(named));
}

void Table::castVote(Seat seat, bool bronze) {
  world_.votes[seat] = bronze;
  world_.voted |= seat;
  tell(Happened::VoteCast, seat);
}

int Table::showVotes(Seat named) {
  world_.votesShown = true;
  int down = 0;
  for (const Seat seat : world.voted) {
    down += world.votes[seat] ? 1 : 0;
    tell(Happened::VoteShown, seat, {}, world.votes[seat] ? 1 : 0);
  }
  tell(Happened::VotesShown, Seat::Table, of(named), down);
  return down;
}

void Table::showLoyalty(Seat seat) {
  const bool traitor = world.traitor.seat == seat;
  if (traitor) world_.traitor.revealed = true;  // BRONZE-09
  else agent(seat).loyaltyShown = true;
  tell(Happened::LoyaltyShown, seat, {}, traitor ? 1 : 0);
}

void Table::bronze(Seat seat) {
  const bool traitor = world.traitor.seat == seat;
  if (traitor) world_.traitor.bronzed = true;  // BRONZE-07
  else world_.bronzed = seat;
  tell(Happened::Bronzed, seat, {}, traitor ? 1 : 0);
}

void Table::debronze(Seat seat) {
  if (world.traitor.bronzed && world.traitor.seat == seat) {
    world_.traitor.bronzed = false;
    return move(seat, Location::LostBoard);  // BRONZE-08
  }
  world_.bronzed = Seat::Table;
  move(seat, Location::Warehouse);  // RULING-29
  tell(Happened::Debronzed, seat);
}

void Table::sealReveal(bool will) { world_.willReveal = will; }

void Table::countSecret() { ++world_.counted; }

// ---- Agents -----------------------------------------------------------------------------------------------------

void Table::move(Seat seat, Location to) {
  agent(seat).at = to;
  tell(Happened::AgentMoved, seat, {}, index(to));
}

void Table::ko(Seat seat) {
  if (agent(seat).health != Health::Standing) return;  // HEAL-06
  agent(seat).health = Health::Ko;
  tell(Happened::AgentKo, seat);
}

void Table::wound(Seat seat) {
  if (agent(seat).health == Health::Wounded) return;  // HEAL-07
  agent(seat).health = Health::Wounded;               // HEAL-08
  tell(Happened::AgentWounded, seat);
}

void Table::heal(Seat seat) {
  Agent& healed = agent(seat);
  if (healed.health == Health::Standing) return;
  healed.health = healed.health == Health::Wounded ? Health::Ko : Health::Standing;  // HEAL-03, HEAL-04, HEAL-05
  tell(Happened::AgentHealed, seat);
}

void Table::passFirstAgent() {
  Seat next = world.leftOf(world.firstAgent);
  while (!world.isAgent(next)) next = world.leftOf(next);  // RULING-26
  world_.firstAgent = next;
  tell(Happened::FirstAgentPassed, next);
}

// ---- obstacles --------------------------------------------------------------------------------------------------

ObstacleId Table::takeObstacle() {
  if (world.obstacleSupply.empty()) {  // OBST-19
    world_.obstacleSupply = world.obstacleDiscard;
    world_.obstacleDiscard.clear();
    chance_.shuffle(world_.obstacleSupply);
  }
  return world.obstacleSupply.empty() ? ObstacleId::None : world_.obstacleSupply.pop();
}

void Table::ringOn(Obstacle& obstacle, Noun where) {
  if (world.ringsLeft == 0 || obstacle.ring) return;  // RING-02, RULING-10
  --world_.ringsLeft;
  obstacle.ring = true;
  tell(Happened::RingPlaced, Seat::Table, where);
}

bool Table::block(Place place, bool ring) {
  Obstacle& here = world_.blocks[place];
  if (!here.none()) return false;  // RULING-10: one for each place
  const ObstacleId taken = takeObstacle();
  if (taken == ObstacleId::None) return false;
  here = {taken, false};
  tell(Happened::ObstaclePlaced, Seat::Table, of(place), index(taken));
  if (ring) ringOn(here, of(place));
  return true;
}

bool Table::addToTrack(bool ring) {
  if (world.trackRoom(cards.game.trackSpaces) <= 0) return false;
  const ObstacleId taken = takeObstacle();
  if (taken == ObstacleId::None) return false;
  world_.track.push({taken, false});  // MAINT-05
  const int space = world.track.size() - 1;
  tell(Happened::ObstaclePlaced, Seat::Table, ofTrack(space), index(taken));
  if (ring) ringOn(world_.track[space], ofTrack(space));
  checkTrack();
  return true;
}

void Table::checkTrack() {
  if (world.trackRoom(cards.game.trackSpaces) <= 0) end(Winner::Traitor, Ending::MaintenanceFull);  // MAINT-04, GEAR-02
}

void Table::discardObstacle(Obstacle obstacle) {
  if (obstacle.ring) ++world_.ringsLeft;     // RING-03
  world_.obstacleDiscard.push(obstacle.id);  // OBST-18
}

void Table::removeBlock(Place place) {
  Obstacle& here = world_.blocks[place];
  tell(Happened::ObstacleGone, Seat::Table, of(place), index(here.id));
  discardObstacle(here);
  here = {};
}

void Table::removeFromTrack(int space) {
  const Obstacle gone = world_.track.take(space);
  tell(Happened::ObstacleGone, Seat::Table, ofTrack(space), index(gone.id));
  discardObstacle(gone);
}

void Table::placeGear() {
  if (world.gear) return;  // RULING-05: a second one has no effect
  world_.gear = true;      // GEAR-01, GEAR-03
  tell(Happened::GearPlaced);
  checkTrack();
}

void Table::placeSnag(Place place, int value) {
  world_.snags[place] = value;
  tell(Happened::Snagged, Seat::Table, of(place), value);
}

}  // namespace w13
