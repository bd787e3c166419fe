#pragma once
// The scenes, one for each kind of moment, each in a file of its own.

#include "ui/games/warehouse13/scenes/staging.h"

namespace w13 {

/// The scene of a moment: picture, duration and sounds. Depends only on the moment's public facts and the names of
/// cards and people.
[[nodiscard]] Scene sceneOf(const StoryMoment& moment, const Catalog& cards, const Words& words);

[[nodiscard]] Scene episodeScene(Staging staging);
[[nodiscard]] Scene turnedUpScene(Staging staging);
[[nodiscard]] Scene whammyScene(Staging staging);
[[nodiscard]] Scene retrievedScene(Staging staging);
[[nodiscard]] Scene lostScene(Staging staging);
[[nodiscard]] Scene traitorScene(Staging staging);
[[nodiscard]] Scene bronzedScene(Staging staging);
[[nodiscard]] Scene finaleScene(Staging staging);
[[nodiscard]] Scene plotScene(Staging staging);
[[nodiscard]] Scene cleanupScene(Staging staging);
[[nodiscard]] Scene endScene(Staging staging);

}  // namespace w13
