// What several events say together.

#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/said/words.h"

namespace w13 {

namespace {

constexpr const char* kRolled = "event.die-rolled.several";
constexpr const char* kLeads = "event.die-rolled.leads";
constexpr const char* kField = "event.die-rolled.field";

bool isMoveTo(const Event& event, Spot spot) { return event.what == Happened::DieMoved && spotOf(event) == spot; }

/// A die that moves to a spot and is rolled there.
bool rolledInto(const Events& events, std::size_t at, Spot spot) {
  return at + 1 < events.size() && isMoveTo(events[at], spot) && events[at + 1].what == Happened::DieRolled &&
         events[at + 1].noun == events[at].noun;
}

/// The rolls that begin at an event and belong together: their last events, and how many events they take in all.
struct Row {
  std::vector<const Event*> rolls;
  std::size_t length = 0;
  const char* name = nullptr;
};
Row rowAt(const Events& events, std::size_t at) {
  Row row;
  for (const Spot spot : {Spot::Leads, Spot::Field})
    for (; rolledInto(events, at + row.length, spot); row.length += 2) {
      const char* name = spot == Spot::Leads ? kLeads : kField;
      if (row.name != nullptr && row.name != name) return row;
      row.name = name;
      row.rolls.push_back(&events[at + row.length + 1]);
    }
  if (row.name != nullptr) return row;
  for (; at + row.length < events.size(); ++row.length) {
    const Event& event = events[at + row.length];
    if (event.what != Happened::DieRolled || event.seat != events[at].seat) break;
    row.name = kRolled;
    row.rolls.push_back(&event);
  }
  return row;
}

}  // namespace

// A row of dice rolled together is one line; so is Stress drawn one by one.
std::vector<std::string> Words::lines(const Events& events, const View& v) const {
  std::vector<std::string> said;
  for (std::size_t at = 0; at < events.size(); ++at) {
    if (&saying(events, at) != &events[at]) continue;
    const Row row = rowAt(events, at);
    if (row.rolls.size() < row.length || row.rolls.size() > 1) {
      std::string faces;
      for (const Event* roll : row.rolls) faces += (faces.empty() ? "" : ", ") + clue(faceOf(*roll));
      said.push_back(filled(in(row.name), [&](std::string_view) { return faces; }));
      at += row.length - 1;
      continue;
    }
    Event told = events[at];
    while (told.what == Happened::StressDrawn && at + 1 < events.size() && events[at + 1].what == told.what &&
           events[at + 1].seat == told.seat)
      told.number = static_cast<std::int16_t>(told.number + events[++at].number);
    if (std::string line = event(told, v); !line.empty()) said.push_back(std::move(line));
  }
  return said;
}

}  // namespace w13
