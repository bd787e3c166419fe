#pragma once
// Cards that wake one another: what one does is the event that the other waits for, and the other way round. They come
// to an end (table_waking.cpp), but seldom as their designer meant it.

#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/terms.h"

namespace w13 {

/// The most cards that one move wakes; then it is refused, with the name of a card.
inline constexpr int kMostWoken = 500;

/// A list for an event, and the first of its verbs that brings about the event of the next one.
struct Waking {
  DesignId design = DesignId::None;
  When event = When::Done;
  Do brings = Do::End;
};
/// Two lists or more, each of which wakes the next, and the last of which wakes the first.
using Circle = std::vector<Waking>;

/// The circles among the cards that can be in play together; each list stands in one of them at most.
[[nodiscard]] std::vector<Circle> circlesOf(const Catalog& cards);

}  // namespace w13
