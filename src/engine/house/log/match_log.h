#pragma once
// The log of a match, which is its save: data, set-up, chance, moves and looks, written down while it is played.
// Format: docs/saves.md. Strong guarantee: if a call throws, match and files are unchanged.
//
//   auto match = beginMatch(box, start, "autosave.season");
//   match->choose(...);                                       // on disk before it returns
//   saveMatch(*match, "friday.season");                       // a complete copy
//   Loaded again = loadMatch("autosave.season", box->log(), Autosave::Continue);

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/house/log/log_kind.h"
#include "engine/kernel/chance.h"

namespace house {

/// Begins a match that keeps its log. With a path the log is a new file there, and every move, undo and look is on disk
/// before the call returns. Throws kernel::RefusedError for a set-up that cannot be played, kernel::DataError if the
/// file exists or cannot be written. If a later write fails, the call that needed it throws kernel::DataError and has
/// no effect.
[[nodiscard]] std::shared_ptr<KeptMatch> beginMatch(const std::shared_ptr<const Box>& box, const Start& start,
                                                    const std::string& path = {});

/// Writes a complete copy of a match's log: beside the path first, then in its place, so that an older file there is
/// whole at any instant. Throws kernel::RefusedError if the match keeps no log (only those made in this header do).
void saveMatch(const KeptMatch& match, const std::string& path);

/// Where a match is written while it is played; empty if nowhere.
[[nodiscard]] std::string autosavePath(const KeptMatch& match);

/// What somebody else did to that file while the match was played, and where all of it has been rewritten: one
/// sentence, returned once; empty if nothing. Call after each move, look or undo.
[[nodiscard]] std::string takeNotice(KeptMatch& match);

/// Whether a loaded match is still written to the file it came from.
enum class Autosave : bool { Off, Continue };

struct Loaded {
  std::shared_ptr<KeptMatch> match;
  Start start;                     ///< its seed is 0 unless it was typed
  std::shared_ptr<const Box> box;  ///< with the data that the match began with
  std::string note;                ///< one sentence if anything is not as written; empty: all is
};

/// Replays a log and returns the match as it was. A last record cut off while being written is left out. If the rules
/// have changed so that the log cannot be replayed, or it is damaged, the match is at the last stored state (earlier
/// steps are then gone), or else at the last step that fits; `note` says so. Before a damaged file is continued, a copy
/// is kept beside it. Throws kernel::DataError with one sentence for anything that is not such a log, is newer than
/// this program, or cannot be played at all.
[[nodiscard]] Loaded loadMatch(const std::string& path, const LogKind& kind, Autosave autosave = Autosave::Off);

/// Another match in the state of this one after its first `step` moves, keeping a log in memory with the history up to
/// there; chance is new from there on. Throws kernel::RefusedError if there is no such step.
[[nodiscard]] std::shared_ptr<KeptMatch> branchMatch(const KeptMatch& match, int step, std::uint64_t seed);

/// What a record of a log was, while it is replayed.
enum class RecordWas : std::uint8_t { Nothing, Choice, Interjection, Undo, Look, Said, End };

/// What a list of saves may show, read from the public part alone: nothing is unsealed or played.
struct Label {
  std::vector<std::string> players;  ///< names by seat, the role where a seat has none
  std::vector<std::string> roles;    ///< by seat; "" where the game has none
  std::vector<std::string> bots;     ///< by seat; "" is a person
  std::vector<std::string> options;
  int steps = 0;    ///< moves not undone
  int chapter = 0;  ///< where the last of them was made, by its number
  bool over = false;
  bool open = false;     ///< begun from a typed seed
  bool torn = false;     ///< the last record was cut off, so the program was stopped while writing
  bool damaged = false;  ///< not as it was written: loading it reports how much of it can be played
};
[[nodiscard]] Label labelOf(const std::string& path, const LogKind& kind);

/// Notes in a log, for everybody to read, that its secrets were shown on a day ("2026-05-01"): loading the match
/// reports it. Throws kernel::DataError if the file cannot be written, is damaged, or is being played.
void noteOpened(const std::string& path, const std::string& day, const LogKind& kind);

}  // namespace house
