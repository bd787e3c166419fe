// `w13 play`: a game in the terminal.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/house/any_seed.h"
#include "engine/house/log/match_log.h"
#include "engine/house/said/filled.h"
#include "engine/house/terminal/hot_seat.h"
#include "engine/house/terminal/wrapped.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

using house::GameModule;
using house::Terminal;

struct PlayOptions {
  CardFolders cards;
  SeatingOptions seating;
  std::string save;
  std::vector<std::string> names;
  std::vector<std::string> bots;  ///< "SEAT=random"
  bool fast = false;
  bool noTalk = false;
};

bool isNumber(const std::string& text) {
  return !text.empty() && text.size() < 3 && text.find_first_not_of("0123456789") == std::string::npos;
}

/// Which bot plays each seat; "" is a person. Seats are named by their role, or counted from 1.
std::vector<std::string> botsBySeat(const std::vector<std::string>& said, const std::vector<std::string>& roles,
                                    const GameModule& game) {
  std::vector<std::string> bots(roles.size());
  for (const std::string& entry : said) {
    const std::size_t equals = entry.find('=');
    const std::string seat = entry.substr(0, equals);
    const std::string name =
        equals == std::string::npos ? std::string(game.bots().back().id) : entry.substr(equals + 1);
    if (const std::string fault = faultOfBot(game, name); !fault.empty()) throw kernel::RefusedError(fault);
    bool found = false;
    for (std::size_t at = 0; at < bots.size(); ++at) {
      if (seat != roles[at] && seat != std::to_string(at + 1)) continue;
      bots[at] = name;
      found = true;
    }
    if (!found)
      throw kernel::RefusedError(
          "--bot names the seat \"" + seat + "\"; seats are " +
          (game.log().role.empty() ? "" : "called by their " + house::capital(game.log().role) + " or ") +
          "counted from 1 to " + std::to_string(bots.size()));
  }
  return bots;
}

// ---- asking for the set-up --------------------------------------------------------------------------------------

/// Asks for the set-up of a new match, and asks again after nonsense.
class Asking {
 public:
  Asking(Terminal& terminal, const GameModule& game, const house::Box& box)
      : terminal_(terminal), game_(game), form_(game.form(box)) {}

  void fill(PlayOptions& options) {
    terminal_.heading(std::string(game_.name()) + ": a new " + game_.log().match);
    options.seating.players = players();
    options.names.clear();
    const std::string& role = game_.log().role;
    const std::string usual = role.empty() ? "" : "[the " + house::capital(role) + "'s] ";
    for (int seat = 1; seat <= options.seating.players; ++seat) {
      options.names.push_back(terminal_.ask("Name of player " + std::to_string(seat) + "? " + usual));
      if (!role.empty()) options.seating.agents.push_back(this->role(options.seating.agents));
      if (const std::string bot = whoPlays(); !bot.empty()) options.bots.push_back(std::to_string(seat) + "=" + bot);
    }
    if (!form_.options.empty()) variants(options.seating.variants);
  }

 private:
  [[nodiscard]] int players() {
    const int usual = std::clamp(3, form_.fewest, form_.most);
    std::string numbers;
    for (int number = form_.fewest; number <= form_.most; ++number)
      numbers += (number == form_.fewest ? "" : number == form_.most ? " or " : ", ") + std::to_string(number);
    while (true) {
      const std::string line = terminal_.ask("How many play (" + std::to_string(form_.fewest) + " to " +
                                             std::to_string(form_.most) + ")? [" + std::to_string(usual) + "] ");
      if (line.empty()) return usual;
      if (isNumber(line) && std::stoi(line) >= form_.fewest && std::stoi(line) <= form_.most) return std::stoi(line);
      terminal_.say(numbers + (form_.note.empty() ? "" : "; " + form_.note) + ".");
    }
  }

  [[nodiscard]] std::string role(const std::vector<std::string>& taken) {
    std::vector<std::string> free;
    for (const house::Role& each : form_.roles)
      if (std::ranges::find(taken, each.id) == taken.end()) free.push_back(each.id);
    std::string names;
    for (const std::string& id : free) names += (names.empty() ? "" : ", ") + id;
    const std::string prompt = "  " + house::capital(game_.log().role) + " (" + names + ")? [" + free.front() + "] ";
    while (true) {
      std::string line = terminal_.ask(prompt);
      if (line.empty()) return free.front();
      if (std::ranges::find(free, line) != free.end()) return line;
      terminal_.say("  One of " + names + ".");
    }
  }

