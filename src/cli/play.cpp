// `w13 play`: the game in the terminal.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>

#include "cli/commands.h"
#include "cli/hot_seat.h"
#include "cli/inputs.h"
#include "engine/games/warehouse13/log/season_log.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

struct PlayOptions {
  CardFolders cards;
  SeatingOptions seating;
  std::string save;
  std::vector<std::string> names;
  std::vector<std::string> bots;  ///< "SEAT=random"
  bool fast = false;
};

bool isNumber(const std::string& text) {
  return !text.empty() && text.size() < 3 && text.find_first_not_of("0123456789") == std::string::npos;
}

/// Which bot plays each seat; "" is a person. Seats are named by their Agent, or counted from 1.
std::vector<std::string> botsBySeat(const std::vector<std::string>& said, const Setup& setup, const Catalog& cards) {
  std::vector<std::string> bots(setup.agents.size());
  for (const std::string& entry : said) {
    const std::size_t equals = entry.find('=');
    const std::string seat = entry.substr(0, equals);
    const std::string name = equals == std::string::npos ? "rule" : entry.substr(equals + 1);
    if (const std::string fault = faultOfBot(name); !fault.empty()) throw kernel::RefusedError(fault);
    bool found = false;
    for (std::size_t at = 0; at < bots.size(); ++at) {
      if (seat != cards.of(setup.agents[at]).id && seat != std::to_string(at + 1)) continue;
      bots[at] = name;
      found = true;
    }
    if (!found)
      throw kernel::RefusedError("--bot names the seat \"" + seat +
                                 "\"; seats are called by their Agent or counted from 1 to " +
                                 std::to_string(bots.size()));
  }
  return bots;
}

// ---- asking for the set-up --------------------------------------------------------------------------------------

int askForPlayers(Terminal& terminal) {
  while (true) {
    const std::string line = terminal.ask("How many play (2 to 5)? [3] ");
    if (line.empty()) return 3;
    if (isNumber(line) && std::stoi(line) >= 2 && std::stoi(line) <= kMaxPlayers) return std::stoi(line);
    terminal.say("2, 3, 4 or 5; two play the cooperative game, without a Traitor.");
  }
}

std::string askForAgent(Terminal& terminal, const Catalog& cards, const std::vector<std::string>& taken) {
  std::string free, first;
  for (const AgentCard& agent : cards.agents) {
    if (std::find(taken.begin(), taken.end(), agent.id) != taken.end()) continue;
    if (first.empty()) first = agent.id;
    free += (free.empty() ? "" : ", ") + agent.id;
  }
  const std::string prompt = std::string("  Agent (").append(free).append(")? [").append(first).append("] ");
  while (true) {
    std::string line = terminal.ask(prompt);
    if (line.empty()) return first;
    if (cards.findAgent(line) != AgentId::None && std::find(taken.begin(), taken.end(), line) == taken.end())
      return line;
    terminal.say("  One of " + free + ".");
  }
}

std::string askWhoPlays(Terminal& terminal) {
  while (true) {
    std::string line =
        terminal.ask("  A person, or a bot (random: Rookie, rule: Steady, loyal: True heart)? [person] ");
    if (line.empty() || line == "person") return {};
    if (const std::string fault = faultOfBot(line); !fault.empty()) terminal.say("  " + fault);
    else return line;
  }
}

void askForVariants(Terminal& terminal, std::vector<std::string>& variants) {
  while (true) {
    const std::string line = terminal.ask("A variant to switch on (? lists them, Enter: no more)? ");
    if (line.empty()) return;
    Variants trial;
    const std::string complaint = switchOn(trial, line == "?" ? "" : line);
    if (complaint.empty()) variants.push_back(line);
    else terminal.say(complaint);
  }
}

void askForSetup(Terminal& terminal, const Catalog& cards, PlayOptions& options) {
  terminal.heading("Warehouse 13: a new season");
  options.seating.players = askForPlayers(terminal);
  options.names.clear();
  for (int seat = 1; seat <= options.seating.players; ++seat) {
    options.names.push_back(terminal.ask("Name of player " + std::to_string(seat) + "? [the Agent's] "));
    options.seating.agents.push_back(askForAgent(terminal, cards, options.seating.agents));
    if (const std::string bot = askWhoPlays(terminal); !bot.empty())
      options.bots.push_back(std::to_string(seat) + "=" + bot);
  }
  askForVariants(terminal, options.seating.variants);
}

// ---- playing ----------------------------------------------------------------------------------------------------

/// A season with the people and bots who play it.
struct Begun {
  Season season;
  Company company;
};

Begun beginNew(Terminal& terminal, PlayOptions options) {
  const CardSet cards = readCards(options.cards.all());
  const bool asks = options.seating.players == 0 && options.seating.agents.empty() && options.names.empty();
  if (asks) askForSetup(terminal, *cards.cards, options);
  if (options.seating.players == 0)
    options.seating.players = static_cast<int>(std::max(options.names.size(), options.seating.agents.size()));
  SeasonStart start;
  start.setup = options.seating.setup(*cards.cards);
  start.typedSeed = options.seating.seed.has_value();
  start.seed = options.seating.seed.value_or(anySeed());
  start.players = options.names;
  for (std::string& name : start.players) name = printable(name);
  start.players.resize(start.setup.agents.size());
  start.bots = botsBySeat(options.bots, start.setup, *cards.cards);
  return {beginSeason(cards, start), {start.players, start.bots}};
}

Begun resumeSaved(Terminal& terminal, const PlayOptions& options) {
  LoadedSeason loaded = loadSeason(options.save, Autosave::Continue);
  if (!loaded.note.empty()) {
    terminal.say(loaded.note);
    terminal.ask("Press Enter. ");
  }
  std::vector<std::string> bots = loaded.start.bots;
  bots.resize(loaded.start.setup.agents.size());
  const std::vector<std::string> more = botsBySeat(options.bots, loaded.start.setup, *loaded.cards.cards);
  for (std::size_t seat = 0; seat < more.size(); ++seat)
    if (!more[seat].empty()) bots[seat] = more[seat];
  return {std::move(loaded.season), {loaded.start.players, bots}};
}

void run(const PlayOptions& options) {
  const RuleBook rules = shippedRules();
  std::string how;
  {
    Terminal terminal;
    try {
      Begun begun = options.save.empty() ? beginNew(terminal, options) : resumeSaved(terminal, options);
      begun.company.botDelay = options.fast ? 0 : begun.company.botDelay;
      HotSeat table(std::move(begun.season), std::move(begun.company), terminal, rules, saveSeason);
      how = table.play();
    } catch (const InputEnded&) {
      how = "No season was begun.";
    }
  }
  std::cout << how << '\n';  // on the usual screen, after the other one has gone
}

const Command kPlay{10, addPlay};

}  // namespace

void addPlay(CLI::App& app) {
  CLI::App* command = app.add_subcommand("play", "Play in the terminal, around one keyboard");
  const auto options = std::make_shared<PlayOptions>();
  command->add_option("SAVE", options->save, "Go on with this saved season");
  options->seating.addTo(*command);
  command->add_option("--name", options->names, "The name of the next player")
      ->type_name("NAME")
      ->allow_extra_args(false);
  command->add_option("--bot", options->bots, "A seat played by the program: claudia=rule, 2=random")
      ->type_name("SEAT=BOT")
      ->allow_extra_args(false);
  command->add_flag("--fast", options->fast, "Bots answer at once");
  options->cards.addTo(*command);
  command->callback([options] { run(*options); });
}

}  // namespace w13
