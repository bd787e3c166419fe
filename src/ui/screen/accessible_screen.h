#pragma once
// Screen readers: the pieces of a screen as its children, with names and a press action. A hidden page has none, and
// the secret screen does not exist while the curtain hangs.

namespace ui {

/// Makes screens accessible. Call once before the first widget.
void installAccessibleScreens();

}  // namespace ui
