#include "engine/games/warehouse13/lesson/opening.h"

#include "engine/games/warehouse13/season/season_inside.h"

namespace w13 {

namespace {

std::shared_ptr<Season::Inside> begun(const LessonOpening& opening, std::shared_ptr<const Catalog> cards,
                                      std::uint64_t seed) {
  auto chance = std::make_unique<SaidChance>(opening.chance);
  SaidChance& source = *chance;
  source.drawRest(seed);
  auto inside = opening.deals ? std::make_shared<Season::Inside>(std::move(cards), opening.setup, std::move(chance))
                              : std::make_shared<Season::Inside>(std::move(cards), opening.setup, opening.state,
                                                                 std::move(chance));
  source.watch(&inside->session.state().world);
  return inside;
}

}  // namespace

std::shared_ptr<house::KeptMatch> LessonOpening::match(std::uint64_t seed) const { return begun(*this, cards, seed); }

Setup setupOf(const World& world) {
  Setup setup;
  setup.variants = world.variants;
  for (const Seat seat : world.seats()) setup.agents.push_back(world.agent(seat).who);
  return setup;
}

Season seasonFrom(const LessonOpening& opening, std::shared_ptr<const Catalog> cards,
                  std::span<const kernel::Move> moves, std::uint64_t seed) {
  std::shared_ptr<Season::Inside> inside = begun(opening, std::move(cards), seed);
  for (const kernel::Move& move : moves) inside->play(move);
  return Season(std::move(inside));
}

}  // namespace w13
