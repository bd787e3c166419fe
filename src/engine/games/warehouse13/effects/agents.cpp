// Verbs that do something to Agents.

#include <algorithm>

#include "engine/games/warehouse13/effects/doing.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

static bool canConcern(const Situation& now, const CarryOut& card, EffectAt at) {
  return isFree(now.world, Doing::seatFor(now.world, card, now.cards.effect(at).who));
}

static std::string sayKo(const Effect& step, const Speech& in) { return in.is(step.who, "KO'd"); }

static void doKo(const Doing& d) {
  if (!isFree(d.t.world, d.who())) return d.unable();
  d.goOnAfter(Harm{d.who(), 1, 0, d.card.instead});
}

static std::string sayWound(const Effect& step, const Speech& in) { return in.is(step.who, "wounded"); }

static void doWound(const Doing& d) {
  if (!isFree(d.t.world, d.who())) return d.unable();
  d.goOnAfter(Harm{d.who(), 2, 0, d.card.instead});
}

static std::string saySoften(const Effect& step, const Speech&) {
  return step.as<HowMany>().amount.number >= 2 ? "the KO or wound does not happen"
                                               : "a KO does not happen; a wound becomes a KO";
}

static void doSoften(const Doing& d) {
  if (Harm* harm = d.answered<Harm>(1)) harm->level = static_cast<std::uint8_t>(std::max(0, harm->level - d.amount()));
  d.goOn();
}

static std::string sayTravel(const Effect& step, const Speech& in) { return in.does(step.who, "travel"); }

static void doTravel(const Doing& d) {
  if (!isFree(d.t.world, d.who())) return d.unable();
  d.goOnAfter(UsePlace{d.who(), Place::Travel});
}

static std::string saySend(const Effect& step, const Speech& in) {
  const bool home = step.as<SentTo>().to == Location::Warehouse;
  return in.does(step.who, "go ") + (home ? "back to the Warehouse" : "to the Field");
}

static bool canSend(const Situation& now, const CarryOut& card, EffectAt at) {
  const Effect& e = now.cards.effect(at);
  if (e.as<SentTo>().to == Location::Warehouse) return true;
  const Seat seat = Doing::seatFor(now.world, card, e.who);
  return isFree(now.world, seat) && !now.world.inField(seat) && mayEnterField(now, seat);
}

static void doSend(const Doing& d) {
  const Seat seat = d.who();
  if (!canSend(d.t.now(), d.card, d.card.at)) return d.unable();
  if (d.as<SentTo>().to == Location::Warehouse) {
    if (seat != Seat::Table && d.t.world.inField(seat)) d.t.move(seat, Location::Warehouse);
    return d.goOn();
  }
  d.t.move(seat, Location::Field);
  d.goOnAfter(Arrive{seat});
}

// ---- two Agents swap -----------------------------------------------------------------------------------------------

static std::string saySwap(const Effect& step, const Speech& in) {
  return in.does(Who::You, "swap ") + words::kSwaps.say(step.as<SwappedWith>().what) + " with " + in.whom(step.who);
}

static Dice claimedBy(const World& w, Seat one, Seat other) { return w.agent(one).claimed | w.agent(other).claimed; }

static bool canSwap(const Situation& now, const CarryOut& card, EffectAt at) {
  const World& w = now.world;
  const Effect& e = now.cards.effect(at);
  const Seat one = card.you, other = Doing::seatFor(w, card, e.who);
  if (!isFree(w, one) || !isFree(w, other) || one == other) return false;
  switch (e.as<SwappedWith>().what) {
    case Swapped::Hands: return w.agent(one).handSize() + w.agent(other).handSize() > 0;
    case Swapped::Places: return w.agent(one).at != w.agent(other).at;
    case Swapped::Dice:
      return !claimedBy(w, one, other).empty() && (claimedBy(w, one, other) & w.hidden).empty() && !w.retrieval.open;
  }
  return false;
}

