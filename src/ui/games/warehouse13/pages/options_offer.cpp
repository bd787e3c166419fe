#include "ui/games/warehouse13/pages/options_offer.h"

#include <QCoreApplication>

#include "ui/games/warehouse13/look/game_art.h"
#include "ui/look/illustration.h"
#include "ui/pages/credits.h"

namespace w13 {

namespace {

/// The options' sentences on this game.
struct OfferWords {
  Q_DECLARE_TR_FUNCTIONS(OfferWords)
};

}  // namespace

OptionsOffer optionsOffer() {
  OptionsOffer offer;
  offer.sample = OfferWords::tr("Claudia, take an Action.");
  offer.credits = Credits::whole(isIllustrated(), hasTitleFace());
  offer.staged = true;
  offer.scenes = OfferWords::tr(
      "The big moments: an artifact retrieved or lost, the Traitor revealed, a new Episode. Enter "
      "shortens a scene; each ends by itself.");
  offer.clock = OfferWords::tr("Retrieval goes on by itself");
  offer.clockAbout = OfferWords::tr(
      "If nobody responds, play goes on after four seconds, whatever anybody holds. Wait stops the clock.");
  offer.die = [](Ink& ink, const QRectF& at) {
    drawDie(ink, {DieFace::Body::Clue, Symbol::Lore, {Symbol::Lore, 2}, -1, false}, at);
  };
  return offer;
}

}  // namespace w13
