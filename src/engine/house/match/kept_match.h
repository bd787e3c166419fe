#pragma once
// A match with all its secrets, as its log needs it. Screens, bots and whoever plays get a Match.

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/house/match/journal.h"
#include "engine/house/match/match.h"
#include "engine/house/said/vocabulary.h"
#include "engine/kernel/chance.h"
#include "engine/kernel/fair_play_result.h"
#include "engine/kernel/history.h"
#include "engine/kernel/per.h"

namespace house {

class KeptMatch : public Match {
 public:
  // ---- history

  [[nodiscard]] virtual std::span<const kernel::Entry> history() const = 0;
  [[nodiscard]] virtual std::span<const kernel::Look> looks() const = 0;
  /// The bytes of the whole state after the first `step` moves.
  [[nodiscard]] virtual std::span<const std::uint8_t> stateAt(std::size_t step) const = 0;
  [[nodiscard]] virtual kernel::Mark mark() const = 0;
  /// The question after the first `step` moves, in full: the seat's, or for Seat::Table that of the first asked seat.
  virtual void decisionAt(std::size_t step, kernel::Seat seat, kernel::Decision& d) const = 0;
  /// The question that the move with this index answered, in full.
  virtual void answered(std::size_t move, kernel::Decision& d) const = 0;
  /// The bytes of another state that a viewer cannot tell from the true one: all that the viewer does not know is dealt
  /// again.
  [[nodiscard]] virtual std::vector<std::uint8_t> imagined(kernel::Seat viewer, kernel::Chance& chance) const = 0;
  /// All that happened, unredacted.
  [[nodiscard]] virtual std::vector<Event> everything() const = 0;
  /// Drops everything since a mark. The caller restores chance.
  virtual void revert(const kernel::Mark& to) = 0;
  /// The generator; nullptr if chance is a script or the players' own dice.
  [[nodiscard]] virtual kernel::Luck* luck() = 0;

  // ---- for who checks the game

  /// What must hold in every state of the game and does not in this one, in one sentence; empty if all does.
  [[nodiscard]] virtual std::string broken() const = 0;
  /// Plays other matches of the same set-up at random, as planned, and finds what they give away: kernel/fair_play.h.
  [[nodiscard]] virtual kernel::FairPlayResult fairPlay(const kernel::FairPlayPlan& plan) const = 0;

  // ---- notes

  [[nodiscard]] const std::string& notes(kernel::Seat seat) const override;
  void writeNotes(kernel::Seat seat, const std::string& text) override;

  // ---- what is said in the open

  /// Lets people and bots talk, in a game that has sentences for it.
  void letTalk(bool on) { mayTalk_ = on; }
  [[nodiscard]] bool talks() const override { return mayTalk_ && !remarkWords().empty(); }
  [[nodiscard]] std::span<const kernel::Said> said() const override { return said_; }
  [[nodiscard]] std::vector<kernel::Remark> sayable(kernel::Seat seat) const override;
  void say(kernel::Seat seat, const kernel::Remark& remark) override;
  /// Takes up what was said before, in a log or in another match. Throws kernel::RefusedError if nobody can have said
  /// it.
  void takeUp(const kernel::Said& said);
  [[nodiscard]] std::uint32_t talkMoment() const override { return talkMomentAt(static_cast<std::size_t>(steps())); }
  /// The same after the first `step` moves.
  [[nodiscard]] virtual std::uint32_t talkMomentAt(std::size_t /*step*/) const { return 0; }
  /// The sentences of the game, by name.
  [[nodiscard]] virtual std::span<const Word> remarkWords() const { return {}; }

  // ---- to compare a replay with what was played

  /// Of the question after the first `step` moves, in full, whoever is asked.
  [[nodiscard]] std::uint32_t questionDigest(std::size_t step) const;
  /// Of what every seat and the table see now.
  [[nodiscard]] std::uint64_t viewsDigest() const;

  // ---- what its log says openly: only what everybody knows, and nothing that would help to remember secrets

  /// "seat 0 claudia"
  [[nodiscard]] virtual std::string seatInLog(kernel::Seat seat) const = 0;
  /// Where in the game a move was made, its chapter's name and number first: "episode 2 field".
  [[nodiscard]] virtual std::string chapterInLog(std::size_t step) const = 0;
  /// What everybody saw of the move with this index: "claim logic-2", "answers in secret".
  [[nodiscard]] std::string moveInLog(std::size_t step) const;
  /// How it ended.
  [[nodiscard]] virtual std::string endInLog() const = 0;

  std::shared_ptr<Journal> journal;  ///< writes down what happens; may be empty; needs a generator as source of chance

 protected:
  /// What the rules let a seat say now: a function of what everybody knows.
  [[nodiscard]] virtual std::vector<kernel::Remark> remarks(kernel::Seat /*seat*/) const { return {}; }
  /// Whether there is such a thing to speak about, now or ever.
  [[nodiscard]] virtual bool means(const kernel::Remark& /*remark*/) const { return false; }
  /// What was said stays, also where the moves before it are taken back.
  void keepSaid();
  /// A choice that everybody saw, by name, as far as naming it again and again helps nobody to remember secrets.
  [[nodiscard]] virtual std::string choiceInLog(const kernel::Choice& choice, const kernel::Decision& face) const = 0;

 private:
  void checkPlays(kernel::Seat seat) const;

  kernel::PerSeat<std::string> notes_;
  bool mayTalk_ = false;
  std::vector<kernel::Said> said_;
};

/// The number of moves before the last unit of a history.
[[nodiscard]] int beforeLastUnit(std::span<const kernel::Entry> history);

}  // namespace house
