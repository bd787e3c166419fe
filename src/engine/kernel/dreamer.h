#pragma once
// The secrecy half of fair play: re-dealing the secrets that a viewer cannot know must not change what it perceives.
// Each check returns the end of a sentence that names the leak, or an empty string.

#include <algorithm>
#include <concepts>
#include <string>
#include <vector>

#include "engine/kernel/count.h"
#include "engine/kernel/fair_play_result.h"
#include "engine/kernel/glimpse.h"
#include "engine/kernel/session.h"
#include "engine/kernel/sight.h"

namespace kernel {

/// A move of a random season.
struct RandomMove : Move {
  bool open = false;  ///< everybody saw it on offer
};

/// Whether a state offers a move.
template <Game G>
[[nodiscard]] bool offers(const G& game, const typename G::State& state, const Move& move) {
  Decision d;
  if (move.how == How::Interjection) {
    if (game.mayInterject(state, move.seat)) game.interject(state, move.seat, d);
  } else if (game.asked(state).has(move.seat)) {
    game.decide(state, move.seat, d);
  }
  return d.find(move.choice) >= 0;
}

/// Whether two states look the same to every viewer.
template <Game G>
[[nodiscard]] bool sameForAll(const G& game, const typename G::State& a, const typename G::State& b) {
  for (int at = index(Seat::Table); at < game.seats(a); ++at) {
    typename G::View ofA{}, ofB{};
    game.view(a, seatAt(at), ofA);
    game.view(b, seatAt(at), ofB);
    if (!(ofA == ofB)) return false;
  }
  return true;
}

/// Deals dreams and compares them with the truth.
template <Game G>
class Dreamer {
 public:
  using State = typename G::State;
  using Events = typename G::Events;

  Dreamer(const G& game, const FairPlayPlan& plan, FairPlayResult& result)
      : game_(game), plan_(plan), result_(result) {}

  void sleep(std::uint64_t seed) { luck_ = Luck(seed); }

  /// At a decision: dreams give the same sight, why-nots and undo limits.
  [[nodiscard]] std::string atDecision(const State& truth, Seat viewer) {
    const Sight<G> sight = look(game_, truth, viewer);
    const std::vector<Noun> nouns = nounsIn(game_, sight);
    std::vector<Move> visible = visibleMoves(sight, viewer);
    luck_.shuffle(visible);
    if (kernel::count(visible) > plan_.mostUndoChoices)
      visible.erase(visible.begin() + plan_.mostUndoChoices, visible.end());
    for (const Dealing dealing : kDealings) {
      for (int at = 0; at < plan_.dreams; ++at) {
        const State dream = game_.imagine(truth, viewer, luck_, typename G::Pins{}, dealing);
        ++result_.dreams;
        std::string problem = difference(sight, look(game_, dream, viewer));
        if (problem.empty()) problem = differenceOfWhy(game_, truth, dream, viewer, nouns);
        if (problem.empty()) problem = differenceOfUndo(game_, truth, dream, visible);
        if (!problem.empty()) return inDream(dealing) + problem;
        count(truth, dream, viewer, dealing);
      }
    }
    return {};
  }

  /// Over the session's last choice: with all that the viewer did not learn re-dealt in the state before it, the same
  /// choice with the same chance gives the viewer the same events, sight and undo limit.
  [[nodiscard]] std::string overChoice(const Session<G>& session, const State& before, const RandomMove& move,
                                       Seat viewer) {
    const Passage passage{move,
                          viewer,
                          session.state(),
                          session.outcomesOf(session.history().size() - 1),
                          session.eventsFor(viewer),
                          glimpses(before, move, session.outcomesOf(session.history().size() - 1), viewer),
                          look(game_, session.state(), viewer),
                          undoable(game_, before, move)};
    const Sight<G> sightBefore = look(game_, before, viewer);
    typename G::Pins pins{};
    game_.pin(pins, session.state(), viewer, passage.events, move.choice);
    for (const Dealing dealing : kDealings) {
      const State dream = game_.imagine(before, viewer, luck_, pins, dealing);
      ++result_.transitions;
      std::string problem = difference(sightBefore, look(game_, dream, viewer));
      if (!problem.empty()) return inDream(dealing) + problem;
      problem = carriedOver(dream, passage);
      if (!problem.empty()) return inDream(dealing) + "of the state before, " + problem;
      problem = passage.limit ? taught(before, passage, dealing) : std::string();
      if (!problem.empty()) return "what can be taken back teaches: " + inDream(dealing) + problem;
    }
    std::string problem = besideChance(before, passage);
    if (!problem.empty() || move.open || move.seat == viewer) return problem;
    return besideChoice(before, passage);
  }

