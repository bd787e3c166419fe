#pragma once
// What the question with its dial says and offers: made from the question, drawn by DeskArea, worked by the screen's
// keys.

#include <QString>
#include <vector>

#include "ui/games/warehouse51/screen/auction_area.h"
#include "ui/games/warehouse51/screen/tube.h"

namespace w51 {

/// A button of the desk.
struct DeskButton {
  Label label;
  Glass glass = Glass::Line;
  Command command = {};
  std::vector<Choice> choices = {};
};

/// A number on the dial that rules forbid, and why.
struct Forbidden {
  int number = 0;
  QString why;
};

struct Desk {
  int collector = -1;  ///< of the seat that is asked
  QString question;
  QString hint;
  QString rule;
  bool asks = false;  ///< people are asked: the edge is lit
  // the dial
  std::vector<Choice> amounts;  ///< in ascending order; empty: no dial
  int set = 0;                  ///< what it is set to
  std::vector<Forbidden> forbidden;
  // things to pick from
  std::vector<RelicId> relics;
  RelicId picked = RelicId::None;
  std::vector<Category> decks;       ///< to be turned up
  std::vector<Category> categories;  ///< to be named
  /// The main one first: it stays at the left, where no other ever is.
  std::vector<DeskButton> buttons;
  QString keys;  ///< in small type: what keys do here

  /// The choice that the dial is set to; nullptr: none.
  [[nodiscard]] const Choice* atSet() const;
  /// The button that Enter presses; nullptr: none is lit.
  [[nodiscard]] const DeskButton* main() const;
};

}  // namespace w51
