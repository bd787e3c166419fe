#include "ui/games/warehouse13/pages/trial_deal.h"

#include "ui/games/warehouse13/pages/new_season.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/settings/language.h"

namespace w13 {

// The rules of the deal live in the game, so a season is dealt and thrown away.
View trialDeal(const Setup& setup, const Catalog& cards) {
  View v;
  Season(std::shared_ptr<const Catalog>(std::shared_ptr<const Catalog>(), &cards), setup, 0).view(Seat::Table, v);
  return v;
}

QString loyaltyLine(const Setup& setup, const View& v) {
  if (setup.variants.cooperative) return NewSeason::tr("%1 players, all of them loyal.").arg(v.players);
  return NewSeason::tr("%1 players. Loyalty cards: %2 loyal, 1 Traitor.").arg(v.players).arg(v.players - 1);
}

QString stressLine(const Setup& setup, const View& v, const Catalog& cards) {
  QStringList line = {NewSeason::tr("Stress deck %1.").arg(v.stressDeck)};
  if (!setup.variants.revealedTraitor) {
    const AgentId first = v.seats[v.firstAgent].who;
    line << NewSeason::tr("First Agent: %1.").arg(said(cards.of(first).name));
  }
  return line.join(" ");
}

}  // namespace w13