  /// For each viewer and dealing: dreams differ from the truth often enough.
  [[nodiscard]] std::string share(const DreamShare& of) const {
    if (of.could < plan_.enoughDreams || of.share() >= plan_.leastShare) return {};
    return inDream(of.mixed ? Dealing::Mixed : Dealing::ByOrigin) + "the secrets are as they are in truth: only " +
           std::to_string(of.differed) + " of " + std::to_string(of.could) + " dreams differ";
  }

 private:
  static constexpr Dealing kDealings[] = {Dealing::ByOrigin, Dealing::Mixed};
  static constexpr int kMostBeside = 4;

  /// What a viewer perceived of a choice.
  struct Passage {
    RandomMove move;
    Seat viewer;
    const State& after;
    std::span<const Outcome> outcomes;
    Events events;
    std::vector<Glimpse<G>> glimpses;
    Sight<G> sightAfter;
    bool limit;
  };

  [[nodiscard]] static std::string inDream(Dealing dealing) {
    return std::string("in a dream dealt ") + (dealing == Dealing::Mixed ? "mixed " : "by origin ");
  }

  [[nodiscard]] std::vector<Glimpse<G>> glimpses(const State& before, const Move& move,
                                                 std::span<const Outcome> outcomes, Seat viewer) const {
    Glimpses<G> all(game_, viewer);
    all.choose(before, move, outcomes);
    return std::move(all).all();
  }
  [[nodiscard]] std::string carriedOver(const State& dream, const Passage& passage) {
    const RandomMove& move = passage.move;
    if (!offers(game_, dream, move)) {
      if (move.seat == passage.viewer) return "the viewer's own choice is not offered";
      if (move.open) return "a choice that everybody saw is not offered";
      ++result_.outOfReach;
      return {};
    }
    if (undoable(game_, dream, move) != passage.limit) return "whether the same choice can be taken back differs";
    State after = dream;
    Events seen;
    try {
      const bool usedUp = repeat(after, move, passage, seen);
      if (!usedUp) return "the same choice needs less chance";
    } catch (const ScriptError& thrown) {
      return std::string("the same choice needs other chance: ") + thrown.what();
    }
    std::string problem = differenceOfEvents(passage.events, seen);
    if (problem.empty()) problem = difference(passage.sightAfter, look(game_, after, passage.viewer));
    if (!problem.empty()) return "after the same choice " + problem;
    if (glimpses(dream, move, passage.outcomes, passage.viewer) == passage.glimpses) return {};
    return "between two parts of what the same choice sets off, the view differs";
  }

  /// A choice that can be taken back teaches nobody anything, so there is nothing to pin.
  [[nodiscard]] std::string taught(const State& before, const Passage& passage, Dealing dealing) {
    const State dream = game_.imagine(before, passage.viewer, luck_, typename G::Pins{}, dealing);
    return offers(game_, dream, passage.move) ? carriedOver(dream, passage) : std::string();
  }

