#include "engine/house/lesson/lesson.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "engine/house/lesson/reading.h"
#include "engine/house/scenario/beginning.h"
#include "engine/house/scenario/run.h"
#include "engine/house/scenario/wording.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace house {

using kernel::Seat;

namespace {

/// Which step is done another way than the lesson's own, and which way.
struct Detour {
  std::size_t step = 0;
  std::size_t way = 0;
};

std::vector<kernel::Move> movesOf(const Stage& stage, std::size_t since) {
  const std::vector<kernel::Move> all = stage.moves();
  const auto later = std::span(all).subspan(since);
  return {later.begin(), later.end()};
}

/// Plays a lesson through once.
class Rehearsal {
 public:
  Rehearsal(const WrittenLesson& written, const std::string& file, const Staging& staging,
            std::vector<std::string>& mistakes)
      : written_(written), staging_(staging), run_(written.opening, file, staging, mistakes) {}

  /// False if it could not be played to its end.
  bool play(Lesson& lesson, Detour detour) {
    if (!run_.going() || !sit(lesson)) return false;
    for (std::size_t at = 0; at < written_.steps.size(); ++at)
      if (!step(lesson, written_.steps[at], detour.step == at ? detour.way : 0)) return false;
    lesson.moves = stage().moves();
    lesson.beginning = stage().beginning();
    return true;
  }
  void finish() { run_.finish(); }

 private:
  [[nodiscard]] Stage& stage() { return run_.stage(); }

