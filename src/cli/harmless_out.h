#pragma once
// The one way out to a terminal: whatever is printed of files, names and requests, no character of it acts there.

#include <ostream>
#include <streambuf>
#include <string>

namespace w13 {

/// Stands between a stream and where it writes while it lives, and writes out all characters that act, line breaks and
/// tabs apart: U+202E becomes \u202e, which means the same in JSON.
class HarmlessOut final : public std::streambuf {
 public:
  explicit HarmlessOut(std::ostream& stream);
  ~HarmlessOut() override;
  HarmlessOut(const HarmlessOut&) = delete;
  HarmlessOut& operator=(const HarmlessOut&) = delete;

 protected:
  int_type overflow(int_type byte) override;
  std::streamsize xsputn(const char* text, std::streamsize length) override;
  int sync() override;

 private:
  /// Passes on what has come; the beginning of a character waits for its end, unless there is none.
  bool passOn(bool all);

  std::ostream& stream_;
  std::streambuf* to_;
  std::string waiting_;
};

}  // namespace w13
