#include "engine/games/warehouse13/lesson/example.h"

#include "engine/games/warehouse13/lesson/opening.h"
#include "engine/games/warehouse13/scenario/scenario.h"

namespace w13 {

namespace {

/// The position of a case at its first decision, with all chance that the case says.
void open(const Case& one, const std::string& file, const Catalog& cards, Example& example,
          std::vector<std::string>& mistakes) {
  house::ScenarioRun run(one, file, SeasonStaging(cards), mistakes);
  if (!run.going()) return;
  if (!one.when.is(Node::Type::Null) && !run.when(one.when)) return;
  if (!one.then.is(Node::Type::Null)) run.then(one.then);
  example.opening = std::static_pointer_cast<const LessonOpening>(run.stage().beginning());
  example.agents = example.opening->setup.agents;
  run.finish();
}

}  // namespace

ReadExample readExample(const std::string& file, const std::string& text, const Catalog& cards) {
  ReadExample read;
  const ReadScenario scenario = readScenario(file, text, cards);
  for (const Mistake& mistake : scenario.mistakes) read.mistakes.push_back(toString(mistake));
  if (!scenario.scenario) return read;
  Example example;
  example.id = scenario.scenario->rules.front();
  example.attempt = scenario.scenario->attempt;
  if (example.attempt.en.empty())
    read.mistakes.push_back(file + ":1:1: \"try\" is missing: say in both languages what a reader may try");
  open(scenario.scenario->cases.front(), file, cards, example, read.mistakes);
  if (read.mistakes.empty()) read.example = std::move(example);
  return read;
}

Season exampleSeason(const Example& example, std::shared_ptr<const Catalog> cards, std::uint64_t seed) {
  return seasonFrom(*example.opening, std::move(cards), {}, seed);
}

}  // namespace w13
