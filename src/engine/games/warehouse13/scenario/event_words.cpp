#include "engine/games/warehouse13/scenario/event_words.h"

#include <algorithm>

#include "engine/games/warehouse13/queries.h"
#include "engine/games/warehouse13/said/event_rows.h"

namespace w13 {

namespace {

std::string seatWords(Seat seat, const Situation& now) {
  if (index(seat) < 0 || index(seat) >= now.world.players) return "nobody";
  return now.cards.of(now.world.agent(seat).who).id;
}

std::string thingWords(kernel::Noun noun, const Situation& now) {
  switch (thingOf(noun)) {
    case Thing::None: return {};
    case Thing::Card: return now.cards.of(cardOf(noun)).id;
    case Thing::Die: return nameOfColour(colourOf(dieOf(noun)));
    case Thing::Seat: return seatWords(seatOf(noun), now);
    case Thing::Place: return wordFor(placeOf(noun));
    case Thing::Track: return "track-" + std::to_string(noun.index + 1);
    case Thing::Type: return nameOfType(typeOf(noun));
    case Thing::Face: return longFace(faceOf(noun));
    default: return std::to_string(noun.index);
  }
}

/// What the number of an event says; nothing where dice and cards say it themselves.
std::string numberWords(const Event& event, const Situation& now) {
  const int number = event.number;
  switch (rowOf(event.what).number) {
    case NumberIs::Phase: return wordFor(phaseOf(event));
    case NumberIs::Location: return wordFor(locationOf(event));
    case NumberIs::Ending: return wordFor(endingOf(event));
    case NumberIs::Obstacle: return written({obstacleOf(event), false});
    case NumberIs::Seat: return seatWords(seatAt(number), now);
    case NumberIs::GooFace: return longFace(faceOf(event));
    case NumberIs::Face: {
      const Clue face = faceOf(event);
      return face.symbol == Symbol::None ? "" : longFace(face);
    }
    case NumberIs::Count:
    case NumberIs::YesOrNo: return std::to_string(number);
    case NumberIs::Nothing:
    case NumberIs::Die:
    case NumberIs::Spot:
    case NumberIs::Pile: return {};
  }
  return {};
}

}  // namespace

std::string wordFor(Happened what) { return rowOf(what).key; }

bool isHappened(std::string_view name) { return happenedNamed(name).has_value(); }

std::vector<std::string> happenedNames() {
  std::vector<std::string> names;
  for (const EventRow& row : eventRows()) names.emplace_back(row.key);
  return names;
}

std::string wordsOf(const Event& event, const Situation& now) {
  std::string words = wordFor(event.what);
  const auto add = [&](const std::string& word) { words += word.empty() ? "" : " " + word; };
  if (event.seat != Seat::Table) add(seatWords(event.seat, now));
  add(thingWords(event.noun, now));
  add(numberWords(event, now));
  return words;
}

}  // namespace w13
