#include "engine/bots/card_questions.h"

#include <algorithm>

#include "engine/bots/actions.h"
#include "engine/bots/card_worth.h"
#include "engine/games/warehouse13/cards/effect.h"

namespace w13 {

namespace {

/// The step of the card that asks; the End of all lists if no card does.
const Effect& askingStep(const Outlook& o) { return o.cards.effect(o.v.asked.step); }
EffectAt restOfCard(const Outlook& o) { return o.v.asked.step == 0 ? EffectAt{0} : after(o.v.asked.step); }
/// Whom the card concerns so far: a question is asked of its `you`, unless it says otherwise.
Concerned concerned(const Outlook& o) {
  const Seat you = o.v.asked.seat == Seat::Table ? o.v.viewer : o.v.asked.seat;
  return {you, Seat::Table, o.v.asked.die};
}

double worthOfAgent(const Outlook& o, Seat seat) {
  if (o.v.asked.step == 0) {  // the Finale: two Stress for somebody (FINAL-19)
    return side(o) * -0.05 * seatView(o, seat).handSize;
  }
  Concerned about = concerned(o);
  about.them = seat;
  const double worth = worthOfList(o, restOfCard(o), about);
  // What befalls the Traitor does the Agents no harm, and what helps him no good.
  const double trust = isAdversary(o) ? 1 : 1 - o.suspicion.of(seat, o.v);
  return side(o) * worth * trust + (seat == o.v.viewer ? 0.01 : 0);
}

double worthOfDieChosen(const Outlook& o, DieId die) {
  Concerned about = concerned(o);
  about.die = die;
  if (about.them == Seat::Table) about.them = o.v.dice[die].owner;
  return side(o) * worthOfList(o, restOfCard(o), about);
}

double worthOfPile(const Outlook& o, Symbol type) {
  const Effect& step = askingStep(o);
  if (step.verb == Do::ChooseType) return openNeeds(o)[at(index(type))];
  const double draw = worthOfDraw(o, type);
  for (EffectAt next = restOfCard(o); next != 0 && o.cards.effect(next).verb != Do::End; ++next) {
    const Do verb = o.cards.effect(next).verb;
    if (verb == Do::Obstacle || verb == Do::TurnUp) return -side(o) * draw;  // the pile is lost for a while
  }
  if (step.verb == Do::Obstacle) return -side(o) * draw;
  return side(o) * draw;
}

double worthOfOption(const Outlook& o, EffectAt option) {
  Concerned about = concerned(o);
  if (askingStep(o).by == Who::Them) about.them = o.v.viewer;
  return side(o) * worthOfList(o, o.cards.effect(option).then, about);
}

double worthOfMay(const Outlook& o) {
  const Effect& step = askingStep(o);
  const Concerned about = concerned(o);
  return side(o) * (worthOfList(o, step.then, about) - worthOfList(o, step.otherwise, about)) - 0.1;
}

double worthOfFace(const Outlook& o, Clue face) {
  const Spot spot = o.v.asked.die == DieId::None ? Spot::Claimed : o.v.dice[o.v.asked.die].spot;
  if (spot != Spot::Leads && spot != Spot::Field) return filling(face, openNeeds(o)) + 0.01 * face.number;
  return payersOf(o, face);  // with what I hold it could be claimed then
}

double worthOfObstacle(const Outlook& o, Noun noun) {
  if (thingOf(noun) == Thing::Track) {
    const Obstacle each = o.v.track[noun.index];
    return -harmOnTrack(o, -1) + 0.05 * difficultyOf(each.id);
  }
  const Place place = placeOf(noun);
  return place == Place::Travel ? std::max(0.3, worthOfTravel(o)) : isPile(place) ? 0.3 : 0.2;
}

double worthOfGiving(const Outlook& o, CardId card) {
  const Clue worth = o.cards.of(card).worth();
  if (sabotages(o)) return -worth.number;
  return 0.1 * worth.number;
}

double worthOfTransferPartner(const Outlook& o, kernel::Choice c) {
  const int cards = seatView(o, seatOf(c.noun)).handSize;
  return c.verb == verb::Take ? 0.1 * cards - o.suspicion.of(seatOf(c.noun), o.v) : -0.5;
}

/// Whether I part with a Trait somebody asks for: out of a large hand, and not for a suspect.
double worthOfRefusing(const Outlook& o) {
  if (sabotages(o)) return 1;
  return o.v.hand.size() >= 5 && o.suspicion.of(o.v.asked.seat, o.v) < 0.5 ? -1 : 0.5;
}

}  // namespace

double worthOfAnswer(const Outlook& o, const kernel::Decision& d, kernel::Choice c) {
  switch (askOf(d)) {
    case Ask::ChooseAgent: return worthOfAgent(o, seatOf(c.noun));
    case Ask::ChooseDie: return worthOfDieChosen(o, dieOf(c.noun));
    case Ask::ChoosePile: return worthOfPile(o, typeOf(c.noun));
    case Ask::ChooseOption: return worthOfOption(o, c.noun.index);
    case Ask::MayDo: return c.verb == verb::Accept ? worthOfMay(o) : 0;
    case Ask::ChooseFace: return worthOfFace(o, faceOf(c.noun));
    case Ask::ChooseObstacle:
    case Ask::TrackObstacle: return worthOfObstacle(o, c.noun);
    case Ask::DiscardDown:
    case Ask::DiscardTraits: return c.verb == verb::Discard ? -cardWorth(o, cardOf(c.noun)) : -0.5;
    case Ask::HandOver: return c.verb == verb::Give ? worthOfGiving(o, cardOf(c.noun)) : -1;
    case Ask::TakeFromTop: return cardWorth(o, cardOf(c.noun));
    case Ask::OrderTop: return -cardWorth(o, cardOf(c.noun));  // the best ends up on top
    case Ask::OfferTransfer: return worthOfTransferPartner(o, c);
    case Ask::AnswerTransfer:
      if (c.verb == verb::Refuse) return worthOfRefusing(o);
      return c.verb == verb::Give ? -0.1 * cardWorth(o, cardOf(c.noun)) : 1;
    case Ask::ReturnStress: return sabotages(o) ? -c.noun.index : c.noun.index;  // nobody sees what is left
    default: return 0;
  }
}

}  // namespace w13