  [[nodiscard]] std::string whoPlays() {
    std::string bots;
    for (const house::BotAbout& each : game_.bots())
      bots += (bots.empty() ? "" : ", ") + std::string(each.id) + ": " + each.name.en;
    while (true) {
      std::string line = terminal_.ask("  A person, or a bot (" + bots + ")? [person] ");
      if (line.empty() || line == "person") return {};
      if (const std::string fault = faultOfBot(game_, line); !fault.empty()) terminal_.say("  " + fault);
      else return line;
    }
  }

  void variants(std::vector<std::string>& chosen) {
    while (true) {
      const std::string line = terminal_.ask("A variant to switch on (? lists them, Enter: no more)? ");
      if (line.empty()) return;
      const std::string fault = house::faultOfOption(form_, line);
      if (fault.empty()) chosen.push_back(line);
      else terminal_.say(fault);
    }
  }

  Terminal& terminal_;
  const GameModule& game_;
  house::SetupForm form_;
};

// ---- playing ----------------------------------------------------------------------------------------------------

/// A match with the people and bots who play it.
struct Begun {
  const GameModule& game;
  std::shared_ptr<const house::Box> box;
  std::shared_ptr<house::KeptMatch> match;
  house::Company company;
};

Begun beginNew(Terminal& terminal, PlayOptions options) {
  const GameModule& game = chosenGame();
  const std::shared_ptr<const house::Box> box = game.open(options.cards.over);
  const bool asks = options.seating.players == 0 && options.seating.agents.empty() && options.names.empty();
  if (asks) Asking(terminal, game, *box).fill(options);
  if (options.seating.players == 0)
    options.seating.players = std::max(kernel::count(options.names), kernel::count(options.seating.agents));
  house::Start start;
  start.setup = game.completed(options.seating.values(), options.seating.players, *box);
  start.typedSeed = options.seating.seed.has_value();
  start.seed = options.seating.seed.value_or(house::anySeed());
  start.players = options.names;
  for (std::string& name : start.players) name = house::printable(name);
  start.players.resize(start.setup.roles.size());
  start.bots = botsBySeat(options.bots, start.setup.roles, game);
  start.talk = !options.noTalk && !game.vocabulary().remarks.empty();
  return {game, box, beginMatch(box, start), {start.players, start.setup.roles, start.bots}};
}

Begun resumeSaved(Terminal& terminal, const PlayOptions& options) {
  const GameModule& game = gameOfLog(options.save);
  house::Loaded loaded = loadMatch(options.save, game.log(), house::Autosave::Continue);
  if (!loaded.note.empty()) {
    terminal.say(loaded.note);
    terminal.ask("Press Enter. ");
  }
  std::vector<std::string> bots = loaded.start.bots;
  const std::vector<std::string> more = botsBySeat(options.bots, loaded.start.setup.roles, game);
  for (std::size_t seat = 0; seat < more.size(); ++seat)
    if (!more[seat].empty()) bots[seat] = more[seat];
  return {game, loaded.box, loaded.match, {loaded.start.players, loaded.start.setup.roles, bots}};
}

void run(const PlayOptions& options) {
  std::string how;
  {
    Terminal terminal;
    try {
      Begun begun = options.save.empty() ? beginNew(terminal, options) : resumeSaved(terminal, options);
      begun.company.botDelay = options.fast ? 0 : begun.company.botDelay;
      const house::RuleBook rules = begun.game.rules();
      house::HotSeat table(begun.match, begun.game, *begun.box, rules, std::move(begun.company), terminal);
      begun.match.reset();
      how = table.play();
    } catch (const house::InputEnded&) {
      how = "No " + chosenGame().log().match + " was begun.";
    }
  }
  std::cout << how << '\n';  // on the usual screen, after the other one has gone
}

const Command kPlay{10, addPlay};

}  // namespace

void addPlay(CLI::App& app) {
  CLI::App* command = app.add_subcommand("play", "Play in the terminal, around one keyboard");
  const auto options = std::make_shared<PlayOptions>();
  command->add_option("SAVE", options->save, "Go on with this saved season or match");
  options->seating.addTo(*command);
  command->add_option("--name", options->names, "The name of the next player")
      ->type_name("NAME")
      ->allow_extra_args(false);
  command->add_option("--bot", options->bots, "A seat played by the program: claudia=rule, 2=random")
      ->type_name("SEAT=BOT")
      ->allow_extra_args(false);
  command->add_flag("--fast", options->fast, "Bots answer at once");
  command->add_flag("--no-talk", options->noTalk, "No table talk: people and bots say nothing in the open");
  options->cards.addTo(*command);
  command->callback([options] { run(*options); });
}

}  // namespace w13
