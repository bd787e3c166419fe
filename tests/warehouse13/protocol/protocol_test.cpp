// The protocol as docs/protocol.md tells it, and whole seasons played through it.

#include <sstream>

#include "engine/kernel/chance.h"
#include "support/catch.h"
#include "warehouse13/log/play.h"
#include "warehouse13/protocol/served.h"

using logs::Folder;
using served::Json;
using served::Program;
using served::refusalOf;

namespace {

/// Whether an answer is as written: "..." stands for any text, and as the last of a list for more of them.
std::string differs(const Json& written, const Json& is, const std::string& place) {
  if (written == "...") return {};
  if (written.is_object()) {
    if (!is.is_object()) return place + " is no object";
    for (const auto& [key, value] : written.items()) {
      if (!is.contains(key)) return place + "/" + key + " is missing";
      if (std::string found = differs(value, is[key], place + "/" + key); !found.empty()) return found;
    }
    return {};
  }
  if (written.is_array()) {
    const bool more = !written.empty() && written.back() == "...";
    const std::size_t count = written.size() - (more ? 1 : 0);
    if (!is.is_array() || is.size() < count || (!more && is.size() != count)) return place + " has another length";
    for (std::size_t at = 0; at < count; ++at)
      if (std::string found = differs(written[at], is[at], place + "/" + std::to_string(at)); !found.empty())
        return found;
    return {};
  }
  return written == is ? std::string() : place + " is " + is.dump();
}

const char* const kThreeSeats =
    R"({"op":"new","players":[{"agent":"claudia"},{"agent":"pete"},{"agent":"myka"}],"seed":7})";

}  // namespace

TEST_CASE("Every example of docs/protocol.md comes out as it stands there", "[protocol]") {
  const Folder folder;
  Program program(folder.path());
  std::istringstream page(logs::textOf(W13_SOURCE_DIR "/docs/protocol.md"));
  Json answer;
  int examples = 0;
  std::string request;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("> ")) {
      request = line.substr(2);
      answer = program.ask(request);
    }
    if (!line.starts_with("< ")) continue;
    INFO(request << "\n" << answer.dump());
    CHECK(differs(Json::parse(line.substr(2)), answer, "") == "");
    ++examples;
  }
  CHECK(examples >= 20);
  CHECK(program.end() == 0);
}

TEST_CASE("Whole seasons of 2 to 5 players are played by index through the protocol", "[protocol]") {
  const Folder folder;
  Program program(folder.path());
  const std::vector<std::string> agents = {"claudia", "pete", "myka", "jinks", "artie"};
  for (int players = 2; players <= 5; ++players) {
    Json begin = {{"op", "new"}, {"seed", players}, {"variants", Json::array()}};
    for (int seat = 0; seat < players; ++seat) begin["players"].push_back({{"agent", agents[seat]}});
    if (players == 2) begin["variants"].push_back("cooperative");
    Json now = program.ask(begin);
    kernel::Luck luck(static_cast<std::uint64_t>(players));
    int steps = 0;
    while (!now.at("over").get<bool>()) {
      REQUIRE(steps++ < 3000);
      const Json seat = now.at("asked").back();
      const Json decision = program.ask(Json{{"op", "decision"}, {"viewer", seat}});
      const int choices = static_cast<int>(decision.at("decision").at("choices").size());
      REQUIRE(choices > 0);
      now = program.ask(Json{{"op", "choose"}, {"seat", seat}, {"index", luck.pick(choices, kernel::ChanceOf::Card)}});
      REQUIRE(refusalOf(now) == "");
      REQUIRE(now.at("steps") == steps);
    }
    const Json view = program.ask(Json{{"op", "view"}}).at("view");
    CHECK(view.at("winner") != "none");
    CHECK(view.at("phase") == "over");
  }
}

TEST_CASE("What the protocol saves, another program loads", "[protocol]") {
  const Folder folder;
  Json view;
  {
    Program program(folder.path());
    program.ask(kThreeSeats);
    for (int step = 0; step < 12; ++step) program.ask(R"({"op":"choose","index":0})");
    REQUIRE(refusalOf(program.ask(R"({"op":"save","path":"a.season"})")) == "");
    view = program.ask(R"({"op":"view","viewer":1})");
  }
  Program program(folder.path());
  CHECK(refusalOf(program.ask(R"({"op":"load","path":"a.season"})")) == "");
  CHECK(program.ask(R"({"op":"view","viewer":1})") == view);
  CHECK(refusalOf(program.ask(R"({"op":"save","path":"../b.season"})"))
            .starts_with("file: \"../b.season\" must be the name"));
  CHECK(refusalOf(program.ask(R"({"op":"load","path":"/etc/passwd"})"))
            .starts_with("file: \"/etc/passwd\" must be the name"));
}

TEST_CASE("Rules are asked for by number or by section, and no others come", "[protocol]") {
  const Folder folder;
  Program program(folder.path());
  const Json one = program.ask(R"({"op":"rules","rule":"CLAIM-09"})");
  REQUIRE(one["rules"].size() == 1);
  CHECK(one["rules"][0]["rule"] == "CLAIM-09");
  const Json section = program.ask(R"({"op":"rules","section":13})");
  REQUIRE(section["rules"].size() > 3);
  for (const Json& rule : section["rules"]) CHECK(rule["section"] == 13);
}

TEST_CASE("Another viewer than the asked seat gets its face, and nobody another's hand", "[protocol][SECRET-02]") {
  const Folder folder;
  Program program(folder.path());
  const int asked = program.ask(kThreeSeats).at("asked")[0].get<int>();
  const Json mine = program.ask(Json{{"op", "decision"}, {"viewer", asked}}).at("decision");
  const Json theirs = program.ask(Json{{"op", "decision"}, {"viewer", (asked + 1) % 3}}).at("decision");
  CHECK(theirs.at("choices").size() <= mine.at("choices").size());
  CHECK_FALSE(theirs.at("choices")[0].contains("can_be_undone"));
  CHECK_FALSE(program.ask(R"({"op":"view"})").at("view").contains("own"));
  CHECK(program.ask(R"({"op":"view","viewer":1})").at("view").at("own").at("hand").size() == 2);
}

