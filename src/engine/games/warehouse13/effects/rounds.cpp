// Verbs of the season and of Retrieval: Consequences, requirements, rounds, what lies on a card.

#include <algorithm>

#include "engine/games/warehouse13/effects/doing.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

static std::string sayConsequence(const Effect& step, const Speech& in) {
  const Amount many = step.as<HowMany>().amount;
  if (many.isPrinted() && many.number < 0)
    return in.does(step.by, "discard ") + say::many(printed(-many.number), "Consequence", in) + " in force";
  return say::many(many, "new Consequence", in) + " takes effect and stays";
}

static bool canConsequence(const Situation& now, const CarryOut& card, EffectAt at) {
  const Effect& e = now.cards.effect(at);
  const Amount many = e.as<HowMany>().amount;
  return !now.world.inForce.empty() || amount(many, {now, card, Doing::seatFor(now.world, card, e.who), true}) >= 0;
}

/// Consequences that are picked one by one, as far as there are so many.
static void dropConsequences(const Doing& d, int many) {
  const int there = d.t.world.inForce.size();
  if (there == 0) return d.unable();
  d.goOn();
  for (int left = std::min(many, there); left > 0; --left) d.t.run(ChooseConsequence{d.card});
}

static void doConsequence(const Doing& d) {
  const int many = d.amount();
  if (many < 0) return dropConsequences(d, -many);
  d.t.run(d.rest);
  for (int left = many; left > 0; --left) d.t.turnUpConsequence(true);
}

void ask(const ChooseConsequence& q, const Situation& now, Decision& d) {
  const Effect& e = now.cards.effect(q.card.at);
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::ChooseConsequence), "RULING-57"_rule, Openness::Public,
        {.automatic = true});
  for (const CardId card : now.world.inForce) d.offer(choice(verb::Choose, of(card)));
}

void answer(const ChooseConsequence&, Table& t, Choice c) { t.dropConsequence(cardOf(c.noun)); }

static std::string sayRequire(const Effect& step, const Speech& in) {
  const auto& change = step.as<ManyOfType>();
  const std::string type = change.type == Symbol::None ? "of that type" : "for " + words::kTypes.say(change.type);
  const Amount by = change.amount;
  const bool less = by.isPrinted() && by.number < 0;
  return "the requirement " + type + (less ? " falls by " : " rises by ") +
         (less ? std::to_string(-by.number) : say::number(by, in));
}

static void doRequire(const Doing& d) {
  const Symbol own = d.as<ManyOfType>().type;
  const Symbol type = own != Symbol::None ? own : d.card.type;
  if (type == Symbol::None) return d.unable();
  d.t.require(type, d.amount());
  sortPlaced(d.t);  // RULING-54
  d.goOn();
}

static std::string sayRound(const Effect& step, const Speech& in) {
  if (step.as<PartOfRound>().part == Partaking::Alone)
    return in.does(step.who, "play ") + "an extra round of Retrieval alone; no Goo die is rolled for it";
  return in.does(step.who, "sit ") + "this round out: the dice are kept, none is covered";
}

static void playAlone(const Doing& d) {
  const World& w = d.t.world;
  const Seat seat = d.who();
  const bool between = w.retrieval.open && d.t.nearest<RoundEnd>() == nullptr;
  if (!between || !isFree(w, seat) || !w.isUp(seat) || w.agent(seat).claimed.empty()) return d.unable();
  d.t.playAlone(seat);
  d.goOnAfter(RetrievalRound{});
}

static void doRound(const Doing& d) {
  if (d.as<PartOfRound>().part == Partaking::Alone) return playAlone(d);
  if (d.who() != Seat::Table) d.t.sitOut(d.who());
  d.goOn();
}

// ---- counters ------------------------------------------------------------------------------------------------------

static std::string sayCounter(const Effect& step, const Speech& in) {
  const Amount many = step.as<HowMany>().amount;
  const bool less = many.isPrinted() && many.number < 0;
  return say::many(less ? printed(-many.number) : many, "counter", in) + (less ? " less lies" : " more lies") +
         " on this card";
}

// On a card that lies in play; there is room for counters on eight.
static void doCounter(const Doing& d) {
  if (!d.t.addCounters(d.card.card, d.amount())) return d.unable();
  d.goOn();
}

// ---- on an Agent ---------------------------------------------------------------------------------------------------

static std::string sayLay(const Effect& step, const Speech& in) {
  const auto& on = step.as<LaidOnAgent>();
  std::string whom = on.filters.has(AgentFilter::Other) ? "another Agent" : "an Agent";
  for (const AgentFilter filter : on.filters)
    if (filter != AgentFilter::Other) whom += " " + words::kAgentFilters.say(filter);
  return in.does(step.by, "lay ") + "this card on " + whom + (on.secret ? ", in secret" : "");
}

