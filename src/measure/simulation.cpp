#include "measure/simulation.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <optional>

#include "engine/bots/rule.h"
#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/season/mixed_setup.h"
#include "engine/kernel/count.h"
#include "engine/kernel/dreams.h"
#include "engine/kernel/errors.h"
#include "measure/on_threads.h"
#include "measure/table_talk.h"

namespace w13 {

namespace {

using kernel::Choice;
using kernel::Decision;

constexpr int kEndless = 20000;  ///< choices after which a season counts as endless

constexpr int kRandomResponses = 10;  ///< in a hundred: how often random seats respond

/// A bot at its seat, with its own luck.
struct Player {
  std::unique_ptr<Bot> bot;
  kernel::Luck luck;
  bool thinks;  ///< not random: it reads its view, and what it could respond with, each time
};

/// One season in progress.
class Run final {
 public:
  Run(const Catalog& cards, const SimulationPlan& plan, std::uint64_t seed)
      : game_(cards), plan_(plan), setup_(setupOf(cards, plan, seed)), luck_(seed),
        state_(game_.begin(setup_, luck_, pen(), now_)), visits_(plan.onShields) {
    if (plan.cards) watch_.emplace(cards);
    for (std::size_t seat = 0; seat < plan.bots.size(); ++seat) {
      const bool traitor = !plan.traitorBot.empty() && at(state_.world.traitor.seat) == seat;
      const std::string& name = traitor ? plan.traitorBot : plan.bots[seat];
      auto bot = makeBot(name, cards, plan.talk.value_or(Tongue::Lies), plan.learnt);
      if (plan.around) bot = plan.around(std::move(bot), static_cast<int>(seed - plan.seed));
      bot->give(&given_);
      players_.push_back({std::move(bot), kernel::Luck(seed * 31 + seat + 1), name != "random"});
    }
  }

  void play() {
    look();
    check();
    while (!game_.result(state_).over) {
      if (steps_ >= kEndless) throw kernel::RefusedError("the season does not end");
      if (now_.empty()) throw kernel::RefusedError("a decision has no choices");
      if (plan_.talk || plan_.beliefs) talk();
      if (!respond()) decide();
      ++steps_;
      check();
    }
  }

  [[nodiscard]] int steps() const { return steps_; }
  [[nodiscard]] SeasonResult result() const {
    const World& w = state_.world;
    return {w.winner, w.ending, w.episode, w.stacks.size(), w.lost.size(), w.traitor.revealed, visits_.counted().all()};
  }
  /// Enters what became of the cards of a season that is over.
  void enterCards(CardTally& tally, SeenDesigns* seen) const {
    if (!watch_) return;
    watch_->enter(tally, setup_, state_.world.winner == Winner::Warehouse);
    *seen = watch_->seen(setup_);
  }
  /// What has been counted so far.
  [[nodiscard]] Tally tally() const {
    Tally tally = tally_;
    const World& w = state_.world;
    tally.seasons = 1;
    tally.warehouse = w.winner == Winner::Warehouse ? 1 : 0;
    tally.traitor = w.winner == Winner::Traitor ? 1 : 0;
    ++tally.endings[w.ending];
    tally.episodes = w.episode;
    tally.handovers = visits_.counted();
    tally.remarks = static_cast<long>(talk_.size());
    return tally;
  }

 private:
  const View& viewOf(Seat seat) {
    if (!players_[at(seat)].thinks) return view_;
    game_.view(state_, seat, view_);
    if (plan_.talk) talk_.tell(*players_[at(seat)].bot, view_);
    return view_;
  }

  /// At each moment for it every bot is asked once whether it says something.
  void talk() {
    View table{};
    game_.view(state_, Seat::Table, table);
    if (!talk_.begins(table)) return;
    const SeatSet seats = SeatSet::firstOf(game_.seats(state_));
    for (const Seat seat : plan_.talk ? seats : SeatSet()) {
      game_.view(state_, seat, view_);
      talk_.ask(seat, *players_[at(seat)].bot, table, view_, players_[at(seat)].luck);
    }
    if (plan_.beliefs && table.episode > 1 && !table.traitorRevealed && table.vote.named == Seat::Table)
      for (const Seat seat : seats) askBelief(seat);
  }

