#pragma once
// Table talk of the rule-of-thumb bot: what it makes of what is said, and what it says itself.

#include <optional>
#include <span>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/outlook.h"
#include "engine/games/warehouse13/said/remarks.h"

namespace w13 {

/// The clues that seats have announced to take in this round.
struct Plans {
  PerSeat<Clue> of = {};  ///< Symbol::None: none
  Tongue tongue = Tongue::Lies;
};

/// What an announcement does to the worth of taking a die: my own is kept or was a lie, another's is respected as far
/// as it can be trusted. 0 without talk.
[[nodiscard]] double worthOfPlan(const Outlook& o, DieId die);
/// The same for neutralizing it.
[[nodiscard]] double worthOfSparing(const Outlook& o, DieId die);
/// Whether I have given my word, as an honest Traitor, and keep it.
[[nodiscard]] bool boundByWord(const Outlook& o);

class Conversation {
 public:
  explicit Conversation(Tongue tongue) { plans_.tongue = tongue; }

  /// Takes in what has been said so far, and what it says of others.
  void hear(const View& v, std::span<const kernel::Said> said, Suspicion& suspicion);
  /// Judges announcements by what came of them once their round is over. Call with each view.
  void watch(const View& v, Suspicion& suspicion);
  /// The remark to make, by its place among the offers.
  [[nodiscard]] std::optional<int> say(const Outlook& o, std::span<const kernel::Remark> offers) const;
  /// What has been announced; nullptr: nobody has said anything yet.
  [[nodiscard]] const Plans* plans() const { return heard_ == 0 ? nullptr : &plans_; }

 private:
  /// An announcement, and how many dice with this clue its seat had then, and everybody else.
  struct Announced {
    Seat seat = Seat::Table;
    Clue clue;
    int own = 0;
    int others = 0;
  };
  /// An accusation, a word of trust or a claim; each counts once in an Episode.
  struct Word {
    Seat seat = Seat::Table;
    kernel::Remark remark;
    friend bool operator==(const Word&, const Word&) = default;
  };

  void turnTo(const View& v, Suspicion& suspicion);
  [[nodiscard]] bool fresh(Seat seat, const kernel::Remark& remark) const;
  [[nodiscard]] std::vector<kernel::Remark> wanted(const Outlook& o) const;
  void addAccusation(std::vector<kernel::Remark>& all, const Outlook& o) const;
  void addPlan(std::vector<kernel::Remark>& all, const Outlook& o) const;

  Plans plans_;
  std::vector<Announced> announced_;  ///< in this round
  std::vector<Word> words_;           ///< in this Episode
  std::size_t heard_ = 0;             ///< remarks taken in so far
  int round_ = -1;
  int episode_ = -1;
};

}  // namespace w13
