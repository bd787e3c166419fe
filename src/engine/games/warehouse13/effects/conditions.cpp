// Whether what cards depend on is so.

#include <algorithm>

#include "engine/games/warehouse13/effects/doing.h"

namespace w13 {

bool holds(const Situation& now, If condition, int number, const CarryOut& card, const Occasion& occasion) {
  const World& w = now.world;
  const auto& [on, snag, harm] = occasion;
  const bool agent = card.you != Seat::Table && w.isAgent(card.you);
  const auto at = [&](Location where) { return agent && w.agent(card.you).at == where; };
  switch (condition) {
    case If::Always: return true;
    case If::InWarehouse: return at(Location::Warehouse);
    case If::InField: return at(Location::Field);
    case If::SameFace: return card.sameFace;
    case If::RolledAtLeast: return card.number >= number;
    case If::FieldAgentsBelow:  // PRINT-26
      return w.fieldAgents().size() < std::min(number, w.agentSeats().size());
    case If::PhysicalChallenge: return on != nullptr && on->attribute == Attribute::Physical;
    case If::MentalChallenge: return on != nullptr && on->attribute == Attribute::Mental;
    case If::MaintenanceChallenge: return on != nullptr && on->track >= 0;
    case If::ChallengeHere: return on != nullptr && agent && w.agent(on->seat).at == w.agent(card.you).at;  // CHAL-04
    case If::AnotherHere:
      return harm != nullptr && agent && harm->seat != card.you && w.agent(harm->seat).at == w.agent(card.you).at;
    case If::ConcernsYou:
      return (on != nullptr && on->seat == card.you) || (snag != nullptr && snag->seat == card.you) ||
             (harm != nullptr && harm->seat == card.you) ||
             (on == nullptr && snag == nullptr && harm == nullptr && agent && !w.agent(card.you).revealed.empty());
    case If::InRetrieval: return w.retrieval.open;
    case If::InFinale: return w.phase == Phase::Finale;
    case If::Unable: return card.unable;
    case If::ZeroClueOpen: return agent && !(accessible(w, card.you) & w.numbered(0)).empty();
    case If::Whammied: return w.whammied;
    case If::HandAtLeast: return agent && w.agent(card.you).handSize() >= number;
    case If::FocusTrait: {
      if (card.card == CardId::None || !agent) return false;
      const auto& focus = now.cards.of(w.agent(card.you).who).focus;
      const Symbol type = now.cards.of(card.card).type;
      return type == focus[0] || type == focus[1];
    }
    case If::Standing: return agent && w.isUp(card.you);
  }
  return false;
}

bool mayPlay(const Situation& now, const Design& design, Seat seat, const Occasion& on) {
  if (!mayPlayText(now, design)) return false;
  if (design.only.front() == If::Always) return true;  // most cards have no condition
  CarryOut as;
  as.you = seat;
  return std::all_of(design.only.begin(), design.only.end(),
                     [&](If only) { return only == If::Always || holds(now, only, 0, as, on); });
}

}  // namespace w13
