#pragma once
// A lesson: a position, and steps in which the learner reads or acts while the other seats follow a script. Written as
// JSON, a scenario with notes (docs/lessons.md). Reading one plays it through, so a lesson in memory is known to work
// with these rules and cards.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/season/season.h"

namespace w13 {

/// The most words of a step, in each language; people read 200 a minute.
inline constexpr int kMostLessonWords = 40;

/// What the coach points at that is not a piece: an area of the screen, or a button. The window knows each.
[[nodiscard]] const std::vector<std::string>& lessonPlaces();

/// One of the cards of a worked example, and whether it would do.
struct LessonCase {
  DesignId card{};
  bool good = false;
  Text why;  ///< a few words below it
};

/// What the coach points at: one of lessonPlaces(), or a thing of the game.
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

/// Where a lesson begins. Closed: it knows all secrets of the position.
class LessonOpening;

struct Lesson {
  std::string id;    ///< the file's name: "03-claiming"
  std::string file;  ///< as mistakes name it
  Text title;
  Text about;  ///< one line for the list of lessons
  std::vector<std::string> rules;
  bool fast = false;        ///< it belongs to the fast track
  std::vector<Text> recap;  ///< what to remember of it, a line each
  LessonQuestion question;  ///< asked at its end
  Seat you = Seat::Table;   ///< the learner's seat
  std::vector<LessonStep> steps;
  std::vector<kernel::Move> moves;  ///< all moves of all seats, in order, along the lesson's own way
  std::vector<AgentId> agents;      ///< by seat
  std::shared_ptr<const LessonOpening> opening;
};

/// The result of reading a lesson: the lesson only if it has no mistakes. Each mistake is one sentence with its place:
/// "data/lessons/03-claiming.json:12:7: ...".
struct ReadLesson {
  std::optional<Lesson> lesson;
  std::vector<std::string> mistakes;
};
/// Reads a lesson and plays it through, along each of its ways. `cards` must outlive the lesson.
[[nodiscard]] ReadLesson readLesson(const std::string& file, const std::string& text, const Catalog& cards);

/// The season of a lesson after its first `moves` moves. Chance gives what the lesson says, then is drawn from `seed`.
/// `cards` are those the lesson was read with.
[[nodiscard]] Season lessonSeason(const Lesson& lesson, std::shared_ptr<const Catalog> cards, int moves,
                                  std::uint64_t seed);

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

}  // namespace w13
