// `w13 learn` and `w13 beliefs`; and who may play the Traitor in `w13 simulate`.

#include "engine/bots/beliefs.h"
#include "engine/bots/promise.h"
#include "support/catch.h"
#include "support/program.h"

using program::has;
using program::Ran;
using program::runW13;

namespace {

/// Weights as bots read them, and written again.
std::string readAgain(const std::string& what, const std::string& text) {
  return what == "beliefs" ? w13::Beliefs::fromJson(text, "printed").toJson()
                           : w13::Promise::fromJson(text, "printed").toJson();
}

/// Of beliefs: with one round of Traitors who think ahead, as short as can be.
const std::string kOneRound = " --rounds 1 --searched 1";

}  // namespace

TEST_CASE("learn prints weights that bots can read, the same for the same seed") {
  for (const std::string what : {"beliefs", "promise"}) {
    CAPTURE(what);
    const std::string rounds = what == "beliefs" ? kOneRound : "";
    const std::string few = "learn " + what + " --players 3 --seasons 5 --traitor rule" + rounds + " --seed ";
    const Ran ran = runW13(few + "3");
    REQUIRE(ran.code == 0);
    CHECK(readAgain(what, ran.out) == ran.out);
    CHECK(runW13(few + "3 --threads 2").out == ran.out);
    CHECK(runW13(few + "4").out != ran.out);
  }
}

TEST_CASE("rounds of Traitors who know what was learnt add to it, each from the one before") {
  const std::string few = "learn beliefs --players 3 --seasons 3 --seed 5 --traitor rule --searched 1 --rounds ";
  const std::string none = runW13(few + "0").out, one = runW13(few + "1").out, two = runW13(few + "2").out;
  CHECK(one != none);
  CHECK(two != one);
}

TEST_CASE("learn writes over older weights of the same kind, and over nothing else") {
  const program::Folder folder;
  const std::string few = " --players 3 --seasons 2 --traitor rule --out ";
  for (const std::string what : {"beliefs", "promise"}) {
    CAPTURE(what);
    const std::string learn = "learn " + what + (what == "beliefs" ? kOneRound : "") + few + folder.file(what);
    CHECK(runW13(learn).code == 0);
    CHECK(runW13(learn).code == 0);
  }
  const std::string learnt = files::textOf(folder.file("beliefs"));
  CHECK(runW13("learn promise" + few + folder.file("beliefs")).code != 0);
  CHECK(files::textOf(folder.file("beliefs")) == learnt);
  folder.write("mine.txt", "a letter");
  CHECK(runW13("learn beliefs" + few + folder.file("mine.txt")).code != 0);
  CHECK(files::textOf(folder.file("mine.txt")) == "a letter");
}

TEST_CASE("beliefs prints Brier scores by Episode, and how often what was said happened") {
  const Ran ran = runW13("beliefs --players 4 --seasons 20 --traitor rule");
  REQUIRE(ran.code == 0);
  CHECK(has(ran.out, "| Episode | notes | even guess | rules of thumb | learnt |"));
  CHECK(has(ran.out, "\n| 2 on | "));
  CHECK(has(ran.out, "\n| 90 to 100 % | "));
}

TEST_CASE("a bot that is none is refused, wherever it is named") {
  for (const char* command : {"learn beliefs --seasons 1 --bots clever", "beliefs --seasons 1 --traitor clever",
                              "simulate --seasons 1 --traitor clever", "simulate --seasons 1 --instead clever"}) {
    CAPTURE(command);
    const Ran ran = runW13(command);
    CHECK(ran.code != 0);
    CHECK(has(ran.err, "there is no bot called \"clever\""));
  }
}

TEST_CASE("simulate plays the Traitor's seat by another bot, and the same seeds by other bots") {
  const Ran ran = runW13("simulate --players 4 --seasons 40 --bots rule --traitor loyal --instead wary");
  REQUIRE(ran.code == 0);
  CHECK(has(ran.out, "votes that passed"));
  CHECK(has(ran.out, "wins of the Warehouse with these bots, the same seeds (95 % interval): "));
  CHECK(runW13("simulate --seasons 2 --json --instead rule").code != 0);
  CHECK(runW13("--game vault simulate --seasons 2 --instead random").code != 0);
  CHECK(runW13("--game vault learn beliefs --seasons 2").code != 0);
}
