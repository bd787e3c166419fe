#include "engine/house/lesson/walk.h"

#include <utility>

#include "engine/house/said/filled.h"
#include "engine/house/scenario/beginning.h"
#include "engine/kernel/count.h"

namespace house {

namespace {

class Walker {
 public:
  Walker(const Lesson& lesson, const GameModule& game, const RuleBook& rules, Language language)
      : lesson_(lesson), rules_(rules), language_(language), match_(lesson.beginning->match(0)),
        voice_(game.voice(*match_, rules, language, playersIn(lesson, game))) {}

  WalkedStep step(const LessonStep& step) {
    WalkedStep told;
    told.before = playTo(step.from);
    const bool opens = step.hand || step.press == "hand";
    if (opens && !inHand_)
      for (std::string& line : voice_->secrets(lesson_.you, false)) told.before.push_back(std::move(line));
    inHand_ = opens;
    told.note = in(step.say);
    if (const RuleText* rule = step.rule.empty() ? nullptr : rules_.find(step.rule))
      told.rule = rule->id + ": " + in(rule->text);
    for (const LessonSlip& slip : step.slips) told.worse.push_back(in(slip.why));
    if (!step.ways.empty())
      for (const kernel::Move& move : step.ways.front()) {
        told.moves.push_back(button(move));
        play(move);
      }
    return told;
  }
  std::vector<std::string> rest() { return playTo(kernel::count(lesson_.moves)); }
  [[nodiscard]] std::string in(const Text& text) const { return voice_->plain(text.in(language_)); }

 private:
  [[nodiscard]] std::string button(const kernel::Move& move) const {
    kernel::Decision d;
    if (move.how == kernel::How::Interjection) match_->interjections(move.seat, d);
    else match_->decision(move.seat, d);
    return capital(voice_->choice(d, move.choice, move.seat));
  }
  void play(const kernel::Move& move) {
    match_->play(move);
    for (std::string& line : voice_->lines(match_->events(lesson_.you, Since::LastMove), lesson_.you))
      happened_.push_back(std::move(line));
  }
  /// Plays the lesson up to a move: what has happened since it was last asked.
  std::vector<std::string> playTo(int moves) {
    for (int at = match_->steps(); at < moves; ++at) play(kernel::at(lesson_.moves, at));
    return std::exchange(happened_, {});
  }

  const Lesson& lesson_;
  const RuleBook& rules_;
  Language language_;
  std::shared_ptr<KeptMatch> match_;
  std::unique_ptr<Voice> voice_;
  std::vector<std::string> happened_;
  bool inHand_ = false;
};

}  // namespace

std::vector<std::string> playersIn(const Lesson& lesson, const GameModule& game) {
  std::vector<std::string> names;
  for (const std::string& player : lesson.players) names.push_back(game.log().role.empty() ? capital(player) : "");
  return names;
}

Walked walkThrough(const Lesson& lesson, const GameModule& game, const RuleBook& rules, Language language) {
  Walker walker(lesson, game, rules, language);
  Walked walked;
  for (const LessonStep& step : lesson.steps) walked.steps.push_back(walker.step(step));
  walked.after = walker.rest();
  for (const Text& line : lesson.recap) walked.recap.push_back(walker.in(line));
  for (const LessonAnswer& answer : lesson.question.answers)
    if (answer.good) walked.question = walker.in(lesson.question.ask) + " " + walker.in(answer.say);
  return walked;
}

}  // namespace house
