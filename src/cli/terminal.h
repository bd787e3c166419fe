#pragma once
// The terminal: lines out, lines in, and a screen that forgets. On a real terminal everything is shown on the alternate
// screen, which is wiped between players and left empty; with pipes it is plain text without control codes.

#include <iosfwd>
#include <string>
#include <string_view>

namespace w13 {

/// Nobody types any more: the input has ended.
struct InputEnded {};

class Terminal {
 public:
  /// Talks through standard input and output, as a screen if both are terminals.
  Terminal();
  /// Talks through streams, without control codes.
  Terminal(std::istream& in, std::ostream& out);
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  [[nodiscard]] bool isScreen() const { return screen_; }
  [[nodiscard]] int width() const;
  [[nodiscard]] int height() const;

  /// Clears the screen and all that could be scrolled back to.
  void wipe();
  /// Text, broken at the terminal's width; later lines are indented.
  void say(const std::string& text, int indent = 0);
  void heading(const std::string& text);
  /// Asks for a line. Throws InputEnded at the end of the input.
  std::string ask(const std::string& prompt);
  /// The same, but forgets what was typed before it was asked: nobody confirms by accident.
  std::string askAfresh(const std::string& prompt);
  /// Waits; not at all without a screen.
  void pause(int milliseconds) const;

 private:
  /// Sends a code of the program's own past the stream, which lets none through.
  void control(std::string_view code);

  std::istream& in_;
  std::ostream& out_;
  bool screen_;
};

/// A text broken into lines of at most `width` characters (UTF-8), all but the first indented.
[[nodiscard]] std::string broken(const std::string& text, int width, int indent);
/// How many characters a UTF-8 text has.
[[nodiscard]] int lengthOf(const std::string& text);
/// The text with blanks up to a length.
[[nodiscard]] std::string padded(std::string text, int length);
/// The text without characters that act on a terminal: names come from outside.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace w13
