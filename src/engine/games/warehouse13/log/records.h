#pragma once
// What the records of a season's log say openly, and what they hold sealed. The open part follows from public knowledge
// when it is written, and names no card and no pile: a log that did would be a perfect memory of discards and draws
// (PILE-04, SECRET-02). Each kind of record has secrets of one size.

#include <optional>
#include <string>

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/log/season_log.h"
#include "engine/kernel/history.h"
#include "engine/kernel/log.h"
#include "engine/kernel/session.h"

namespace w13 {

inline constexpr const char* kLogTitle = "Warehouse 13 season log";
inline constexpr int kLogFormat = 2;  ///< this program reads all up to this one and writes it

/// Whether a record's secret has the form this program gives it: it was unsealed at the right place.
[[nodiscard]] bool mayBeGenuine(const kernel::LogRecord& record);

/// The secrets of a log's beginning: the generator's position before the opening, the Traitor if one was set, and the
/// digest of the first decision.
struct BeginRecord {
  kernel::Luck::Position luck;
  Seat traitor = Seat::Table;
  std::uint32_t digest = 0;
};
[[nodiscard]] kernel::LogRecord write(const BeginRecord& begin, const SeasonStart& start, const Catalog& cards);
/// Reads both parts; throws kernel::DataError if the text is not as written.
void read(const kernel::LogRecord& record, const Catalog& cards, BeginRecord& begin, SeasonStart& start);

/// The secrets of one choice. What chance gave follows from the generator's position, so a step that shuffles all piles
/// takes no more room than one that rolls nothing.
struct StepRecord {
  kernel::Move move;
  bool ends = true;          ///< the last of its visit
  std::uint64_t luck = 0;    ///< the generator's position after the visit
  std::uint32_t digest = 0;  ///< of the decision after it
};
/// The record of a step of a session's history.
[[nodiscard]] kernel::LogRecord write(const kernel::Session<Warehouse13>& session, std::size_t step,
                                      const kernel::Luck& luck);
[[nodiscard]] StepRecord readStep(const kernel::LogRecord& record);

/// A stored state: the fallback if the rules have changed since, and a cross-check if not.
struct StateRecord {
  State state;
  kernel::Luck::Position luck;
  std::uint64_t views = 0;  ///< digest of what every seat and the table see
};
/// `word` is "state" (a cross-check) or "base" (a replay begins here).
[[nodiscard]] kernel::LogRecord write(const StateRecord& record, const char* word, int step);
/// None if it was stored by a program with another layout of states.
[[nodiscard]] std::optional<StateRecord> readState(const kernel::LogRecord& record);
/// Only the digest of the views; none if this program would write the views differently.
[[nodiscard]] std::optional<std::uint64_t> viewsOf(const kernel::LogRecord& record);

/// The generator was replaced: a branch continues with its own chance.
[[nodiscard]] kernel::LogRecord writeChance(kernel::Luck::Position luck);
[[nodiscard]] kernel::Luck::Position readChance(const kernel::LogRecord& record);

[[nodiscard]] kernel::LogRecord writeUndo(int toStep);
[[nodiscard]] kernel::LogRecord writeLook(Seat seat, const World& w, const Catalog& cards);
[[nodiscard]] Seat readLook(const kernel::LogRecord& record);
[[nodiscard]] kernel::LogRecord writeOver(const World& w);
/// Somebody had the secrets of the log shown on that day.
[[nodiscard]] kernel::LogRecord writeOpened(const std::string& day);
[[nodiscard]] std::string readOpened(const kernel::LogRecord& record);

[[nodiscard]] kernel::LogRecord write(const std::vector<Layer>& layers);
/// The layers in a record; throws kernel::DataError if they are not as written.
[[nodiscard]] std::vector<Layer> readLayers(const kernel::LogRecord& record);

/// The first word of a record's text: its kind.
[[nodiscard]] std::string_view kindOf(const kernel::LogRecord& record);
/// The first number in a record's text after a word; -1 if there is none.
[[nodiscard]] int numberAfter(std::string_view text, std::string_view word);

/// The digest of the open question in full, whoever is asked: a replay must reproduce it.
[[nodiscard]] std::uint32_t digestOf(const Warehouse13& game, const State& state);
[[nodiscard]] std::uint64_t digestOfViews(const Warehouse13& game, const State& state);

}  // namespace w13
