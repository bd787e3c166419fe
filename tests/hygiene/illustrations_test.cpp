// A build without illustrations goes on, says why there are none and how to get them, and tries again the next time.

#include <sys/stat.h>

#include <cstdlib>
#include <string>

#include "support/catch.h"
#include "support/folder.h"

namespace {

/// A computer whose npm or cmake is a script of ours, with a place to build in.
struct Computer {
  void program(const std::string& name, const std::string& script) const {
    folder.write("bin/" + name, "#!/bin/sh\n" + script + "\n");
    ::chmod(folder.file("bin/" + name).c_str(), 0755);
  }
  /// Runs a line of the shell among programs of the system and ours; what it says.
  [[nodiscard]] std::string says(const std::string& line) const {
    const std::string said = folder.file("said");
    const int status = std::system(("PATH='" + folder.file("bin") + "':\"$PATH\"; cd '" + folder.path() + "' && { " +
                                    line + "; } >'" + said + "' 2>&1")
                                       .c_str());
    INFO(files::textOf(said));
    REQUIRE(status == 0);
    return files::textOf(said);
  }
  /// Configures as the build does, with this npm, as far as illustrations go.
  [[nodiscard]] std::string fetch() const {
    folder.write("fetch.cmake", "include(\"" W13_SOURCE_DIR "/cmake/Illustrations.cmake\")\nfetch_illustrations()\n");
    return says("cmake -DPROJECT_SOURCE_DIR='" W13_SOURCE_DIR "' -DPROJECT_BINARY_DIR='" + folder.file("built") +
                "' -P fetch.cmake");
  }
  [[nodiscard]] std::string missing() const { return files::textOf(folder.file("built/illustrations/missing")); }
  /// What ./play does before it builds.
  [[nodiscard]] std::string configure() const {
    return says("bash -c '. " W13_SOURCE_DIR "/scripts/setup.sh; configure release'");
  }
  files::Folder folder;
};

using Catch::Matchers::Contains;

}  // namespace

TEST_CASE("Illustrations that cannot be fetched are told in one sentence: why, and how to get them", "[setup]") {
  const Computer computer;
  // given an npm that finds no network
  computer.program("npm", "echo 'npm ERR! code ENOTFOUND' >&2; exit 1");
  // when the build is configured, then it goes on
  CHECK_THAT(computer.fetch(), Contains("illustrations: left out"));
  // and what is missing is told
  CHECK_THAT(computer.missing(),
             Contains("emblems instead of illustrations: npm could not fetch what is needed (ENOTFOUND"));
  CHECK_THAT(computer.missing(), Contains("next ./play"));
  CHECK_THAT(files::textOf(computer.folder.file("built/illustrations/npm.log")), Contains("ENOTFOUND"));
  // when npm says that all is well and brings nothing, then it is not believed
  computer.program("npm", "exit 0");
  (void)computer.fetch();
  CHECK_THAT(computer.missing(), Contains("could not fetch what is needed"));
  // when the network is there, then nothing is missing any more
  computer.program("npm",
                   "mkdir -p node_modules/@iconify-json/game-icons && "
                   "echo '{}' > node_modules/@iconify-json/game-icons/icons.json");
  (void)computer.fetch();
  CHECK(computer.missing().empty());
  // and it is not fetched again
  computer.program("npm", "exit 1");
  CHECK_THAT(computer.fetch(), !Contains("left out"));
  CHECK(computer.missing().empty());
}

TEST_CASE("Without npm the sentence says how to install it", "[setup]") {
  const Computer computer;
  computer.folder.write("fetch.cmake",
                        "set(CMAKE_FIND_USE_SYSTEM_ENVIRONMENT_PATH OFF)\n"
                        "set(CMAKE_FIND_USE_CMAKE_SYSTEM_PATH OFF)\n"
                        "include(\"" W13_SOURCE_DIR
                        "/cmake/Illustrations.cmake\")\n"
                        "fetch_illustrations()\n");
  (void)computer.says("cmake -DPROJECT_SOURCE_DIR='" W13_SOURCE_DIR "' -DPROJECT_BINARY_DIR='" +
                      computer.folder.file("built") + "' -P fetch.cmake");
  CHECK_THAT(computer.missing(), Contains("npm is not installed; install it (apt-get install npm)"));
}

TEST_CASE("As long as illustrations are missing every start tries again and says so; then none does", "[setup]") {
  const Computer computer;
  // given a build that was configured here, without illustrations
  computer.program("cmake", "echo tried >> tries");
  computer.folder.write("build/release/build.ninja", "");
  computer.folder.write("build/release/CMakeCache.txt",
                        "CMAKE_HOME_DIRECTORY:INTERNAL=" + computer.folder.path() + "\n");
  computer.folder.write("build/release/illustrations/missing", "The cards show emblems.\n");
  // when the game is started twice, then both try and tell
  const std::string begins = "   setting up build/release\n";
  CHECK(computer.configure() == begins + "The cards show emblems.\n");
  CHECK(computer.configure() == begins + "The cards show emblems.\n");
  CHECK(files::textOf(computer.folder.file("tries")) == "tried\ntried\n");
  // when they could be fetched, then it is told no more
  computer.program("cmake", "rm build/release/illustrations/missing; echo tried >> tries");
  CHECK(computer.configure() == begins);
  // nor for the page of the shields, which is fetched likewise
  computer.folder.write("build/release/shield_page/missing", "No phones.\n");
  computer.program("cmake", "echo tried >> tries");
  CHECK(computer.configure() == begins + "No phones.\n");
  computer.program("cmake", "rm build/release/shield_page/missing");
  CHECK(computer.configure() == begins);
  CHECK(computer.configure().empty());
  CHECK(files::textOf(computer.folder.file("tries")) == "tried\ntried\ntried\ntried\n");
}
