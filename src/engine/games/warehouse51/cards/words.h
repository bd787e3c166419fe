#pragma once
// Reads words and small numbers of card files.

#include <optional>

#include "engine/games/warehouse51/cards/catalog.h"
#include "engine/house/cards/reader.h"

namespace w51 {

/// The words of a list, without the empty ones.
template <class Words>
[[nodiscard]] std::vector<std::string> listOf(const Words& words) {
  std::vector<std::string> all;
  for (const std::string_view each : words)
    if (!each.empty()) all.emplace_back(each);
  return all;
}

/// The place of a word in its list; nothing, and a mistake, if it is not there.
template <class Words>
[[nodiscard]] std::optional<int> wordAt(house::Reader& reader, const house::Node& node, const Words& words,
                                        const std::string& what) {
  for (int at = 0; at < kernel::count(words); ++at)
    if (node.is(house::Node::Type::Text) && !node.text.empty() && node.text == kernel::at(words, at)) return at;
  reader.unknownWord(node, listOf(words), what);
  return std::nullopt;
}

inline void readCategory(house::Reader& reader, const house::Node& node, Category& category) {
  if (const auto at = wordAt(reader, node, kCategoryNames, "one of the four categories")) category = categoryAt(*at);
}

inline void readSmall(house::Reader& reader, const house::Node& node, int least, int most, std::int8_t& number) {
  if (const auto found = reader.whole(node, least, most)) number = static_cast<std::int8_t>(*found);
}

/// Reports each of these keys that an object lacks.
inline void need(house::Reader& reader, const house::Node& object, std::initializer_list<const char*> keys,
                 const std::string& what) {
  for (const char* key : keys)
    if (object.find(key) == nullptr) reader.missing(object, key, what);
}

}  // namespace w51
