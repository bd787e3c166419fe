#pragma once
// The log of a season, which is its save: house/log with the cards and names of this game. Strong guarantee: if a call
// throws, season and files are unchanged.
//
//   Season season = beginSeason(readCards({"data/cards/warehouse13"}), start, "autosave.season");
//   season.choose(...);                                       // on disk before it returns
//   saveSeason(season, "friday.season");                      // a complete copy
//   LoadedSeason again = loadSeason("autosave.season", Autosave::Continue);

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/games/warehouse13/season/season.h"
#include "engine/house/log/match_log.h"

namespace w13 {

using house::Autosave;
/// Whether each kind of decision is explained the first time it comes, and to whom.
using FirstSeason = house::Explaining;
/// All that a new season needs.
using SeasonStart = house::StartOf<Setup>;

/// The functions of house/log/match_log.h, for seasons; meaning and errors are documented there.
[[nodiscard]] Season beginSeason(const CardSet& cards, const SeasonStart& start, const std::string& path = {});
void saveSeason(const Season& season, const std::string& path);
[[nodiscard]] std::string autosavePath(const Season& season);
[[nodiscard]] std::string takeNotice(Season& season);

struct LoadedSeason {
  Season season;
  SeasonStart start;  ///< its seed is 0 unless it was typed
  CardSet cards;      ///< those the season began with
  std::string note;   ///< one sentence if anything is not as written; empty: all is
};
[[nodiscard]] LoadedSeason loadSeason(const std::string& path, Autosave autosave = Autosave::Off);

[[nodiscard]] Season branchSeason(const Season& season, int step, std::uint64_t seed);

[[nodiscard]] house::Label labelOf(const std::string& path);
void noteOpened(const std::string& path, const std::string& day);

// ---- going through a log step by step -----------------------------------------------------------------------------

/// Replays a log, one record at a time.
class SeasonReplay {
 public:
  using Was = house::RecordWas;

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
