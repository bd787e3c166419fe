#include "workshop/touching.h"

#include <algorithm>

#include "engine/house/cards/card_part.h"
#include "engine/house/cards/json_text.h"
#include "engine/house/lesson/lesson.h"
#include "engine/house/said/text_json.h"
#include "engine/house/scenario/scenario.h"
#include "engine/kernel/errors.h"

namespace house {

namespace fs = std::filesystem;

namespace {

bool isOfAnId(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }

/// The place of an id that stands alone; npos: nowhere.
std::size_t findAlone(std::string_view text, std::string_view id, std::size_t from) {
  for (std::size_t at = text.find(id, from); at != std::string_view::npos; at = text.find(id, at + 1)) {
    const std::size_t end = at + id.size();
    if ((at == 0 || !isOfAnId(text[at - 1])) && (end == text.size() || !isOfAnId(text[end]))) return at;
  }
  return std::string_view::npos;
}

/// Calls with each text between quotation marks, and with the key before it: where it stands, and how long it is.
template <class Each>
void eachQuoted(std::string_view text, Each each) {
  std::string_view key;
  for (std::size_t at = text.find('"'); at != std::string_view::npos; at = text.find('"', at)) {
    const std::size_t begin = ++at;
    while (at < text.size() && text[at] != '"') at += text[at] == '\\' ? 2 : 1;
    if (at >= text.size()) return;
    const std::string_view words = text.substr(begin, at - begin);
    std::size_t next = ++at;
    next = std::min(text.find_first_not_of(" \t\n\v\f\r", next), text.size());
    const bool isKey = next < text.size() && text[next] == ':';
    each(begin, words, isKey ? words : key);
    if (isKey) key = words;
  }
}

bool isForReaders(std::string_view key, const CardPart& cards) {
  if (key == "title" || key == "notes") return true;
  return std::ranges::any_of(cards.languages(), [key](const auto& each) { return codeOf(each.language) == key; });
}

Text titleIn(const OrderedJson& read) {
  const auto title = read.find("title");
  return title == read.end() ? Text{} : textIn(*title);
}

std::vector<std::string> rulesIn(const OrderedJson& read) {
  std::vector<std::string> rules;
  if (const auto list = read.find("rules"); list != read.end() && list->is_array())
    for (const OrderedJson& each : *list)
      if (each.is_string()) rules.push_back(each.get<std::string>());
  return rules;
}

}  // namespace

std::vector<Played> playedIn(const std::vector<fs::path>& folders) {
  std::vector<Played> all;
  for (const fs::path& folder : folders) {
    std::error_code error;
    if (!fs::is_directory(folder, error)) continue;
    for (SourceFile& file : readFolder(folder).files) {
      const OrderedJson read = OrderedJson::parse(file.text, nullptr, false);
      if (!read.is_object() || !read.contains("given")) continue;
      all.push_back({folder / file.path, titleIn(read), rulesIn(read), std::move(file.text)});
    }
  }
  return all;
}

std::string faultIn(const Played& played, const Staging& staging) {
  const std::string file = played.file.filename().string();
  const OrderedJson read = OrderedJson::parse(played.text, nullptr, false);
  const bool lesson = read.is_object() && read.contains("steps");
  const std::vector<std::string> faults =
      lesson ? readLesson(file, played.text, staging).mistakes : runScenario(file, played.text, staging).differences;
  return faults.empty() ? "" : faults.front();
}

bool names(std::string_view text, std::string_view id, const CardPart& cards) {
  bool found = false;
  eachQuoted(text, [&](std::size_t, std::string_view words, std::string_view key) {
    found = found || (!isForReaders(key, cards) && findAlone(words, id, 0) != std::string_view::npos);
  });
  return found;
}

std::string renamedIn(const std::string& text, const std::string& id, const std::string& now, const CardPart& cards,
                      std::string_view only) {
  std::string made;
  std::size_t done = 0;
  eachQuoted(text, [&](std::size_t begin, std::string_view words, std::string_view key) {
    if (isForReaders(key, cards) || (!only.empty() && key != only)) return;
    for (std::size_t at = findAlone(words, id, 0); at != std::string_view::npos; at = findAlone(words, id, at + 1)) {
      made += text.substr(done, begin + at - done) + now;
      done = begin + at + id.size();
    }
  });
  return made + text.substr(done);
}

}  // namespace house
