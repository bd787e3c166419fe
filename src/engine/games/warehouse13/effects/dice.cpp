// Verbs that do something to clue dice.

#include <algorithm>

#include "engine/games/warehouse13/effects/doing.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

static bool anyDice(const Situation& now, const CarryOut& card, EffectAt at) {
  return !Doing::diceFor(now, *now.cards.effect(at).part<WhichDice>(), card).empty();
}

static std::string sayClaim(const Effect& step, const Speech& in) {
  return in.does(step.who, "claim ") + say::allDice(step.as<WhichDice>(), in);
}

static void doClaim(const Doing& d) {
  const Dice dice = d.dice();
  const Seat seat = d.who();
  if (dice.empty() || seat == Seat::Table || !d.t.world.isFree(seat)) return d.unable();
  for (const DieId die : dice) d.t.claim(die, seat);
  d.goOn();
}

static std::string sayNeutralize(const Effect& step, const Speech& in) {
  return "neutralize " + say::allDice(step.as<WhichDice>(), in);
}

static void doNeutralize(const Doing& d) {
  const Dice dice = d.dice();
  if (dice.empty()) return d.unable();
  for (const DieId die : dice) d.t.neutralize(die);
  d.goOn();
}

static std::string sayLock(const Effect& step, const Speech& in) {
  return "lock " + say::allDice(step.as<WhichDice>(), in) + " for good";
}

static void doLock(const Doing& d) {
  for (const DieId die : d.dice()) d.t.lock(die);
  d.goOn();
}

// ---- other faces ---------------------------------------------------------------------------------------------------

static std::string sayReroll(const Effect& step, const Speech& in) {
  return "reroll " + say::allDice(step.as<WhichDice>(), in);
}

static bool canReroll(const Situation& now, const CarryOut& card, EffectAt at) {
  return now.cards.effect(at).as<WhichDice>().heap == Heap::JustRolled || anyDice(now, card, at);
}

/// The Warehouse or Goo die that is answered is rolled again, its result not used yet.  RULING-61
static void rollAgain(const Doing& d) {
  if (KeepRoll* lies = d.answered<KeepRoll>()) {
    lies->roll = d.t.rollWarehouse();
    return;
  }
  const Commit* window = d.answered<Commit>();
  if (window != nullptr && window->window == Window::Goo) d.t.rollGooAgain();
}

// A misapplied die is placed again by its new face; a Wild's owner declares.  RULING-15
static void doReroll(const Doing& d) {
  const World& w = d.t.world;
  if (d.as<WhichDice>().heap == Heap::JustRolled) {
    rollAgain(d);
    return d.goOn();
  }
  const Dice dice = d.dice();
  if (dice.empty()) return d.unable();
  CarryOut rest = d.rest;
  rest.sameFace = true;
  for (const DieId die : dice) {
    const Clue before = w.clue(die);
    d.t.roll(die);
    if (w.clue(die) != before) rest.sameFace = false;
  }
  d.t.run(rest);
  for (const DieId die : dice&(w.dice(Spot::Misapplied) | w.dice(Spot::Applied))) {
    const Seat owner = w.ownerOf(die);
    d.t.run(DeclareSymbol{owner == Seat::Table ? w.firstAgent : owner, die, false}, ApplyDie{die});
  }
}

static std::string sayTurn(const Effect& step, const Speech& in) {
  const auto& to = step.as<TurnedTo>();
  std::string face = to.turned == Turned::Given ? nameOf(to.clue) : words::kFaces.say(to.turned);
  const bool several = to.heap != Heap::It && to.filter.colour != Symbol::Wild;
  if (const std::size_t its = face.find("its"); several && its != std::string::npos) face.replace(its, 3, "their");
  return "turn " + say::allDice(to, in) + " to " + face;
}

static bool hasFace(const Situation& now, DieId die, Clue face) {
  return std::ranges::find(now.cards.dieFaces[colourOf(die)], face) != now.cards.dieFaces[colourOf(die)].end();
}

