#pragma once
// What can be told about a thing that is pointed at, said once for hover, F1, F2, enlarging and screen readers. It is
// made of a view and a decision, so it tells nobody more than the screen it stands on.

#include <QString>
#include <QStringList>
#include <functional>
#include <optional>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/games/warehouse13/seen/view.h"
#include "ui/screen/piece.h"

namespace w13 {

/// All that is told about a thing.
struct Help {
  QString name;                     ///< what it is called
  QString about;                    ///< what it is, and what it is for
  QStringList now;                  ///< what a click on it does, one line for each choice
  QString whyNot;                   ///< why it is no choice now, with its rule; empty: it is one, or never could be
  bool byRule = false;              ///< it is a rule that says why not
  QString faces;                    ///< of a clue die: its faces, and which of them help here
  QString card;                     ///< what the card says that it shows, or that it belongs to
  QString more;                     ///< where that is too long for a glance: how to come to it
  std::string design;               ///< the ID of that card; empty: none, or several
  std::vector<kernel::Rule> rules;  ///< the rules it is about, the nearest first
};

/// What help is made of: what the viewer of a screen may know.
struct HelpSource {
  const View& view;
  const kernel::Decision& decision;
  const Catalog& cards;
  const Words& words;
  /// The rule that keeps a thing from being a choice now (Room::why); may be empty.
  std::function<kernel::Rule(kernel::Noun)> why;
  /// Whether a choice could be taken back once made; may be empty.
  std::function<std::optional<bool>(kernel::Choice)> undoable;
  QString closed;  ///< why nothing at all can be clicked now: somebody is thinking; empty: things can be
};

/// Help on a piece.
[[nodiscard]] Help helpOn(const PieceLook& look, const HelpSource& from);
/// Help on the question, with the choices that can be made on this screen.
[[nodiscard]] Help helpOnQuestion(const HelpSource& from, std::span<const kernel::Choice> choices);

/// The name, and what a click does or why it does nothing: for hovering.
[[nodiscard]] QString shortHelp(const Help& help);
/// The one reason for a chip: why nothing happens, or else what a click does.
[[nodiscard]] QString reasonOf(const Help& help);
/// All of it as rich text, rules in full; their numbers are links.
[[nodiscard]] QString wholeHelp(const Help& help, const RuleBook* rules);

/// What a thing is for, in a sentence or two, and the rule about it; in help_about.cpp.
struct About {
  QString text;
  kernel::Rule rule = kernel::Rule::None;
};
[[nodiscard]] About aboutThing(const PieceLook& look, const View& view, const Catalog& cards);

}  // namespace w13
