// Verbs that do something to Agents.

#include <algorithm>

#include "engine/games/warehouse13/effects/doing.h"
#include "engine/games/warehouse13/effects/verb.h"

namespace w13 {

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

static std::string saySendHome(const Effect& step, const Speech& in) {
  return in.does(step.who, "go ") + "back to the Warehouse";
}

static void doSendHome(const Doing& d) {
  const Seat seat = d.who();
  if (seat != Seat::Table && d.t.world.inField(seat)) d.t.move(seat, Location::Warehouse);
  d.goOn();
}

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
     .does = doKo},
    {.id = Do::Wound,
     .name = "wound",
     .takes = Takes::True,
     .details = Detail::Who,
     .means = "A wound; cards may answer it.",
     .example = R"({ "wound": true })",
     .say = sayWound,
     .does = doWound},
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
     .does = doTravel},
    {.id = Do::SendHome,
     .name = "send_home",
     .takes = Takes::True,
     .details = Detail::Who,
     .means = "The Agent goes to the Warehouse; claimed dice stay.",
     .example = R"({ "send_home": true, "who": "them" })",
     .say = saySendHome,
     .does = doSendHome},
    {.id = Do::Act,
     .name = "act",
     .takes = Takes::True,
     .details = Detail::Who,
     .means = "The Agent takes an Action at once (RULING-42).",
     .example = R"({ "act": true, "who": "them" })",
     .say = sayAct,
     .does = doAct},
}};
static_assert(complete(kAgentVerbs));

}  // namespace w13
