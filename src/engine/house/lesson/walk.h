#pragma once
// A lesson walked through in lines, without a screen: each note, the move it asks for, and what comes of it.

#include <string>
#include <vector>

#include "engine/house/lesson/lesson.h"
#include "engine/house/match/game_module.h"

namespace house {

/// A note, and what belongs to it.
struct WalkedStep {
  std::vector<std::string> before;  ///< what has happened since the last note; the learner's hand where it is opened
  std::string note;
  std::string rule;                ///< the rule behind it, with its name; empty: none
  std::vector<std::string> moves;  ///< what the learner does, as buttons say it
  std::vector<std::string> worse;  ///< in a puzzle, why other choices are not as good
};

/// A lesson from its first note to its end, in one language.
struct Walked {
  std::vector<WalkedStep> steps;
  std::vector<std::string> after;  ///< what still happens after the last note
  std::vector<std::string> recap;
  std::string question;  ///< asked at the end, with its good answer; empty: none
};

/// What the players of a lesson are called, by seat: as its file calls them, or "" if they are called by their roles.
[[nodiscard]] std::vector<std::string> playersIn(const Lesson& lesson, const GameModule& game);

/// Walks through a lesson that was read with this game's staging.
[[nodiscard]] Walked walkThrough(const Lesson& lesson, const GameModule& game, const RuleBook& rules,
                                 Language language);

}  // namespace house
