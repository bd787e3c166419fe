#include "ui/games/warehouse51/screen/pointed.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "engine/games/warehouse51/pieces.h"
#include "ui/games/warehouse51/screen/orders.h"
#include "ui/games/warehouse51/table/auction_screen.h"

namespace w51 {

namespace {

using Fits = std::function<bool(const PieceLook&)>;

const Piece* pieceThat(const Screen& screen, const Fits& fits) {
  for (const Piece* each : screen.allPieces())
    if (fits(each->look())) return each;
  return nullptr;
}

const Piece* pieceWith(const Screen& screen, std::initializer_list<Command> commands) {
  for (const Command& command : commands)
    if (const Piece* found = screen.pieceWith(command)) return found;
  return nullptr;
}

/// A thing of the game as it lies there: a relic, a card, a deck; a category stands for its deck.
const Piece* thingOn(const Screen& screen, Noun thing) {
  if (thing.kind == noun::Category)
    if (const Piece* deck = thingOn(screen, deckOf(categoryOf(thing)))) return deck;
  return pieceThat(screen, [thing](const PieceLook& look) { return look.noun == thing; });
}

/// What sets the dial to a number, or brings it nearest where the scale does not reach so far.
const Piece* towards(const Screen& screen, int number) {
  const Piece* best = nullptr;
  const auto away = [number](const Piece* piece) { return std::abs(piece->look().command.with.index - number); };
  for (const Piece* each : screen.livePieces())
    if (each->look().command.what == OfGame(Order::Set) && (best == nullptr || away(each) < away(best))) best = each;
  return best;
}

/// What is pressed next for a choice: its own piece; for a number the lit button once the dial is set, before that the
/// number; for a relic the button that confirms it once it is picked, before that the relic.
const Piece* wayTo(const AuctionScreen& screen, const Choice& choice, Seat you) {
  const auto makes = [&](const PieceLook& look) { return look.choices == std::vector<Choice>{choice}; };
  if (choice.noun.kind == noun::Ingots) {
    if (screen.desk().set == choice.noun.index)
      if (const Piece* button = pieceWith(screen, {Order::Take})) return button;
    return towards(screen, choice.noun.index);
  }
  if (choice.noun.kind == noun::Relic && screen.desk().picked == relicOf(choice.noun))
    if (const Piece* button = pieceWith(screen, {Order::Confirm})) return button;
  if (const Piece* own = pieceThat(screen, makes)) return own;
  return pieceWith(screen,
                   {{Order::Pick, choice.noun}, {Order::Pawn, Noun{0, static_cast<std::uint16_t>(index(you))}}});
}

}  // namespace

std::vector<QRect> placesOn(const AuctionScreen& screen, const ui::Pointing& pointing) {
  std::vector<QRect> places;
  const auto take = [&](const Piece* piece) {
    if (piece == nullptr) return;
    const QRect at = rectOf(screen, *piece, piece->reach());  // the part that no other covers
    if (std::ranges::find(places, at) == places.end()) places.push_back(at);
  };
  for (const house::LessonTarget& each : pointing.things) take(thingOn(screen, each.thing));
  for (const Choice& each : pointing.choices) take(wayTo(screen, each, pointing.you));
  const Noun you{0, static_cast<std::uint16_t>(index(pointing.you))};
  if (pointing.curtain) take(pieceWith(screen, {Order::Close, Order::Curtain, {Order::Look, you}}));
  if (pointing.rules) take(pieceWith(screen, {Order::Rules}));
  return places;
}

}  // namespace w51
