// Cards as they move.

#include <array>

#include "engine/games/warehouse13/said/phrases.h"

namespace w13 {

namespace {

constexpr Phrase kDrawsKnown = {"{seat} draws {card}.", "{seat} zieht {card}."};
constexpr Phrase kDrawsTrait = {"{seat} draws from the {pile}.", "{seat} zieht vom {pile}."};
constexpr Phrase kDrawsTraitorCard = {"{seat} draws a Traitor card.", "{seat} zieht eine Verräterkarte."};
constexpr Phrase kDrawsPlot = {"{seat} draws a Plot.", "{seat} zieht ein Komplott."};
constexpr Phrase kPlayed = {"{seat} plays {card}.", "{seat} spielt {card}."};
constexpr Phrase kTurnedUp = {"{card} is turned up.", "{card} wird aufgedeckt."};
constexpr Phrase kDrawnOpenly = {"{seat} draws {card}.", "{seat} zieht {card}."};
constexpr Phrase kGone = {"{card} leaves the table.", "{card} verlässt den Tisch."};
constexpr Phrase kTakenBack = {"{seat} takes {card} back into the hand.", "{seat} nimmt {card} auf die Hand zurück."};
constexpr Phrase kHanded = {"{seat} hands {other} {card}.", "{seat} gibt {other} {card}."};
constexpr Phrase kStored = {"{seat} puts {card} into the bag.", "{seat} steckt {card} in die Tasche."};
constexpr Phrase kDiscards = {"{seat} discards {card}.", "{seat} wirft {card} ab."};
constexpr Phrase kDiscardsTrait = {"{seat} discards one {type} card.", "{seat} wirft eine {type}-Karte ab."};
constexpr Phrase kDiscarded = {"{card} is discarded.", "{card} wird abgeworfen."};
constexpr Phrase kDiscardedTrait = {"A card goes onto the {type} discards.",
                                    "Eine Karte kommt auf den Ablagestapel: {type}."};
constexpr Phrase kDiscardedOther = {"A card is discarded.", "Eine Karte wird abgeworfen."};
constexpr Phrase kRefilledPile = {"The {type} discards are shuffled into a new draw pile.",
                                  "Der Ablagestapel wird neu gemischt: {type}."};
constexpr Phrase kRefilledDeck = {"The {deck} discards are shuffled into a new draw pile.",
                                  "Der Ablagestapel wird neu gemischt: {deck}."};
/// Decks by the numbers of PileRefilled and CardDrawn.
constexpr std::array<Phrase, 4> kDecks = {{
    {"Traitor", "Verräterkarten"},
    {"Consequence", "Konsequenzen"},
    {"Ping", "Pings"},
    {"Plot", "Komplotte"},
}};

bool isType(int number) { return number >= 0 && number < kTypeCount; }

}  // namespace

std::string Words::discarded(const Event& event, const View& v) const {
  const CardId card = event.veiled ? CardId::None : cardOf(event.noun);
  if (card == CardId::None) return handled(event, v, kDiscardedOther);
  const Design& design = cards_.of(card);
  const bool trait = design.kind == Kind::Trait || design.kind == Kind::Calamity;
  const PileView* pile = nullptr;
  if (trait) pile = &v.traits[static_cast<std::size_t>(index(design.type))];
  if (design.kind == Kind::Traitor) pile = &v.traitorDeck;
  if (pile == nullptr || pile->top == card || v.phase == Phase::Over)
    return handled(event, v, event.seat == Seat::Table ? kDiscarded : kDiscards);  // PILE-04
  if (!trait) return handled(event, v, kDiscardedOther);
  return capital(filled(in(event.seat == Seat::Table ? kDiscardedTrait : kDiscardsTrait),
                        [&](std::string_view gap) { return gap == "seat" ? seat(event.seat, v) : type(design.type); }));
}

std::string Words::cardEvent(const Event& event, const View& v) const {
  const int number = event.number;
  switch (event.what) {
    case Happened::CardDrawn: {
      if (!event.veiled) return handled(event, v, kDrawsKnown);
      if (!isType(number)) return handled(event, v, number == -4 ? kDrawsPlot : kDrawsTraitorCard);
      const Symbol drawn = static_cast<Symbol>(number);
      return filled(in(kDrawsTrait),
                    [&](std::string_view gap) { return gap == "seat" ? seat(event.seat, v) : place(pileOf(drawn)); });
    }
    case Happened::CardDiscarded: return discarded(event, v);
    case Happened::CardPlayed: return handled(event, v, kPlayed);
    case Happened::CardTurnedUp: return handled(event, v, event.seat == Seat::Table ? kTurnedUp : kDrawnOpenly);
    case Happened::CardGone: return handled(event, v, event.seat == Seat::Table ? kGone : kTakenBack);
    case Happened::CardHanded: return handled(event, v, kHanded);
    case Happened::CardStored: return handled(event, v, kStored);
    default:
      return capital(filled(in(isType(number) ? kRefilledPile : kRefilledDeck), [&](std::string_view) {
        if (isType(number)) return type(static_cast<Symbol>(number));
        return std::string(in(kDecks[static_cast<std::size_t>(-number - 1) % kDecks.size()]));
      }));
  }
}

void Words::tellCards(std::vector<Sentence>& all) {
  for (const Phrase* each : {&kDrawsKnown, &kDrawsTrait, &kDrawsTraitorCard, &kDrawsPlot, &kPlayed, &kTurnedUp,
                             &kDrawnOpenly, &kGone, &kTakenBack, &kHanded, &kStored, &kDiscards, &kDiscardsTrait,
                             &kDiscarded, &kDiscardedTrait, &kDiscardedOther, &kRefilledPile, &kRefilledDeck})
    all.push_back({"log, cards", each->en, each->de});
}

}  // namespace w13
