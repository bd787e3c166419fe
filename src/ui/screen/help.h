#pragma once
// Help on a thing, in one place for hover, F1, F2, enlarging and screen readers. The game makes it from what the viewer
// of its screen may know.

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

#include "engine/house/rulebook/rulebook.h"

namespace ui {

/// All help on a thing.
struct Help {
  QString name;                     ///< what it is called
  QString about;                    ///< what it is, and what it is for
  QStringList now;                  ///< what a click on it does, one line for each choice
  QString whyNot;                   ///< why it is no choice now, with its rule; empty: it is one, or never can be
  bool byRule = false;              ///< `whyNot` comes from a rule
  QString facts;                    ///< what else is to know about it, such as the faces of a die
  QString factsTitle;               ///< their heading
  QString card;                     ///< text of the card that it shows or belongs to
  QString more;                     ///< if that is too long for a glance: how to read it
  std::string design;               ///< the ID of that card; empty: none, or several
  std::vector<kernel::Rule> rules;  ///< the rules that apply, most relevant first
};

/// For hover: the name, and what a click does or why it does nothing.
[[nodiscard]] QString shortHelp(const Help& help);
/// The one reason for a chip: why nothing happens, or else what a click does.
[[nodiscard]] QString reasonOf(const Help& help);
/// All of it as rich text, rules in full; their numbers are links.
[[nodiscard]] QString wholeHelp(const Help& help, const house::RuleBook* rules);

}  // namespace ui
