#include "engine/games/warehouse13/lesson/opening.h"

#include "engine/games/warehouse13/season/season_inside.h"

namespace w13 {

Season seasonFrom(const LessonOpening& opening, std::shared_ptr<const Catalog> cards,
                  std::span<const kernel::Move> moves, std::uint64_t seed) {
  auto chance = std::make_unique<SaidChance>(opening.chance);
  SaidChance& source = *chance;
  source.drawRest(seed);
  auto inside = opening.deals ? std::make_unique<Season::Inside>(std::move(cards), opening.setup, std::move(chance))
                              : std::make_unique<Season::Inside>(std::move(cards), opening.setup, opening.state,
                                                                 std::move(chance));
  source.watch(&inside->session.state().world);
  for (const kernel::Move& move : moves) {
    if (move.how == kernel::How::Interjection) inside->session.interject(move.seat, move.choice);
    else inside->session.choose(move.seat, move.choice);
  }
  return Season(std::move(inside));
}

}  // namespace w13
