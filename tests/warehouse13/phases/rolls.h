#pragma once
// What comes up when the dice of a new Episode are rolled: those of the Ping first, then the Leads.

#include "support/scene.h"

namespace scene {

inline const List kEpisodeOfZeros = {"1I", "1O", "1T", "0L", "0L", "0L", "0I", "0I", "0O", "0O", "0T", "0T", "1?"};
inline const List kRollsOfOnes = {"1I", "1O", "wild 1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T", "1T"};

}  // namespace scene
