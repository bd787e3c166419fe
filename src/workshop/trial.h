#pragma once
// A position in which a card can be tried, and what is done there: in the words of scenarios, so that it can be set up
// again when the cards have changed, and kept as a scenario.

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
  Text name;                       ///< what it is called
  Text says;                       ///< what can be seen or done there
  std::string given;               ///< the position: the "given" of a scenario, as JSON
  std::vector<std::string> dice;   ///< what comes up by chance, from there on, as a scenario says it
  std::vector<std::string> picks;  ///< cards taken at random, likewise
  std::vector<TrialStep> way;      ///< from the position to where it begins
};

/// A trial that has been set up.
struct TrialBegun {
  Season season;
  std::vector<AgentId> agents;  ///< by seat
  std::size_t steps = 0;        ///< how many of the steps that had been made could be made again
};
/// Sets a trial up with these cards and makes `made` as far as that is possible. Chance that is not said is drawn from
/// `seed`. Throws kernel::DataError with one sentence if the position cannot be, or its way is not open any more.
[[nodiscard]] TrialBegun begin(const Trial& trial, std::shared_ptr<const Catalog> cards,
                               const std::vector<TrialStep>& made, std::uint64_t seed);

/// What has been done in the season that `begin` gave for this trial and seed, in words.
[[nodiscard]] std::vector<TrialStep> stepsOf(const Trial& trial, const Season& season, std::uint64_t seed);

/// Something that was true after a trial, for a scenario to expect.
struct Expectation {
  std::string key;    ///< a fact's path, or "events"
  std::string value;  ///< as JSON; of an event its words
  bool usual = true;  ///< whether it belongs to the card, or says how it stands now: what is expected without asking
};

/// What was done in a trial and what came of it.
struct TrialRecord {
  Trial trial;
  std::vector<TrialStep> steps;
  std::vector<std::string> dice;  ///< all chance that came up, from the position on
  std::vector<std::string> picks;
  std::vector<std::string> rules;  ///< by which it was asked what to do
  std::vector<Expectation> expectations;
};
/// Does all of that again and notes what happens, and which facts are others then.
[[nodiscard]] TrialRecord recordOf(const Trial& trial, const Season& season, std::uint64_t seed);
/// The text of a scenario that plays what was done and expects those things whose places are named. Throws
/// kernel::DataError with one sentence if it does not go as it was recorded.
[[nodiscard]] std::string scenarioOf(const TrialRecord& record, const std::string& title,
                                     const std::vector<std::size_t>& expected, const Catalog& cards);

}  // namespace w13
