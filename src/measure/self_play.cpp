#include "measure/self_play.h"

#include <algorithm>
#include <chrono>
#include <optional>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "measure/on_threads.h"

namespace measure {

using kernel::Luck;

namespace {

constexpr std::uint64_t kSetupLuck = 0xD1B54A32D192ED03;
constexpr int kOptionInMatches = 5;     // an option is on in one out of so many
constexpr int kFairPlayInMatches = 20;  // one out of so many is played for what it gives away
constexpr int kFairPlayEvery = 3;       // at every third decision

void mustBeWhole(const house::KeptMatch& match) {
  if (const std::string broken = match.broken(); !broken.empty())
    throw kernel::RefusedError("step " + std::to_string(match.steps()) + ": " + broken);
}

/// Plays the match's set-up at random, from the same seed, and notes what it gives away.
void lookForLeaks(const house::KeptMatch& match, std::uint64_t seed, SelfPlayed& one) {
  kernel::FairPlayPlan sample;
  sample.firstSeed = seed;
  sample.seasons = 1;
  sample.every = kFairPlayEvery;
  sample.leastShare = 0;  // judged over more matches by the tests
  for (const kernel::FairPlayFailure& each : match.fairPlay(sample).failures)
    one.failures.push_back({each.seed, "fair play: step " + std::to_string(each.step) + ", " +
                                           kernel::named(each.viewer) + ": " + each.what});
  ++one.fairPlay;
}

/// One match, counted.
SelfPlayed played(const SelfPlay& plan, std::uint64_t seed) {
  SelfPlayed one;
  const std::size_t seats = plan.setup.roles.size();
  one.matches = 1;
  one.wonAlone.resize(seats);
  one.wonTogether.resize(seats);
  one.score.resize(seats);
  try {
    const auto match = plan.box->begin(setupOf(plan, seed), std::make_unique<Luck>(seed));
    house::Referee bots(*match, plan.game, *plan.box, plan.bots, house::luckOfBots(seed));
    if (plan.stop) bots.stopWhen(plan.stop);
    if (plan.check && (seed - plan.seed) % kFairPlayInMatches == 0) lookForLeaks(*match, seed, one);
    const auto mustHold = plan.check ? std::function<void()>([&] { mustBeWhole(*match); }) : nullptr;
    const house::Asked asked = playOut(*match, bots, mustHold, plan.onShields);
    if (plan.check) mustBeWhole(*match);
    one.choices = asked.choices;
    one.visits = asked.visits;
    one.moves = one.shortest = one.longest = match->steps();
    const kernel::Result result = match->result();
    one.wonByNobody = result.won.empty() ? 1 : 0;
    for (int at = 0; at < kernel::count(one.score); ++at) {
      kernel::at(one.score, at) = result.score[at];
      if (result.won.has(kernel::seatAt(at))) ++kernel::at(result.won.size() == 1 ? one.wonAlone : one.wonTogether, at);
    }
  } catch (const std::exception& error) {
    one.failures.push_back({seed, error.what()});
  }
  return one;
}

template <class Number>
void addUp(std::vector<Number>& sums, const std::vector<Number>& more) {
  sums.resize(std::max(sums.size(), more.size()));
  for (std::size_t at = 0; at < more.size(); ++at) sums[at] += more[at];
}

}  // namespace

house::SetupValues setupOf(const SelfPlay& plan, std::uint64_t seed) {
  if (!plan.mixed) return plan.setup;
  Luck luck(seed ^ kSetupLuck);
  const int seats = kernel::count(plan.setup.roles);
  const house::SetupForm form = plan.game.form(*plan.box);
  std::vector<std::string> roles;
  for (const house::Role& role : form.roles) roles.push_back(role.id);
  luck.shuffle(roles);
  if (kernel::count(roles) > seats) roles.resize(plan.setup.roles.size());
  house::SetupValues setup = plan.game.completed({roles, {}}, seats, *plan.box);
  std::vector<std::string> options = form.options;
  luck.shuffle(options);
  for (const std::string& option : options) {
    if (luck.pick(kOptionInMatches, kernel::ChanceOf::Card) != 0) continue;
    house::SetupValues with = setup;
    with.options.push_back(house::drawn(option, luck));
    if (plan.box->fault(with).empty()) setup = with;
  }
  return setup;
}

void SelfPlayed::add(const SelfPlayed& other) {
  const bool first = matches == kernel::count(failures);  // none that came to an end
  const bool ended = other.matches > kernel::count(other.failures);
  if (ended) shortest = first ? other.shortest : std::min(shortest, other.shortest);
  longest = std::max(longest, other.longest);
  matches += other.matches;
  wonByNobody += other.wonByNobody;
  addUp(wonAlone, other.wonAlone);
  addUp(wonTogether, other.wonTogether);
  addUp(score, other.score);
  moves += other.moves;
  choices += other.choices;
  visits += other.visits;
  fairPlay += other.fairPlay;
  failures.insert(failures.end(), other.failures.begin(), other.failures.end());
}

SelfPlayed selfPlay(const SelfPlay& plan, const std::function<void(int)>& progress) {
  const auto start = std::chrono::steady_clock::now();
  std::vector<SelfPlayed> shares(kernel::sizeOf(plan.threads));
  const auto play = [&](int match, int thread) {
    kernel::at(shares, thread).add(played(plan, plan.seed + kernel::sizeOf(match)));
  };
  onThreads(plan.matches, plan.threads, play, progress);
  SelfPlayed all;
  for (const SelfPlayed& share : shares) all.add(share);
  std::ranges::sort(all.failures, {}, &FailedMatch::seed);
  all.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return all;
}

}  // namespace measure
