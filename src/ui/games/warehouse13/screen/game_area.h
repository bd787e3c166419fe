#pragma once
// An area of this game's screens: it shows what its viewer sees of the season.

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/games/warehouse13/seen/view.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/screen/offers.h"
#include "ui/games/warehouse13/screen/orders.h"
#include "ui/games/warehouse13/screen/parts.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/screen/area.h"

namespace w13 {

/// What a click on an unclaimed clue does in Work the Case.
enum class Clues {
  Choose,      ///< takes a choice that names it
  Claim,       ///< "claim this": opens the hand with the clue picked
  Neutralize,  ///< points the Neutralizer at it
};

/// What a screen shows: a view, the question as its viewer sees it, and the choices not yet given to a piece.
struct Sight : AreaLook {
  const View& view;
  const kernel::Decision& decision;
  const Catalog& cards;
  const Words& words;
  Offers& offers;
  Clues clues = Clues::Choose;
  Dice reach = {};  ///< the clues within reach by public facts
};

class GameArea : public Area {
  Q_OBJECT
 public:
  void show(const Sight& sight);

 protected:
  /// Draws the ground and adds the pieces.
  virtual void draw(const Sight& sight, Ink& ink) = 0;
  /// A die with the choices that name it.
  [[nodiscard]] static PieceLook dieLook(const Sight& sight, DieId die, const QRectF& at, bool dim = false);
  /// Adds one.
  Piece* addDie(const Sight& sight, DieId die, const QRectF& at, bool dim = false);
  /// A die's colour, and the clue it shows this viewer.
  [[nodiscard]] static DieFace faceOf(const Sight& sight, DieId die);
  /// Adds a Goo die by its place in the roll.
  Piece* addGooDie(const DieFace& face, int place, const QRectF& at);
  /// A card, front up, with the choices that name it.
  [[nodiscard]] static PieceLook cardLook(const Sight& sight, CardId card, const QRectF& at, bool dim = false);
  /// Adds a card, front up.
  Piece* addCard(const Sight& sight, CardId card, const QRectF& at, bool dim = false);

 private:
  void draw(Ink& ink) final { draw(*sight_, ink); }

  const Sight* sight_ = nullptr;  ///< only while it is drawn
};

}  // namespace w13
