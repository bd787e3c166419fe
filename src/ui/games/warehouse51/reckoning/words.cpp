#include "ui/games/warehouse51/reckoning/words.h"

#include <QCoreApplication>

namespace w51 {

namespace {

struct ReckoningWords {
  Q_DECLARE_TR_FUNCTIONS(ReckoningWords)
};

QString namesOf(const Sight& sight, Relics relics) {
  QStringList names;
  for (const RelicId relic : relics) names << sight.nameOf(relic);
  return names.join(QStringLiteral(", "));
}

QString changeIn(const Turned& card) {
  const int before = card.change.before[card.owner], after = card.change.after[card.owner];
  const QString colour = colourOf(card.change.category);
  return before == after ? ReckoningWords::tr("%1 stays at %2").arg(colour).arg(after)
                         : ReckoningWords::tr("%1: %2 becomes %3").arg(colour).arg(before).arg(after);
}

}  // namespace

QString colourOf(Category category) {
  switch (category) {
    case Category::Blue: return ReckoningWords::tr("Blue");
    case Category::Green: return ReckoningWords::tr("Green");
    case Category::Gold: return ReckoningWords::tr("Gold");
    case Category::Red: return ReckoningWords::tr("Red");
    default: return {};
  }
}

// ---- the counterfeit cards --------------------------------------------------------------------------------------

QString whoKnew(const Sight& sight, SeatSet knew) {
  if (knew.empty()) return ReckoningWords::tr("Nobody knew");
  return (knew.size() == 1 ? ReckoningWords::tr("%1 knew", "one") : ReckoningWords::tr("%1 knew", "several"))
      .arg(sight.namesOf(knew));
}

QString verdictOn(const Sight& sight, const Turned& card) {
  const QString relic = sight.nameOf(card.relic);
  switch (card.fate) {
    case Fate::Open:
    case Fate::Falls: return ReckoningWords::tr("%1 is a counterfeit").arg(relic);
    case Fate::Sealed: return ReckoningWords::tr("%1 is sealed").arg(relic);
    case Fate::Cancelled: return ReckoningWords::tr("%1 is saved").arg(relic);
    case Fate::Unsold: return ReckoningWords::tr("%1 was never sold").arg(relic);
    case Fate::Discarded: return ReckoningWords::tr("%1 was discarded before").arg(relic);
    case Fate::Unseen: return ReckoningWords::tr("%1 never came up").arg(relic);
  }
  return {};
}

QString fateOf(const Sight& sight, const Turned& card) {
  switch (card.fate) {
    case Fate::Open: return ReckoningWords::tr("%1 owns it").arg(sight.nameOf(card.owner));
    case Fate::Falls: return ReckoningWords::tr("%1 loses it.").arg(sight.nameOf(card.owner)) + u' ' + changeIn(card);
    case Fate::Sealed:
      return ReckoningWords::tr("%1 keeps it: the certificate makes it genuine").arg(sight.nameOf(card.owner));
    case Fate::Cancelled: return ReckoningWords::tr("%1 keeps it: the card is cancelled").arg(sight.nameOf(card.owner));
    case Fate::Unsold: return ReckoningWords::tr("Never sold, so nothing falls");
    case Fate::Discarded: return ReckoningWords::tr("Discarded before, so nothing falls");
    case Fate::Unseen: return ReckoningWords::tr("It never came up, so nothing falls");
  }
  return {};
}

QString sentenceOn(const Sight& sight, const Turned& card) {
  return QStringLiteral("%1. %2. %3").arg(whoKnew(sight, card.knew), verdictOn(sight, card), fateOf(sight, card));
}

QString lossOf(const Sight& sight, const Turned& card) {
  const Relic& relic = sight.cards.of(card.relic);
  if (card.pawned) return ReckoningWords::tr("loses nothing that counts: it was pawned");
  switch (relic.symbol) {
    case Symbol::Blessing: return ReckoningWords::tr("loses value %1 and a blessing").arg(relic.value);
    case Symbol::Curse: return ReckoningWords::tr("loses value %1 and, luckily, a curse").arg(relic.value);
    default: return ReckoningWords::tr("loses value %1").arg(relic.value);
  }
}

QString fallOf(const Sight& sight, const Story& story) {
  const int falls = story.count(Fate::Falls);
  if (falls == 0) return ReckoningWords::tr("Nothing falls");
  if (falls == 1)
    return ReckoningWords::tr("%1 falls").arg(sight.nameOf(kernel::at(story.turned, story.dearest).relic));
  return ReckoningWords::tr("%n relics fall", nullptr, falls);
}

QString listOf(const Sight& sight, const Story& story) {
  QStringList said;
  const auto say = [&](Fate fate, const QString& words) {
    QStringList names;
    for (const Turned& card : story.turned)
      if (card.fate == fate) names << sight.nameOf(card.relic);
    if (!names.isEmpty()) said << words.arg(names.join(QStringLiteral(", ")));
  };
  say(Fate::Falls, ReckoningWords::tr("Fallen: %1."));
  say(Fate::Sealed, ReckoningWords::tr("Sealed: %1."));
  say(Fate::Cancelled, ReckoningWords::tr("Saved: %1."));
  say(Fate::Unsold, ReckoningWords::tr("Never sold: %1."));
  say(Fate::Discarded, ReckoningWords::tr("Discarded before: %1."));
  say(Fate::Unseen, ReckoningWords::tr("Never came up: %1."));
  return said.join(u' ');
}

QString ledBefore(const Sight& sight, const Change& change) {
  const QString colour = colourOf(change.category);
  if (change.led.empty()) return ReckoningWords::tr("Before: nobody led in %1.").arg(colour);
  const QString words = change.led.size() == 1 ? ReckoningWords::tr("Before: %1 led in %2 with %3.")
                                               : ReckoningWords::tr("Before: %1 led in %2, with %3 each.");
  return words.arg(sight.namesOf(change.led), colour).arg(change.before[change.led.first()]);
}

QString stirredBy(const Sight& sight, const Turned& card) {
  QStringList said;
  if (!card.change.wake.empty()) said << ReckoningWords::tr("Now it acts: %1.").arg(namesOf(sight, card.change.wake));
  if (!card.change.sleep.empty())
    said << ReckoningWords::tr("It acts no more: %1.").arg(namesOf(sight, card.change.sleep));
  return said.join(u' ');
}

QString placeIn(const Sight& sight, const Change& change, Seat seat) {
  if (change.after[seat] == 0) return {};
  const int points = change.points[seat];
  const bool first = change.leads.has(seat), tied = change.leads.size() > 1;
  if (!change.final) {  // the points can still change
    if (!first) return {};
    return tied ? ReckoningWords::tr("tied for 1st") : ReckoningWords::tr("1st so far");
  }
  if (first && tied)
    return points == 0 ? ReckoningWords::tr("tied for 1st: nothing")
                       : ReckoningWords::tr("tied for 1st, %n points", nullptr, points);
  if (points == 0) return ReckoningWords::tr("no points");
  return points == sight.cards.categories[change.category].first
             ? ReckoningWords::tr("1st, %n points", nullptr, points)
             : ReckoningWords::tr("2nd, %n points", nullptr, points);
}

// ---- the score --------------------------------------------------------------------------------------------------

QString nameOf(PartOf part) {
  switch (part) {
    case PartOf::Ingots: return ReckoningWords::tr("Ingots");
    case PartOf::Sets: return ReckoningWords::tr("Sets");
    case PartOf::Cards: return ReckoningWords::tr("Card effects");
    default: return colourOf(categoryOf(part));
  }
}

QString worthOf(const Sight& sight, PartOf part) {
  const GameNumbers& game = sight.cards.game;
  switch (part) {
    case PartOf::Ingots: return ReckoningWords::tr("%1 ingots: 1 point").arg(game.ingotsPerPoint);
    case PartOf::Sets: return ReckoningWords::tr("four colours: %n points", nullptr, game.setPoints);
    case PartOf::Cards: return ReckoningWords::tr("blessings and curses");
    default: break;
  }
  const CategoryDesign& category = sight.cards.categories[categoryOf(part)];
  return ReckoningWords::tr("1st: %1, 2nd: %2").arg(category.first).arg(category.second);
}

QString titleOf(const Sight& sight, const ScorePart& part) {
  const Category category = categoryOf(part.part);
  if (category == Category::None) return nameOf(part.part);
  SeatSet first;
  for (const Seat seat : sight.view.open.all()) {
    const Block& block = part.blocks[seat];
    const bool ahead = block.place == 1 && block.points > 0;
    if (ahead && block.reason != Reason::LosesTie) first |= seat;
  }
  if (first.empty()) return ReckoningWords::tr("%1 goes to nobody").arg(colourOf(category));
  return (first.size() == 1 ? ReckoningWords::tr("%1 goes to %2") : ReckoningWords::tr("%1 is shared: %2"))
      .arg(colourOf(category), sight.namesOf(first));
}

QString pointsOf(const Sight& sight, const ScorePart& part) {
  QStringList said;
  for (const Seat seat : sight.view.open.all())
    if (const int points = part.blocks[seat].points; points != 0)
      said << QStringLiteral("%1 %2").arg(sight.nameOf(seat)).arg(points);
  return said.isEmpty() ? ReckoningWords::tr("nobody scores") : said.join(QStringLiteral(", "));
}

QString reasonFor(const Sight& sight, const Block& block) {
  const QString relic = block.relic == RelicId::None ? QString() : sight.nameOf(block.relic);
  switch (block.reason) {
    case Reason::Nothing: return ReckoningWords::tr("nothing");
    case Reason::Ingots: return ReckoningWords::tr("%n ingots", nullptr, block.number);
    case Reason::IngotsBy: return ReckoningWords::tr("%1 ingots, by %2").arg(block.number).arg(block.each);
    case Reason::Sets: return ReckoningWords::tr("%n sets", nullptr, block.number);
    case Reason::First:
      return relic.isEmpty() ? ReckoningWords::tr("1st, value %1").arg(block.number)
                             : ReckoningWords::tr("1st with %1").arg(relic);
    case Reason::Second:
      return relic.isEmpty() ? ReckoningWords::tr("2nd, value %1").arg(block.number)
                             : ReckoningWords::tr("2nd with %1").arg(relic);
    case Reason::WinsTie:
      return relic.isEmpty() ? ReckoningWords::tr("wins the tie") : ReckoningWords::tr("%1 wins the tie").arg(relic);
    case Reason::LosesTie: return ReckoningWords::tr("loses the tie, 2nd");
    case Reason::TiedFirst:
      return block.points > 0 ? ReckoningWords::tr("tied for 1st") : ReckoningWords::tr("tied for 1st: nothing");
    case Reason::TiedSecond: return ReckoningWords::tr("tied for 2nd: nothing");
    case Reason::NoPlace: return ReckoningWords::tr("value %1, no place").arg(block.number);
    case Reason::CardEffects: return relic.isEmpty() ? nameOf(PartOf::Cards) : relic;
  }
  return {};
}

QString leadOf(const Sight& sight, const ScorePart& part) {
  return (part.leads.size() == 1 ? ReckoningWords::tr("%1 leads with %2.")
                                 : ReckoningWords::tr("%1 share the lead with %2."))
      .arg(sight.namesOf(part.leads))
      .arg(part.totals[part.leads.first()]);
}

// ---- what everybody knew ----------------------------------------------------------------------------------------

QString sentenceOn(const Sight& sight, const LotTold& lot, int number) {
  const QString relic = sight.nameOf(lot.relic);
  QString said = lot.buyer == Seat::Table ? ReckoningWords::tr("Lot %1: %2, never sold.").arg(number).arg(relic)
                                          : ReckoningWords::tr("Lot %1: %2, sold to %3 for %4.")
                                                .arg(number)
                                                .arg(relic, sight.nameOf(lot.buyer))
                                                .arg(lot.price);
  if (lot.fake) said += u' ' + ReckoningWords::tr("A fake.");
  if (!lot.knew.empty()) said += u' ' + whoKnew(sight, lot.knew) + u'.';
  return said;
}

}  // namespace w51
