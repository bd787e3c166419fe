#include "engine/games/warehouse13/lesson/lesson.h"

#include <span>

#include "engine/games/warehouse13/lesson/opening.h"
#include "engine/games/warehouse13/scenario/season_stage.h"
#include "engine/kernel/count.h"

namespace w13 {

namespace {

const LessonOpening& openingOf(const Lesson& lesson) { return static_cast<const LessonOpening&>(*lesson.beginning); }

}  // namespace

const std::vector<std::string>& lessonPlaces() {
  static const std::vector<std::string> kPlaces = {
      "abilities", "artifact", "challenge", "consequences", "faced",         "field",        "gate",          "goo",
      "hand",      "leads",    "log",       "lost",         "loyalty",       "neutralizer",  "obstacles",     "phases",
      "piles",     "ping",     "plots",     "prompt",       "recap",         "requirements", "rooms",         "rules",
      "seats",     "stacks",   "stress",    "track",        "traitor-cards", "walkways",     "warehouse-dice"};
  return kPlaces;
}

ReadLesson readLesson(const std::string& file, const std::string& text, const Catalog& cards) {
  return house::readLesson(file, text, SeasonStaging(cards));
}

std::vector<AgentId> agentsOf(const Lesson& lesson) { return openingOf(lesson).setup.agents; }

Season lessonSeason(const Lesson& lesson, std::shared_ptr<const Catalog> cards, int moves, std::uint64_t seed) {
  return seasonFrom(openingOf(lesson), std::move(cards), std::span(lesson.moves).first(kernel::sizeOf(moves)), seed);
}

}  // namespace w13
