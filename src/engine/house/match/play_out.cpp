#include "engine/house/match/play_out.h"

#include <algorithm>

#include "engine/kernel/errors.h"

namespace house {

namespace {

/// Whether a choice is made where nobody else looks.
bool isSecret(const kernel::Decision& d, const kernel::Choice& choice) {
  return d.openness() == kernel::Openness::Secret ||
         std::ranges::find(d.openChoices(), choice) == d.openChoices().end();
}

}  // namespace

Asked playOut(Match& match, Referee& bots, const std::function<void()>& each, kernel::SeatSet onShields) {
  Asked asked;
  kernel::Seat behind = kernel::Seat::Table;
  kernel::Decision d;
  while (!match.over()) {
    if (each) each();
    if (match.steps() > kMostMoves)
      throw kernel::RefusedError("the match has no end: " + std::to_string(match.steps()) + " moves were made");
    while (const std::optional<kernel::Said> said = bots.remark()) match.say(said->seat, said->remark);
    if (const std::optional<kernel::Move> move = bots.response()) {
      match.interject(move->seat, move->choice);
      behind = kernel::Seat::Table;
      continue;
    }
    const kernel::Move move = bots.answer(match.asked().first(), d);
    asked.choices += d.size();
    const bool secret = isSecret(d, move.choice);
    if (secret && behind != move.seat && !onShields.has(move.seat)) ++asked.visits;
    behind = secret ? move.seat : kernel::Seat::Table;
    match.choose(move.seat, move.choice);
  }
  return asked;
}

}  // namespace house
