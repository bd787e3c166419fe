#pragma once
// A screen of this game: the table, and what lies behind the curtain.

#include "ui/games/warehouse13/screen/closer_area.h"
#include "ui/games/warehouse13/screen/key_map.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/screen/screen.h"

namespace w13 {

class GameScreen : public Screen {
  Q_OBJECT
 public:
  GameScreen(QString ground, QWidget* parent) : Screen(std::move(ground), parent) { setCloser(closer_); }

  /// The enlarged thing; nullptr: none.
  [[nodiscard]] const CloserArea* closer() const { return closer_.isVisible() ? &closer_ : nullptr; }
  [[nodiscard]] std::vector<KeyLine> keys() const override { return keyMap(); }

 protected:
  /// Shows an area in front, as the viewer sees the season.
  virtual void showFront(GameArea& front) = 0;
  void showCloser(const Piece& piece) override {
    closer_.take(piece.look(), help(&piece));
    showFront(closer_);
  }

 private:
  CloserArea closer_;
};

}  // namespace w13
