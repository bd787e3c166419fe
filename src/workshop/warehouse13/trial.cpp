#include "workshop/warehouse13/trial.h"

#include "engine/games/warehouse13/lesson/opening.h"
#include "engine/games/warehouse13/queries.h"
#include "engine/games/warehouse13/scenario/given.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/kernel/errors.h"
#include "workshop/warehouse13/trial_playing.h"

namespace w13 {

using kernel::DataError;

Seat seatOf(const std::string& agent, const Playing& game) {
  const Seat seat = seatOfAgent(game.world(), readAgent(agent, game.cards()));
  if (seat == Seat::Table) throw DataError(agent + " does not play here");
  return seat;
}

Playing setUp(const Trial& trial, const Catalog& cards, std::optional<std::uint64_t> seed) {
  const std::vector<std::string> files = {"the position"};
  std::vector<Mistake> mistakes;
  Node node;
  if (!parse(trial.given, 0, files[0], node, mistakes)) throw DataError(toString(mistakes.front()));
  house::Reader reader(files, node, mistakes);
  const Given given = readGiven(node, cards, reader);
  if (!mistakes.empty()) throw DataError(mistakes.front().message);
  SaidChance chance(cards);
  for (const std::string& face : trial.dice) chance.say(face);
  for (const std::string& card : trial.picks) chance.sayCard(card);
  if (seed) chance.drawRest(*seed);
  Playing game = given.begin(cards, chance);
  for (const TrialStep& step : trial.way) game.choose(seatOf(step.agent, game), step.words);
  return game;
}

TrialBegun begin(const Trial& trial, std::shared_ptr<const Catalog> cards, const std::vector<TrialStep>& made,
                 std::uint64_t seed) {
  try {
    Playing game = setUp(trial, *cards, seed);
    const LessonOpening opening(cards, game.state(), setupOf(game.world()), false, game.chance());
    std::vector<kernel::Move> moves;
    try {
      for (const TrialStep& step : made) {
        const Seat seat = seatOf(step.agent, game);
        const auto move = game.meant(seat, step.words);
        if (!move) break;
        game.make(*move);
        moves.push_back(*move);
      }
    } catch (const std::runtime_error&) {  // with these cards it goes another way from here on
    }
    return {seasonFrom(opening, std::move(cards), moves, seed), opening.setup.agents, moves.size()};
  } catch (const std::runtime_error& error) {
    throw DataError(std::string("The position cannot be set up with these cards: ") + error.what());
  }
}

std::vector<kernel::Move> movesOf(const Season& season) {
  const std::vector<kernel::Entry>& made = season.inside().session.history();
  return {made.begin(), made.end()};
}

std::vector<TrialStep> stepsOf(const Trial& trial, const Season& season, std::uint64_t seed) {
  Playing game = setUp(trial, season.cards(), seed);
  std::vector<TrialStep> steps;
  for (const kernel::Move& move : movesOf(season)) {
    steps.push_back({game.nameOf(move.seat), game.wordsFor(move)});
    game.make(move);
  }
  return steps;
}

}  // namespace w13
