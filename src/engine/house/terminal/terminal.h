#pragma once
// The terminal: lines out, lines in, and a screen that forgets. A real terminal shows all on the alternate screen,
// which is wiped between players and left empty; with pipes it is plain text without control codes.

#include <iosfwd>
#include <string>
#include <string_view>

namespace house {

/// Thrown at the end of the input.
struct InputEnded {};

class Terminal {
 public:
  /// Uses standard input and output, as a screen if both are terminals.
  Terminal();
  /// Uses streams, without control codes.
  Terminal(std::istream& in, std::ostream& out);
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  [[nodiscard]] bool isScreen() const { return screen_; }
  [[nodiscard]] int width() const;
  [[nodiscard]] int height() const;

  /// Clears the screen and its scrollback.
  void wipe();
  /// Prints text, broken at the terminal's width; later lines are indented.
  void say(const std::string& text, int indent = 0);
  void heading(const std::string& text);
  /// Asks for a line. Throws InputEnded at the end of the input.
  std::string ask(const std::string& prompt);
  /// The same, but drops input typed before the question: nobody confirms by accident.
  std::string askAfresh(const std::string& prompt);
  /// Waits; returns at once without a screen.
  void pause(int milliseconds) const;

 private:
  /// Writes a control code past the stream, which would escape it.
  void control(std::string_view code);

  std::istream& in_;
  std::ostream& out_;
  bool screen_;
};

}  // namespace house
