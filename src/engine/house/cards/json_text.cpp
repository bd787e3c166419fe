#include "engine/house/cards/json_text.h"

#include "engine/kernel/errors.h"

namespace house {

std::string onOneLine(const OrderedJson& value) {
  if (!value.is_structured() || value.empty()) return value.dump();
  std::string text = value.is_object() ? "{ " : "[";
  for (auto each = value.begin(); each != value.end(); ++each) {
    if (each != value.begin()) text += ", ";
    if (value.is_object()) text += OrderedJson(each.key()).dump() + ": ";
    text += onOneLine(*each);
  }
  return text + (value.is_object() ? " }" : "]");
}

namespace {

constexpr std::size_t kLine = 120;

/// `from`: how many characters stand on the line before the value. The card itself is always opened.
std::string over(const OrderedJson& value, std::size_t depth, std::size_t from) {
  std::string line = onOneLine(value);
  if (!value.is_structured() || value.empty() || (depth > 0 && from + line.size() < kLine)) return line;
  const std::string edge(2 * depth, ' ');
  std::string text = value.is_object() ? "{\n" : "[\n";
  for (auto each = value.begin(); each != value.end(); ++each) {
    if (each != value.begin()) text += ",\n";
    const std::string key = value.is_object() ? OrderedJson(each.key()).dump() + ": " : "";
    text.append(edge).append("  ").append(key).append(over(*each, depth + 1, edge.size() + 2 + key.size()));
  }
  return text + "\n" + edge + (value.is_object() ? "}" : "]");
}

}  // namespace

std::string writtenAsCard(const OrderedJson& value) { return over(value, 0, 0) + "\n"; }

std::string tidied(const std::string& text) {
  const OrderedJson value = OrderedJson::parse(text, nullptr, false);
  if (value.is_discarded()) throw kernel::DataError("Mend the mistakes first: this is no JSON yet.");
  return writtenAsCard(value);
}

std::string writtenAsValue(const OrderedJson& value) { return over(value, 1, 0); }

}  // namespace house
