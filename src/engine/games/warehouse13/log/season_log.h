#pragma once
// The log of a season, which is its save: cards, set-up, chance, choices and looks, written down while it is played.
// The format is told in docs/saves.md. Whatever throws has changed neither the season nor a file.
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
/// been explained so far is not kept: it follows from the questions that the log has answered.
struct FirstSeason {
  bool on = false;
  SeatSet know;  ///< seats that know the game: nothing is explained to them
  friend bool operator==(const FirstSeason&, const FirstSeason&) = default;
};

/// All that a new season needs.
struct SeasonStart {
  Setup setup;
  std::uint64_t seed = 0;            ///< from the system's randomness, or as somebody typed it
  bool typedSeed = false;            ///< who knows the seed knows every secret: the log is marked open
  std::vector<std::string> players;  ///< the people's names by seat; may be empty
  std::vector<std::string> bots;     ///< by seat the name of the bot that plays it; "" is a person; may be empty
  FirstSeason first;
};

/// Begins a season that keeps its log. With a path the log is a new file there, and everything that is chosen, taken
/// back or looked at is on disk before the call returns. Throws kernel::RefusedError for a set-up that cannot be
/// played, kernel::DataError if the file exists or cannot be written. If later on a write fails, the call that needed
/// it throws kernel::DataError and has not happened.
[[nodiscard]] Season beginSeason(const CardSet& cards, const SeasonStart& start, const std::string& path = {});

/// Writes a complete copy of a season's log: beside the path first, then in its place, so that an older file there is
/// whole at any instant. Throws kernel::RefusedError if the season keeps no log (only those made in this header do).
void saveSeason(const Season& season, const std::string& path);

/// Where a season is written while it is played; empty if nowhere.
[[nodiscard]] std::string autosavePath(const Season& season);

/// What somebody else did to that file while the season was played, and where all of it has been written again: one
/// sentence, given once; empty if nothing. To be asked after each choice, look or step back.
[[nodiscard]] std::string takeNotice(Season& season);

/// Whether a loaded season goes on being written into the file it came from.
enum class Autosave : bool { Off, Continue };

struct LoadedSeason {
  Season season;
  SeasonStart start;  ///< its seed is 0 unless it was typed
  CardSet cards;      ///< those the season began with
  std::string note;   ///< one sentence if not all is as it was written; empty: it is
};

/// Plays a log again and gives the season as it stood. A last record that was cut off while it was written is left
/// out. If the rules have changed so that the log cannot be played again, or it is damaged, the last stored state is
/// taken (its earlier steps are then gone), or else it stands at the last step that fits; `note` says so. Before a
/// damaged file is gone on with, a copy is kept beside it. Throws kernel::DataError with one sentence for anything that
/// is no log of ours, is newer than this program, or of which nothing can be played.
[[nodiscard]] LoadedSeason loadSeason(const std::string& path, Autosave autosave = Autosave::Off);

/// Another season that stands where this one stood after its first `step` choices, keeping a log in memory with the
/// history up to there; chance is new from there on. Throws kernel::RefusedError if there is no such step.
[[nodiscard]] Season branchSeason(const Season& season, int step, std::uint64_t seed);

/// What a list of saves may show, read from the public part alone: nothing is unsealed or played.
struct SeasonLabel {
  std::vector<std::string> players;  ///< names by seat, an Agent's id where a seat has none
  std::vector<std::string> agents;   ///< ids by seat
  std::vector<std::string> bots;     ///< by seat; "" is a person
  std::vector<std::string> variants;
  int steps = 0;  ///< choices and interjections that stand
  int episode = 0;
  bool over = false;
  bool open = false;     ///< begun from a typed seed
  bool torn = false;     ///< the last record was cut off, so the program was stopped while writing
  bool damaged = false;  ///< it is not as it was written: loading it tells how much of it can be played
};
[[nodiscard]] SeasonLabel labelOf(const std::string& path);

/// Notes in a log, for everybody to read, that its secrets were shown on a day ("2026-05-01"): whoever goes on with the
/// season is told. Throws kernel::DataError if the file cannot be written, is damaged, or is being played.
void noteOpened(const std::string& path, const std::string& day);

// ---- going through a log step by step -----------------------------------------------------------------------------

/// Plays a log again, one record at a time.
class SeasonReplay {
 public:
  /// What the last record was.
  enum class Was : std::uint8_t { Nothing, Choice, Interjection, Undo, Look, End };

  /// Reads a log. Throws as loadSeason does.
  explicit SeasonReplay(const std::string& path);
  SeasonReplay(SeasonReplay&&) noexcept;
  SeasonReplay& operator=(SeasonReplay&&) noexcept;
  ~SeasonReplay();

  /// Does what the next record says. A visit counts as one record. Throws kernel::DataError that names step and
  /// reason if the log does not fit the rules any more; the season then stands at the last step that fitted.
  Was next();
  [[nodiscard]] Season& season();
  [[nodiscard]] const Season& season() const;
  [[nodiscard]] const SeasonStart& start() const;
  [[nodiscard]] const CardSet& cards() const;
  /// Who did what the last record says.
  [[nodiscard]] Seat seat() const;
  [[nodiscard]] bool torn() const;
  /// What is wrong with the file, in one sentence; empty: it is as it was written.
  [[nodiscard]] std::string damage() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

/// A question as everybody knows it, and who has answered it. Ask::Nothing: the seat was not asked, and has looked
/// whether to respond.
struct Answered {
  Seat seat = Seat::Table;
  Ask question = Ask::Nothing;
  bool secret = false;
  friend bool operator==(const Answered&, const Answered&) = default;
};

/// The questions that a log has answered, in their order; of a visit the first. If the log does not fit the rules any
/// more, those before that. Throws as loadSeason does for what is no log.
[[nodiscard]] std::vector<Answered> answeredIn(const std::string& path);

}  // namespace w13
