#include "ui/games/warehouse13/secret/claims.h"

#include <algorithm>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"

namespace w13 {

namespace {

/// The clues that could be claimed after a Trait was spent, or the one that is claimed by itself as no other could; an
/// Asset may ask something in between, whose answer is no matter of the clues. Empty if the game cannot say beforehand:
/// something comes first that all may see.
Dice cluesAfter(const Claims::Preview& preview, const kernel::Choice& spend) {
  constexpr std::size_t kMost = 3;
  std::vector<kernel::Choice> made = {spend};
  while (made.size() <= kMost) {
    const auto [next, claimed] = preview(made);
    if (claimed != DieId::None) return claimed;
    if (!next || next->choices().empty()) return {};
    if (askOf(*next) != Ask::ClaimClue) {
      made.push_back(next->choices().back());
      continue;
    }
    Dice dice;
    for (const kernel::Choice& clue : next->choices())
      if (thingOf(clue.noun) == Thing::Die) dice |= dieOf(clue.noun);
    return dice;
  }
  return {};
}

}  // namespace

kernel::Choice Claim::spend() const { return {byAbility ? verb::SpendByAbility : verb::Spend, of(card)}; }

bool Claims::asks(const kernel::Decision& asked) {
  const Ask ask = askOf(asked);
  return ask == Ask::WorkTheCase || ask == Ask::PayForClue;
}

Claims::Claims(const kernel::Decision& asked, const Preview& preview) {
  if (!asks(asked) || !preview) return;
  for (const kernel::Choice& each : asked.choices()) {
    if (each.verb != verb::Spend && each.verb != verb::SpendByAbility) continue;
    Claim way{cardOf(each.noun), each.verb == verb::SpendByAbility, DieId::None};
    const Dice dice = cluesAfter(preview, each);
    if (dice.empty()) all_.push_back(way);
    for (const DieId die : dice) {
      way.die = die;
      all_.push_back(way);
    }
  }
}

// ---- picking ----------------------------------------------------------------------------------------------------

bool Claims::fit(const Claim& claim, DieId die, CardId card, bool ability) const {
  return (die == DieId::None || claim.die == die) && (card == CardId::None || claim.card == card) &&
         (!ability || claim.byAbility);
}

bool Claims::any(DieId die, CardId card, bool ability) const {
  return std::ranges::any_of(all_, [&](const Claim& each) { return fit(each, die, card, ability); });
}

void Claims::forget(Part part) {
  if (part == Part::Die) die_ = DieId::None;
  if (part == Part::Card) card_ = CardId::None;
  if (part == Part::Ability) ability_ = false;
  std::erase(order_, part);
}

// What was picked first is the first to go.
void Claims::picked(Part part) {
  std::erase(order_, part);
  while (!any(die_, card_, ability_) && !order_.empty()) forget(Part(order_.front()));
  order_.push_back(part);
}

void Claims::pick(DieId die) {
  if (die == die_) return forget(Part::Die);
  die_ = die;
  picked(Part::Die);
}

void Claims::pick(CardId card) {
  if (card == card_) return forget(Part::Card);
  card_ = card;
  picked(Part::Card);
}

void Claims::pickAbility() {
  if (ability_) return forget(Part::Ability);
  ability_ = true;
  picked(Part::Ability);
}

void Claims::drop() {
  while (dropLast()) {
  }
}

bool Claims::dropLast() {
  if (order_.empty()) return false;
  forget(Part(order_.back()));
  return true;
}

DieId Claims::die() const {
  if (die_ != DieId::None || card_ == CardId::None) return die_;
  const Dice paid = dice();
  return paid.size() == 1 ? *paid.begin() : DieId::None;
}

bool Claims::byAbility() const {
  if (ability_) return true;
  return picked() && !std::ranges::any_of(
                         all_, [&](const Claim& each) { return !each.byAbility && fit(each, die_, card_, false); });
}

// ---- what still fits --------------------------------------------------------------------------------------------

Dice Claims::dice() const {
  Dice dice;
  for (const Claim& each : all_)
    if (each.die != DieId::None && fit(each, DieId::None, card_, ability_)) dice |= each.die;
  return dice;
}

bool Claims::fits(CardId card) const { return any(die_, card, ability_); }
bool Claims::abilityFits() const { return any(die_, card_, true); }

Dice Claims::paidBy(CardId card, bool byAbility) const {
  Dice dice;
  for (const Claim& each : all_)
    if (each.die != DieId::None && each.card == card && each.byAbility == byAbility) dice |= each.die;
  return dice;
}

bool Claims::unsaid(CardId card) const {
  return std::ranges::any_of(all_, [&](const Claim& each) { return each.card == card && each.die == DieId::None; });
}

DieId Claims::offeredFor(DieId die, const View& view) const {
  for (const Claim& each : all_)
    if (each.die == die) return die;
  for (const Claim& each : all_)
    if (each.die != DieId::None && alike(view, each.die, die)) return each.die;
  return DieId::None;
}

std::optional<Claim> Claims::begun() const {
  if (card_ == CardId::None) return std::nullopt;
  const bool ability = byAbility();
  for (const Claim& each : all_)
    if (each.byAbility == ability && fit(each, die_, card_, false)) return each;
  return std::nullopt;
}

std::optional<Claim> Claims::whole() const {
  const std::optional<Claim> way = begun();
  if (!way || way->die != die()) return std::nullopt;  // a clue that is named later is nobody's pick
  return way;
}

}  // namespace w13
