#include "engine/house/lesson/first_game.h"

#include <algorithm>

#include "engine/kernel/count.h"

namespace house {

using kernel::Decision;
using kernel::Openness;
using kernel::Seat;

namespace {

bool has(const std::vector<std::string_view>& moments, const std::string& one) {
  return !one.empty() && std::ranges::find(moments, one) != moments.end();
}

bool hasHappened(const FirstCard& card, const std::vector<Event>& events) {
  return std::ranges::any_of(events, [&](const Event& event) {
    return std::ranges::find(card.happens, static_cast<int>(event.what)) != card.happens.end();
  });
}

}  // namespace

const FirstCard* FirstGame::ofQuestion(int question, Seat reader) const {
  const int place = cards_.placeOf(question);
  if (place < 0) return nullptr;
  const FirstCard& card = kernel::at(cards_.all(), place);
  return isNew(card, reader) ? &card : nullptr;
}

void FirstGame::remember(const KeptMatch& match) {
  for (std::size_t move = 0; move < match.history().size(); ++move) {
    Decision d;
    match.answered(move, d);
    if (const FirstCard* card = ofQuestion(d.question(), Seat::Table)) {
      const bool secret = d.openness() == Openness::Secret;
      read(*card, secret ? d.seat() : Seat::Table);
    }
  }
  const std::vector<Event> events = match.events(Seat::Table, Since::Beginning);
  const std::vector<std::string_view> now = game_.moments(match, Seat::Table);
  for (const FirstCard& card : cards_.all())
    if (hasHappened(card, events) || has(now, card.when)) read(card, Seat::Table);
  for (const Seat seat : kernel::SeatSet::firstOf(match.seats())) {
    const std::vector<std::string_view> seen = game_.moments(match, seat);
    for (const FirstCard& card : cards_.all())
      if (has(seen, card.when)) read(card, seat);
  }
}

// What has happened led to the question, so it comes first.
const FirstCard* FirstGame::onTable(const Match& match, kernel::SeatSet persons) const {
  if (match.asked().empty() || persons.empty()) return nullptr;
  const std::vector<Event> events = match.events(Seat::Table, Since::Beginning);
  const std::vector<std::string_view> now = game_.moments(match, Seat::Table);
  for (const FirstCard& card : cards_.all())
    if (isNew(card, Seat::Table) && (hasHappened(card, events) || has(now, card.when))) return &card;
  Decision face;
  match.decision(Seat::Table, face);
  if (face.openness() == Openness::Secret || !persons.has(face.seat())) return nullptr;
  return ofQuestion(face.question(), Seat::Table);
}

// A card that the table reads is not read here once more.
const FirstCard* FirstGame::behind(const Match& match, Seat seat, bool asked) const {
  const std::vector<std::string_view> seen = game_.moments(match, seat), known = game_.moments(match, Seat::Table);
  for (const FirstCard& card : cards_.all())
    if (isNew(card, seat) && has(seen, card.when) && !has(known, card.when)) return &card;
  if (!asked || !match.asked().has(seat)) return nullptr;
  Decision d;
  match.decision(seat, d);
  return d.openness() == Openness::Secret ? ofQuestion(d.question(), seat) : nullptr;
}

}  // namespace house
