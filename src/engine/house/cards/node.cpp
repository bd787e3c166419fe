#include "engine/house/cards/node.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/house/cards/json_complaint.h"
#include "engine/house/cards/json_fault.h"
#include "engine/kernel/letters.h"

namespace house {

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

/// Walks along the text beside the parser, so that every value gets the place where it begins. The parser has
/// accepted what lies behind, so the walk needs no checks of its own.
class Walk {
 public:
  explicit Walk(std::string_view text) : text_(text) {
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
    if (text_[at_++] == '\n') {
      ++nowLine_;
      nowColumn_ = 1;
    } else if (at_ >= text_.size() || !kernel::goesOn(text_[at_])) {
      ++nowColumn_;  // characters, not bytes
    }
  }

  std::string_view text_;
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
      : text_(text), walk_(text), file_(file), name_(name), root_(root), complaints_(mistakes) {}

  bool null() { return value(Node::Type::Null) != nullptr; }
  bool boolean(bool truth) { return whole(Node::Type::Truth, truth ? 1 : 0); }
  bool number_integer(std::int64_t number) { return whole(Node::Type::Whole, number); }
  bool number_unsigned(std::uint64_t number) {
    if (std::in_range<std::int64_t>(number)) return whole(Node::Type::Whole, static_cast<std::int64_t>(number));
    return number_float(0, std::to_string(number));
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
    if (object.members.size() >= kMostKeys) {
      say("found one key more than the " + std::to_string(kMostKeys) + " that an object may have");
      return false;
    }
    if (object.find(key) != nullptr) say("found the key " + inQuotes(key) + " twice, expected it once");
    object.members.push_back({key, walk_.line(), walk_.column(), {}});
    walk_.over();
    return true;
  }
  bool parse_error(std::size_t byte, const std::string&, const nlohmann::json::exception& what) {
    if (const std::optional<JsonFault> fault = jsonFaultIn(text_)) {
      walk_ = Walk(text_);
      walk_.to(fault->byte);
      say(fault->message);
      return false;
    }
    const std::string message = what.what();
    // A token that may not stand there is told where it begins, a broken one where it breaks.
    if (message.find("unexpected") != std::string::npos) walk_.next();
    else walk_.to(byte == 0 ? 0 : byte - 1);
    say("not JSON: " + house::complaintOf(message));
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
    if (std::cmp_greater_equal(stack_.size(), kDeepest)) {
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
    complaints_.tell({name_, walk_.line(), walk_.column(), "", std::move(message), true});
  }

  const std::string& text_;
  Walk walk_;
  std::uint16_t file_;
  const std::string& name_;
  Node& root_;
  Complaints complaints_;
  std::vector<Node*> stack_;
};

std::string escaped(const std::string& key) {
  std::string text;
  for (const char c : kernel::piece(key)) {
    if (c == '~') text += "~0";
    else if (c == '/') text += "~1";
    else text += c;
  }
  return text;
}

/// Puts the pointer together on the way back, so that looking costs little.
bool walkTo(const Node& from, const Node& target, std::string& pointer) {
  if (&from == &target) return true;
  for (std::size_t at = 0; at < from.items.size(); ++at)
    if (walkTo(from.items[at], target, pointer)) {
      pointer.insert(0, "/" + std::to_string(at));
      return true;
    }
  for (const Member& member : from.members)
    if (walkTo(member.value, target, pointer)) {
      pointer.insert(0, "/" + escaped(member.key));
      return true;
    }
  return false;
}

/// Where a byte stands that no text has: what follows it would be left out.
bool holdsNothing(const std::string& text, const std::string& name, std::vector<Mistake>& mistakes) {
  const std::size_t nothing = text.find('\0');
  if (nothing == std::string::npos) return false;
  Walk walk(text);
  walk.to(nothing);
  mistakes.push_back({name, walk.line(), walk.column(), "", "found a byte 0, expected a text without any", true});
  return true;
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
  if (holdsNothing(text, name, mistakes)) return false;
  Builder builder(text, file, name, root, mistakes);
  return nlohmann::json::sax_parse(text, &builder);
}

std::string pointerTo(const Node& root, const Node& target) {
  std::string pointer;
  return walkTo(root, target, pointer) ? pointer : "";
}

}  // namespace house
