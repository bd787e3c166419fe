#pragma once
// The log of a season, which is its save: cards, set-up, chance, choices and looks, written down while it is played.
// Format: docs/saves.md. Strong guarantee: if a call throws, season and files are unchanged.
//
//   Season season = beginSeason(readCards({"data/cards/warehouse13"}), start, "autosave.season");
//   season.choose(...);                                       // on disk before it returns
//   saveSeason(season, "friday.season");                      // a complete copy
//   LoadedSeason again = loadSeason("autosave.season", Autosave::Continue);

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/games/warehouse13/season/season.h"

namespace w13 {

/// Whether each kind of decision is explained the first time it comes, and to whom. The table knows all of it. What has
/// been explained so far is not stored: it follows from the questions the log has answered.
struct FirstSeason {
  bool on = false;
  SeatSet know;  ///< seats that know the game: nothing is explained to them
  friend bool operator==(const FirstSeason&, const FirstSeason&) = default;
};

/// All that a new season needs.
struct SeasonStart {
  Setup setup;
  std::uint64_t seed = 0;            ///< from the system's randomness, or typed by somebody
  bool typedSeed = false;            ///< the seed reveals every secret: the log is marked open
  std::vector<std::string> players;  ///< the people's names by seat; may be empty
  std::vector<std::string> bots;     ///< the bots' names by seat; "" is a person; may be empty
  FirstSeason first;
};

/// Begins a season that keeps its log. With a path the log is a new file there, and every choice, undo and look is on
/// disk before the call returns. Throws kernel::RefusedError for a set-up that cannot be played, kernel::DataError if
/// the file exists or cannot be written. If a later write fails, the call that needed it throws kernel::DataError and
/// has no effect.
[[nodiscard]] Season beginSeason(const CardSet& cards, const SeasonStart& start, const std::string& path = {});

/// Writes a complete copy of a season's log: beside the path first, then in its place, so that an older file there is
/// whole at any instant. Throws kernel::RefusedError if the season keeps no log (only those made in this header do).
void saveSeason(const Season& season, const std::string& path);

/// Where a season is written while it is played; empty if nowhere.
[[nodiscard]] std::string autosavePath(const Season& season);

/// What somebody else did to that file while the season was played, and where all of it has been rewritten: one
/// sentence, returned once; empty if nothing. Call after each choice, look or undo.
[[nodiscard]] std::string takeNotice(Season& season);

/// Whether a loaded season is still written to the file it came from.
enum class Autosave : bool { Off, Continue };

struct LoadedSeason {
  Season season;
  SeasonStart start;  ///< its seed is 0 unless it was typed
  CardSet cards;      ///< those the season began with
  std::string note;   ///< one sentence if anything is not as written; empty: all is
};

/// Replays a log and returns the season as it was. A last record cut off while being written is left out. If the rules
/// have changed so that the log cannot be replayed, or it is damaged, the season is at the last stored state (earlier
/// steps are then gone), or else at the last step that fits; `note` says so. Before a damaged file is continued, a copy
/// is kept beside it. Throws kernel::DataError with one sentence for anything that is not this program's log, is newer
/// than this program, or cannot be played at all.
[[nodiscard]] LoadedSeason loadSeason(const std::string& path, Autosave autosave = Autosave::Off);

/// Another season in the state of this one after its first `step` choices, keeping a log in memory with the history up
/// to there; chance is new from there on. Throws kernel::RefusedError if there is no such step.
[[nodiscard]] Season branchSeason(const Season& season, int step, std::uint64_t seed);

/// What a list of saves may show, read from the public part alone: nothing is unsealed or played.
struct SeasonLabel {
  std::vector<std::string> players;  ///< names by seat, an Agent's id where a seat has none
  std::vector<std::string> agents;   ///< ids by seat
  std::vector<std::string> bots;     ///< by seat; "" is a person
  std::vector<std::string> variants;
  int steps = 0;  ///< choices and interjections not undone
  int episode = 0;
  bool over = false;
  bool open = false;     ///< begun from a typed seed
  bool torn = false;     ///< the last record was cut off, so the program was stopped while writing
  bool damaged = false;  ///< not as it was written: loading it reports how much of it can be played
};
[[nodiscard]] SeasonLabel labelOf(const std::string& path);

/// Notes in a log, for everybody to read, that its secrets were shown on a day ("2026-05-01"): loading the season
/// reports it. Throws kernel::DataError if the file cannot be written, is damaged, or is being played.
void noteOpened(const std::string& path, const std::string& day);

// ---- going through a log step by step -----------------------------------------------------------------------------

/// Replays a log, one record at a time.
class SeasonReplay {
 public:
  /// What the last record was.
  enum class Was : std::uint8_t { Nothing, Choice, Interjection, Undo, Look, End };

  /// Reads a log. Throws as loadSeason does.
  explicit SeasonReplay(const std::string& path);
  SeasonReplay(SeasonReplay&&) noexcept;
  SeasonReplay& operator=(SeasonReplay&&) noexcept;
  ~SeasonReplay();

  /// Replays the next record. A visit counts as one record. Throws kernel::DataError that names step and reason if the
  /// log no longer fits the rules; the season then stays at the last step that fitted.
  Was next();
  [[nodiscard]] Season& season();
  [[nodiscard]] const Season& season() const;
  [[nodiscard]] const SeasonStart& start() const;
  [[nodiscard]] const CardSet& cards() const;
  /// The seat of the last record.
  [[nodiscard]] Seat seat() const;
  [[nodiscard]] bool torn() const;
  /// The file's damage in one sentence; empty: it is as it was written.
  [[nodiscard]] std::string damage() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

/// A question as everybody knows it, and the seat that answered it. Ask::Nothing: the seat was not asked, and looked
/// whether to respond.
struct Answered {
  Seat seat = Seat::Table;
  Ask question = Ask::Nothing;
  bool secret = false;
  friend bool operator==(const Answered&, const Answered&) = default;
};

/// The questions a log has answered, in order; for a visit only the first. If the log no longer fits the rules, those
/// up to there. Throws as loadSeason does if it is not a log.
[[nodiscard]] std::vector<Answered> answeredIn(const std::string& path);

}  // namespace w13
