// Verbs that order other steps: for each Agent, again, only if, after a roll, after an obstacle.

#include <algorithm>

#include "engine/games/warehouse13/effects/doing.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

// ---- for each Agent, again, only if --------------------------------------------------------------------------------

static std::string sayEach(const Effect& step, const Speech& in) {
  return words::kGroups.say(step.as<OfGroup>().group) + ": " + say::clause(step.then, in.ofEach());
}

/// Who holds the most cards, or the fewest; of several the first clockwise from the First Agent.
static Seat byHand(const World& w, bool most) {
  Seat found = Seat::Table;
  const auto size = [&](Seat seat) { return most ? w.agent(seat).handSize() : -w.agent(seat).handSize(); };
  for (const Seat seat : w.clockwise(w.firstAgent))
    if (w.isFree(seat) && (found == Seat::Table || size(seat) > size(found))) found = seat;
  return found;
}

/// The Agent of a group of one.
static Seat theOne(const Situation& now, Group group) {
  switch (group) {
    case Group::LowestInField: return lowestRankedInField(now);
    case Group::MostCards: return byHand(now.world, true);
    case Group::FewestCards: return byHand(now.world, false);
    default: return now.world.firstAgent;
  }
}

static bool isOfOne(Group group) {
  return group == Group::LowestInField || group == Group::FirstAgent || group == Group::MostCards ||
         group == Group::FewestCards;
}

/// Whether an Agent belongs to a group of several.
static bool isIn(Group group, const World& w, Seat each, Seat you) {
  if (!w.isFree(each)) return false;  // RULING-30
  switch (group) {
    case Group::Here: return w.agent(each).at == w.agent(you).at;  // FAQ-05
    case Group::Others: return each != you;
    case Group::WarehouseAgents: return !w.inField(each);
    case Group::FieldAgents: return w.inField(each);
    default: return true;
  }
}

static bool canEach(const Situation& now, const CarryOut& card, EffectAt at) {
  const Effect& e = now.cards.effect(at);
  const Group group = e.as<OfGroup>().group;
  const auto can = [&](Seat seat) {
    CarryOut list = card.list(e.then);
    list.you = seat;
    return possible(now, list, e.then);
  };
  if (isOfOne(group)) {
    const Seat seat = theOne(now, group);
    if (seat != Seat::Table && now.world.isFree(seat) && can(seat)) return true;
  } else if (std::ranges::any_of(now.world.seats(),
                                 [&](Seat each) { return isIn(group, now.world, each, card.you) && can(each); })) {
    return true;
  }
  return restPossible(now, card, at);
}

static void doEach(const Doing& d) {
  const Group group = d.as<OfGroup>().group;
  if (!isOfOne(group)) return d.goOnAfter(EachAgent{d.card, {d.t.world.firstAgent}});
  const Seat seat = theOne(d.t.now(), group);
  if (seat == Seat::Table || !d.t.world.isFree(seat)) return d.goOn();
  CarryOut list = d.list(d.effect.then);
  list.you = seat;
  d.goOnAfter(list);
}

void resume(EachAgent step, Table& t) {
  const Effect& e = t.cards.effect(step.card.at);
  const Group group = e.as<OfGroup>().group;
  const Seat seat = t.next(step.round, [&](Seat each) { return isIn(group, t.world, each, step.card.you); });
  if (seat == Seat::Table) return;
  CarryOut list = step.card.list(e.then);
  list.you = seat;
  t.run(list, step);
}

static std::string sayRepeat(const Effect& step, const Speech& in) {
  const Amount times = step.as<HowMany>().amount;
  std::string text;
  if (isAll(times)) text = "as often as possible: ";
  else if (times.isPrinted()) text = std::to_string(times.number) + " times: ";
  else text = "as often as " + say::number(times, in) + ": ";
  return text + say::clause(step.then, in);
}

static bool canRepeat(const Situation& now, const CarryOut& card, EffectAt at) {
  return possible(now, card, now.cards.effect(at).then);
}

static void doRepeat(const Doing& d) {
  const int times = isAll(d.as<HowMany>().amount) ? kDice : d.amount();
  d.goOnAfter(RepeatList{d.card, static_cast<std::uint8_t>(std::max(0, times))});
}

void resume(const RepeatList& step, Table& t) {
  if (step.left == 0) return;
  t.run(step.card.list(t.cards.effect(step.card.at).then),
        RepeatList{step.card, static_cast<std::uint8_t>(step.left - 1)});
}

static std::string sayIf(const Effect& step, const Speech& in) {
  const std::string asked = say::condition(step.as<OnlyIf>().condition, in);
  if (step.then == 0) return "unless " + asked + ": " + say::clause(step.otherwise, in);
  std::string text = "if " + asked + ": " + say::clause(step.then, in);
  if (step.otherwise != 0) text += ". Otherwise: " + say::clause(step.otherwise, in);
  return text;
}

