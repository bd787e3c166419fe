// Requests that mean no good: numbers that nothing can hold, bytes behind the end, characters that act on a terminal,
// names of a megabyte; and cards that set off more than a table can hold.

#include "engine/kernel/harmless.h"
#include "support/catch.h"
#include "support/program.h"
#include "warehouse13/log/play.h"
#include "warehouse13/protocol/served.h"

using logs::Folder;
using served::Json;
using served::Program;
using served::refusalOf;

namespace {

const char* const kThree = R"({"op":"new","players":[{"agent":"claudia"},{"agent":"pete"},{"agent":"myka"}],"seed":7})";

}  // namespace

TEST_CASE("Numbers that nothing can hold are refused with their place", "[protocol]") {
  const Folder folder;
  Program program(folder.path());
  CHECK(refusalOf(program.ask(R"({"op":"options","x":1e999})")) ==
        "bad-json: the line is no JSON: byte 25: number overflow parsing '1e999'");
  CHECK(refusalOf(program.ask(R"({"op":"options","x":-1e999})")).starts_with("bad-json: "));
  // and a whole number of any length is one of the wrong size
  program.ask(kThree);
  CHECK(refusalOf(program.ask(R"({"op":"choose","index":99999999999999999999999999})")).starts_with("bad-request: "));
}

TEST_CASE("Behind a byte 0 nothing of a request is left out unseen", "[protocol]") {
  const Folder folder;
  Program program(folder.path());
  const std::string line = std::string("{\"op\":\"options\"}\0{\"op\":\"quit\"}", 30);
  CHECK(refusalOf(program.ask(line)) ==
        "bad-json: the line is no JSON: byte 17: found a byte 0, expected a text without any");
  CHECK(refusalOf(program.ask(std::string("\0", 1))).starts_with("bad-json: "));
}

TEST_CASE("A name with characters that act on a terminal is refused", "[protocol]") {
  const Folder folder;
  Program program(folder.path());
  for (const char* name : {"A\u202Enn", "A\\u001bnn", "A\u2028nn", "A\u200Fnn", "A\\u009bnn"}) {
    const std::string line = R"({"op":"new","players":[{"agent":"claudia","name":")" + std::string(name) +
                             R"("},{"agent":"pete"},{"agent":"myka"}]})";
    INFO(line);
    CHECK(refusalOf(program.ask(line)).starts_with("bad-request: \"name\" must not have control characters"));
  }
}

TEST_CASE("Nothing that a client sends comes back to act on a terminal, and its id comes back as it was",
          "[protocol]") {
  const Folder folder;
  Program program(folder.path());
  program.send("{\"op\":\"options\",\"id\":\"a\u202Eb\"}\n");
  const std::string line = program.nextLine();
  CHECK(kernel::harmAt(line) == std::string::npos);
  CHECK(Json::parse(line).at("id") == "a\u202Eb");
}

TEST_CASE("A refusal is short, however long the request is", "[protocol]") {
  const Folder folder;
  Program program(folder.path());
  const std::string longText(900'000, 'x');
  for (const std::string& line :
       {"{\"op\":\"" + longText, "{\"op\":\"" + longText + "\"}", "{\"op\":" + longText + "}",
        R"({"op":"new","players":[],"variants":[")" + longText + "\"]}", "{\"op\":1e" + std::string(900'000, '9') + "}",
        R"({"op":"new","players":[{"agent":")" + longText + "\"}]}"}) {
    const std::string is = refusalOf(program.ask(line));
    INFO(is.substr(0, 200));
    CHECK(is != "");
    CHECK(is.size() < 1000);
  }
}

TEST_CASE("A choice that sets off more than the table can hold is shown, and refused with a sentence", "[protocol]") {
  // given Pings by which whoever arrives in the Field goes home and travels again
  const program::Folder folder;
  for (const auto& ping : std::filesystem::directory_iterator(W13_SOURCE_DIR "/data/cards/warehouse13/pings"))
    folder.write("pings/" + ping.path().filename().string(),
                 R"({"when": {"arrive": [{"send": "warehouse"}, {"travel": true}]}, "text": {"en": "x", "de": "x"}})");
  const auto answers = [&](const std::string& last) {
    std::string lines = kThree + std::string("\n{\"op\":\"decision\",\"viewer\":2}\n") + last + "\n{\"op\":\"view\"}\n";
    std::vector<Json> all;
    for (const std::string& line : program::linesOf(program::runW13("serve --data " + folder.path(), lines).out))
      all.push_back(Json::parse(line));
    return all;
  };
  // when the seat whose Action it is looks
  const std::vector<Json> shown = answers(R"({"op":"options"})");
  // then it sees what it may choose, and that this could not be taken back
  REQUIRE(refusalOf(shown[1]) == "");
  int travel = -1;
  for (const Json& choice : shown[1].at("decision").at("choices"))
    if (choice.at("key") == "use travel") {
      travel = choice.at("index");
      CHECK(choice.at("can_be_undone") == false);
    }
  REQUIRE(travel >= 0);
  // and choosing it is refused, in one visit too, and changes nothing
  const std::string index = std::to_string(travel);
  for (const std::string& how : {"\"index\":" + index, "\"indices\":[" + index + "]"}) {
    const std::vector<Json> tried = answers(R"({"op":"choose","seat":2,)" + how + "}");
    CHECK(refusalOf(tried[2]).starts_with("refused: No end is reached, and last came "));
    CHECK(tried[3] == shown[3]);
  }
  // and what would follow it is empty, not a mistake
  const std::vector<Json> after = answers(R"({"op":"decision","viewer":2,"after":[)" + std::to_string(travel) + "]}");
  CHECK(refusalOf(after[2]) == "");
}
