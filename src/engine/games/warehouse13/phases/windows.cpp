// When cards may be played out of turn: RULING-01, -02 and -50. A window stands open at every public prompt, and at a
// commit step that exists by public facts only; whoever wants to respond does so before the commit is pressed.

#include "engine/games/warehouse13/effects/doing.h"

#include <algorithm>

namespace w13 {

namespace {

std::uint32_t answered(const Situation& now, Kind kind) { return now.cards.answered[at(kind)]; }

/// An obstacle that lies nowhere and is faced at once.  OBST-17
bool faced(const Challenge& c) { return c.place == Place::None && c.track < 0 && c.obstacle != ObstacleId::None; }

bool duringRetrieval(Window window) { return (kRetrievalWindows & bit(window)) != 0; }

/// Whether the First Agent may swap dice now: any time between the resolutions of a Retrieval.  RULING-14
bool swapsOpen(const World& w, Seat seat, Window window) {
  return w.retrieval.open && seat == w.firstAgent && (duringRetrieval(window) || window == Window::Turn);
}

/// The windows whose cards are asked for: an obstacle faced at once is a challenge as well.
Windows askedFor(Window window) {
  return bit(window) | (window == Window::Faced ? bit(Window::Challenge) : Windows{0});
}

/// The Abilities of a free Agent that are ready and may be used in a window, one bit a Slot.
SlotSet readyIn(const Situation& now, Seat seat, Window window) {
  const Agent& agent = now.world.agent(seat);
  if (!agent.hasAbilities || agent.who == AgentId::None) return {};
  const SlotSet away = SlotSet::fromBits(agent.usedSlots) | SlotSet::fromBits(agent.barredSlots);
  return SlotSet::fromBits(now.cards.of(agent.who).slotsIn[at(window)]).without(away);
}

/// Those, and an Asset that a Snag stops: it may be rolled for.
SlotSet openIn(const Situation& now, Seat seat, Window window) {
  const SlotSet open = readyIn(now, seat, window);
  if (!assetStopped(now, seat) || !ready(now, seat, Slot::Asset)) return open;
  return open | Slot::Asset;
}

/// Bypassing is about an obstacle or a Snag: a challenge without an obstacle leaves nothing to bypass.  CHAL-03
bool bypassesNothing(const Effect& first, const Occasion& on) {
  const bool bypasses = first.verb == Do::Settle && first.as<EndsAs>().outcome == Outcome::Bypassed;
  return bypasses && on.challenge != nullptr && on.challenge->obstacle == ObstacleId::None;
}

/// An obstacle that is faced at once is beaten by a card of who faces it, not by one of somebody else.  OBST-17
bool beatsAnothers(const Effect& first, Seat seat, const Occasion& on) {
  return first.verb == Do::Defeat && on.challenge != nullptr && faced(*on.challenge) && on.challenge->seat != seat;
}

/// Whether a list has something to begin with when it answers the occasion.
bool begins(const Situation& now, const CarryOut& as, EffectAt list, const Occasion& on) {
  const Effect& first = now.cards.effect(list);
  return !bypassesNothing(first, on) && !beatsAnothers(first, as.you, on) &&
         (first.verb == Do::Settle || possible(now, as, list));
}

/// Whether an Instant or Ability may be played and has something to begin with.
bool playable(const Situation& now, const Design& design, Seat seat, const Occasion& on, Window window) {
  if (!mayPlay(now, design, seat, on)) return false;
  const EffectAt list = design.at(When::Done);
  if (list == 0) return true;
  CarryOut as;
  as.you = seat;
  as.about = on.seat();
  as.answers = {1, window};
  if (now.cards.effect(list).verb != Do::ChooseOne) return begins(now, as, list, on);
  for (EffectAt option = now.cards.effect(list).then; now.cards.effect(option).verb == Do::Option; ++option)
    if (begins(now, as, now.cards.effect(option).then, on) && possible(now, as, now.cards.effect(option).then))
      return true;
  return false;
}

/// Whether a seat really holds a card that answers a window: only for the house option that lets the table know.
bool holdsAnswer(const Situation& now, Seat seat, Window window) {
  const Agent& agent = now.world.agent(seat);
  const auto fit = [&](CardId card) { return (now.cards.of(card).answers & askedFor(window)) != 0; };
  return std::any_of(agent.hand.begin(), agent.hand.end(), fit) || (agent.bag != CardId::None && fit(agent.bag));
}

struct CommitWords {
  Window window;
  Ask ask;
  verb::Id verb;
  Rule rule;
};
constexpr std::array kCommits = {
    CommitWords{Window::TraitorCard, Ask::ResolveTraitorCard, verb::Resolve, "ADV-01"_rule},
    CommitWords{Window::Calamity, Ask::ResolveCalamity, verb::Resolve, "CARD-08"_rule},
    CommitWords{Window::Whammy, Ask::ResolveWhammy, verb::Resolve, "WHAM-01"_rule},
    CommitWords{Window::Plot, Ask::ResolvePlot, verb::Resolve, "FINAL-07"_rule},
    CommitWords{Window::Harm, Ask::ResolveHarm, verb::Resolve, "HEAL-01"_rule},
    CommitWords{Window::BeforeRetrieval, Ask::BeginRetrieval, verb::Resolve, "RETR-03"_rule},
    CommitWords{Window::Cover, Ask::BeginCovering, verb::Cover, "RULING-58"_rule},
    CommitWords{Window::Reveal, Ask::LiftCovers, verb::Reveal, "RETR-14"_rule},
    CommitWords{Window::Revealed, Ask::GoOnToGoo, verb::Resolve, "RETR-15"_rule},
    CommitWords{Window::Goo, Ask::LetGooAct, verb::Resolve, "RETR-17"_rule},
    CommitWords{Window::Applied, Ask::GoOnAfterApplying, verb::Resolve, "RETR-19"_rule},
};

}  // namespace

bool windowOpen(const Situation& now, Window window) {
  const World& w = now.world;
  const Windows asked = askedFor(window);
  const bool traits = (answered(now, Kind::Trait) & asked) != 0;
  const bool abilities = (answered(now, Kind::Ability) & asked) != 0;
  const bool traitor = (answered(now, Kind::Traitor) & asked) != 0;
  if (!traits && !abilities && !traitor) return false;
  if (traitor && w.traitor.revealed && !w.traitor.bronzed && !w.traitor.hand.empty()) return true;
  for (const Seat seat : w.seats()) {
    if (!w.isFree(seat)) continue;
    if (traits && (w.variants.quickWindows ? holdsAnswer(now, seat, window)
                                           : w.agent(seat).handSize() > 0 || w.agent(seat).bag != CardId::None))
      return true;
    if (abilities && !readyIn(now, seat, window).empty()) return true;
  }
  return false;
}

void ask(const Commit& q, const Situation& now, Decision& d) {
  if (duringRetrieval(q.window) && !now.world.retrieval.open) return;  // over before it was closed
  if (!windowOpen(now, q.window)) return;
  for (const CommitWords& each : kCommits) {
    if (each.window != q.window) continue;
    d.ask(q.seat, id(each.ask), each.rule, Openness::Public);
    return d.offer(choice(each.verb));
  }
}

void answer(const Commit&, Table&, Choice) {}

// ---- who may respond, and with what -----------------------------------------------------------------------------

namespace {

constexpr int kNoWindow = -1;
constexpr int kStepSays = -2;

/// The window that stands open while a step waits.
template <class Step>
constexpr int opens() {
  using std::is_same_v;
  constexpr bool kTurn = is_same_v<Step, TakeAction> || is_same_v<Step, WorkTheCase> || is_same_v<Step, FocusDraw> ||
                         is_same_v<Step, TraitorAction> || is_same_v<Step, TraitorFinaleAction> ||
                         is_same_v<Step, TraitorResponse> || is_same_v<Step, RollBehindShields>;
  if (is_same_v<Step, Commit> || is_same_v<Step, Challenge>) return kStepSays;
  if (kTurn) return index(Window::Turn);
  if (is_same_v<Step, SnagRoll>) return index(Window::Snag);
  if (is_same_v<Step, KeepRoll>) return index(Window::Rolled);
  if (is_same_v<Step, LetItGo>) return index(Window::Applied);
  return kNoWindow;
}

template <class... Steps>
constexpr auto opensByStep(const std::variant<Steps...>*) {
  return std::array<int, sizeof...(Steps)>{opens<Steps>()...};
}
constexpr auto kOpens = opensByStep(static_cast<const Agenda::Step*>(nullptr));

}  // namespace

bool openWindow(const Agenda& agenda, Window* window) {
  if (agenda.empty()) return false;
  const Agenda::Step& top = agenda.top();
  const int opens = kOpens[top.index()];
  if (opens == kNoWindow) return false;
  if (const Commit* commit = std::get_if<Commit>(&top)) *window = commit->window;
  else if (const Challenge* c = std::get_if<Challenge>(&top)) *window = faced(*c) ? Window::Faced : Window::Challenge;
  else *window = static_cast<Window>(opens);
  return true;
}

namespace {

/// Whether a seat may respond; `open` becomes the Abilities it may use then.
bool mayRespond(const Situation& now, Seat seat, Window window, SlotSet& open) {
  open = {};
  const World& w = now.world;
  if (w.traitor.revealed && seat == w.traitor.seat) return !w.traitor.bronzed && !w.traitor.hand.empty();
  if (!w.isFree(seat)) return w.isAgent(seat) && swapsOpen(w, seat, window);  // BRONZE-15, BRONZE-17; RULING-66
  open = openIn(now, seat, window);
  if (!open.empty() || w.agent(seat).bag != CardId::None || swapsOpen(w, seat, window)) return true;
  return w.agent(seat).handSize() > 0;
}

}  // namespace

bool mayInterject(const State& state, const Catalog& cards, Seat seat) {
  Window window{};
  SlotSet open;
  return !state.world.over() && openWindow(state.agenda, &window) &&
         mayRespond({state.world, cards}, seat, window, open);
}

void listInterjections(const State& state, const Catalog& cards, Seat seat, Decision& d) {
  d.clear();
  const World& w = state.world;
  const Situation now{w, cards};
  Window window{};
  SlotSet open;
  if (w.over() || !openWindow(state.agenda, &window) || !mayRespond(now, seat, window, open)) return;
  const Occasion on{std::get_if<Challenge>(&state.agenda.top()), std::get_if<SnagRoll>(&state.agenda.top()),
                    state.agenda.size() > 1 ? std::get_if<Harm>(&state.agenda.at(1)) : nullptr,
                    std::get_if<KeepRoll>(&state.agenda.top())};
  d.ask(seat, id(Ask::Nothing), "RULING-01"_rule, Openness::WithHand);
  if (w.traitor.revealed && seat == w.traitor.seat) {
    for (const CardId card : w.traitor.hand)
      if (cards.fits(card, window) && playable(now, cards.of(card), seat, on, window))
        d.offerFromHand(choice(verb::Play, of(card)));  // CARD-27
    return;
  }
  if (swapsOpen(w, seat, window))
    for (const Symbol type : kTypes)
      if (maySwap(now, type)) d.offer(choice(verb::Swap, of(type)));  // APPLY-07
  if (!w.isFree(seat)) return;
  const Agent& me = w.agent(seat);
  for (const Slot slot : open)
    if (playable(now, *ability(now, seat, slot), seat, on, window))
      d.offer(choice(verb::UseAbility, nounOf(Thing::Number, index(slot))));
  if (me.bag != CardId::None && cards.fits(me.bag, window) && playable(now, cards.of(me.bag), seat, on, window))
    d.offer(choice(verb::Play, of(me.bag)));
  for (const CardId card : me.hand)
    if (cards.fits(card, window) && playable(now, cards.of(card), seat, on, window))
      d.offerFromHand(choice(verb::Play, of(card)));
}

namespace {

/// An Ability is used, once its Snag has been beaten.  SNAG-01
void announce(Table& t, const AbilityNow& ability) {
  const int snag = ability.slot == Slot::Downside ? -1 : snagOnAbilities(t.now());
  t.run(ability);
  if (snag < 0) return;
  t.bar(ability.seat, ability.slot);
  t.run(SnagRoll{ability.seat, snag});
}

}  // namespace

void interject(Table& t, Seat seat, Choice c, Window window) {
  const Answering answers{static_cast<std::uint8_t>(t.depth()), window};
  if (c.verb == verb::Swap) return t.run(SwapDice{typeOf(c.noun), 0});
  if (c.verb == verb::Play) return playCard(t, seat, cardOf(c.noun), answers);
  announce(t, {seat, slotOf(c.noun), When::Done, answers});
}

// ---- Abilities --------------------------------------------------------------------------------------------------

// While its Snag is rolled for it is barred: it cannot be announced again, and stays so if the roll fails.  RULING-06
void resume(const AbilityNow& step, Table& t) {
  if (!step.won) return;
  const CardId card = t.cards.abilityCard(t.world.agent(step.seat).who, step.slot);
  t.unbar(step.seat, step.slot);
  t.useAbility(step.seat, step.slot);
  if (t.cards.of(card).stays != Stays::No && !t.world.staying.full()) t.stay(card, Seat::Table);
  if (wakesAll(step.when)) return t.wakeCard(card, {step.when, step.about, step.die}, step.seat);
  t.carryOut(card, step.when, step.seat, DieId::None, step.answers);
}

void ask(const MayUseAbility& q, const Situation& now, Decision& d) {
  if (!ready(now, q.seat, q.slot)) return;
  CarryOut as;
  as.card = now.cards.abilityCard(now.world.agent(q.seat).who, q.slot);
  as.you = q.seat;
  as.about = q.about;
  as.die = q.die;
  if (!wouldAct(now, as, ability(now, q.seat, q.slot)->at(q.when))) return;
  if (!possible(now, as, ability(now, q.seat, q.slot)->at(q.when))) return;
  d.ask(q.seat, id(Ask::UseAbility), "CARD-15"_rule, Openness::Public);
  d.offer(choice(verb::Accept));
  d.offer(choice(verb::Refuse));
}

void answer(const MayUseAbility& q, Table& t, Choice c) {
  if (c.verb == verb::Accept) announce(t, {q.seat, q.slot, q.when, {}, q.about, q.die});
}

}  // namespace w13
