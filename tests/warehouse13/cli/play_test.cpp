// `w13 play`: whole seasons typed in, and what is on the screen when.

#include <filesystem>
#include <random>

#include "support/catch.h"
#include "support/program.h"

using program::has;
using program::linesOf;
using program::Ran;
using program::runW13;

namespace {

/// Somebody who types anything, thousands of times.
std::string anything(unsigned seed) {
  const std::vector<std::string> lines = {"",  "",  "1", "1", "2",     "2",          "3",    "4",
                                          "h", "r", "u", "?", "why 2", "card tesla", "9999", "\x1b[2J"};
  std::mt19937 random(seed);
  std::string text;
  for (int line = 0; line < 12000; ++line) text += lines[random() % lines.size()] + "\n";
  return text;
}

/// The parts of the output: each begins with its heading ("== ...") or at a curtain ("Pass the keyboard ...").
std::vector<std::vector<std::string>> parts(const std::string& output) {
  std::vector<std::vector<std::string>> all(1);
  for (const std::string& line : linesOf(output)) {
    if (line.starts_with("== ") || line.starts_with("Pass the keyboard to ")) all.emplace_back();
    all.back().push_back(line);
  }
  return all;
}

std::string words(const std::vector<std::string>& part) {
  std::string text;
  for (const std::string& line : part) text += line + "\n";
  return text;
}

}  // namespace

TEST_CASE("whatever is typed, a season of 2 to 5 goes to its end without a code of the screen") {
  for (unsigned players = 2; players <= 5; ++players) {
    const Ran ran = runW13("play --seed 3 --players " + std::to_string(players), anything(players));
    INFO(players << " players: " << ran.err);
    CHECK(ran.code == 0);
    CHECK(ran.err == "");
    CHECK(has(program::lastLineOf(ran.out), " wins: "));
    CHECK_FALSE(has(ran.out, "\033"));
  }
}

TEST_CASE("hands and roles are shown only behind the curtain, to the seat that it was put up for", "[SECRET-14]") {
  const Ran ran = runW13("play --seed 8 --name Anna --name Ben --name Cleo --name Dora", anything(1));
  std::string expected;
  int screens = 0;
  for (const auto& part : parts(ran.out)) {
    if (part.empty()) continue;
    const std::string& head = part[0];
    if (head.starts_with("Pass the keyboard to ")) {
      expected = head.substr(21, head.find('.') - 21);
      CHECK(part.size() <= 3);
      continue;
    }
    const std::string text = words(part);
    const bool secret = has(text, "You are a Loyal Agent") || has(text, "You are the TRAITOR") || has(text, "Hand: ") ||
                        has(text, "Traitor cards: ") || has(text, "Behind your shield");
    if (!secret) continue;
    ++screens;
    INFO(text);
    CHECK(head == "== FOR " + expected + " ALONE");
  }
  CHECK(screens > 20);
}

TEST_CASE("who plays alone with bots passes no keyboard, and bots alone play to the end") {
  const Ran alone =
      runW13("play --seed 4 --players 4 --bot 2=random --bot jinks=random --bot myka=random", anything(2));
  CHECK(alone.code == 0);
  CHECK_FALSE(has(alone.out, "Pass the keyboard"));
  CHECK(has(alone.out, " wins: "));
  const Ran bots = runW13("play --seed 4 --players 3 --bot 1=random --bot 2=random --bot 3=random");
  CHECK(bots.code == 0);
  CHECK(has(bots.out, " wins: "));
}

TEST_CASE("a bot's choice cannot be undone in the terminal, a person's can") {
  // given somebody alone with bots, who wants to undo now after an own answer and now after a bot's
  std::string typed = "\n\n\n";
  for (int time = 0; time < 200; ++time) typed += "2\nu\n1\n\n1\n\nu\n";
  const Ran ran = runW13("play --seed 4 --players 3 --bot 2=random --bot 3=random", typed);
  INFO(ran.err);
  CHECK(ran.code == 0);
  // then only what a person chose is undone
  CHECK(has(ran.out, "The last choice was a bot's, which would only make it again."));
  CHECK(has(ran.out, "The last choice is undone."));
}

TEST_CASE("without arguments play asks for the set-up, and asks again after nonsense") {
  const Ran ran = runW13("play", "seven\n3\nAnna\nnikola\nmyka\n\nBen\n\n\n\n\nrobot\nrandom\n?\ntwo-goo\n\n\nq\n");
  INFO(ran.out);
  CHECK(ran.code == 0);
  for (const char* part : {"2, 3, 4 or 5", "One of artie", "there is no bot called \"robot\"", "the variants are ",
                           "Pass the keyboard to Anna."})
    CHECK(has(ran.out, part));
  CHECK(has(program::lastLineOf(ran.out), "The season stops here."));
}

