#pragma once
// Plays for the people at the table by clicking what can be clicked, as a stranger would: for pictures and tests.

#include <functional>

#include "engine/kernel/chance.h"
#include "ui/games/warehouse13/window/main_window.h"

namespace w13 {

/// Presses or releases the left button on a widget, by an event sent to it.
void pressLeft(QWidget* widget, QPoint at, bool down);

/// A season for it to play: so many seats, from the first agent on, of which the last are bots.
[[nodiscard]] SeasonStart seasonOf(int seats, int bots, std::uint64_t seed);

class SelfPlayer {
 public:
  /// Presses or releases the left button on a widget.
  using Button = std::function<void(QWidget* widget, QPoint at, bool down)>;

  SelfPlayer(MainWindow& window, std::uint64_t seed, Button button);

  /// Makes one click on the current page; false if there is nothing to click.
  bool step();
  /// Clicks made so far.
  [[nodiscard]] int clicks() const { return clicks_; }
  /// The number of choices made on table or secret screen by clicking a thing of the game; by a button.
  [[nodiscard]] int onThings() const { return onThings_; }
  [[nodiscard]] int onButtons() const { return onButtons_; }

 private:
  bool stepTable(TableScreen& table);
  bool stepSecret(SecretScreen& secret);
  void click(Screen& screen, Piece* piece);
  void clickAt(QWidget* widget, QPoint at);
  [[nodiscard]] bool oneIn(int times);
  [[nodiscard]] Piece* any(const std::vector<Piece*>& pieces);

  MainWindow& window_;
  kernel::Luck luck_;
  Button button_;
  int clicks_ = 0;
  int onThings_ = 0;
  int onButtons_ = 0;
};

}  // namespace w13
