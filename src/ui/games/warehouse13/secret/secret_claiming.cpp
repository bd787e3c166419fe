// Claiming clues on the secret screen: clue, Trait and Ability are picked in any order, or carried to one another.

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "ui/games/warehouse13/secret/secret_screen.h"

namespace w13 {

/// Whether this visit is about paying for a clue: then there is a claim slip.
bool SecretScreen::claiming() const { return shown_.purpose == VisitFor::Answer && Claims::asks(shown_.decision); }

/// Whether clue, Trait and Ability are picked now: nothing else is asked in between.
bool SecretScreen::asksForClaim() const {
  return claiming() && (asked_.size() == 1 || askOf(asked_.back()) == Ask::ClaimClue);
}

/// Why the Field Clues cannot be claimed, in short; empty if one of them can.
QString SecretScreen::fieldWhy() const {
  if (!shown_.why || claims_.empty()) return {};
  QString why;
  for (int die = 0; die < kDice; ++die) {
    if (shown_.view.dice[die].spot != Spot::Field) continue;
    if (claims_.offeredFor(dieAt(die), shown_.view) != DieId::None) return {};
    if (!why.isEmpty()) continue;
    const kernel::Noun noun = of(dieAt(die));
    why = QString::fromStdString(words_.reason(shown_.why(noun), noun, shown_.view));
  }
  return why;
}

void SecretScreen::pickClue(DieId die) {
  const DieId offered = claims_.offeredFor(die, shown_.view);
  if (offered == DieId::None) return renew();
  claims_.pick(offered);
  followPicks();
}

/// What has been picked, as the choices that the game knows: first the Trait, then the clue.
void SecretScreen::followPicks() {
  startAgain();
  if (const std::optional<Claim> way = claims_.begun()) return choose(way->spend());
  renew();
}

void SecretScreen::neutralize(bool take) {
  startAgain();
  claims_.drop();
  neutralizing_ = take;
  adviceUp_ = false;  // it lies over the clues
  holdStill();
  settle();
}

// What is carried to the bar with the question answers it, without another press.
std::vector<Carry::Taker> SecretScreen::takersOf(const PieceLook& look) {
  if (asksForClaim()) return claimsFor(look);
  const bool thing = thingOf(look.noun) == Thing::Card || thingOf(look.noun) == Thing::Die;
  if (shown_.purpose != VisitFor::Answer || ballotUp() || !thing || look.choices.size() != 1) return {};
  return {{prompt_.sceneBoundingRect(), [this, answer = look.choices.front()] {
             choose(answer);
             if (complete()) obey(Order::Confirm);
           }}};
}

// A Trait can be carried to the clue it pays for, or the clue to the Trait.
std::vector<Carry::Taker> SecretScreen::claimsFor(const PieceLook& look) {
  if (claims_.empty()) return {};
  const auto clueOf = [](const PieceLook& each) {
    return each.command.what == Order::Pick ? dieOf(each.command.with) : DieId::None;
  };
  const auto cardIn = [](const PieceLook& each) {
    return thingOf(each.noun) == Thing::Card && !each.choices.empty() ? cardOf(each.noun) : CardId::None;
  };
  std::vector<Carry::Taker> takers;
  for (const Piece* piece : livePieces()) {
    const DieId die = clueOf(clueOf(look) == DieId::None ? piece->look() : look);
    const CardId card = cardIn(cardIn(look) == CardId::None ? piece->look() : look);
    const bool pays =
        die != DieId::None && card != CardId::None &&
        (claims_.paidBy(card, false) | claims_.paidBy(card, true)).has(claims_.offeredFor(die, shown_.view));
    if (pays) takers.push_back({onScene(*piece), [this, die, card] { claim(die, card); }});
  }
  return takers;
}

/// Claims a clue with a Trait that pays for it by itself; else the slip waits, with the Ability that makes it pay.
void SecretScreen::claim(DieId die, CardId card) {
  claims_.drop();
  claims_.pick(claims_.offeredFor(die, shown_.view));
  claims_.pick(card);
  followPicks();
  if (claims_.whole() && !claims_.byAbility()) obey(Order::Confirm);
}

}  // namespace w13
