#include "ui/games/warehouse13/screen/key_map.h"

#include <QCoreApplication>

namespace w13 {

namespace {

/// What the keys are called and do.
struct KeyWords {
  Q_DECLARE_TR_FUNCTIONS(KeyWords)
};

}  // namespace

std::vector<ui::KeyLine> keyMap() {
  return {
      {KeyWords::tr("Tab, Shift+Tab"), KeyWords::tr("to the next thing you can click, and back")},
      {KeyWords::tr("Arrows"), KeyWords::tr("to the nearest thing you can click, that way")},
      {KeyWords::tr("Ctrl+arrows"), KeyWords::tr("to the nearest thing that way, even if you cannot click it")},
      {KeyWords::tr("Enter"), KeyWords::tr("chooses it; presses the golden button")},
      {KeyWords::tr("Space, held"), KeyWords::tr("draws and opens the curtain; on a secret screen a tap closes it")},
      {KeyWords::tr("H"), KeyWords::tr("opens the hand of the player who is asked")},
      {KeyWords::tr("1 to 5"), KeyWords::tr("opens the hand of that player, to look or to respond")},
      {KeyWords::tr("R"), KeyWords::tr("to the players who may respond; opens the hand if there is only one")},
      {KeyWords::tr("T"), KeyWords::tr("to what players may say in the open; opens the list if there is only one")},
      {KeyWords::tr("A"),
       KeyWords::tr("what the computer would do, and why; again: away with it. On the secret screen only")},
      {KeyWords::tr("L, held"), KeyWords::tr("turns the Loyalty card up, on the secret screen only")},
      {KeyWords::tr("N"), KeyWords::tr("takes the Neutralizer; again: to the next clue you can neutralize")},
      {KeyWords::tr("W"), KeyWords::tr("waits: stops the clock of a Retrieval")},
      {KeyWords::tr("P"), KeyWords::tr("passes or declines, where you can")},
      {KeyWords::tr("S"), KeyWords::tr("swaps applied and misapplied dice, where you can")},
      {KeyWords::tr("Z, held, or the right mouse button"), KeyWords::tr("shows anything up close")},
      {KeyWords::tr("Mouse, button held"),
       KeyWords::tr("carries a clue to the Neutralizer, a pile to your seat, a card to the question")},
      {KeyWords::tr("F1"), KeyWords::tr("help on what you point at, else on the question; again: the rule book")},
      {KeyWords::tr("F2"), KeyWords::tr("why you cannot choose what you point at")},
      {KeyWords::tr("?"), KeyWords::tr("this map of keys")},
      {KeyWords::tr("B"), KeyWords::tr("the board while a Retrieval covers it; and back")},
      {KeyWords::tr("F3, F4"), KeyWords::tr("log, Lost Artifacts board")},
      {KeyWords::tr("F6"), KeyWords::tr("in a lesson: to what you must do, then to the note")},
      {KeyWords::tr("Esc"), KeyWords::tr("one step back; away from the curtain; the menu")},
      {KeyWords::tr("Ctrl+Z"), KeyWords::tr("undoes the last choice")},
      {KeyWords::tr("Ctrl+S, Ctrl+O"), KeyWords::tr("saves a copy; opens a season")},
      {KeyWords::tr("Ctrl with plus, minus"), KeyWords::tr("text size, 90 to 200 %")},
      {KeyWords::tr("Page up, Page down"), KeyWords::tr("turns the page in the panel below, with text above 140 %")},
      {KeyWords::tr("F11"), KeyWords::tr("full screen")},
      {KeyWords::tr("Ctrl+M"), KeyWords::tr("sound off and on")},
  };
}

}  // namespace w13
