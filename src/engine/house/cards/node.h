#pragma once
// A JSON value that knows where it was written. Members keep the order of the file.

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/cards/mistake.h"

namespace house {

struct Member;

/// One value of a card file, or of several overlaid.
struct Node {
  enum class Type : std::uint8_t { Null, Truth, Whole, Fraction, Text, List, Object };
  Type type = Type::Null;
  std::uint16_t file = 0;  ///< its place in the list of files
  int line = 1;
  int column = 1;
  std::int64_t number = 0;  ///< Whole; Truth: 0 or 1
  std::string text;
  std::vector<Node> items;
  std::vector<Member> members;

  [[nodiscard]] bool is(Type of) const { return type == of; }
  /// The value of a key, or nullptr.
  [[nodiscard]] const Node* find(std::string_view key) const;
  /// The same, Null if there is none.
  [[nodiscard]] Node at(std::string_view key) const;
};

/// A key and its value; line and column are the key's.
struct Member {
  std::string key;
  int line = 1;
  int column = 1;
  Node value;
};

/// Files larger than this are refused.
inline constexpr std::size_t kLargestFile = std::size_t{1} << 20;
/// Values nested deeper than this are refused.
inline constexpr int kDeepest = 32;
/// Objects with more keys are refused: those of cards and scenarios have few.
inline constexpr std::size_t kMostKeys = 500;

/// Reads one file. False, with one more mistake, if it is not JSON. Duplicate keys are a mistake, but do not stop it.
bool parse(const std::string& text, std::uint16_t file, const std::string& name, Node& root,
           std::vector<Mistake>& mistakes);

/// Overlays `base` with `over`: objects member by member, null removes a key, everything else replaces. `replaced` is
/// called with each old value and its replacement.
template <class Replaced>
void layOver(Node& base, const Node& over, Replaced&& replaced);

/// The JSON pointer from the root to a node of the same tree; empty if it is the root or not found.
[[nodiscard]] std::string pointerTo(const Node& root, const Node& target);

// ---- written here because it is a template ------------------------------------------------------------------------

template <class Replaced>
void layOver(Node& base, const Node& over, Replaced&& replaced) {
  if (!base.is(Node::Type::Object) || !over.is(Node::Type::Object)) {
    replaced(base, over);
    base = over;
    return;
  }
  // What is wrong with it as a whole is told where it was written last.
  base.file = over.file;
  base.line = over.line;
  base.column = over.column;
  for (const Member& member : over.members) {
    const auto at = std::ranges::find(base.members, member.key, &Member::key);
    const bool there = at != base.members.end();
    if (member.value.is(Node::Type::Null)) {
      if (there) base.members.erase(at);
    } else if (there) {
      layOver(at->value, member.value, replaced);
    } else {
      base.members.push_back(member);
    }
  }
}

}  // namespace house
