#pragma once
// A finished season in review: what each seat did in each Episode, what turned it, and what the dice owed. Secrets are
// included.

#include "engine/games/warehouse13/season/timeline.h"

namespace w13 {

/// What a seat did, and what happened to it, in one Episode.
struct SeatInEpisode {
  /// A die it claimed, with the face everybody saw; Symbol::None: not rolled yet.
  struct Claimed {
    DieId die = DieId::None;
    Clue face;
  };
  std::vector<Claimed> claimed;
  int neutralized = 0;  ///< clues, when it worked the case
  int ko = 0;
  int wounds = 0;
  int voted = 0;      ///< votes it cast
  int votedDown = 0;  ///< of these, for Bronze
  int votesFor = -1;  ///< for Bronze, in the last vote on it; -1: nobody named it
  bool bronzed = false;
  bool revealed = false;
  int traitorCards = 0;  ///< played, while it was the revealed Traitor
};

/// An Episode, or the Finale, which comes last.
struct EpisodeReview {
  enum class Outcome : std::uint8_t { Open, Retrieved, Lost, Captured };
  int episode = 0;
  bool finale = false;
  CardId ping = CardId::None;
  CardId artifact = CardId::None;  ///< None: it was never turned up
  Outcome outcome = Outcome::Open;
  int plotsStopped = 0;
  int plotsExecuted = 0;
  PerSeat<SeatInEpisode> seats;
  std::vector<Moment> secrets;  ///< what only some knew then
};

/// What turned the season.
struct TurningPoint {
  std::size_t column = 0;  ///< index of its Episode in the review
  Event event;             ///< what happened; with `wasted`: the last of the clues
  int wasted = 0;          ///< clues that event.seat neutralized in this Episode; 0: something else happened
};

/// What a kind of dice showed, and what it owed on average.
struct Luck {
  int rolls = 0;
  double rolled = 0;   ///< on average
  double average = 0;  ///< of the faces of the dice that were rolled
};

struct SeasonReview {
  static constexpr std::size_t kTurningPoints = 3;

  std::vector<EpisodeReview> columns;
  std::vector<Moment> dealt;         ///< before the first Episode
  std::vector<TurningPoint> turned;  ///< at most kTurningPoints, in the order they happened
  Luck warehouse;                    ///< the Warehouse dice
  Luck clues;                        ///< the numbers of clue dice behind shields, in Retrieval
  Luck goo;                          ///< how many Goo dice showed a symbol

  /// The review of a finished season: `story` is all that happened (Season::story), `v` the view of its end.
  [[nodiscard]] static SeasonReview of(const Events& story, const Catalog& cards, const Words& words, const View& v);
};

}  // namespace w13
