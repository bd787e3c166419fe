// Challenges, Snags and harm: ledger section 10, and the windows (b), (c) and (d) of RULING-01.

#include "engine/games/warehouse13/phases/phases.h"

namespace w13 {

namespace {

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
  c.track = track;
  c.obstacle = obstacle.id;
  c.difficulty = difficultyOf(obstacle.id) + (obstacle.ring ? 1 : 0);  // RING-01
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
  d.ask(q.seat, id(Ask::RollChallenge), "OBST-07"_rule, Openness::Public, {.automatic = !window});
  d.offer(choice(verb::Roll));
}

void answer(const Challenge& q, Table& t, Choice) {
  t.tell(Happened::ChallengeBegan, q.seat, whereOf(q), difficulty(t.now(), q));
  t.run(KeepRoll{q.seat, t.rollWarehouse()}, JudgeChallenge{q, {}});
}

// A card has settled it: it is won without a roll.
void skipped(const Challenge&, Table& t) { t.report(Beaten{true}); }

void resume(const JudgeChallenge& step, Table& t) {
  const Challenge& c = step.challenge;
  const int roll = step.roll.number;
  const int total = roll + attribute(t.now(), c.seat, c.attribute);
  const bool won = roll > 0 && total > difficulty(t.now(), c);  // OBST-08, OBST-09, OBST-10
  t.tell(won ? Happened::ChallengeWon : Happened::ChallengeLost, c.seat, whereOf(c), total);
  if (won) removeObstacleOf(t, c);  // else it stays: OBST-13, MAINT-03
  t.report(Beaten{won});
}

// A card played in between may have removed the obstacle, or moved those behind it up.
void removeObstacleOf(Table& t, const Challenge& c) {
  for (int space = t.world.track.size(); c.track >= 0 && space-- > 0;)
    if (t.world.track[space].id == c.obstacle) t.removeFromTrack(space);                               // MAINT-02
  if (c.place != Place::None && t.world.obstacleOn(c.place).id == c.obstacle) t.removeBlock(c.place);  // OBST-11
}

// ---- the way to a place -----------------------------------------------------------------------------------------

void resume(const ClearPlace& step, Table& t) {
  const bool blocked = !t.world.obstacleOn(step.place).none();
  const int snag = snagOn(t.now(), step.place);
  if (snag >= 0) t.run(SnagRoll{step.seat, snag});
  if (blocked) t.run(challengeOf(t.world, step.seat, step.place, -1));
  if (!blocked && snag < 0) t.report(Beaten{true});
}

void ask(const SnagRoll& q, const Situation& now, Decision& d) {
  if (q.settled || q.lost) return;
  d.ask(q.seat, id(Ask::RollSnag), "SNAG-03"_rule, Openness::Public, {.automatic = !windowOpen(now, Window::Snag)});
  d.offer(choice(verb::Roll));
}

void answer(const SnagRoll& q, Table& t, Choice) {
  t.run(KeepRoll{q.seat, t.rollWarehouse()}, JudgeSnag{q.seat, q.value, {}});
}

void skipped(const SnagRoll& q, Table& t) { t.report(Beaten{!q.lost}); }

void resume(const JudgeSnag& step, Table& t) {
  const int roll = step.roll.number;
  const bool won = roll > step.value;  // SNAG-03, SNAG-04; the Snag stays: SNAG-05
  t.tell(won ? Happened::ChallengeWon : Happened::ChallengeLost, step.seat, {}, roll);
  t.report(Beaten{won});
}

// ---- a roll before its result is used: window (c) ----------------------------------------------------------------

void ask(const KeepRoll& q, const Situation& now, Decision& d) {
  if (q.roll.final || !windowOpen(now, Window::Rolled)) return;  // PRINT-06
  d.ask(q.seat, id(Ask::KeepRoll), "RULING-01"_rule, Openness::Public);
  d.offer(choice(verb::Resolve));
}

void answer(const KeepRoll& q, Table& t, Choice) { t.report(q.roll); }
void skipped(const KeepRoll& q, Table& t) { t.report(q.roll); }

// ---- harm -------------------------------------------------------------------------------------------------------

/// The Agent's own card puts something else in place of a KO, once (Undeceased); also of one that was a wound before.
static bool replaces(Table& t, const Harm& harm) {
  const Design* downside = ability(t.now(), harm.seat, Slot::Downside);
  if (harm.level != 1 || harm.replaced || downside == nullptr || downside->at(Instead::Ko) == 0) return false;
  CarryOut list;
  list.at = downside->at(Instead::Ko);
  list.you = harm.seat;
  list.instead = true;  // RULING-69
  t.run(list);
  return true;
}

void resume(const Harm& step, Table& t) {
  const World& w = t.world;
  if (!w.isFree(step.seat)) return;
  const bool changes = step.level == 1 ? w.isUp(step.seat) : w.agent(step.seat).health != Health::Wounded;
  if (step.level == 0) return t.tell(Happened::HarmPrevented, step.seat);
  if (replaces(t, step)) return;
  if (step.stage == 0) {
    if (!changes) return;  // HEAL-06, HEAL-07
    Harm waits = step;
    waits.stage = 1;
    return t.run(Commit{Window::Harm, w.firstAgent}, waits);
  }
  if (step.level == 1) return t.ko(step.seat);
  t.wound(step.seat);
}

}  // namespace w13