/// The face with the same symbol and so much more; the one it shows if there is none. Nothing is known of one behind a
/// shield: it stays.
static Clue by(const Situation& now, DieId die, int more) {
  const Clue shows = now.world.clue(die);
  const Clue face{shows.symbol, static_cast<std::uint8_t>(shows.number + more)};
  const bool fits = shows.number + more >= 0 && !now.world.hidden.has(die) && hasFace(now, die, face);
  return fits ? face : shows;
}

/// The face a die is turned to where the card leaves no choice.
static Clue given(const Situation& now, const TurnedTo& to, DieId die) {
  const Symbol own = colourOf(die);
  switch (to.turned) {
    case Turned::OwnOne: return {own, 1};
    case Turned::OwnTwo: return {own, 2};
    case Turned::OneUp: return by(now, die, 1);
    case Turned::OneDown: return by(now, die, -1);
    default: return to.clue;
  }
}

/// Whether a face may be picked for a die.
static bool mayPick(const Situation& now, const TurnedTo& to, DieId die, Clue face) {
  const bool same = !now.world.hidden.has(die) && face == now.world.clue(die);
  switch (to.turned) {
    case Turned::AnyOne: return face.number == 1;
    case Turned::ByOne: return !same && (face == by(now, die, 1) || face == by(now, die, -1));
    default: return !same;
  }
}

static bool canPick(const Situation& now, const TurnedTo& to, DieId die) {
  return std::ranges::any_of(now.cards.dieFaces[colourOf(die)], [&](Clue face) { return mayPick(now, to, die, face); });
}

static void doTurn(const Doing& d) {
  const Dice dice = d.dice();
  if (dice.empty()) return d.unable();
  const auto& to = d.as<TurnedTo>();
  if (isPicked(to.turned)) return canPick(d.t.now(), to, dice.first()) ? d.t.run(ChooseFace{d.card}) : d.unable();
  for (const DieId die : dice) {
    const Clue face = given(d.t.now(), to, die);
    const bool stays = (to.turned == Turned::OneUp || to.turned == Turned::OneDown) && face == d.t.world.clue(die);
    if (!stays) d.t.turn(die, face);
  }
  d.goOn();
}

void ask(const ChooseFace& q, const Situation& now, Decision& d) {
  const Effect& e = now.cards.effect(q.card.at);
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::ChooseFace), "CARD-32"_rule, Openness::Public, {.automatic = true});
  const auto& to = e.as<TurnedTo>();
  const DieId die = Doing::diceFor(now, to, q.card).first();
  for (const Clue face : now.cards.dieFaces[colourOf(die)])
    if (mayPick(now, to, die, face)) d.offer(choice(verb::Declare, of(face)));
}

void answer(const ChooseFace& q, Table& t, Choice c) {
  const Effect& e = t.cards.effect(q.card.at);
  for (const DieId die : Doing::diceFor(t.now(), e.as<TurnedTo>(), q.card)) t.turn(die, faceOf(c.noun));
  CarryOut rest = q.card;
  ++rest.at;
  t.run(rest);
}

// ---- other places --------------------------------------------------------------------------------------------------

static std::string sayMove(const Effect& step, const Speech& in) {
  const auto& to = step.as<MovedTo>();
  return "move " + say::allDice(to, in) + " to " + words::kSpots.say(to.to);
}

static void doMove(const Doing& d) {
  for (const DieId die : d.dice()) d.t.move(die, d.as<MovedTo>().to);
  d.goOn();
}

static std::string sayApply(const Effect& step, const Speech& in) {
  return "apply " + say::allDice(step.as<WhichDice>(), in);
}

static void doApply(const Doing& d) {
  const Dice dice = d.dice();
  if (dice.empty()) return d.unable();
  d.t.run(d.rest);
  for (const DieId die : dice) {
    if (d.t.world.hidden.has(die)) d.t.show(die);  // it comes out from behind its shield
    const Seat owner = d.t.world.ownerOf(die);
    d.t.run(DeclareSymbol{owner == Seat::Table ? d.card.you : owner, die, false}, ApplyDie{die});
  }
}

