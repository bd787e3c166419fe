#include "engine/warehouse13/lesson/opening.h"

#include "engine/kernel/errors.h"
#include "engine/warehouse13/season_inside.h"

namespace w13 {

namespace {

/// What a lesson says comes up; afterwards it is drawn.
class LessonChance final : public kernel::Chance {
 public:
  LessonChance(SaidChance said, std::uint64_t seed) : said_(std::move(said)), luck_(seed) {}
  int pick(int n, kernel::ChanceOf of) override {
    try {
      return said_.pick(n, of);
    } catch (const kernel::ScriptError&) {  // nothing more is said, or the learner has come another way
      return luck_.pick(n, of);
    }
  }
  void about(kernel::Noun what) override {
    said_.about(what);
    luck_.about(what);
  }
  void watch(const World& world) { said_.watch(&world); }

 private:
  SaidChance said_;
  kernel::Luck luck_;
};

}  // namespace

Season seasonFrom(const LessonOpening& opening, std::shared_ptr<const Catalog> cards, std::span<const LessonMove> moves,
                  std::uint64_t seed) {
  auto chance = std::make_unique<LessonChance>(opening.chance, seed);
  LessonChance& source = *chance;
  auto inside = opening.deals ? std::make_unique<Season::Inside>(std::move(cards), opening.setup, std::move(chance))
                              : std::make_unique<Season::Inside>(std::move(cards), opening.setup, opening.state,
                                                                 std::move(chance));
  source.watch(inside->session.state().world);
  for (const LessonMove& move : moves) {
    if (move.response) inside->session.interject(move.seat, move.choice);
    else inside->session.choose(move.seat, move.choice);
  }
  return Season(std::move(inside));
}

}  // namespace w13
