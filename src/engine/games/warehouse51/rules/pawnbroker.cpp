// The Pawnbroker: any seat short of ingots may pawn a relic at every public question of the auctions. PAWN, RULING-20

#include "engine/games/warehouse51/rules/rules.h"

namespace w51 {

namespace {

template <class... Steps>
bool isOneOf(const Agenda::Step& step) {
  return (std::holds_alternative<Steps>(step) || ...);
}

}  // namespace

bool pawningIsOpen(const Agenda& agenda) {
  return !agenda.empty() && isOneOf<PickDeck, OpenTurn, LandOn, Purses>(agenda.top());
}

Rule whyShopIsShut(const Agenda& agenda) {
  if (pawningIsOpen(agenda)) return Rule::None;
  if (agenda.empty() || isOneOf<BuyBack, Certify, CancelOne, NameCategory>(agenda.top())) return "PAWN-10"_rule;
  if (isOneOf<Fists, TalkFist, RealFist>(agenda.top())) return "BLIND-08"_rule;
  return "RULING-41"_rule;
}

void askToPawn(const Situation& now, Seat seat, Decision& d) {
  pose(d, seat, Ask::Pawn, "PAWN-01"_rule);
  for (const Seat each : now.open.all())
    for (const RelicId relic : now.open.owned[each]) d.consider({verb::Pawn, of(relic)}, whyNotPawn(now, seat, relic));
}

}  // namespace w51
