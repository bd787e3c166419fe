#include "engine/games/warehouse13/lesson/example.h"

#include "engine/games/warehouse13/lesson/opening.h"
#include "engine/games/warehouse13/scenario/scenario.h"

namespace w13 {

namespace {

/// The position of a case at its first decision, with all chance that the case says.
void open(const Case& one, const std::string& file, const Catalog& cards, Example& example, Differences& mistakes) {
  ScenarioRun run(one, file, cards, mistakes);
  if (!run.going()) return;
  const State state = run.game().state();
  const SaidChance before = run.game().chance();
  Setup setup;
  setup.variants = state.world.variants;
  for (const Seat seat : state.world.seats()) setup.agents.push_back(state.world.agent(seat).who);
  example.agents = setup.agents;
  if (!one.when.is(Node::Type::Null) && !run.when(one.when)) return;
  if (!one.then.is(Node::Type::Null)) run.then(one.then);
  const Node* turn = one.given.find("turn");
  const bool deals = turn != nullptr && turn->text == wordFor(Opening::Setup);
  SaidChance said = run.game().chance();
  said.rewind(deals ? SaidChance(cards) : before);
  example.opening = std::make_shared<LessonOpening>(state, setup, deals, said);
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
