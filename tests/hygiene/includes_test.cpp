// Who may include whom. The include trees of cmake/House.cmake make most of it impossible; these tests say so in words,
// and close what a compiler cannot: the way round by "../".

#include <algorithm>
#include <sstream>

#include "hygiene/sources.h"
#include "support/catch.h"

using hygiene::Include;
using hygiene::includesOf;
using hygiene::Source;
using hygiene::sourcesIn;

namespace {

std::vector<std::string> publicHeaders() {
  const std::string text = hygiene::textOf("src/engine/games/warehouse13/CMakeLists.txt");
  const std::string start = "set(PUBLIC_HEADERS ";
  const std::size_t at = text.find(start);
  REQUIRE(at != std::string::npos);
  std::istringstream names(text.substr(at + start.size(), text.find(')', at) - at - start.size()));
  std::vector<std::string> headers;
  for (std::string name; names >> name;) headers.push_back("engine/games/warehouse13/" + name);
  return headers;
}

bool named(const std::string& path, const std::string& pattern) {
  const std::size_t star = pattern.find('*');
  if (star == std::string::npos) return path == pattern;
  return path.starts_with(pattern.substr(0, star)) && path.ends_with(pattern.substr(star + 1)) &&
         path.find('/', star) == std::string::npos;
}

bool isPublic(const std::string& path) {
  const auto headers = publicHeaders();
  return std::any_of(headers.begin(), headers.end(), [&](const std::string& each) { return named(path, each); });
}

bool isQt(const std::string& path) {
  return path.starts_with("Q") || path.starts_with("qt") || path.find("/Q") != std::string::npos;
}

// A header of the standard library: no folder, no ending.
bool isStandard(const Include& include) {
  return !include.ours() && include.path().find_first_of("/.") == std::string::npos && !isQt(include.path());
}

// The file that joins a game with its bots for those who know neither: it stands above both.
bool joinsGame(const Include& include) { return include.place.find("/module.cpp:") != std::string::npos; }

// Every include of a folder that the given test refuses, one a line.
template <class Allowed>
std::string refused(const std::string& folder, Allowed allowed) {
  std::string list;
  for (const Source& source : sourcesIn(folder))
    for (const Include& include : includesOf(source))
      if (!allowed(include)) list += include.place + " includes " + include.quoted + "\n";
  return list;
}

}  // namespace

TEST_CASE("the engine includes no Qt") {
  CHECK(refused("src/engine", [](const Include& each) { return !isQt(each.path()); }) == "");
}

TEST_CASE("the kernel includes itself and the standard library only; its files the system's file calls") {
  CHECK(refused("src/engine/kernel", [](const Include& each) {
          const bool fileCalls = each.path() == "fcntl.h" || each.path() == "unistd.h" || each.path() == "sys/file.h" ||
                                 each.path() == "sys/stat.h";
          const bool touchesFiles = each.place.starts_with("src/engine/kernel/log_file.cpp:") ||
                                    each.place.starts_with("src/engine/kernel/open_file.cpp:") ||
                                    each.place.starts_with("src/engine/kernel/whole_file.cpp:");
          if (touchesFiles && fileCalls) return true;
          return isStandard(each) || (each.ours() && each.path().starts_with("engine/kernel/"));
        }) == "");
}

TEST_CASE("the house includes itself, the kernel and JSON only; its log zlib, its terminal the system's calls") {
  CHECK(refused("src/engine/house", [](const Include& each) {
          if (isStandard(each) || each.path().starts_with("nlohmann/json")) return true;
          if (each.place.starts_with("src/engine/house/log/records_carried.cpp:"))
            return each.ours() || each.path() == "zlib.h";
          const bool terminal = each.path() == "termios.h" || each.path() == "unistd.h" || each.path() == "sys/ioctl.h";
          if (each.place.starts_with("src/engine/house/terminal/terminal.cpp:") && terminal) return true;
          return each.ours() && (each.path().starts_with("engine/kernel/") || each.path().starts_with("engine/house/"));
        }) == "");
}

