// What `w13` prints of files and names acts on no terminal.

#include "engine/kernel/harmless.h"
#include "support/catch.h"
#include "support/program.h"

using program::Folder;
using program::has;
using program::linesOf;
using program::Ran;
using program::runW13;

namespace {

/// No line of the output has a character in it that acts.
void checkHarmless(const Ran& ran) {
  for (const std::string& text : {ran.out, ran.err})
    for (const std::string& line : linesOf(text)) {
      INFO(kernel::harmless(line));
      CHECK(kernel::harmAt(line) == std::string::npos);
    }
}

}  // namespace

TEST_CASE("A file's name in a message acts on no terminal") {
  const Folder folder;
  const std::string name = "a\x1b[2Jb\u202Ec\x9B.json";
  folder.write(name, "{");
  for (const char* command : {"scenario", "lint", "lesson", "replay", "unpack"}) {
    const Ran ran = runW13(std::string(command) + " '" + folder.file(name) + "'");
    INFO(command);
    CHECK(ran.code != 0);
    CHECK(has(ran.out + ran.err, "a\\u001b[2Jb\\u202ec\\x9b.json"));
    checkHarmless(ran);
  }
}

TEST_CASE("What a scenario says comes back harmlessly") {
  const Folder folder;
  folder.write(
      "s.json",
      R"({"title": "t", "rules": ["CLAIM-01"], "given": {"players": ["pete", "myka", "jinks"], "turn": "investigation"},)"
      R"( "when": [{"pete": "\u001b]0;x\u0007\u202e"}], "then": {"\u001b[2J": "\u001b[2J"}})");
  const Ran ran = runW13("scenario " + folder.file("s.json"));
  CHECK(has(ran.out, "\\u001b]0;x\\u0007\\u202e"));
  checkHarmless(ran);
}

TEST_CASE("What is typed on the command line comes back harmlessly, and in short") {
  const std::string code = "$(printf '\\033[2J')";
  for (const std::string& arguments : {"explain \"" + code + "\"", "simulate --players 3 --agent \"" + code + "\"",
                                       "simulate --players 3 --variant " + std::string(50'000, 'x'),
                                       "simulate --players 3 --agent " + std::string(50'000, 'x')}) {
    const Ran ran = runW13(arguments);
    INFO(arguments.substr(0, 60));
    CHECK(ran.code != 0);
    CHECK(ran.err.size() < 1000);
    checkHarmless(ran);
  }
}
