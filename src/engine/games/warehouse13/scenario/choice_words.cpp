#include "engine/games/warehouse13/scenario/choice_words.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/games/warehouse13/cards/reader.h"
#include "engine/games/warehouse13/queries.h"
#include "engine/games/warehouse13/said/keys.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

using kernel::Choice;
using kernel::DataError;
using kernel::Decision;

std::string dieWords(DieId die, const Situation& now) { return shortDie(colourOf(die), now.world.clue(die)); }

std::string nounWords(kernel::Noun noun, const Situation& now) {
  switch (thingOf(noun)) {
    case Thing::None: return {};
    case Thing::Card: return now.cards.of(cardOf(noun)).id;
    case Thing::Die: return dieWords(dieOf(noun), now);
    case Thing::Seat: return now.cards.of(now.world.agent(seatOf(noun)).who).id;
    case Thing::Place: return wordFor(placeOf(noun));
    case Thing::Track: return "track-" + std::to_string(noun.index + 1);
    case Thing::Type: return nameOfType(typeOf(noun));
    case Thing::Number: return std::to_string(noun.index);
    case Thing::Face: return shortFace(faceOf(noun));
    case Thing::Option: return keyOfLabel(now.cards.labelOf(noun.index).en);
    case Thing::Goo: return "goo " + shortFace(now.world.traitor.gooFaces[noun.index]);
    case Thing::Location: return wordFor(locationOf(noun));
  }
  return {};
}

struct Said {
  std::string verb;
  std::string noun;
};

Said split(std::string_view text) {
  const std::string all = plain(text);
  const std::size_t space = all.find(' ');
  if (space == std::string::npos) return {all, {}};
  return {all.substr(0, space), all.substr(space + 1)};
}

/// Whether words written by a person mean this noun.
bool means(const std::string& text, kernel::Noun noun, const Situation& now) {
  const std::string canonical = plain(nounWords(noun, now));
  if (text == canonical) return true;
  if (text.empty()) return false;
  const auto asFace = [](const std::string& face, Clue shows) {
    Clue read;
    return isFace(face, read) && read == shows;
  };
  if (thingOf(noun) == Thing::Face) return asFace(text, faceOf(noun));
  if (thingOf(noun) == Thing::Goo) {
    const std::string face = text.starts_with("goo ") ? text.substr(4) : text;
    return asFace(face, now.world.traitor.gooFaces[noun.index]);
  }
  if (thingOf(noun) != Thing::Die) return false;
  const DieId die = dieOf(noun);
  try {
    const std::vector<DieText> dice = readDice(text);
    if (dice.size() != 1 || dice[0].colour != colourOf(die)) return false;
    return dice[0].shows.symbol == Symbol::None || dice[0].shows == now.world.clue(die);
  } catch (const DataError&) {
    return false;
  }
}

/// Choices that look alike to a person: two copies of a card, two dice of one colour and face.
bool alike(Choice a, Choice b, const Situation& now) { return a.verb == b.verb && wordsOf(a, now) == wordsOf(b, now); }

/// "respond x" is to play x or to use the Ability x; "respond swap logic" a swap.
bool meansResponse(const Said& said, Choice c, Seat seat, const Situation& now) {
  if (c.verb == verb::Swap) return said.noun.starts_with("swap ") && means(said.noun.substr(5), c.noun, now);
  return plain(respondWordsOf(c, seat, now)) == "respond " + said.noun;
}

}  // namespace

std::string verbOf(Choice c) { return kVerbWords[c.verb].key; }

std::string wordsOf(Choice c, const Situation& now) {
  const std::string noun = nounWords(c.noun, now);
  return verbOf(c) + (noun.empty() ? "" : " " + noun);
}

std::string respondWordsOf(Choice c, Seat seat, const Situation& now) {
  if (c.verb == verb::Play) return "respond " + nounWords(c.noun, now);
  if (c.verb != verb::UseAbility) return "respond " + wordsOf(c, now);
  const Design* design = ability(now, seat, slotOf(c.noun));
  return "respond " + (design == nullptr ? std::to_string(c.noun.index) : design->id);
}

std::optional<Choice> chosen(std::string_view text, const Decision& d, const Situation& now, bool responding) {
  const Said said = split(text);
  const Words keys(now.cards, nullptr);
  std::optional<Choice> found;
  for (const Choice& each : d.choices()) {
    const bool meant = responding ? meansResponse(said, each, d.seat(), now)
                                  : said.verb == verbOf(each) && means(said.noun, each.noun, now);
    if (!responding && keys.key(each, d) == text) return each;  // as in logs and the protocol
    if (!meant) continue;
    if (found && !alike(*found, each, now))
      throw DataError(inQuotes(text) + " could be \"" + wordsOf(*found, now) + "\" or \"" + wordsOf(each, now) +
                      "\"; write it out");
    if (!found) found = each;
  }
  return found;
}

// ---- things that need not be offered ----------------------------------------------------------------------------

namespace {

kernel::Noun cardNamed(const std::string& text, Seat seat, const Situation& now) {
  const DesignId design = now.cards.find(text);
  if (design == DesignId::None) return {};
  if (seat != Seat::Table)
    for (const CardId card : now.world.agent(seat).hand)
      if (now.cards.designOf(card) == design) return of(card);
  for (const CardId card : kernel::Each<CardId>(kernel::count(now.cards.cards)))
    if (now.cards.designOf(card) == design) return of(card);
  return {};
}

kernel::Noun dieNamed(const std::string& text, const Situation& now) {
  for (const DieId die : Dice::all())
    if (now.world.clue(die).symbol != Symbol::None && means(text, of(die), now)) return of(die);
  for (const DieId die : Dice::all())
    if (means(text, of(die), now)) return of(die);
  return {};
}

}  // namespace

kernel::Noun pointedAt(std::string_view text, Seat seat, const Situation& now) {
  const std::string noun = split(text).noun;
  if (const AgentId agent = now.cards.findAgent(noun); agent != AgentId::None)
    if (const Seat found = seatOfAgent(now.world, agent); found != Seat::Table) return of(found);
  if (const kernel::Noun card = cardNamed(noun, seat, now); card.kind != 0) return card;
  for (const Place place : kAllPlaces)
    if (noun == wordFor(place)) return of(place);
  for (const Symbol type : kTypes)
    if (noun == nameOfType(type)) return of(type);
  if (const kernel::Noun die = dieNamed(noun, now); die.kind != 0) return die;
  if (noun.starts_with("track-")) return nounOf(Thing::Track, std::atoi(noun.c_str() + 6) - 1);
  throw DataError(inQuotes(text) + " names no card, die, seat or place of this position");
}

std::uint8_t verbInWords(std::string_view text) {
  const std::string word = split(text).verb;
  for (const house::Word& each : kVerbWords)
    if (word == each.key) return byteOf(each);
  return 0;
}

std::string wordFor(Ask question) { return keyOf(question); }

Ask readAsk(std::string_view text) {
  const std::string word = plain(text);
  if (const std::optional<Ask> found = askNamed(word)) return *found;
  const std::string near = nearest(word, keysOf(kAskWords));
  throw DataError("there is no question " + inQuotes(text) +
                  (near.empty() ? "; docs/scenarios.md lists them" : "; did you mean \"" + near + "\"?"));
}

}  // namespace w13
