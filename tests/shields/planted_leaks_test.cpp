// Leaks that somebody could build into what a shield shows are noticed.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "house/any_game.h"
#include "shields/face.h"
#include "support/catch.h"

namespace shields {

namespace {

using house::Json;
using kernel::Decision;
using kernel::seatAt;

/// What somebody adds to the face of a seat.
using Leak = Json (*)(const Table&, Seat seat);
struct Planted {
  const char* name;
  Leak leak;
};

Seat neighbour(const Table& table, Seat seat) { return seatAt((index(seat) + 1) % table.match.seats()); }

Decision asksNeighbour(const Table& table, Seat seat) {
  Decision d;
  const Seat next = neighbour(table, seat);
  if (table.match.asked().has(next)) table.match.decision(next, d);
  return d;
}

const Planted kPlanted[] = {
    {"how many choices the neighbour has", [](const Table& t, Seat s) { return Json(asksNeighbour(t, s).size()); }},
    {"whether the neighbour has a choice at all",
     [](const Table& t, Seat s) { return Json(asksNeighbour(t, s).size() > 1); }},
    {"the neighbour's first choice",
     [](const Table& t, Seat s) {
       const Decision d = asksNeighbour(t, s);
       return d.empty() ? Json() : Json(t.voice.choice(d, d.choices()[0], neighbour(t, s)));
     }},
    {"what the neighbour knows", [](const Table& t, Seat s) { return Json(t.voice.secrets(neighbour(t, s), false)); }},
    {"how long that is",
     [](const Table& t, Seat s) {
       std::size_t letters = 0;
       for (const std::string& line : t.voice.secrets(neighbour(t, s), true)) letters += line.size();
       return Json(letters);
     }},
    {"how many lines that is",
     [](const Table& t, Seat s) { return Json(t.voice.secrets(neighbour(t, s), true).size()); }},
    {"what the neighbour sees", [](const Table& t, Seat s) { return t.match.view(neighbour(t, s)); }},
    {"a checksum of what the neighbour sees",
     [](const Table& t, Seat s) { return Json(std::hash<std::string>{}(t.match.view(neighbour(t, s)).dump()) % 7); }},
    {"whether the neighbour holds something to respond with",
     [](const Table& t, Seat s) {
       Decision d;
       if (t.match.mayInterject(neighbour(t, s))) t.match.interjections(neighbour(t, s), d);
       return Json(!d.empty());
     }},
    {"how many responses the neighbour has",
     [](const Table& t, Seat s) {
       Decision d;
       if (t.match.mayInterject(neighbour(t, s))) t.match.interjections(neighbour(t, s), d);
       return Json(d.size());
     }},
    {"the neighbour's cards", [](const Table& t, Seat s) { return faceOf(t, neighbour(t, s), {}, {})["cards"]; }},
    {"how many cards the neighbour shows",
     [](const Table& t, Seat s) { return Json(t.voice.hand(neighbour(t, s)).size()); }},
    {"whether the neighbour holds two cards alike",
     [](const Table& t, Seat s) {
       const auto alike = [](const house::Voice::Card& each) { return each.count > 1; };
       return Json(std::ranges::any_of(t.voice.hand(neighbour(t, s)), alike));
     }},
    {"what the neighbour knows beside its cards",
     [](const Table& t, Seat s) { return Json(t.voice.besidesHand(neighbour(t, s))); }},
    {"pictures of the things as the neighbour sees them",
     [](const Table& t, Seat s) {
       Json pictures = Json::array();
       for (const house::Voice::Thing& each : t.voice.things(s))
         pictures.push_back(t.voice.picture(each.noun, neighbour(t, s)));
       return pictures;
     }},
    {"pieces of the table as the neighbour sees them",
     [](const Table& t, Seat s) {
       Json pictures = Json::array();
       for (const house::OpenPlace& place : t.voice.openPlaces())
         for (const house::OpenPiece& each : place.pieces)
           pictures.push_back(t.voice.picture(each.thing, neighbour(t, s)));
       return pictures;
     }},
    {"whether a choice of the neighbour lies on the table",
     [](const Table& t, Seat s) {
       const Decision d = asksNeighbour(t, s);
       Json found = Json::array();
       for (const house::OpenPlace& place : t.voice.openPlaces())
         for (const house::OpenPiece& each : place.pieces)
           found.push_back(std::ranges::any_of(d.choices(), [&](const auto& c) { return c.noun == each.thing; }));
       return found;
     }},
    {"how many things the neighbour may ask about",
     [](const Table& t, Seat s) { return Json(t.voice.things(neighbour(t, s)).size()); }},
    {"why the neighbour cannot choose a thing",
     [](const Table& t, Seat s) { return faceOf(t, neighbour(t, s), {}, {.why = 0}).value("why", Json()); }},
    {"the rules that keep things from the neighbour",
     [](const Table& t, Seat s) {
       Json rules = Json::array();
       for (const house::Voice::Thing& each : t.voice.things(s))
         rules.push_back(static_cast<int>(t.match.why(neighbour(t, s), each.noun)));
       return rules;
     }},
};

/// Whether a leak is noticed in some match of some game.
bool isNoticed(Leak leak) {
  for (const any::Game& game : any::games())
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const house::Start start = game.start(seed);
      const auto match = beginMatch(game.box, start);
      kernel::Luck luck(seed), dreams(seed);
      while (!match->over()) {
        any::playOn(*match, luck, 1 + luck.pick(6, kernel::ChanceOf::Card));
        if (match->over()) break;
        for (int at = 0; at < match->seats(); ++at) {
          const auto shown = [&](std::span<const std::uint8_t> state) {
            const auto world = game.inState(start, state);
            const auto voice = game.voice(*world, house::Language::English);
            const Table table{*world, *voice, game.rules};
            Json face = faceOf(table, seatAt(at), {}, {});
            face["leak"] = leak(table, seatAt(at));
            return face.dump();
          };
          const auto dream = match->imagined(seatAt(at), dreams);
          if (shown(match->stateAt(match->history().size())) != shown(dream)) return true;
        }
      }
    }
  return false;
}

}  // namespace

TEST_CASE("Leaks that are planted in what a shield shows are noticed", "[shields][secrets][fair-play][heavy]") {
  for (const Planted& each : kPlanted) {
    INFO(each.name);
    CHECK(isNoticed(each.leak));
  }
  // and nothing is noticed where nothing leaks
  CHECK_FALSE(isNoticed([](const Table&, Seat) { return Json(); }));
}

}  // namespace shields
