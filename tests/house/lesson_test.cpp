// Lessons of any game: each plays through to its end and can be laid again at any move, and what is wrong with one is
// told.

#include <algorithm>
#include <filesystem>

#include "engine/house/data_folder.h"
#include "engine/house/lesson/learner.h"
#include "engine/house/lesson/walk.h"
#include "engine/house/scenario/stage.h"
#include "house/any_game.h"
#include "support/catch.h"
#include "support/folder.h"

namespace {

namespace fs = std::filesystem;

/// A game's lessons and puzzles, in the order of their names.
std::vector<fs::path> lessonsOf(const any::Game& game) {
  std::vector<fs::path> files;
  for (const char* kind : {"lessons", "puzzles"})
    if (const fs::path folder = fs::path(W13_SOURCE_DIR) / "data" / kind / game.id(); fs::is_directory(folder))
      for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

house::ReadLesson readFrom(const any::Game& game, const fs::path& file) {
  return house::readLesson(file.filename().string(), files::textOf(file.string()), *game.module.staging(game.box));
}

/// Those of all games. Calls with the game, and what was read.
template <class Do>
void eachLesson(Do what) {
  for (const any::Game& game : any::games()) {
    const std::vector<fs::path> files = lessonsOf(game);
    CHECK(!files.empty());
    for (const fs::path& file : files) {
      const house::ReadLesson read = readFrom(game, file);
      INFO(file.string() << (read.mistakes.empty() ? "" : ": " + read.mistakes.front()));
      CHECK(read.lesson.has_value());
      if (read.lesson) what(game, *read.lesson);
    }
  }
}

/// A lesson of a game without a stage of its own: two thieves, and steps that begin on line 2.
std::string lesson(const std::string& steps, const std::string& you = "ada") {
  return R"({"title": {"en": "T", "de": "T"}, "about": {"en": "A", "de": "A"}, "rules": ["VAULT-01"], "you": ")" + you +
         R"(", "given": {"players": ["ada", "bo"]}, "steps": [)"
         "\n" +
         steps + "]}";
}
std::string step(const std::string& rest) { return R"({"say": {"en": "Hello.", "de": "Hallo."})" + rest + "}"; }

/// A night in which Ada leads, up to her laying a card.
const std::string kLeads = R"(, "when": [{"ada": "hide 1"}, {"bo": "hide 3"}, {"ada": "bid 1"}, {"bo": "bid 0"}])";

house::ReadLesson readPlain(const std::string& text) {
  for (const any::Game& game : any::games())
    if (game.module.log().role.empty()) return house::readLesson("l.json", text, *game.module.staging(game.box));
  return {};
}

std::string toldOf(const std::string& text) {
  std::string all;
  for (const std::string& each : readPlain(text).mistakes) all += each + "\n";
  return all;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// Whether what happened in one match is what happened first in another.
bool begins(const std::vector<house::Event>& first, const std::vector<house::Event>& all) {
  return first.size() <= all.size() && std::equal(first.begin(), first.end(), all.begin());
}

}  // namespace

TEST_CASE("The lessons of any game play through, and laid at any move they are as they were played",
          "[house][lessons]") {
  eachLesson([](const any::Game&, const house::Lesson& lesson) {
    const auto count = static_cast<int>(lesson.moves.size());
    const std::shared_ptr<house::KeptMatch> played = house::lessonMatch(lesson, count, 1);
    CHECK(played->steps() == count);
    for (int moves = 0; moves < count; ++moves) {
      const std::shared_ptr<house::KeptMatch> laid = house::lessonMatch(lesson, moves, 1);
      const auto at = static_cast<std::size_t>(moves);
      CHECK(laid->steps() == moves);
      CHECK(begins(laid->everything(), played->everything()));  // not byte by byte: a state has gaps that hold anything
      CHECK(laid->questionDigest(at) == played->questionDigest(at));
      const kernel::Move& next = lesson.moves[at];
      kernel::Decision d;
      if (next.how == kernel::How::Interjection) laid->interjections(next.seat, d);
      else laid->decision(next.seat, d);
      CHECK(d.find(next.choice) >= 0);
    }
    for (const house::LessonStep& step : lesson.steps) CHECK(step.from <= count);
  });
}

TEST_CASE("A learner gets through any lesson along each of its ways, and past no step without doing it",
          "[house][lessons]") {
  eachLesson([](const any::Game&, const house::Lesson& lesson) {
    INFO(lesson.file);
    house::Learner learner(lesson, 0);
    int moves = 0;
    while (!learner.done()) {
      const house::LessonStep& step = learner.now();
      CHECK(learner.due(step.from));
      CHECK_FALSE((step.from > 0 && learner.due(step.from - 1)));
      CHECK_FALSE(learner.did(step.from));
      if (step.press.empty() && step.ways.empty()) CHECK(learner.reads());
      if (!step.press.empty()) {
        learner.opened(step.press == "hand" ? "rules" : "hand");
        CHECK_FALSE(learner.did(step.from));
        learner.opened(step.press);
      }
      for (const std::vector<kernel::Move>& way : step.ways) {
        house::Learner other(lesson, learner.step());  // each way, begun anew
        for (const kernel::Move& move : way) CHECK(other.choose({&move.choice, 1}, move.how).wanted());
        CHECK(other.did(step.from + static_cast<int>(way.size())));
      }
      for (const house::LessonSlip& slip : step.slips) {
        std::vector<kernel::Choice> made;
        for (const kernel::Move& move : slip.moves) made.push_back(move.choice);
        const house::Learner::Answer answer = learner.choose(made, slip.moves.front().how);
        CHECK(answer.is == house::Learner::Answer::Is::Worse);
        CHECK(answer.why == slip.why);
        CHECK(learner.made().empty());
      }
      moves = step.from;
      if (!step.ways.empty()) {
        const std::vector<kernel::Move>& way = step.ways.front();
        for (const kernel::Move& move : way) CHECK(learner.choose({&move.choice, 1}, move.how).wanted());
        CHECK_FALSE(learner.did(moves));  // it is chosen, and has not happened yet
        moves += static_cast<int>(way.size());
      }
      CHECK(learner.did(moves) == !learner.reads());
      learner.advance();
    }
    CHECK_FALSE(learner.did(moves));
  });
}

TEST_CASE("Before a learner has read on, nothing is wanted; in a step for one thing, no other is", "[house][lessons]") {
  // given a lesson that begins with something to read, and then wants loot hidden in place 1
  const house::ReadLesson read = readPlain(lesson(step("") + "," + step(R"(, "do": "hide 1")")));
  REQUIRE(read.lesson.has_value());
  house::Learner learner(*read.lesson, 0);
  const kernel::Choice wanted = read.lesson->steps.back().ways.front().front().choice;
  kernel::Choice other = wanted;
  other.noun.index = static_cast<std::uint16_t>(other.noun.index + 1);
  using Is = house::Learner::Answer::Is;
  // when it is chosen at once; after reading; with something else, or as an interjection
  CHECK(learner.choose({&wanted, 1}, kernel::How::Answer).is == Is::TooEarly);
  learner.advance();
  CHECK(learner.choose({&other, 1}, kernel::How::Answer).is == Is::Other);
  CHECK(learner.choose({&wanted, 1}, kernel::How::Interjection).is == Is::Other);
  CHECK(learner.made().empty());
  CHECK(learner.choose({&wanted, 1}, kernel::How::Answer).wanted());
  CHECK(learner.made() == std::vector{wanted});
}

TEST_CASE("A lesson of any game is walked through in lines, in each language", "[house][lessons]") {
  eachLesson([](const any::Game& game, const house::Lesson& lesson) {
    for (const house::Language language : {house::Language::English, house::kGerman}) {
      const house::Walked walked = house::walkThrough(lesson, game.module, game.rules, language);
      REQUIRE(walked.steps.size() == lesson.steps.size());
      for (std::size_t at = 0; at < walked.steps.size(); ++at) {
        const house::LessonStep& step = lesson.steps[at];
        CHECK(!walked.steps[at].note.empty());
        CHECK(!has(walked.steps[at].note, "{"));
        CHECK(walked.steps[at].rule.empty() == step.rule.empty());
        CHECK(walked.steps[at].moves.size() == (step.ways.empty() ? 0 : step.ways.front().size()));
        CHECK(walked.steps[at].worse.size() == step.slips.size());
      }
      CHECK(walked.recap.size() == lesson.recap.size());
      CHECK(walked.question.empty() == lesson.question.answers.empty());
    }
  });
}

TEST_CASE("A lesson tells its mistakes with their places, whatever the game", "[house][lessons]") {
  CHECK(toldOf(lesson(step(""))) == "");
  CHECK(toldOf(lesson(step(kLeads + R"(, "at": "card 13", "with": "place 7", "do": "lay 13", "or": ["lay 14"])"))) ==
        "");
  struct Wrong {
    std::string text;
    const char* sentence;
  };
  const Wrong wrong[] = {
      {lesson(step(""), "cy"), "cy does not play here; ada, bo do"},
      {lesson(step(R"(, "do": "hide 9")")), "l.json:2:49: ada is not offered \"hide 9\"; offered is hide 0"},
      {lesson(step(R"(, "do": ["hide 1", "bid 1"])")), "l.json:2:60: ada is not offered \"bid 1\""},
      {lesson(step(R"(, "at": "card 9")")),
       "l.json:2:49: \"card 9\" is nothing that ada can point at; there are card 13, card 14, card 15, place 0"},
      {lesson(step(R"(, "rule": "VAULTS-1")")), "expected a rule of the ledger"},
      {lesson(step(R"(, "do": "hide 1", "then": {"night": 2})")), "night is 0, not 2"},
      {lesson(step(R"(, "because": {"night": 2})")), "night is 0, not 2"},
      {lesson(step(R"(, "because": 7)")), "l.json:2:54: found the number 7, expected an object of facts"},
      {lesson(step(R"(, "do": "hide 1", "press": "hand")")), "\"do\" or \"press\", not both"},
      {lesson(step(R"(, "odds": [{"faces": 2}])")), "the dice of this game are not counted"},
      {lesson(step(kLeads + R"(, "do": ["lay 13", "say 1"])")),
       "this is chosen on the table, what comes before it is not"},
      {lesson(step(kLeads + R"(, "cases": [{"card": "card 13", "good": false, "why": {"en": "a", "de": "b"}}])")),
       "by the rules card 13 would do here, so \"good\" must be true"},
      {lesson(step(kLeads + R"(, "cases": [{"card": "card 3", "good": true, "why": {"en": "a", "de": "b"}}])")),
       "\"card 3\" is nothing that ada can point at"},
      {lesson(step(R"(, "do": "hide 1", "or": ["hide 2"])") + "," +
              step(R"(, "when": [{"bo": "hide 3"}, {"ada": "bid 1"}, {"bo": ["bid 0"]}, {"ada": ["pass"]}],)"
                   R"( "do": "search 9")")),
       "ada is not offered \"search 9\""},
      {lesson(""), "expected a list of 1 to 40 steps"},
      {R"({"title": 7})", "missing the key \"you\": who of the players the learner is"},
  };
  for (const Wrong& each : wrong) {
    const std::string told = toldOf(each.text);
    INFO(each.text << "\n" << told);
    CHECK(has(told, each.sentence));
  }
}

TEST_CASE("What a lesson says of other ways and of worse choices is played too", "[house][lessons]") {
  // given a second way after which Bo, who was to lead, does not
  const std::string asks = R"(, "when": [{"ada": "hide 1"}, {"bo": "hide 3"}], "do": "bid 0", "or": ["bid 2"])";
  const std::string told = toldOf(lesson(step(asks) + "," + step(R"(, "when": [{"bo": "bid 1"}, {"bo": "lay 10"}])")));
  CHECK(has(told, "bo is not offered \"lay 10\""));
  CHECK(has(told, "[by the way \"bid 2\"]"));
  // and a worse choice of which something false is said
  const auto worse = [](const std::string& then) {
    return lesson(step(kLeads +
                       R"(, "do": "lay 13", "worse": [{"do": "pass", "why": {"en": "W", "de": "W"}, "then": )" + then +
                       "}]"));
  };
  CHECK(toldOf(worse(R"({"question": "where-to-search"})")) == "");
  CHECK(has(toldOf(worse(R"({"question": "which-metal"})")), "question is where-to-search, not which-metal"));
  const house::ReadLesson read = readPlain(worse("{}"));
  REQUIRE(read.lesson);
  CHECK(read.lesson->steps.front().puzzles());
  CHECK(read.lesson->steps.front().hand);
}
