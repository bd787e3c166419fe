#include "ui/games/warehouse13/screen/medallion.h"

#include "ui/games/warehouse13/look/game_art.h"

namespace w13 {

void drawMedallion(Ink& ink, const QRectF& at, const Sight& sight, Seat seat) {
  const SeatView& s = sight.view.seats[seat];
  if (s.who == AgentId::None) return;
  const QString file = s.traitor && !s.isAgent ? "agents/adversary" : art::agentFile(sight.cards.of(s.who).id);
  QPainter& p = ink.painter();
  p.save();
  if (s.health != Health::Standing) {
    p.translate(at.center());
    p.rotate(-78);
    p.translate(-at.center());
  }
  ink.picture(file, at, s.bronzed ? Tone::Bronze : Tone::Plain);
  p.restore();
  const double badge = at.width() * 0.48;
  if (s.health == Health::Ko) ink.picture("tokens/ko", {at.x() - 2, at.bottom() - badge, badge, badge});
  if (s.health == Health::Wounded) ink.picture("tokens/wound", {at.x() - 2, at.bottom() - badge, badge, badge});
}

}  // namespace w13
