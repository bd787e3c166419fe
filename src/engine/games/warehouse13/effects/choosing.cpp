// Verbs that choose: an Agent, a die, a pile, one of several options, or whether to do something at all. If nothing
// can be chosen, the rest of the list is skipped, or the list of `if_unable` is done instead.

#include <algorithm>
#include <array>

#include "engine/games/warehouse13/effects/doing.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"
#include "engine/kernel/count.h"

namespace w13 {

/// "you choose", "the Adversary chooses".
static std::string chooses(const Effect& step, const Speech& in) { return in.does(step.by, "choose "); }

// ---- an Agent ------------------------------------------------------------------------------------------------------

static std::string sayChooseAgent(const Effect& step, const Speech& in) {
  const AgentFilters filters = step.as<AgentsWanted>().filters;
  std::string text = chooses(step, in) + (filters.has(AgentFilter::Other) ? "another Agent" : "an Agent");
  for (const AgentFilter filter : {AgentFilter::Here, AgentFilter::InField, AgentFilter::InWarehouse,
                                   AgentFilter::HasClaimed, AgentFilter::HasCards, AgentFilter::Standing,
                                   AgentFilter::Down, AgentFilter::MostCards, AgentFilter::FewestCards})
    if (filters.has(filter)) text += " " + words::kAgentFilters.say(filter);
  return text;
}

static bool canChooseAgent(const Situation& now, const CarryOut& card, EffectAt at) {
  return anyFits(now.world, now.cards.effect(at), card);
}

static void doChooseAgent(const Doing& d) {
  if (eligible(d.t.now(), d.effect, d.card).empty()) return d.unable();
  d.t.run(ChooseAgent{d.card});
}

void ask(const ChooseAgent& q, const Situation& now, Decision& d) {
  const Effect& e = effectOf(now, q.card);
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::ChooseAgent), "TRT-04"_rule, Openness::Public, {.automatic = true});
  for (const Seat seat : eligible(now, e, q.card)) d.offer(choice(verb::Choose, of(seat)));
}

void answer(const ChooseAgent& q, Table& t, Choice c) {
  CarryOut rest = next(q.card);
  rest.them = seatOf(c.noun);
  t.run(rest);
}

// ---- a die ---------------------------------------------------------------------------------------------------------

static std::string sayChooseDie(const Effect& step, const Speech& in) {
  return chooses(step, in) + say::aDie(step.as<DieWanted>(), in);
}

static bool canChooseDie(const Situation& now, const CarryOut& card, EffectAt at) {
  return !candidates(now, now.cards.effect(at), card).empty();
}

static void doChooseDie(const Doing& d) {
  if (candidates(d.t.now(), d.effect, d.card).empty()) return d.unable();
  d.t.run(ChooseDie{d.card});
}

void ask(const ChooseDie& q, const Situation& now, Decision& d) {
  const Effect& e = effectOf(now, q.card);
  const Rule rule = byProtocol(now.world, e.by) ? "WSP-04"_rule : "CARD-32"_rule;
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::ChooseDie), rule, Openness::Public, {.automatic = true});
  for (const DieId die : distinct(now.world, candidates(now, e, q.card))) d.offer(choice(verb::Choose, of(die)));
}

void answer(const ChooseDie& q, Table& t, Choice c) {
  CarryOut rest = next(q.card);
  rest.die = dieOf(c.noun);
  t.run(rest);
}

// ---- a pile, a type ------------------------------------------------------------------------------------------------

static std::string sayChoosePile(const Effect& step, const Speech& in) {
  return chooses(step, in) + words::kPiles.say(step.as<PilesWanted>().piles);
}

static std::string sayChooseType(const Effect& step, const Speech& in) {
  return chooses(step, in) + (step.as<TypesWanted>().required ? "a type that is still required" : "a type");
}

