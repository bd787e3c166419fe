// Lessons are played through when they are read: what they get wrong is told with its place, and what was read can be
// laid again at any move.

#include "engine/games/warehouse13/lesson/lesson.h"

#include <algorithm>

#include "support/catch.h"
#include "support/form.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

std::vector<std::string> lessonFiles() { return shipped::jsonFilesIn("data/lessons/warehouse13"); }
std::vector<std::string> puzzleFiles() { return shipped::jsonFilesIn("data/puzzles/warehouse13"); }

/// Pete's Work the Case with Goozooka in hand and steps of one's own, which begin on line 2.
std::string lesson(const std::string& steps, const std::string& you = "pete") {
  return R"({"title": {"en": "T", "de": "T"}, "about": {"en": "A", "de": "A"}, "rules": ["CLAIM-01"], "you": ")" + you +
         R"(", "given": {"players": [{"agent": "pete", "hand": "goozooka"}, "myka", "jinks"], )"
         R"("leads": ["2I", "1I", "1L"], "turn": "work-the-case", "seat": "pete"}, "steps": [)"
         "\n" +
         steps + "]}";
}

std::string step(const std::string& rest) { return R"({"say": {"en": "Hello.", "de": "Hallo."})" + rest + "}"; }

std::string outcome(const std::string& text) {
  std::string all;
  for (const std::string& each : readLesson("l.json", text, shipped::cards()).mistakes) all += each + "\n";
  return all;
}

Lesson read(const std::string& text) {
  ReadLesson read = readLesson("l.json", text, shipped::cards());
  INFO((read.mistakes.empty() ? "" : read.mistakes.front()));
  REQUIRE(read.lesson);
  return std::move(*read.lesson);
}

Season laid(const Lesson& lesson, int moves) {
  return lessonSeason(lesson, std::shared_ptr<const Catalog>(std::shared_ptr<const Catalog>(), &shipped::cards()),
                      moves, 1);
}

}  // namespace

TEST_CASE("every lesson can be played through, by each of its ways") {
  const std::vector<std::string> files = lessonFiles();
  REQUIRE_FALSE(files.empty());
  for (const std::string& file : files) {
    std::string all;
    for (const std::string& each : readLesson(file, shipped::textOf(file), shipped::cards()).mistakes)
      all += each + "\n";
    CHECK(all == "");
  }
}

TEST_CASE("every puzzle's best and worse choices are offered, and its reasons are true") {
  const std::vector<std::string> files = puzzleFiles();
  CHECK(files.size() >= 20);
  for (const std::string& file : files) {
    const ReadLesson read = readLesson(file, shipped::textOf(file), shipped::cards());
    std::string all;
    for (const std::string& each : read.mistakes) all += each + "\n";
    CHECK(all == "");
    if (!read.lesson) continue;
    // one step asks, says why the others are worse, and rests on odds or facts that were held against the position
    const auto asks = [](const LessonStep& step) { return step.puzzles(); };
    CHECK(std::count_if(read.lesson->steps.begin(), read.lesson->steps.end(), asks) == 1);
    CHECK(read.lesson->steps.size() >= 2);
    const std::string text = shipped::textOf(file);
    const bool rests = text.find("\"odds\"") != std::string::npos || text.find("\"because\"") != std::string::npos ||
                       text.find("\"then\"") != std::string::npos;
    CHECK(rests);
  }
}