TEST_CASE("a season that was saved goes on where it stood") {
  const program::Folder folder;
  const std::string file = folder.file("friday.season");
  const std::string looks = "\n\n\n\n\n\n\n";
  const Ran first = runW13("play --seed 5 --name Anna --name Ben --name Cleo", looks + "1\n2\ns " + file + "\nq\n");
  INFO(first.out);
  CHECK(has(first.out, "Saved in " + file));
  REQUIRE(std::filesystem::exists(file));
  const Ran again = runW13("play " + file, "q\n");
  INFO(again.out << again.err);
  CHECK(again.code == 0);
  CHECK(has(again.out, "Ben, take an Action."));
  CHECK(runW13("play " + folder.file("none.season")).code == 1);
}

TEST_CASE("what is chosen behind the curtain counts when it is confirmed, and can be taken back before",
          "[RULING-58]") {
  // given everybody has looked, and each seat opens its hand at its turn and types one number
  const std::string start = "\n\n\n\n\n\n\n";
  const auto played = [&](const std::string& typed) {
    return runW13("play --seed 5 --name Anna --name Ben --name Cleo", start + typed).out;
  };
  const std::string shown = played("h\n\n3\nq\n");
  REQUIRE(has(shown, "Type a number, or Enter to close:"));
  REQUIRE(has(shown, "Enter confirms, b undoes the last one:"));
  // then closing the screen instead drops it: Anna is still asked
  CHECK_FALSE(has(shown, "Ben, take an Action."));
  const std::string back = played("h\n\n3\nb\n\nq\n");
  CHECK_FALSE(has(back, "Ben, take an Action."));
  // and confirming makes it
  CHECK(has(played("h\n\n3\n\nq\n"), "Ben, take an Action."));
}

TEST_CASE("the rule behind a question and the reason against a thing can be asked for", "[TURN-04][FIELD-01]") {
  const Ran ran = runW13("play --seed 5 --name Anna --name Ben --name Cleo",
                         "\n\n\n\n\n\n\n?\n? claim-09\nwhy field research\nwhy bed\ncard zipline\nq\n");
  INFO(ran.out);
  CHECK(has(ran.out, "TURN-04: "));
  CHECK(has(ran.out, "CLAIM-09: "));
  CHECK(has(ran.out, "Field Research: This lies in the Field; Anna is in the Warehouse (FIELD-01): "));
  CHECK(has(ran.out, "Bed & Breakfast: can be chosen."));
  CHECK(has(ran.out, "Zipline: "));
}

TEST_CASE("a choice by which cards set off more than the table can hold is refused, and play goes on") {
  // given Pings by which whoever arrives in the Field goes home and travels again
  const program::Folder folder;
  for (const auto& ping : std::filesystem::directory_iterator(W13_SOURCE_DIR "/data/cards/warehouse13/pings"))
    folder.write("pings/" + ping.path().filename().string(),
                 R"({"when": {"arrive": [{"send": "warehouse"}, {"travel": true}]}, "text": {"en": "x", "de": "x"}})");
  // when somebody travels at the first opportunity, and then leaves
  const Ran ran = runW13("play --seed 7 --agent claudia --agent pete --agent myka --data " + folder.path(),
                         "\n\n\n\n\n\n\n\n\n1\nq\n");
  // then the program says why not and asks again, until it is left
  INFO(ran.out << ran.err);
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "No end is reached"));
  CHECK(has(ran.out, "The season stops here."));
}

TEST_CASE("a seat's notes stand on its own screen, whenever it is opened, and nowhere else", "[terminal]") {
  // given Anna writes something down behind the curtain; then Ben looks, and then Anna again
  const std::string opening(7, '\n');
  const Ran ran = runW13("play --seed 8 --name Anna --name Ben --name Cleo",
                         opening + "h anna\n\nn Ben has Tesla\n\nh ben\n\n\nh anna\n\n\nn at the table\nq\n");
  INFO(ran.out << ran.err);
  // then it is read twice on her screen alone
  int read = 0;
  for (const auto& part : parts(ran.out)) {
    if (part.empty() || !has(words(part), "Ben has Tesla")) continue;
    CHECK(part.front() == "== FOR Anna ALONE");
    ++read;
  }
  CHECK(read == 2);
  CHECK(has(ran.out, "\"n at the table\" is no command here"));
}
