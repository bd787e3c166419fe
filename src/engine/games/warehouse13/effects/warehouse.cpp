// Verbs of the Warehouse itself: obstacles, Maintenance, the Broken Gear, and the challenge on the table.

#include "engine/games/warehouse13/effects/say.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

std::string place(const Effect& step) {
  return step.onPile ? "that Trait pile" : words::kPlaces.say(index(step.place));
}
std::string ring(const Effect& step) { return step.ring ? " with a ring" : ""; }

std::string sayMaintenance(const Effect& step, const Speech&) {
  return say::many(step.amount, "obstacle") + ring(step) + " on the Maintenance track";
}
std::string sayObstacle(const Effect& step, const Speech&) { return "an obstacle" + ring(step) + " on " + place(step); }
std::string sayDefeat(const Effect& step, const Speech&) {
  return say::many(step.amount, "obstacle") + " within your reach, or the one you face, is beaten without a roll";
}
std::string sayGear(const Effect&, const Speech&) { return "the Broken Gear covers a Maintenance space"; }
std::string sayDifficulty(const Effect& step, const Speech&) {
  const int change = step.amount.number;
  return "the difficulty of the challenge changes by " + std::string(change > 0 ? "+" : "") + say::number(step.amount);
}
std::string saySettle(const Effect& step, const Speech&) {
  if (step.outcome == Outcome::Prevented) return "what it answers does not happen";
  return "the challenge or Snag roll " + words::kOutcomes.say(static_cast<int>(step.outcome));
}

constexpr Verb kWarehouseVerbs[] = {
    {Do::Maintenance,
     "maintenance",
     Takes::Number,
     Detail::Ring,
     {},
     "So many obstacles go on the Maintenance track.",
     R"({ "maintenance": 2 })",
     sayMaintenance},
    {Do::Obstacle,
     "obstacle",
     Takes::Place,
     Detail::Ring | Detail::IfUnable,
     {},
     "An obstacle goes on a place or on the Trait pile chosen; if one lies there, on another (RULING-10).",
     R"({ "obstacle": "travel", "ring": true })",
     sayObstacle},
    {Do::Defeat,
     "defeat",
     Takes::Number,
     Detail::IfUnable,
     {},
     "Obstacles are beaten without a roll: the one you face at once, else your pick of those you could challenge from "
     "where you stand.",
     R"({ "defeat": 1 })",
     sayDefeat},
    {Do::Gear,
     "gear",
     Takes::True,
     {},
     {},
     "The Broken Gear is placed for good (GEAR-01 to GEAR-03).",
     R"({ "gear": true })",
     sayGear},
    {Do::Difficulty,
     "difficulty",
     Takes::Signed,
     {},
     {},
     "Changes the difficulty of the challenge on the table.",
     R"({ "difficulty": -1 })",
     sayDifficulty},
    {Do::Settle,
     "settle",
     Takes::Outcome,
     {},
     {},
     "Ends what the card answers without a roll: a challenge or Snag roll is won or bypassed; a KO, a wound or a "
     "Calamity is prevented.",
     R"({ "settle": "bypassed" })",
     saySettle},
};

}  // namespace

std::span<const Verb> warehouseVerbs() { return kWarehouseVerbs; }

}  // namespace w13
