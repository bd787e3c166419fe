#pragma once
// The only way out to a terminal: no printed character of files, names or requests acts there.

#include <ostream>
#include <streambuf>
#include <string>

namespace w13 {

/// While it lives, filters what a stream writes and escapes all characters that act, except line breaks and tabs:
/// U+202E becomes \u202e, which means the same in JSON.
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
  /// Passes on the waiting bytes; the start of a character waits for its rest, unless `all`.
  bool passOn(bool all);

  std::ostream& stream_;
  std::streambuf* to_;
  std::string waiting_;
};

}  // namespace w13