/// Who will draw from the pile that is being chosen: the first draw in what follows.
static Seat drawerAfter(const Situation& now, const CarryOut& card, EffectAt at) {
  for (; now.cards.effect(at).verb != Do::End; ++at) {
    const Effect& e = now.cards.effect(at);
    if (e.verb == Do::Draw) return Doing::seatFor(now.world, card, e.who);
    if (e.verb != Do::If) continue;
    if (const Seat seat = drawerAfter(now, card, e.then); seat != Seat::Table) return seat;
  }
  return Seat::Table;
}

/// Whether a pile may be chosen: not if the seat that draws next may not draw from it.
static bool pileOpen(const Situation& now, EffectAt at, const CarryOut& card, Symbol type) {
  const World& w = now.world;
  const CardId top = w.pile(type).topDiscard();
  const Seat drawer = drawerAfter(now, card, static_cast<EffectAt>(at + 1));
  if (drawer != Seat::Table && w.isAgent(drawer) && !mayDraw(now, drawer, type)) return false;
  switch (now.cards.effect(at).as<PilesWanted>().piles) {
    case Piles::Any: return hasCards(w, type);
    case Piles::Unblocked: return w.obstacleOn(pileOf(type)).none();
    case Piles::TopDiscards: return top != CardId::None && now.cards.of(top).kind != Kind::Calamity;  // PILE-06
    case Piles::Focus: {
      const auto& focus = now.cards.of(w.agent(card.you).who).focus;
      return (type == focus[0] || type == focus[1]) && hasCards(w, type);
    }
  }
  return false;
}

static bool canChoosePile(const Situation& now, const CarryOut& card, EffectAt at) {
  return std::ranges::any_of(kTypes, [&](Symbol type) { return pileOpen(now, at, card, type); });
}

static void doChoosePile(const Doing& d) {
  if (!canChoosePile(d.t.now(), d.card, d.card.at)) return d.unable();
  d.t.run(ChoosePile{d.card});
}

/// Whether a type may be chosen: any, or one that artifact or Plot still asks for.
static bool typeOpen(const Situation& now, const Effect& e, Symbol type) {
  return !e.as<TypesWanted>().required || applied(now.world, type) < requirement(now, type);
}

static void doChooseType(const Doing& d) {
  const auto open = [&](Symbol type) { return typeOpen(d.t.now(), d.effect, type); };
  if (std::none_of(kTypes.begin(), kTypes.end(), open)) return d.unable();
  d.t.run(ChoosePile{d.card});
}

/// Whether an Agent chooses the pile to draw from.
static bool toDraw(const Effect& e) {
  if (e.verb != Do::ChoosePile || e.by == Who::Adversary) return false;
  const Piles piles = e.as<PilesWanted>().piles;
  return piles == Piles::Any || piles == Piles::Focus;
}

void ask(const ChoosePile& q, const Situation& now, Decision& d) {
  const Effect& e = effectOf(now, q.card);
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::ChoosePile), "CARD-32"_rule, Openness::Public, {.automatic = true});
  bool blocked = true;
  for (const Symbol type : kTypes) {
    const bool free = now.world.obstacleOn(pileOf(type)).none();
    const bool open = e.verb == Do::ChooseType   ? typeOpen(now, e, type)
                      : e.verb == Do::ChoosePile ? pileOpen(now, q.card.at, q.card, type)
                                                 : free;
    if (!open) continue;
    d.offer(choice(verb::Choose, of(type)));
    blocked = blocked && !free;
  }
  if (!d.empty() && blocked && toDraw(e)) d.offer(choice(verb::Decline));  // RULING-08: only a challenge is left
}

void answer(const ChoosePile& q, Table& t, Choice c) {
  CarryOut rest = q.card;
  if (c.verb == verb::Decline) return t.report(Unable{});
  rest.type = typeOf(c.noun);
  const Do verb = t.cards.effect(q.card.at).verb;
  if (verb == Do::ChoosePile || verb == Do::ChooseType) ++rest.at;  // else the step itself looks again
  t.run(rest);
}

// ---- alternatives --------------------------------------------------------------------------------------------------

/// "a", or "i" for an option of an option.
static std::string markOf(int option, const Speech& in) {
  static constexpr std::array kInner = {"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"};
  if (in.options % 2 == 1 && option < kernel::count(kInner)) return kernel::at(kInner, option);
  return {static_cast<char>('a' + option)};
}

