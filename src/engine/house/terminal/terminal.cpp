#include "engine/house/terminal/terminal.h"

#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <iostream>
#include <thread>

#include "engine/house/terminal/wrapped.h"

namespace house {

namespace {

constexpr char kWipe[] = "\033[H\033[2J\033[3J";
constexpr char kEnter[] = "\033[?1049h";
constexpr char kInverse[] = "\033[7m";
constexpr char kUsual[] = "\033[0m";
constexpr char kLeave[] = "\033[H\033[2J\033[3J\033[?1049l";

/// Killed in the middle of a secret screen, the program takes it away first.
void leaveAndDie(int signal) {
  (void)!::write(STDOUT_FILENO, kLeave, sizeof kLeave - 1);
  std::signal(signal, SIG_DFL);
  (void)raise(signal);
}

winsize sizeNow() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) size = {24, 80, 0, 0};
  return size;
}

}  // namespace

Terminal::Terminal()
    : in_(std::cin), out_(std::cout), screen_(isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) {
  if (!screen_) return;
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) std::signal(signal, leaveAndDie);
  std::signal(SIGTSTP, SIG_IGN);  // stopping it would leave its screen to the shell
  control(kEnter);
  control(kWipe);
}

Terminal::Terminal(std::istream& in, std::ostream& out) : in_(in), out_(out), screen_(false) {}

Terminal::~Terminal() {
  if (screen_) control(kLeave);
}

void Terminal::control(std::string_view code) {
  out_ << std::flush;
  (void)!::write(STDOUT_FILENO, code.data(), code.size());
}

int Terminal::width() const { return screen_ ? std::clamp<int>(sizeNow().ws_col, 40, 160) : 100; }
int Terminal::height() const { return screen_ ? std::max<int>(sizeNow().ws_row, 20) : 1000; }

void Terminal::wipe() {
  if (screen_) control(kWipe);
  else out_ << '\n';
}

void Terminal::say(const std::string& text, int indent) { out_ << broken(text, width(), indent) << '\n'; }

void Terminal::heading(const std::string& text) {
  if (!screen_) return void(out_ << "== " << text << '\n');
  control(kInverse);
  out_ << padded(" " + text, width());
  control(kUsual);
  out_ << '\n';
}

std::string Terminal::ask(const std::string& prompt) {
  out_ << prompt << std::flush;
  std::string line;
  if (!std::getline(in_, line)) throw InputEnded{};
  if (!screen_) out_ << '\n';
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
  const std::size_t start = line.find_first_not_of(' ');
  return start == std::string::npos ? std::string{} : line.substr(start);
}

std::string Terminal::askAfresh(const std::string& prompt) {
  if (screen_) tcflush(STDIN_FILENO, TCIFLUSH);
  return ask(prompt);
}

void Terminal::pause(int milliseconds) const {
  if (screen_ && milliseconds > 0) std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

// ---- text -------------------------------------------------------------------------------------------------------

}  // namespace house
