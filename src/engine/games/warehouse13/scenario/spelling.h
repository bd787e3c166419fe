#pragma once
// How pieces are written in scenarios and tests: "2-intuition", "yellow 1I", "mental 4 ring", "logic-pile", "claudia".
// Reading is generous (case, `_` for `-`, long or short faces); writing is always the same. Unreadable text throws
// kernel::DataError with one sentence that says what is valid.

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/kit.h"
#include "engine/house/scenario/wording.h"

namespace w13 {

using house::inWords;
using house::listed;
using house::plain;
using house::wordsIn;

/// A die as written: its colour, and the face it shows (Symbol::None: not said).
struct DieText {
  Symbol colour = Symbol::None;
  Clue shows;
  friend bool operator==(const DieText&, const DieText&) = default;
};

/// "2-intuition", "2I", "1-wild", "1?", "blank". Letters: L Logic, I Intuition, O Lore, T Tech, ? Wild.
[[nodiscard]] Clue readFace(std::string_view text);
[[nodiscard]] bool isFace(std::string_view text, Clue& face);
/// "2I", "1?", "blank"; the short form.
[[nodiscard]] std::string shortFace(Clue face);
/// "2-intuition", "1?", "blank"; the long form.
[[nodiscard]] std::string longFace(Clue face);

/// "blue", "red", "yellow", "green", "wild" (or "black"); the four types name their colours too.
[[nodiscard]] bool isColour(std::string_view word, Symbol& colour);
[[nodiscard]] std::string nameOfColour(Symbol colour);

/// Dice in a line: "2I 1I yellow 1-intuition, 1?" A face alone is on the die of its own colour (`?`: the Wild die);
/// a colour alone is a die whose face does not matter.
[[nodiscard]] std::vector<DieText> readDice(std::string_view line);
/// One die of that kind; an error if the line holds more or none.
[[nodiscard]] DieText readDie(std::string_view text);
/// "2I", "yellow 1I", "wild 1T", "1?", "green": the colour only where the face does not imply it.
[[nodiscard]] std::string shortDie(Symbol colour, Clue shows);
/// "yellow 1-intuition", "wild 1?", "green": always with the colour.
[[nodiscard]] std::string longDie(Symbol colour, Clue shows);

/// "logic-pile", "travel", "bed-and-breakfast" ... as in the card language.
[[nodiscard]] Place readPlace(std::string_view text);
[[nodiscard]] std::string wordFor(Place place);

/// An obstacle as written: "mental 4", "physical 2 ring".
struct ObstacleText {
  Attribute attribute = Attribute::Physical;
  int difficulty = 2;
  bool ring = false;
};
[[nodiscard]] ObstacleText readObstacle(std::string_view text);
[[nodiscard]] std::string written(Obstacle obstacle);

[[nodiscard]] Location readLocation(std::string_view text);
[[nodiscard]] std::string wordFor(Location location);
[[nodiscard]] Health readHealth(std::string_view text);
[[nodiscard]] std::string wordFor(Health health);
[[nodiscard]] std::string wordFor(Phase phase);
[[nodiscard]] std::string wordFor(Winner winner);
[[nodiscard]] std::string wordFor(Ending ending);
[[nodiscard]] Symbol readType(std::string_view text);
[[nodiscard]] std::string nameOfType(Symbol type);
[[nodiscard]] Slot readSlot(std::string_view text);
[[nodiscard]] std::string wordFor(Slot slot);

/// An agent of the catalog by id ("claudia"); an error names the nearest.
[[nodiscard]] AgentId readAgent(std::string_view text, const Catalog& cards);
/// A design by id ("goozooka"); an error names the nearest.
[[nodiscard]] DesignId readDesign(std::string_view text, const Catalog& cards);

}  // namespace w13