TEST_CASE("kernel, house, packs, workshop and window name no game outside the folders of games") {
  for (const char* folder : {"src/engine/house", "src/engine/kernel", "src/packs", "src/workshop", "src/ui"})
    for (const Source& source : sourcesIn(folder)) {
      if (source.path.starts_with("src/ui/games/") || source.path.starts_with("src/workshop/warehouse13/")) continue;
      INFO(source.path);
      const std::string text = hygiene::textOf(source.path);
      for (const char* game : {"w13", "warehouse", "Warehouse", "W13"}) CHECK(text.find(game) == std::string::npos);
    }
}

TEST_CASE("the game includes no bot and no front end") {
  CHECK(refused("src/engine/games/warehouse13", [](const Include& each) {
          return !each.ours() || joinsGame(each) || each.path().starts_with("engine/kernel/") ||
                 each.path().starts_with("engine/house/") || each.path().starts_with("engine/games/warehouse13/");
        }) == "");
}

TEST_CASE("bots include public headers only, the search, and what reads their weights") {
  CHECK(refused("src/engine/bots", [](const Include& each) {
          return isStandard(each) || each.path() == "nlohmann/json.hpp" ||
                 each.path() == "engine/house/data_folder.h" || each.path().starts_with("engine/search/") ||
                 each.path().starts_with("engine/kernel/") || each.path().starts_with("engine/house/match/") ||
                 each.path().starts_with("engine/bots/") || isPublic(each.path());
        }) == "");
}

TEST_CASE("the window includes public headers only") {
  CHECK(refused("src/ui", [](const Include& each) {
          return !each.ours() || !each.path().starts_with("engine/games/warehouse13/") || isPublic(each.path());
        }) == "");
}

TEST_CASE("each room of the window leans on those before it only, a game's on what every game is offered") {
  const std::vector<std::string> rooms = {"time",    "look",     "settings", "screen", "motion", "sound",
                                          "curtain", "widgets",  "shields",  "rules",  "pages",  "lessons",
                                          "print",   "workshop", "window",   "plain",  "shelf"};
  const std::string own = "ui/games/warehouse13/";
  const std::vector<std::string> ownRooms = {"shell.h", "look",  "settings", "season",  "screen",   "motion",
                                             "sound",   "table", "scenes",   "panels",  "secret",   "pages",
                                             "lessons", "first", "print",    "measure", "workshop", "window"};
  const auto floorIn = [](const std::vector<std::string>& all, const std::string& path, std::size_t from) {
    return std::find(all.begin(), all.end(), path.substr(from, path.find_first_of("/:", from) - from)) - all.begin();
  };
  const auto floorOf = [&](const std::string& path) {
    const auto above = static_cast<std::ptrdiff_t>(rooms.size());
    const std::size_t game = path.find(own);
    if (game != std::string::npos) return above + floorIn(ownRooms, path, game + own.size());
    const bool roof =
        path.find("ui/main.cpp") != std::string::npos || path.find("ui/games/screens") != std::string::npos;
    return roof ? std::ptrdiff_t{1000} : floorIn(rooms, path, path.find("ui/") + 3);
  };
  CHECK(refused("src/ui", [&](const Include& each) {
          if (!each.ours() || !each.path().starts_with("ui/")) return true;
          return floorOf(each.path()) <= floorOf(each.place);
        }) == "");
}

