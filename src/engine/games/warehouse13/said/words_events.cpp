// What happened, as lines of the log.

#include <array>
#include <utility>

#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/games/warehouse13/said/keys.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/said/words.h"

namespace w13 {

namespace {

bool isOfCards(Happened what) {
  return what == Happened::PileRefilled || std::string_view(rowOf(what).key).starts_with("card-");
}

}  // namespace

std::string Words::handled(const Event& event, const View& v, std::string_view name) const {
  const auto find = [&](std::string_view gap) -> std::string {
    if (gap == "seat") return seat(event.seat, v);
    if (gap == "other") return seat(seatAt(event.number), v);
    if (gap == "n") return std::to_string(event.number);
    if (gap == "face") return clue(faceOf(event));
    if (gap == "phase") return this->phase(phaseOf(event));
    if (gap == "location") return location(locationOf(event));
    if (gap == "aObstacle") return obstacle({obstacleOf(event), false}, Article::A);
    if (gap == "theObstacle") return obstacle({obstacleOf(event), false}, Article::The);
    if (gap == "at") return whereTo(event.noun, v);
    if (gap == "dice") return diceCounted(event.number);
    if (gap == "aDie") return aDie(dieOf(event.noun));
    if (gap == "anDie") return aDie(dieOf(event.noun), true);
    if (gap == "card") return card(event.veiled ? CardId::None : cardOf(event.noun));
    if (gap == "where") return where(event.noun, v);
    if (gap == "name") return dieName(dieOf(event.noun));
    if (gap == "seen" || gap == "seenOne") {  // what shows no face has no name of its own
      const Clue shows = faceOf(event);
      return shows.symbol == Symbol::None ? aDie(dieOf(event.noun), gap == "seenOne") : seen(dieOf(event.noun), shows);
    }
    if (gap == "spot")
      return filled(in(std::string("to-spot.") + kSpotKeys[spotOf(event)]),
                    [&](std::string_view) { return seat(event.seat, v); });
    return thing(event.noun, v);
  };
  const std::string& pattern = in(name);
  std::string text = filled(pattern, find);
  if (text.ends_with("..")) text.pop_back();  // "Washington D.C." ends a sentence as it is
  const bool named = pattern.starts_with("{seat}") && event.seat != Seat::Table;
  return named ? text : capital(std::move(text));  // people write their names as they like
}

std::string Words::aDie(DieId die, bool object) const {
  const bool vowel = die != DieId::None && colourOf(die) == Symbol::Intuition;
  const std::string article =
      in(object ? (vowel ? "thing.an-die-object" : "thing.a-die-object") : (vowel ? "thing.an-die" : "thing.a-die"));
  return article + dieName(die);
}

std::string Words::diceCounted(int number) const {
  return filled(in(number == 1 ? "thing.one-die" : "thing.some-dice"),
                [&](std::string_view) { return std::to_string(number); });
}

std::string Words::event(const Event& event, const View& v) const {
  const EventRow& row = rowOf(event.what);
  const std::string name = std::string("event.") + row.key;
  if (event.what == Happened::SeasonEnded) return ending(v);
  if (isOfCards(event.what)) return cardEvent(event, v, name);
  if (row.number == NumberIs::YesOrNo) return handled(event, v, name + (event.number == 1 ? ".yes" : ".no"));
  if (event.what == Happened::CardLaidOn) {
    if (event.number < 0) return handled(event, v, name + ".in-secret");
    return handled(event, v, name + (event.seat == Seat::Table ? ".shown" : ".open"));
  }
  if (event.what == Happened::Snagged) return handled(event, v, name + (event.number < 0 ? ".gone" : ".placed"));
  if (event.what == Happened::AgentChose) {
    if (event.noun == kernel::Noun{} || event.noun == of(event.seat)) return {};  // "Roll", or who acts anyway
    if (event.number == verb::DrawFrom || event.number == verb::Claim || event.number == verb::Debronze)
      return {};  // what comes of it says it
    return handled(event, v, name + (thingOf(event.noun) == Thing::Die ? ".die" : ".thing"));
  }
  if (thingOf(event.noun) == Thing::Track && row.number == NumberIs::Obstacle)
    return handled(event, v, name + ".of-the-track");
  return sentences().has(name) ? handled(event, v, name) : std::string();
}

std::vector<std::string> Words::eventKinds(Rule rule) const {
  std::vector<std::string> kinds;
  for (const EventRow& row : eventRows())
    if (row.rule == rule)
      for (const std::string& name : sentences().below(std::string("event.") + row.key)) kinds.push_back(dotted(name));
  return kinds;
}

}  // namespace w13
