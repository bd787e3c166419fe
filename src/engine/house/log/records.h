#pragma once
// What the records of a match's log say openly, and what they hold sealed. The open part follows from public knowledge
// when it is written, and names nothing that helps to remember secrets: a log that did would be a perfect memory of
// discards and draws. Each kind of record has secrets of one size.

#include <optional>
#include <string>
#include <string_view>

#include "engine/house/log/log_kind.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/log.h"

namespace house {

inline constexpr int kLogFormat = 2;  ///< this program reads all up to this one and writes it

/// Reads a log of this kind; as kernel::readLog.
[[nodiscard]] kernel::ReadLog readLog(std::string_view bytes, std::string_view name, const LogKind& kind);

/// The secrets of a log's beginning: the generator's position before the opening, the seat with the secret role if one
/// was set, and the digest of the first question.
struct BeginRecord {
  kernel::Luck::Position luck;
  kernel::Seat secret = kernel::Seat::Table;
  std::uint32_t digest = 0;
};
[[nodiscard]] kernel::LogRecord write(const BeginRecord& begin, const Start& start, const LogKind& kind);
/// Reads both parts; throws kernel::DataError if the text is not as written.
void read(const kernel::LogRecord& record, const LogKind& kind, BeginRecord& begin, Start& start);

/// The data of the game that the match began with, as its box hands it out.
[[nodiscard]] kernel::LogRecord writeCarried(const std::string& carried, const LogKind& kind);
/// Throws notAsWritten if it is not as written.
[[nodiscard]] std::string readCarried(const kernel::LogRecord& record, const LogKind& kind);
/// "its cards are not as they were written"
[[nodiscard]] kernel::DataError notAsWritten(const LogKind& kind);

/// The secrets of one move. What chance gave follows from the generator's position, so a step that shuffles all piles
/// takes no more room than one that rolls nothing.
struct StepRecord {
  kernel::Move move;
  bool ends = true;          ///< the last of its visit
  std::uint64_t luck = 0;    ///< the generator's position after the visit
  std::uint32_t digest = 0;  ///< of the question after it
};
/// The record of a step of a match's history.
[[nodiscard]] kernel::LogRecord write(const KeptMatch& match, std::size_t step, const kernel::Luck& luck);
[[nodiscard]] StepRecord readStep(const kernel::LogRecord& record);

/// A stored state: the fallback if the rules have changed since, and a cross-check if not.
struct StateRecord {
  kernel::Bytes state;
  kernel::Luck::Position luck;
  std::uint64_t views = 0;  ///< digest of what every seat and the table see
};
/// `word` is "state" (a cross-check) or "base" (a replay begins here).
[[nodiscard]] kernel::LogRecord write(const StateRecord& record, const LogKind& kind, const char* word, int step);
/// None if it was stored by a program with another layout of states.
[[nodiscard]] std::optional<StateRecord> readState(const kernel::LogRecord& record, const LogKind& kind);
/// Only the digest of the views; none if this program would write the views differently.
[[nodiscard]] std::optional<std::uint64_t> viewsOf(const kernel::LogRecord& record, const LogKind& kind);

/// The generator was replaced: a branch continues with its own chance.
[[nodiscard]] kernel::LogRecord writeChance(kernel::Luck::Position luck);
[[nodiscard]] kernel::Luck::Position readChance(const kernel::LogRecord& record);

[[nodiscard]] kernel::LogRecord writeUndo(int toStep);
[[nodiscard]] kernel::LogRecord writeLook(const std::string& seatInLog);
[[nodiscard]] kernel::Seat readLook(const kernel::LogRecord& record);
/// What a seat has written down for itself. However much that is, the record is as long.
[[nodiscard]] kernel::LogRecord writeNotes(const std::string& seatInLog, const std::string& text);
struct NotesRecord {
  kernel::Seat seat = kernel::Seat::Table;
  std::string text;
};
[[nodiscard]] NotesRecord readNotes(const kernel::LogRecord& record);
/// What somebody said in the open; `words`: the sentences of the game.
[[nodiscard]] kernel::LogRecord writeSaid(const KeptMatch& match, const kernel::Said& said);
/// Throws kernel::DataError if it is not as written.
[[nodiscard]] kernel::Said readSaid(const kernel::LogRecord& record, std::span<const Word> words);
[[nodiscard]] kernel::LogRecord writeOver(const std::string& endInLog);
/// Somebody had the secrets of the log shown on that day.
[[nodiscard]] kernel::LogRecord writeOpened(const std::string& day);
[[nodiscard]] std::string readOpened(const kernel::LogRecord& record);

/// The first word of a record's text: its kind.
[[nodiscard]] std::string_view kindOf(const kernel::LogRecord& record);
/// The first number in a record's text after a word; -1 if there is none.
[[nodiscard]] int numberAfter(std::string_view text, std::string_view word);
/// The open part of a record of a beginning. Throws kernel::DataError if it is not as written.
[[nodiscard]] Start readStart(const kernel::LogRecord& record, const LogKind& kind);

}  // namespace house
