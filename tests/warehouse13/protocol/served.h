#pragma once
// A running `w13 serve`, for tests: lines go in, answers come out.

#include <string>

#include <nlohmann/json.hpp>

namespace served {

using Json = nlohmann::ordered_json;

/// Starts the program when it is made and ends it when it goes.
class Program {
 public:
  /// Saves lie in `folder`.
  explicit Program(const std::string& folder);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  /// Sends one line and gives the answer. Throws std::runtime_error if none comes within a minute, or no JSON.
  Json ask(const std::string& line);
  Json ask(const char* line) { return ask(std::string(line)); }
  Json ask(const Json& request) { return ask(request.dump()); }
  /// Sends bytes without waiting.
  void send(const std::string& bytes);
  /// The next line of answers; empty if there is no more.
  std::string nextLine();
  /// Closes its input and gives its exit code; -1 if it was killed.
  int end();

 private:
  int in_ = -1;
  int out_ = -1;
  int child_ = -1;
  std::string buffer_;
};

/// The first `ok` answer that is no refusal, as a sentence if it is one.
[[nodiscard]] std::string refusalOf(const Json& answer);

}  // namespace served
