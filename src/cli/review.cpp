// `w13 review`: a season that is over, looked back at: what could be believed, what turned it, luck, and what a search
// would have done in a seat's place.

#include <iomanip>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "cli/review_text.h"
#include "cli/simulate_any.h"
#include "engine/games/warehouse13/log/season_log.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/house/match/play_out.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

struct ReviewOptions {
  std::string file;
  CardFolders cards;
  SeatingOptions seating;
  std::vector<std::string> bots = {"wary"};
  int seat = -1;
  int dreams = ReviewPlan{}.dreams;
  std::string save;  ///< where the season that bots play is kept; empty: nowhere
  bool talk = false;
  bool json = false;
};

/// Has bots play a season, to be looked back at.
LookedBack playedNow(const ReviewOptions& options) {
  const house::GameModule& game = chosenGame();
  const std::shared_ptr<const house::Box> box = game.open(options.cards.over);
  house::Start start;
  start.setup = game.completed(options.seating.values(), options.seating.players, *box);
  start.seed = *options.seating.seed;
  start.typedSeed = true;
  start.talk = options.talk;
  start.bots = w13::botsBySeat(game, options.bots, start.setup.roles.size());
  const std::shared_ptr<house::KeptMatch> match = house::beginMatch(box, start);
  house::Referee bots(*match, game, *box, start.bots, house::luckOfBots(start.seed));
  house::playOut(*match, bots);
  if (!options.save.empty()) house::saveMatch(*match, options.save);
  return {Season(std::static_pointer_cast<Season::Inside>(match)), {}, start.bots};
}

LookedBack read(const ReviewOptions& options) {
  if (gameOfLog(options.file).id() != "warehouse13")
    throw kernel::RefusedError(options.file + " is no season of Warehouse 13; only those can be looked back at so");
  LoadedSeason loaded = loadSeason(options.file);
  if (!loaded.note.empty()) std::cerr << loaded.note << '\n';
  return {std::move(loaded.season), loaded.start.players, loaded.start.bots};
}

void run(const ReviewOptions& options) {
  onlyFirstGame("a review");
  if (options.file.empty() == !options.seating.seed)
    throw kernel::RefusedError("name a saved season, or a --seed for one that bots play now, not both");
  const LookedBack season = options.file.empty() ? playedNow(options) : read(options);
  std::optional<ReviewPlan> plan;
  if (options.seat >= 0) plan = ReviewPlan{.seat = seatAt(options.seat), .dreams = options.dreams};
  std::cout << (options.json ? reviewJson(season, plan) : reviewText(season, plan));
}

const Command kReview{52, addReview};

}  // namespace

void addReview(CLI::App& app) {
  CLI::App* command = app.add_subcommand(
      "review", "Look back at a season that is over: beliefs, chances, what turned it, luck, and a seat's moves");
  const auto options = std::make_shared<ReviewOptions>();
  command->add_option("FILE", options->file, "A saved season that is over; left out: bots play one, by --seed");
  options->seating.addTo(*command);
  command
      ->add_option("--bots", options->bots,
                   "With --seed: who plays (wary), for all seats or one for each; see simulate")
      ->delimiter(',');
  command->add_option("--save", options->save, "With --seed: keep that season in this file")->type_name("FILE");
  command->add_flag("--talk", options->talk, "With --seed: the bots talk at the table");
  command->add_option("--seat", options->seat, "Compare this seat's moves, from 0 on, with those of a search")
      ->check(CLI::Range(0, kMaxPlayers - 1));
  command->add_option("--dreams", options->dreams, "With --seat: played on in so many dreams a move (600)")
      ->check(CLI::Range(16, 1000000));
  command->add_flag("--json", options->json, "Print one JSON object");
  options->cards.addTo(*command);
  command->footer(
      "Nothing is told of a season that is still played. Bots have luck of their own: by the same --seed simulate "
      "deals and "
      "rolls alike, but they may choose otherwise there.");
  command->callback([options] { run(*options); });
}

}  // namespace w13
