// ./play and ./check tell how far a build has come where their output is no terminal.

#include <array>
#include <cstdio>
#include <string>

#include "support/catch.h"

namespace {

/// What is left of the output of ninja when a line of progress may be shown every `seconds`.
std::string shown(const std::string& ninja, int seconds) {
  const std::string command = "cd '" W13_SOURCE_DIR
                              "' && bash -c 'source scripts/setup.sh && printf \"%b\" \"$0\" | progress " +
                              std::to_string(seconds) + "' '" + ninja + "'";
  FILE* pipe = popen(command.c_str(), "r");
  REQUIRE(pipe != nullptr);
  std::string all;
  std::array<char, 256> part{};
  while (std::fgets(part.data(), static_cast<int>(part.size()), pipe) != nullptr) all += part.data();
  CHECK(pclose(pipe) == 0);
  return all;
}

const std::string kStep = "@ 12%, 3 of 20: Building CXX object src/ui/CMakeFiles/ui.dir/look/style.cpp.o\\n";

}  // namespace

TEST_CASE("A build without a terminal says how far it has come and which source it compiles") {
  CHECK(shown(kStep, 0) == "   12%, 3 of 20: src/ui/look/style.cpp\n");
}

TEST_CASE("A build without a terminal says which folder's sources it compiles together") {
  CHECK(shown("@ 12%, 3 of 20: Building CXX object src/ui/CMakeFiles/ui.dir/Unity/unity_look_1_cxx.cxx.o\\n", 0) ==
        "   12%, 3 of 20: src/ui/look\n");
}

TEST_CASE("A build without a terminal keeps its lines of progress apart") { CHECK(shown(kStep + kStep, 1000).empty()); }

TEST_CASE("A build without a terminal shows every line of a mistake at once") {
  const std::string mistake = "FAILED: style.cpp.o\\nstyle.cpp:1: error: expected a name\\n";
  CHECK(shown(kStep + mistake + "ninja: no work to do.\\n", 1000) ==
        "FAILED: style.cpp.o\nstyle.cpp:1: error: expected a name\n");
}
