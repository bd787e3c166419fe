// `w13 replay`: a saved season told again, as the table or one seat saw it.

#include <unistd.h>

#include <chrono>
#include <ctime>
#include <iostream>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/games/warehouse13/log/playthrough.h"
#include "engine/games/warehouse13/log/season_log.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"

namespace w13 {

namespace {

using Was = SeasonReplay::Was;

struct ReplayOptions {
  std::string file;
  CardFolders folders;  ///< for a playthrough, which has no cards of its own
  bool verify = false;
  bool open = false;
  bool yes = false;
  bool readable = false;
  int seat = -1;
  int to = -1;
};

[[nodiscard]] bool isPlaythrough(const std::string& text) { return text.starts_with("Warehouse 13 playthrough"); }

/// Tells a replay while it goes on.
class Telling {
 public:
  Telling(const ReplayOptions& options, const SeasonReplay& replay, const RuleBook& rules)
      : options_(options), replay_(replay), words_(replay.season().cards(), &rules, replay.start().players),
        viewer_(options.seat < 0 ? Seat::Table : seatAt(options.seat)) {
    tellEvents();
  }

  void tell(Was was) {
    View view{};
    replay_.season().view(viewer_, view);
    switch (was) {
      case Was::Choice:
      case Was::Interjection:
        if (options_.open && viewer_ == Seat::Table) tellChoices();
        tellEvents();
        break;
      case Was::Undo: std::cout << "  undone, back to step " << replay_.season().steps() << '\n'; break;
      case Was::Look: std::cout << "  " << words_.seat(replay_.seat(), view) << " looks at the secret screen\n"; break;
      case Was::Nothing:
      case Was::End: break;
    }
    told_ = replay_.season().steps();
  }

  void tellEnd() const {
    const Season& season = replay_.season();
    View view{};
    season.view(viewer_, view);
    if (season.over()) {
      std::cout << words_.ending(view) << '\n';
      return;
    }
    kernel::Decision d;
    season.decision(viewer_, d);
    std::cout << "After step " << season.steps() << ": " << words_.question(d, view) << '\n';
  }

 private:
  void tellEvents() const {
    View view{};
    replay_.season().view(viewer_, view);
    for (const Event& event : replay_.season().eventsFor(viewer_))
      if (const std::string line = words_.event(event, view); !line.empty())
        std::cout << replay_.season().steps() << "  " << line << '\n';
  }
  /// What was chosen, also in secret.
  void tellChoices() const {
    const auto& session = replay_.season().inside().session;
    View view{};
    replay_.season().view(Seat::Table, view);
    for (std::size_t step = static_cast<std::size_t>(told_); step < session.history().size(); ++step) {
      const kernel::Entry& made = session.history()[step];
      kernel::Decision d;
      if (made.how == kernel::How::Interjection) session.game().interject(session.stateAt(step), made.seat, d);
      else session.game().decide(session.stateAt(step), made.seat, d);
      std::cout << step + 1 << "  " << words_.seat(made.seat, view)
                << (made.how == kernel::How::Interjection ? " responds: " : ": ") << words_.key(made.choice, d) << '\n';
    }
  }

