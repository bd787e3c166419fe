#pragma once
// What the pictures of dice and Agents are called where they are not drawn by the window itself.

#include <string>

#include "engine/games/warehouse13/pieces.h"

namespace w13 {

/// The picture of a clue die of this colour with what it shows: "die-lore-tech-2"; "die-lore": not rolled, or not for
/// that viewer.
[[nodiscard]] std::string pictureOf(Symbol colour, Clue shows);
/// The portrait of the Agent with this id: "agent-claudia".
[[nodiscard]] inline std::string portraitOf(const std::string& agent) { return "agent-" + agent; }

}  // namespace w13
