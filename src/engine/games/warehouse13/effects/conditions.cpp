// Whether what cards depend on is so.

#include <algorithm>

#include "engine/games/warehouse13/cards/condition.h"
#include "engine/games/warehouse13/effects/doing.h"

namespace w13 {

namespace {

/// What a condition is asked about.
struct Asking {
  const Situation& now;
  const CarryOut& card;
  const Occasion& on;
  Seat who;  ///< whom the word is about

  [[nodiscard]] bool isAgent() const { return who != Seat::Table && now.world.isAgent(who); }
  [[nodiscard]] const Agent& agent() const { return now.world.agent(who); }
  [[nodiscard]] bool isAt(Location where) const { return isAgent() && agent().at == where; }
  [[nodiscard]] int number(Amount of) const { return amount(of, {now, card, who}); }
};

bool concerns(const Asking& a) {
  const auto& [challenge, snag, harm, roll] = a.on;
  if (a.who == Seat::Table) return false;
  if (a.card.card != CardId::None && a.card.answers.place == 0) return a.card.about == a.who;  // in a list for an event
  if (challenge != nullptr || snag != nullptr || harm != nullptr)
    return (challenge != nullptr && challenge->seat == a.who) || (snag != nullptr && snag->seat == a.who) ||
           (harm != nullptr && harm->seat == a.who);
  return a.isAgent() && !a.agent().revealed.empty();
}

bool isOfFocus(const Asking& a) {
  if (a.card.card == CardId::None || !a.isAgent()) return false;
  const auto& focus = a.now.cards.of(a.agent().who).focus;
  return std::ranges::find(focus, a.now.cards.of(a.card.card).type) != focus.end();
}

bool wordHolds(If word, Amount number, const Asking& a) {
  const World& w = a.now.world;
  const auto& [challenge, snag, harm, roll] = a.on;
  switch (word) {
    case If::Always: return true;
    case If::InWarehouse: return a.isAt(Location::Warehouse);
    case If::InField: return a.isAt(Location::Field);
    case If::SameFace: return a.card.sameFace;
    case If::RolledAtLeast: return a.card.number >= a.number(number);
    case If::PhysicalChallenge: return challenge != nullptr && challenge->attribute == Attribute::Physical;
    case If::MentalChallenge: return challenge != nullptr && challenge->attribute == Attribute::Mental;
    case If::MaintenanceChallenge: return challenge != nullptr && challenge->track >= 0;
    case If::Here: return w.isAgent(a.card.you) && a.isAt(w.agent(a.card.you).at);  // CHAL-04
    case If::Concerns: return concerns(a);
    case If::InRetrieval: return w.retrieval.open;
    case If::InFinale: return w.phase == Phase::Finale;
    case If::Unable: return a.card.unable;
    case If::ZeroClueOpen: return a.isAgent() && !(accessible(w, a.who) & w.numbered(0)).empty();
    case If::Whammied: return w.whammied;
    case If::HandAtLeast: return a.isAgent() && a.agent().handSize() >= a.number(number);
    case If::IsKo: return harm != nullptr && harm->level == 1;
    case If::IsWound: return harm != nullptr && harm->level == 2;
    case If::Standing: return a.isAgent() && w.isUp(a.who);
  }
  return false;
}

/// Whom a word is about. What is answered may be a challenge or something else, and only that has a challenger.
Seat whom(Who who, const Situation& now, const CarryOut& card, const Occasion& on) {
  if (who == Who::Challenger && on.seat() != Seat::Table && on.challenge == nullptr) return Seat::Table;
  return Doing::seatFor(now.world, card, who);
}

bool isSuchATrait(const Condition& asked, const Asking& a) {
  if (a.card.card == CardId::None) return false;
  const Design& card = a.now.cards.of(a.card.card);
  return card.kind == Kind::Trait && asked.filter.fits(card.type, card.worth()) && (!asked.focus || isOfFocus(a));
}

}  // namespace

bool holds(const Situation& now, ConditionAt at, const CarryOut& card, const Occasion& on) {
  if (at == 0) return true;
  const Condition& asked = now.cards.conditions[at];
  const auto inner = [&](ConditionAt part) { return holds(now, part, card, on); };
  const Asking a{now, card, on, whom(asked.who, now, card, on)};
  switch (asked.how) {
    case Judging::Word: return wordHolds(asked.word, asked.one, a);
    case Judging::Not: return !inner(asked.first);
    case Judging::And: return inner(asked.first) && inner(asked.second);
    case Judging::Or: return inner(asked.first) || inner(asked.second);
    case Judging::AtLeast: return a.number(asked.one) >= a.number(asked.other);
    case Judging::AtMost: return a.number(asked.one) <= a.number(asked.other);
    case Judging::Exactly: return a.number(asked.one) == a.number(asked.other);
    case Judging::AnyDie: return !Doing::diceFor(now, {{asked.filter}, asked.heap}, card).empty();
    case Judging::Trait: return isSuchATrait(asked, a);
  }
  return false;
}

bool wouldAct(const Situation& now, const CarryOut& as, EffectAt list) {
  const Effect& first = now.cards.effect(list);
  const bool alone = now.cards.effect(static_cast<EffectAt>(list + 1)).verb == Do::End;
  return first.verb != Do::If || !alone || first.otherwise != 0 || holds(now, first.as<OnlyIf>().condition, as);
}

bool mayPlay(const Situation& now, const Design& design, Seat seat, const Occasion& on) {
  if (!mayPlayText(now, design)) return false;
  if (design.only == 0) return true;  // most cards have no condition
  CarryOut as;
  as.you = seat;
  as.about = on.seat();
  return holds(now, design.only, as, on);
}

}  // namespace w13