  const ReplayOptions& options_;
  const SeasonReplay& replay_;
  Words words_;
  Seat viewer_;
  int told_ = 0;
};

std::string today() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  char text[16] = {};
  std::tm local{};
  if (::localtime_r(&now, &local) != nullptr) std::strftime(text, sizeof text, "%Y-%m-%d", &local);
  return text;
}

/// Somebody at the terminal types yes, or has said it on the command line.
void askBeforeOpening(const ReplayOptions& options) {
  if (options.yes) return;
  if (::isatty(STDIN_FILENO) == 0)
    throw kernel::RefusedError("the season in " + options.file +
                               " is not over: nobody can be asked here, so say --yes as well to have its secrets "
                               "shown; its log will tell the table of it");
  std::cerr
      << "The season in " << options.file
      << " is not over. Its roles, hands and piles will be shown here, and its log will tell the table that it was "
         "opened today.\nType yes to go on: "
      << std::flush;
  std::string typed;
  if (!std::getline(std::cin, typed) || typed != "yes") throw kernel::RefusedError("nothing was opened");
}

/// Of a season that is not over, secrets are shown only to whoever has said so, and the table hears of it.
void guardSecrets(const ReplayOptions& options) {
  const bool secrets = !options.verify && (options.open || options.seat >= 0 || options.readable);
  if (!secrets || labelOf(options.file).over) return;
  if (!options.open)
    throw kernel::RefusedError("the season in " + options.file +
                               " is not over, so only what the table sees is shown; --open shows its secrets too");
  askBeforeOpening(options);
  noteOpened(options.file, today());
}

void replayPlaythrough(const std::string& text, const ReplayOptions& options) {
  const Season season = playAgain(text, options.file, options.folders.load());
  std::cout << options.file << ": " << season.steps() << " choices fit, and the table sees the same in the end\n";
}

void run(const ReplayOptions& options) {
  if (const std::string text = kernel::readWholeFile(options.file); isPlaythrough(text))
    return replayPlaythrough(text, options);
  guardSecrets(options);
  SeasonReplay replay(options.file);
  if (options.seat >= replay.season().seats())
    throw kernel::RefusedError("there is no seat " + std::to_string(options.seat) + "; the seats are 0 to " +
                               std::to_string(replay.season().seats() - 1));
  const RuleBook rules = shippedRules();
  const bool silent = options.verify || options.readable;
  std::unique_ptr<Telling> telling;
  if (!silent) telling = std::make_unique<Telling>(options, replay, rules);
  Was was = Was::Nothing;
  while ((options.to < 0 || replay.season().steps() < options.to) && (was = replay.next()) != Was::End)
    if (telling) telling->tell(was);
  if (options.to > replay.season().steps())
    throw kernel::RefusedError("there is no step " + std::to_string(options.to) + " in " + options.file +
                               "; the last one is " + std::to_string(replay.season().steps()));
  if (telling) telling->tellEnd();
  if (options.readable) std::cout << playthroughOf(replay.season());
  if (options.verify)
    std::cout << options.file << ": " << replay.season().steps() << " choices fit the rules and cards"
              << (replay.torn() ? "; its last record was cut off while it was written\n" : "\n");
  if (const std::string damage = replay.damage(); !damage.empty()) throw kernel::DataError(damage);
}

}  // namespace

void addReplay(CLI::App& app) {
  CLI::App* command = app.add_subcommand("replay", "Tell a saved season again, or check that it fits the rules");
  const auto options = std::make_shared<ReplayOptions>();
  command->add_option("FILE", options->file, "A saved season, or a playthrough")->required();
  command->add_flag("--verify", options->verify, "Only check that every step fits; exit code 1 if one does not");
  command->add_option("--seat", options->seat, "Through this seat's eyes, from 0 on; else as the table saw it")
      ->check(CLI::Range(0, kMaxPlayers - 1));
  command->add_option("--to", options->to, "Stop after so many choices")->check(CLI::NonNegativeNumber);
  command->add_flag("--open", options->open,
                    "Show the secrets of a season that is not over; asks for a yes, and its log tells the table");
  command->add_flag("--yes", options->yes, "With --open: do not ask");
  command->add_flag("--readable", options->readable, "Write it as a playthrough: readable, nothing sealed");
  options->folders.addTo(*command);
  command->footer(
      "Secrets of a season that is not over are sealed against a glance, not against an expert: whoever can use this\n"
      "account can look into the log of a running season, with --open or with a program of their own.");
  command->callback([options] { run(*options); });
}

namespace {
const Command kReplay{50, addReplay};
}  // namespace

}  // namespace w13