TEST_CASE("Requests that make no sense are refused by code and sentence", "[protocol]") {
  const Folder folder;
  Program program(folder.path());
  const auto refused = [&](const std::string& line, const std::string& how) {
    INFO(line.substr(0, 200));
    const std::string is = refusalOf(program.ask(line));
    CHECK(is.substr(0, how.size()) == how);
    CHECK(is.find('\n') == std::string::npos);
  };
  refused(R"({"op":"view"})", "no-season: ");
  refused(R"({"op":"undo"})", "no-season: ");
  refused(R"({"op":"choose","index":0})", "no-season: ");
  refused("", "bad-json: ");
  refused("{", "bad-json: ");
  refused("{\"op\":\"view\xFF\"}", "bad-json: ");
  refused("[]", "bad-request: a request is an object");
  refused("7", "bad-request: ");
  refused("{}", "bad-request: \"op\" is missing");
  refused(R"({"op":7})", "bad-request: \"op\" must be a text");
  refused(R"({"op":"view","id":[1]})", "bad-request: \"id\" must be a text or a number");
  refused(std::string(100000, '['), "bad-json: ");
  refused("{\"op\":\"view\",\"x\":" + std::string(50000, '[') + std::string(50000, ']') + "}", "no-season: ");
  refused(std::string(3000000, 'x'), "too-long: ");
  refused(R"({"op":"new"})", "bad-request: \"players\" must be a list");
  refused(R"({"op":"new","players":[{"agent":"james"},{"agent":"pete"},{"agent":"myka"}]})",
          "bad-set-up: there is no agent \"james\"");
  refused(R"({"op":"new","players":[{"agent":"pete"},{"agent":"pete"},{"agent":"myka"}]})",
          "bad-set-up: seats 1 and 2");
  refused(R"({"op":"new","players":[{"agent":"pete"},{"agent":"claudia"},{"agent":"myka"},{"agent":"artie"},)"
          R"({"agent":"jinks"},{"agent":"pete"},{"agent":"myka"}]})",
          "bad-set-up: a season takes 3 to 5 players");
  const std::string three = R"("players":[{"agent":"claudia"},{"agent":"pete"},{"agent":"myka"}])";
  refused(R"({"op":"new",)" + three + R"(,"variants":["cooperative","revealed-traitor"]})",
          "bad-set-up: the variants cooperative and revealed-traitor contradict");
  refused(R"({"op":"new",)" + three + R"(,"variants":["sunshine"]})", "bad-set-up: there is no variant \"sunshine\"");
  refused(R"({"op":"new",)" + three + R"(,"variants":[3]})", "bad-request: each of the variants must be a text");
  refused(R"({"op":"new",)" + three + R"(,"seed":-1})", "bad-request: \"seed\" must be a whole number");
  refused(R"({"op":"new",)" + three + R"(,"seed":1.5})", "bad-request: \"seed\" must be a whole number");
  refused(R"({"op":"new",)" + three + R"(,"traitor":3})", "bad-request: \"traitor\" must be a seat from 0 to 2");
  refused(R"({"op":"new","players":[{"agent":"pete","bot":"genius"}]})", "bad-set-up: ");
  refused(R"({"op":"rules","rule":"FOO-99"})", "refused: there is no rule");
  refused(R"({"op":"rules","section":99})", "bad-request: \"section\" must be a whole number");
}

TEST_CASE("A refused choice changes nothing, and one prompt takes one answer", "[protocol]") {
  const Folder folder;
  Program program(folder.path());
  program.ask(kThreeSeats);
  const Json before = program.ask(R"({"op":"decision","viewer":2})");
  const auto refused = [&](const std::string& line) {
    INFO(line);
    CHECK(refusalOf(program.ask(line)) != "");
    CHECK(program.ask(R"({"op":"decision","viewer":2})") == before);
  };
  refused(R"({"op":"choose","seat":2,"index":77})");
  refused(R"({"op":"choose","seat":2,"index":-1})");
  refused(R"({"op":"choose","seat":2,"index":4294967296})");
  refused(R"({"op":"choose","seat":2,"index":18446744073709551615})");
  refused(R"({"op":"choose","seat":2,"index":0.0})");
  refused(R"({"op":"choose","seat":2,"index":"0"})");
  refused(R"({"op":"choose","seat":2})");
  refused(R"({"op":"choose","seat":2,"index":0,"indices":[0]})");
  refused(R"({"op":"choose","seat":2,"indices":[]})");
  refused(R"({"op":"choose","seat":2,"indices":[0,99]})");
  refused(R"({"op":"choose","seat":2,"indices":{"0":0}})");
  refused(R"({"op":"choose","seat":0,"index":0})");
  refused(R"({"op":"choose","seat":9,"index":0})");
  refused(R"({"op":"choose","seat":"table","index":0})");
  refused(R"({"op":"interject","seat":2,"index":50})");
  refused(R"({"op":"branch","step":5})");
  refused(R"({"op":"undo"})");
  Json after = before;
  for (int answers = 0; answers < 10 && after.at("asked")[0] == 2; ++answers)
    after = program.ask(R"({"op":"choose","seat":2,"index":0})");
  REQUIRE(after.at("asked")[0] != 2);
  CHECK(refusalOf(program.ask(R"({"op":"choose","seat":2,"index":0})")).starts_with("refused: seat 2 cannot choose: "));
}
