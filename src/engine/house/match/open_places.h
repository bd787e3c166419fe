#pragma once
// A small picture of the public table: what lies open, place by place, for screens with little room. Any game can lay
// out its table so; whoever draws it knows none.

#include <string>
#include <vector>

#include "engine/kernel/choice.h"
#include "engine/kernel/seat.h"

namespace house {

/// Something that everybody sees in a place.
struct OpenPiece {
  std::string words = {};                   ///< what it is called
  std::string picture = {};                 ///< as Voice::picture gives it to the table; empty: it has none
  std::string note = {};                    ///< a few letters more, such as how many: "3/5"
  kernel::Noun thing = {};                  ///< what choices call it; {0, 0}: none names it
  kernel::Seat seat = kernel::Seat::Table;  ///< it stands for this seat; Table: for none
};

/// A place of the table with what lies there.
struct OpenPlace {
  std::string name;
  std::string note = {};  ///< a few letters more
  bool asked = false;     ///< what is asked now is about it
  std::vector<OpenPiece> pieces = {};
};

}  // namespace house
