#include "engine/warehouse13/cards/node.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace w13 {

std::string toString(const Mistake& mistake) {
  std::string text = mistake.file + ":" + std::to_string(mistake.line) + ":" + std::to_string(mistake.column);
  text += mistake.error ? ": error: " : ": warning: ";
  text += mistake.message;
  if (!mistake.pointer.empty()) text += " (" + mistake.pointer + ")";
  return text;
}

std::string inQuotes(const std::string& text) {
  constexpr std::size_t kLongest = 60;
  std::size_t end = std::min(text.size(), kLongest);
  while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u) --end;
  return "\"" + text.substr(0, end) + (end < text.size() ? "...\"" : "\"");
}

const Node* Node::find(std::string_view key) const {
  for (const Member& member : members)
    if (member.key == key) return &member.value;
  return nullptr;
}

Node Node::at(std::string_view key) const {
  const Node* found = find(key);
  return found == nullptr ? Node{} : *found;
}

namespace {

constexpr std::size_t kLongestComplaint = 300;  // it may hold a token of any length

/// Walks along the text beside the parser, so that every value gets the place where it begins. The parser has
/// accepted what lies behind, so the walk needs no checks of its own.
class Walk {
 public:
  explicit Walk(const std::string& text) : text_(text) {
    if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;
  }

  /// Goes to the next token. Afterwards line() and column() are its place.
  void next() {
    while (at_ < text_.size() && std::string_view(" \t\r\n,:").find(text_[at_]) != std::string_view::npos) step();
    line_ = nowLine_;
    column_ = nowColumn_;
  }
  /// Goes behind the token.
  void over() {
    if (at_ >= text_.size()) return;
    if (text_[at_] == '"') return overString();
    if (std::string_view("{}[]").find(text_[at_]) != std::string_view::npos) return step();
    while (at_ < text_.size() && std::string_view(" \t\r\n,:{}[]").find(text_[at_]) == std::string_view::npos) step();
  }
  /// Goes to a byte.
  void to(std::size_t byte) {
    while (at_ < byte && at_ < text_.size()) step();
    line_ = nowLine_;
    column_ = nowColumn_;
  }
  [[nodiscard]] int line() const { return line_; }
  [[nodiscard]] int column() const { return column_; }

 private:
  void overString() {
    step();
    while (at_ < text_.size() && text_[at_] != '"') {
      if (text_[at_] == '\\') step();
      step();
    }
    step();
  }
  void step() {
    if (at_ >= text_.size()) return;
    const auto byte = static_cast<unsigned char>(text_[at_++]);
    if (byte == '\n') {
      ++nowLine_;
      nowColumn_ = 1;
    } else if (at_ >= text_.size() || (static_cast<unsigned char>(text_[at_]) & 0xC0u) != 0x80u) {
      ++nowColumn_;  // characters, not bytes
    }
  }

  const std::string& text_;
  std::size_t at_ = 0;
  int nowLine_ = 1;
  int nowColumn_ = 1;
  int line_ = 1;
  int column_ = 1;
};

/// Builds the tree from what the parser meets.
class Builder {
 public:
  Builder(const std::string& text, std::uint16_t file, const std::string& name, Node& root,
          std::vector<Mistake>& mistakes)
      : walk_(text), file_(file), name_(name), root_(root), mistakes_(mistakes) {}

