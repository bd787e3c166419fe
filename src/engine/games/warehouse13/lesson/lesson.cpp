#include "engine/games/warehouse13/lesson/lesson.h"

#include <algorithm>
#include <cmath>

#include "engine/games/warehouse13/lesson/opening.h"
#include "engine/games/warehouse13/lesson/reading.h"
#include "engine/games/warehouse13/queries.h"
#include "engine/games/warehouse13/scenario/scenario.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

/// Which step is done another way than the lesson's own, and which way.
struct Detour {
  std::size_t step = 0;
  std::size_t way = 0;
};

std::vector<kernel::Move> movesOf(const Playing& game, std::size_t since) {
  return {game.moves().begin() + static_cast<std::ptrdiff_t>(since), game.moves().end()};
}

/// Whether a seat may use a card now: in Work the Case to pay, for that die if one is pointed at; else for its text.
bool wouldDo(const Playing& game, Seat seat, const std::string& card, kernel::Noun thing) {
  const bool pays = game.asked().has(seat) && static_cast<Ask>(game.decision(seat).question()) == Ask::WorkTheCase;
  if (!pays) return game.offers(seat, "respond " + card) || game.offers(seat, "play " + card);
  const std::string spend = "spend " + card;
  if (!game.offers(seat, spend)) return false;
  if (thingOf(thing) != Thing::Die) return true;
  Playing trial = game;
  trial.choose(seat, spend);
  return trial.decision(seat).find(choice(verb::Claim, thing)) >= 0;
}

/// Plays a lesson through once.
class Rehearsal {
 public:
  Rehearsal(const WrittenLesson& written, const std::string& file, const Catalog& cards,
            std::vector<std::string>& mistakes)
      : written_(written), cards_(cards), run_(written.opening, file, cards, mistakes) {}

  /// False if it could not be played to its end.
  bool play(Lesson& lesson, Detour detour) {
    if (!run_.going() || !sit(lesson)) return false;
    const SaidChance before = run_.game().chance();
    open(lesson);
    for (std::size_t at = 0; at < written_.steps.size(); ++at)
      if (!step(lesson, written_.steps[at], detour.step == at ? detour.way : 0)) return false;
    lesson.moves = movesOf(run_.game(), 0);
    SaidChance said = run_.game().chance();
    said.rewind(deals_ ? SaidChance(cards_) : before);
    lesson.opening = std::make_shared<LessonOpening>(opening_, setup_, deals_, said);
    return true;
  }
  void finish() { run_.finish(); }

 private:
  bool sit(Lesson& lesson) {
    const World& world = run_.game().world();
    for (const Seat seat : world.seats()) lesson.agents.push_back(world.agent(seat).who);
    try {
      lesson.you = seatOfAgent(world, readAgent(written_.you.text, cards_));
      if (lesson.you == Seat::Table) run_.differ(written_.you, written_.you.text + " does not play here");
    } catch (const kernel::DataError& error) {
      run_.differ(written_.you, error.what());
    }
    return lesson.you != Seat::Table;
  }
  void open(const Lesson& lesson) {
    opening_ = run_.game().state();
    const Node* turn = written_.opening.given.find("turn");
    deals_ = turn != nullptr && turn->text == wordFor(Opening::Setup);
    setup_.agents = lesson.agents;
    setup_.variants = opening_.world.variants;
  }
  bool step(Lesson& lesson, const WrittenStep& written, std::size_t way) {
    if (!written.when.is(Node::Type::Null) && !run_.when(written.when)) return false;
    if (!written.given.is(Node::Type::Null)) run_.then(written.given);
    if (way > written.ways.size()) return slip(lesson.you, written.slips[way - written.ways.size() - 1]);
    LessonStep step;
    step.line = written.node.line;
    step.say = written.say;
    step.rule = written.rule;
    step.cases = written.cases;
    step.press = written.press.text;
    step.hand = written.hand;
    step.from = static_cast<int>(run_.game().moves().size());
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
    const std::vector<std::string>& places = lessonPlaces();
    if (std::find(places.begin(), places.end(), at.text) != places.end()) return {at.text, {}};
    try {
      return {{}, pointedAt("see " + at.text, you, run_.game().now())};
    } catch (const kernel::DataError&) {
      run_.differ(at, "\"" + at.text + "\" is neither a thing of this position nor a place of the screen (" +
                          listed(places) + ")");
      return {};
    }
  }
  /// The green and red lines beside the cards of an example must be what the rules say.
  void checkCases(const WrittenStep& written, const LessonStep& step, Seat you) {
    for (std::size_t at = 0; at < written.cases.size(); ++at) {
      const LessonCase& one = written.cases[at];
      if (wouldDo(run_.game(), you, cards_.of(one.card).id, step.at.thing) == one.good) continue;
      run_.differ(written.node.find("cases")->items[at], "by the rules " + cards_.of(one.card).id + " would " +
                                                             (one.good ? "not do here" : "do here") +
                                                             ", so \"good\" must be " + (one.good ? "false" : "true"));
    }
  }
  /// The moves these words mean, one after the other; empty if one is not offered, which is told.
  std::vector<kernel::Move> resolved(const std::vector<Node>& words, Seat you) {
    Playing trial = run_.game();
    const std::size_t before = trial.moves().size();
    for (const Node& each : words) {
      try {
        trial.choose(you, each.text);
      } catch (const std::exception& error) {
        run_.differ(each, error.what());
        return {};
      }
    }
    return movesOf(trial, before);
  }
  /// One screen for all of a step: a visit is confirmed once, and the note knows where it is.
  bool choose(Seat you, const std::vector<Node>& words, const std::vector<kernel::Move>& moves, bool hand) {
    for (std::size_t at = 0; at < words.size(); ++at) {
      const bool there = at == 0 ? hand : hand ? run_.game().decision(you).goesOnInVisit() : inHand(moves[at]);
      if (there != hand)
        run_.differ(words[at], std::string("this is chosen ") + (hand ? "on the table" : "behind the curtain") +
                                   ", what comes before it is not: make it a step of its own");
      if (!run_.choose(you, words[at])) return false;
    }
    return true;
  }
  /// Whether a choice is made behind the curtain.
  bool inHand(const kernel::Move& move) {
    if (move.how == kernel::How::Interjection) return true;
    const kernel::Decision d = run_.game().decision(move.seat);
    if (d.openness() == kernel::Openness::Secret) return true;
    const auto open = d.openChoices();
    return d.openness() == kernel::Openness::WithHand && std::find(open.begin(), open.end(), move.choice) == open.end();
  }