  bool sit(Lesson& lesson) {
    for (int at = 0; at < stage().seats(); ++at) lesson.players.push_back(stage().nameOf(kernel::seatAt(at)));
    try {
      lesson.you = stage().seatNamed(written_.you.text);
    } catch (const kernel::DataError& error) {
      run_.differ(written_.you, error.what());
    }
    return lesson.you != Seat::Table;
  }
  bool step(Lesson& lesson, const WrittenStep& written, std::size_t way) {
    if (!written.when.is(Node::Type::Null) && !run_.when(written.when)) return false;
    if (!written.given.is(Node::Type::Null) && !run_.then(written.given)) return false;
    if (way > written.ways.size()) return slip(lesson.you, written.slips[way - written.ways.size() - 1]);
    LessonStep step;
    step.line = written.node.line;
    step.say = written.say;
    step.rule = written.rule;
    step.cases = written.cases;
    step.press = written.press.text;
    step.hand = written.hand;
    step.from = kernel::count(stage().moves());
    if (!written.at.is(Node::Type::Null)) step.at = target(written.at, lesson.you);
    for (const Node& each : written.with) step.with.push_back(target(each, lesson.you));
    checkCases(written, step, lesson.you);
    for (const std::vector<Node>& each : written.ways) step.ways.push_back(resolved(each, lesson.you));
    for (const WrittenSlip& each : written.slips) step.slips.push_back({resolved(each.way, lesson.you), each.why});
    if (!written.ways.empty()) {
      if (step.ways[way].empty()) return false;  // it was told
      step.hand = inHand(step.ways[way].front());
      if (!choose(lesson.you, written.ways[way], step.ways[way], step.hand)) return false;
    }
    lesson.steps.push_back(std::move(step));
    return written.then.is(Node::Type::Null) || run_.then(written.then);
  }
  /// A worse choice is made, to see whether what is said of it is true; the lesson does not go on from there.
  bool slip(Seat you, const WrittenSlip& written) {
    for (const Node& each : written.way)
      if (!run_.choose(you, each)) return false;
    if (!written.then.is(Node::Type::Null)) run_.then(written.then);
    return false;
  }
  LessonTarget target(const Node& at, Seat you) {
    const std::span<const std::string> places = staging_.places();
    if (std::ranges::find(places, at.text) != places.end()) return {at.text, {}};
    try {
      return {{}, stage().thingNamed(at.text, you)};
    } catch (const kernel::DataError& error) {
      const std::string screen = " nor a place of the screen (" + listed({places.begin(), places.end()}) + ")";
      run_.differ(at,
                  places.empty() ? error.what() : "\"" + at.text + "\" is neither a thing of this position" + screen);
      return {};
    }
  }
  /// The green and red lines beside the cards of an example must be what the rules say.
  void checkCases(const WrittenStep& written, const LessonStep& step, Seat you) {
    for (std::size_t at = 0; at < written.cases.size(); ++at) {
      const LessonCase& one = written.cases[at];
      const Node& node = written.node.find("cases")->items[at];
      try {
        if (stage().mayUse(you, one.card, step.at.thing) != one.good)
          run_.differ(node, "by the rules " + one.card + " would " + (one.good ? "not do here" : "do here") +
                                ", so \"good\" must be " + (one.good ? "false" : "true"));
      } catch (const kernel::DataError& error) {
        run_.differ(node.at("card"), error.what());
      }
    }
  }
  /// The moves these words mean, one after the other; empty if one is not offered, which is told.
  std::vector<kernel::Move> resolved(const std::vector<Node>& words, Seat you) {
    const std::unique_ptr<Stage> trial = stage().copy();
    const std::size_t before = trial->moves().size();
    for (const Node& each : words) {
      try {
        trial->choose(you, each.text);
      } catch (const std::exception& error) {
        run_.differ(each, error.what());
        return {};
      }
    }
    return movesOf(*trial, before);
  }
  /// One screen for all of a step: a visit is confirmed once, and the note knows where it is.
  bool choose(Seat you, const std::vector<Node>& words, const std::vector<kernel::Move>& moves, bool hand) {
    for (std::size_t at = 0; at < words.size(); ++at) {
      const bool there = at == 0 ? hand : hand ? stage().decision(you).goesOnInVisit() : inHand(moves[at]);
      if (there != hand)
        run_.differ(words[at], std::string("this is chosen ") + (hand ? "on the table" : "behind the curtain") +
                                   ", what comes before it is not: make it a step of its own");
      if (!run_.choose(you, words[at])) return false;
    }
    return true;
  }
  /// Whether a choice is made behind the curtain.
  bool inHand(const kernel::Move& move) {
    const bool interjects = move.how == kernel::How::Interjection;
    const kernel::Decision d = interjects ? stage().interjections(move.seat) : stage().decision(move.seat);
    if (interjects) return d.openness() != kernel::Openness::Public;
    if (d.openness() == kernel::Openness::Secret) return true;
    const auto open = d.openChoices();
    return d.openness() == kernel::Openness::WithHand && std::find(open.begin(), open.end(), move.choice) == open.end();
  }