  bool null() { return value(Node::Type::Null) != nullptr; }
  bool boolean(bool truth) { return whole(Node::Type::Truth, truth ? 1 : 0); }
  bool number_integer(std::int64_t number) { return whole(Node::Type::Whole, number); }
  bool number_unsigned(std::uint64_t number) {
    constexpr std::uint64_t kMost = INT64_MAX;
    return whole(Node::Type::Whole, static_cast<std::int64_t>(std::min(number, kMost)));
  }
  bool number_float(double, const std::string& written) {
    Node* node = value(Node::Type::Fraction);
    if (node != nullptr) node->text = written;
    return node != nullptr;
  }
  bool string(std::string& text) {
    Node* node = value(Node::Type::Text);
    if (node != nullptr) node->text = text;
    return node != nullptr;
  }
  bool binary(nlohmann::json::binary_t&) { return false; }
  bool start_object(std::size_t) { return open(Node::Type::Object); }
  bool start_array(std::size_t) { return open(Node::Type::List); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(std::string& key) {
    walk_.next();
    Node& object = *stack_.back();
    if (object.find(key) != nullptr) say("found the key " + inQuotes(key) + " twice, expected it once");
    object.members.push_back({key, walk_.line(), walk_.column(), {}});
    walk_.over();
    return true;
  }
  bool parse_error(std::size_t byte, const std::string&, const nlohmann::json::exception& what) {
    std::string message = what.what();
    // A token that may not stand there is told where it begins, a broken one where it breaks.
    if (message.find("unexpected") != std::string::npos) walk_.next();
    else walk_.to(byte == 0 ? 0 : byte - 1);
    const std::size_t bracket = message.find("] ");
    if (bracket != std::string::npos) message.erase(0, bracket + 2);
    const std::size_t place = message.find("column ");
    if (place != std::string::npos) message.erase(0, message.find(": ", place) + 2);
    // What was read last may be no valid text; the place says enough.
    const std::size_t last = message.find("; last read");
    if (last != std::string::npos) message.erase(last);
    if (message.size() > kLongestComplaint) message = message.substr(0, kLongestComplaint) + " ...";
    say("not JSON: " + message);
    return false;
  }

 private:
  bool whole(Node::Type type, std::int64_t number) {
    Node* node = value(type);
    if (node != nullptr) node->number = number;
    return node != nullptr;
  }
  bool open(Node::Type type) {
    Node* node = value(type);
    if (node == nullptr) return false;
    if (static_cast<int>(stack_.size()) >= kDeepest) {
      say("nested too deeply, expected at most " + std::to_string(kDeepest) + " levels");
      return false;
    }
    stack_.push_back(node);
    return true;
  }
  bool close() {
    walk_.next();
    walk_.over();
    stack_.pop_back();
    return true;
  }
  Node* value(Node::Type type) {
    walk_.next();
    Node* node = &root_;
    if (!stack_.empty() && stack_.back()->is(Node::Type::List)) node = &stack_.back()->items.emplace_back();
    else if (!stack_.empty()) node = &stack_.back()->members.back().value;
    node->type = type;
    node->file = file_;
    node->line = walk_.line();
    node->column = walk_.column();
    walk_.over();
    return node;
  }
  void say(std::string message) {
    mistakes_.push_back({name_, walk_.line(), walk_.column(), "", std::move(message), true});
  }

  Walk walk_;
  std::uint16_t file_;
  const std::string& name_;
  Node& root_;
  std::vector<Mistake>& mistakes_;
  std::vector<Node*> stack_;
};

std::string escaped(const std::string& key) {
  std::string text;
  for (const char c : key) {
    if (c == '~') text += "~0";
    else if (c == '/') text += "~1";
    else text += c;
  }
  return text;
}

bool walkTo(const Node& from, const Node& target, std::string& pointer) {
  if (&from == &target) return true;
  const std::size_t length = pointer.size();
  for (std::size_t at = 0; at < from.items.size(); ++at) {
    pointer += "/" + std::to_string(at);
    if (walkTo(from.items[at], target, pointer)) return true;
    pointer.resize(length);
  }
  for (const Member& member : from.members) {
    pointer += "/" + escaped(member.key);
    if (walkTo(member.value, target, pointer)) return true;
    pointer.resize(length);
  }
  return false;
}

}  // namespace

bool parse(const std::string& text, std::uint16_t file, const std::string& name, Node& root,
           std::vector<Mistake>& mistakes) {
  if (text.size() > kLargestFile) {
    mistakes.push_back(
        {name, 1, 1, "",
         "found " + std::to_string(text.size()) + " bytes, expected at most " + std::to_string(kLargestFile), true});
    return false;
  }
  Builder builder(text, file, name, root, mistakes);
  return nlohmann::json::sax_parse(text, &builder);
}

std::string pointerTo(const Node& root, const Node& target) {
  std::string pointer;
  return walkTo(root, target, pointer) ? pointer : "";
}

}  // namespace w13
