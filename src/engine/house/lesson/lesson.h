#pragma once
// A lesson of any game: a position, and steps in which the learner reads or acts while the other seats follow a script.
// Written as JSON, a scenario with notes (docs/lessons.md). Reading one plays it through, so a lesson in memory is
// known to work with these rules and this data.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/house/said/text.h"
#include "engine/kernel/choice.h"

namespace house {

class Beginning;
class KeptMatch;
class Staging;

/// The most words of a step, in each language; people read 200 a minute.
inline constexpr int kMostLessonWords = 40;

/// One of the cards of a worked example, and whether it would do.
struct LessonCase {
  std::string card;  ///< as the game's files name it: "tesla"
  bool good = false;
  Text why;  ///< a few words below it
};

/// What the coach points at: one of Staging::places(), or a thing of the game.
struct LessonTarget {
  std::string place;
  kernel::Noun thing;
  [[nodiscard]] bool none() const { return place.empty() && thing == kernel::Noun(); }
};

/// A choice that a puzzle refuses, and why.
struct LessonSlip {
  std::vector<kernel::Move> moves;
  Text why;
};

/// An answer to the question at a lesson's end.
struct LessonAnswer {
  Text say;
  bool good = false;
  Text why;
};
struct LessonQuestion {
  Text ask;
  std::vector<LessonAnswer> answers;  ///< one of them is good; none: there is no question
};

/// One step: the coach says something; then the learner acts, or reads on.
struct LessonStep {
  int line = 1;  ///< in the lesson's file
  Text say;
  std::string rule;                ///< the rule behind it
  std::vector<LessonCase> cases;   ///< a worked example, if it has one
  LessonTarget at;                 ///< what the coach points at; none: at the pending choice, or at nothing
  std::vector<LessonTarget> with;  ///< what else the note mentions: framed too, and kept free
  std::string press;               ///< what to open: "hand" or "rules"; empty: nothing
  bool hand = false;               ///< it happens on the secret screen
  int from = 0;                    ///< number of moves made when its note comes up
  /// The ways to continue, each the choices of one visit; the first is the lesson's own. Empty: nothing is chosen.
  std::vector<std::vector<kernel::Move>> ways;
  std::vector<LessonSlip> slips;  ///< a puzzle: the coach points at nothing, and says why these are worse
  [[nodiscard]] bool puzzles() const { return !slips.empty(); }
};

struct Lesson {
  std::string id;    ///< the file's name: "03-claiming"
  std::string file;  ///< as mistakes name it
  Text title;
  Text about;  ///< one line for the list of lessons
  std::vector<std::string> rules;
  bool fast = false;                       ///< it belongs to the fast track
  std::vector<Text> recap;                 ///< what to remember of it, a line each
  LessonQuestion question;                 ///< asked at its end
  kernel::Seat you = kernel::Seat::Table;  ///< the learner's seat
  std::vector<LessonStep> steps;
  std::vector<kernel::Move> moves;             ///< all moves of all seats, in order, along the lesson's own way
  std::vector<std::string> players;            ///< by seat, as files write them: "claudia"
  std::shared_ptr<const Beginning> beginning;  ///< closed to screens
};

/// The result of reading a lesson: the lesson only if it has no mistakes. Each mistake is one sentence with its place:
/// "03-claiming.json:12:7: ...".
struct ReadLesson {
  std::optional<Lesson> lesson;
  std::vector<std::string> mistakes;
};
/// Reads a lesson and plays it through, along each of its ways.
[[nodiscard]] ReadLesson readLesson(const std::string& file, const std::string& text, const Staging& staging);

/// The match of a lesson after its first `moves` moves. Chance brings what the lesson says, then is drawn from `seed`.
[[nodiscard]] std::shared_ptr<KeptMatch> lessonMatch(const Lesson& lesson, int moves, std::uint64_t seed);

/// How much a learner reads and does along the lesson's own way.
struct LessonEffort {
  int words = 0;   ///< of the notes, in English
  int clicks = 0;  ///< on Next, on pieces, and to confirm
};
/// Up to the learner's first choice, and in all. A lesson without a choice counts in full for both.
[[nodiscard]] LessonEffort effortToFirstChoice(const Lesson& lesson);
[[nodiscard]] LessonEffort effortOf(const Lesson& lesson);
/// How long that takes, at 200 words a minute and 2 seconds to find and press something.
[[nodiscard]] double secondsOf(const LessonEffort& effort);
/// The same for a whole lesson, in minutes, at least one.
[[nodiscard]] int minutesOf(const Lesson& lesson);

}  // namespace house
