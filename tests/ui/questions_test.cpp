// Every question the game can ask is answered with the mouse: whole seasons are clicked through, and at each step
// everything that can be chosen has a place where the mouse meets it.

#include <fstream>
#include <regex>

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

/// The names of the questions in their order, as src/engine/games/warehouse13/questions.h has them.
std::vector<std::string> questionNames() {
  std::ifstream file(W13_SOURCE_DIR "/src/engine/games/warehouse13/questions.h");
  std::vector<std::string> names;
  static const std::regex entry("^  ([A-Z][A-Za-z]*),$");
  for (std::string line; std::getline(file, line);)
    if (std::smatch found; std::regex_match(line, found, entry)) names.push_back(found[1]);
  return names;
}

/// What can be chosen on a screen but not clicked, because it lies outside or under something else.
std::string covered(const Screen& screen) {
  std::string names;
  for (const Piece* piece : screen.livePieces())
    if (!piece->look().choices.empty() && !screen.freePoint(*piece)) names += piece->look().name.toStdString() + "; ";
  return names;
}

/// Which questions were asked, and answered by a click; responses apart.
struct Answered {
  std::map<int, int> times;
  int responses = 0;
};

/// One season of people, clicked to its end.
void playThrough(int seats, std::uint64_t seed, Variants variants, QSize size, Answered& answered) {
  SeasonStart start = people(seats, seed);
  start.setup.variants = variants;
  Playing game(start);
  game.unpainted();
  game.window.resize(size);
  bool going = true;
  while (going && !game.room().over()) {
    game.settle();
    const int question = game.room().decision(Seat::Table).question();
    INFO(seats << " people, seed " << seed << ", step " << game.room().steps() << ": "
               << game.room().words().question(game.room().decision(Seat::Table), game.room().view(Seat::Table)));
    std::vector<int> asked = {question};
    bool responds = false;
    if (game.onTable()) REQUIRE(covered(*game.window.table()) == "");
    if (const SecretScreen* secret = game.window.secret()) {
      REQUIRE(covered(*secret) == "");
      responds = secret->shown().purpose == VisitFor::Respond;
      for (const kernel::Decision& each : secret->asked())
        if (each.question() != question) asked.push_back(each.question());
    }
    const int steps = game.room().steps();
    going = game.player.step();
    game.settle();
    if (game.room().steps() == steps) continue;
    if (responds) ++answered.responses;
    else
      for (const int each : asked) ++answered.times[each];
  }
  WARN(seats << " people, seed " << seed << ": " << game.player.clicks() << " clicks, " << game.window.handOvers()
             << " hand-overs, " << static_cast<int>(game.room().view(Seat::Table).episode) << " Episodes");
  REQUIRE(game.room().over());
}

/// Says which questions came up and which never; gives how many did.
int tell(const Answered& answered) {
  const std::vector<std::string> names = questionNames();
  REQUIRE(names.size() == static_cast<std::size_t>(kLastAsk) + 1);
  std::string never;
  int met = 0;
  for (std::size_t question = 1; question < names.size(); ++question) {
    if (answered.times.count(static_cast<int>(question)) != 0) ++met;
    else never += names[question] + " ";
  }
  WARN(met << " of " << names.size() - 1 << " questions were answered by a click, and " << answered.responses
           << " responses given; never asked: " << never);
  return met;
}

}  // namespace

TEST_CASE("Every question that comes up in seasons of two to five people is answered by a click", "[window][season]") {
  // given seasons with different numbers of people and options
  Variants cooperative;
  cooperative.cooperative = true;
  Variants known;
  known.revealedTraitor = true;
  Variants hard;
  hard.twoConsequences = true;
  hard.twoGoo = true;
  const QSize small(1280, 800);
  const QSize large(1920, 1080);
  Answered answered;
  // when each is clicked through to its end
  playThrough(2, 11, cooperative, small, answered);
  playThrough(3, 12, {}, small, answered);
  playThrough(4, 13, known, small, answered);
  playThrough(5, 14, hard, large, answered);
  // then every one ended, so that no question was without a click; most questions came up, and all that are common
  const int met = tell(answered);
  CHECK(answered.responses > 5);
  CHECK(met >= 40);
  for (const Ask ask :
       {Ask::TakeAction, Ask::WorkTheCase, Ask::PayForClue, Ask::FocusDraw, Ask::RollChallenge, Ask::RollDice,
        Ask::CoverDie, Ask::LiftCovers, Ask::LetGooAct, Ask::Vote, Ask::TraitorAction, Ask::CoverGoo})
    CHECK(answered.times[static_cast<int>(ask)] > 0);
}

TEST_CASE("Rare questions are answered by a click as well", "[.long][long]") {
  Answered answered;
  for (std::uint64_t seed = 100; seed < 124; ++seed) {
    const int seats = 2 + static_cast<int>(seed % 4);
    Variants variants;
    if (seats == 2) variants.cooperative = true;
    variants.startConsequences = static_cast<std::uint8_t>(seed % 3);
    variants.revealedTraitor = seats != 2 && seed % 5 == 0;
    playThrough(seats, seed, variants, {1280, 800}, answered);
  }
  CHECK(tell(answered) >= 50);
}

}  // namespace w13::test
