#pragma once
// What the window is set up with, and how every program of the window gets it.

#include <QStringList>
#include <functional>
#include <future>
#include <optional>

#include "engine/bots/advice.h"
#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/games/warehouse13/rulebook/first_cards.h"
#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "ui/curtain/curtain.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/screen/screen.h"
#include "ui/settings/options.h"
#include "ui/sound/sounds.h"

namespace w13 {

/// The window's setup: cards, rules, where seasons are kept, and how fast things go.
struct WindowSetup {
  CardSet cards;
  RuleBook rules;
  FirstCards firstCards;                ///< explains each kind of decision, for a first season
  QString lessons;                      ///< folder of lessons; empty: none
  QString puzzles;                      ///< folder of puzzles, likewise
  QString ruleTexts;                    ///< folder of the rule texts, with the summary and the worked examples
  QString data;                         ///< the data folder, for the workshop
  QString workshop;                     ///< the designer's folder of cards; empty: no workshop
  QString packs;                        ///< folder for unpacked packs of cards
  QString saves;                        ///< folder of autosaves; empty: nothing is written
  QString language;                     ///< code of the initial language; empty: the options'
  QString options;                      ///< file for the options; empty: none
  std::optional<int> botDelay;          ///< milliseconds, instead of the options'
  std::optional<Pace> motion;           ///< instead of the options'
  std::optional<SceneForm> scenes;      ///< likewise
  int curtainHold = Curtain::kHold;     ///< milliseconds
  bool clock = true;                    ///< false: no window closes by itself, despite the options
  int still = Screen::kStill;           ///< milliseconds before a new question can be answered
  Speaker speaker;                      ///< plays the sounds; none: the window is silent
  std::function<void()> shelf;          ///< the way back to the shelf of all games; empty: there is none
  int adviceDreams = Adviser::kDreams;  ///< how many dreams advice is thought in
  std::optional<int> idle;  ///< milliseconds until a secret screen closes by itself, instead of the options'
};

/// Makes the drawings and sounds available and the screens accessible. Call once before the first widget.
void initPictures();

/// Reads cards and rules from a data folder. Throws kernel::DataError with one sentence.
[[nodiscard]] WindowSetup readWindowSetup(const QString& data, const QStringList& overlays = {});

/// The same, started on its own thread: needs no Qt object to exist first.
[[nodiscard]] std::future<WindowSetup> readAhead(const QString& data, const QStringList& overlays = {});

/// All mistakes in the cards that readWindowSetup would read; empty: none, or the folders cannot be read.
[[nodiscard]] QStringList cardMistakes(const QString& data, const QStringList& overlays);

}  // namespace w13
