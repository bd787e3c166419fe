#pragma once
// Help on the things of this game. It is made from a view and a decision, so it reveals no more than the screen it is
// on.

#include <functional>
#include <optional>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/games/warehouse13/seen/view.h"
#include "ui/games/warehouse13/screen/parts.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/screen/help.h"
#include "ui/screen/piece.h"

namespace w13 {

/// The sources of help: what the viewer of a screen may know.
struct HelpSource {
  const View& view;
  const kernel::Decision& decision;
  const Catalog& cards;
  const Words& words;
  /// The rule that keeps a thing from being a choice now (Room::why); may be empty.
  std::function<kernel::Rule(kernel::Noun)> why;
  /// Whether a choice can be undone once made; may be empty.
  std::function<std::optional<bool>(kernel::Choice)> undoable;
  QString closed;  ///< why nothing can be clicked now: somebody is thinking; empty: things can be
};

/// Help on a piece.
[[nodiscard]] Help helpOn(const PieceLook& look, const HelpSource& from);
/// Help on the question, with the choices that can be made on this screen.
[[nodiscard]] Help helpOnQuestion(const HelpSource& from, std::span<const kernel::Choice> choices);

/// What a thing is for, in a sentence or two, and its rule; in help_about.cpp.
struct About {
  QString text;
  kernel::Rule rule = kernel::Rule::None;
};
[[nodiscard]] About aboutThing(const PieceLook& look, const View& view, const Catalog& cards);

}  // namespace w13
