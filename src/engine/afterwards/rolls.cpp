#include "engine/afterwards/rolls.h"

#include <algorithm>

#include "engine/games/warehouse13/odds.h"
#include "engine/games/warehouse13/queries.h"
#include "engine/kernel/count.h"

namespace w13 {

namespace {

/// The share of a die's faces of which something is true.
template <class Faces, class Good>
double shareOf(const Faces& faces, const Good& good) {
  return static_cast<double>(kernel::countIf(faces, good)) / kernel::count(faces);
}

/// A challenge that has been rolled for and is not judged yet.
struct Pending {
  Seat seat = Seat::Table;
  kernel::Noun where;
  int difficulty = 0;
  int first = -1, last = -1;  ///< what was rolled for it
  bool worse = false;         ///< two dice were rolled, of which the worse counts
};

/// A die that everybody sees in a Retrieval round.
struct Lifted {
  DieId die = DieId::None;
  Clue face;
};

class Rolls {
 public:
  explicit Rolls(const Played& played) : played_(played), cards_(played.cards()) {}

  [[nodiscard]] std::vector<RolledDie> all() {
    played_.view(0, Seat::Table, after_);
    for (std::size_t step = 1; step <= played_.last(); ++step) {
      before_ = after_;
      played_.view(step, Seat::Table, after_);
      now_ = step;
      lookAtRevealed();
      for (const Event& event : played_.eventsOf(step)) take(event);
    }
    return std::move(rolls_);
  }

 private:
  void take(const Event& event) {
    switch (event.what) {
      case Happened::RoundBegan: return lifted_.clear();
      case Happened::CoverLifted: return lift(dieOf(event.noun), faceOf(event));
      case Happened::SymbolDeclared:
      case Happened::DieTurned: return turn(dieOf(event.noun), faceOf(event));
      case Happened::DieNeutralized:
      case Happened::DieMoved: return drop(dieOf(event.noun));
      case Happened::DieRolled: return takeClue(event);
      case Happened::GooRolled: return takeGoo(event);
      case Happened::ChallengeBegan: return pending_.push_back({event.seat, event.noun, event.number});
      case Happened::WarehouseRolled:
        if (pending_.empty()) return;  // for a Snag, or for a card
        if (pending_.back().first < 0) pending_.back().first = event.number, pending_.back().worse = worseCounts();
        pending_.back().last = event.number;
        return;
      case Happened::ChallengeWon:
      case Happened::ChallengeLost: return takeChallenge(event);
      default: return;
    }
  }

  // What is needed is as it was when the move was made, unless this Retrieval round has only begun with it.
  void takeClue(const Event& event) {
    if (event.seat == Seat::Table || event.audience == SeatSet::all())  // rolled in the open: nobody's roll
      return turn(dieOf(event.noun), faceOf(event));
    const bool within = before_.retrievalOpen && before_.retrievalRound == after_.retrievalRound;
    const View& now = within ? before_ : after_;
    const Symbol colour = colourOf(dieOf(event.noun));
    const auto good = [&](Clue face) { return helps(now, event.seat, colour, face); };
    rolls_.push_back({RollOf::Clue, event.seat, shareOf(cards_.dieFaces[colour], good), good(faceOf(event))});
  }
  /// What lies there before the move.
  void lookAtRevealed() {
    lifted_.clear();
    for (const SeatView& each : before_.seats)
      for (const DieId die : each.revealed) lifted_.push_back({die, before_.dice[die].shows});
  }
  void drop(DieId die) {
    std::erase_if(lifted_, [&](const Lifted& each) { return each.die == die; });
  }
  void lift(DieId die, Clue face) {
    drop(die);
    lifted_.push_back({die, face});
  }
  void turn(DieId die, Clue face) {
    for (Lifted& each : lifted_)
      if (each.die == die) each.face = face;
  }
  /// Whether it goes back to its seat's claimed dice with this move, which nobody is told: it is not to be applied.
  [[nodiscard]] bool staysClaimed(DieId die) const {
    for (const SeatView& each : after_.seats)
      if (each.revealed.has(die)) return false;
    return std::ranges::none_of(played_.eventsOf(now_), [&](const Event& event) {
      return (event.what == Happened::DieMoved || event.what == Happened::DieNeutralized) && event.noun == of(die);
    });
  }
  // The Adversary's die. Which one the revealed Traitor shows is no luck.  GOO-01, TGOO-02
  void takeGoo(const Event& event) {
    if (event.seat != Seat::Table) return;
    std::erase_if(lifted_, [&](const Lifted& each) { return staysClaimed(each.die); });
    if (lifted_.empty()) return;
    const Situation now{played_.stateAt(now_ - 1).world, cards_};
    const auto hits = [&](GooFace goo) {
      return std::ranges::any_of(lifted_, [&](const Lifted& each) { return gooMatches(now, goo, each.face); });
    };
    rolls_.push_back({RollOf::Goo, Seat::Table, shareOf(cards_.gooFaces, hits), hits(faceOf(event))});
  }
  // What is added to the roll follows from the outcome, which has both.  OBST-08
  void takeChallenge(const Event& event) {
    if (pending_.empty() || pending_.back().seat != event.seat || pending_.back().where != event.noun) return;
    const Pending was = pending_.back();
    pending_.pop_back();
    if (was.first < 0) return;
    const int attribute = event.number - was.last;
    const double chance = facesBeating(cards_, attribute, was.difficulty) / 6.0;
    rolls_.push_back({RollOf::Challenge, was.seat, was.worse ? chance * chance : chance,
                      was.first > 0 && was.first + attribute > was.difficulty});
  }
  /// Whether two dice are rolled now, of which the worse counts.  PRINT-05
  [[nodiscard]] bool worseCounts() const {
    return std::ranges::any_of(before_.staying,
                               [&](CardId card) { return cards_.says(cards_.of(card), Query::WorseRoll); });
  }

  const Played& played_;
  const Catalog& cards_;
  View before_{}, after_{};
  std::size_t now_ = 0;  ///< the step that the move looked at leads to
  std::vector<Pending> pending_;
  std::vector<Lifted> lifted_;
  std::vector<RolledDie> rolls_;
};

}  // namespace

std::vector<RolledDie> rollsOf(const Played& played) { return Rolls(played).all(); }

}  // namespace w13
