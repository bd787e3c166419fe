#include "ui/secret_areas.h"

#include "ui/board_areas.h"
#include "ui/card_picture.h"
#include "ui/card_text.h"
#include "ui/table_areas.h"

namespace w13 {

namespace {

QString say(const std::string& text) { return QString::fromStdString(text); }
const SeatView& mine(const Sight& sight) {
  return sight.view.seats[static_cast<std::size_t>(index(sight.view.viewer))];
}
void ground(Ink& ink, QSizeF size) {
  ink.panel(QRectF(QPointF(0, 0), size), QColor(0xF0241A10), QColor(0xF0150E08), QColor(0xFFD9B56A), 2, 12);
}
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
bool aboutClues(const Sight& sight) {
  const Ask ask = static_cast<Ask>(sight.decision.question());
  return ask == Ask::WorkTheCase || ask == Ask::PayForClue || ask == Ask::ClaimClue;
}

}  // namespace

void EyesArea::draw(const Sight&, Ink& ink) {
  ink.picture("icons/secret", {0, 6, 40, 40});
  const double used = ink.text({50, 4, 200, 46}, tr("Eyes only"), Role::Heading, 42, QColor(colour::kGold));
  ink.text({66 + used, 8, 480, 40}, tr("%1, and nobody else").arg(name_), Role::Typed, 22, QColor(colour::kText));
  ink.text({units().width() - 420, 8, 420, 40}, step_, Role::Typed, 20, QColor(colour::kGold),
           Qt::AlignRight | Qt::AlignVCenter);
}

// ---- the shield -------------------------------------------------------------------------------------------------

void ShieldArea::draw(const Sight& sight, Ink& ink) {
  ground(ink, units());
  const SeatView& s = mine(sight);
  const AgentCard& agent = sight.cards.of(s.who);
  ink.picture(art::agentFile(agent.id), {14, 12, 108, 108});
  ink.text({8, 120, 122, 34}, say(sight.words.text(agent.name)), Role::Heading, 30,
           colourOfAgent(QString::fromStdString(agent.id)), Qt::AlignCenter);
  ink.text({8, 150, 122, 24}, tr("ID %1").arg(say(agent.agentNumber)), Role::Typed, 17, QColor(colour::kText2),
           Qt::AlignCenter);
  ink.picture("tokens/attribute-physical", {14, 178, 28, 28});
  ink.text({46, 178, 20, 28}, QString::number(agent.attribute[0]), Role::Bold, 19, QColor(colour::kText));
  ink.picture("tokens/attribute-mental", {68, 178, 28, 28});
  ink.text({100, 178, 20, 28}, QString::number(agent.attribute[1]), Role::Bold, 19, QColor(colour::kText));
  ink.text({138, 10, 96, 22}, tr("Focus Traits"), Role::Bold, 15, QColor(colour::kText2), Qt::AlignCenter);
  ink.picture(art::symbolFile(agent.focus[0]), {148, 34, 34, 34});
  ink.picture(art::symbolFile(agent.focus[1]), {192, 34, 34, 34});
  if (!sight.view.cooperative) {
    PieceLook card;
    card.at = {150, 78, 72, 110};
    card.name = tr("Loyalty card");
    card.command = "loyalty";
    card.draw = [up = loyaltyUp_, traitor = sight.view.isTraitor](Ink& in) {
      up ? drawLoyalty(in, {0, 0, 72, 110}, traitor) : drawBack(in, {0, 0, 72, 110}, "loyalty");
    };
    add(std::move(card));
    ink.text({134, 190, 104, 22}, tr("Hold L to look"), Role::Body, 14, QColor(colour::kText2), Qt::AlignCenter);
  }
  if (s.hasAbilities) return drawAbilities(sight);
  if (!sight.view.isTraitor || !sight.view.traitorRevealed) return;
  const QString text = tr(
      "You are the Traitor, and everybody knows. Your Traits, Stress and Abilities are gone.\n\nEach turn you play one "
      "Traitor card marked Action, or draw one; then you draw one more. Those marked Instant cost no Action.");
  ink.paragraph({254, 20, units().width() - 270, units().height() - 40}, text, Role::Body, 19,
                QColor(colour::kLostText));
}

void ShieldArea::drawAbilities(const Sight& sight) {
  const SeatView& s = mine(sight);
  const AgentCard& agent = sight.cards.of(s.who);
  static constexpr std::array<QRgb, kSlots> kBands = {colour::kBandAsset, colour::kBandEpisode, colour::kBandSeason,
                                                      colour::kBandDownside};
  const std::array<QString, kSlots> kinds = {tr("Asset"), tr("Episode"), tr("Season"), tr("Downside")};
  const double w = units().width() - 246 - 12;
  const double h = (units().height() - 16 - 3 * 6) / 4;
  for (int slot = 0; slot < kSlots; ++slot) {
    const DesignId design = agent.abilities[static_cast<std::size_t>(slot)];
    if (design == DesignId::None) continue;
    const bool used = ((s.usedSlots >> slot) & 1) != 0;
    PieceLook look;
    look.at = {246, 8 + (h + 6) * slot, w, h};
    look.noun = nounOf(Thing::Number, slot);
    look.card = sight.cards.abilityCard(s.who, static_cast<Slot>(slot));
    look.name =
        say(sight.words.text(sight.cards.of(design).name)) + ": " + say(sight.words.text(sight.cards.of(design).text));
    look.choices = sight.offers.of(look.noun, {verb::UseAbility});
    look.radius = 7;
    look.draw = [&, used, size = look.at.size()](Ink& in) {
      const QRectF all(QPointF(0, 0), size);
      const QColor band(used ? colour::kSteel700 : kBands[static_cast<std::size_t>(slot)]);
      in.panel(all, QColor(used ? colour::kUsedTop : colour::kPaperTop),
               QColor(used ? colour::kUsedBottom : colour::kPaperBottom), QColor(colour::kBrass500), 1, 7);
      const QColor light(colour::kAbilityInk);
      in.panel({0, 0, 164, size.height()}, band, band, band, 0, 7);
      in.text({8, 3, 148, 20}, (used ? tr("%1: used") : "%1").arg(kinds[static_cast<std::size_t>(slot)]), Role::Body,
              14, light);
      in.paragraph({8, 21, 150, size.height() - 22}, say(sight.words.text(sight.cards.of(design).name)), Role::Question,
                   16, light, Qt::AlignLeft | Qt::AlignVCenter);
      const QColor with(used ? colour::kSteel300 : colour::kManilaInk);
      const QRectF text(172, 2, size.width() - 178, size.height() - 4);
      drawCardText(in, text, say(sight.words.text(sight.cards.of(design).text)), 15, with, false, true);
    };
    add(std::move(look));
  }
}

// ---- what it is about -------------------------------------------------------------------------------------------

void AboutArea::draw(const Sight& sight, Ink& ink) {
  ground(ink, units());
  const double h = units().height();
  if (purpose_ == VisitFor::Deal) {
    ink.text({16, 6, units().width() - 32, 30}, tr("Who you are"), Role::Heading, 26, QColor(colour::kGold));
    const QString text =
        sight.view.cooperative
            ? tr("There is no Traitor in this season: all of you play against the Adversary.")
            : tr("Hold the mouse on the sealed envelope on your shield, or hold L, to read your Loyalty card. It "
                 "stays face down; you can look again whenever you are behind the curtain.\n\nYour first Traits lie "
                 "below.");
    return ink.paragraph({16, 42, units().width() - 32, h - 52}, text, Role::Body, 19, QColor(colour::kText));
  }
  double top = 6;
  double width = units().width();
  if (whole_) {
    // nothing but the recap
  } else if (aboutClues(sight)) {
    drawClues(sight, ink);
    top = 128;
  } else if (sight.view.retrievalOpen) {
    drawNeeds(sight, ink);
    top = 116;
  } else if (!sight.view.playing.empty()) {
    const double cardH = h - 16;
    addCard(sight, sight.view.playing.back(), {units().width() - cardH * 0.657 - 8, 8, cardH * 0.657, cardH});
    width -= cardH * 0.657 + 12;
  }
  drawRecap(ink, top, width);
}

void AboutArea::drawClues(const Sight& sight, Ink& ink) {
  ink.text({16, 4, units().width() - 32, 26}, tr("Clues in Leads and in the Field"), Role::Heading, 22,
           QColor(colour::kGold));
  std::vector<DieId> dice;
  for (const Spot spot : {Spot::Leads, Spot::Field})
    for (const Symbol type : {Symbol::Logic, Symbol::Intuition, Symbol::Lore, Symbol::Tech, Symbol::Wild})
      for (int die = 0; die < kDice; ++die) {
        const DieView& seen = sight.view.dice[static_cast<std::size_t>(die)];
        if (seen.spot == spot && seen.shows.symbol == type) dice.push_back(dieAt(die));
      }
  const double pitch = std::min(
      58.0, dice.empty()
                ? 58.0
                : (units().width() - 40) / std::ceil(static_cast<double>(dice.size()) / (dice.size() > 8 ? 2 : 1)));
  const double side = std::min(dice.size() > 8 ? 42.0 : 54.0, pitch - 6);
  const std::size_t perRow = std::max<std::size_t>(1, static_cast<std::size_t>((units().width() - 24) / pitch));
  for (std::size_t at = 0; at < dice.size(); ++at) {
    const double x = 18 + pitch * static_cast<double>(at % perRow);
    const double y = 36 + (side + 4) * static_cast<double>(at / perRow);
    const bool inField = sight.view.dice[static_cast<std::size_t>(index(dice[at]))].spot == Spot::Field;
    if (inField)
      ink.panel({x - 3, y - 3, side + 6, side + 6}, QColor(colour::kSteel700), QColor(colour::kSteel700),
                QColor(colour::kSteel400), 1, 8);
    addDie(sight, dice[at], {x, y, side, side}, true);
  }
}

void AboutArea::drawNeeds(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  const CardId target = v.plot != CardId::None ? v.plot : v.artifact;
  if (target != CardId::None) addCard(sight, target, {10, 8, 72, 100});
  const double w = (units().width() - 92 - 5 * 8) / 4;
  for (const Symbol type : kTypes) {
    const int need = v.needed[static_cast<std::size_t>(index(type))];
    const int has = v.applied[static_cast<std::size_t>(index(type))];
    const QRectF at(92 + (w + 8) * index(type), 10, w, 96);
    ink.panel(at, wellOf(type), QColor(colour::kInk900), need == 0 ? QColor(colour::kEdge) : lightOf(type), 2, 8);
    ink.picture(art::symbolFile(type) + (need == 0 ? "-outline" : ""), {at.center().x() - 17, at.y() + 8, 34, 34});
    ink.text({at.x() + 4, at.y() + 48, w - 8, 40}, need == 0 ? "–" : tr("%1 of %2").arg(has).arg(need), Role::Heading,
             30, lightOf(type), Qt::AlignCenter);
  }
}

void AboutArea::drawRecap(Ink& ink, double top, double width) {
  ink.text({16, top, width - 140, 24}, tr("Since you last looked"), Role::Heading, 20, QColor(colour::kGold));
  const int room = static_cast<int>((units().height() - top - 30) / 21);
  if (whole_ || recap_.size() > room) {
    const QString words = whole_ ? tr("Less") : tr("All %1").arg(recap_.size());
    PieceLook all = buttonLook({width - 112, top - 2, 104, 26}, words, {});
    all.command = "recap";
    all.name = recap_.join(u'\n');  // the oldest lines may not even fit then: pointing at it tells them all
    add(std::move(all));
  }
  const qsizetype first = std::max<qsizetype>(0, recap_.size() - room);
  double y = top + 26;
  for (qsizetype line = first; line < recap_.size(); ++line, y += 21)
    ink.text({16, y, width - 32, 21}, recap_[line], Role::Body, 16, QColor(colour::kText));
  if (recap_.isEmpty())
    ink.text({16, y, 400, 21}, tr("Nothing that concerns you."), Role::Body, 16, QColor(colour::kText2));
}

// ---- cards and dice ---------------------------------------------------------------------------------------------

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
  const QString title = v.traitorRevealed && v.isTraitor
                            ? tr("Your Traitor cards and Plots")
                            : tr("Your hand: %1 of 13 places used").arg(v.hand.size() + v.stress);
  const double used = ink.text({4, 0, 500, 28}, title, Role::Heading, 24, QColor(colour::kGold));
  if (!cards.empty())
    ink.text({20 + used, 2, 520, 26}, tr("Hold the right button, or Z, on a card to read it."), Role::Body, 16,
             QColor(colour::kText2));
  const std::size_t shown = cards.size() + (v.stress > 0 ? 1 : 0);
  if (shown == 0) return;
  Row row = rowFor(shown);
  const bool dim = std::any_of(cards.begin(), cards.end(), [&](CardId card) { return sight.offers.names(of(card)); });
  std::size_t place = 0;
  for (const CardId card : cards) {
    const QSizeF shape = cardShape(sight.cards.of(card).kind);
    const double cardW = std::min(row.card.width(), row.card.height() * shape.width() / shape.height());
    const bool chosen = std::find(chosen_.begin(), chosen_.end(), card) != chosen_.end();
    const QRectF at(row.at(place), QSizeF(cardW, cardW * shape.height() / shape.width()));
    PieceLook look = cardLook(sight, card, chosen ? at.translated(0, -12) : at, dim && !chosen);
    look.selected = chosen;
    const bool under = row.pitch < row.card.width() && place + 1 < shown;
    const bool above = place + row.perRow < shown;
    if (under || above)
      look.reach = {0, 0, under ? std::min(cardW, row.pitch) : cardW, above ? row.step - 8 : look.at.height()};
    if (under) look.draw = withNumber(std::move(look.draw), sight.cards, card, cardW);
    add(std::move(look));
    ++place;
  }
  if (v.stress > 0) drawStress(sight, {row.at(place), row.card});
}