  /// What a Loyal Agent believes of the hidden Traitor.
  void askBelief(Seat seat) {
    const Seat traitor = state_.world.traitor.seat;
    const auto* bot = dynamic_cast<const RuleBot*>(players_[at(seat)].bot.get());
    if (bot == nullptr || traitor == Seat::Table || seat == traitor) return;
    (void)viewOf(seat);
    tally_.suspected += bot->suspicion().of(traitor, view_);
    ++tally_.asked;
  }

  /// Each seat is asked once for each open window; true if one interjected.
  bool respond() {
    for (int next = 0; next < game_.seats(state_); ++next) {
      const Seat seat = seatAt(next);
      if (!game_.mayInterject(state_, seat)) continue;
      ++tally_.polls;
      Player& player = players_[at(seat)];
      // Whether a random seat responds does not depend on its cards, so most of the time they need not be listed.
      if (!player.thinks && player.luck.pick(100, kernel::ChanceOf::Card) >= kRandomResponses) continue;
      game_.interject(state_, seat, offers_);
      if (!player.thinks && offers_.empty()) continue;
      const std::optional<int> chosen =
          player.thinks ? player.bot->interject(viewOf(seat), offers_, player.luck)
                        : std::optional<int>(player.luck.pick(offers_.size(), kernel::ChanceOf::Card));
      if (!chosen) continue;
      if (*chosen < 0 || *chosen >= offers_.size()) throw kernel::RefusedError("a bot made an interjection it has not");
      visits_.close();
      choose({seat, offers_[*chosen], kernel::How::Interjection});
      return true;
    }
    return false;
  }

  void decide() {
    Player& player = players_[at(now_.seat())];
    const int chosen = player.bot->choose(viewOf(now_.seat()), now_, player.luck);
    if (chosen < 0 || chosen >= now_.size()) throw kernel::RefusedError("a bot made a choice it has not");
    if (now_.size() == 1) {
      ++tally_.forced;
    } else {
      ++tally_.decisions;
      tally_.choices += now_.size();
    }
    const Choice choice = now_[chosen];
    visits_.answered(now_, choice);
    const kernel::Move move{now_.seat(), choice};
    if (visits_.open()) return chooseBehindCurtain(move);
    choose(move);
  }

  /// What uses chance, or shows the seat something new, ends its visit: kernel::Session refuses to look beyond it.
  void chooseBehindCurtain(const kernel::Move& move) {
    const State before = state_;
    const kernel::Luck::Position chance = luck_.position();
    choose(move);
    if (luck_.position() != chance || game_.learned(before, state_, move.seat)) visits_.close();
  }

  void choose(const kernel::Move& move) {
    if (watch_) watch_->chose(move.choice, state_.world.ping);
    const bool votes = askOf(now_) == Ask::Vote && move.how == kernel::How::Answer;
    const SeatSet before = votes && !state_.world.traitor.revealed ? loyaltyHidden() : SeatSet{};
    game_.choose(state_, move, luck_, pen(), now_);
    if (const SeatSet shown = before.without(loyaltyHidden()); !shown.empty())
      ++(shown.has(state_.world.traitor.seat) ? tally_.votes.traitor : tally_.votes.loyal);  // BRONZE-01
    look();
  }
  [[nodiscard]] SeatSet loyaltyHidden() const {
    SeatSet found;
    const World& w = state_.world;
    for (const Seat seat : SeatSet::firstOf(game_.seats(state_)))
      if (!w.agent(seat).loyaltyShown && !(w.traitor.revealed && w.traitor.seat == seat)) found |= seat;
    return found;
  }

  /// Where the game writes its events: without anybody to read them they cost nothing.
  Events* pen() { return plan_.cards ? &events_ : nullptr; }
  void look() {
    if (watch_) watch_->read(events_);
    events_.clear();
  }

  void check() const {
    if (!plan_.check) return;
    if (const std::string fault = game_.fault(state_); !fault.empty()) throw kernel::RefusedError(fault);
  }

