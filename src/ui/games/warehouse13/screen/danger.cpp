#include "ui/games/warehouse13/screen/danger.h"

namespace w13 {

Dangers dangersOf(const View& v, const Variants& variants) {
  Dangers dangers;
  if (v.players == 0 || v.winner != Winner::None) return dangers;
  const int room = kTrackSpaces - v.track.size() - (v.gear ? 1 : 0);
  const int enough = variants.onePlot ? 1 : variants.threePlots ? 3 : 2;
  dangers.track = room == 1;
  dangers.stress = v.stressDeck <= 1;
  dangers.plots = v.phase == Phase::Finale && v.plotsExecuted == enough - 1;
  dangers.lost = variants.shorterGame && v.lost.size() == 2;
  return dangers;
}

bool moreDangers(const Dangers& before, const Dangers& now) {
  return (now.track && !before.track) || (now.stress && !before.stress) || (now.plots && !before.plots) ||
         (now.lost && !before.lost);
}

}  // namespace w13
