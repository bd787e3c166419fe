#include "ui/games/warehouse13/secret/briefing_area.h"

namespace w13 {

namespace {

constexpr double kSide = 226, kBetweenBoxes = 8;  // as high as the shield beside it

/// A side and how it wins, or that this is sealed.
struct Side {
  QString title;
  QString text;
};

Side sideOf(const View& v, bool up) {
  if (v.cooperative)
    return {BriefingArea::tr("All of you are loyal"),
            BriefingArea::tr("You win together: retrieve three artifacts. You lose when the Traitor would win: no "
                             "Stress is left to draw, or the Maintenance track is full.")};
  const bool known = v.traitorRevealed;  // from the start: then nobody has a Loyalty card
  if (!known && !up)
    return {BriefingArea::tr("Your side is sealed"),
            BriefingArea::tr("Hold L, or the mouse on your Loyalty card, to read here which side you are on and how it "
                             "wins. Do it even if you can guess.")};
  if (v.isTraitor)
    return {BriefingArea::tr("You are the Traitor"),
            BriefingArea::tr("You win when somebody must draw Stress and none is left, when the Maintenance track is "
                             "full, or when two Plots are executed in the Finale, unless a variant says otherwise.")};
  return {BriefingArea::tr("You are a Loyal Agent"),
          BriefingArea::tr("You win with the Warehouse: retrieve three artifacts, or stop two Plots in the Finale, "
                           "unless a variant says otherwise. One of you is the Traitor.")};
}

}  // namespace

void BriefingArea::draw(const Sight& sight, Ink&) {
  const double wide = units().width();
  const Side side = sideOf(sight.view, loyaltyUp_);
  addBox(side.title, side.text, {0, 0, wide, kSide});
  double top = kSide + kBetweenBoxes;
  if (own(sight).hasAbilities) {
    const double high = (units().height() - top - kBetweenBoxes) / 2;
    addBox(tr("Your Abilities"),
           tr("Asset: always on. Episode: once in each Episode. Season: once in the game. Downside: a handicap that "
              "stays."),
           {0, top, wide, high});
    top += high + kBetweenBoxes;
  }
  addBox(tr("Show nobody"),
         tr("Your Loyalty card, your hand, and the dice behind your shield. You may hint at your hand, and you may "
            "lie. Never name exact Traits or numbers."),
         {0, top, wide, units().height() - top});
}

// A thing of its own, so that a screen reader comes to it.
void BriefingArea::addBox(const QString& title, const QString& text, const QRectF& at) {
  PieceLook box;
  box.at = at;
  box.name = title + ". " + text;
  box.draw = [title, text, size = at.size()](Ink& in) {
    in.panel(QRectF(QPointF(0, 0), size), QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kBrass600),
             2, 10);
    in.text({18, 12, size.width() - 36, 36}, title, Role::Heading, 30, QColor(colour::kGold));
    in.paragraph({18, 54, size.width() - 36, size.height() - 66}, text, Role::Body, 21, QColor(colour::kText));
  };
  add(std::move(box));
}

}  // namespace w13
