// `w13 play` on a real terminal: what can be seen, and scrolled back to, at every prompt.

#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <string>

#include "support/bin.h"
#include "support/catch.h"
#include "support/program.h"
#include "warehouse13/log/play.h"

namespace {

/// A terminal of 80 by 24 with `w13 play` in it. Everything on the screen and above it is kept until it is wiped.
class Screen {
 public:
  explicit Screen(const std::vector<std::string>& arguments) {
    master_ = posix_openpt(O_RDWR | O_NOCTTY);
    REQUIRE(master_ >= 0);
    REQUIRE(grantpt(master_) == 0);
    REQUIRE(unlockpt(master_) == 0);
    const std::string name = ptsname(master_);
    child_ = fork();
    if (child_ == 0) {
      setsid();
      const int slave = open(name.c_str(), O_RDWR);
      const winsize size{24, 80, 0, 0};
      ioctl(slave, TIOCSWINSZ, &size);
      for (int stream : {0, 1, 2}) dup2(slave, stream);
      std::vector<char*> words;
      static std::string program = files::programPath("w13");
      words.push_back(program.data());
      std::vector<std::string> copies = arguments;
      for (std::string& each : copies) words.push_back(each.data());
      words.push_back(nullptr);
      execv(program.c_str(), words.data());
      _exit(127);
    }
  }
  ~Screen() {
    close(master_);
    int status = 0;
    kill(child_, SIGKILL);
    waitpid(child_, &status, 0);
  }
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  /// Reads until the program waits for a line; false if it has ended.
  bool untilPrompt() {
    while (true) {
      pollfd ready{master_, POLLIN, 0};
      const bool waits = atPrompt();
      if (poll(&ready, 1, waits ? 80 : 5000) <= 0) return waits;
      char buffer[4096];
      const ssize_t count = read(master_, buffer, sizeof buffer);
      if (count <= 0) return false;
      take({buffer, static_cast<std::size_t>(count)});
    }
  }
  void type(const std::string& line) {
    const std::string keys = line + "\n";
    REQUIRE(write(master_, keys.data(), keys.size()) == static_cast<ssize_t>(keys.size()));
  }
  [[nodiscard]] const std::string& visible() const { return visible_; }
  void interrupt() const { kill(child_, SIGINT); }
  /// All that is written until the program has ended.
  void untilEnd() {
    while (untilPrompt()) {
    }
  }

 private:
  /// Whether the last words are a prompt's: half a page, written by a program that had to wait, is none.
  [[nodiscard]] bool atPrompt() const {
    constexpr std::array kPrompts = {
        "> ", "Press Enter. ", "to close: ", "this screen: ", "the last one back: ", "Type yes to go on: "};
    return std::any_of(kPrompts.begin(), kPrompts.end(), [&](const char* end) { return visible_.ends_with(end); });
  }
  void take(const std::string& bytes) {
    pending_ += bytes;
    while (!pending_.empty()) {
      if (pending_[0] != '\033') {
        visible_ += pending_[0];
        pending_.erase(0, 1);
        continue;
      }
      const std::size_t end = pending_.find_first_of("ABCDHJKhlm", 1);
      if (end == std::string::npos) return;
      const std::string code = pending_.substr(1, end);
      pending_.erase(0, end + 1);
      if (code == "[2J") wiped_ = true;  // what has scrolled away is still there
      if (code == "[3J" && wiped_) visible_.clear();
      if (code != "[H" && code != "[3J") wiped_ = code == "[2J";
    }
  }

  int master_ = -1;
  pid_t child_ = -1;
  bool wiped_ = false;
  std::string visible_;
  std::string pending_;
};

bool isSecret(const std::string& text) {
  return program::has(text, " ALONE") || program::has(text, "You are ") || program::has(text, "Hand: ");
}

}  // namespace

TEST_CASE("nothing of a secret screen can be seen or scrolled back to at the next prompt", "[SECRET-14]") {
  Screen screen({"play", "--seed", "5", "--name", "Anna", "--name", "Ben", "--name", "Cleo"});
  int secrets = 0;
  std::string last;
  for (int prompt = 0; prompt < 60 && screen.untilPrompt(); ++prompt) {
    const std::string& seen = screen.visible();
    INFO(seen);
    const bool curtain = program::has(seen, "Pass the keyboard to ");
    const bool own = seen.find("FOR ") != std::string::npos && program::has(seen, " ALONE");
    if (own) ++secrets;
    CHECK_FALSE((curtain && isSecret(seen)));
    CHECK_FALSE((curtain && program::has(seen, "Leads")));
    if (!own) CHECK_FALSE(isSecret(seen));
    const bool asksNumber = seen.ends_with("to close: ");
    screen.type(curtain || seen.ends_with(". ") ? "" : asksNumber ? "1" : own ? "" : prompt % 3 == 0 ? "h" : "1");
  }
  CHECK(secrets > 8);
}

TEST_CASE("interrupted on a secret screen, the program leaves nothing of it") {
  Screen screen({"play", "--seed", "5", "--name", "Anna", "--name", "Ben", "--name", "Cleo"});
  for (int prompt = 0; prompt < 10 && !isSecret(screen.visible()); ++prompt) {
    REQUIRE(screen.untilPrompt());
    if (!isSecret(screen.visible())) screen.type("");
  }
  INFO(screen.visible());
  REQUIRE(isSecret(screen.visible()));
  screen.interrupt();
  screen.untilEnd();
  CHECK_FALSE(isSecret(screen.visible()));
}

TEST_CASE("a terminal whose season's file goes says so on the table's next page, and goes on", "[log]") {
  // given a season that goes on in its file
  const files::Folder folder;
  const std::string path = folder.file("friday.season");
  w13::saveSeason(w13::beginSeason(logs::cards(), logs::start(3, 8)), path);
  Screen screen({"play", path});
  REQUIRE(screen.untilPrompt());
  // when somebody takes the file away and a seat looks at its hand
  std::filesystem::remove(path);
  bool told = false;
  for (int prompt = 0; prompt < 20 && !told && screen.untilPrompt(); ++prompt) {
    const std::string& seen = screen.visible();
    told = program::has(seen, "was deleted,");
    screen.type(seen.ends_with("> ") ? "h" : "");
  }
  // then the table reads it, and the season is on disk again
  CHECK(told);
  CHECK(std::filesystem::exists(path));
}

TEST_CASE("the secrets of a season under way are shown to whoever types yes, and to nobody else", "[log]") {
  const files::Folder folder;
  const std::string path = folder.file("friday.season");
  w13::saveSeason(w13::beginSeason(logs::cards(), logs::start(3, 8)), path);
  const std::string before = files::textOf(path);
  for (const char* typed : {"", "no", "y", "Yes please", "yes"}) {
    INFO(typed);
    Screen screen({"replay", path, "--open"});
    REQUIRE(screen.untilPrompt());
    CHECK(program::has(screen.visible(), "its log will tell the table"));
    screen.type(typed);
    screen.untilEnd();
    const bool yes = typed == std::string("yes");
    CHECK(program::has(screen.visible(), "nothing was opened") == !yes);
    CHECK((files::textOf(path) == before) == !yes);
  }
}