static bool canIf(const Situation& now, const CarryOut& card, EffectAt at) {
  const Effect& e = now.cards.effect(at);
  const ConditionAt condition = e.as<OnlyIf>().condition;
  if (isSecret(now.cards, condition)) return true;  // what is offered tells nobody
  const EffectAt list = holds(now, condition, card) ? e.then : e.otherwise;
  return list != 0 ? possible(now, card, list) : restPossible(now, card, at);
}

static void doIf(const Doing& d) {
  if (isSecret(d.t.cards, d.as<OnlyIf>().condition)) d.t.countSecret();
  const bool yes = holds(d.t.now(), d.as<OnlyIf>().condition, d.card);
  const EffectAt list = yes ? d.effect.then : d.effect.otherwise;
  if (list == 0) return d.goOn();
  d.goOnAfter(d.list(list));
}

// ---- after a roll, after an obstacle -------------------------------------------------------------------------------

static std::string sayRoll(const Effect& step, const Speech& in) {
  return in.does(step.who, "roll ") + "a Warehouse die";
}

static void doRoll(const Doing& d) { d.t.run(KeepRoll{d.card.you, d.t.rollWarehouse()}, UseRoll{d.rest}); }

void resume(const UseRoll& step, Table& t) { t.run(step.card); }

static std::string sayFace(const Effect& step, const Speech& in) {
  std::string text = in.does(step.who, "face ") + "an obstacle at once";
  if (step.then != 0) text += "; if it is beaten: " + say::clause(step.then, in);
  if (step.otherwise != 0)
    text += (step.then != 0 ? "; if not: " : "; if it is not beaten: ") + say::clause(step.otherwise, in);
  return text;
}

// An obstacle faced at once; beaten or not, it is discarded.  OBST-17
static void doFace(const Doing& d) {
  const ObstacleId obstacle = d.t.takeObstacle();
  const Seat seat = d.who();
  if (obstacle == ObstacleId::None || seat == Seat::Table || !d.t.world.isFree(seat)) return d.unable();
  Challenge c;
  c.seat = seat;
  c.attribute = attributeOf(obstacle);
  c.obstacle = obstacle;
  c.difficulty = static_cast<std::int8_t>(difficultyOf(obstacle));
  d.goOnAfter(c, AfterFace{d.card, obstacle});
}

void resume(const AfterFace& step, Table& t) {
  t.discardObstacle({step.obstacle, false});
  const Effect& e = t.cards.effect(step.card.at);
  const EffectAt list = step.won ? e.then : e.otherwise;
  if (list != 0) t.run(step.card.list(list));
}

constexpr VerbsFrom<Do::Each, Do::Claim> kFlowVerbs = {{
    {.id = Do::Each,
     .name = "each",
     .takes = Takes::Group,
     .taken = OfGroup{},
     .details = Detail::Do,
     .required = Detail::Do,
     .means =
         "Each Agent of the group does the list, in order; `you` is the Agent whose turn it is. Who cannot do it is "
         "skipped without penalty (RULING-30).",
     .example = R"({ "each": "field_agents", "do": [{ "ko": true }] })",
     .say = sayEach,
     .does = doEach,
     .possible = canEach},
    {.id = Do::Repeat,
     .name = "repeat",
     .takes = Takes::Times,
     .taken = HowMany{},
     .details = Detail::Do,
     .required = Detail::Do,
     .means = "The list is done so many times; it ends early when one of its steps cannot be done.",
     .example = R"({ "repeat": 2, "do": [{ "choose_die": "any_claimed", "colour": "tech" }, { "neutralize": "it" }] })",
     .say = sayRepeat,
     .does = doRepeat,
     .possible = canRepeat},
    {.id = Do::If,
     .name = "if",
     .takes = Takes::Condition,
     .taken = OnlyIf{},
     .details = Detail::Then | Detail::Otherwise,
     .means = "Does `then` if the condition holds, `otherwise` if not.",
     .example = R"({ "if": "same_face", "then": [{ "claim": "it" }] })",
     .say = sayIf,
     .does = doIf,
     .possible = canIf},
    {.id = Do::Roll,
     .name = "roll",
     .takes = Takes::True,
     .details = Detail::Who,
     .means = "A Warehouse die is rolled; later steps use it as `rolled`.",
     .example = R"({ "roll": true })",
     .say = sayRoll,
     .does = doRoll,
     .leaves = Leaves::Roll},
    {.id = Do::Face,
     .name = "face",
     .takes = Takes::True,
     .details = Detail::Who | Detail::Won | Detail::Lost,
     .means = "An obstacle is drawn, faced at once, and discarded whether it was beaten or not (OBST-17).",
     .example = R"({ "face": true, "lost": [{ "ko": true }] })",
     .say = sayFace,
     .does = doFace},
}};
static_assert(complete(kFlowVerbs));

}  // namespace w13
