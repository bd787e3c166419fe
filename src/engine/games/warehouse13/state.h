#pragma once
// A whole game in progress: the pieces and the pending steps. A value of fixed size.

#include "engine/games/warehouse13/steps.h"
#include "engine/games/warehouse13/world.h"

namespace w13 {

struct State {
  World world;
  Agenda agenda;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 3072, "DESIGN: a state has at most 3 KiB");

}  // namespace w13
