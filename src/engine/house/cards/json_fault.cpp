#include "engine/house/cards/json_fault.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/kernel/harmless.h"

namespace house {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kMarks = "{}[],:";
constexpr std::size_t kLongestShown = 20;

/// A piece of the text: a mark, a text in quotation marks, or whatever else stands together.
struct Token {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string_view words;

  [[nodiscard]] bool none() const { return words.empty(); }
  [[nodiscard]] bool is(char mark) const { return words.size() == 1 && words.front() == mark; }
  [[nodiscard]] bool isText() const { return !none() && words.front() == '"'; }
  /// Whether a value begins with it.
  [[nodiscard]] bool opensValue() const {
    return !none() && (is('{') || is('[') || kMarks.find(words.front()) == std::string_view::npos);
  }
};

/// How it may be written instead of a word or mark that is nearly right.
constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kNearly = {{{"True", "true"},
                                                                                   {"TRUE", "true"},
                                                                                   {"False", "false"},
                                                                                   {"FALSE", "false"},
                                                                                   {"None", "null"},
                                                                                   {"NULL", "null"},
                                                                                   {"Null", "null"},
                                                                                   {"yes", "true"},
                                                                                   {"no", "false"}}};
/// Quotation marks of typewriters, books and other languages.
constexpr std::array<std::string_view, 8> kOtherQuotes = {"'",      "`",      "\u2018", "\u2019",
                                                          "\u201C", "\u201D", "\u201E", "\u00AB"};

class Scan {
 public:
  explicit Scan(const std::string& text) : text_(text), at_(text.starts_with("\xEF\xBB\xBF") ? 3 : 0) {}

  [[nodiscard]] std::optional<JsonFault> find() {
    take();
    if (now_.none()) tell(0, "found an empty file, expected { and }");
    else value();
    if (!fault_ && !now_.none()) tell(now_.begin, "found " + shown(now_) + " after the end, expected nothing more");
    return std::move(fault_);
  }

 private:
  // ---- what stands where ------------------------------------------------------------------------------------------

  /// A value at the token now; afterwards the token behind it is.
  void value() {
    if (now_.is('{') || now_.is('[')) return inside();
    if (plain()) take();
  }

  /// What stands between brackets, with everything in it.
  void inside() {
    std::vector<Token> open;
    const auto close = [&] {
      open.pop_back();
      take();
    };
    open.push_back(now_);
    take();
    bool first = true;  // nothing has been written yet between the innermost brackets
    Token comma;        // behind which something must come
    while (!fault_ && !open.empty()) {
      const char end = open.back().is('{') ? '}' : ']';
      if (now_.none()) return notClosed(open.back());
      if (now_.is(end)) {
        if (!comma.none())
          return tell(comma.begin, "found a comma before " + quoted(now_) + ", expected none: nothing follows it");
        close();
      } else {
        if (!first && comma.none()) return noComma(open.back());
        if (now_.is('}') || now_.is(']')) return wrongEnd(open.back());
        if (now_.is(',')) return tell(now_.begin, "found a comma with nothing before it");
        if (end == '}' && !key()) return;
        if (fault_) return;
        if (now_.is('{') || now_.is('[')) {
          open.push_back(now_);
          take();
          first = true;
          comma = {};
          continue;
        }
        if (!plain()) return;
        take();
      }
      first = false;
      comma = {};
      if (!open.empty() && now_.is(',')) {
        comma = now_;
        take();
      }
    }
  }

  /// A key and its colon; afterwards the value is the token now.
  bool key() {
    if (!now_.isText()) {
      if (now_.opensValue() && !now_.is('{') && !now_.is('[')) return plain(true), false;
      return tell(now_.begin, "found " + quoted(now_) + ", expected a key in quotation marks"), false;
    }
    const Token key = now_;
    if (!texts(key)) return false;
    take();
    if (!now_.is(':')) return tell(key.end - 1, "a colon is missing after the key " + shown(key)), false;
    take();
    if (now_.none() || now_.opensValue()) return true;
    return tell(key.begin, "a value is missing after the key " + shown(key)), false;
  }