  /// Hidden choices that leave a viewer the same sight must look the same while being made, and the reverse: otherwise
  /// an event, the undo limit or the sight afterwards reveals a sealed answer. Dreams cannot find this: they repeat the
  /// choice itself and pin what is known.
  [[nodiscard]] std::string besideChoice(const State& before, const Passage& passage) {
    const Move& move = passage.move;
    Decision d;
    if (move.how == How::Interjection) game_.interject(before, move.seat, d);
    else game_.decide(before, move.seat, d);
    for (int tries = 0; tries < kMostBeside && !d.empty(); ++tries) {
      const Move other{move.seat, d[luck_.pick(d.size(), ChanceOf::Card)], move.how};
      if (other == move) continue;
      State after = before;
      Events seen;
      try {
        if (!repeat(after, other, passage, seen)) continue;
      } catch (const ScriptError&) {
        continue;
      }
      const std::string start = "had " + named(move.seat) + " secretly chosen " + named(other.choice) + " instead, ";
      if (const std::string sight = difference(passage.sightAfter, look(game_, after, passage.viewer));
          !sight.empty()) {
        const bool secret = d.openness() == Openness::Secret;  // a card played from a hand shows anyway
        if (secret && differenceOfEvents(passage.events, seen).empty())
          return (start + "the same would have happened, but ").append(sight);
        continue;
      }
      ++result_.beside;
      const std::string problem = differenceOfEvents(lasting(passage.events, passage.after), lasting(seen, after));
      if (!problem.empty()) return start + problem;
      if (undoable(game_, before, other) != passage.limit) return start + "whether it can be taken back differs";
    }
    return {};
  }

  /// A secret outcome of chance (a roll behind a shield, a shuffled pile) must look the same as any other it could have
  /// been. Dreams cannot find this either: they repeat the outcome. The order in which open things came up is public
  /// too, though it no longer shows: a Calamity drawn first, or second.
  [[nodiscard]] std::string besideChance(const State& before, const Passage& passage) {
    for (int tries = 0; tries < kMostBeside && !passage.outcomes.empty(); ++tries) {
      State after = before;
      Events seen;
      Luck other(luck_.bits());
      make(after, passage.move, other, passage.viewer, seen);
      if (!difference(passage.sightAfter, look(game_, after, passage.viewer)).empty()) continue;
      ++result_.beside;
      const Events expected = lasting(passage.events, passage.after);
      seen = lasting(std::move(seen), after);
      if (std::is_permutation(seen.begin(), seen.end(), expected.begin(), expected.end())) continue;
      return "had chance secretly brought something else, " + differenceOfEvents(expected, seen);
    }
    return {};
  }

  /// Makes a choice with the recorded chance; returns whether that was used up.
  bool repeat(State& state, const Move& move, const Passage& passage, Events& seen) const {
    Replayed chance(passage.outcomes);
    make(state, move, chance, passage.viewer, seen);
    return chance.usedUp();
  }
  void make(State& state, const Move& move, Chance& chance, Seat viewer, Events& seen) const {
    Events all;
    Decision d;
    game_.choose(state, move, chance, &all, d);
    for (typename G::Event& event : all)
      if (redact(event, viewer)) seen.push_back(event);
  }
  [[nodiscard]] static std::string differenceOfEvents(const Events& expected, const Events& seen) {
    if (seen.size() != expected.size())
      return std::to_string(seen.size()) + " events are seen instead of " + std::to_string(expected.size());
    for (std::size_t at = 0; at < seen.size(); ++at)
      if (!(seen[at] == expected[at]))
        return "event " + std::to_string(at + 1) + " of " + std::to_string(seen.size()) + " differs";
    return {};
  }
  [[nodiscard]] Events lasting(Events events, const State& after) const {
    if constexpr (requires { game_.momentary(events.front(), after); })
      std::erase_if(events, [&](const typename G::Event& event) { return game_.momentary(event, after); });
    return events;
  }

  void count(const State& truth, const State& dream, Seat viewer, Dealing dealing) {
    if constexpr (requires { game_.couldDiffer(truth, viewer); }) {
      if (!game_.couldDiffer(truth, viewer)) return;
    }
    DreamShare& share = shareOf(viewer, dealing == Dealing::Mixed);
    ++share.could;
    if constexpr (std::equality_comparable<State>) {
      if (!(truth == dream)) ++share.differed;
    } else {
      if (!sameForAll(game_, truth, dream)) ++share.differed;
    }
  }
  [[nodiscard]] DreamShare& shareOf(Seat viewer, bool mixed) {
    for (DreamShare& each : result_.shares)
      if (each.viewer == viewer && each.mixed == mixed) return each;
    return result_.shares.emplace_back(DreamShare{viewer, mixed, 0, 0});
  }

  const G& game_;
  const FairPlayPlan& plan_;
  FairPlayResult& result_;
  Luck luck_{0};
};

}  // namespace kernel
