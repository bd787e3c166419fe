// The cards of the seat, each with what it pays for.

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/secret/secret_areas.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

/// In a crowd the number of a Trait lies under its neighbour: it is shown again where it can be seen.
std::function<void(Ink&)> withNumber(std::function<void(Ink&)> card, const Catalog& cards, CardId id, double width) {
  const Design& design = cards.of(id);
  if (design.kind != Kind::Trait) return card;
  return [card = std::move(card), number = design.number, width](Ink& in) {
    card(in);
    const double side = width * 0.2;
    const QRectF disc(width * 0.05, width * 0.29, side, side);
    in.panel(disc, QColor(colour::kInk900), QColor(colour::kInk900), QColor(colour::kBrass500), 2, side / 2);
    in.text(disc, QString::number(number), Role::Heading, side * 0.8, QColor(colour::kText), Qt::AlignCenter);
  };
}
}  // namespace

void HandArea::draw(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  std::vector<CardId> cards;
  const auto put = [&](const auto& from) {
    for (const CardId card : from) cards.push_back(card);
  };
  put(v.aside);
  put(v.hand);
  put(v.traitorHand);
  put(v.plotsHeld);
  const bool violet = !v.traitorHand.empty() || !v.plotsHeld.empty();  // before: Traits that go away
  const bool revealed = v.traitorRevealed && v.isTraitor;
  const QString title = revealed && (violet || v.hand.empty()) ? tr("Your Traitor cards and Plots")
                        : revealed                             ? tr("The Traits you lose")
                                   : tr("Your hand: %1 of 13 places used").arg(v.hand.size() + v.stress);
  const bool paying = !claims_.empty();
  const QString hint = paying
                           ? tr("The number must be equal or higher, the symbol must match; the text does not count.")
                           : tr("To read a card, hold the right button or Z on it.");
  const QString pay = tr("2. Pay with one Trait");
  const double used = ink.text({4, 0, 620, 28}, paying ? pay : title, Role::Heading, 24, QColor(colour::kGold));
  if (!cards.empty())
    ink.text({20 + used, 2, units().width() - used - 30, 26}, hint, Role::Body, 16, QColor(colour::kText2));
  const int shown = kernel::count(cards) + (v.stress > 0 ? 1 : 0);
  if (shown == 0) return;
  Row row = rowFor(shown, units());
  const bool dim = std::any_of(cards.begin(), cards.end(), [&](CardId card) { return sight.offers.names(of(card)); });
  int place = 0;
  for (const CardId card : cards) {
    const QSizeF shape = cardShape(sight.cards.of(card).kind);
    const double cardW = std::min(row.card.width(), row.card.height() * shape.width() / shape.height());
    const bool chosen = std::find(chosen_.begin(), chosen_.end(), card) != chosen_.end();
    const QRectF at(row.at(place), QSizeF(cardW, cardW * shape.height() / shape.width()));
    PieceLook look = cardLook(sight, card, chosen ? at.translated(0, -8) : at, dim && !chosen);
    look.selected = chosen;
    look.thin = paying && claims_.card() != CardId::None && !chosen;
    const bool under = row.pitch < row.card.width() && place + 1 < shown;
    const bool above = row.over && place + row.perRow < shown;
    if (under || above)
      look.reach = {0, 0, under ? std::min(cardW, row.pitch) : cardW, above ? row.step - 8 : look.at.height()};
    if (under) look.draw = withNumber(std::move(look.draw), sight.cards, card, cardW);
    add(std::move(look));
    if (row.chips) drawChip(ink, chipOf(sight, card), at);
    ++place;
  }
  if (v.stress == 0) return;
  const QRectF at(row.at(place), row.card);
  drawStress(sight, at);
  if (row.chips) drawChip(ink, {tr("Stress cannot pay"), false}, at);
}

// ---- what a Trait pays for --------------------------------------------------------------------------------------

HandArea::Chip HandArea::chipOf(const Sight& sight, CardId card) const {
  if (claims_.die() != DieId::None) return chipFor(sight, card, claims_.die());
  const Dice plain = claims_.paidBy(card, false), helped = claims_.paidBy(card, true);
  if (plain.empty() && helped.empty()) {
    const bool some = claims_.unsaid(card);
    return {some ? tr("pays for a clue") : tr("pays for no clue here"), some};
  }
  if (plain.empty()) return {tr("pays with %1").arg(claimingAbility(sight)), true};
  QStringList kinds;
  for (const Symbol symbol : {Symbol::Logic, Symbol::Intuition, Symbol::Lore, Symbol::Tech, Symbol::Wild}) {
    QStringList numbers;  // "Intuition 0/1"
    for (int number = 0; number <= 2; ++number)
      for (const DieId die : plain) {
        const Clue clue = sight.view.dice[die].shows;
        if (clue.symbol != symbol || clue.number != number) continue;
        numbers << QString::number(number);
        break;
      }
    if (!numbers.isEmpty()) kinds << say(sight.words.type(symbol)) + u' ' + numbers.join(u'/');
  }
  return {tr("pays %1").arg(kinds.join(", ")), true};
}

