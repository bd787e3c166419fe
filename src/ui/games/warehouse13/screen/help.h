#pragma once
// Help on a thing, in one place for hover, F1, F2, enlarging and screen readers. It is made from a view and a decision,
// so it reveals no more than the screen it is on.

#include <QString>
#include <QStringList>
#include <functional>
#include <optional>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/games/warehouse13/seen/view.h"
#include "ui/games/warehouse13/screen/piece.h"

namespace w13 {

/// All help on a thing.
struct Help {
  QString name;                     ///< what it is called
  QString about;                    ///< what it is, and what it is for
  QStringList now;                  ///< what a click on it does, one line for each choice
  QString whyNot;                   ///< why it is no choice now, with its rule; empty: it is one, or never can be
  bool byRule = false;              ///< `whyNot` comes from a rule
  QString faces;                    ///< of a clue die: its faces, and which of them help now
  QString card;                     ///< text of the card that it shows or belongs to
  QString more;                     ///< if that is too long for a glance: how to read it
  std::string design;               ///< the ID of that card; empty: none, or several
  std::vector<kernel::Rule> rules;  ///< the rules that apply, most relevant first
};

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

/// For hover: the name, and what a click does or why it does nothing.
[[nodiscard]] QString shortHelp(const Help& help);
/// The one reason for a chip: why nothing happens, or else what a click does.
[[nodiscard]] QString reasonOf(const Help& help);
/// All of it as rich text, rules in full; their numbers are links.
[[nodiscard]] QString wholeHelp(const Help& help, const RuleBook* rules);

/// What a thing is for, in a sentence or two, and its rule; in help_about.cpp.
struct About {
  QString text;
  kernel::Rule rule = kernel::Rule::None;
};
[[nodiscard]] About aboutThing(const PieceLook& look, const View& view, const Catalog& cards);

}  // namespace w13
