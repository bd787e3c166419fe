#include "engine/bots/traitor_worth.h"

#include "engine/bots/card_worth.h"
#include "engine/bots/retrieval_worth.h"
#include "engine/bots/weights.h"
#include "engine/kernel/count.h"

namespace w13 {

namespace {

/// A card in hand is a threat for later.
constexpr double kDrawnCard = 0.7;
constexpr double kCardKept = 0.3;

double harmOf(const Outlook& o, CardId card) { return -worthOfText(o, o.cards.of(card), o.v.viewer); }

}  // namespace

double worthOfTraitorAct(const Outlook& o, kernel::Choice c) {
  switch (c.verb) {
    case verb::DrawCard: return o.v.traitorHand.size() >= 13 ? 0 : kDrawnCard;
    case verb::Play: return harmOf(o, cardOf(c.noun)) - kCardKept;
    case verb::DiscardForObstacle: return harmOnTrack(o, 1) - kCardKept - 0.2 * harmOf(o, cardOf(c.noun));
    case verb::DiscardForStress: return harmOfStress(o, 2) - kCardKept - 0.2 * harmOf(o, cardOf(c.noun));
    default: return 0;
  }
}

double worthOfRevealing(const Outlook& o, kernel::Choice c, Ask asked) {
  if (c.verb != verb::Reveal) return 0;
  if (!sabotages(o)) return -1;
  switch (asked) {
    case Ask::Capture:           // the artifact is lost instead of retrieved
    case Ask::RevealOnBronzing:  // the Agent stays Bronzed to the end: RULING-28
      return 1;
    default: {
      const bool unmasked = o.suspicion.letGo(o.v.viewer, o.v) > 2;
      return unmasked || harmOnTrack(o, 1) > 1.5 || harmOfStress(o, 2) > 2 ? 1 : -1;
    }
  }
}

double worthOfTraitorChoice(const Outlook& o, kernel::Choice c, Ask asked) {
  switch (asked) {
    case Ask::PlayPlot: return hardness(o, cardOf(c.noun));
    case Ask::KeepPlot: {
      if (c.verb != verb::Keep || o.v.plotsHeld.empty()) return 0;
      double sum = 0;
      for (const CardId plot : o.cards.all(Kind::Plot)) sum += hardness(o, plot);
      return hardness(o, o.v.plotsHeld[0]) - sum / kernel::count(o.cards.all(Kind::Plot));
    }
    case Ask::TraitorDiscardDown: return -harmOf(o, cardOf(c.noun));
    case Ask::LookBehind: return thingOf(c.noun) == Thing::Seat ? 1 + seatView(o, seatOf(c.noun)).claimed.size() : 0;
    case Ask::NameCover:
      return c.verb == verb::CoverDie ? 1 - 2 * fillingOf(o, dieOf(c.noun)) + prospect(o, dieOf(c.noun), openNeeds(o))
                                      : 0;
    default: return 0;
  }
}

double worthOfVote(const Outlook& o, kernel::Choice c) {
  if (c.verb == verb::Debronze) return 1;
  const Seat named = seatOf(c.noun);
  // The hidden Traitor is glad of every Loyal Agent who goes, and names who looks worst anyway.
  const double suspected = o.suspicion.of(named, o.v);
  const double sure = o.suspicion.learnt() != nullptr ? weight::kVoteIfBelieved : weight::kVoteIfSure;
  const double doubt = sabotages(o) ? weight::kTraitorVotes : sure;
  if (c.verb == verb::VoteBronze) return suspected - doubt;
  return c.verb == verb::Name ? suspected : 0;
}

}  // namespace w13
