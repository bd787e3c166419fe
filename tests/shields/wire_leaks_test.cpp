// Leaks that somebody could build into the layer between match and phones are noticed in paired worlds.

#include <algorithm>

#include "shields/worlds.h"

namespace shields {

namespace {

using kernel::seatAt;

/// The first seat for which something holds; nothing: there is none.
template <class Holds>
std::optional<Seat> firstOf(const World& world, Holds holds) {
  for (int at = 0; at < world.match->seats(); ++at)
    if (holds(seatAt(at))) return seatAt(at);
  return std::nullopt;
}
std::optional<Seat> whoHasChosen(const World& world) {
  return firstOf(world, [&](Seat seat) { return world.chosen(seat) > 0; });
}
std::optional<Seat> whoHasNotes(const World& world) {
  return firstOf(world, [&](Seat seat) { return !world.match->notes(seat).empty(); });
}
std::size_t choicesOf(const World& world, Seat seat) {
  kernel::Decision d;
  if (world.match->asked().has(seat)) world.match->decision(seat, d);
  return static_cast<std::size_t>(d.size());
}
/// The cards that a seat's shield has been shown.
std::size_t cardsSeen(const World& world, Seat seat) {
  const Json& seen = world.phones[static_cast<std::size_t>(index(seat))]->seen();
  return seen.contains("face") ? seen["face"]["cards"].dump().size() % 3 : 0;
}

const WireLeak kOnBeat[] = {
    {"a frame more to all while somebody has chosen and not confirmed",
     [](World& world, Beat& beat) {
       if (whoHasChosen(world)) beat.frames.push_back(beat.frames.front());
     }},
    {"no frame to the others while somebody has chosen",
     [](World& world, Beat& beat) {
       if (const auto seat = whoHasChosen(world))
         std::erase_if(beat.frames, [&](const Frame& frame) { return frame.seat != *seat; });
     }},
    {"frames a beat later once somebody has notes",
     [](World& world, Beat& beat) {
       if (whoHasNotes(world) || !world.late.empty()) std::swap(world.late, beat.frames);
     }},
    {"frames as long as there are choices",
     [](World& world, Beat& beat) {
       for (Frame& frame : beat.frames)
         if (frame.from == End::Table) frame.bytes.resize(kFrameToPhone + choicesOf(world, frame.seat));
     }},
    {"frames to the table as long as the notes",
     [](World& world, Beat& beat) {
       for (Frame& frame : beat.frames)
         if (frame.from == End::Phone) frame.bytes.resize(kFrameToTable + world.match->notes(frame.seat).size());
     }},
    {"first to whoever has chosen most",
     [](World& world, Beat& beat) {
       std::ranges::stable_sort(beat.frames, std::greater(), [&](const Frame& f) { return world.chosen(f.seat); });
     }},
    {"a word to a shield whenever another seat has written notes",
     [](World& world, Beat&) {
       if (const auto seat = whoHasNotes(world)) world.party.refuse(world.after(*seat), "");
     }},
    {"the table says who has chosen something",
     [](World& world, Beat& beat) {
       if (const auto seat = whoHasChosen(world)) beat.table.push_back(world.voice->seat(*seat) + " chooses");
     }},
    {"the table says so, but not who",
     [](World& world, Beat& beat) { beat.table.emplace_back(whoHasChosen(world) ? "chooses" : "thinks"); }},
    {"the table says how much each has chosen, in a sum",
     [](World& world, Beat& beat) {
       std::size_t all = 0;
       for (int at = 0; at < world.match->seats(); ++at) all += world.chosen(seatAt(at));
       beat.table.push_back(std::to_string(all));
     }},
    {"the table says who has looked",
     [](World& world, Beat& beat) {
       for (const kernel::Look& look : world.match->looks()) beat.table.push_back(world.voice->seat(look.seat));
     }},
    {"a new code stands at the table while somebody has notes",
     [](World& world, Beat& beat) {
       if (const auto seat = whoHasNotes(world)) beat.table.push_back(world.party.offer(*seat));
     }},
    {"pictures are asked for by what is held: a frame more for each",
     [](World& world, Beat& beat) {
       for (int at = 0; at < world.match->seats(); ++at)
         for (std::size_t card = 0; card < cardsSeen(world, seatAt(at)); ++card)
           beat.frames.push_back({seatAt(at), End::Phone, Bytes(kFrameToTable)});
     }},
    {"pictures are sent by what is held: as long as they are",
     [](World& world, Beat& beat) {
       for (Frame& frame : beat.frames)
         if (frame.from == End::Table) frame.bytes.resize(kFrameToPhone + cardsSeen(world, frame.seat));
     }},
};

const WireLeak kToShield[] = {
    {"a buzz when the neighbour has a choice", nullptr,
     [](const World& world, Seat seat) { return std::string(choicesOf(world, world.after(seat)) > 3 ? "buzz" : ""); }},
    {"a buzz when the neighbour has chosen", nullptr,
     [](const World& world, Seat seat) { return std::string(world.chosen(world.after(seat)) > 0 ? "buzz" : ""); }},
    {"a line that is longer when the neighbour has news to read", nullptr,
     [](const World& world, Seat seat) {
       return std::string(world.match->events(world.after(seat), house::Since::LastLook).size(), '.');
     }},
    {"that the neighbour has notes", nullptr,
     [](const World& world, Seat seat) { return std::to_string(world.match->notes(world.after(seat)).empty()); }},
    {"a checksum of the neighbour's cards", nullptr,
     [](const World& world, Seat seat) {
       std::string names;
       for (const house::Voice::Card& each : world.voice->hand(world.after(seat))) names += each.name;
       return std::to_string(std::hash<std::string>{}(names) % 5);
     }},
    {"the neighbour's picture of its first card", nullptr,
     [](const World& world, Seat seat) {
       const auto hand = world.voice->hand(world.after(seat));
       return hand.empty() ? std::string() : hand.front().picture + hand.front().name;
     }},
};

/// The pairs of a few matches, each game's.
struct Match {
  const any::Game& game;
  house::Start start;
  std::vector<Pair> pairs;
};
std::vector<Match> someMatches() {
  std::vector<Match> matches;
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    for (const any::Game& game : any::games())
      matches.push_back({game, game.start(seed), pairsOf(game, game.start(seed), seed)});
  return matches;
}

bool isNoticed(const WireLeak& leak, const std::vector<Match>& matches) {
  for (const Match& match : matches)
    for (const Pair& pair : match.pairs)
      if (!differenceOf(match.game, match.start, pair, leak).empty()) return true;
  return false;
}

}  // namespace

TEST_CASE("Leaks that are planted between match and phones are noticed in paired worlds",
          "[shields][secrets][fair-play][heavy]") {
  const std::vector<Match> matches = someMatches();
  for (const auto& leaks : {std::span<const WireLeak>(kOnBeat), std::span<const WireLeak>(kToShield)})
    for (const WireLeak& leak : leaks) {
      INFO(leak.name);
      CHECK(isNoticed(leak, matches));
    }
}

}  // namespace shields