static void doSwap(const Doing& d) {
  if (!canSwap(d.t.now(), d.card, d.card.at)) return d.unable();
  const Seat one = d.card.you, other = d.who();
  switch (d.as<SwappedWith>().what) {
    case Swapped::Hands: d.t.swapHands(one, other); return d.goOnAfter(HandLimit{one}, HandLimit{other});
    case Swapped::Places: {
      const Seat outward = d.t.world.inField(one) ? other : one;
      d.t.move(outward == one ? other : one, Location::Warehouse);
      d.t.move(outward, Location::Field);
      return d.goOnAfter(Arrive{outward});
    }
    case Swapped::Dice: {
      const Dice mine = d.t.world.agent(one).claimed, theirs = d.t.world.agent(other).claimed;
      for (const DieId die : mine) d.t.passDie(die, other);
      for (const DieId die : theirs) d.t.passDie(die, one);
      return d.goOn();
    }
  }
}

// ---- an Action -----------------------------------------------------------------------------------------------------

static std::string sayAct(const Effect& step, const Speech& in) {
  return in.does(step.who, "take ") + "an Action at once";
}

static void doAct(const Doing& d) {
  if (!isFree(d.t.world, d.who())) return d.unable();
  d.goOnAfter(TakeAction{d.who(), false, true});  // RULING-42
}

constexpr VerbsFrom<Do::Ko, Do::Maintenance> kAgentVerbs = {{
    {.id = Do::Ko,
     .name = "ko",
     .takes = Takes::True,
     .details = Detail::Who,
     .means = "A KO; cards may answer it.",
     .example = R"({ "ko": true, "who": "them" })",
     .say = sayKo,
     .does = doKo,
     .possible = canConcern},
    {.id = Do::Wound,
     .name = "wound",
     .takes = Takes::True,
     .details = Detail::Who,
     .means = "A wound; cards may answer it.",
     .example = R"({ "wound": true })",
     .say = sayWound,
     .does = doWound,
     .possible = canConcern},
    {.id = Do::Soften,
     .name = "soften",
     .takes = Takes::Number,
     .taken = HowMany{},
     .means = "The KO or wound that is about to happen is so many levels milder: with 1 a wound becomes a KO and a KO "
              "nothing.",
     .example = R"({ "soften": 1 })",
     .say = saySoften,
     .does = doSoften},
    {.id = Do::Travel,
     .name = "travel",
     .takes = Takes::True,
     .details = Detail::Who,
     .means = "The Agent travels, as by the Action but at no cost; what blocks the way counts.",
     .example = R"({ "travel": true })",
     .say = sayTravel,
     .does = doTravel,
     .possible = canConcern},
    {.id = Do::Send,
     .name = "send",
     .takes = Takes::Location,
     .taken = SentTo{},
     .details = Detail::Who,
     .means =
         "The Agent goes to the Warehouse or to the Field; nothing blocks the way, and claimed dice stay. Who comes to "
         "the Field arrives there; who is there already, or may not enter it, cannot be sent.",
     .example = R"({ "send": "warehouse", "who": "them" })",
     .say = saySend,
     .does = doSend,
     .possible = canSend},
    {.id = Do::Swap,
     .name = "swap",
     .takes = Takes::Swap,
     .taken = SwappedWith{},
     .details = Detail::Who,
     .required = Detail::Who,
     .means = "You and the Agent of `who` swap hands, places or claimed dice.",
     .example = R"({ "swap": "hands", "who": "them" })",
     .say = saySwap,
     .does = doSwap,
     .possible = canSwap},
    {.id = Do::Act,
     .name = "act",
     .takes = Takes::True,
     .details = Detail::Who,
     .means = "The Agent takes an Action at once (RULING-42).",
     .example = R"({ "act": true, "who": "them" })",
     .say = sayAct,
     .does = doAct,
     .possible = canConcern},
}};
static_assert(complete(kAgentVerbs));

}  // namespace w13
