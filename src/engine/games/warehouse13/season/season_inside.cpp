#include "engine/games/warehouse13/season/season_inside.h"

#include <nlohmann/json.hpp>

#include "engine/games/warehouse13/log/view_json.h"
#include "engine/games/warehouse13/said/remarks.h"
#include "engine/games/warehouse13/said/words.h"

namespace w13 {

namespace {

/// Whether naming the thing, again and again, helps nobody to remember cards.  PILE-04, SECRET-02
bool mayBeNamed(kernel::Noun noun) {
  if (thingOf(noun) == Thing::Place) return !isPile(placeOf(noun));
  return thingOf(noun) != Thing::Card && thingOf(noun) != Thing::Type;
}

}  // namespace

house::Json Season::Inside::view(Seat viewer) const {
  View v{};
  session.view(viewer, v);
  return jsonOf(v, *cards);
}

std::string Season::Inside::seatInLog(Seat seat) const {
  return "seat " + std::to_string(index(seat)) + " " + cards->of(session.state().world.agent(seat).who).id;
}

std::string Season::Inside::chapterInLog(std::size_t step) const {
  const World& w = session.stateAt(step).world;
  return "episode " + std::to_string(w.episode) + " " + nameOf(w.phase);
}

std::string Season::Inside::endInLog() const {
  const World& w = session.state().world;
  return nameOf(w.winner) + " " + nameOf(w.ending);
}

std::span<const house::Word> Season::Inside::remarkWords() const { return w13::remarkWords(); }

std::vector<kernel::Remark> Season::Inside::remarks(Seat seat) const {
  View table{};
  session.view(Seat::Table, table);
  return remarksFor(seat, table);
}

bool Season::Inside::means(const kernel::Remark& remark) const { return w13::means(remark, seats()); }

std::uint32_t Season::Inside::talkMomentAt(std::size_t step) const {
  View table{};
  game.view(session.stateAt(step), Seat::Table, table);
  return talkMomentOf(table);
}

std::string Season::Inside::choiceInLog(const kernel::Choice& choice, const kernel::Decision& face) const {
  const std::string key = Words(*cards, nullptr).key(choice, face);
  return mayBeNamed(choice.noun) ? key : key.substr(0, key.find(' '));
}

}  // namespace w13