TEST_CASE("what a puzzle says falsely is told: odds, facts, and what comes of a worse choice") {
  const auto asked = [](const std::string& rest) {
    return lesson(step(R"(, "do": ["spend goozooka", "claim 2I"], "worse": [{"do": ["spend goozooka", "claim 1I"],)"
                       R"( "why": {"en": "Less.", "de": "Weniger."})" +
                       rest));
  };
  CHECK(outcome(asked("}]")) == "");
  CHECK(read(asked("}]")).steps.front().slips.size() == 1);
  CHECK(outcome(asked(R"(, "then": {"pete.claimed": "red 1-intuition"}}])")) == "");
  CHECK(outcome(asked(R"(, "then": {"pete.claimed": "red 2-intuition"}}])")) != "");
  CHECK(outcome(asked(R"(}], "because": {"leads.intuition": ["red 2I", "red 1I"]})")) == "");
  CHECK(outcome(asked(R"(}], "because": {"leads": []})")) != "");
  CHECK(outcome(asked(R"(}], "odds": [{"die": "red", "gives": "intuition", "least": 1, "faces": 2}])")) == "");
  CHECK(outcome(asked(R"(}], "odds": [{"die": "red", "gives": "intuition", "least": 1, "faces": 3}])"))
            .find("it is 2 of six faces, not 3") != std::string::npos);
  CHECK(outcome(asked(R"(}], "odds": [{"die": "red", "helps": {"logic": 1}, "faces": 1}])")) == "");
  CHECK(outcome(asked(R"(}], "odds": [{"attribute": 3, "beats": 4, "faces": 3}])")) == "");
  CHECK(outcome(asked(R"(}], "odds": [{"attribute": 3, "beats": 4, "faces": 4}])")) != "");
  CHECK(outcome(step(R"(, "worse": [])")) != "");
}

TEST_CASE("every lesson ends with three lines to keep and one question with one good answer") {
  int fast = 0;
  double seconds = 0;
  for (const std::string& file : lessonFiles()) {
    INFO(file);
    const ReadLesson read = readLesson(file, shipped::textOf(file), shipped::cards());
    REQUIRE(read.lesson);
    CHECK(read.lesson->recap.size() == 3);
    CHECK(read.lesson->question.answers.size() >= 3);
    CHECK(minutesOf(*read.lesson) >= 1);
    CHECK(minutesOf(*read.lesson) <= 4);
    if (!read.lesson->fast) continue;
    ++fast;
    seconds += secondsOf(effortOf(*read.lesson));
  }
  // and the fast track is what it is called: five lessons in ten minutes
  CHECK(fast == 5);
  CHECK(seconds <= 600);
  // a question without a good answer, or with two, is told
  const auto ends = [](const std::string& first, const std::string& second) {
    const std::string words = R"({"say": {"en": "A", "de": "A"}, "why": {"en": "W", "de": "W"}, "good": )";
    std::string text = lesson(step(""));
    text.pop_back();
    return text + R"(, "question": {"ask": {"en": "Q?", "de": "Q?"}, "answers": [)" + words + first + "}, " + words +
           second + "}]}}";
  };
  CHECK(outcome(ends("true", "false")) == "");
  CHECK(outcome(ends("true", "true")).find("one answer must be good, here 2 are") != std::string::npos);
  CHECK(outcome(ends("false", "false")).find("here 0 are") != std::string::npos);
}

TEST_CASE("every lesson file keeps to the schema") {
  const files::Form form(shipped::textOf("data/schemas/lesson.schema.json"),
                         shipped::textOf("data/schemas/scenario.schema.json"));
  for (const std::vector<std::string>& files : {lessonFiles(), puzzleFiles()})
    for (const std::string& file : files) {
      INFO(file);
      CHECK(form.faults(shipped::textOf(file)) == "");
    }
  CHECK(form.faults(lesson(step(R"(, "do": "spend goozooka")"))) == "");
  CHECK(form.faults(lesson(step(R"(, "done": "spend goozooka")"))) != "");
  CHECK(form.faults(lesson(step(R"(, "press": "log")"))) != "");
  CHECK(form.faults(lesson(step(R"(, "when": [{"myka": 7}])"))) != "");
}

