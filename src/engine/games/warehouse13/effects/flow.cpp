// Verbs that order other steps: for each Agent, again, only if, after a roll, after an obstacle.

#include "engine/games/warehouse13/effects/say.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

std::string sayEach(const Effect& step, const Speech& in) {
  const std::string whose = words::kGroups.say(static_cast<int>(step.group));
  return (step.other ? whose + " except you" : whose) + ": " + say::clause(step.then, in.ofEach());
}

std::string sayRepeat(const Effect& step, const Speech& in) {
  std::string text;
  if (step.amount.of == Amount::Of::Fixed && step.amount.number == kAllOfThem) text = "as often as possible: ";
  else if (step.amount.of == Amount::Of::Fixed) text = std::to_string(step.amount.number) + " times: ";
  else text = "as often as " + say::number(step.amount) + ": ";
  return text + say::clause(step.then, in);
}

std::string sayIf(const Effect& step, const Speech& in) {
  const std::string asked = say::condition(step.condition, step.conditionNumber, in);
  if (step.then == 0) return "unless " + asked + ": " + say::clause(step.otherwise, in);
  std::string text = "if " + asked + ": " + say::clause(step.then, in);
  if (step.otherwise != 0) text += ". Otherwise: " + say::clause(step.otherwise, in);
  return text;
}

std::string sayRoll(const Effect& step, const Speech& in) { return in.does(step.who, "roll ") + "a Warehouse die"; }

std::string sayFace(const Effect& step, const Speech& in) {
  std::string text = in.does(step.who, "face ") + "an obstacle at once";
  if (step.then != 0) text += "; if it is beaten: " + say::clause(step.then, in);
  if (step.otherwise != 0)
    text += (step.then != 0 ? "; if not: " : "; if it is not beaten: ") + say::clause(step.otherwise, in);
  return text;
}

constexpr Verb kFlowVerbs[] = {
    {Do::Each, "each", Takes::Group, Detail::Do, Detail::Do,
     "Each Agent of the group does the list, in order; `you` is the Agent whose turn it is. Who cannot do it is "
     "skipped without penalty (RULING-30).",
     R"({ "each": "field_agents", "do": [{ "ko": "you" }] })", sayEach},
    {Do::Repeat, "repeat", Takes::Times, Detail::Do, Detail::Do,
     "The list is done so many times; it ends early when one of its steps cannot be done.",
     R"({ "repeat": 2, "do": [{ "choose_die": "any_claimed", "colour": "tech" }, { "neutralize": "it" }] })",
     sayRepeat},
    {Do::If,
     "if",
     Takes::Condition,
     Detail::Then | Detail::Otherwise,
     {},
     "Does `then` if the condition holds, `otherwise` if not.",
     R"({ "if": "same_face", "then": [{ "claim": "it" }] })",
     sayIf},
    {Do::Roll,
     "roll",
     Takes::One,
     Detail::Who,
     {},
     "A Warehouse die is rolled; later steps use it as `rolled`.",
     R"({ "roll": 1 })",
     sayRoll},
    {Do::Face,
     "face",
     Takes::Obstacle,
     Detail::Who | Detail::Won | Detail::Lost,
     {},
     "An obstacle is drawn, faced at once, and discarded whether it was beaten or not (OBST-17).",
     R"({ "face": "obstacle", "lost": [{ "ko": "you" }] })",
     sayFace},
};

}  // namespace

std::span<const Verb> flowVerbs() { return kFlowVerbs; }

}  // namespace w13
