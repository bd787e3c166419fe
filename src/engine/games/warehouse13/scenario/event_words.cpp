#include "engine/games/warehouse13/scenario/event_words.h"

#include <algorithm>

#include "engine/games/warehouse13/queries.h"
#include "engine/games/warehouse13/said/keys.h"

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

/// What the number of an event says.
std::string numberWords(const Event& event, const Situation& now) {
  switch (event.what) {
    case Happened::PhaseBegan: return wordFor(static_cast<Phase>(event.number));
    case Happened::AgentMoved: return wordFor(static_cast<Location>(event.number));
    case Happened::SeasonEnded: return wordFor(static_cast<Ending>(event.number));
    case Happened::GooRolled: return longFace(faceOf(nounOf(Thing::Face, event.number)));
    case Happened::DieRolled:
    case Happened::DieTurned:
    case Happened::DieClaimed:
    case Happened::DieNeutralized:
    case Happened::DieLocked:
    case Happened::CoverLifted:
    case Happened::SymbolDeclared: {
      const Clue face = faceOf(nounOf(Thing::Face, event.number));
      return face.symbol == Symbol::None ? "" : longFace(face);
    }
    case Happened::ObstaclePlaced:
    case Happened::ObstacleGone: return written({static_cast<ObstacleId>(event.number), false});
    case Happened::CardHanded:
    case Happened::LookedBehind: return seatWords(seatAt(event.number), now);
    case Happened::DieMoved:
    case Happened::CardDrawn:
    case Happened::AgentChose:
    case Happened::TurnBegan: return {};
    default: return std::to_string(event.number);
  }
}

}  // namespace

std::string wordFor(Happened what) { return kHappenedKeys[static_cast<std::size_t>(what)]; }

bool isHappened(std::string_view name) { return std::ranges::find(kHappenedKeys, name) != kHappenedKeys.end(); }

std::vector<std::string> happenedNames() { return {kHappenedKeys.begin(), kHappenedKeys.end()}; }

std::string wordsOf(const Event& event, const Situation& now) {
  std::string words = wordFor(event.what);
  const auto add = [&](const std::string& word) { words += word.empty() ? "" : " " + word; };
  if (event.seat != Seat::Table) add(seatWords(event.seat, now));
  add(thingWords(event.noun, now));
  add(numberWords(event, now));
  return words;
}

bool matches(std::string_view expected, std::string_view words) {
  const std::vector<std::string> there = wordsIn(words);
  const std::vector<std::string> wanted = wordsIn(plain(expected));
  if (wanted.empty() || there.empty() || there[0] != wanted[0]) return false;
  std::size_t next = 0;
  for (const std::string& word : there)
    if (next < wanted.size() && word == wanted[next]) ++next;
  return next == wanted.size();
}

}  // namespace w13
