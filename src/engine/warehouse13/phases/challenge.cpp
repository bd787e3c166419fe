// Challenges, Snags and harm: ledger section 10, and the windows (b), (c) and (d) of RULING-01.

#include "engine/warehouse13/phases/phases.h"

namespace w13 {

namespace {

constexpr std::uint16_t id(Ask ask) { return static_cast<std::uint16_t>(ask); }

Noun whereOf(const Challenge& c) {
  if (c.track >= 0) return nounOf(Thing::Track, c.track);
  return c.place == Place::None ? Noun{} : of(c.place);
}

}  // namespace

Challenge challengeOf(const World& world, Seat seat, Place place, int track) {
  const Obstacle obstacle = track >= 0 ? world.track[track] : world.obstacleOn(place);
  Challenge c;
  c.seat = seat;
  c.attribute = attributeOf(obstacle.id);
  c.place = place;
  c.track = static_cast<std::int8_t>(track);
  c.obstacle = obstacle.id;
  c.difficulty = static_cast<std::int8_t>(difficultyOf(obstacle.id) + (obstacle.ring ? 1 : 0));  // RING-01
  return c;
}

int difficulty(const Situation& now, const Challenge& c) {
  return c.difficulty + c.modifier + difficultyChange(now, c.attribute);
}

// The commit "Roll": cards that modify the challenge can be played until it is pressed.  OBST-06
void ask(const Challenge& q, const Situation& now, Decision& d) {
  if (q.settled) return;
  const bool faced = q.place == Place::None && q.track < 0;
  const bool window = windowOpen(now, faced ? Window::Faced : Window::Challenge);
  d.ask(q.seat, id(Ask::RollChallenge), "OBST-07"_rule, Openness::Public, !window);
  d.offer(choice(verb::Roll));
}

void answer(const Challenge& q, Table& t, Choice) {
  t.tell(Happened::ChallengeBegan, q.seat, whereOf(q), difficulty(t.now(), q));
  t.rollWarehouse();
  t.run(Commit{Window::Rolled, q.seat}, JudgeChallenge{q});
}

void resume(const JudgeChallenge& step, Table& t) {
  const Challenge& c = step.challenge;
  const int roll = t.world.warehouseRoll;
  const int total = roll + attribute(t.now(), c.seat, c.attribute);
  const bool won = roll > 0 && total > difficulty(t.now(), c);  // OBST-08, OBST-09, OBST-10
  t.world.challengeWon = won;
  t.tell(won ? Happened::ChallengeWon : Happened::ChallengeLost, c.seat, whereOf(c), total);
  if (!won) return;  // OBST-13, MAINT-03
  removeObstacleOf(t, c);
}

// A card played in between may have removed the obstacle, or moved those behind it up.
void removeObstacleOf(Table& t, const Challenge& c) {
  for (int space = t.world.track.size(); c.track >= 0 && space-- > 0;)
    if (t.world.track[space].id == c.obstacle) t.removeFromTrack(space);                               // MAINT-02
  if (c.place != Place::None && t.world.obstacleOn(c.place).id == c.obstacle) t.removeBlock(c.place);  // OBST-11
}

// ---- the way to a place -----------------------------------------------------------------------------------------

void resume(const ClearPlace& step, Table& t) {
  World& w = t.world;
  w.challengeWon = true;
  const int snag = snagOn(t.now(), step.place);
  if (snag >= 0) t.run(SnagRoll{step.seat, static_cast<std::int8_t>(snag)});
  if (!w.obstacleOn(step.place).none()) t.run(challengeOf(w, step.seat, step.place, -1));
}

void ask(const SnagRoll& q, const Situation& now, Decision& d) {
  if (q.settled || !now.world.challengeWon) return;  // the obstacle before it was not beaten
  d.ask(q.seat, id(Ask::RollSnag), "SNAG-03"_rule, Openness::Public, !windowOpen(now, Window::Snag));
  d.offer(choice(verb::Roll));
}

void answer(const SnagRoll& q, Table& t, Choice) {
  t.rollWarehouse();
  t.run(Commit{Window::Rolled, q.seat}, JudgeSnag{q.seat, q.value});
}

void resume(const JudgeSnag& step, Table& t) {
  const bool won = t.world.warehouseRoll > step.value;  // SNAG-03, SNAG-04; the Snag stays: SNAG-05
  t.world.challengeWon = won;
  t.tell(won ? Happened::ChallengeWon : Happened::ChallengeLost, step.seat, {}, t.world.warehouseRoll);
}

// ---- harm -------------------------------------------------------------------------------------------------------

void resume(const Harm& step, Table& t) {
  const World& w = t.world;
  if (!w.isFree(step.seat)) return;
  const bool changes = step.level == 1 ? w.isUp(step.seat) : w.agent(step.seat).health != Health::Wounded;
  if (step.stage == 0) {
    const Design* downside = ability(t.now(), step.seat, Slot::Downside);
    if (step.level == 1 && downside != nullptr && downside->at(Instead::Ko) != 0) {  // Undeceased
      CarryOut list;
      list.at = downside->at(Instead::Ko);
      list.you = step.seat;
      return t.run(list);
    }
    if (!changes) return;  // HEAL-06, HEAL-07
    return t.run(Commit{Window::Harm, w.firstAgent}, Harm{step.seat, step.level, 1});
  }
  if (step.level == 0) return t.tell(Happened::HarmPrevented, step.seat);
  if (step.level == 1) return t.ko(step.seat);
  t.wound(step.seat);
}

}  // namespace w13
