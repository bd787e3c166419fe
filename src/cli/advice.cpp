// `w13 advice`: what a seat of a saved season is advised to do, and how often advice is what a longer search would say.

#include <cmath>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "cli/simulate_report.h"
#include "engine/bots/advice.h"
#include "engine/games/warehouse13/log/season_log.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/kernel/errors.h"
#include "measure/agreement.h"
#include "measure/statistics.h"

namespace w13 {

namespace {

using Json = nlohmann::ordered_json;

struct AdviceOptions {
  CardFolders cards;
  std::string file;
  std::string language = "en";
  int seat = -1;
  int dreams = Adviser::kDreams;
  std::uint64_t seed = 1;
  bool json = false;
  int agreement = 0;
  int longer = 10 * Adviser::kDreams;
  int players = 4;
  int threads = 1;
};

/// What the seat is asked, or could respond with.
Consulted questionTo(const Season& season, Seat seat) {
  if (season.asked().has(seat)) return consulted(season, seat);
  if (!season.over() && season.mayInterject(seat)) return consulted(season, seat, kernel::How::Interjection);
  throw kernel::RefusedError("seat " + std::to_string(index(seat)) +
                             " is not asked and cannot respond now; name the seat that is");
}

Json toJson(const Advice& advice, const Consulted& question, const Words& words) {
  Json rows = Json::array();
  for (const Advised& each : advice) {
    Json reasons = Json::array();
    for (const Reason& reason : each.reasons)
      reasons.push_back({{"reason", words.ground(reason, question.view)},
                         {"ground", house::keyOf(groundWords(), static_cast<int>(reason.ground))},
                         {"percent", reason.percent}});
    const kernel::Decision& d = question.decision;
    rows.push_back({{"choice", each.choice ? words.choice(d[*each.choice], d, question.view) : words.passing()},
                    {"key", each.choice ? words.key(d[*each.choice], d) : "pass"},
                    {"chance", each.chance ? Json(*each.chance) : Json()},
                    {"error", each.error},
                    {"reasons", reasons}});
  }
  return rows;
}

void print(const Json& rows) {
  if (rows.empty()) std::cout << "There is nothing to choose.\n";
  int place = 0;
  for (const Json& row : rows) {
    std::cout << ++place << ". " << row.at("choice").get<std::string>();
    if (!row.at("chance").is_null())
      std::cout << ": about " << std::lround(100 * row.at("chance").get<double>()) << " %";
    std::cout << '\n';
    for (const Json& reason : row.at("reasons")) std::cout << "   " << reason.at("reason").get<std::string>() << '\n';
  }
}

void advise(const AdviceOptions& options) {
  if (options.file.empty()) throw kernel::RefusedError("name a saved season, or say --agreement");
  const LoadedSeason loaded = loadSeason(options.file);
  const Season& season = loaded.season;
  const Seat seat = options.seat < 0 ? season.asked().first() : seatAt(options.seat);
  const Consulted question = questionTo(season, seat);
  Adviser adviser(season.cards());
  season.recall(seat, adviser.mind());
  const Advice advice = adviser.advise(question, *season.dreams(), options.dreams, options.seed);
  const Words words(season.cards(), nullptr, loaded.start.players, *house::languageOf(options.language));
  const Json rows = toJson(advice, question, words);
  if (options.json) {
    std::cout << Json{{"seat", index(seat)},
                      {"question", words.question(question.decision, question.view)},
                      {"dreams", options.dreams},
                      {"advice", rows}}
                     .dump(2)
              << '\n';
    return;
  }
  if (question.how == kernel::How::Answer) std::cout << words.question(question.decision, question.view) << '\n';
  print(rows);
}

void measure(const AdviceOptions& options) {
  const AgreementPlan plan{options.agreement, options.players, options.seed,
                           options.dreams,    options.longer,  options.threads};
  const Agreement found =
      agreementOf(options.cards.load(), plan, [&](int done) { showProgress(done, plan.positions); });
  const auto share = [&](long part) {
    const Interval interval = wilson(part, found.positions);
    return Json{{"share", ratio(part, found.positions)}, {"low", interval.low}, {"high", interval.high}};
  };
  std::cout << Json{{"positions", found.positions},   {"dreams", plan.dreams},
                    {"longer", plan.longer},          {"same", share(found.same)},
                    {"as_good", share(found.asGood)}, {"points_given_away", 100 * mean(found.loss, found.positions)}}
                   .dump(2)
            << '\n';
}

const Command kAdvice{27, addAdvice};

}  // namespace

void addAdvice(CLI::App& app) {
  CLI::App* command = app.add_subcommand("advice", "What a seat of a saved season is advised to do (docs/bots.md)");
  const auto options = std::make_shared<AdviceOptions>();
  options->cards.addTo(*command);
  command->add_option("FILE", options->file, "A saved season");
  command->add_option("--seat", options->seat, "Whom to advise (who is asked)")->check(CLI::Range(0, 5));
  command->add_option("--dreams", options->dreams, "How many dreams to think in")->check(CLI::Range(8, 10000000));
  command->add_option("--seed", options->seed, "Of the luck in dreams, or of the first season to measure in (1)");
  command->add_option("--language", options->language, "The language to speak")->check(isLanguage());
  command->add_flag("--json", options->json, "As JSON");
  command
      ->add_option("--agreement", options->agreement,
                   "Measure in so many positions how often advice is what a longer search would say")
      ->check(CLI::Range(1, 1000000));
  command->add_option("--long", options->longer, "How many dreams the longer search has")
      ->check(CLI::Range(8, 100000000));
  command->add_option("--players", options->players, "How many play where it is measured (4)")->check(CLI::Range(2, 5));
  command
      ->add_option("--threads", options->threads, "On how many threads it is measured (1); results do not depend on it")
      ->check(CLI::Range(1, 256));
  command->callback([options] {
    onlyFirstGame("advice");
    options->agreement > 0 ? measure(*options) : advise(*options);
  });
}

}  // namespace w13
