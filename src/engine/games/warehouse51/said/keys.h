#pragma once
// The words of the game in no language: events, questions, verbs and things, and choices as scripts, logs and scenarios
// write them.

#include <string>

#include "engine/games/warehouse51/cards/catalog.h"
#include "engine/games/warehouse51/open.h"
#include "engine/house/said/vocabulary.h"

namespace w51 {

[[nodiscard]] const house::Vocabulary& vocabulary();
/// A choice: "bid 4", "pawn ark", "point 0-1".
[[nodiscard]] std::string keyOf(const Choice& choice, const Catalog& cards, const Open& open);
/// A thing: "4", "ark", "0-1", "blue".
[[nodiscard]] std::string keyOf(Noun noun, const Catalog& cards, const Open& open);
/// The thing that the key of a choice names, on offer or not; {0, 0}: none.
[[nodiscard]] Noun thingNamed(const std::string& key, const Catalog& cards, const Open& open);
/// A place of a counterfeit card: "0-1" between two seats, "0-1.2" the second there, "laid-3" beside a collection.
[[nodiscard]] std::string keyOfPlace(int place, const Open& open);
/// The portrait of the collector with this id, where it is no picture of the window's: "collector-quill".
[[nodiscard]] inline std::string portraitOf(const std::string& collector) { return "collector-" + collector; }
/// Which of the cards in its slot it is, from 1; 0: it is alone there.
[[nodiscard]] int placeInSlot(int place, const Open& open);

}  // namespace w51
