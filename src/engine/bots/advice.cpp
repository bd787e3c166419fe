#include "engine/bots/advice.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "engine/bots/grounds.h"
#include "engine/bots/promise.h"
#include "engine/bots/rule.h"
#include "engine/bots/season_guide.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

constexpr std::size_t kMostAdvised = 3;
/// Chances are told in whole percents: what differs by less than half of one is as good.
constexpr double kAsGood = 0.005;

/// Those of the first that are certain and among the second, too.
std::vector<Reason> sharedBy(std::vector<Reason> some, const std::vector<Reason>& others) {
  std::erase_if(some, [&](const Reason& each) {
    return each.percent != 100 || isShown(each.ground) || std::ranges::find(others, each) == others.end();
  });
  return some;
}

/// What comes whatever is answered is no reason: the round may end with it, and everybody draws cards.
template <class ReasonsFor>
void dropWhatComesAnyway(Advice& advice, const std::vector<search::Ranked>& ranked, const ReasonsFor& reasonsFor) {
  if (ranked.size() < 2) return;
  std::vector<Reason> anyway = advice.front().reasons;
  for (const Advised& each : advice) anyway = sharedBy(std::move(anyway), each.reasons);
  for (const search::Ranked& each : ranked)
    if (!anyway.empty() && std::ranges::find(advice, each.choice, &Advised::choice) == advice.end())
      anyway = sharedBy(std::move(anyway), reasonsFor(each));
  for (Advised& each : advice)
    std::erase_if(each.reasons, [&](const Reason& it) { return std::ranges::find(anyway, it) != anyway.end(); });
}

}  // namespace

void orderByPromise(std::vector<search::Ranked>& ranked) {
  std::ranges::stable_sort(ranked, std::ranges::greater(), &search::Ranked::gain);
  const auto usualFirst = [](const search::Ranked& a, const search::Ranked& b) {
    return a.usual != b.usual ? a.usual : a.choice < b.choice;
  };
  for (auto first = ranked.begin(); first != ranked.end();) {
    const search::Ranked best = *first;
    const auto isWorse = [&](const search::Ranked& each) { return best.gain - each.gain >= kAsGood; };
    const auto last = std::find_if(first, ranked.end(), isWorse);
    std::sort(first, last, usualFirst);
    for (; first != last; ++first) first->promise = best.promise;
  }
}

bool sameInEffect(const Catalog& cards, const View& view, const kernel::Choice& a, const kernel::Choice& b) {
  if (a == b) return true;
  if (a.verb != b.verb || thingOf(a.noun) != thingOf(b.noun)) return false;
  if (thingOf(a.noun) == Thing::Die) return alike(view, dieOf(a.noun), dieOf(b.noun));
  if (thingOf(a.noun) == Thing::Goo) return view.gooFaces[at(a.noun.index)] == view.gooFaces[at(b.noun.index)];
  return thingOf(a.noun) == Thing::Card && &cards.of(cardOf(a.noun)) == &cards.of(cardOf(b.noun));
}

Consulted consulted(const Season& season, Seat seat, kernel::How how) {
  Consulted question{{}, {}, how};
  season.view(seat, question.view);
  if (how == kernel::How::Interjection) season.interjections(seat, question.decision);
  else season.decision(seat, question.decision);
  return question;
}

struct Adviser::Inside {
  explicit Inside(const Catalog& catalog)
      : cards(catalog), habit(catalog, Hidden::Sabotages, &shippedBeliefs()),
        guide(seasonGuide(catalog, shippedPromise(), habit.suspicion())) {}

  const Catalog& cards;
  RuleBot habit;
  std::unique_ptr<search::Guide<View>> guide;
};

Adviser::Adviser(const Catalog& cards) : inside_(std::make_unique<Inside>(cards)) {}
Adviser::~Adviser() = default;

Bot& Adviser::mind() { return inside_->habit; }

std::vector<search::Ranked> Adviser::rank(const Consulted& question, const kernel::Dreams<View>& match, int dreams,
                                          std::uint64_t seed, const std::function<bool()>& stop) {
  inside_->habit.notice(question.view);
  kernel::Luck luck(seed);
  search::Ranking<View> ranking(inside_->habit, *inside_->guide);
  const search::Effort effort{.dreams = dreams, .stop = stop};
  std::vector<search::Ranked> ranked = question.how == kernel::How::Interjection
                                           ? ranking.responses(question.view, question.decision, match, effort, luck)
                                           : ranking.answers(question.view, question.decision, match, effort, luck);
  orderByPromise(ranked);
  return ranked;
}

Advice Adviser::byBelief(const Consulted& question, std::uint64_t seed) {
  kernel::Luck luck(seed);
  const int choice = inside_->habit.choose(question.view, question.decision, luck);
  const Seat named = question.view.vote.named;
  const double belief = inside_->habit.suspicion().of(named, question.view);
  const Ground ground = question.view.isTraitor ? Ground::TakenForTraitor : Ground::MayBeTraitor;
  return {{choice, std::nullopt, 0, {{ground, of(named), 0, static_cast<int>(std::lround(100 * belief))}}}};
}

namespace {

/// Letting a window pass keeps the cards that could be played; without any there is nothing to say for it.
std::vector<Reason> whyLetPass(const kernel::Decision& offers) {
  const auto plays = [](const kernel::Choice& each) { return each.verb == verb::Play; };
  return std::ranges::any_of(offers.choices(), plays) ? std::vector<Reason>{{Ground::KeepsCards}}
                                                      : std::vector<Reason>{};
}

}  // namespace

Advice Adviser::advise(const Consulted& question, const kernel::Dreams<View>& match, int dreams, std::uint64_t seed,
                       const std::function<bool()>& stop) {
  const kernel::Decision& d = question.decision;
  if (d.empty() || (d.size() == 1 && question.how == kernel::How::Answer)) return {};
  if (question.how == kernel::How::Answer && inside_->guide->byHabit(d)) return byBelief(question, seed);
  const std::vector<search::Ranked> ranked = rank(question, match, dreams, seed, stop);
  const Reasoner who{inside_->cards, match, *inside_->guide, question.view, inside_->habit.suspicion(), stop};
  const auto reasonsFor = [&](const search::Ranked& each) -> std::vector<Reason> {
    if (!each.choice) return whyLetPass(d);
    try {
      return groundsFor(who, {d.seat(), d[*each.choice], question.how}, seed);
    } catch (const kernel::NoRoomError&) {  // the cards do not allow it
      return {};
    }
  };
  Advice advice;
  const auto named = [&](const search::Ranked& another) {
    return std::ranges::any_of(advice, [&](const Advised& each) {
      return each.choice && another.choice &&
             sameInEffect(inside_->cards, question.view, d[*each.choice], d[*another.choice]);
    });
  };
  for (const search::Ranked& each : ranked) {
    if (stop && stop()) return {};
    if (advice.size() == kMostAdvised) break;
    if (named(each)) continue;
    advice.push_back({each.choice, each.promise, each.error, {}});
    advice.back().reasons = reasonsFor(each);
  }
  dropWhatComesAnyway(advice, ranked, reasonsFor);
  return advice;
}

}  // namespace w13