TEST_CASE("what a lesson gets wrong is told with its place") {
  std::string forty;
  for (int word = 0; word < 40; ++word) forty += "x ";
  const auto words = [](const std::string& text) { return R"({"say": {"en": ")" + text + R"(", "de": "Hallo."}})"; };
  CHECK(outcome(lesson(words(forty))) == "");
  struct Wrong {
    std::string text;
    const char* sentence;
  };
  const Wrong wrong[] = {
      {lesson(words(forty + "x")), "l.json:2:16: error: this note has 41 words, expected at most 40"},
      {lesson(step(R"(, "at": "leeds")")), "l.json:2:49: \"leeds\" is neither a thing of this position nor a place"},
      {lesson(step(R"(, "at": "leads", "with": ["1I", "leeds"])")), "\"leeds\" is neither a thing of this position"},
      {lesson(step(R"(, "with": [7])")), "expected a text"},
      {lesson(step(R"(, "do": "spend tesla")")), "l.json:2:49: pete is not offered \"spend tesla\"; offered is"},
      {lesson(step(R"(, "do": ["spend goozooka", "claim 1L"])")), "l.json:2:68: pete is not offered \"claim 1L\""},
      {lesson(step(R"(, "do": "spend goozooka", "press": "hand")")), "\"do\" or \"press\", not both"},
      {lesson(step(R"(, "press": "hnd")")), "did you mean \"hand\"?"},
      {lesson(step(R"(, "or": ["spend goozooka"])")), "\"or\" stands beside \"do\""},
      {lesson(step(R"(, "do": "spend goozooka", "or": [["spend goozooka", "claim 2I"]])")),
       "each way makes as many choices"},
      {lesson(step(R"(, "do": "spend goozooka", "or": ["spend tesla"])")), "pete is not offered \"spend tesla\""},
      {lesson(step(R"(, "do": ["spend goozooka", "claim 2I"], "then": {"leads": "1L"})")), "leads is ["},
      {lesson(step(R"(, "cases": [{"card": "teslaa", "good": true, "why": {"en": "a", "de": "b"}}])")),
       "did you mean \"tesla\"?"},
      {lesson(step(R"(, "at": "1L", "cases": [{"card": "goozooka", "good": true, "why": {"en": "a", "de": "b"}}])")),
       "l.json:2:65: by the rules goozooka would not do here, so \"good\" must be false"},
      {lesson(step(R"(, "at": "1I", "cases": [{"card": "goozooka", "good": false, "why": {"en": "a", "de": "b"}}])")),
       "l.json:2:65: by the rules goozooka would do here, so \"good\" must be true"},
      {lesson(step(R"(, "cases": [{"card": "tesla", "good": true, "why": {"en": "a", "de": "b"}}])")),
       "by the rules tesla would not do here"},
      {lesson(step(""), "claudia"), "claudia does not play here"},
      {lesson(R"({"say": {"fr": "Salut."}})"), "missing"},
      {lesson(step(R"(, "rule": "CLAIMS-1")")), "expected a rule of the ledger"},
      {lesson(""), "expected a list of 1 to 40 steps"},
  };
  for (const Wrong& each : wrong) {
    const std::string told = outcome(each.text);
    INFO(each.text << "\n" << told);
    CHECK(told.find(each.sentence) != std::string::npos);
  }
}

TEST_CASE("a step may name more things than the one that is pointed at") {
  const Lesson made = read(lesson(step(R"(, "at": "1I", "with": ["leads", "pete"])")));
  REQUIRE(made.steps.front().with.size() == 2);
  CHECK(made.steps.front().at.place.empty());
  CHECK_FALSE(made.steps.front().at.none());
  CHECK(made.steps.front().with[0].place == "leads");
  CHECK(made.steps.front().with[1].thing == of(seatAt(0)));
}

TEST_CASE("a way by which the others could not play on is no way") {
  // Jinks takes the 1I afterwards: nobody else may take it before.
  const std::string others = R"(,{"say": {"en": "b", "de": "b"}, "when": [{"myka": "neutralize 1I"}]})";
  const std::string own = R"(, "do": ["spend goozooka", "claim 2I"])";
  CHECK(outcome(lesson(step(own) + others)) == "");
  const std::string told = outcome(lesson(step(own + R"(, "or": [["spend goozooka", "claim 1I"]])") + others));
  CHECK(told.find("myka is not offered \"neutralize 1I\"") != std::string::npos);
  CHECK(told.find("[by the way \"spend goozooka\"]") != std::string::npos);
}