static std::string sayChooseOne(const Effect& step, const Speech& in) {
  std::string text = chooses(step, in) + "one:";
  int option = 0;
  for (EffectAt at = step.then; at != 0 && in.cards.effect(at).verb == Do::Option; ++at) {
    text += (option == 0 ? " (" : "; or (") + markOf(option, in) + ") ";
    text += say::clause(in.cards.effect(at).then, in.ofOption());
    ++option;
  }
  return text;
}

static bool canChooseOne(const Situation& now, const CarryOut& card, EffectAt at) {
  for (EffectAt option = now.cards.effect(at).then; now.cards.effect(option).verb == Do::Option; ++option)
    if (possible(now, card, now.cards.effect(option).then)) return true;
  return false;
}

static void doChooseOne(const Doing& d) {
  if (!canChooseOne(d.t.now(), d.card, d.card.at)) return d.unable();
  d.goOnAfter(ChooseOption{d.card});
}

void ask(const ChooseOption& q, const Situation& now, Decision& d) {
  const Effect& e = effectOf(now, q.card);
  d.ask(chooserOf(now.world, q.card, e.by), id(Ask::ChooseOption), "ADV-03"_rule, Openness::Public,
        {.automatic = true});
  for (EffectAt at = e.then; now.cards.effect(at).verb == Do::Option; ++at)
    if (possible(now, q.card, now.cards.effect(at).then)) d.offer(choice(verb::Choose, nounOf(Thing::Option, at)));
}

void answer(const ChooseOption& q, Table& t, Choice c) {
  t.run(q.card.list(t.cards.effect(static_cast<EffectAt>(c.noun.index)).then));
}

static std::string sayMay(const Effect& step, const Speech& in) {
  std::string text = in.name(step.by) + " may: ";
  text += say::clause(step.then, in);
  if (step.otherwise != 0) text += ". Otherwise: " + say::clause(step.otherwise, in);
  return text;
}

// An optional Stress cost needs so many cards in the deck; a rolled one as many as the highest face makes it. RULING-33
bool affordable(const Situation& now, const CarryOut& card) {
  int price = 0;
  for (EffectAt at = card.at; now.cards.effect(at).verb != Do::End; ++at) {
    const Effect& e = now.cards.effect(at);
    if (e.verb != Do::DrawStress || e.who != Who::You) continue;
    const Amount stress = e.as<HowMany>().amount;
    const bool rolls = anyPart(stress, now.cards.numbers, [](const WorkedOut& part) {
      return part.how == Working::Counted && part.count == Count::Rolled;
    });
    CarryOut paying = card;
    if (rolls) paying.number = static_cast<std::int8_t>(now.cards.warehouseFaces.back());
    price += amount(stress, {now, paying, card.you, true});
  }
  return now.world.stressDeck >= price;
}

static bool canMay(const Situation& now, const CarryOut& card, EffectAt at) {
  const Effect& e = now.cards.effect(at);
  const CarryOut inner = card.list(e.then);
  if (possible(now, inner, e.then) && affordable(now, inner)) return true;
  return e.otherwise != 0 ? possible(now, card, e.otherwise) : restPossible(now, card, at);
}

// What is offered here may cost something: it is offered only where the price could be paid, by public facts.
static void doMay(const Doing& d) {
  if (possible(d.t.now(), d.card, d.effect.then) && affordable(d.t.now(), d.list(d.effect.then)))
    return d.goOnAfter(MayDo{d.card});
  if (d.effect.otherwise != 0) return d.goOnAfter(d.list(d.effect.otherwise));
  d.goOn();
}

void ask(const MayDo& q, const Situation& now, Decision& d) {
  const Seat seat = chooserOf(now.world, q.card, effectOf(now, q.card).by);
  d.ask(seat, id(Ask::MayDo), "CARD-32"_rule, Openness::Public);
  d.offer(choice(verb::Accept));
  d.offer(choice(verb::Refuse));
}

