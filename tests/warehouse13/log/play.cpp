#include "warehouse13/log/play.h"

#include "engine/games/warehouse13/season/season_inside.h"

namespace logs {

using kernel::ChanceOf;
using kernel::Choice;
using kernel::Decision;
using kernel::Luck;
using w13::Season;
using w13::Seat;
using w13::seatAt;

const w13::CardSet& cards() {
  static const w13::CardSet read = w13::readCards({W13_DATA_DIR "/cards/warehouse13"});
  return read;
}

w13::SeasonStart start(int players, std::uint64_t seed) {
  w13::SeasonStart start;
  const auto& agents = cards().cards->agents;
  for (int seat = 0; seat < players; ++seat)
    start.setup.agents.push_back(static_cast<w13::AgentId>((static_cast<std::size_t>(seat) + seed) % agents.size()));
  Luck options(seed);
  w13::Variants& v = start.setup.variants;
  v.cooperative = players == 2;
  v.twoGoo = options.pick(4, ChanceOf::Card) == 0;
  v.startConsequences = static_cast<std::uint8_t>(options.pick(2, ChanceOf::Card));
  v.twoStartingTraits = options.pick(4, ChanceOf::Card) == 0;
  if (!v.cooperative) v.revealedTraitor = options.pick(5, ChanceOf::Card) == 0;
  start.players = {"Ann", "Bob \"the \t Bold\"", "Cäcilie"};
  start.seed = seed;
  return start;
}

Deed pick(const Season& season, Luck& mind) {
  const auto one = [&](int among) { return mind.pick(among, ChanceOf::Card); };
  Decision d;
  if (one(12) == 0) return {Deed::Kind::Look, seatAt(one(season.seats())), {}};
  if (season.mayUndo() && one(6) == 0) return {Deed::Kind::Undo, Seat::Table, {}};
  for (int at = 0; at < season.seats(); ++at) {
    if (!season.mayInterject(seatAt(at)) || one(10) != 0) continue;
    season.interjections(seatAt(at), d);
    if (!d.empty()) return {Deed::Kind::Interject, seatAt(at), {d[one(d.size())]}};
  }
  Seat seat = Seat::Table;
  for (int at = 0; at < season.seats(); ++at)
    if (season.asked().has(seatAt(at))) seat = seatAt(at);
  season.decision(seat, d);
  Deed deed{Deed::Kind::Choose, seat, {d[one(d.size())]}};
  while (deed.choices.size() < 5 && one(2) == 0) {
    season.decisionAfter(seat, deed.choices, d);
    if (d.empty()) break;
    deed.kind = Deed::Kind::Visit;
    deed.choices.push_back(d[one(d.size())]);
  }
  return deed;
}

void carryOut(Season& season, const Deed& deed) {
  switch (deed.kind) {
    case Deed::Kind::Choose: season.choose(deed.seat, deed.choices.front()); break;
    case Deed::Kind::Visit: season.visit(deed.seat, deed.choices); break;
    case Deed::Kind::Interject: season.interject(deed.seat, deed.choices.front()); break;
    case Deed::Kind::Undo: season.undo(); break;
    case Deed::Kind::Look: season.looked(deed.seat); break;
  }
}

void playOn(Season& season, Luck& mind, int deeds) {
  while (deeds-- > 0 && !season.over()) carryOut(season, pick(season, mind));
}

std::string difference(const Season& a, const Season& b) {
  if (a.steps() != b.steps())
    return "there are " + std::to_string(a.steps()) + " and " + std::to_string(b.steps()) + " steps";
  if (a.over() != b.over() || a.asked() != b.asked()) return "somebody else is asked";
  if (a.mayUndo() != b.mayUndo()) return "the undo limit differs";
  for (int at = index(Seat::Table); at < a.seats(); ++at) {
    const Seat seat = seatAt(at);
    const std::string who = " of seat " + std::to_string(at) + " differ";
    w13::View ofA{}, ofB{};
    a.view(seat, ofA);
    b.view(seat, ofB);
    if (!(ofA == ofB)) return "the views" + who;
    Decision forA, forB;
    a.decision(seat, forA);
    b.decision(seat, forB);
    if (!(forA == forB)) return "the questions" + who;
    if (a.eventsFor(seat) != b.eventsFor(seat)) return "the last events" + who;
    if (seat == Seat::Table) continue;
    a.interjections(seat, forA);
    b.interjections(seat, forB);
    if (!(forA == forB)) return "the interjections" + who;
    if (a.sinceLastLook(seat) != b.sinceLastLook(seat)) return "the events since the last look" + who;
  }
  return a.inside().session.history() == b.inside().session.history() ? "" : "the histories differ";
}

}  // namespace logs
