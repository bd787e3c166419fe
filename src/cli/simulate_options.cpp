#include "cli/simulate_options.h"

#include <algorithm>
#include <map>
#include <thread>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "measure/report/player_counts.h"

namespace w13 {

namespace {

constexpr int kUsualPlayers = 4;

const std::map<std::string, Tongue> kTongues = {
    {"lies", Tongue::Lies}, {"silent", Tongue::Silent}, {"honest", Tongue::Honest}};

std::vector<std::string> tongueNames() {
  std::vector<std::string> names = {"off"};
  for (const auto& [name, tongue] : kTongues) names.push_back(name);
  return names;
}

std::string faultOfPlayers(const std::string& said) {
  try {
    (void)playerCounts(said);
    return {};
  } catch (const kernel::RefusedError& refused) {
    return refused.what();
  }
}

}  // namespace

void SimulateOptions::addTo(CLI::App& command) {
  command.add_option("--players", players, "How many play; for a report also several: 3,4,5 or 3-5")
      ->check(CLI::Validator(faultOfPlayers, ""))
      ->type_name("2..5");
  seating.addOthersTo(command);
  command.add_option("--seasons", seasons, "How many (100)")->check(CLI::Range(1, 100000000));
  command
      .add_option("--bots", bots,
                  "Who plays: random (Rookie), rule (Steady), wary (Wary), quick (Sharp), strong (Mastermind), loyal "
                  "(True heart) or frank (Open book) for all seats, or one for each: rule,random,...")
      ->delimiter(',');
  command.add_option("--traitor", traitorBot, "Who plays whoever is dealt the Traitor, whatever --bots says")
      ->type_name("BOT");
  command.add_option("--instead", instead, "Play the same seeds with these bots instead, and compare; --traitor stays")
      ->delimiter(',')
      ->type_name("BOTS");
  command
      .add_option("--on-shields", onShields,
                  "Count hand-overs as if these seats, from 1, were on phones: 1,3; nothing else depends on it")
      ->delimiter(',')
      ->check(CLI::Range(1, kernel::kMaxSeats))
      ->type_name("SEATS");
  command
      .add_option("--talk", talk,
                  "Bots talk at the table, and whom they suspect is counted; the hidden Traitor's lies, says nothing "
                  "(silent) or only the truth (honest); off: nobody talks, for comparison")
      ->check(CLI::IsMember(tongueNames()))
      ->type_name("off|lies|silent|honest");
  command.add_option("--threads", threads, "On how many threads (all); results do not depend on it")
      ->check(CLI::Range(1, 256));
  command.add_flag("--mixed", mixed, "Other agents and options each season, drawn by its seed");
  command.add_flag("--any-agents", anyAgents, "Other agents each season, drawn by its seed");
  command.add_flag("--check", check, "Look at invariants at every decision, and at secrecy in a sample");
  command.add_flag("--json", json, "Print one JSON object");
  command.add_flag("--story", story, "Tell one season as the table saw it");
  cards.addTo(command);
  command.add_option("--report", report, "Write a balance report: one HTML page to read in any browser")
      ->type_name("FILE");
  command.add_option("--csv", csv, "Write the report's numbers: summary.csv and cards.csv in this folder")
      ->type_name("DIR");
  command.add_flag("--force", force, "Write the report over files that are there and are no older reports");
  command.add_option("--against", against, "Play the same seeds with this folder laid over the cards, and compare")
      ->type_name("DIR");
  command
      .add_option("--blank", blanks,
                  "Play the same seeds with this card's effect taken away, and compare (several: "
                  "one by one; all: every card)")
      ->type_name("CARD")
      ->allow_extra_args(false);
}

std::string SimulateOptions::faultOfMixed() const {
  if (!mixed || (seating.variants.empty() && seating.agents.empty() && !anyAgents)) return {};
  return "--mixed draws agents and options for each season; leave out --agent and --variant";
}

std::string SimulateOptions::faultOfShields() const {
  if (onShields.empty() || (!story && !compares())) return {};
  return "--on-shields counts hand-overs in the summary; leave out --story and reports";
}

kernel::SeatSet SimulateOptions::shields(std::size_t seats) const {
  kernel::SeatSet all;
  for (const int seat : onShields) {
    if (kernel::sizeOf(seat) > seats)
      throw kernel::RefusedError("--on-shields names seat " + std::to_string(seat) + ", but the seats are 1 to " +
                                 std::to_string(seats));
    all |= kernel::seatAt(seat - 1);
  }
  return all;
}

std::optional<Tongue> SimulateOptions::tongue() const {
  const auto named = kTongues.find(talk);
  return named == kTongues.end() ? std::nullopt : std::optional(named->second);
}

int SimulateOptions::threadCount() const {
  return threads > 0 ? threads : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

std::vector<int> numbersOf(kernel::SeatSet seats) {
  std::vector<int> numbers;
  for (const kernel::Seat seat : seats) numbers.push_back(index(seat) + 1);
  return numbers;
}

std::string shieldsNamed(kernel::SeatSet seats) {
  std::string named;
  for (const int seat : numbersOf(seats)) named += (named.empty() ? "" : ", ") + std::to_string(seat);
  if (named.empty()) return {};
  return (seats.size() == 1 ? " (seat " : " (seats ") + named + (seats.size() == 1 ? " on a shield)" : " on shields)");
}

std::vector<int> SimulateOptions::playerCounts() const {
  if (!players.empty()) return w13::playerCounts(players);
  return {seating.agents.empty() ? kUsualPlayers : kernel::count(seating.agents)};
}

}  // namespace w13
