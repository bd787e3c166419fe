#include "workshop/key_text.h"

#include <algorithm>

#include "engine/house/cards/json_text.h"
#include "engine/house/cards/node.h"
#include "engine/kernel/errors.h"

namespace house {

namespace {

constexpr std::string_view kText = "text";

/// Columns count letters, of which one may have several bytes.
std::size_t byteAt(const std::string& text, int line, int column) {
  const auto goesOn = [&](std::size_t at) { return at < text.size() && (text[at] & 0xC0) == 0x80; };
  std::size_t at = 0;
  for (int passed = 1; passed < line; ++passed) at = text.find('\n', at) + 1;
  for (int passed = 1; passed < column; ++passed)
    for (++at; goesOn(at);) ++at;
  return at;
}

/// Behind the text that begins with a quotation mark there.
std::size_t behindText(const std::string& text, std::size_t at) {
  for (++at; text[at] != '"'; ++at)
    if (text[at] == '\\') ++at;
  return at + 1;
}

std::string quoted(const std::string& text) { return OrderedJson(text).dump(); }

/// What stands between a member and the one before it: the same line, or a new one that is indented alike.
std::string spaceBefore(const std::string& text, std::size_t at) {
  const std::size_t line = text.rfind('\n', at);
  const std::size_t first = line == std::string::npos ? 0 : line + 1;
  const bool alone = line != std::string::npos && text.find_first_not_of(" \t", first) == at;
  return alone ? text.substr(line, at - line) : " ";
}

/// The place of the member before which a new key is written.
std::size_t placeFor(const std::vector<Member>& members) {
  const auto text = std::ranges::find(members, kText, &Member::key);
  const auto behind = text == members.end() ? text : std::next(text);
  return static_cast<std::size_t>(std::distance(members.begin(), behind == members.end() ? members.end() - 1 : behind));
}

Node objectIn(const std::string& card) {
  Node root;
  std::vector<Mistake> mistakes;
  if (!parse(card, 0, "", root, mistakes) || !root.is(Node::Type::Object))
    throw kernel::DataError("Mend the mistakes first: this is no JSON yet.");
  return root;
}

}  // namespace

std::string withText(const std::string& card, std::string_view key, const std::string& value) {
  const Node root = objectIn(card);
  std::string changed = card;
  if (const Node* there = root.find(key)) {
    if (!there->is(Node::Type::Text))
      throw kernel::DataError("Mend the mistakes first: \"" + std::string(key) + "\" has no text behind it.");
    const std::size_t from = byteAt(card, there->line, there->column);
    return changed.replace(from, behindText(card, from) - from, quoted(value));
  }
  const std::string written = quoted(std::string(key)) + ": " + quoted(value);
  if (root.members.empty()) return "{ " + written + " }\n";
  const Member& next = root.members[placeFor(root.members)];
  const std::size_t at = byteAt(card, next.line, next.column);
  return changed.insert(at, written + "," + spaceBefore(card, at));
}

std::string textBehind(const std::string& card, std::string_view key) {
  const OrderedJson read = OrderedJson::parse(card, nullptr, false);
  if (!read.is_object() || !read.contains(key) || !read.at(std::string(key)).is_string()) return {};
  return read.at(std::string(key)).get<std::string>();
}

}  // namespace house
