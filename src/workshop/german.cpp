#include "workshop/german.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/kernel/errors.h"

namespace house {

namespace {

constexpr int kDeepestGap = 6;  // gaps inside gaps

/// What stands in the gaps %1, %2 ... of a pattern, which come in this order; nothing if the text is another.
std::optional<std::vector<std::string_view>> gapsIn(std::string_view text, std::string_view pattern) {
  std::vector<std::string_view> gaps;
  while (true) {
    const std::size_t mark = pattern.find('%');
    const std::string_view before = pattern.substr(0, mark);
    if (gaps.empty()) {
      if (!text.starts_with(before)) return std::nullopt;
      text.remove_prefix(before.size());
    } else {  // a gap ends where the words after it come first; the last one where the text ends
      const bool last = mark == std::string_view::npos;
      const std::size_t ends = last ? text.size() - std::min(text.size(), before.size()) : text.find(before);
      if (ends == std::string_view::npos || text.substr(ends).substr(0, before.size()) != before) return std::nullopt;
      gaps.back() = text.substr(0, ends);
      if (gaps.back().empty()) return std::nullopt;
      text.remove_prefix(ends + before.size());
    }
    if (mark == std::string_view::npos) break;
    gaps.emplace_back();
    pattern.remove_prefix(mark + 2);
  }
  if (!text.empty()) return std::nullopt;
  return gaps;
}

}  // namespace

German::German(const std::filesystem::path& data) {
  const std::filesystem::path file = data / "workshop" / "german.json";
  std::ifstream in(file);
  if (!in) throw kernel::DataError("cannot read " + file.string());
  const nlohmann::json read = nlohmann::json::parse(in, nullptr, false);
  if (read.is_discarded()) throw kernel::DataError(file.string() + " is no JSON");
  try {
    for (const char* part : {"meanings", "phrases", "labels"})
      for (const auto& [english, german] : read.at(part).items()) known_.emplace(english, german.get<std::string>());
    for (const auto& each : read.at("patterns"))
      patterns_.emplace_back(each.at(0).get<std::string>(), each.at(1).get<std::string>());
  } catch (const nlohmann::json::exception&) {
    throw kernel::DataError(
        file.string() +
        " needs \"meanings\", \"phrases\" and \"labels\", each text by text, and \"patterns\", pairs of texts");
  }
}

std::string German::of(std::string_view english) const { return of(english, 0); }

std::string German::of(std::string_view english, int depth) const {
  if (const auto found = known_.find(english); found != known_.end()) return found->second;
  if (depth == kDeepestGap || (english.starts_with('"') && english.find('"', 1) == english.size() - 1))
    return std::string(english);  // what the designer has written
  for (const auto& [pattern, german] : patterns_) {
    const auto gaps = gapsIn(english, pattern);
    if (!gaps) continue;
    std::string text = german;
    for (std::size_t gap = gaps->size(); gap > 0; --gap) {
      const std::string mark = "%" + std::to_string(gap);
      if (const std::size_t at = text.find(mark); at != std::string::npos)
        text.replace(at, mark.size(), of((*gaps)[gap - 1], depth + 1));
    }
    return text;
  }
  return std::string(english);
}

}  // namespace house
