#include "engine/house/cards/card_part.h"

#include <algorithm>

#include "engine/kernel/count.h"
#include "engine/kernel/letters.h"

namespace house {

int CardsRead::errors() const {
  return kernel::countIf(mistakes, [](const Mistake& each) { return each.error; });
}
int CardsRead::warnings() const {
  return kernel::countIf(mistakes, [](const Mistake& each) { return !each.error && !each.hint; });
}

Text CardPart::nameOf(std::string_view path, const Box& /*box*/) const { return {nameFor(idIn(path))}; }

std::string folderIn(std::string_view path) {
  const std::size_t slash = path.find('/');
  return std::string(path.substr(0, slash == std::string_view::npos ? 0 : slash));
}

std::string idIn(std::string_view path) {
  const std::size_t from = path.rfind('/') + 1;  // 0 if there is none
  return std::string(path.substr(from, path.rfind('.') - from));
}

int placeOfFolder(const CardPart& cards, std::string_view folder) {
  const std::span<const CardFolder> all = cards.folders();
  const int place = kernel::placeWhere(all, [&](const CardFolder& each) { return each.name == folder; });
  return place < 0 ? kernel::count(all) : place;
}

bool hasFolder(const CardPart& cards, std::string_view folder) {
  return placeOfFolder(cards, folder) < kernel::count(cards.folders());
}

std::string idFor(std::string_view name) {
  std::string id;
  for (const char c : name) {
    const char small = kernel::lower(c);
    const bool good = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
    if (good) id += small;
    else if (c != '\'' && !id.empty() && id.back() != '-') id += '-';
  }
  while (!id.empty() && id.back() == '-') id.pop_back();
  return id;
}

std::string nameFor(std::string_view id) {
  std::string name(id);
  std::ranges::replace(name, '-', ' ');
  if (!name.empty()) name[0] = kernel::upper(name[0]);
  return name;
}

}  // namespace house
