#include "engine/games/warehouse51/cards/slips.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <set>

#include "engine/games/warehouse51/cards/language.h"

namespace w51 {

namespace {

using house::Reader;

/// The whole numbers that stand in a text.
std::set<int> numbersIn(const std::string& text) {
  std::set<int> numbers;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (std::isdigit(static_cast<unsigned char>(text[at])) == 0) continue;
    numbers.insert(std::atoi(text.c_str() + at));
    while (at + 1 < text.size() && std::isdigit(static_cast<unsigned char>(text[at + 1])) != 0) ++at;
  }
  return numbers;
}

/// The numbers that an effect has and a text must tell: "one" may be said in a word, and so may "none".
std::set<int> numbersOf(const Relic& relic) {
  std::set<int> numbers;
  const auto note = [&](int number) {
    if (std::abs(number) > 1) numbers.insert(std::abs(number));
  };
  const auto noteWhich = [&](const Which& which) {
    note(which.least);
    if (which.most < kHighestValue) note(which.most);
  };
  for (const auto* steps : {&relic.does, &relic.ends})
    for (const Step& step : *steps) {
      note(step.number);
      noteWhich(step.which);
    }
  for (const Standing& entry : relic.standing) {
    note(entry.is);
    noteWhich(entry.which);
  }
  return numbers;
}

void checkNumbers(Reader& reader, const Relic& relic) {
  const auto check = [&](const char* language, const std::string& text) {
    const std::set<int> told = numbersIn(text);
    for (const int number : numbersOf(relic))
      if (!told.contains(number))
        reader.warn(*reader.root().at("text").find(language),
                    "found a text without the " + std::to_string(number) + " of its effect, expected it to say that");
  };
  if (reader.root().find("text") == nullptr) return;
  check("en", relic.text.en);
  check("de", relic.text.in(house::kGerman));
}

}  // namespace

void checkSlips(Reader& reader, const Relic& relic, const std::vector<Relic>& others, const house::ArtNames& art) {
  for (const Relic& other : others)
    if (other.name.en == relic.name.en)
      reader.warn(reader.root().at("name"), "found the name of " + other.id + ", expected one of its own");
  checkNumbers(reader, relic);
  if (art.names.empty() || !relic.art.starts_with("game-icons:") || art.has(relic.art)) return;
  const std::string near = art.near(relic.art);
  reader.warn(*reader.root().find("art"),
              "found no such picture" + (near.empty() ? "" : "; did you mean \"" + near + "\"?"));
}

std::string oddPlaces(const CategoryDesign& category) {
  return category.second <= category.first
             ? ""
             : "found " + std::to_string(category.second) + " points for second place in " + category.name.en +
                   ", expected at most the " + std::to_string(category.first) + " of first place";
}

std::string oddShortSale(const Catalog& cards) {
  for (const Category category : kEachCategory) {
    const auto has = std::ranges::count(cards.relics, category, &Relic::category);
    if (const int out = cards.game.shortSaleOut[category]; out > has)
      return "found " + std::to_string(out) + " relics that go out of " + std::string(nameOf(category)) +
             " in a short sale, expected at most the " + std::to_string(has) + " that it has";
  }
  return {};
}

}  // namespace w51
