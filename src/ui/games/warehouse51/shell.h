#pragma once
// The screens of this game are made of what the window offers to every game.

namespace ui {}

namespace w51 {
using namespace ui;  // NOLINT(google-build-using-namespace): that is what this header is for
}
