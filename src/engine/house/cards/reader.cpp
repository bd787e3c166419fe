#include "engine/house/cards/reader.h"

#include <algorithm>

namespace house {

namespace {

/// How many letters must be changed, added, left out or swapped.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> twoUp;
  std::vector<std::size_t> up(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) up[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
      row[j] = std::min({up[j] + 1, row[j - 1] + 1, up[j - 1] + change});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) row[j] = std::min(row[j], twoUp[j - 2] + 1);
    }
    twoUp = up;
    up = row;
  }
  return up[b.size()];
}

std::string didYouMean(const std::string& near) { return near.empty() ? "" : "; did you mean \"" + near + "\"?"; }

}  // namespace

std::string nearest(std::string_view written, const std::vector<std::string>& words) {
  std::string best;
  std::size_t least = std::max<std::size_t>(2, written.size() / 3) + 1;
  for (const std::string& word : words) {
    if (std::max(written.size(), word.size()) - std::min(written.size(), word.size()) >= least) continue;
    const std::size_t far = distance(written, word);
    if (far < least && far < word.size()) {
      least = far;
      best = word;
    }
  }
  return best;
}

std::string anyOf(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (at > 0) text += at + 1 == words.size() ? " or " : ", ";
    text += words[at];
  }
  return text;
}

std::string describe(const Node& node) {
  switch (node.type) {
    case Node::Type::Null: return "null";
    case Node::Type::Truth: return node.number != 0 ? "true" : "false";
    case Node::Type::Whole: return "the number " + std::to_string(node.number);
    case Node::Type::Fraction:
      return (node.text.find_first_of(".eE") == std::string::npos ? "the number " : "the fraction ") +
             kernel::piece(node.text);
    case Node::Type::Text: return inQuotes(node.text);
    case Node::Type::List: return node.items.empty() ? "an empty list" : "a list";
    case Node::Type::Object: return "an object";
  }
  return "";
}

void Reader::tell(const Node& at, std::string message, Grade grade) {
  const bool error = grade == Grade::Error;
  // Looking for the pointer goes through the whole file.
  const std::string pointer = complaints_.enough(error) ? "" : pointerTo(root_, at);
  complaints_.tell({files_[at.file], at.line, at.column, pointer, std::move(message), error, grade == Grade::Wording,
                    grade == Grade::Hint});
}

void Reader::wordless(const Node& at, std::string message) {
  ++sound_;
  tell(at, std::move(message), Grade::Wording);
}

void Reader::hint(const Node& at, std::string message) {
  ++sound_;
  tell(at, std::move(message), Grade::Hint);
}

void Reader::unknownKey(const Node& object, const Member& member, const std::vector<std::string>& known,
                        const std::string& what) {
  Mistake mistake{files_[member.value.file], member.line, member.column, "", "", true};
  if (!complaints_.enough(true)) {
    mistake.pointer = pointerTo(root_, object) + "/" + kernel::piece(member.key);
    mistake.message = "found the key " + inQuotes(member.key) + ", expected " + what + " (" + anyOf(known) + ")" +
                      didYouMean(nearest(member.key, known));
  }
  complaints_.tell(std::move(mistake));
}

void Reader::onlyKeys(const Node& object, const std::vector<std::string>& known, const std::string& what) {
  for (const Member& member : object.members)
    if (std::find(known.begin(), known.end(), member.key) == known.end()) unknownKey(object, member, known, what);
}

void Reader::missing(const Node& object, const std::string& key, const std::string& what) {
  error(object, "missing the key \"" + key + "\": " + what);
}

void Reader::unknownWord(const Node& at, const std::vector<std::string>& known, const std::string& what) {
  const std::string near = at.is(Node::Type::Text) ? nearest(at.text, known) : "";
  error(at, "found " + describe(at) + ", expected " + what + " (" + anyOf(known) + ")" + didYouMean(near));
}

std::optional<int> Reader::whole(const Node& node, int least, int most) {
  if (node.is(Node::Type::Whole) && node.number >= least && node.number <= most) return static_cast<int>(node.number);
  expected(node, least == most ? std::to_string(least)
                               : "a number from " + std::to_string(least) + " to " + std::to_string(most));
  return std::nullopt;
}

