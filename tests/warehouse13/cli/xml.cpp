#include "warehouse13/cli/xml.h"

#include <array>
#include <cctype>
#include <set>
#include <stdexcept>
#include <utility>

namespace xml {

namespace {

constexpr std::array<std::pair<const char*, char>, 5> kEntities = {
    {{"amp;", '&'}, {"lt;", '<'}, {"gt;", '>'}, {"quot;", '"'}, {"#39;", '\''}}};

/// Goes through a page once and remembers what it has read.
class Walk {
 public:
  explicit Walk(const std::string& page) : page_(page) {}

  void all() {
    skip("<!DOCTYPE html>");
    bool rooted = false;
    while (at_ < page_.size()) {
      if (page_[at_] != '<') {
        const char c = character("<");
        if (open_.empty() && std::isspace(static_cast<unsigned char>(c)) == 0) fail("text outside of all elements");
        text += c;
      } else if (skip("</")) {
        const std::string closed = name();
        if (open_.empty() || open_.back() != closed) fail("</" + closed + "> closes nothing");
        open_.pop_back();
        expect('>');
      } else {
        if (open_.empty() && rooted) fail("a second root");
        rooted = true;
        element();
      }
    }
    if (!open_.empty()) fail("<" + open_.back() + "> is not closed");
    if (!rooted) fail("no element");
  }

  std::string text;
  std::vector<std::pair<std::string, std::string>> attributes;

 private:
  [[noreturn]] void fail(const std::string& what) const {
    throw std::runtime_error(what + " at " + std::to_string(at_) + ": " + page_.substr(at_, 40));
  }
  bool skip(const std::string& what) {
    if (page_.compare(at_, what.size(), what) != 0) return false;
    at_ += what.size();
    return true;
  }
  void expect(char c) {
    if (at_ >= page_.size() || page_[at_] != c) fail(std::string("expected ") + c);
    ++at_;
  }
  void space() {
    while (at_ < page_.size() && std::isspace(static_cast<unsigned char>(page_[at_])) != 0) ++at_;
  }
  std::string name() {
    const std::size_t from = at_;
    while (at_ < page_.size() &&
           (std::isalnum(static_cast<unsigned char>(page_[at_])) != 0 || page_[at_] == '-' || page_[at_] == ':'))
      ++at_;
    if (from == at_) fail("no name");
    return page_.substr(from, at_ - from);
  }
  /// One character of text or of a value, in which some may not stand.
  char character(const std::string& forbidden) {
    const char c = page_[at_];
    if (forbidden.find(c) != std::string::npos) fail("an unescaped character");
    if (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t' && c != '\r') fail("a control character");
    ++at_;
    if (c != '&') return c;
    for (const auto& [entity, meant] : kEntities)
      if (skip(entity)) return meant;
    fail("an unescaped &");
  }
  void element() {
    expect('<');
    const std::string opened = name();
    std::set<std::string> seen;
    for (space(); at_ < page_.size() && page_[at_] != '>' && page_[at_] != '/'; space()) {
      const std::string attribute = name();
      if (!seen.insert(attribute).second) fail("a second " + attribute);
      expect('=');
      expect('"');
      std::string value;
      while (at_ < page_.size() && page_[at_] != '"') value += character("<");
      expect('"');
      attributes.emplace_back(attribute, value);
    }
    const bool empty = skip("/");
    expect('>');
    if (!empty) open_.push_back(opened);
  }

  const std::string& page_;
  std::size_t at_ = 0;
  std::vector<std::string> open_;
};

}  // namespace

std::string faultOf(const std::string& text) {
  try {
    Walk(text).all();
    return {};
  } catch (const std::runtime_error& fault) {
    return fault.what();
  }
}

std::string textOf(const std::string& page) {
  Walk walk(page);
  walk.all();
  return walk.text;
}

std::vector<std::string> valuesOf(const std::string& page, const std::string& attribute) {
  Walk walk(page);
  walk.all();
  std::vector<std::string> values;
  for (const auto& [name, value] : walk.attributes)
    if (name == attribute) values.push_back(value);
  return values;
}

}  // namespace xml
