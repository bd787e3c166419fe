#pragma once
// A lesson as written, before it is played through.

#include <optional>

#include "engine/house/lesson/lesson.h"
#include "engine/house/scenario/scenario.h"

namespace house {

/// A worse choice as written.
struct WrittenSlip {
  Node node;
  std::vector<Node> way;  ///< texts
  Text why;
  Node then;  ///< facts, checked after it is made
};

/// A step as written. Nodes are Null where nothing is said.
struct WrittenStep {
  Node node;
  Text say;
  std::string rule;
  std::vector<LessonCase> cases;
  Node at;                 ///< a text
  std::vector<Node> with;  ///< texts
  Node press;              ///< a text
  bool hand = false;
  Node when;                            ///< steps of a scenario, played before the note comes up
  Node then;                            ///< facts, checked when the step is done
  std::vector<std::vector<Node>> ways;  ///< texts: what the learner does
  std::vector<WrittenSlip> slips;
  Node given;  ///< facts, checked when the note comes up
};

struct WrittenLesson {
  Text title;
  Text about;
  std::vector<std::string> rules;
  bool fast = false;
  std::vector<Text> recap;
  LessonQuestion question;
  Node you;  ///< a text
  Case opening;
  std::vector<WrittenStep> steps;
};

/// How many words a text has.
[[nodiscard]] int wordCount(const std::string& text);

/// Reads a lesson and checks all that can be checked without playing; nothing if there is a mistake.
[[nodiscard]] std::optional<WrittenLesson> readWritten(const std::string& file, const std::string& text,
                                                       const Staging& staging, std::vector<Mistake>& mistakes);

}  // namespace house
