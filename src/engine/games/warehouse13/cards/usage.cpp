#include "engine/games/warehouse13/cards/usage.h"

#include <algorithm>

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
      for (const Verb& verb : subject.verbs) used_.push_back({"verb", verb.name, {}});
    for (const Question& question : questions()) used_.push_back({"query", question.name, {}});
    for (const Vocabulary* words :
         {&words::kConditions, &words::kWhens, &words::kInsteads, &words::kWindows, &words::kStays, &words::kGroups,
          &words::kHeaps, &words::kAgentFilters, &words::kAmounts, &words::kPiles, &words::kFaces, &words::kSpots,
          &words::kStashes, &words::kOutcomes, &words::kPassings})
      for (const Word& word : words->words) used_.push_back({words->name, word.name, {}});
  }

  std::vector<Usage> run() {
    for (std::size_t at = 0; at < cards_.designs.size(); ++at) {
      now_ = static_cast<DesignId>(at);
      design(cards_.designs[at]);
    }
    return used_;
  }

 private:
  void mark(std::string_view list, std::string_view word) {
    const auto found = std::find_if(used_.begin(), used_.end(),
                                    [&](const Usage& each) { return each.list == list && each.word == word; });
    if (found != used_.end() && (found->designs.empty() || found->designs.back() != now_))
      found->designs.push_back(now_);
  }
  template <class Enum>
  void mark(const Vocabulary& words, Enum id) {
    if (const Word* word = words.of(static_cast<int>(id))) mark(words.name, word->name);
  }

  void design(const Design& design) {
    for (std::size_t at = 0; at < design.when.size(); ++at) {
      if (design.when[at] == 0) continue;
      mark(words::kWhens, at);
      list(design.when[at]);
    }
    for (std::size_t at = 0; at < design.instead.size(); ++at) {
      if (design.instead[at] == 0) continue;
      mark(words::kInsteads, at);
      list(design.instead[at]);
    }
    for (std::size_t at = 0; at < kWindows; ++at)
      if (design.answersTo(static_cast<Window>(at))) mark(words::kWindows, at);
    for (const If condition : design.only) mark(words::kConditions, condition);
    mark(words::kStays, design.stays);
    for (std::size_t at = 0; at < design.standingCount; ++at) {
      const Standing& rule = cards_.standing[design.firstStanding + at];
      mark("query", questionOf(rule.query).name);
      if (rule.amount.of != Amount::Of::Fixed) mark(words::kAmounts, rule.amount.of);
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
    switch (verb->takes) {
      case Takes::Condition: mark(words::kConditions, step.condition); break;
      case Takes::Group: mark(words::kGroups, step.group); break;
      case Takes::Dice:
      case Takes::TurnedDice: mark(words::kHeaps, step.heap); break;
      case Takes::Piles: mark(words::kPiles, step.piles); break;
      case Takes::Stash: mark(words::kStashes, step.stash); break;
      case Takes::Outcome: mark(words::kOutcomes, step.outcome); break;
      case Takes::Passing: mark(words::kPassings, step.passing); break;
      case Takes::AgentFilters: filters(step); break;
      default: break;
    }
    if (verb->takes == Takes::TurnedDice && step.turned != Turned::Given) mark(words::kFaces, step.turned);
    if (step.verb == Do::Move) mark(words::kSpots, step.to);
    if (step.amount.of != Amount::Of::Fixed) mark(words::kAmounts, step.amount.of);
  }

  void filters(const Effect& step) {
    if (step.other) mark(words::kAgentFilters, AgentFilter::Other);
    if (step.here) mark(words::kAgentFilters, AgentFilter::Here);
    if (step.inField) mark(words::kAgentFilters, AgentFilter::InField);
    if (step.standing) mark(words::kAgentFilters, AgentFilter::Standing);
    if (step.hasClaimed) mark(words::kAgentFilters, AgentFilter::HasClaimed);
    if (step.hasCards) mark(words::kAgentFilters, AgentFilter::HasCards);
  }

  const Catalog& cards_;
  std::vector<Usage> used_;
  DesignId now_ = DesignId::None;
};

}  // namespace

std::vector<Usage> usage(const Catalog& cards) { return Counting(cards).run(); }

}  // namespace w13
