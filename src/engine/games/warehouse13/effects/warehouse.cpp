// Verbs of the Warehouse itself: obstacles, Maintenance, the Broken Gear, and the challenge on the table.

#include <algorithm>

#include "engine/games/warehouse13/effects/doing.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

static std::string ring(const Ringed& obstacle) { return obstacle.ring ? " with a ring" : ""; }

static std::string sayMaintenance(const Effect& step, const Speech& in) {
  const auto& on = step.as<OnTrack>();
  if (on.gear) return "the Broken Gear covers a Maintenance space";
  return say::many(on.amount, "obstacle", in) + ring(on) + " on the Maintenance track";
}

static void doMaintenance(const Doing& d) {
  const auto& on = d.as<OnTrack>();
  if (on.gear) d.t.placeGear();
  else
    for (int left = d.amount(); left > 0 && !d.t.world.over(); --left) d.t.addToTrack(on.ring);
  d.goOn();
}

static std::string sayObstacle(const Effect& step, const Speech&) {
  const auto& on = step.as<OnPlace>();
  return "an obstacle" + ring(on) + " on " + (on.onPile ? "that Trait pile" : words::kPlaces.say(on.place));
}

static void doObstacle(const Doing& d) {
  const auto& on = d.as<OnPlace>();
  const Place place = on.onPile ? pileOf(d.card.type) : on.place;
  if (d.t.block(place, on.ring)) return d.goOn();
  const bool another =
      std::any_of(kTypes.begin(), kTypes.end(), [&](Symbol type) { return d.t.world.obstacleOn(pileOf(type)).none(); });
  if (!on.onPile || !another) return d.unable();
  d.t.run(ChoosePile{d.card});  // RULING-10: on another pile, by the chooser's pick
}

static std::string sayDefeat(const Effect& step, const Speech& in) {
  return say::many(step.as<HowMany>().amount, "obstacle", in) +
         " within your reach, or the one you face, is beaten without a roll";
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

static void doDefeat(const Doing& d) {
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

// ---- the challenge on the table ------------------------------------------------------------------------------------

static std::string sayDifficulty(const Effect& step, const Speech& in) {
  const Amount change = step.as<HowMany>().amount;
  const std::string plus = change.isPrinted() && change.number > 0 ? "+" : "";
  return "the difficulty of the challenge changes by " + plus + say::number(change, in);
}

static void doDifficulty(const Doing& d) {
  if (Challenge* on = d.answered<Challenge>()) on->modifier = static_cast<std::int8_t>(on->modifier + d.amount());
  d.goOn();
}

static std::string saySettle(const Effect& step, const Speech&) {
  if (step.as<EndsAs>().outcome == Outcome::Prevented) return "what it answers does not happen";
  return "the challenge or Snag roll " + words::kOutcomes.say(step.as<EndsAs>().outcome);
}

/// The windows in which something waits that a card can end without a roll.
static constexpr Windows kSettled =
    bit(Window::Challenge) | bit(Window::Faced) | bit(Window::Snag) | bit(Window::Harm) | bit(Window::Calamity);

static bool canSettle(const Situation&, const CarryOut& card, EffectAt) {
  return card.answers.place != 0 && (kSettled & bit(card.answers.window)) != 0;
}

/// The harm or the Calamity that is answered does not happen.
static void prevent(const Doing& d) {
  const Commit* window = d.answered<Commit>();
  if (window == nullptr) return;
  if (Harm* harm = d.answered<Harm>(1)) harm->level = 0;
  CarryOut* calamity = d.answered<CarryOut>(1);
  if (window->window == Window::Calamity && calamity != nullptr) calamity->at = 0;
}

static void doSettle(const Doing& d) {
  const Outcome outcome = d.as<EndsAs>().outcome;
  if (outcome == Outcome::Prevented) {
    prevent(d);
    return d.goOn();
  }
  if (SnagRoll* snag = d.answered<SnagRoll>()) snag->settled = true;
  if (Challenge* on = d.answered<Challenge>()) {
    if (outcome == Outcome::Won) winChallenge(d.t, *on);
    else on->settled = true;
  }
  d.goOn();
}

constexpr VerbsFrom<Do::Maintenance, Do::Consequence> kWarehouseVerbs = {{
    {.id = Do::Maintenance,
     .name = "maintenance",
     .takes = Takes::Track,
     .taken = OnTrack{},
     .details = Detail::Ring,
     .means = "So many obstacles go on the Maintenance track, or the Broken Gear, for good (GEAR-01 to GEAR-03).",
     .example = R"({ "maintenance": 2 })",
     .say = sayMaintenance,
     .does = doMaintenance},
    {.id = Do::Obstacle,
     .name = "obstacle",
     .takes = Takes::Place,
     .taken = OnPlace{},
     .details = Detail::Ring | Detail::IfUnable,
     .means = "An obstacle goes on a place or on the Trait pile chosen; if one lies there, on another (RULING-10).",
     .example = R"({ "obstacle": "travel", "ring": true })",
     .say = sayObstacle,
     .does = doObstacle},
    {.id = Do::Defeat,
     .name = "defeat",
     .takes = Takes::Number,
     .taken = HowMany{},
     .details = Detail::IfUnable,
     .means = "Obstacles are beaten without a roll: the one you face at once, else your pick of those you could "
              "challenge from "
              "where you stand.",
     .example = R"({ "defeat": 1 })",
     .say = sayDefeat,
     .does = doDefeat,
     .most = 4},
    {.id = Do::Difficulty,
     .name = "difficulty",
     .takes = Takes::Number,
     .taken = HowMany{},
     .means = "Changes the difficulty of the challenge on the table.",
     .example = R"({ "difficulty": -1 })",
     .say = sayDifficulty,
     .does = doDifficulty,
     .least = -kMostSigned,
     .most = kMostSigned},
    {.id = Do::Settle,
     .name = "settle",
     .takes = Takes::Outcome,
     .taken = EndsAs{},
     .means =
         "Ends what the card answers without a roll: a challenge or Snag roll is won or bypassed; a KO, a wound or a "
         "Calamity is prevented.",
     .example = R"({ "settle": "bypassed" })",
     .say = saySettle,
     .does = doSettle,
     .possible = canSettle},
}};
static_assert(complete(kWarehouseVerbs));

}  // namespace w13
