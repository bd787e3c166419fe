#include "ui/games/warehouse13/scenes/scenes.h"

namespace w13 {

Scene sceneOf(const StoryMoment& moment, const Catalog& cards, const Words& words) {
  Staging staging(moment, cards, words);
  switch (moment.kind) {
    case MomentKind::Episode: return episodeScene(std::move(staging));
    case MomentKind::TurnedUp: return turnedUpScene(std::move(staging));
    case MomentKind::Whammy: return whammyScene(std::move(staging));
    case MomentKind::Retrieved: return retrievedScene(std::move(staging));
    case MomentKind::Lost: return lostScene(std::move(staging));
    case MomentKind::TraitorRevealed: return traitorScene(std::move(staging));
    case MomentKind::Bronzed: return bronzedScene(std::move(staging));
    case MomentKind::FinaleBegins: return finaleScene(std::move(staging));
    case MomentKind::PlotStopped:
    case MomentKind::PlotExecuted: return plotScene(std::move(staging));
    case MomentKind::Cleanup: return cleanupScene(std::move(staging));
    case MomentKind::End: return endScene(std::move(staging));
  }
  return {};
}

}  // namespace w13
