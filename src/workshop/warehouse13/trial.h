#pragma once
// A position in which a card can be tried, and what is done there: in the words of scenarios, so that it can be set up
// again after the cards have changed, and kept as a scenario.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/games/warehouse13/season/season.h"

namespace w13 {

/// A choice as a scenario writes it: {"claudia": "play tesla"}.
struct TrialStep {
  std::string agent;
  std::string words;
  friend bool operator==(const TrialStep&, const TrialStep&) = default;
};

struct Trial {
  std::string card;                ///< its path: "traits/tesla.json"
  Text name;                       ///< its name
  Text says;                       ///< what can be seen or done there
  std::string given;               ///< the position: the "given" of a scenario, as JSON
  std::vector<std::string> dice;   ///< outcomes of dice from there on, as a scenario says them
  std::vector<std::string> picks;  ///< cards taken at random, likewise
  std::vector<TrialStep> way;      ///< the steps from the position to where it begins
};

/// A trial set up.
struct TrialBegun {
  Season season;
  std::vector<AgentId> agents;  ///< by seat
  std::size_t steps = 0;        ///< the number of earlier steps that could be repeated
};
/// Sets up a trial with these cards and repeats `made` as far as possible. Unstated chance is drawn from `seed`. Throws
/// kernel::DataError with one sentence if the position is impossible or its way no longer open.
[[nodiscard]] TrialBegun begin(const Trial& trial, std::shared_ptr<const Catalog> cards,
                               const std::vector<TrialStep>& made, std::uint64_t seed);

/// The moves made in the season that `begin` returned for this trial and seed, in words.
[[nodiscard]] std::vector<TrialStep> stepsOf(const Trial& trial, const Season& season, std::uint64_t seed);

/// A fact or event of a trial, for a scenario to expect.
struct Expectation {
  std::string key;    ///< a fact's path, or "events"
  std::string value;  ///< as JSON; for an event, its words
  bool usual = true;  ///< whether it is about the card or the state after it: expected by default
};

/// The moves of a trial and their results.
struct TrialRecord {
  Trial trial;
  std::vector<TrialStep> steps;
  std::vector<std::string> dice;  ///< all that came up, from the position on
  std::vector<std::string> picks;
  std::vector<std::string> rules;  ///< of the questions asked
  std::vector<Expectation> expectations;
};
/// Repeats all moves, recording what happens and which facts change.
[[nodiscard]] TrialRecord recordOf(const Trial& trial, const Season& season, std::uint64_t seed);
/// The text of a scenario that plays the record and expects the expectations at the indices in `expected`. Throws
/// kernel::DataError with one sentence if it does not play as recorded.
[[nodiscard]] std::string scenarioOf(const TrialRecord& record, const std::string& title,
                                     const std::vector<std::size_t>& expected, const Catalog& cards);

}  // namespace w13