TEST_CASE("parts lean on each other one way, as ARCHITECTURE.md says") {
  // given the line of the arrows, the top first: a part between commas stands beside another
  const std::string page = hygiene::textOf("ARCHITECTURE.md");
  const std::size_t from = page.find("Dependencies point one way: ");
  REQUIRE(from != std::string::npos);
  const std::string line = page.substr(from, page.find(". ", from) - from);
  std::vector<std::pair<std::string, int>> floors;
  int floor = 0;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line.compare(at, 2, "->") == 0) ++floor;
    if (line[at] != '`') continue;
    const std::size_t end = line.find('`', at + 1);
    floors.emplace_back(line.substr(at + 1, end - at - 1), floor);
    at = end;
  }
  REQUIRE(floors.size() == 9);
  const auto floorOf = [&](const std::string& path) {
    for (const auto& [part, number] : floors)
      if (path.find(part + "/") != std::string::npos) return std::pair(part, number);
    return std::pair(std::string(), 0);
  };
  // then every include of another part goes down
  const std::string list = refused("src", [&](const Include& each) {
    const auto [part, above] = floorOf(each.place.substr(4));
    const auto [other, below] = floorOf(each.path());
    return !each.ours() || joinsGame(each) || part.empty() || other.empty() || part == other || above < below;
  });
  CHECK(list == "");
}

TEST_CASE("packs know card files and nothing of what is played with them") {
  CHECK(refused("src/packs", [](const Include& each) {
          if (each.ours())
            return each.path().starts_with("packs/") || each.path().starts_with("engine/house/said/") ||
                   each.path().starts_with("engine/house/cards/") || each.path() == "engine/kernel/errors.h" ||
                   each.path() == "engine/kernel/whole_file.h";
          return isStandard(each) || each.path() == "zip.h" || each.path() == "sys/stat.h" ||
                 each.path() == "stdlib.h" || each.path() == "nlohmann/json.hpp";
        }) == "");
}

TEST_CASE("the workshop's desk knows no window") {
  CHECK(refused("src/workshop",
                [](const Include& each) { return !isQt(each.path()) && !each.path().starts_with("ui/"); }) == "");
}

TEST_CASE("the sounds are made with the standard library alone") {
  CHECK(refused("src/sounds", [](const Include& each) {
          return isStandard(each) || (each.ours() && each.path().starts_with("sounds/"));
        }) == "");
}

TEST_CASE("phones as shields know the house and libsodium, and no game") {
  CHECK(refused("src/shields", [](const Include& each) {
          return isStandard(each) || each.path() == "sodium.h" || each.path() == "nlohmann/json.hpp" ||
                 each.path().starts_with("shields/") || each.path().starts_with("engine/kernel/") ||
                 each.path().starts_with("engine/house/");
        }) == "");
}

TEST_CASE("the state is not public") {
  for (const char* header : {"world.h", "steps.h", "table.h", "state.h", "game.h", "seen/knowledge.h"})
    CHECK_FALSE(isPublic(std::string("engine/games/warehouse13/") + header));
}

TEST_CASE("includes are written from src/ on") {
  CHECK(refused("src", [](const Include& each) {
          if (each.path().find("..") != std::string::npos || each.path().starts_with("/")) return false;
          return !each.ours() || each.path().starts_with("engine/") || each.path().starts_with("cli/") ||
                 each.path().starts_with("measure/") || each.path().starts_with("packs/") ||
                 each.path().starts_with("sounds/") || each.path().starts_with("loudspeaker/") ||
                 each.path().starts_with("workshop/") || each.path().starts_with("ui/") ||
                 each.path().starts_with("shields/") || each.path().starts_with("shield_server/") ||
                 each.path().ends_with(".moc");
        }) == "");
}

TEST_CASE("an include is found however it is written, a commented one is not") {
  const Source source = hygiene::parse("x.cpp",
                                       "#include <QString>\n  #  include \"../world.h\"\n// #include \"no.h\"\n"
                                       "/* #include \"no.h\" */ const char* s = \"#include\";\n");
  const auto found = includesOf(source);
  REQUIRE(found.size() == 2);
  CHECK(isQt(found[0].path()));
  CHECK_FALSE(isStandard(found[0]));
  CHECK(found[1].place == "x.cpp:2");
  CHECK(found[1].path() == "../world.h");
  CHECK(named("engine/games/warehouse13/cards/effect.h", "engine/games/warehouse13/cards/*.h"));
  CHECK_FALSE(named("engine/games/warehouse13/cards/read/deep.h", "engine/games/warehouse13/cards/*.h"));
}
