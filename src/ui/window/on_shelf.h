#pragma once
// A game as it stands on the shelf: its box, and the match that can be gone on with.

#include <QColor>
#include <QDateTime>
#include <QString>
#include <functional>
#include <optional>

#include "ui/look/ink.h"

namespace ui {

/// The ways into a game.
enum class Door : std::uint8_t { First, GoOn, Saved, Lessons, Workshop };

/// The lid of a box. Each game has its own colours; the plain ones are the house's.
struct BoxLook {
  QString name;
  QString slogan;   ///< one or two short sentences; empty: none
  QString players;  ///< "3 to 5 collectors, 45 minutes"
  Role face = Role::Heading;
  QColor title{colour::kGold}, text{colour::kText}, quiet{colour::kText2};
  QColor top{0xFF2B1F13}, bottom{0xFF120C07}, edge{colour::kBrass600};
  /// What lies on the lid, drawn as large as fits in a place of any shape; empty: nothing does.
  std::function<void(Ink& ink, const QRectF& at)> lid;
};

/// A match to go on with.
struct UnfinishedMatch {
  QString path;
  QString where;  ///< how far it is: "Episode 3"
  QString who;    ///< names of the players
  QDateTime when;
};

struct OnShelf {
  BoxLook box;
  std::optional<UnfinishedMatch> newest;  ///< nothing: there is none to go on with
  bool saved = false;                     ///< anything was saved, even if it is over
  bool teaches = false;
  bool designs = false;
};

}  // namespace ui
