#include "ui/games/warehouse13/screen/help.h"

#include <QCoreApplication>
#include <algorithm>

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/screen/die_help.h"
#include "ui/games/warehouse13/screen/orders.h"
#include "ui/look/say.h"
#include "ui/settings/language.h"

namespace w13 {

namespace {

/// The sentences of help itself.
struct HelpWords {
  Q_DECLARE_TR_FUNCTIONS(HelpWords)
};

void put(std::vector<kernel::Rule>& rules, kernel::Rule rule) {
  if (rule != kernel::Rule::None && std::find(rules.begin(), rules.end(), rule) == rules.end()) rules.push_back(rule);
}

QString nameOfThing(const PieceLook& look, const HelpSource& from) {
  if (look.part == Part::Phase) return say(from.words.phase(from.view.phase));
  if (look.card.kind != 0 && thingOf(look.noun) == Thing::Card) return say(from.words.card(cardOn(look)));
  if (look.card.kind != 0 && thingOf(look.noun) == Thing::Number)
    return say(from.words.text(from.cards.of(cardOn(look)).name));
  return look.name;
}

/// What a choice does to the thing, and whether it can be undone.
QString told(const PieceLook& look, const HelpSource& from, const kernel::Choice& choice) {
  QString line = say(from.words.choice(choice, from.decision, from.view));
  const std::optional<bool> undoable = from.undoable ? from.undoable(choice) : std::nullopt;
  if (const QString name = nameOfThing(look, from) + ": "; line.startsWith(name)) {  // it has been said
    line.remove(0, name.size());
    if (!line.isEmpty()) line[0] = line[0].toUpper();
  }
  if (undoable) line += *undoable ? HelpWords::tr("; you can undo it") : HelpWords::tr("; this is final");
  return line;
}

/// The Abilities of a seat with their texts: everybody may read them.
QString abilitiesOf(const SeatView& s, const HelpSource& from) {
  QStringList lines;
  if (s.who == AgentId::None || !s.hasAbilities) return {};
  for (int slot = 0; slot < kSlots; ++slot) {
    const DesignId design = kernel::at(from.cards.of(s.who).abilities, slot);
    if (design == DesignId::None) continue;
    const Design& ability = from.cards.of(design);
    const bool used = isUsed(s, kAllSlots[slot]);
    lines << say(from.words.slot(kAllSlots[slot])) + (used ? " (" + HelpWords::tr("used") + ")" : QString()) + ": " +
                 say(from.words.text(ability.name)) + ". " + say(from.words.plain(ability.text));
  }
  return lines.join('\n');
}

QString textOf(CardId card, const HelpSource& from) {
  if (card == CardId::None) return {};
  const Design& design = from.cards.of(card);
  const QString text = say(from.words.plain(design.text));
  return text.isEmpty() ? QString() : say(from.words.text(design.name)) + ": " + text;
}

/// What a card says about the thing.
QString cardTextFor(const PieceLook& look, const HelpSource& from) {
  if (look.card.kind != 0) return textOf(cardOn(look), from);
  switch (thingOf(look.noun)) {
    case Thing::Place:
      return placeOf(look.noun) == Place::PingAction || placeOf(look.noun) == Place::Travel
                 ? textOf(from.view.ping, from)
                 : QString();
    case Thing::Seat:
      return look.noun.index < kMaxPlayers ? abilitiesOf(from.view.seats[look.noun.index], from) : QString();
    case Thing::Type:
      return look.part == Part::Gauge
                 ? textOf(from.view.plot != CardId::None ? from.view.plot : from.view.artifact, from)
                 : QString();
    default: return {};
  }
}

/// Why a thing of the game is no choice now. There is always a reason; the nearest is told.
QString whyNot(const PieceLook& look, const HelpSource& from, Help& help) {
  const kernel::Decision& d = from.decision;
  if (!from.closed.isEmpty()) return from.closed;
  if (from.view.phase == Phase::Over) return HelpWords::tr("The season is over.");
  if (const kernel::Rule rule = from.why ? from.why(look.noun) : kernel::Rule::None; rule != kernel::Rule::None) {
    help.rules.insert(help.rules.begin(), rule);
    help.byRule = true;
    return say(from.words.reason(rule, look.noun, from.view));
  }
  const bool table = from.view.viewer == Seat::Table;
  put(help.rules, d.rule());
  if (table && d.openness() == kernel::Openness::Secret) return HelpWords::tr("Answer this behind the curtain.");
  if (table && d.openness() == kernel::Openness::WithHand)
    return HelpWords::tr("You can't use that now. Click something that glows, or open your hand.");
  return d.empty() ? HelpWords::tr("There is nothing to choose here now.")
                   : HelpWords::tr("That does not answer this question. Click something that glows.");
}

}  // namespace

Help helpOn(const PieceLook& look, const HelpSource& from) {
  Help help;
  help.name = nameOfThing(look, from);
  for (const kernel::Choice& each : look.choices) help.now << told(look, from, each);
  if (look.choices.empty() && !look.command && look.noun.kind != 0) help.whyNot = whyNot(look, from, help);
  const About about = aboutThing(look, from.view, from.cards);
  help.about = about.text;
  if (look.command.what == Order::Pick) help.about += '\n' + HelpWords::tr("Choose it, then a Trait that pays for it.");
  if (look.command.what == Order::Claim) help.about += '\n' + HelpWords::tr("Click it to claim it: your hand opens.");
  put(help.rules, about.rule);
  if (!look.choices.empty()) put(help.rules, from.decision.rule());
  help.facts = facesOf(look.noun, from.view, from.cards, from.words);
  help.factsTitle = HelpWords::tr("Its six faces");
  help.card = cardTextFor(look, from);
  if (thingOf(look.noun) == Thing::Seat && look.card.kind == 0 && !help.card.isEmpty())
    help.more = HelpWords::tr("The Abilities of %1: F1.")
                    .arg(say(from.words.text(from.cards.of(from.view.seats[look.noun.index].who).name)));
  if (look.card.kind != 0 && !help.card.isEmpty()) help.design = from.cards.of(cardOn(look)).id;
  if (help.rules.empty()) put(help.rules, from.decision.rule());
  return help;
}

Help helpOnQuestion(const HelpSource& from, std::span<const kernel::Choice> choices) {
  Help help;
  help.name = say(from.words.question(from.decision, from.view));
  if (!from.closed.isEmpty()) help.about = from.closed;
  for (const kernel::Choice& each : choices) help.now << told({}, from, each);
  help.card = say(from.words.askingCard(from.view));
  put(help.rules, from.decision.rule());
  return help;
}

}  // namespace w13
