// Any game by the protocol: whole matches by index, and lines that mean no good.

#include "engine/house/protocol/protocol.h"

#include <nlohmann/json.hpp>

#include "house/any_game.h"
#include "support/catch.h"
#include "support/folder.h"

namespace {

using house::Json;
using house::Protocol;
using kernel::ChanceOf;
using kernel::Luck;

Json ask(Protocol& protocol, const Json& request) { return Json::parse(protocol.answer(request.dump())); }

/// The request that begins a match, made of what the game offers.
Json beginning(const any::Game& game, std::uint64_t seed) {
  const house::Start start = game.start(seed);
  Json request = {{"op", "new"}, {"seed", seed}, {"variants", start.setup.options}, {"players", Json::array()}};
  for (std::size_t at = 0; at < start.players.size(); ++at) {
    Json player = {{"name", start.players[at]}};
    if (const std::string& role = game.module.log().role; !role.empty()) player[role] = start.setup.roles[at];
    request["players"].push_back(player);
  }
  return request;
}

/// Requests of each kind, as a client of this game sends them.
std::vector<std::string> linesFor(const any::Game& game) {
  const std::string thing = game.module.vocabulary().things.front().key;
  return {beginning(game, 7).dump(),
          beginning(game, 18446744073709551615ULL).dump(),
          R"({"op":"decision","viewer":0})",
          R"({"op":"decision","viewer":1,"after":[0,0]})",
          R"({"op":"view","viewer":"table"})",
          R"({"op":"choose","index":0})",
          R"({"op":"choose","seat":1,"index":1})",
          R"({"op":"choose","seat":1,"indices":[0,1,0]})",
          R"({"op":"interjections","seat":0})",
          R"({"op":"interject","seat":0,"index":0})",
          R"({"op":"why","viewer":1,"thing":{"kind":")" + thing + R"(","number":65534}})",
          R"({"op":"events","viewer":1,"since_look":true})",
          R"({"op":"look","seat":0})",
          R"({"op":"undo"})",
          R"({"op":"notes","seat":1,"lines":["a","b"]})",
          R"({"op":"save","path":"a.match"})",
          R"({"op":"load","path":"a.match","autosave":true})",
          R"({"op":"branch","step":1,"seed":4})",
          R"({"op":"rules","section":1})",
          R"({"op":"options","id":"7"})"};
}

/// One of the lines with bits flipped, pieces lost, doubled or from another line, and numbers grown.
std::string mutated(const std::vector<std::string>& lines, Luck& luck) {
  const auto one = [&](std::size_t among) {
    return static_cast<std::size_t>(luck.pick(static_cast<int>(among), ChanceOf::Card));
  };
  std::string line = lines[one(lines.size())];
  for (std::size_t times = one(4); times > 0 && !line.empty(); --times) {
    const std::string& other = lines[one(lines.size())];
    switch (one(7)) {
      case 0: line[one(line.size())] = static_cast<char>(luck.bits()); break;
      case 1: line.resize(one(line.size())); break;
      case 2: line.erase(one(line.size()), 1 + one(6)); break;
      case 3: line.insert(one(line.size()), other.substr(one(other.size()), one(30))); break;
      case 4: line.insert(one(line.size()), "99999999999999999999"); break;
      case 5: line.insert(one(line.size()), std::string("\0\x01\xC3\x28\xE2\x82", 6)); break;
      default: line[one(line.size())] = static_cast<char>('0' + one(10)); break;
    }
  }
  return line;
}

}  // namespace