void answer(const MayDo& q, Table& t, Choice c) {
  const Effect& e = t.cards.effect(q.card.at);
  const EffectAt list = c.verb == verb::Accept ? e.then : e.otherwise;
  if (list != 0) t.run(q.card.list(list));
}

constexpr VerbsFrom<Do::ChooseAgent, Do::Each> kChoosingVerbs = {{
    {.id = Do::ChooseAgent,
     .name = "choose_agent",
     .takes = Takes::AgentFilters,
     .taken = AgentsWanted{},
     .details = Detail::By | Detail::IfUnable,
     .means = "An Agent is chosen: `them` in the steps that follow. The list says which Agents may be chosen; `true` "
              "is any. "
              "A Bronzed Agent never may.",
     .example = R"({ "choose_agent": ["other", "here"] })",
     .say = sayChooseAgent,
     .does = doChooseAgent,
     .possible = canChooseAgent,
     .leaves = Leaves::Agent},
    {.id = Do::ChooseDie,
     .name = "choose_die",
     .takes = Takes::Dice,
     .taken = DieWanted{},
     .details = kDieFilter | Detail::Another | Detail::PaidBy | Detail::By | Detail::IfUnable,
     .means = "A die is chosen: `it` in the steps that follow.",
     .example = R"({ "choose_die": "accessible", "number": 1 })",
     .say = sayChooseDie,
     .does = doChooseDie,
     .possible = canChooseDie,
     .leaves = Leaves::Die},
    {.id = Do::ChoosePile,
     .name = "choose_pile",
     .takes = Takes::Piles,
     .taken = PilesWanted{},
     .details = Detail::By | Detail::IfUnable,
     .means = "A Trait pile is chosen, for the steps that follow.",
     .example = R"({ "choose_pile": "any" })",
     .say = sayChoosePile,
     .does = doChoosePile,
     .possible = canChoosePile,
     .leaves = Leaves::Pile},
    {.id = Do::ChooseType,
     .name = "choose_type",
     .takes = Takes::Types,
     .taken = TypesWanted{},
     .details = Detail::By | Detail::IfUnable,
     .means =
         "One of the four types is chosen, for `require`; `required`: only one that artifact or Plot still asks for.",
     .example = R"({ "choose_type": "required" })",
     .say = sayChooseType,
     .does = doChooseType,
     .leaves = Leaves::Pile},
    {.id = Do::ChooseOne,
     .name = "choose_one",
     .takes = Takes::Options,
     .details = Detail::By | Detail::IfUnable,
     .means = "One of several lists is done. An option whose first step cannot be done is not offered.",
     .example =
         R"({ "choose_one": [{ "label": { "en": "Two obstacles", "de": "Zwei Hindernisse" }, "do": [{ "maintenance": 2 }] }, )"
         R"({ "label": { "en": "A Consequence", "de": "Eine Konsequenz" }, "do": [{ "consequence": 1 }] }] })",
     .say = sayChooseOne,
     .does = doChooseOne,
     .possible = canChooseOne},
    {.id = Do::May,
     .name = "may",
     .takes = Takes::Steps,
     .taken = InOwnWords{},
     .details = Detail::By | Detail::Otherwise | kInOwnWords,
     .means =
         "The list may be done. It is not offered if its first step cannot be done or its price cannot be paid; "
         "`otherwise` is done then, and if it is declined. `ask`, `yes` and `no` are the question and its two answers.",
     .example =
         R"({ "may": [{ "draw_stress": 2 }, { "act": true }], )"
         R"("ask": { "en": "Take another Action for 2 Stress?", "de": "Für 2 Stress noch eine Aktion ausführen?" }, )"
         R"("yes": { "en": "Draw 2 Stress and act", "de": "2 Stress ziehen und handeln" }, )"
         R"("no": { "en": "No, rest here", "de": "Nein, hier ausruhen" } })",
     .say = sayMay,
     .does = doMay,
     .possible = canMay},
}};
static_assert(complete(kChoosingVerbs));

}  // namespace w13