  const WrittenLesson& written_;
  const Staging& staging_;
  ScenarioRun run_;
};

/// Whether the other seats play the same, whichever way the learner has gone.
bool sameForOthers(const Lesson& own, const Lesson& other) {
  if (own.moves.size() != other.moves.size()) return false;
  for (std::size_t at = 0; at < own.moves.size(); ++at)
    if (own.moves[at].seat != own.you && own.moves[at] != other.moves[at]) return false;
  return true;
}

void tryOtherWays(const WrittenLesson& written, const std::string& file, const Staging& staging, const Lesson& own,
                  std::vector<std::string>& mistakes) {
  for (std::size_t step = 0; step < written.steps.size(); ++step) {
    for (std::size_t way = 1; way < written.steps[step].ways.size(); ++way) {
      std::vector<std::string> differences;
      Lesson other;
      const bool played = Rehearsal(written, file, staging, differences).play(other, {step, way});
      const std::string name = " [by the way \"" + written.steps[step].ways[way].front().text + "\"]";
      for (const std::string& each : differences) mistakes.push_back(each + name);
      if (!played || sameForOthers(own, other)) continue;
      const Node& at = written.steps[step].node;
      std::string mistake = file;
      mistake.append(":").append(std::to_string(at.line)).append(":").append(std::to_string(at.column));
      mistake.append(": the other seats cannot play on as they do otherwise").append(name);
      mistakes.push_back(std::move(mistake));
    }
  }
}

/// What is said of worse choices must be true as well.
void trySlips(const WrittenLesson& written, const std::string& file, const Staging& staging,
              std::vector<std::string>& mistakes) {
  for (std::size_t step = 0; step < written.steps.size(); ++step)
    for (std::size_t at = 0; at < written.steps[step].slips.size(); ++at) {
      Lesson other;
      Rehearsal(written, file, staging, mistakes).play(other, {step, written.steps[step].ways.size() + 1 + at});
    }
}

/// The name of a file without folders and ending.
std::string stemOf(const std::string& file) {
  const std::size_t slash = file.find_last_of("/\\");
  const std::string name = file.substr(slash == std::string::npos ? 0 : slash + 1);
  return name.substr(0, name.find_last_of('.'));
}

int wordsIn(const LessonStep& step) {
  int words = wordCount(step.say.en);
  for (const LessonCase& each : step.cases) words += wordCount(each.why.en);
  return words;
}

int clicksIn(const LessonStep& step, bool wasInHand) {
  if (step.press == "hand") return 2;  // the button, and the curtain that is held
  if (step.ways.empty()) return 1;     // Next, or what is pressed
  const int choices = kernel::count(step.ways.front());
  return !step.hand ? choices : choices + (wasInHand ? 1 : 3);  // the confirmation; before it button and curtain
}

LessonEffort effort(const Lesson& lesson, bool toFirst) {
  LessonEffort sum;
  bool inHand = false;
  for (const LessonStep& step : lesson.steps) {
    sum.words += wordsIn(step);
    sum.clicks += clicksIn(step, inHand);
    if (toFirst && !step.ways.empty()) break;
    inHand = step.press == "hand" || (inHand && step.ways.empty());
  }
  return sum;
}

}  // namespace

ReadLesson readLesson(const std::string& file, const std::string& text, const Staging& staging) {
  ReadLesson read;
  std::vector<Mistake> mistakes;
  const std::optional<WrittenLesson> written = readWritten(file, text, staging, mistakes);
  for (const Mistake& each : mistakes) read.mistakes.push_back(toString(each));
  if (!written) return read;
  Lesson lesson;
  lesson.id = stemOf(file);
  lesson.file = file;
  lesson.title = written->title;
  lesson.about = written->about;
  lesson.rules = written->rules;
  lesson.fast = written->fast;
  lesson.recap = written->recap;
  lesson.question = written->question;
  Rehearsal rehearsal(*written, file, staging, read.mistakes);
  if (rehearsal.play(lesson, {written->steps.size(), 0})) {
    rehearsal.finish();
    tryOtherWays(*written, file, staging, lesson, read.mistakes);
    trySlips(*written, file, staging, read.mistakes);
  }
  if (read.mistakes.empty()) read.lesson = std::move(lesson);
  return read;
}

std::shared_ptr<KeptMatch> lessonMatch(const Lesson& lesson, int moves, std::uint64_t seed) {
  std::shared_ptr<KeptMatch> match = lesson.beginning->match(seed);
  for (const kernel::Move& move : std::span(lesson.moves).first(kernel::sizeOf(moves))) match->play(move);
  return match;
}

LessonEffort effortToFirstChoice(const Lesson& lesson) { return effort(lesson, true); }
LessonEffort effortOf(const Lesson& lesson) { return effort(lesson, false); }

int minutesOf(const Lesson& lesson) {
  return std::max(1, static_cast<int>(std::lround(secondsOf(effortOf(lesson)) / 60)));
}

double secondsOf(const LessonEffort& effort) {
  constexpr double kWordsPerMinute = 200, kSecondsPerClick = 2;
  return effort.words * 60 / kWordsPerMinute + effort.clicks * kSecondsPerClick;
}

}  // namespace house