/// Whether a Trait pays for the clue that is picked, or why not.
HandArea::Chip HandArea::chipFor(const Sight& sight, CardId card, DieId die) const {
  const Clue wanted = sight.view.dice[die].shows;
  if (claims_.paidBy(card, false).has(die)) return {tr("pays %1").arg(say(sight.words.clue(wanted))), true};
  if (claims_.paidBy(card, true).has(die)) return {tr("pays with %1").arg(claimingAbility(sight)), true};
  const Clue worth = sight.cards.of(card).worth();
  if (worth.symbol != wanted.symbol && wanted.symbol != Symbol::Wild)
    return {tr("%1, not %2").arg(say(sight.words.type(worth.symbol)), say(sight.words.type(wanted.symbol))), false};
  return {worth.number < wanted.number ? tr("too low") : tr("does not pay"), false};
}

void HandArea::drawChip(Ink& ink, Chip chip, const QRectF& card) {
  const double most = card.width() + 8;
  // Where the clues it pays for have no room, it stands there that it pays; a click on it lights them up.
  if (chip.pays && QFontMetricsF(font(Role::Bold, 11)).horizontalAdvance(chip.words) > most - 16)
    chip.words = tr("pays for a clue");
  const double wide = std::min(most, QFontMetricsF(font(Role::Bold, 15)).horizontalAdvance(chip.words) + 44);
  const QRectF at(card.center().x() - wide / 2, card.bottom() + 10, wide, 26);
  const QColor ground(chip.pays ? colour::kGold : colour::kNight);
  ink.panel(at, ground, ground, QColor(chip.pays ? 0xFFFFF3D6 : colour::kSteel400), 1.5, 13);
  if (!chip.pays) ink.picture("icons/whynot", {at.x() + 7, at.y() + 5, 16, 16});
  ink.text(at.adjusted(chip.pays ? 8 : 26, 0, -8, 0), chip.words, Role::Bold, 15,
           chip.pays ? QColor(0xFF24160A) : QColor(colour::kSteel300), Qt::AlignCenter);
}

// ---- where the cards lie ----------------------------------------------------------------------------------------

// As large as they can be, in up to three rows. A lower row may lie over the text of the one above and leave its names;
// cards that show their text are worth a little size. Only where nothing else helps do they lie over each other from
// left to right.
HandArea::Row HandArea::rowFor(int cards, QSizeF desk) const {
  constexpr double kTop = 44, kMost = 330, kGap = 16, kReadable = 128, kNameEnds = 0.65, kWorth = 1.3, kChip = 32;
  constexpr double kShape = kSmallCard.width() / kSmallCard.height();
  const double all = desk.width() - 8, space = desk.height() - kTop - 8;
  const double chip = claims_.empty() ? 0 : kChip;
  Row row;
  double w = 0;
  for (int rows = 1; rows <= 3; ++rows)
    for (const bool over : {false, true}) {
      if (rows == 1 && over) continue;
      const int perRow = (cards + rows - 1) / rows;
      const double n = rows;
      const double high = over ? space / (1 + (n - 1) * kNameEnds) : (space - n * chip - (n - 1) * kGap) / n;
      const double wide = (all + kGap) / perRow - kGap;
      const double fits = std::min({wide, high * kShape, kMost * kShape});
      const double worth = over || fits < kReadable ? fits : fits * kWorth;
      if (worth <= row.worth) continue;
      row.worth = worth;
      w = fits;
      row.perRow = perRow;
      row.chips = chip > 0 && !over;
      row.step = over ? high * kNameEnds : w / kShape + chip + kGap;
      row.over = over;
    }
  row.all = cards;
  row.card = {w, w / kShape};
  row.pitch = row.perRow > 1 ? std::min(w + kGap, (all - w) / (row.perRow - 1)) : w;
  const double across = row.card.width() + row.pitch * (row.perRow - 1);
  row.from = {std::max(4.0, (desk.width() - across) / 2), kTop};
  return row;
}

void HandArea::drawStress(const Sight& sight, const QRectF& at) {
  PieceLook stress;
  stress.at = at;
  stress.part = Part::Stress;
  stress.name = tr("%1 Stress").arg(sight.view.stress);
  stress.draw = [&, w = at.width(), h = at.height(), count = sight.view.stress](Ink& in) {
    for (int design = 0; design < kernel::count(sight.cards.designs); ++design)
      if (kernel::at(sight.cards.designs, design).kind == Kind::Stress)
        drawDesign(in, {0, 0, w, h}, sight.cards, sight.words, designAt(design));
    if (count < 2) return;
    const double side = std::min(48.0, w * 0.3);  // at its foot, where it covers neither sign nor picture
    const QRectF badge(w - side - 4, h - side - 4, side, side);
    in.panel(badge, QColor(colour::kInk900), QColor(colour::kInk900), QColor(colour::kBrass500), 2, side / 2);
    in.text(badge, QStringLiteral("×%1").arg(count), Role::Heading, side * 0.55, QColor(colour::kText),
            Qt::AlignCenter);
  };
  add(std::move(stress));
}

}  // namespace w13
