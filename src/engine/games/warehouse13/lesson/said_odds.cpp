#include "engine/games/warehouse13/lesson/said_odds.h"

#include "engine/games/warehouse13/odds.h"
#include "engine/games/warehouse13/scenario/spelling.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

constexpr int kMost = 20;

int number(const Node& odds, const char* key, house::Reader& reader) {
  const Node* found = odds.find(key);
  if (found == nullptr) return reader.missing(odds, key, "a number"), 0;
  return reader.whole(*found, 0, kMost).value_or(0);
}

Symbol type(const Node& node, house::Reader& reader) {
  try {
    return readType(node.text);
  } catch (const kernel::DataError& error) {
    reader.error(node, error.what());
    return Symbol::Logic;
  }
}

PerType needsIn(const Node& node, house::Reader& reader) {
  PerType needs{};
  if (!reader.isObject(node, "a number for each type that is needed")) return needs;
  for (const Member& member : node.members) {
    Node word = node;
    word.text = member.key;
    needs[type(word, reader)] = reader.whole(member.value, 0, kMost).value_or(0);
  }
  return needs;
}

/// How many faces it really is.
int facesOf(const Node& odds, const Catalog& cards, house::Reader& reader) {
  if (odds.find("beats") != nullptr)
    return facesBeating(cards, number(odds, "attribute", reader), number(odds, "beats", reader));
  const Node* die = odds.find("die");
  Symbol colour = Symbol::Logic;
  if (die == nullptr || !isColour(die->text, colour)) reader.error(odds, "\"die\" names the colour of a clue die");
  if (const Node* helps = odds.find("helps")) return facesHelping(cards, colour, needsIn(*helps, reader));
  const Node* gives = odds.find("gives");
  if (gives == nullptr) return reader.missing(odds, "gives", "a type, or \"helps\" with what is needed"), 0;
  return facesGiving(cards, colour, type(*gives, reader), number(odds, "least", reader));
}

}  // namespace

void checkOdds(const Node& odds, const Catalog& cards, house::Reader& reader) {
  if (!reader.isObject(odds, "odds of a die")) return;
  reader.onlyKeys(odds, {"die", "gives", "least", "helps", "attribute", "beats", "faces"}, "a part of odds");
  const int said = number(odds, "faces", reader);
  const std::size_t told = reader.told();
  const int real = facesOf(odds, cards, reader);
  if (reader.told() == told && real != said)
    reader.error(odds, "it is " + std::to_string(real) + " of six faces, not " + std::to_string(said));
}

}  // namespace w13
