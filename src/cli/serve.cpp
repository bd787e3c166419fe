// `w13 serve`: the protocol on standard input and output.

#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/house/protocol/protocol.h"

namespace w13 {

namespace {

using house::Protocol;

struct ServeOptions {
  CardFolders cards;
  std::string folder;
};

/// Reads a line of at most a length. What is longer is read and dropped.
enum class LineRead : std::uint8_t { Line, TooLong, End };
LineRead readLine(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& from = *in.rdbuf();
  constexpr int kEnd = std::char_traits<char>::eof();
  int next = from.sbumpc();
  if (next == kEnd) return LineRead::End;
  bool tooLong = false;
  for (; next != kEnd && next != '\n'; next = from.sbumpc()) {
    if (line.size() < Protocol::kLongestLine) line += static_cast<char>(next);
    else tooLong = true;
  }
  return tooLong ? LineRead::TooLong : LineRead::Line;
}

void run(const ServeOptions& options) {
  const house::GameModule& game = chosenGame();
  Protocol protocol(game, game.open(options.cards.over), options.folder);
  std::string line;
  while (!protocol.done()) {
    const LineRead read = readLine(std::cin, line);
    if (read == LineRead::End) break;
    std::cout << (read == LineRead::TooLong ? Protocol::answerTooLong() : protocol.answer(line)) << '\n' << std::flush;
    if (!std::cout) break;
  }
}

}  // namespace

void addServe(CLI::App& app) {
  CLI::App* command = app.add_subcommand("serve", "Play by JSON lines on standard input and output, for programs");
  const auto options = std::make_shared<ServeOptions>();
  command->add_option("--folder", options->folder, "Read and write saves in this folder only")->type_name("DIR");
  options->cards.addTo(*command);
  command->callback([options] { run(*options); });
}

namespace {
const Command kServe{60, addServe};
}  // namespace

}  // namespace w13