// One row, of smaller cards if need be; two rows when they would be too small to read. Only where there is no room for
// two rows do cards lie over each other from left to right.
HandArea::Row HandArea::rowFor(std::size_t cards) const {
  constexpr double kTop = 44, kMost = 330, kGap = 16, kReadable = 128;
  constexpr double kShape = kSmallCard.width() / kSmallCard.height();
  const double all = units().width() - 8;
  const double space = units().height() - kTop - 8;
  Row row;
  row.perRow = cards;
  double w = std::min(space, kMost) * kShape;
  const double fits = (all + kGap) / static_cast<double>(cards) - kGap;
  if (fits < w && fits >= kReadable) {
    w = fits;
  } else if (fits < w && space > 280) {
    row.perRow = (cards + 1) / 2;
    w = space * 0.6 * kShape;  // the lower row lies over the text of the upper one, and leaves its names
    row.step = space * 0.4;
  }
  row.card = {w, w / kShape};
  row.pitch = row.perRow > 1 ? std::min(w + kGap, (all - w) / static_cast<double>(row.perRow - 1)) : w;
  row.from = {4, kTop};
  return row;
}

void HandArea::drawStress(const Sight& sight, const QRectF& at) {
  PieceLook stress;
  stress.at = at;
  stress.part = Part::Stress;
  stress.name = tr("%1 Stress").arg(sight.view.stress);
  stress.draw = [&, w = at.width(), h = at.height(), count = sight.view.stress](Ink& in) {
    for (std::size_t design = 0; design < sight.cards.designs.size(); ++design)
      if (sight.cards.designs[design].kind == Kind::Stress)
        drawDesign(in, {0, 0, w, h}, sight.cards, sight.words, static_cast<DesignId>(design));
    in.panel({w - 62, 6, 56, 40}, QColor(colour::kInk900), QColor(colour::kInk900), QColor(colour::kBrass500), 2, 10);
    in.text({w - 62, 6, 56, 40}, QStringLiteral("× %1").arg(count), Role::Heading, 28, QColor(colour::kText),
            Qt::AlignCenter);
  };
  add(std::move(stress));
}

