#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <iostream>
#include <thread>

#include "engine/kernel/harmless.h"

namespace w13 {

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

int lengthOf(const std::string& text) {
  return static_cast<int>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; }));
}

std::string padded(std::string text, int length) {
  const int missing = length - lengthOf(text);
  if (missing > 0) text.append(static_cast<std::size_t>(missing), ' ');
  return text;
}

std::string broken(const std::string& text, int width, int indent) {
  std::string all, line;
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  std::size_t from = 0;
  while (from <= text.size()) {
    const std::size_t end = std::min(text.find(' ', from), text.size());
    const std::string word = text.substr(from, end - from);
    if (lengthOf(line) + 1 + lengthOf(word) > width && !line.empty() && lengthOf(line) > indent) {
      all += line + '\n';
      line = margin + word;
    } else {
      line += from == 0 ? word : " " + word;
    }
    from = end + 1;
  }
  return all + line;
}

std::string printable(std::string_view text) {
  std::string kept;
  for (std::size_t at = 0; at < text.size();) {
    const kernel::Character here = kernel::characterAt(text, at);
    if (here.whole && !kernel::acts(here.code)) kept += text.substr(at, here.length);
    at += here.length;
  }
  return kept;
}

}  // namespace w13
