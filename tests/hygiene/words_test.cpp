// What the engine must not do (chance, clocks, threads and files of its own), what types must not be called, and how
// long a file may grow.

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "hygiene/sources.h"
#include "support/catch.h"

using hygiene::Source;
using hygiene::sourcesIn;
using hygiene::Word;

namespace {

// Chance comes in through kernel::Chance; time and threads belong to the front ends.
const std::set<std::string, std::less<>> kNotInTheEngine = {
    "rand",      "srand",        "rand_r",      "drand48",      "random_shuffle", "random_device",
    "mt19937",   "mt19937_64",   "minstd_rand", "minstd_rand0", "ranlux24",       "default_random_engine",
    "knuth_b",   "timespec_get", "chrono",      "steady_clock", "system_clock",   "high_resolution_clock",
    "clock",     "clock_t",      "ctime",       "time_t",       "clock_gettime",  "gettimeofday",
    "localtime", "thread",       "jthread",     "async",        "future",         "mutex",
    "pthread_t", "nanosleep",    "usleep",      "getenv"};

// Files are read and written in these places only; names of folders may pass through the loader too.
const std::set<std::string, std::less<>> kFiles = {"fstream", "ifstream", "ofstream", "FILE",
                                                   "fopen",   "freopen",  "cstdio",   "filesystem"};
constexpr std::array<std::string_view, 3> kMayTouchFiles = {
    "src/engine/house/cards/folder.cpp", "src/engine/house/data_folder.cpp", "src/engine/kernel/whole_file.cpp"};
// Whoever writes a file otherwise writes over what is not the program's, or leaves half a file: whole_file.h does it.
const std::set<std::string, std::less<>> kWritesFiles = {"ofstream", "fopen",     "freopen", "QSaveFile", "mkstemp",
                                                         "mkostemp", "ftruncate", "pwrite",  "O_TRUNC",   "O_CREAT"};
constexpr std::array<std::string_view, 14> kMayNameFiles = {"src/engine/games/warehouse13/said/sentences.h",
                                                            "src/engine/games/warehouse13/said/sentences.cpp",
                                                            "src/engine/house/match/game_module.h",
                                                            "src/engine/house/protocol/protocol.cpp",
                                                            "src/engine/house/said/sentences.h",
                                                            "src/engine/house/said/sentences.cpp",
                                                            "src/engine/house/data_folder.h",
                                                            "src/engine/house/cards/folder.h",
                                                            "src/engine/games/warehouse13/cards/loader.h",
                                                            "src/engine/games/warehouse13/cards/loader.cpp",
                                                            "src/engine/games/warehouse13/cards/live_cards.h",
                                                            "src/engine/games/warehouse13/cards/live_cards.cpp",
                                                            "src/engine/house/cards/art_names.h",
                                                            "src/engine/house/cards/art_names.cpp"};

constexpr std::array<std::string_view, 7> kAvoided = {"Manager", "Handler", "Helper",  "Util",
                                                      "Utils",   "Impl",    "Abstract"};
constexpr std::size_t kWarnLines = 300;
constexpr std::size_t kMostLines = 400;

bool isChanceTimeOrThread(const std::string& word) {
  return kNotInTheEngine.contains(word) || word.ends_with("_distribution");
}

// A file's word in the sense of file access: as a header, or of std.
bool isFile(const std::string& word) { return kFiles.contains(word); }

// Whether a CamelCase name has one of the avoided words in it.
bool isAvoided(const std::string& name) {
  return std::any_of(kAvoided.begin(), kAvoided.end(), [&](std::string_view word) {
    for (std::size_t at = name.find(word); at != std::string::npos; at = name.find(word, at + 1)) {
      const std::size_t end = at + word.size();
      if (end == name.size() || name[end] < 'a' || name[end] > 'z') return true;
    }
    return false;
  });
}

template <class Bad>
std::string found(const std::vector<Word>& words, Bad bad) {
  std::string list;
  for (const Word& word : words)
    if (bad(word.text)) list += word.place + ": " + word.text + "\n";
  return list;
}

}  // namespace

TEST_CASE("the engine has no chance, clock or thread of its own") {
  std::string list;
  for (const Source& source : sourcesIn("src/engine")) {
    // The terminal is a front end, and where a match begins the system is asked for its seed.
    if (source.path.starts_with("src/engine/house/terminal/") || source.path == "src/engine/house/any_seed.cpp")
      continue;
    list += found(wordsOf(source), isChanceTimeOrThread);
    for (const hygiene::Include& include : includesOf(source))
      if (include.quoted == "<random>") list += include.place + ": <random>\n";
  }
  CHECK(list == "");
}

TEST_CASE("the engine touches files in the loader and the log only") {
  const auto listed = [](const auto& paths, const std::string& path) {
    return std::find(paths.begin(), paths.end(), path) != paths.end();
  };
  std::string list;
  for (const Source& source : sourcesIn("src/engine")) {
    if (listed(kMayTouchFiles, source.path)) continue;
    const bool isModule = source.path.starts_with("src/engine/games/") && source.path.ends_with("/module.cpp");
    const bool named = isModule || listed(kMayNameFiles, source.path);
    list += found(wordsOf(source),
                  [&](const std::string& word) { return isFile(word) && !(named && word == "filesystem"); });
  }
  CHECK(list == "");
}

TEST_CASE("files are written in one place, and logs in another") {
  std::string list;
  for (const char* folder : {"src/engine", "src/packs", "src/workshop", "src/cli", "src/ui"})
    for (const Source& source : sourcesIn(folder)) {
      if (source.path.starts_with("src/engine/kernel/whole_file.") || source.path == "src/engine/kernel/log_file.cpp")
        continue;
      list += found(wordsOf(source), [](const std::string& word) { return kWritesFiles.contains(word); });
    }
  CHECK(list == "");
}

TEST_CASE("types are not called after what they vaguely do") {
  std::string list;
  for (const char* folder : {"src", "tests", "bench"})
    for (const Source& source : sourcesIn(folder)) list += found(typesOf(source), isAvoided);
  CHECK(list == "");
}

TEST_CASE("no file is longer than 400 lines") {
  std::string tooLong;
  std::string longish;
  for (const char* folder : {"src", "tests", "bench"})
    for (const Source& source : sourcesIn(folder)) {
      const std::string entry = source.path + " has " + std::to_string(source.lines.size()) + " lines\n";
      if (source.lines.size() > kMostLines) tooLong += entry;
      else if (source.lines.size() > kWarnLines) longish += entry;
    }
  if (!longish.empty()) WARN("getting long (a file has one subject and about 300 lines):\n" + longish);
  CHECK(tooLong == "");
}

TEST_CASE("the words are found where they count") {
  const Source source = hygiene::parse("x.cpp",
                                       "#include <fstream>\n// std::mt19937\nint n = rand();\nauto s = \"thread\";\n"
                                       "std::uniform_int_distribution<int> die;\nconst int brand = 1'000;\n"
                                       "enum class PingManager { On };\nstruct Utility {}; class LogHandler;\n");
  CHECK(found(wordsOf(source), isChanceTimeOrThread) == "x.cpp:3: rand\nx.cpp:5: uniform_int_distribution\n");
  CHECK(found(wordsOf(source), isFile) == "x.cpp:1: fstream\n");
  CHECK(found(typesOf(source), isAvoided) == "x.cpp:7: PingManager\nx.cpp:8: LogHandler\n");
}