  Warehouse13 game_;
  const SimulationPlan& plan_;
  Setup setup_;
  Events events_;
  std::optional<CardWatch> watch_;
  kernel::Luck luck_;
  Decision now_;
  State state_;
  Decision offers_;
  View view_{};
  const kernel::DreamsOf<Warehouse13> dreams_{game_, state_};
  const Bot::Given given_{dreams_};
  std::vector<Player> players_;
  Visits visits_;
  TableTalk talk_;
  Tally tally_;
  int steps_ = 0;
};

}  // namespace

void Tally::add(const Tally& other) {
  seasons += other.seasons;
  warehouse += other.warehouse;
  traitor += other.traitor;
  for (std::size_t which = 0; which < endings.size(); ++which) endings[which] += other.endings[which];
  decisions += other.decisions;
  forced += other.forced;
  polls += other.polls;
  choices += other.choices;
  episodes += other.episodes;
  votes.traitor += other.votes.traitor;
  votes.loyal += other.votes.loyal;
  remarks += other.remarks;
  asked += other.asked;
  suspected += other.suspected;
  handovers.add(other.handovers);
  failures.insert(failures.end(), other.failures.begin(), other.failures.end());
}

Setup setupOf(const Catalog& cards, const SimulationPlan& plan, std::uint64_t seed) {
  if (!plan.mixed && !plan.anyAgents) return plan.setup;
  kernel::Luck luck(seed * 1'000'003);
  if (plan.mixed) return mixedSetup(kernel::count(plan.setup.agents), cards, luck);
  Setup setup = plan.setup;
  std::vector<AgentId> agents;
  for (const AgentId agent : kernel::Each<AgentId>(kernel::count(cards.agents))) agents.push_back(agent);
  luck.shuffle(agents);
  std::copy_n(agents.begin(), std::min(agents.size(), setup.agents.size()), setup.agents.begin());
  return setup;
}

namespace {

/// What one thread has counted.
struct Share {
  Tally tally;
  CardTally cards;
};

/// Plays one season and enters it; `seen` is filled if cards are counted.
SeasonResult playSeason(const Catalog& cards, const SimulationPlan& plan, std::uint64_t seed, Share& share,
                        SeenDesigns* seen) {
  std::optional<Run> run;
  std::string failure;
  try {
    run.emplace(cards, plan, seed);
    run->play();
    run->enterCards(share.cards, seen);
  } catch (const std::exception& thrown) {
    failure = thrown.what();
  }
  if (run) share.tally.add(run->tally());
  if (!failure.empty()) share.tally.failures.push_back({seed, run ? run->steps() : 0, failure});
  return run ? run->result() : SeasonResult{};
}

}  // namespace

void Simulated::add(const Simulated& next) {
  tally.add(next.tally);
  seasons.insert(seasons.end(), next.seasons.begin(), next.seasons.end());
  if (cards.empty()) cards = next.cards;
  else if (!next.cards.empty()) cards.add(next.cards);
  seen.insert(seen.end(), next.seen.begin(), next.seen.end());
  seconds += next.seconds;
}

Simulated simulate(const Catalog& cards, const SimulationPlan& plan, const std::function<void(int)>& progress,
                   const std::stop_token& stop) {
  const auto start = std::chrono::steady_clock::now();
  Simulated all;
  all.seasons.resize(kernel::sizeOf(plan.seasons));
  if (plan.cards) all.seen.resize(all.seasons.size());
  const int count = plan.only.empty() ? plan.seasons : kernel::count(plan.only);
  std::vector<Share> shares(kernel::sizeOf(plan.threads));
  if (plan.cards)
    for (Share& share : shares) share.cards.makeRoom(cards);
  const auto play = [&](int turn, int thread) {
    const std::size_t season = kernel::sizeOf(plan.only.empty() ? turn : kernel::at(plan.only, turn));
    all.seasons[season] = playSeason(cards, plan, plan.seed + season, kernel::at(shares, thread),
                                     plan.cards ? &all.seen[season] : nullptr);
  };
  measure::onThreads(count, plan.threads, play, progress, stop);
  for (const Share& each : shares) {
    all.tally.add(each.tally);
    all.cards.add(each.cards);
  }
  std::sort(all.tally.failures.begin(), all.tally.failures.end(),
            [](const SimulationFailure& a, const SimulationFailure& b) { return a.seed < b.seed; });
  all.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return all;
}

}  // namespace w13
