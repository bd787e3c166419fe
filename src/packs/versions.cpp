#include "packs/versions.h"

#include <charconv>

namespace house {

namespace {

constexpr std::size_t kMostValuesTold = 40;  // of one card

/// The first number of a version; the rest stays. What has none left counts as 0.
std::uint64_t takePart(std::string_view& version) {
  std::uint64_t number = 0;
  const auto [end, fault] = std::from_chars(version.data(), version.data() + version.size(), number);
  version.remove_prefix(static_cast<std::size_t>(end - version.data()));
  if (version.starts_with('.')) version.remove_prefix(1);
  return number;
}

void addNotes(const PackLabel& label, std::vector<std::string>& lines) {
  if (!label.notes.en.empty()) lines.push_back("  notes of " + label.version + ": " + label.notes.en);
}

}  // namespace

std::strong_ordering compareVersions(std::string_view a, std::string_view b) {
  while (!a.empty() || !b.empty()) {
    const std::size_t left = a.size() + b.size();
    if (const auto order = takePart(a) <=> takePart(b); std::is_neq(order)) return order;
    if (a.size() + b.size() == left) break;  // no numbers
  }
  return std::strong_ordering::equal;
}

std::string nextVersion(std::string_view version) {
  const std::size_t last = version.rfind('.') + 1;  // 0 if there is none
  std::string_view number = version.substr(last);
  const bool is = !number.empty() && number.find_first_not_of("0123456789") == std::string_view::npos;
  return is ? std::string(version.substr(0, last)) + std::to_string(takePart(number) + 1) : "1";
}

VersionStep stepBetween(const Pack& was, const Pack& now, const Layer& shipped) {
  return {was.label, now.label, changesBetween(was, now, {shipped})};
}

std::vector<std::string> linesOf(const VersionStep& step) {
  const auto order = compareVersions(step.now.version, step.was.version);
  std::vector<std::string> lines = {step.now.name.en + ": version " + step.was.version + " -> " + step.now.version +
                                    (std::is_eq(order)   ? " (the same)"
                                     : std::is_gt(order) ? " (newer)"
                                                         : " (older)")};
  addNotes(step.was, lines);
  addNotes(step.now, lines);
  for (const PackChange& change : step.changes) {
    if (change.what != PackChange::What::Changed) {
      lines.push_back("  " + toString(change));
      continue;
    }
    lines.push_back("  " + cardOf(change));
    for (std::size_t at = 0; at < std::min(change.values.size(), kMostValuesTold); ++at) {
      const ChangedValue& value = change.values[at];
      const std::string key = "    " + value.pointer.substr(1) + ": ";
      const auto said = [](const std::string& written) { return written.empty() ? "none" : written; };
      const bool picture = value.was.empty() && value.now.empty();
      lines.push_back(key + (picture ? "another" : said(value.was) + " -> " + said(value.now)));
    }
    if (change.values.size() > kMostValuesTold)
      lines.push_back("    and " + std::to_string(change.values.size() - kMostValuesTold) + " more values");
  }
  return lines;
}

}  // namespace house
