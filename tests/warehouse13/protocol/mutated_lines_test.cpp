// Damaged requests: each line gets one answer, and one that is refused changes nothing.

#include "engine/kernel/chance.h"
#include "support/catch.h"
#include "warehouse13/log/play.h"
#include "warehouse13/protocol/served.h"

using kernel::ChanceOf;
using logs::Folder;
using served::Json;
using served::Program;

namespace {

const std::vector<std::string>& lines() {
  static const std::vector<std::string> all = {
      R"({"op":"new","players":[{"agent":"claudia","name":"Ann"},{"agent":"pete"},{"agent":"myka"}],"seed":7})",
      R"({"op":"new","players":[{"agent":"jinks"},{"agent":"artie"}],"variants":["cooperative"],"seed":18446744073709551615})",
      R"({"op":"decision","viewer":0})",
      R"({"op":"decision","viewer":2,"after":[0,0]})",
      R"({"op":"view","viewer":"table"})",
      R"({"op":"choose","index":0})",
      R"({"op":"choose","seat":1,"index":1})",
      R"({"op":"choose","seat":2,"indices":[0,1,0]})",
      R"({"op":"interjections","seat":0})",
      R"({"op":"interject","seat":0,"index":0})",
      R"({"op":"why","viewer":1,"thing":{"kind":"card","number":65534}})",
      R"({"op":"events","viewer":1,"since_look":true})",
      R"({"op":"look","seat":0})",
      R"({"op":"undo"})",
      R"({"op":"save","path":"a.season"})",
      R"({"op":"load","path":"a.season","autosave":true})",
      R"({"op":"branch","step":1,"seed":4})",
      R"({"op":"rules","section":13})",
      R"({"op":"options","id":"7"})"};
  return all;
}

/// Bits flip, pieces are lost, doubled or come from another line; numbers grow.
std::string mutated(kernel::Luck& luck) {
  const auto one = [&](std::size_t among) {
    return static_cast<std::size_t>(luck.pick(static_cast<int>(among), ChanceOf::Card));
  };
  std::string line = lines()[one(lines().size())];
  for (std::size_t times = one(4); times > 0 && !line.empty(); --times) {
    const std::string& other = lines()[one(lines().size())];
    switch (one(8)) {
      case 0: line[one(line.size())] = static_cast<char>(luck.bits()); break;
      case 1: line.resize(one(line.size())); break;
      case 2: line.erase(one(line.size()), 1 + one(6)); break;
      case 3: line.insert(one(line.size()), other.substr(one(other.size()), one(30))); break;
      case 4: line.insert(one(line.size()), std::string(one(200), "[{\"0-"[one(5)])); break;
      case 5: line.insert(one(line.size()), "99999999999999999999"); break;
      case 6: line.insert(one(line.size()), std::string("\0\x01\xC3\x28\xE2\x82", 6)); break;
      default: line[one(line.size())] = static_cast<char>('0' + one(10)); break;
    }
  }
  std::erase(line, '\n');
  if (line.find("quit") != std::string::npos) line = "quit";
  return line;
}

}  // namespace

TEST_CASE("Two thousand damaged requests get an answer each, and refused ones change nothing", "[protocol]") {
  const Folder folder;
  Program program(folder.path());
  kernel::Luck luck(41);
  program.ask(lines()[0]);
  const std::string everything = R"({"op":"decision","viewer":1})";
  Json before = program.ask(everything);
  int refused = 0;
  for (int at = 0; at < 2000; ++at) {
    const std::string line = mutated(luck);
    INFO("line " << at << ": " << line);
    const Json answer = program.ask(line);
    REQUIRE(answer.contains("ok"));
    if (answer.at("ok").get<bool>()) {
      before = program.ask(everything);
      continue;
    }
    ++refused;
    REQUIRE(answer.at("error").at("message").is_string());
    REQUIRE(answer.at("error").at("code") != "internal");
    if (refused % 3 == 0) REQUIRE(program.ask(everything) == before);
  }
  CHECK(refused > 500);
  CHECK(refused < 1900);
  CHECK(program.ask(R"({"op":"quit"})").at("ok") == true);
  CHECK(program.end() == 0);
}

TEST_CASE("A client that goes away in the middle of a line ends the program without a crash", "[protocol]") {
  const Folder folder;
  Program program(folder.path());
  program.ask(lines()[0]);
  program.send(R"({"op":"vie)");
  CHECK(program.end() == 0);
}
