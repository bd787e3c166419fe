#pragma once
// A card of a test's own, played in a scenario over the shipped cards.

#include <string>

#include "engine/games/warehouse13/scenario/scenario.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

namespace w13::test {

/// What comes of a scenario with these cards laid over the shipped ones; empty: all as it says. `files`: path and text.
inline std::string playedWith(const std::vector<SourceFile>& files, const std::string& scenario) {
  const Loaded loaded = load({shipped::layer(), Layer{"over", files}});
  if (!loaded.catalog) return shipped::lines(loaded.mistakes);
  std::string all;
  for (const std::string& each : runScenario("s.json", scenario, *loaded.catalog).differences) all += each + "\n";
  return all;
}

/// The Action `own`, which does these steps; `more`: further keys, each with a comma before it.
inline SourceFile ownAction(const std::string& steps, const std::string& more = "") {
  return {"traits/own.json",
          R"({"name": {"en": "Own", "de": "Eigen"}, "type": "lore", "number": 1, "timing": "action",
    "text": {"en": "x", "de": "x"}, "art": "game-icons:compass", "source": "house", "promo": true, "do": )" +
              steps + more + "}"};
}

/// What comes of a scenario in which Pete takes an Action and may hold `own`, which does these steps.
inline std::string played(const std::string& steps, const std::string& scenario, const std::string& more = "") {
  return playedWith(
      {ownAction(steps, more)},
      R"({"title": "t", "rules": ["CARD-03"], "given": {"turn": "action", "seat": "pete", )" + scenario + "}");
}

inline const std::string kPete = R"("players": [{"agent": "pete", "hand": "own"}, "artie", "myka"])";

}  // namespace w13::test
