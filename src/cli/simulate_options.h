#pragma once
// The options of `w13 simulate`.

#include <optional>
#include <string>
#include <vector>

#include "cli/inputs.h"
#include "engine/bots/bot.h"

namespace w13 {

struct SimulateOptions {
  CardFolders cards;
  SeatingOptions seating;  ///< its number of players comes from `players`
  std::string players;     ///< as given; empty: the usual number
  std::vector<std::string> bots = {"random"};
  std::string traitorBot;            ///< empty: as `bots` has it
  std::vector<std::string> instead;  ///< bots that play the same seasons once more; empty: none do
  std::vector<int> onShields;        ///< seats, from 1
  int seasons = 100;
  int threads = 0;   ///< 0: all available
  std::string talk;  ///< empty: nobody says anything
  bool mixed = false;
  bool anyAgents = false;
  bool check = false;
  bool json = false;
  bool story = false;
  // the balance report
  std::string report;  ///< a file; empty: none
  std::string csv;     ///< a folder; empty: none
  bool force = false;  ///< also overwrite files that are no older reports
  std::string against;
  std::vector<std::string> blanks;

  void addTo(CLI::App& command);
  /// Whether more than the plain count is requested.
  [[nodiscard]] bool compares() const { return !report.empty() || !csv.empty() || !against.empty() || !blanks.empty(); }
  /// Why nothing can be drawn for each season; empty if it can, or is not wanted.
  [[nodiscard]] std::string faultOfMixed() const;
  /// Why a report or a story has no room for shields; empty if it has, or none are wanted.
  [[nodiscard]] std::string faultOfShields() const;
  /// The seats that are on shields. Throws kernel::RefusedError with one sentence if one of them does not play.
  [[nodiscard]] kernel::SeatSet shields(std::size_t seats) const;
  /// How bots talk; none: they do not. The word has been checked.
  [[nodiscard]] std::optional<Tongue> tongue() const;
  /// How many threads play: as many as wished, or as the processor has.
  [[nodiscard]] int threadCount() const;
  /// The numbers of players, in rising order.
  [[nodiscard]] std::vector<int> playerCounts() const;
};

/// Seats as people count them, from 1.
[[nodiscard]] std::vector<int> numbersOf(kernel::SeatSet seats);
/// " (seats 1, 3 on shields)"; empty: none is.
[[nodiscard]] std::string shieldsNamed(kernel::SeatSet seats);

}  // namespace w13
