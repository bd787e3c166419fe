#pragma once
// What a piece, a button or a key of this game does instead of making a choice.

#include "engine/games/warehouse13/events.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/screen/command.h"

namespace w13 {

enum class Order : std::uint8_t {
  Nothing,
  // ---- at the table
  Deal,        ///< everybody looks behind the curtain, one after the other
  Curtain,     ///< draws the curtain for whoever is asked
  Claim,       ///< the same, to claim this clue
  Look,        ///< draws it for this seat, to look or to respond
  Say,         ///< shows what this seat may say in the open
  Neutralize,  ///< takes the Neutralizer in hand, or puts it away
  Unpick,      ///< forgets what was clicked
  Undo,        ///< takes back the last choice
  Wait,        ///< a window does not close by itself
  Lost,        ///< opens the Lost Artifacts board, or closes it
  Panel,       ///< swaps board and Retrieval
  // ---- behind the curtain; nothing has happened before it is confirmed
  Confirm,
  Close,
  Back,   ///< one step back
  Again,  ///< from the first question on
  Pick,   ///< this clue is to be claimed
  Ability,
  Hand,     ///< the hand over the ballot, and the ballot again
  Loyalty,  ///< nothing by itself: the card is up while it is held
  Advise,   ///< shows what the computer would do, or takes it away
  Recap,    ///< what happened before what is shown
  Pin,
  // ---- books, menu and pages
  Rule,   ///< the rule of the question
  Rules,  ///< the rule book, at the same
  Log,
  Menu,
  Options,
  Shields,  ///< phones as private screens
  DropPin,  ///< removes this seat's PIN
  Restart,  ///< the lesson from its first step
  Open,
  Save,
  Leave,
  Quit,
  GoOn,  ///< back to the table
  Went,  ///< how a season that is over went
  End,   ///< back to the page of its end
  Next,  ///< another season is set up
};

/// A button's object name: "go-on".
[[nodiscard]] const char* nameOf(Order what);

}  // namespace w13
