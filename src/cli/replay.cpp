// `w13 replay`: a saved match told again, as the table or one seat saw it.

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
#include "engine/games/warehouse13/season/season_box.h"
#include "engine/house/log/replaying.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"

namespace w13 {

namespace {

using house::GameModule;
using house::Replaying;
using Was = house::RecordWas;

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
  Telling(const ReplayOptions& options, const Replaying& replay, const GameModule& game)
      : options_(options), replay_(replay), match_(*replay.match), rules_(game.rules()),
        voice_(game.voice(match_, rules_, Language::English, replay.origin.start.players)),
        viewer_(options.seat < 0 ? Seat::Table : seatAt(options.seat)) {
    tellEvents();
  }

  void tell(Was was) {
    switch (was) {
      case Was::Choice:
      case Was::Interjection:
        if (options_.open && viewer_ == Seat::Table) tellChoices();
        tellEvents();
        break;
      case Was::Undo: std::cout << "  undone, back to step " << match_.steps() << '\n'; break;
      case Was::Look: std::cout << "  " << voice_->seat(replay_.seat) << " looks at the secret screen\n"; break;
      case Was::Said: std::cout << "  " << voice_->said(replay_.said) << '\n'; break;
      case Was::Nothing:
      case Was::End: break;
    }
    told_ = match_.steps();
  }

  void tellEnd() const {
    if (match_.over()) {
      if (!endTold_) std::cout << voice_->ending() << '\n';
      return;
    }
    kernel::Decision d;
    match_.decision(viewer_, d);
    std::cout << "After step " << match_.steps() << ": " << voice_->question(d, viewer_) << '\n';
  }

 private:
  void tellEvents() {
    const std::string ending = match_.over() ? voice_->ending() : std::string();
    for (const house::Event& event : match_.events(viewer_, house::Since::LastMove))
      if (const std::string line = voice_->event(event, viewer_); !line.empty()) {
        std::cout << match_.steps() << "  " << line << '\n';
        endTold_ = endTold_ || line == ending;
      }
  }
  /// What was chosen, also in secret.
  void tellChoices() const {
    for (std::size_t move = kernel::sizeOf(told_); move < match_.history().size(); ++move) {
      const kernel::Entry& made = match_.history()[move];
      kernel::Decision d;
      match_.answered(move, d);
      std::cout << move + 1 << "  " << voice_->seat(made.seat)
                << (made.how == kernel::How::Interjection ? " responds: " : ": ") << voice_->key(d, made.choice)
                << '\n';
    }
  }

  const ReplayOptions& options_;
  const Replaying& replay_;
  const house::KeptMatch& match_;
  house::RuleBook rules_;
  std::unique_ptr<house::Voice> voice_;
  Seat viewer_;
  int told_ = 0;
  bool endTold_ = false;  ///< in some games an event says who has won, in others none does
};

std::string today() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  char text[16] = {};
  std::tm local{};
  if (::localtime_r(&now, &local) != nullptr) std::strftime(text, sizeof text, "%Y-%m-%d", &local);
  return text;
}

/// Somebody at the terminal types yes, or has said it on the command line.
void askBeforeOpening(const ReplayOptions& options, const std::string& match) {
  if (options.yes) return;
  if (::isatty(STDIN_FILENO) == 0)
    throw kernel::RefusedError("the " + match + " in " + options.file +
                               " is not over: nobody can be asked here, so say --yes as well to have its secrets "
                               "shown; its log will tell the table of it");
  std::cerr << "The " << match << " in " << options.file
            << " is not over. Its secrets will be shown here, and its log will tell the table that it was opened "
               "today.\nType yes to go on: "
            << std::flush;
  std::string typed;
  if (!std::getline(std::cin, typed) || typed != "yes") throw kernel::RefusedError("nothing was opened");
}

/// Of a match that is not over, secrets are shown only to whoever has said so, and the table hears of it.
void guardSecrets(const ReplayOptions& options, const house::LogKind& kind) {
  const bool secrets = !options.verify && (options.open || options.seat >= 0 || options.readable);
  if (!secrets || house::labelOf(options.file, kind).over) return;
  if (!options.open)
    throw kernel::RefusedError("the " + kind.match + " in " + options.file +
                               " is not over, so only what the table sees is shown; --open shows its secrets too");
  askBeforeOpening(options, kind.match);
  house::noteOpened(options.file, today(), kind);
}

void checkPlaythrough(const std::string& text, const ReplayOptions& options) {
  const Season season = playAgain(text, options.file, options.folders.load());
  std::cout << options.file << ": " << season.steps() << " choices fit, and the table sees the same in the end\n";
}

void writePlaythrough(const ReplayOptions& options) {
  SeasonReplay replay(options.file);
  while ((options.to < 0 || replay.season().steps() < options.to) && replay.next() != Was::End) continue;
  std::cout << playthroughOf(replay.season());
}

/// Replays as far as asked, telling it unless it is only checked.
void replayLog(const ReplayOptions& options, const GameModule& game) {
  Replaying replay(options.file, game.log());
  const house::KeptMatch& match = *replay.match;
  if (options.seat >= match.seats())
    throw kernel::RefusedError("there is no seat " + std::to_string(options.seat) + "; the seats are 0 to " +
                               std::to_string(match.seats() - 1));
  const bool silent = options.verify || options.readable;
  std::unique_ptr<Telling> telling;
  if (!silent) telling = std::make_unique<Telling>(options, replay, game);
  Was was = Was::Nothing;
  while ((options.to < 0 || match.steps() < options.to) && (was = replay.doNext()) != Was::End)
    if (telling) telling->tell(was);
  if (options.to > match.steps())
    throw kernel::RefusedError("there is no step " + std::to_string(options.to) + " in " + options.file +
                               "; the last one is " + std::to_string(match.steps()));
  if (telling) telling->tellEnd();
  if (options.readable) writePlaythrough(options);
  if (options.verify)
    std::cout << options.file << ": " << match.steps() << " choices fit the rules and " << game.log().data
              << (replay.log.torn ? "; its last record was cut off while it was written\n" : "\n");
  if (!replay.log.sound()) throw kernel::DataError(replay.log.fault(options.file));
}

void run(const ReplayOptions& options) {
  if (const std::string text = kernel::readWholeFile(options.file); isPlaythrough(text))
    return checkPlaythrough(text, options);
  const GameModule& game = gameOfLog(options.file);
  if (options.readable && &game.log() != &seasonLogs())
    throw kernel::RefusedError("there is no playthrough of a " + game.log().match + "; leave out --readable");
  guardSecrets(options, game.log());
  replayLog(options, game);
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