static std::string sayTakeBack(const Effect& step, const Speech& in) {
  return in.does(step.who, "take ") + say::allDice(step.as<WhichDice>(), in) + " back";
}

static void doTakeBack(const Doing& d) {
  for (const DieId die : d.dice())
    if (d.t.world.ownerOf(die) != Seat::Table) d.t.takeBack(die);
  d.goOn();
}

constexpr VerbsFrom<Do::Claim, Do::Draw> kDiceVerbs = {{
    {.id = Do::Claim,
     .name = "claim",
     .takes = Takes::Dice,
     .taken = WhichDice{},
     .details = kDieFilter | Detail::Who,
     .means = "The dice are claimed.",
     .example = R"({ "claim": "it" })",
     .say = sayClaim,
     .does = doClaim,
     .possible = anyDice},
    {.id = Do::Neutralize,
     .name = "neutralize",
     .takes = Takes::Dice,
     .taken = WhichDice{},
     .details = kDieFilter,
     .means = "The dice go to the Neutralizer bucket.",
     .example = R"({ "neutralize": "it" })",
     .say = sayNeutralize,
     .does = doNeutralize,
     .possible = anyDice},
    {.id = Do::Lock,
     .name = "lock",
     .takes = Takes::Dice,
     .taken = WhichDice{},
     .details = kDieFilter,
     .means = "The dice are out of the game (DICE-14).",
     .example = R"({ "lock": "it" })",
     .say = sayLock,
     .does = doLock,
     .possible = anyDice},
    {.id = Do::Reroll,
     .name = "reroll",
     .takes = Takes::Dice,
     .taken = WhichDice{},
     .details = kDieFilter,
     .means = "The dice are rolled again where they lie. A misapplied die is placed again by its new face (RULING-15).",
     .example = R"({ "reroll": "unclaimed", "at_most": 1 })",
     .say = sayReroll,
     .does = doReroll,
     .possible = canReroll,
     .leaves = Leaves::Reroll},
    {.id = Do::Turn,
     .name = "turn",
     .takes = Takes::TurnedDice,
     .taken = TurnedTo{},
     .details = kDieFilter | Detail::ToFace | Detail::By,
     .required = Detail::ToFace,
     .means = "The dice are turned to a face. If the face is to be picked (`any_1`, `any`, `by_one`), the dice must be "
              "`it`.",
     .example = R"({ "turn": "it", "to": "any_1" })",
     .say = sayTurn,
     .does = doTurn,
     .possible = anyDice},
    {.id = Do::Move,
     .name = "move",
     .takes = Takes::Dice,
     .taken = MovedTo{},
     .details = kDieFilter | Detail::ToSpot,
     .required = Detail::ToSpot,
     .means = "The dice are laid somewhere else, as they lie.",
     .example = R"({ "move": "it", "to": "field" })",
     .say = sayMove,
     .does = doMove,
     .possible = anyDice},
    {.id = Do::Apply,
     .name = "apply",
     .takes = Takes::Dice,
     .taken = WhichDice{},
     .details = kDieFilter,
     .means = "The dice are applied at once, as they lie; no cover, no Goo.",
     .example = R"({ "apply": "it" })",
     .say = sayApply,
     .does = doApply,
     .possible = anyDice},
    {.id = Do::TakeBack,
     .name = "take_back",
     .takes = Takes::Dice,
     .taken = WhichDice{},
     .details = kDieFilter | Detail::Who,
     .means = "A revealed die goes back behind its owner's shield.",
     .example = R"({ "take_back": "it" })",
     .say = sayTakeBack,
     .does = doTakeBack,
     .possible = anyDice},
}};
static_assert(complete(kDiceVerbs));

}  // namespace w13
