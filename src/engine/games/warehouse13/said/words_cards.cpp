// Cards as they move.

#include <array>

#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/said/words.h"

namespace w13 {

namespace {

/// What the piles that hold no Traits are called in the sentences, from Pile::Traitor on.
constexpr std::array kDeckKeys = {"traitor", "consequence", "ping", "plot"};

}  // namespace

std::string Words::discarded(const Event& event, const View& v, const std::string& name) const {
  const CardId card = event.veiled ? CardId::None : cardOf(event.noun);
  if (card == CardId::None) return handled(event, v, name + ".unknown");
  const Design& design = cards_.of(card);
  const bool trait = design.kind == Kind::Trait || design.kind == Kind::Calamity;
  const PileView* pile = nullptr;
  if (trait) pile = &v.traits[design.type];
  if (design.kind == Kind::Traitor) pile = &v.traitorDeck;
  if (pile == nullptr || pile->top == card || v.phase == Phase::Over)
    return handled(event, v, name + (event.seat == Seat::Table ? ".known" : ".by-seat"));  // PILE-04
  if (!trait) return handled(event, v, name + ".unknown");
  return capital(filled(in(name + (event.seat == Seat::Table ? ".trait" : ".trait-by-seat")),
                        [&](std::string_view gap) { return gap == "seat" ? seat(event.seat, v) : type(design.type); }));
}

std::string Words::cardEvent(const Event& event, const View& v, const std::string& name) const {
  const Pile pile = pileOf(event);  // where it is one
  switch (event.what) {
    case Happened::CardDrawn: {
      if (!event.veiled) return handled(event, v, name + ".known");
      if (event.number == kNoPile) return handled(event, v, name + ".unknown");
      if (!isTraitPile(pile)) return handled(event, v, name + (pile == Pile::Plot ? ".plot" : ".traitor"));
      const Symbol drawn = kAllSymbols[index(pile)];
      return filled(in(name + ".trait"),
                    [&](std::string_view gap) { return gap == "seat" ? seat(event.seat, v) : place(pileOf(drawn)); });
    }
    case Happened::CardDiscarded: return discarded(event, v, name);
    case Happened::CardTurnedUp: return handled(event, v, event.seat == Seat::Table ? name : name + ".drawn");
    case Happened::CardGone: return handled(event, v, event.seat == Seat::Table ? name : name + ".taken-back");
    case Happened::PileRefilled:
      return capital(filled(in(name + (isTraitPile(pile) ? ".trait" : ".deck")), [&](std::string_view) {
        if (isTraitPile(pile)) return type(kAllSymbols[index(pile)]);
        return in(std::string("deck.") + kDeckKeys.at(at(index(pile) - kTypeCount)));
      }));
    default: return handled(event, v, name);
  }
}

}  // namespace w13
