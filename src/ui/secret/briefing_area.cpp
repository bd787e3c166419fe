#include "ui/secret/briefing_area.h"

#include "ui/look/card_picture.h"

namespace w13 {

namespace {

QString say(const std::string& text) { return QString::fromStdString(text); }

constexpr double kLeft = 344;   // what is told of the Agent ends here
constexpr double kBoxes = 356;  // and here the boxes begin
constexpr QRectF kLoyalty(92, 268, 150, 229);

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

void BriefingArea::draw(const Sight& sight, Ink& ink) {
  drawDesk(ink, units());
  drawAgent(sight, ink);
  drawAbilities(sight, ink);
  const Side side = sideOf(sight.view, loyaltyUp_);
  const double wide = (units().width() - kLeft - 20 - 12) / 2;
  const double high = units().height() - kBoxes - 16;
  addBox(side.title, side.text, {kLeft, kBoxes, wide, high});
  addBox(tr("Show nobody"),
         tr("Your Loyalty card, your hand, and the dice behind your shield. You may hint at your hand, and you may "
            "lie. Never name exact Traits or numbers."),
         {kLeft + wide + 12, kBoxes, wide, high});
}

void BriefingArea::drawAgent(const Sight& sight, Ink& ink) {
  const SeatView& s = own(sight);
  const AgentCard& agent = sight.cards.of(s.who);
  ink.picture(art::agentFile(agent.id), {24, 16, 132, 132});
  ink.text({170, 20, 160, 24}, tr("You are"), Role::Typed, 18, QColor(colour::kText2));
  ink.text({170, 44, 160, 54}, say(sight.words.text(agent.name)), Role::Heading, 46, colourOfAgent(say(agent.id)));
  ink.text({170, 100, 160, 24}, tr("ID %1").arg(say(agent.agentNumber)), Role::Typed, 18, QColor(colour::kText2));
  const auto row = [&](double y, const QString& name) {
    ink.text({24, y, 140, 30}, name, Role::Body, 18, QColor(colour::kText2));
  };
  row(160, tr("For challenges"));
  ink.picture("tokens/attribute-physical", {170, 158, 34, 34});
  ink.text({208, 158, 24, 34}, QString::number(agent.attribute[0]), Role::Bold, 21, QColor(colour::kText));
  ink.picture("tokens/attribute-mental", {240, 158, 34, 34});
  ink.text({278, 158, 24, 34}, QString::number(agent.attribute[1]), Role::Bold, 21, QColor(colour::kText));
  row(206, tr("Your Focus draws"));
  ink.picture(art::symbolFile(agent.focus[0]), {170, 204, 34, 34});
  ink.picture(art::symbolFile(agent.focus[1]), {240, 204, 34, 34});
  if (sight.view.cooperative || sight.view.traitorRevealed) return;
  PieceLook card;
  card.at = kLoyalty;
  card.name = tr("Loyalty card: hold L to look");
  card.part = Part::Loyalty;
  card.draw = [up = loyaltyUp_, traitor = sight.view.isTraitor](Ink& in) {
    const QRectF all(QPointF(0, 0), kLoyalty.size());
    up ? drawLoyalty(in, all, traitor) : drawBack(in, all, "loyalty");
  };
  add(std::move(card));
  ink.text({24, kLoyalty.bottom() + 6, kLeft - 48, 26}, tr("Hold L to look"), Role::Body, 18, QColor(colour::kText2),
           Qt::AlignCenter);
}

void BriefingArea::drawAbilities(const Sight& sight, Ink& ink) {
  const double wide = units().width() - kLeft - 20;
  ink.text({kLeft, 12, wide, 32}, tr("Your Abilities"), Role::Heading, 28, QColor(colour::kGold));
  if (!own(sight).hasAbilities)
    return ink.paragraph({kLeft, 52, wide, kBoxes - 64}, traitorTurn(), Role::Body, 20, QColor(colour::kLostText));
  ink.text({kLeft, 44, wide, 24},
           tr("Asset: always on. Episode: once in each Episode. Season: once in the game. Downside: a handicap that "
              "stays."),
           Role::Body, 17, QColor(colour::kText2));
  const AgentCard& agent = sight.cards.of(own(sight).who);
  const double pitch = (kBoxes - 12 - 74) / kSlots;
  for (int slot = 0; slot < kSlots; ++slot) {
    const DesignId design = agent.abilities[static_cast<std::size_t>(slot)];
    if (design == DesignId::None) continue;
    PieceLook look;
    look.at = {kLeft, 74 + pitch * slot, wide, pitch - 6};
    look.noun = nounOf(Thing::Number, slot);
    look.card = sight.cards.abilityCard(own(sight).who, static_cast<Slot>(slot));
    look.name =
        say(sight.words.text(sight.cards.of(design).name)) + ": " + say(sight.words.plain(sight.cards.of(design).text));
    look.radius = 7;
    look.draw = [&sight, design, slot, size = look.at.size()](Ink& in) {
      drawAbilityStrip(sight, in, design, slot, false, size);
    };
    add(std::move(look));
  }
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
