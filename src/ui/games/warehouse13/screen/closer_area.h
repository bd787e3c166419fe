#pragma once
// A thing enlarged: a readable card, a die with all its faces, an obstacle, a player's place.

#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/screen/game_area.h"
#include "ui/games/warehouse13/screen/help.h"

namespace w13 {

class CloserArea final : public GameArea {
  Q_OBJECT
 public:
  CloserArea();

  /// Sets the thing and its help.
  void take(PieceLook look, Help help);
  [[nodiscard]] const PieceLook& look() const { return look_; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawWords(Ink& ink, const QRectF& at) const;
  /// Draws the thing large; false: there are only words to draw.
  bool drawThing(const Sight& sight, Ink& ink, const QRectF& at) const;
  void drawFaces(Ink& ink, const std::vector<DieFace>& faces, const QRectF& at) const;
  PieceLook look_;
  Help help_;
};

/// All six faces of the die that a noun and its part are; empty: not a die.
[[nodiscard]] std::vector<DieFace> facesOf(kernel::Noun noun, OfGame part, const Catalog& cards);

}  // namespace w13
