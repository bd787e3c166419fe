#include "warehouse13/protocol/served.h"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>

#include "support/bin.h"

namespace served {

namespace {

constexpr int kPatience = 60000;  // milliseconds for one answer, also under the sanitizers on a busy machine

}  // namespace

Program::Program(const std::string& folder) {
  std::signal(SIGPIPE, SIG_IGN);
  int toChild[2], fromChild[2];
  if (::pipe(toChild) != 0 || ::pipe(fromChild) != 0) throw std::runtime_error("no pipe");
  const std::string program = files::programPath("w13");
  child_ = ::fork();
  if (child_ == 0) {
    ::dup2(toChild[0], STDIN_FILENO);
    ::dup2(fromChild[1], STDOUT_FILENO);
    for (const int end : {toChild[0], toChild[1], fromChild[0], fromChild[1]}) ::close(end);
    ::execl(program.c_str(), "w13", "serve", "--folder", folder.c_str(), static_cast<char*>(nullptr));
    ::_exit(127);
  }
  ::close(toChild[0]);
  ::close(fromChild[1]);
  in_ = toChild[1];
  out_ = fromChild[0];
}

Program::~Program() { (void)end(); }

void Program::send(const std::string& bytes) {
  std::size_t at = 0;
  while (at < bytes.size()) {
    const ssize_t done = ::write(in_, bytes.data() + at, bytes.size() - at);
    if (done <= 0) throw std::runtime_error("the program does not listen any more");
    at += static_cast<std::size_t>(done);
  }
}

std::string Program::nextLine() {
  for (;;) {
    if (const std::size_t end = buffer_.find('\n'); end != std::string::npos) {
      std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      return line;
    }
    pollfd wait{out_, POLLIN, 0};
    if (::poll(&wait, 1, kPatience) <= 0) throw std::runtime_error("no answer within a minute");
    char bytes[65536];
    const ssize_t got = ::read(out_, bytes, sizeof bytes);
    if (got <= 0) return {};
    buffer_.append(bytes, static_cast<std::size_t>(got));
  }
}

Json Program::ask(const std::string& line) {
  send(line + "\n");
  const std::string answer = nextLine();
  if (answer.empty()) throw std::runtime_error("the program ended at: " + line.substr(0, 300));
  return Json::parse(answer);
}

int Program::end() {
  if (child_ < 0) return -1;
  ::close(in_);
  ::close(out_);
  int status = 0;
  ::waitpid(child_, &status, 0);
  child_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string refusalOf(const Json& answer) {
  if (answer.at("ok").get<bool>()) return {};
  return answer.at("error").at("code").get<std::string>() + ": " + answer.at("error").at("message").get<std::string>();
}

}  // namespace served