  /// A text, a number or a word at the token now. False: it is none. `key`: whether a key is expected.
  bool plain(bool key = false) {
    if (now_.none()) return tell(text_.empty() ? 0 : text_.size() - 1, "the file ends where a value is missing"), false;
    if (now_.isText()) return texts(now_);
    const std::string_view words = now_.words;
    if (words.starts_with("//") || words.starts_with("/*") || words.starts_with("#"))
      return tell(now_.begin, "found a comment, expected none: card files have no comments"), false;
    for (const std::string_view quote : kOtherQuotes)
      if (words.starts_with(quote))
        return tell(now_.begin, "found " + std::string(quote) + " as a quotation mark, expected \""), false;
    if (key) return unquoted();
    if (words == "true" || words == "false" || words == "null") return true;
    for (const auto& [nearly, right] : kNearly)
      if (words == nearly) return tell(now_.begin, "found " + shown(now_) + ", expected " + std::string(right)), false;
    const char first = words.front();
    if (std::isdigit(static_cast<unsigned char>(first)) != 0 || first == '-' || first == '+' || first == '.')
      return number();
    return unquoted();
  }
  bool number() {
    if (!isNumber(now_.words))
      return tell(now_.begin, "found the number " + shown(now_) + ", expected one written like 1, -2 or 0.5"), false;
    if (std::isfinite(std::strtod(std::string(now_.words).c_str(), nullptr))) return true;
    return tell(now_.begin, "found the number " + shown(now_) + ", expected a smaller one"), false;
  }
  bool unquoted() {
    const std::size_t missing = now_.words.find('"');
    if (missing == std::string_view::npos)
      return tell(now_.begin, "found " + shown(now_) + " without quotation marks"), false;
    return tell(now_.begin, "a quotation mark is missing before " + shown({0, 0, now_.words.substr(0, missing)})),
           false;
  }

  // ---- what is wrong ----------------------------------------------------------------------------------------------

  void tell(std::size_t byte, std::string message) {
    if (!fault_) fault_ = JsonFault{byte, std::move(message)};
  }
  void noComma(const Token& open) {
    if (now_.is(':')) return tell(now_.begin, "found a colon, expected a comma or the end of the list");
    if (now_.is('}') || now_.is(']')) return wrongEnd(open);
    const bool sameLine = lineOf(now_.begin) == lineOf(before_);
    tell(before_, "a comma is missing " +
                      (sameLine ? "before " + shown(now_) : "at the end of line " + std::to_string(lineOf(before_))));
  }
  void notClosed(const Token& open) {
    tell(open.begin, "the " + std::string(open.words) + " in line " + std::to_string(lineOf(open.begin)) +
                         " is never closed, expected " + (open.is('{') ? "}" : "]") + " at its end");
  }
  void wrongEnd(const Token& open) {
    tell(now_.begin, "found " + quoted(now_) + ", expected " + (open.is('{') ? "}" : "]") + " first: the " +
                         std::string(open.words) + " in line " + std::to_string(lineOf(open.begin)) + " is still open");
  }
  /// Whether a text in quotation marks is written as it may be.
  bool texts(const Token& token) {
    const std::string_view words = token.words;
    if (words.size() < 2 || words.back() != '"' || unclosed_)
      return tell(token.begin, "the text that begins in line " + std::to_string(lineOf(token.begin)) +
                                   " is not closed, expected \" at its end"),
             false;
    for (std::size_t at = 1; at + 1 < words.size(); ++at) {
      const kernel::Character letter = kernel::characterAt(words, at);
      if (!letter.whole)
        return tell(token.begin + at, "found a letter that is not UTF-8, expected the file saved as UTF-8"), false;
      const auto c = static_cast<unsigned char>(words[at]);
      if (c < 0x20)
        return tell(token.begin + at, c == '\t' ? "found a tab in a text, expected \\t or a space"
                                                : "found a control character in a text, expected none"),
               false;
      at += letter.length - 1;
      if (c != '\\') continue;
      const char escape = words[at + 1];
      const bool unicode = escape == 'u' && at + 5 < words.size() - 1 &&
                           std::all_of(words.begin() + static_cast<std::ptrdiff_t>(at) + 2,
                                       words.begin() + static_cast<std::ptrdiff_t>(at) + 6,
                                       [](unsigned char digit) { return std::isxdigit(digit) != 0; });
      if (!unicode && std::string_view("\"\\/bfnrt").find(escape) == std::string_view::npos)
        return tell(token.begin + at, "found " + kernel::piece(std::string(words.substr(at, 2))) +
                                          " in a text, expected \\\\ for a backslash"),
               false;
      ++at;
    }
    return true;
  }