  const WrittenLesson& written_;
  const Catalog& cards_;
  ScenarioRun run_;
  State opening_{};
  Setup setup_;
  bool deals_ = false;
};

/// Whether the other seats play the same, whichever way the learner has gone.
bool sameForOthers(const Lesson& own, const Lesson& other) {
  if (own.moves.size() != other.moves.size()) return false;
  for (std::size_t at = 0; at < own.moves.size(); ++at)
    if (own.moves[at].seat != own.you && own.moves[at] != other.moves[at]) return false;
  return true;
}

void tryOtherWays(const WrittenLesson& written, const std::string& file, const Catalog& cards, const Lesson& own,
                  std::vector<std::string>& mistakes) {
  for (std::size_t step = 0; step < written.steps.size(); ++step) {
    for (std::size_t way = 1; way < written.steps[step].ways.size(); ++way) {
      std::vector<std::string> differences;
      Lesson other;
      const bool played = Rehearsal(written, file, cards, differences).play(other, {step, way});
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
void trySlips(const WrittenLesson& written, const std::string& file, const Catalog& cards,
              std::vector<std::string>& mistakes) {
  for (std::size_t step = 0; step < written.steps.size(); ++step)
    for (std::size_t at = 0; at < written.steps[step].slips.size(); ++at) {
      Lesson other;
      Rehearsal(written, file, cards, mistakes).play(other, {step, written.steps[step].ways.size() + 1 + at});
    }
}

/// "03-claiming" of "data/lessons/03-claiming.json".
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
  const int choices = static_cast<int>(step.ways.front().size());
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

const std::vector<std::string>& lessonPlaces() {
  static const std::vector<std::string> kPlaces = {
      "abilities", "artifact", "challenge", "consequences", "faced",         "field",        "gate",          "goo",
      "hand",      "leads",    "log",       "lost",         "loyalty",       "neutralizer",  "obstacles",     "phases",
      "piles",     "ping",     "plots",     "prompt",       "recap",         "requirements", "rooms",         "rules",
      "seats",     "stacks",   "stress",    "track",        "traitor-cards", "walkways",     "warehouse-dice"};
  return kPlaces;
}

ReadLesson readLesson(const std::string& file, const std::string& text, const Catalog& cards) {
  ReadLesson read;
  std::vector<Mistake> mistakes;
  const std::optional<WrittenLesson> written = readWritten(file, text, cards, mistakes);
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
  Rehearsal rehearsal(*written, file, cards, read.mistakes);
  if (rehearsal.play(lesson, {written->steps.size(), 0})) {
    rehearsal.finish();
    tryOtherWays(*written, file, cards, lesson, read.mistakes);
    trySlips(*written, file, cards, read.mistakes);
  }
  if (read.mistakes.empty()) read.lesson = std::move(lesson);
  return read;
}

Season lessonSeason(const Lesson& lesson, std::shared_ptr<const Catalog> cards, int moves, std::uint64_t seed) {
  return seasonFrom(*lesson.opening, std::move(cards), std::span(lesson.moves).first(static_cast<std::size_t>(moves)),
                    seed);
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

}  // namespace w13