TEST_CASE("a step stays on one screen") {
  // given Pete in the Warehouse, two obstacles on the track, and Goozooka, an Instant for them
  std::string text = lesson(step(R"(, "do": ["use maintenance", "choose track-1", "respond goozooka"])"));
  const std::string turn = R"("turn": "work-the-case")";
  text.replace(text.find(turn), turn.size(), R"("track": ["mental 4", "physical 2"], "turn": "action")");
  // then the choices on the table and the response behind the curtain are no one step
  const std::string told = outcome(text);
  INFO(told);
  CHECK(told.find("this is chosen behind the curtain, what comes before it is not") != std::string::npos);
}

TEST_CASE("a lesson is laid again at any of its moves") {
  // given a lesson in which Pete claims the 2 and Myka then neutralizes the 1L
  const Lesson made = read(lesson(step(R"(, "at": "leads")") + "," + step(R"(, "do": ["spend goozooka", "claim 2I"])") +
                                  R"(,{"say": {"en": "b", "de": "b"}, "when": [{"myka": "neutralize 1L"}]})"));
  REQUIRE(made.moves.size() == 3);
  CHECK(made.steps[0].from == 0);
  CHECK(made.steps[0].at.place == "leads");
  CHECK(made.steps[1].hand);
  CHECK(made.steps[2].from == 3);
  // when the season is laid at each move, then the next move is on offer there
  for (int moves = 0; moves < 3; ++moves) {
    Season season = laid(made, moves);
    CHECK(season.steps() == moves);
    const kernel::Move& next = made.moves[static_cast<std::size_t>(moves)];
    kernel::Decision d;
    season.decision(next.seat, d);
    CHECK(d.find(next.choice) >= 0);
  }
  // and at the end the die is claimed
  View v;
  laid(made, 3).view(Seat::Table, v);
  CHECK(v.seats[0].claimed.size() == 1);
}

TEST_CASE("a lesson that begins with the deal is dealt again as it says") {
  const std::string text =
      R"({"title": {"en": "T", "de": "T"}, "about": {"en": "A", "de": "A"}, "rules": ["CLAIM-01"], "you": "myka",)"
      R"( "given": {"players": ["myka", "pete", "claudia"], "traitor": "claudia", "turn": "setup",)"
      R"( "piles": {"ping": {"top": ["boston", "berlin"]}, "tech": {"top": "tesla"}}}, "chance": {"dice": ["1-logic",)"
      R"( "1-lore", "1?", "1-logic", "1-logic", "1-intuition", "1-intuition", "1-intuition", "1-lore", "1-lore",)"
      R"( "1-tech", "1-tech", "1-tech"]}, "steps": [)" +
      step("") + "]}";
  View v;
  laid(read(text), 0).view(Seat::Table, v);
  CHECK(shipped::cards().of(v.ping).id == "boston");
}

TEST_CASE("what a learner reads and clicks is counted") {
  const Lesson made = read(
      lesson(step("") + "," + step(R"(, "press": "hand")") + "," + step(R"(, "do": ["spend goozooka", "claim 2I"])")));
  CHECK(effortOf(made).words == 3);
  CHECK(effortOf(made).clicks == 1 + 2 + 3);  // Next; button and curtain; card, clue and confirmation
  CHECK(effortToFirstChoice(made).clicks == effortOf(made).clicks);
}

TEST_CASE("a first decision comes within a minute and an Episode has been taught after a quarter of an hour") {
  constexpr std::size_t kEpisode = 9;  // lessons after which somebody can play one
  const std::vector<std::string> files = lessonFiles();
  REQUIRE(files.size() > kEpisode);
  double seconds = 0;
  for (std::size_t at = 0; at < files.size(); ++at) {
    const ReadLesson read = readLesson(files[at], shipped::textOf(files[at]), shipped::cards());
    REQUIRE(read.lesson);
    if (at == 0) CHECK(secondsOf(effortToFirstChoice(*read.lesson)) < 60);
    if (at < kEpisode) seconds += secondsOf(effortOf(*read.lesson));
  }
  CHECK(seconds < 900);
  CHECK(seconds > 300);  // it is counted at all
  CHECK(secondsOf({100, 6}) == 42);
}