  // ---- reading it -------------------------------------------------------------------------------------------------

  /// Goes to the next token; at the end of the text that is none.
  void take() {
    if (!now_.none()) before_ = now_.end - 1;
    while (at_ < text_.size() && kBlanks.find(text_[at_]) != std::string_view::npos) ++at_;
    const std::size_t begin = at_;
    if (at_ < text_.size() && text_[at_] == '"') takeText();
    else if (at_ < text_.size() && kMarks.find(text_[at_]) != std::string_view::npos) ++at_;
    else
      while (at_ < text_.size() && kBlanks.find(text_[at_]) == std::string_view::npos &&
             kMarks.find(text_[at_]) == std::string_view::npos)
        ++at_;
    now_ = {begin, at_, std::string_view(text_).substr(begin, at_ - begin)};
  }
  /// To the closing quotation mark, but no further than to the end of the line.
  void takeText() {
    unclosed_ = false;
    for (++at_; at_ < text_.size() && text_[at_] != '"' && text_[at_] != '\n'; ++at_)
      if (text_[at_] == '\\' && at_ + 1 < text_.size() && text_[at_ + 1] != '\n') ++at_;
    if (at_ >= text_.size() || text_[at_] == '\n') unclosed_ = true;
    else ++at_;
  }
  static bool isNumber(std::string_view words) {
    const auto digit = [&](std::size_t at) {
      return at < words.size() && std::isdigit(static_cast<unsigned char>(words[at])) != 0;
    };
    std::size_t at = words.starts_with('-') ? 1 : 0;
    if (!digit(at) || (words[at] == '0' && digit(at + 1))) return false;
    while (digit(at)) ++at;
    if (at < words.size() && words[at] == '.') {
      if (!digit(++at)) return false;
      while (digit(at)) ++at;
    }
    if (at < words.size() && (words[at] == 'e' || words[at] == 'E')) {
      at += at + 1 < words.size() && (words[at + 1] == '-' || words[at + 1] == '+') ? 2 : 1;
      if (!digit(at)) return false;
      while (digit(at)) ++at;
    }
    return at == words.size();
  }
  [[nodiscard]] int lineOf(std::size_t byte) const {
    return 1 + static_cast<int>(std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(byte), '\n'));
  }
  [[nodiscard]] static std::string quoted(const Token& token) { return std::string(token.words); }
  /// Its words, cut where they are long.
  [[nodiscard]] static std::string shown(const Token& token) {
    const bool cut = token.words.size() > kLongestShown;
    return kernel::piece(std::string(token.words.substr(0, kLongestShown))) + (cut ? "..." : "");
  }

  const std::string& text_;
  std::size_t at_;
  Token now_;
  std::size_t before_ = 0;  ///< the last byte of the token before
  bool unclosed_ = false;   ///< the text at hand ends with its line
  std::optional<JsonFault> fault_;
};

}  // namespace

std::optional<JsonFault> jsonFaultIn(const std::string& text) { return Scan(text).find(); }

}  // namespace house
