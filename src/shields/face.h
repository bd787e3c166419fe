#pragma once
// What a seat's shield shows of a match of any game, and what its phone says back. All of it is what that seat's secret
// screen shows: it comes from the seat's own view, decisions and events, and from what the whole table knows.

#include <optional>
#include <string>

#include "engine/house/json.h"
#include "engine/house/match/voice.h"
#include "engine/house/rulebook/rulebook.h"

namespace shields {

using kernel::Seat;

/// A match as shields show it: what it is, and who speaks for it.
struct Table {
  const house::Match& match;
  const house::Voice& voice;
  const house::RuleBook& rules;
  house::Language language = house::Language::English;  ///< that of the voice
  std::string game = {};                                ///< its name
  std::uint8_t amount = 0;                              ///< the thing whose index is a number; 0: none
};

/// What a phone wants to do, choice by choice. Nothing of it has happened.
struct Wish {
  kernel::How how = kernel::How::Answer;
  std::vector<kernel::Choice> choices;
  friend bool operator==(const Wish&, const Wish&) = default;
};

/// The question that comes after these choices of a visit; empty: none does, and the visit can be confirmed.
[[nodiscard]] kernel::Decision questionAfter(const house::Match& match, Seat seat, const Wish& wish);

/// Whether these choices can be made one after the other as the match stands, whatever comes after them.
[[nodiscard]] bool fits(const house::Match& match, Seat seat, const Wish& wish);

/// What a shield shows that is not the match's.
struct Beside {
  std::vector<std::string> since =
      {};  ///< what has happened since the seat last looked, a line each: the newest are shown
  std::optional<std::size_t> why = {};  ///< it has asked why this thing is no choice: its place among "things"
  std::string refused = {};             ///< why the table did not do what it wanted; empty: nothing was refused
  bool sent = false;  ///< it has confirmed a visit, which the table has not made yet: nothing is asked
};

/// What the shield of a seat shows, with what has been chosen there and not confirmed.
[[nodiscard]] house::Json faceOf(const Table& table, Seat seat, const Wish& wish, const Beside& beside);

/// What a phone said.
struct Said {
  enum class Kind : std::uint8_t {
    Choosing,  ///< it has chosen one thing more, or drops what it chose
    Done,      ///< it confirms what it has chosen
    Why,       ///< it asks why a thing is no choice
    Look,      ///< it has read what happened since it last looked
    Notes,     ///< it writes its notes anew
    Undo,      ///< it takes back the last choice of its seat, which was confirmed
    Late,      ///< it does not fit what is asked now, as after a second tap: it needs to see that first
    Nonsense   ///< it is none of that: the connection is to be closed
  };
  Kind kind = Kind::Nonsense;
  Wish wish = {};          ///< now
  std::size_t thing = 0;   ///< of Why: the thing's place among "things", perhaps none
  std::string notes = {};  ///< of Notes: what its notes are to be, as long as it likes
};
/// Reads it: {"step": 17, "chosen": 1, "do": "pick", "pick": 3}. `step` and `chosen` say which face it answers: that of
/// the match after so many moves, with so many choices not confirmed. `do` is "pick", "respond" (picks a response),
/// "done", "again" (drops what was chosen), "why" (asks about thing `pick`), "look" (has read what happened), "undo"
/// (takes the seat's last choice back) or "notes", which has a fifth entry of this name and is never late. `wish`: what
/// has been chosen so far. `sameSince`: the seat is asked the same since so many moves, as others have answered
/// meanwhile: answers to faces from then on fit.
[[nodiscard]] Said saidBy(Seat seat, const std::string& text, const house::Match& match, const Wish& wish,
                          std::optional<int> sameSince = {});

}  // namespace shields
