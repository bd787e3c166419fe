#include "engine/bots/foresight.h"

#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/cards/standing.h"

namespace w13 {

namespace {

/// How the rules of thumb weigh a verb.
enum class Weighed : std::uint8_t {
  No,
  First,   ///< as the first step of a text, or of its options, only (respond.cpp)
  Always,  ///< by card_worth.cpp, or because it only chooses or leads on
};

Weighed weighed(Do verb) {
  switch (verb) {
    case Do::Swap:
    case Do::Arrange:
    case Do::Counter:
    case Do::Lay: return Weighed::No;
    case Do::Difficulty:
    case Do::Settle:
    case Do::Soften:
    case Do::Travel:
    case Do::Transfer: return Weighed::First;
    default: return Weighed::Always;
  }
}

/// Which part of a text a list is: where verbs that are weighed as the first step may stand.
enum class InText : std::uint8_t {
  Whole,  ///< all of it, or an option of its first step
  Later,  ///< a list inside it
  Rest,   ///< what is left to be done once a choice is made: much of it is done whatever is chosen
};

/// Whether all verbs of a list are weighed, those inside its steps too.
bool isWeighed(const Catalog& cards, EffectAt list, InText part) {
  if (list == 0) return true;
  const InText inside = part == InText::Rest ? InText::Rest : InText::Later;
  for (EffectAt at = list; cards.effect(at).verb != Do::End && cards.effect(at).verb != Do::Option; ++at) {
    const Effect& step = cards.effect(at);
    const Weighed how = weighed(step.verb);
    const bool begins = part == InText::Whole && at == list;
    if (how == Weighed::No || (how == Weighed::First && part != InText::Rest && !begins)) return false;
    if (!isWeighed(cards, step.otherwise, inside)) return false;
    if (step.verb != Do::ChooseOne) {
      if (!isWeighed(cards, step.then, inside)) return false;
      continue;
    }
    for (EffectAt option = step.then; cards.effect(option).verb == Do::Option; ++option)
      if (!isWeighed(cards, cards.effect(option).then, begins ? InText::Whole : inside)) return false;
  }
  return true;
}

/// Whether a card acts later, by what it waits for or by what holds while it lies there. What an Ability says for good
/// holds whether it is used or not.
bool waits(const Design& design) {
  if (design.kind == Kind::Ability && design.stays == Stays::No) return false;
  if (design.stays != Stays::No || design.standingCount > 0 || design.at(Instead::Ko) != 0) return true;
  for (int event = 0; event < kWhens; ++event)
    if (static_cast<When>(event) != When::Done && design.at(static_cast<When>(event)) != 0) return true;
  return false;
}

/// Whether the rules of thumb know what it is to wait for this: more dice to cover or apply, an Agent who travels, a
/// worse roll.
bool isWeighedWait(const Catalog& cards, const Design& design) {
  const bool adverse = design.kind == Kind::Traitor;
  for (const Standing& rule : entriesOf(design, cards)) {
    const bool known = adverse ? rule.query == Query::WorseRoll || rule.query == Query::MayNotUse
                               : rule.query == Query::CoverMore || rule.query == Query::ApplyMore;
    if (!known) return false;
  }
  if (design.at(Instead::Ko) != 0) return false;
  for (int event = 0; event < kWhens; ++event) {
    const When when = static_cast<When>(event);
    if (when == When::Done || design.at(when) == 0) continue;
    if (!adverse || when != When::Arrive || !isWeighed(cards, design.at(when), InText::Later)) return false;
  }
  return true;
}

/// The card whose text a choice sets off; nullptr if it sets off none. A Plot is weighed by how hard it is to stop.
const Design* textOf(const Outlook& o, kernel::Choice c) {
  if (c.verb == verb::Play) {
    const Design& card = o.cards.of(cardOf(c.noun));
    return card.kind == Kind::Plot ? nullptr : &card;
  }
  if (c.verb == verb::UseAbility && mine(o).who != AgentId::None)
    return &o.cards.of(o.cards.of(mine(o).who).abilities[at(c.noun.index)]);
  return nullptr;
}

/// What follows in a card that asks, once a choice is made.
Foresight foresightForRest(const Outlook& o, Ask asked, kernel::Choice c) {
  if (o.v.asked.step == 0) return Foresight::None;
  const Effect& step = o.cards.effect(o.v.asked.step);
  const auto isKnown = [&](EffectAt list) { return isWeighed(o.cards, list, InText::Rest); };
  bool known = isKnown(after(o.v.asked.step));
  switch (asked) {
    case Ask::ChooseOption: known = known && isKnown(o.cards.effect(c.noun.index).then); break;
    case Ask::MayDo: known = known && isKnown(step.then) && isKnown(step.otherwise); break;
    case Ask::LayOn: return Foresight::Round;
    case Ask::ChooseAgent:
    case Ask::ChooseDie:
    case Ask::ChoosePile: break;
    default: return Foresight::None;
  }
  if (known) return Foresight::None;
  return o.v.asked.card != CardId::None && waits(o.cards.of(o.v.asked.card)) ? Foresight::Round : Foresight::Resolved;
}

}  // namespace

Foresight foresightFor(const Catalog& cards, const Design& design) {
  if (waits(design) && !isWeighedWait(cards, design)) return Foresight::Round;
  if (isWeighed(cards, design.at(When::Done), InText::Whole)) return Foresight::None;
  return Foresight::Resolved;
}

Foresight foresightFor(const Outlook& o, const kernel::Decision& d, kernel::Choice c) {
  if (const Design* text = textOf(o, c)) return foresightFor(o.cards, *text);
  if (c.verb == verb::Use && placeOf(c.noun) == Place::PingAction && o.v.ping != CardId::None)
    return isWeighed(o.cards, o.cards.of(o.v.ping).at(When::PingAction), InText::Rest) ? Foresight::None
                                                                                       : Foresight::Resolved;
  return foresightForRest(o, askOf(d), c);
}

}  // namespace w13
