#pragma once
// What a button, a key or a thing on this game's screens does instead of making a choice, and which of a noun's things
// a piece is.

#include <cstdint>

namespace w51 {

enum class Order : std::uint8_t {
  None,
  Set,      ///< sets the dial; with an amount
  Take,     ///< makes the choice that the dial is set to
  Pick,     ///< picks a thing that is chosen only once that is confirmed
  Confirm,  ///< chooses what is picked
  Pawn,     ///< opens the pawnbroker's drawer; with a seat
  Back,     ///< shuts it, or drops what is picked
  Curtain,  ///< whoever is asked goes behind the curtain
  Look,     ///< a seat looks behind its curtain; with the seat
  Undo,
  Log,
  Menu,
  Rules,
  Rule,     ///< the rule of the question
  Chart,    ///< turns to a chart over the table, or back; with which
  Close,    ///< the secret screen
  Mark,     ///< the next mark on a line of the note sheet; with a relic
  Suspect,  ///< the next seat there
  Next,     ///< the ceremony goes on
  All,      ///< shows all of it at once
};

/// Which of the things that share a noun a piece is.
enum class Part : std::uint8_t {
  Itself,
  Seat,  ///< the panel of a seat; its noun is none, its command looks
  Lot,   ///< the relic on auction
  Sum,   ///< the ingots of a seat; its noun has the seat
  Reserve,
  Slot,    ///< a counterfeit card on the table
  Unsold,  ///< a relic that went
  Fist,
  Own,     ///< on the secret screen: a card that the seat knows
  Listed,  ///< a line of the chart of all relics
};

}  // namespace w51