void DeskDiceArea::draw(const Sight& sight, Ink& ink) {
  ink.panel(QRectF(QPointF(0, 0), units()), QColor(0xF0521F1A), QColor(0xF02B0E0B), QColor(0xFFD9B56A), 2,
            units().height() / 2);
  const SeatView& s = mine(sight);
  const bool goo = sight.view.isTraitor && sight.view.traitorRevealed;
  const int count = std::max(1, goo ? kGooDice : s.claimed.size());
  const double pitch = std::min(units().height() - 8, (units().width() - 40) / count);
  const double side = std::min(units().height() - 34, pitch - 14);
  const double top = (units().height() - side) / 2;
  double x = (units().width() - count * pitch) / 2 + (pitch - side) / 2;
  for (const DieId die : s.claimed) {
    if (goo) break;
    Piece* piece = addDie(sight, die, {x, top, side, side}, !sight.decision.empty());
    if (chosen_.has(die) || sight.view.covered.has(die)) {
      piece->select();
      ink.picture("dice/cover", {x + side - 14, 4, side * 0.5, side * 0.5});
    }
    x += pitch;
  }
  for (int die = 0; goo && die < kGooDice; ++die, x += pitch) {
    PieceLook look;
    look.at = {x, top, side, side};
    look.noun = nounOf(Thing::Goo, die);
    look.choices = sight.offers.of(look.noun);
    DieFace face;
    face.body = DieFace::Body::Goo;
    face.shows = sight.view.gooFaces[static_cast<std::size_t>(die)];
    face.blank = face.shows.symbol == Symbol::None;
    look.name = tr("Goo die, shows %1").arg(say(sight.words.clue(face.shows)));
    look.radius = side * 0.2;
    look.draw = [face, side](Ink& in) { in.die(face, {0, 0, side, side}); };
    if (!look.choices.empty() || sight.view.gooLeft == kGooDice) add(std::move(look));
  }
}

}  // namespace w13
