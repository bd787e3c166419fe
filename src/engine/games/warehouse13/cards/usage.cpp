#include "engine/games/warehouse13/cards/usage.h"

#include <algorithm>

#include "engine/games/warehouse13/cards/standing.h"
#include "engine/games/warehouse13/effects/question.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

/// Collects what the designs use, one after the other.
class Counting {
 public:
  explicit Counting(const Catalog& cards) : cards_(cards) {
    for (const Subject& subject : subjects())
      for (const Verb& verb : subject.verbs) count("verb", verb.name);
    for (const Question& question : questions()) count("query", question.name);
    for (const Vocabulary* words :
         {&words::kConditions, &words::kWhens,    &words::kInsteads,     &words::kWindows,  &words::kStays,
          &words::kGroups,     &words::kHeaps,    &words::kAgentFilters, &words::kCounts,   &words::kWorkings,
          &words::kJudgings,   &words::kPiles,    &words::kSwaps,        &words::kFaces,    &words::kSpots,
          &words::kStashes,    &words::kOutcomes, &words::kPassings,     &words::kTurnedUp, &words::kLocations,
          &words::kPartakings})
      for (const Word& word : words->words) count(words->name, word.name);
  }

  std::vector<Usage> run() {
    for (std::size_t at = 0; at < cards_.designs.size(); ++at) {
      now_ = static_cast<DesignId>(at);
      design(cards_.designs[at]);
    }
    return used_;
  }

 private:
  /// Begins with a word. One with several forms is one word.
  void count(const char* list, const char* word) {
    const auto known = [&](const Usage& each) { return each.list == list && each.word == word; };
    if (std::ranges::none_of(used_, known)) used_.push_back({list, word, {}});
  }
  void mark(std::string_view list, std::string_view word) {
    const auto found = std::find_if(used_.begin(), used_.end(),
                                    [&](const Usage& each) { return each.list == list && each.word == word; });
    if (found != used_.end() && (found->designs.empty() || found->designs.back() != now_))
      found->designs.push_back(now_);
  }
  template <class Enum>
  void mark(const Vocabulary& words, Enum id) {
    if (const Word* word = words.of(id)) mark(words.name, word->name);
  }

  void design(const Design& design) {
    for (std::size_t at = 0; at < design.when.size(); ++at) {
      if (design.when[at] == 0) continue;
      mark(words::kWhens, static_cast<When>(at));
      list(design.when[at]);
    }
    for (std::size_t at = 0; at < design.instead.size(); ++at) {
      if (design.instead[at] == 0) continue;
      mark(words::kInsteads, static_cast<Instead>(at));
      list(design.instead[at]);
    }
    for (std::size_t at = 0; at < kWindows; ++at)
      if (const auto window = static_cast<Window>(at); design.answersTo(window)) mark(words::kWindows, window);
    condition(design.only);
    mark(words::kStays, design.stays);
    for (const Standing& rule : entriesOf(design, cards_)) {
      mark("query", questionOf(rule.query).name);
      if (const auto* count = rule.part<HowMany>()) number(count->amount);
      condition(rule.only);
      if (rule.whammy) mark(words::kConditions, If::Whammied);
    }
  }

  void list(EffectAt at) {
    for (; at != 0 && cards_.effect(at).verb != Do::End; ++at) {
      step(cards_.effect(at));
      list(cards_.effect(at).then);
      list(cards_.effect(at).otherwise);
    }
  }

  void step(const Effect& step) {
    const Verb* verb = verbOf(step.verb);
    if (verb == nullptr) return;
    mark("verb", verb->name);
    if (const auto* only = step.part<OnlyIf>()) condition(only->condition);
    if (const auto* of = step.part<OfGroup>()) mark(words::kGroups, of->group);
    if (const auto* dice = step.part<WhichDice>()) mark(words::kHeaps, dice->heap);
    if (const auto* wanted = step.part<PilesWanted>()) mark(words::kPiles, wanted->piles);
    if (const auto* to = step.part<StashedTo>()) mark(words::kStashes, to->stash);
    if (const auto* ends = step.part<EndsAs>()) mark(words::kOutcomes, ends->outcome);
    if (const auto* swapped = step.part<SwappedWith>()) mark(words::kSwaps, swapped->what);
    if (const auto* passed = step.part<Passed>()) mark(words::kPassings, passed->passing);
    if (const auto* to = step.part<TurnedTo>(); to != nullptr && to->turned != Turned::Given)
      mark(words::kFaces, to->turned);
    if (const auto* to = step.part<MovedTo>()) mark(words::kSpots, to->to);
    if (const auto* wanted = step.part<AgentsWanted>())
      for (const AgentFilter filter : wanted->filters) mark(words::kAgentFilters, filter);
    if (const auto* next = step.part<NextOf>()) mark(words::kTurnedUp, next->what);
    if (const auto* sent = step.part<SentTo>()) mark(words::kLocations, sent->to);
    if (const auto* round = step.part<PartOfRound>()) mark(words::kPartakings, round->part);
    eachAmount(step, [&](Amount amount) { number(amount); });
  }
  void number(Amount of) {
    (void)anyPart(of, cards_.numbers, [&](const WorkedOut& part) {
      part.how == Working::Counted ? mark(words::kCounts, part.count) : mark(words::kWorkings, part.how);
      return false;
    });
  }
  void condition(ConditionAt at) {
    (void)anyPart(at, cards_.conditions, [&](const Condition& part) {
      part.how == Judging::Word ? mark(words::kConditions, part.word) : mark(words::kJudgings, part.how);
      if (part.how == Judging::AnyDie) mark(words::kHeaps, part.heap);
      number(part.one);
      number(part.other);
      return false;
    });
  }

  const Catalog& cards_;
  std::vector<Usage> used_;
  DesignId now_ = DesignId::None;
};

}  // namespace

std::vector<Usage> usage(const Catalog& cards) { return Counting(cards).run(); }

}  // namespace w13
