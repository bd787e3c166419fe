#include "ui/games/warehouse51/table/desk_of.h"

#include <algorithm>

#include "ui/games/warehouse51/table/course.h"
#include "ui/games/warehouse51/table/desk_area.h"
#include "ui/look/say.h"
#include "ui/screen/prompt_bar.h"

namespace w51 {

namespace {

/// The choice with this verb; nullptr: none.
const Choice* withVerb(const Decision& d, std::uint8_t verb) {
  for (const Choice& each : d.choices())
    if (each.verb == verb) return &each;
  return nullptr;
}

QString wordsOf(const DeskSource& from, const Choice& choice) {
  return say(from.sight.voice.choice(from.sight.decision, choice, from.sight.view.me));
}

DeskButton buttonFor(const DeskSource& from, std::uint8_t verb, const QString& key, Glass glass) {
  const Choice* choice = withVerb(from.sight.decision, verb);
  if (choice == nullptr) return {};
  return {{wordsOf(from, *choice), key, {}}, glass, {}, {*choice}};
}

/// The Pawnbroker's button at the dial: open, or shut with its reason.
DeskButton pawnButton(const DeskSource& from, Seat seat) {
  const Noun whose{0, static_cast<std::uint16_t>(index(seat))};
  if (from.sight.mayPawn.has(seat))
    return {{DeskArea::tr("Pawn"), QStringLiteral("W"), {}}, Glass::Line, {Order::Pawn, whose}, {}};
  const int limit = from.sight.cards.game.pawnLimit;
  const bool rich = from.sight.view.open.ingots[seat] > limit;
  return {{DeskArea::tr("Pawn"), {}, rich ? DeskArea::tr("at %1 or fewer").arg(limit) : DeskArea::tr("not now")},
          Glass::Dead,
          {},
          {}};
}

void addDial(Desk& desk, const DeskSource& from, Seat seat) {
  const Sight& sight = from.sight;
  const Situation now = sight.now();
  desk.amounts = amountsIn(sight.decision);
  desk.forbidden = forbiddenIn(sight, desk.amounts, from.why);
  const Ask ask = askOf(sight.decision);
  const bool fist = ask == Ask::TalkFist || ask == Ask::RealFist;
  const int lowest = desk.amounts.empty() ? 0 : desk.amounts.front().noun.index;
  desk.set = from.held.set == 0 && !fist ? lowest : from.held.set;
  if (desk.atSet() == nullptr) desk.set = lowest;
  const QString passWords = ask == Ask::Land ? DeskArea::tr("Stay out") : DeskArea::tr("Pass");
  const Choice* pass = withVerb(sight.decision, ask == Ask::Land ? verb::StayOut : verb::Pass);
  const bool poor = desk.amounts.empty();
  const QString words = poor   ? DeskArea::tr("TOO LITTLE")
                        : fist ? DeskArea::tr("CLOSE ON %1").arg(desk.set)
                               : DeskArea::tr("BID %1").arg(desk.set);
  if (poor) desk.set = lowestBid(now);
  desk.buttons.push_back(
      {{words, poor ? QString() : DeskArea::tr("Enter"), {}}, poor ? Glass::Dead : Glass::Lit, Order::Take, {}});
  if (pass != nullptr)
    desk.buttons.push_back({{passWords, DeskArea::tr("Space"), {}}, poor ? Glass::Lit : Glass::Line, {}, {*pass}});
  else if (!fist) desk.buttons.push_back({{DeskArea::tr("Pass"), {}, DeskArea::tr("not yet")}, Glass::Dead, {}, {}});
  if (!fist) desk.buttons.push_back(pawnButton(from, seat));
  if (!poor) desk.keys = DeskArea::tr("▲ ▼, wheel: by one. Digits: jump. Home, End.");
}

QString hintOfDial(const DeskSource& from, const Desk& desk, Seat seat) {
  const Sight& sight = from.sight;
  const Open& open = sight.view.open;
  const int own = open.ingots[seat], most = cap(sight.now(), seat);
  const QString pays = DeskArea::tr("You pay %1, your left neighbour.").arg(sight.nameOf(open.left(seat)));
  if (desk.amounts.empty())
    return DeskArea::tr("%1 is the lowest bid, and you can pay %2.").arg(lowestBid(sight.now())).arg(most);
  if (withVerb(sight.decision, verb::Pass) == nullptr && askOf(sight.decision) == Ask::OpenTurn)
    return from.why ? from.why(ingots(0)) : QString();
  if (lowestBid(sight.now()) > open.auction.standing + 1 && open.auction.standing > 0)
    return DeskArea::tr("The next bid must be at least %1 now.").arg(lowestBid(sight.now())) + u' ' + pays;
  return pays + u' ' +
         (most < own ? DeskArea::tr("You hold %1 and may bid %2.").arg(own).arg(most)
                     : DeskArea::tr("You hold %1.").arg(own));
}

/// Relics to pick from, of which one is confirmed.
void addRelics(Desk& desk, const DeskSource& from, const Decision& d, const QString& confirm) {
  for (const Choice& each : d.choices())
    if (each.noun.kind == noun::Relic) desk.relics.push_back(relicOf(each.noun));
  const bool fits = std::ranges::find(desk.relics, from.held.picked) != desk.relics.end();
  desk.picked = fits ? from.held.picked : desk.relics.size() == 1 ? desk.relics.front() : RelicId::None;
  const bool picked = desk.picked != RelicId::None;
  if (!desk.relics.empty())
    desk.buttons.push_back({{confirm, picked ? DeskArea::tr("Enter") : QString(), {}},
                            picked ? Glass::Lit : Glass::Dead,
                            Order::Confirm,
                            {}});
  for (const Choice& each : d.choices())
    if (each.noun.kind != noun::Relic)
      desk.buttons.push_back(
          {{wordsOf(from, each), desk.relics.empty() ? DeskArea::tr("Enter") : DeskArea::tr("Space"), {}},
           desk.relics.empty() ? Glass::Lit : Glass::Line,
           {},
           {each}});
}

void addQuestion(Desk& desk, const DeskSource& from) {
  const Sight& sight = from.sight;
  const Decision& d = sight.decision;
  const Seat seat = d.seat();
  if (d.openness() != Openness::Public) {
    const Ask ask = askOf(d);
    desk.question = DeskArea::tr("Pass the mouse to %1").arg(sight.nameOf(sight.asked));
    desk.hint = ask == Ask::Fists
                    ? DeskArea::tr("The hand closes behind the curtain: 0 to %1.").arg(cap(sight.now(), sight.asked))
                : ask == Ask::FirstLook ? DeskArea::tr("Only they and a neighbour may see the cards beside them.")
                                        : DeskArea::tr("One card, for their eyes alone.");
    desk.buttons.push_back(
        {{DeskArea::tr("%1 TAKES OVER").arg(sight.nameOf(sight.asked).toUpper()), DeskArea::tr("Enter"), {}},
         Glass::Lit,
         Order::Curtain,
         {}});
    return;
  }
  switch (askOf(d)) {
    case Ask::OpenTurn:
    case Ask::Land:
    case Ask::TalkFist:
    case Ask::RealFist:
      addDial(desk, from, seat);
      if (desk.hint.isEmpty()) desk.hint = hintOfDial(from, desk, seat);
      return;
    case Ask::PickDeck:
      for (const Choice& each : d.choices()) desk.decks.push_back(categoryOf(each.noun));
      desk.hint = DeskArea::tr("Only the backs are seen: click a deck, or press its number.");
      return;
    case Ask::NameCategory:
      for (const Choice& each : d.choices()) desk.categories.push_back(categoryOf(each.noun));
      return;
    case Ask::PawDiscard: return addRelics(desk, from, d, DeskArea::tr("DISCARD IT"));
    case Ask::Lamp: return addRelics(desk, from, d, DeskArea::tr("EXCHANGE"));
    case Ask::BuyBack: return addRelics(desk, from, d, DeskArea::tr("PAY %1").arg(sight.cards.game.buyBack));
    case Ask::Certify: return addRelics(desk, from, d, DeskArea::tr("SEAL IT"));
    case Ask::Purses:
      desk.buttons.push_back(buttonFor(from, verb::Shut, DeskArea::tr("Enter"), Glass::Lit));
      desk.hint = DeskArea::tr("Who can pawn has a button at the seat.");
      return;
    default: break;
  }
  for (const Choice& each : d.choices())
    desk.buttons.push_back({{wordsOf(from, each), {}, {}}, Glass::Line, {}, {each}});
}

}  // namespace

std::vector<Choice> amountsIn(const Decision& d) {
  std::vector<Choice> all;
  for (const Choice& each : d.choices())
    if (each.noun.kind == noun::Ingots) all.push_back(each);
  std::ranges::sort(all, {}, [](const Choice& each) { return each.noun.index; });
  return all;
}

std::vector<Forbidden> forbiddenIn(const Sight& sight, const std::vector<Choice>& amounts,
                                   const std::function<QString(Noun)>& why) {
  std::vector<Forbidden> all;
  const int standing = sight.view.open.auction.standing;
  if (amounts.empty() || standing == 0) return all;
  for (int number = standing + 1; number < amounts.front().noun.index; ++number)
    all.push_back({number, why ? why(ingots(number)) : QString()});
  return all;
}

Desk deskOf(const DeskSource& from) {
  const Sight& sight = from.sight;
  const Decision& d = sight.decision;
  Desk desk;
  desk.hint = from.hint;
  if (!from.ending.isEmpty()) {
    desk.question = from.ending;
    desk.collector = -2;
    desk.buttons.push_back({{DeskArea::tr("LEAVE THE TABLE"), DeskArea::tr("Esc"), {}}, Glass::Lit, Order::Menu, {}});
    return desk;
  }
  if (from.held.pawning != Seat::Table && from.pawn != nullptr) {
    const Seat seat = from.held.pawning;
    desk.collector = sight.collectors[seat];
    desk.asks = true;
    desk.question = say(sight.voice.question(*from.pawn, sight.view.me));
    desk.hint = DeskArea::tr("%1 ingots now. Its effect sleeps; %2 buy it back at the end.")
                    .arg(sight.cards.game.pawnGives)
                    .arg(sight.cards.game.buyBack);
    desk.rule = ruleLine(&from.rules, from.pawn->rule());
    addRelics(desk, from, *from.pawn, DeskArea::tr("PAWN IT"));
    desk.buttons.push_back({{DeskArea::tr("Back"), DeskArea::tr("Esc"), {}}, Glass::Line, Order::Back, {}});
    return desk;
  }
  if (sight.asked == Seat::Table) return desk;
  desk.collector = sight.collectors[sight.asked];
  desk.question = say(sight.voice.question(d, sight.view.me));
  desk.rule = ruleLine(&from.rules, d.rule());
  if (sight.thinking) {
    if (desk.hint.isEmpty())
      desk.hint = (from.paused ? DeskArea::tr("The program plays for %1 once you have read on.")
                               : DeskArea::tr("The program plays for %1."))
                      .arg(sight.nameOf(sight.asked));
    return desk;
  }
  if (sight.onShield()) {
    const SeatSet choosing = sight.decision.asked() & sight.shielded;
    desk.question = choosing.size() > 1 ? DeskArea::tr("%1 choose on their shields.").arg(sight.namesOf(choosing))
                                        : DeskArea::tr("%1 chooses on a shield.").arg(sight.nameOf(sight.asked));
    desk.hint = DeskArea::tr("Nothing to press here: the answer comes from the phone.");
    return desk;
  }
  desk.asks = true;
  addQuestion(desk, from);
  if (from.mayUndo) desk.keys = (desk.keys + u' ' + DeskArea::tr("Ctrl+Z: undo.")).trimmed();
  return desk;
}

}  // namespace w51