TEST_CASE("Whole matches of any game are played by index through the protocol", "[house][protocol]") {
  for (const any::Game& game : any::games())
    for (std::uint64_t seed = 0; seed < game.starts.size(); ++seed) {
      INFO(game.id() << ", seed " << seed);
      Protocol protocol(game.module, game.box, "");
      Json now = ask(protocol, beginning(game, seed));
      REQUIRE(now.at("ok") == true);
      Luck luck(seed);
      int steps = 0, interjected = 0;
      while (!now.at("over").get<bool>()) {
        REQUIRE(steps++ < 3000);
        for (const Json& other : now.at("may_interject")) {
          const Json offers = ask(protocol, {{"op", "interjections"}, {"seat", other}});
          REQUIRE(offers.at("ok") == true);
          for (const Json& choice : offers.at("choices")) REQUIRE(choice.contains("can_be_undone"));
          if (offers.at("choices").empty() || luck.pick(9, ChanceOf::Card) != 0) continue;
          now = ask(protocol, {{"op", "interject"}, {"seat", other}, {"index", 0}});
          REQUIRE(now.at("ok") == true);
          ++interjected;
          break;
        }
        if (now.at("over").get<bool>()) break;
        const Json seat = now.at("asked").back();
        const Json asked = ask(protocol, {{"op", "decision"}, {"viewer", seat}});
        const int choices = static_cast<int>(asked.at("decision").at("choices").size());
        REQUIRE(choices > 0);
        now = ask(protocol, {{"op", "choose"}, {"seat", seat}, {"index", luck.pick(choices, ChanceOf::Card)}});
        REQUIRE(now.at("ok") == true);
        REQUIRE(now.at("steps") == steps + interjected);
      }
    }
}

TEST_CASE("A thousand damaged requests of any game get an answer each, and refused ones change nothing",
          "[house][protocol]") {
  for (const any::Game& game : any::games()) {
    const files::Folder folder;
    Protocol protocol(game.module, game.box, folder.path());
    const std::vector<std::string> lines = linesFor(game);
    const Json everything = {{"op", "decision"}, {"viewer", 1}};
    Luck luck(41);
    REQUIRE(Json::parse(protocol.answer(lines[0])).at("ok") == true);
    Json before = ask(protocol, everything);
    int refused = 0;
    for (int at = 0; at < 1000; ++at) {
      const std::string line = mutated(lines, luck);
      INFO(game.id() << ", line " << at << ": " << line);
      const Json answer = Json::parse(protocol.answer(line));
      const Json after = ask(protocol, everything);
      if (!answer.at("ok").get<bool>()) {
        ++refused;
        REQUIRE(answer.at("error").at("code") != "internal");
        REQUIRE(answer.at("error").at("message").is_string());
        REQUIRE(after == before);
      }
      before = after;
    }
    CHECK(refused > 250);
    CHECK(refused < 950);
  }
}

TEST_CASE("A viewer who is not asked gets only the face of a question of any game", "[house][protocol][fair-play]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    Protocol protocol(game.module, game.box, "");
    const Json now = ask(protocol, beginning(game, 5));
    for (int viewer = 0; viewer < now.at("seats").get<int>(); ++viewer) {
      const Json shown = ask(protocol, {{"op", "decision"}, {"viewer", viewer}});
      const Json& asked = now.at("asked");
      const bool mine = std::find(asked.begin(), asked.end(), viewer) != asked.end();
      for (const Json& choice : shown.at("decision").at("choices")) CHECK(choice.contains("can_be_undone") == mine);
    }
  }
}

TEST_CASE("A seat of any game writes notes by the protocol, and no other request shows them",
          "[house][protocol][notes]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    Protocol protocol(game.module, game.box, "");
    REQUIRE(ask(protocol, beginning(game, 5)).at("ok") == true);
    CHECK(ask(protocol, {{"op", "notes"}, {"seat", 0}}).at("lines") == Json::array());
    const Json written = {"zebra crossing", "seat 1 lies"};
    CHECK(ask(protocol, {{"op", "notes"}, {"seat", 0}, {"lines", written}}).at("lines") == written);
    CHECK(ask(protocol, {{"op", "notes"}, {"seat", 0}}).at("lines") == written);
    CHECK(ask(protocol, {{"op", "notes"}, {"seat", 1}}).at("lines") == Json::array());
    for (const Json& viewer : {Json("table"), Json(0), Json(1)})
      for (const char* op : {"view", "decision", "events"})
        CHECK(ask(protocol, {{"op", op}, {"viewer", viewer}}).dump().find("zebra") == std::string::npos);
    CHECK(ask(protocol, {{"op", "notes"}, {"seat", 0}, {"lines", "text"}}).at("error").at("code") == "bad-request");
    CHECK(ask(protocol, {{"op", "notes"}, {"seat", 9}}).at("error").at("code") == "bad-request");
  }
}
