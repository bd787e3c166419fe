// Golden playthroughs: one whole season for each way to end, played again choice by choice in every run. They are
// written anew with: build/release/bin/warehouse13_tests "[.playthroughs]"

#include <algorithm>
#include <iterator>
#include <memory>
#include <sstream>

#include "engine/bots/bot.h"
#include "engine/games/warehouse13/log/playthrough.h"
#include "engine/games/warehouse13/log/view_json.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/log/play.h"

using namespace logs;
using kernel::Luck;
using w13::Ending;
using w13::Season;

namespace {

/// A way to end, the set-up in which it is looked for, and what a person finds in the rules that the table must show at
/// its end. The file is written by the program, which proves only that nothing has changed; this is not.
struct Way {
  Ending ending;
  std::string file;
  int players;
  std::string variants;
  std::string bots;  ///< one for each seat in turn
  std::string fact;
  bool (*holds)(const w13::View&);
};

bool finaleBegan(const w13::View& v) { return v.plotsStopped + v.plotsExecuted > 0 || v.plot != w13::CardId::None; }
bool isTraitor(const w13::SeatView& seat) { return seat.traitor; }

const std::vector<Way>& ways() {
  using w13::View;
  static const std::vector<Way> all = {
      {Ending::ThreeArtifacts, "three-artifacts", 3, "", "rule",
       "three artifacts lie in the Stacks, fewer than three are lost (WIN-01)",
       [](const View& v) { return v.stacks.size() == 3 && v.lost.size() < 3 && !finaleBegan(v); }},
      {Ending::TwoPlotsStopped, "two-plots-stopped", 4, "", "rule",
       "three artifacts are lost, two Plots are stopped, and not two executed (WIN-02)",
       [](const View& v) { return v.lost.size() == 3 && v.plotsStopped == 2 && v.plotsExecuted < 2; }},
      {Ending::StressRanOut, "stress-ran-out", 5, "two-consequences", "random",
       "the Stress deck is empty, and neither three artifacts are retrieved nor two Plots settled (WIN-03)",
       [](const View& v) {
         return v.stressDeck == 0 && v.stacks.size() < 3 && v.plotsStopped < 2 && v.plotsExecuted < 2;
       }},
      {Ending::MaintenanceFull, "maintenance-full", 3, "", "random",
       "no space of the Maintenance track is free: obstacles on all but the one with the gear (WIN-04)",
       [](const View& v) { return v.track.size() + (v.gear ? 1 : 0) == v.trackSpaces && v.stressDeck > 0; }},
      {Ending::PlotsExecuted, "plots-executed", 4, "", "rule random",
       "three artifacts are lost, two Plots are executed, and not two stopped (WIN-05)",
       [](const View& v) { return v.lost.size() == 3 && v.plotsExecuted == 2 && v.plotsStopped < 2; }},
      {Ending::ShorterGame, "shorter-game", 3, "shorter-game", "rule random",
       "the third artifact is lost, and there is no Finale (VAR-28)",
       [](const View& v) { return v.lost.size() == 3 && !finaleBegan(v); }},
      {Ending::ThreeArtifacts, "two-players", 2, "cooperative", "rule",
       "three artifacts lie in the Stacks, and nobody is the Traitor (VAR-03)",
       [](const View& v) { return v.stacks.size() == 3 && std::ranges::none_of(v.seats, isTraitor); }},
      {Ending::PlotsExecuted, "revealed-traitor", 4, "revealed-traitor two-goo", "random",
       "the second seat is the Traitor, has no Agent, and has executed two Plots (WIN-05)",
       [](const View& v) { return v.seats[1].traitor && !v.seats[1].isAgent && v.plotsExecuted == 2; }},
  };
  return all;
}

std::string pathOf(const Way& way) { return std::string(W13_SOURCE_DIR) + "/tests/playthroughs/" + way.file + ".log"; }

std::vector<std::string> wordsOf(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

w13::Setup setupFor(const Way& way, std::uint64_t seed) {
  w13::Setup setup;
  const auto& agents = cards().cards->agents;
  for (int seat = 0; seat < way.players; ++seat)
    setup.agents.push_back(static_cast<w13::AgentId>((static_cast<std::size_t>(seat) + seed) % agents.size()));
  for (const std::string& name : wordsOf(way.variants)) REQUIRE(switchOn(setup.variants, name).empty());
  if (setup.variants.revealedTraitor) setup.traitor = w13::seatAt(1);
  return setup;
}

/// A season that bots play to its end.
Season played(const Way& way, std::uint64_t seed) {
  Season season(cards().cards, setupFor(way, seed), seed);
  const auto names = wordsOf(way.bots);
  std::vector<std::unique_ptr<w13::Bot>> bots;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(way.players); ++seat)
    bots.push_back(w13::makeBot(names[(seat + seed) % names.size()], *cards().cards));
  Luck mind(seed);
  kernel::Decision d;
  w13::View view{};
  while (!season.over() && season.steps() < 5000) {
    bool responded = false;
    for (int at = 0; at < way.players && !responded; ++at) {
      const w13::Seat seat = w13::seatAt(at);
      if (!season.mayInterject(seat)) continue;
      season.interjections(seat, d);
      season.view(seat, view);
      const auto chosen = bots[static_cast<std::size_t>(at)]->interject(view, d, mind);
      if (chosen) season.interject(seat, d[*chosen]);
      responded = chosen.has_value();
    }
    for (int at = 0; at < way.players && !responded; ++at) {
      const w13::Seat seat = w13::seatAt(at);
      if (!season.asked().has(seat)) continue;
      season.decision(seat, d);
      season.view(seat, view);
      season.chooseIndex(seat, bots[static_cast<std::size_t>(at)]->choose(view, d, mind));
      break;
    }
  }
  return season;
}

w13::View tableOf(const Season& season) {
  w13::View view{};
  season.view(w13::Seat::Table, view);
  return view;
}

Ending endingOf(const Season& season) { return tableOf(season).ending; }

/// The shortest of the first seasons that end that way; empty if none does.
std::string found(const Way& way) {
  std::string shortest;
  int hits = 0;
  for (std::uint64_t seed = 1; seed <= 3000 && hits < 5; ++seed) {
    const Season season = played(way, seed);
    if (endingOf(season) != way.ending) continue;
    ++hits;
    std::string text = playthroughOf(season, "A season of bots (" + way.bots + "), seed " + std::to_string(seed));
    if (shortest.empty() || text.size() < shortest.size()) shortest = std::move(text);
  }
  return shortest;
}

std::string refusalOf(const std::string& text) {
  try {
    (void)w13::playAgain(text, "a.log", cards().cards);
  } catch (const kernel::DataError& error) {
    return error.what();
  }
  return "nothing";
}

/// The text with a line exchanged for another; `from` must be in it.
std::string exchanged(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("Each way to end has a whole season that plays again as it was written", "[WIN-01][WIN-02][WIN-03]") {
  for (const Way& way : ways()) {
    INFO(way.file << ".log; after a wanted change of the rules: warehouse13_tests \"[.playthroughs]\"");
    const std::string text = textOf(pathOf(way));
    REQUIRE_FALSE(text.empty());
    const Season season = w13::playAgain(text, way.file + ".log", cards().cards);
    CHECK(season.over());
    CHECK(endingOf(season) == way.ending);
    CHECK(playthroughOf(season, text.substr(text.find("# ") + 2,
                                            text.find('\n', text.find("# ")) - text.find("# ") - 2)) == text);
  }
}

TEST_CASE("At the end of each playthrough the table shows what the rules want of that end",
          "[WIN-01][WIN-04][WIN-05]") {
  for (const Way& way : ways()) {
    const Season season = w13::playAgain(textOf(pathOf(way)), way.file + ".log", cards().cards);
    INFO(way.file << ".log: " << way.fact);
    CHECK(way.holds(tableOf(season)));
  }
}

TEST_CASE("Playthroughs are written anew", "[.playthroughs]") {
  for (const Way& way : ways()) {
    const std::string text = found(way);
    INFO(way.file);
    REQUIRE_FALSE(text.empty());
    write(pathOf(way), text);
  }
}

TEST_CASE("A playthrough that does not fit is refused with its line", "[log]") {
  Season season(cards().cards, start(3, 4).setup, 4);
  Luck mind(4);
  playOn(season, mind, 60);
  const std::string text = playthroughOf(season, "sixty deeds");
  REQUIRE(refusalOf(text) == "nothing");
  CHECK(refusalOf("").starts_with("a.log:0: a playthrough begins with"));
  CHECK(refusalOf(exchanged(text, "agents ", "agents myka ")).find("a.log:") == 0);
  CHECK(refusalOf(exchanged(text, "agents ", "people ")) ==
        "a.log:3: \"people\" is neither agents, variants, traitor nor opening");
  CHECK(refusalOf(exchanged(text, "\n1 ", "\n1 nobody")).find("nobody plays nobody") != std::string::npos);
  CHECK(refusalOf(exchanged(text, ": ", ": dance, ")).find("is not offered; offered is ") != std::string::npos);
  CHECK(refusalOf(exchanged(text, "[s", "[d")).find("chance is asked for s among") != std::string::npos);
  CHECK(refusalOf(exchanged(text, "[s", "[s0/9999 s")).find("where s among 9999 is written") != std::string::npos);
  CHECK(refusalOf(exchanged(text, "[s", "[s9/3 s")).find("is not among so many") != std::string::npos);
  CHECK(refusalOf(exchanged(text, "\nends ", "\nENDS ")).find("is no choice like") != std::string::npos);
  CHECK(
      refusalOf(exchanged(text, "\nends none none", "\nends traitor none")).find("it ends otherwise: ends none none") !=
      std::string::npos);
  CHECK(refusalOf(exchanged(text, "view stress_deck: ", "view stress_deck: 1"))
            .find("the table sees otherwise: view "
                  "stress_deck") != std::string::npos);
}

TEST_CASE("Mutated playthroughs never crash", "[log]") {
  Season season(cards().cards, start(4, 4).setup, 4);
  Luck mind(4), luck(9);
  playOn(season, mind, 30);
  const std::string whole = playthroughOf(season);
  for (int mutant = 0; mutant < 200; ++mutant) {
    std::string text = whole;
    for (int times = 0; times < 3; ++times)
      text[static_cast<std::size_t>(luck.pick(static_cast<int>(text.size()), kernel::ChanceOf::Card))] =
          static_cast<char>(32 + luck.pick(95, kernel::ChanceOf::Card));
    const std::string said = refusalOf(text);
    REQUIRE((said == "nothing" || said.starts_with("a.log:")));
  }
}