std::optional<bool> Reader::truth(const Node& node) {
  if (node.is(Node::Type::Truth)) return node.number != 0;
  expected(node, "true or false");
  return std::nullopt;
}

bool Reader::justTrue(const Node& node) {
  if (node.is(Node::Type::Truth) && node.number != 0) return true;
  expected(node, "true");
  return false;
}

std::optional<std::string> Reader::text(const Node& node, std::size_t longest) {
  if (!node.is(Node::Type::Text)) {
    expected(node, "a text");
    return std::nullopt;
  }
  if (node.text.empty()) {
    error(node, "found an empty text, expected one");
    return std::nullopt;
  }
  if (node.text.size() > longest) {
    error(node, "found a text of " + std::to_string(node.text.size()) + " bytes, expected at most " +
                    std::to_string(longest));
    return std::nullopt;
  }
  if (const std::size_t harm = kernel::harmAt(node.text); harm != std::string::npos) {
    error(node, "found the character " + kernel::writtenOut(kernel::characterAt(node.text, harm)) + " in " +
                    inQuotes(node.text) + ", expected none that breaks a line, changes the direction or controls");
    return std::nullopt;
  }
  return node.text;
}

bool Reader::isList(const Node& node, std::size_t least, std::size_t most, const std::string& what) {
  if (!node.is(Node::Type::List)) {
    expected(node, what);
    return false;
  }
  if (node.items.size() >= least && node.items.size() <= most) return true;
  error(node, "found a list of " + std::to_string(node.items.size()) + ", expected " + what);
  return false;
}

bool Reader::isObject(const Node& node, const std::string& what) {
  if (!node.is(Node::Type::Object)) expected(node, what);
  return node.is(Node::Type::Object);
}

Text Reader::bothLanguages(const Node& node, std::size_t longest, std::span<const std::string_view> gaps) {
  Text both;
  if (!isObject(node, "a text in both languages: {\"en\": ..., \"de\": ...}")) return both;
  for (const Member& member : node.members) {
    const std::optional<Language> language = languageOf(member.key);
    if (!language) {
      unknownKey(node, member, {"en", "de"}, "a language");
      continue;
    }
    const std::optional<std::string> found = text(member.value, longest);
    if (!found) continue;
    both.set(*language, *found);
    checkBraces(member.value, gaps);
  }
  const bool english = node.find("en") != nullptr, german = node.find("de") != nullptr;
  if (!english && !german) missing(node, "en", "the English text");
  else if (!german) wordless(node, "found no German text, expected \"de\" beside \"en\": the English is shown instead");
  else if (!english)
    wordless(node, "found no English text, expected \"en\" beside \"de\": the German is shown instead");
  if (!english) both.en = both.in(kGerman);
  return both;
}

void Reader::checkBraces(const Node& text, std::span<const std::string_view> gaps) {
  checkBraces(text, gaps, {}, "a gap", "those that are filled here");
}

void Reader::checkBraces(const Node& node, std::span<const std::string_view> gaps,
                         const std::vector<std::string>& known, const std::string& like, const std::string& where) {
  for (std::size_t at = node.text.find_first_of("{}"); at != std::string::npos;
       at = node.text.find_first_of("{}", at + 1)) {
    const std::size_t end = node.text.find_first_of("{}", at + 1);
    if (node.text[at] == '}' || end == std::string::npos || node.text[end] == '{')
      return error(node, "found a lone brace in " + inQuotes(node.text) + ", expected " + like);
    const std::string name = node.text.substr(at + 1, end - at - 1);
    if (std::ranges::count(gaps, name) == 0 && std::ranges::count(known, name) == 0)
      error(node, "found the icon {" + kernel::piece(name) + "}, expected one of " + where +
                      didYouMean(nearest(name, known)));
    at = end;
  }
}

std::vector<const Node*> textsIn(const Node& node, Reader& reader) {
  if (node.is(Node::Type::Text)) return {&node};
  std::vector<const Node*> texts;
  if (!reader.isList(node, 0, 64, "a text or a list of texts")) return texts;
  for (const Node& item : node.items) {
    if (item.is(Node::Type::Text)) texts.push_back(&item);
    else reader.expected(item, "a text");
  }
  return texts;
}

}  // namespace house