static bool canLay(const Situation& now, const CarryOut& card, EffectAt at) {
  return anyFits(now.world, now.cards.effect(at), card);
}

static void doLay(const Doing& d) {
  if (eligible(d.t.now(), d.effect, d.card).empty() || d.t.world.laid.full()) return d.unable();
  d.t.run(LayOn{d.card});
}

void ask(const LayOn& q, const Situation& now, Decision& d) {
  const Effect& e = effectOf(now, q.card);
  const bool secret = e.as<LaidOnAgent>().secret;
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::LayOn), "CARD-32"_rule,
        secret ? Openness::Secret : Openness::Public);
  for (const Seat seat : eligible(now, e, q.card)) d.offer(choice(verb::Choose, of(seat)));
}

void answer(const LayOn& q, Table& t, Choice c) {
  const Effect& e = t.cards.effect(q.card.at);
  LaidOn laid{q.card.card, seatOf(c.noun), SeatSet::all(), {}};
  for (const Seat seat : eligible(t.now(), e, q.card)) laid.could |= seat;
  const Seat by = chooserOf(t.world, q.card, e.by);
  if (e.as<LaidOnAgent>().secret) laid.known = by;
  t.layOn(by, laid);
  t.run(next(q.card));
}

static std::string sayLook(const Effect& step, const Speech& in) {
  return "look behind " + in.whose(step.who) + " shield; a die that lies covered there may not be changed any more";
}

static void doLook(const Doing& d) {
  const Seat seat = d.who();
  if (seat == Seat::Table || !d.t.world.isAgent(seat)) return d.unable();
  d.t.lookBehind(d.card.you, seat);
  d.goOn();
}

constexpr VerbsFrom<Do::Consequence, kVerbsEnd> kSeasonVerbs = {{
    {.id = Do::Consequence,
     .name = "consequence",
     .takes = Takes::Number,
     .taken = HowMany{},
     .details = Detail::By | Detail::IfUnable,
     .means =
         "So many Consequences come into force and stay (RULING-57). Below 0: so many in force are discarded, by the "
         "pick of `by`; their text and Snags end, locks and the Broken Gear stay.",
     .example = R"({ "consequence": -1, "by": "adversary" })",
     .say = sayConsequence,
     .does = doConsequence,
     .possible = canConsequence,
     .least = -4},
    {.id = Do::Require,
     .name = "require",
     .takes = Takes::Number,
     .taken = ManyOfType{},
     .details = Detail::Type,
     .means = "The requirement of the artifact or Plot changes, for `type` or for the type chosen; never below 0.",
     .example = R"({ "require": 2, "type": "logic" })",
     .say = sayRequire,
     .does = doRequire,
     .needsPile = true,
     .least = -kMostSigned,
     .most = kMostSigned},
    {.id = Do::Round,
     .name = "round",
     .takes = Takes::Partaking,
     .taken = PartOfRound{},
     .details = Detail::Who,
     .means = "What part the Agent has in a round of Retrieval: `alone` or `out`.",
     .example = R"({ "round": "alone", "who": "them" })",
     .say = sayRound,
     .does = doRound},
    {.id = Do::Look,
     .name = "look",
     .takes = Takes::True,
     .details = Detail::Who,
     .means = "You look behind the Agent's shield. If a die lies covered there, it may not be changed any more.",
     .example = R"({ "look": true, "who": "them" })",
     .say = sayLook,
     .does = doLook},
    {.id = Do::Counter,
     .name = "counter",
     .takes = Takes::Number,
     .taken = HowMany{},
     .means =
         "So many counters are laid on this card, or taken from it: everybody sees how many lie there, and the number "
         "`counters` counts them. They are gone once the card leaves.",
     .example = R"({ "counter": 1 })",
     .say = sayCounter,
     .does = doCounter,
     .least = -kMostSigned,
     .most = kMostSigned},
    {.id = Do::Lay,
     .name = "lay",
     .takes = Takes::AgentFilters,
     .taken = LaidOnAgent{},
     .details = Detail::By | Detail::Secret | Detail::IfUnable,
     .means =
         "This card, which must stay, lies on an Agent from then on: `bearer`. The list says on whom it may lie, as "
         "beside `choose_agent`; `secret`: only who chooses knows on whom.",
     .example = R"({ "lay": ["other"], "secret": true })",
     .say = sayLay,
     .does = doLay,
     .possible = canLay},
}};
static_assert(complete(kSeasonVerbs));

}  // namespace w13
