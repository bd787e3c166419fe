#include "ui/games/warehouse13/screen/danger.h"

namespace w13 {

Dangers dangersOf(const View& v, const Variants& variants) {
  Dangers dangers;
  if (v.players == 0 || v.winner != Winner::None) return dangers;
  const int room = v.trackSpaces - v.track.size() - (v.gear ? 1 : 0);
  dangers.track = room == 1;
  dangers.stress = v.stressDeck <= 1;
  dangers.plots = v.phase == Phase::Finale && v.plotsExecuted == v.plotsToExecute - 1;
  dangers.lost = variants.shorterGame && v.lost.size() == 2;
  return dangers;
}

bool moreDangers(const Dangers& before, const Dangers& now) {
  return (now.track && !before.track) || (now.stress && !before.stress) || (now.plots && !before.plots) ||
         (now.lost && !before.lost);
}

}  // namespace w13
