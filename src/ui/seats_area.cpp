#include "ui/board_areas.h"
#include "ui/card_picture.h"
#include "ui/table_areas.h"

namespace w13 {

namespace {

QString say(const std::string& text) { return QString::fromStdString(text); }

QString standing(const SeatView& s) {
  if (!s.isAgent && s.traitor)
    return s.bronzed ? SeatsArea::tr("the Traitor, in bronze") : SeatsArea::tr("the Traitor");
  if (s.bronzed) return SeatsArea::tr("in bronze");
  if (s.health == Health::Ko) return SeatsArea::tr("KO · must heal");
  if (s.health == Health::Wounded) return SeatsArea::tr("wounded · must heal");
  return s.at == Location::Field ? SeatsArea::tr("in the Field") : SeatsArea::tr("in the Warehouse");
}

}  // namespace

void SeatsArea::draw(const Sight& sight, Ink&) {
  const int players = std::max<int>(1, sight.view.players);
  const double w = (units().width() - 12 * (players - 1)) / players;
  for (int seat = 0; seat < players; ++seat) drawSeat(sight, seatAt(seat), {seat * (w + 12), 0, w, units().height()});
}

void SeatsArea::drawSeat(const Sight& sight, Seat seat, const QRectF& at) {
  const View& v = sight.view;
  const SeatView& s = v.seats[static_cast<std::size_t>(index(seat))];
  if (s.who == AgentId::None) return;
  const bool asked = sight.decision.seat() == seat && !sight.decision.empty();
  const bool tall = at.height() > 140;
  const bool goo = s.traitor && !s.isAgent;
  PieceLook plate;
  plate.at = at;
  plate.noun = of(seat);
  plate.part = Part::Plate;
  plate.name = say(sight.words.seat(seat, v)) + ", " + standing(s) + ", " + tr("%n cards", nullptr, s.handSize);
  plate.choices = sight.offers.of(plate.noun);
  plate.radius = 12;
  const bool wide = at.width() >= 330;
  const double face = !tall ? at.height() - 14 : wide ? 98 : 60;
  plate.draw = [&, asked, goo](Ink& in) {
    const QRectF all(QPointF(0, 0), at.size());
    const QColor top(goo ? colour::kGoo700 : asked ? 0xFF5A4218 : colour::kInk700);
    const QColor bottom(goo ? colour::kGoo900 : asked ? 0xFF2E2210 : colour::kInk900);
    in.panel(all, top, bottom,
             QColor(asked ? colour::kAmber
                    : goo ? colour::kGoo500
                          : colour::kEdge),
             asked ? 3 : 2, 12);
    drawMedallion(in, {8, 7, face, face}, sight, seat);
    if (v.firstAgent == seat) in.picture("tokens/first-agent", {face - 14, 3, 34, 34});
    const QColor name = colourOfAgent(QString::fromStdString(sight.cards.of(s.who).id));
    in.text({face + 22, 4, all.width() - face - 96, 34}, say(sight.words.seat(seat, v)), Role::Heading,
            tall && wide ? 32 : 26, goo ? QColor(colour::kGoo300) : name);
    in.picture("icons/hand", {all.width() - 70, 8, 30, 26});
    in.text({all.width() - 38, 4, 34, 34}, QString::number(goo ? v.traitorHandSize : s.handSize), Role::Heading, 27,
            QColor(colour::kText));
    if (tall)
      in.text({face + 22, 38, all.width() - face - (wide ? 134 : 30), 26}, standing(s), Role::Body, 18,
              QColor(colour::kText2));
  };
  add(std::move(plate));
  const double side = tall ? std::min(72.0, at.height() - (wide ? 122 : 116)) : 30;
  if (!tall) drawDice(sight, seat, {at.x() + face + 16, at.y() + 38, at.width() - face - 102, side});
  else if (wide) drawDice(sight, seat, {at.x() + face + 18, at.y() + 74, at.width() - face - 28, side});
  else drawDice(sight, seat, {at.x() + 12, at.y() + 70, at.width() - 24, side});
  if (tall && wide) drawFacts(sight, seat, {at.x() + 14, at.bottom() - 46, at.width() - 28, 36});
  drawBag(sight, seat, at);
  if (!people_.persons.has(seat)) return;
  if (!tall) drawHandButton(seat, {at.right() - 82, at.y() + 36, 76, 32});
  else if (wide) drawHandButton(seat, {at.right() - 106, at.y() + 36, 98, 34});
  else drawHandButton(seat, {at.right() - 106, at.bottom() - 42, 98, 36});
}

// Revealed dice and the cover stand out; claimed dice show the face they keep (SECRET-33).
void SeatsArea::drawDice(const Sight& sight, Seat seat, const QRectF& at) {
  const SeatView& s = sight.view.seats[static_cast<std::size_t>(index(seat))];
  std::vector<DieId> dice;
  for (const DieId die : s.revealed) dice.push_back(die);
  for (const DieId die : s.claimed.without(s.revealed)) dice.push_back(die);
  if (dice.empty() && s.covered == 0) return;
  const bool hasCover = s.covered > 0 || (sight.view.retrievalOpen && !s.revealed.empty() && at.height() > 40);
  const double covers = hasCover ? at.height() : 0;
  const double room = at.width() - covers;
  const double side = at.height();
  const double pitch =
      std::min(side + 6, dice.size() > 1 ? (room - side) / static_cast<double>(dice.size() - 1) : room);
  for (std::size_t place = 0; place < dice.size(); ++place)
    addDie(sight, dice[place], {at.x() + pitch * static_cast<double>(place), at.y(), side, side});
  if (!hasCover) return;
  const bool lifted = s.covered == 0;
  PieceLook cover;
  cover.at = {at.right() - side, at.y(), side, side};
  cover.noun = of(seat);
  cover.part = Part::Cover;
  cover.name = lifted ? tr("the cover, lifted") : tr("%1 covered").arg(s.covered);
  cover.draw = [side, lifted](Ink& in) {
    QPainter& p = in.painter();
    p.save();
    if (lifted) {
      p.translate(side / 2, side / 2);
      p.rotate(18);
      p.scale(0.8, 0.8);
      p.translate(-side / 2, -side / 2);
    }
    in.picture("dice/cover", {0, 0, side, side});
    p.restore();
  };
  add(std::move(cover));
}

void SeatsArea::drawFacts(const Sight& sight, Seat seat, const QRectF& at) {
  const SeatView& s = sight.view.seats[static_cast<std::size_t>(index(seat))];
  const AgentCard& agent = sight.cards.of(s.who);
  PieceLook facts;  // above the plate, so that the plate's picture does not cover it
  facts.at = at;
  facts.name = tr("Physical %1, Mental %2").arg(agent.attribute[0]).arg(agent.attribute[1]);
  facts.noun = of(seat);
  facts.part = Part::Facts;
  facts.draw = [&, size = at.size()](Ink& in) {
    in.picture("tokens/attribute-physical", {0, 2, 32, 32});
    in.text({38, 2, 24, 32}, QString::number(agent.attribute[0]), Role::Bold, 20, QColor(colour::kText));
    in.picture("tokens/attribute-mental", {62, 2, 32, 32});
    in.text({100, 2, 24, 32}, QString::number(agent.attribute[1]), Role::Bold, 20, QColor(colour::kText));
    in.picture(art::symbolFile(agent.focus[0]), {132, 3, 30, 30});
    in.picture(art::symbolFile(agent.focus[1]), {166, 3, 30, 30});
    if (!s.hasAbilities) return;
    static constexpr std::array<QRgb, kSlots> kBands = {colour::kBandAsset, colour::kBandEpisode, colour::kBandSeason,
                                                        colour::kBandDownside};
    const QString letters = tr("AESD", "one letter each: Asset, Episode, Season, Downside");
    for (int slot = 0; slot < kSlots; ++slot) {
      const bool used = ((s.usedSlots >> slot) & 1) != 0;
      const QRectF chip(size.width() - 34.0 * (kSlots - slot), 4, 28, 28);
      in.panel(chip, QColor(used ? colour::kSteel700 : kBands[static_cast<std::size_t>(slot)]),
               QColor(used ? colour::kSteel700 : kBands[static_cast<std::size_t>(slot)]), QColor(colour::kEdge), 1, 5);
      in.text(chip, used ? QStringLiteral("–") : letters.mid(slot, 1), Role::Bold, 19, QColor(colour::kAbilityInk),
              Qt::AlignCenter);
    }
  };
  add(std::move(facts));
}

void SeatsArea::drawBag(const Sight& sight, Seat seat, const QRectF& at) {
  const CardId bag = sight.view.seats[static_cast<std::size_t>(index(seat))].bag;
  if (bag == CardId::None) return;
  const bool tall = at.height() > 140;
  const double h = tall ? 42 : 34;
  addCard(sight, bag, {at.right() - (tall ? 40 : 112), at.y() + (tall ? 72 : 34), h * 0.66, h});
}

void SeatsArea::drawHandButton(Seat seat, const QRectF& where) {
  const bool responds = people_.mayRespond.has(seat);
  PieceLook look;
  look.at = where;
  look.name = responds ? tr("Respond") : tr("My hand");
  look.command = QStringLiteral("look %1").arg(index(seat));
  look.glows = false;
  look.draw = [name = look.name, responds, size = where.size()](Ink& in) {
    in.panel(QRectF(QPointF(0, 0), size), QColor(0xFF3A2D1D), QColor(0xFF241A10),
             QColor(responds ? colour::kBrass500 : colour::kEdge), 2, 8);
    in.text(QRectF(QPointF(0, 0), size), name, Role::Bold, size.width() < 90 ? 14 : 16,
            QColor(responds ? colour::kGold : colour::kText3), Qt::AlignCenter);
  };
  add(std::move(look));
}

}  // namespace w13
