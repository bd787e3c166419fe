#pragma once
// Plays the seats of a match that the program plays. Before each answer every one of them that may interject is asked
// once whether it does. That somebody is asked follows from public facts, so it says nothing of what they hold.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/house/match/game_module.h"

namespace house {

class Referee {
 public:
  using Seat = kernel::Seat;

  /// `bots`: their names by seat, "" or none for a seat that it does not play; of a match that goes on they know what
  /// their seats have been shown. What they draw from `seed` is no secret of the match. Match and box must outlive it.
  /// Throws kernel::RefusedError if there is no bot of that name.
  Referee(const Match& match, const GameModule& game, const Box& box, const std::vector<std::string>& bots,
          std::uint64_t seed = 0);

  [[nodiscard]] bool plays(Seat seat) const { return players_[seat] != nullptr; }
  /// The seats that it does not play.
  [[nodiscard]] kernel::SeatSet people() const { return people_; }

  /// Whether one of its seats may interject and has not been asked yet whether it does.
  [[nodiscard]] bool asksForResponses() const;
  /// Asks them; returns the first interjection that is wanted. The caller makes it.
  [[nodiscard]] std::optional<kernel::Move> response();
  /// What an asked seat answers; `d` gets what it was offered. The caller makes that move.
  [[nodiscard]] kernel::Move answer(Seat seat, kernel::Decision& d);
  /// The next move of its seats: a response, else what the seat of the open question answers if it plays that one. May
  /// be asked on another thread, while nobody else asks and the match does not change. If it is no response, or none,
  /// the caller says askNoMore.
  [[nodiscard]] std::optional<kernel::Move> move();
  /// Bots that think ahead ask this now and then, and answer as soon as it is true.
  void stopWhen(const std::function<bool()>& stop);
  /// How they do two pieces of work at the same time; nothing: one after the other. It changes no choice.
  void thinkBy(const kernel::Both& both);
  /// They have been asked before an undo led back here: they are not asked again.
  void askNoMore() { askedAt_ = match_.steps(); }

  /// What one of its seats wants to say in the open. Each is asked once at each of the moments for it, whatever it
  /// knows; nobody is asked again after a moment has come back by an undo. The caller says it and asks on.
  [[nodiscard]] std::optional<kernel::Said> remark();

 private:
  [[nodiscard]] std::optional<kernel::Move> wanted();

  const Match& match_;
  kernel::PerSeat<std::unique_ptr<Player>> players_;
  std::vector<kernel::Luck> luck_;  ///< by seat
  kernel::SeatSet people_;
  std::vector<kernel::Luck> tongues_;   ///< by seat, for remarks: what is said changes no choice
  int askedAt_ = -1;                    ///< the step at which they were last asked
  std::vector<std::uint32_t> moments_;  ///< those at which they were asked for remarks
  kernel::SeatSet toSpeak_;             ///< those not asked yet at the last of these
};

}  // namespace house
