// Filling in a view: an allow-list, field by field. Its other half, imagine.cpp, deals again what is not shown here.

#include "engine/games/warehouse13/answers.h"
#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/phases/phases.h"
#include "engine/games/warehouse13/seen/knowledge.h"

namespace w13 {

namespace {

template <int N>
PileView seen(const Tray<N>& tray) {
  return {tray.drawSize(), tray.discardSize(), tray.topDiscard()};
}

// ---- what everybody sees ----------------------------------------------------------------------------------------

void fillSeat(const World& w, Seat seat, SeatView& v) {
  const Agent& agent = w.agent(seat);
  v = {};
  v.who = agent.who;
  v.at = agent.at;
  v.health = agent.health;
  v.isAgent = w.isAgent(seat);
  v.bronzed = w.isBronzed(seat) || (w.traitor.bronzed && w.traitor.seat == seat);
  v.loyaltyShown = agent.loyaltyShown || (w.traitor.revealed && w.traitor.seat == seat) || w.over();
  v.hasAbilities = agent.hasAbilities;
  v.hasVoted = w.voted.has(seat);
  v.usedSlots = agent.usedSlots;
  v.barredSlots = agent.barredSlots;
  v.freedSlots = agent.freedSlots;
  v.handSize = agent.handSize();
  v.covered = static_cast<std::uint8_t>(agent.covered.size());
  v.bag = agent.bag;
  v.claimed = agent.claimed;
  v.revealed = agent.revealed;
}

void fillDice(const World& w, View& v) {
  for (std::size_t spot = 0; spot < kSpots; ++spot)
    for (const DieId die : w.diceAt[spot]) {
      const bool hidden = w.hidden.has(die);
      v.dice[die] = {static_cast<Spot>(spot), w.ownerOf(die), hidden ? Clue{} : w.clue(die), hidden};
    }
}

void fillAsked(const State& s, const Situation& now, View& v) {
  v.asked = {};
  if (s.agenda.empty()) return;
  std::visit(
      [&]<class Step>(const Step& step) {
        if constexpr (requires { step.seat; }) v.asked.seat = step.seat;
        if constexpr (requires { step.named; }) v.asked.named = step.named;
        if constexpr (requires { step.card.at; })
          v.asked = {step.card.card, step.card.at, step.card.die, step.card.you, Seat::Table};
        else if constexpr (std::is_same_v<Step, DeclareSymbol>) v.asked.die = step.die;
        else if constexpr (std::is_same_v<Step, ClaimClue> || std::is_same_v<Step, ClaimByAbility>)
          v.asked.card = step.paid;
        else if constexpr (std::is_same_v<Step, MayUseAbility>)
          v.asked.card = now.cards.abilityCard(s.world.agent(step.seat).who, step.slot);
      },
      s.agenda.top());
}

void fillChallenge(const State& s, const Situation& now, View& v) {
  v.challenge = {};
  v.harmed = Seat::Table;
  v.harmLevel = 0;
  if (s.agenda.empty()) return;
  const Challenge* c = std::get_if<Challenge>(&s.agenda.top());
  if (c == nullptr && s.agenda.size() > 1)  // rolled, and not yet judged
    if (const JudgeChallenge* judged = std::get_if<JudgeChallenge>(&s.agenda.at(1))) c = &judged->challenge;
  if (c != nullptr) {
    v.challenge = {true,
                   false,
                   c->seat,
                   c->attribute,
                   c->place,
                   c->track,
                   c->obstacle,
                   difficulty(now, *c),
                   static_cast<std::int8_t>(attribute(now, c->seat, c->attribute))};
    const bool atOnce = c->obstacle != ObstacleId::None && c->place == Place::None && c->track < 0;  // OBST-17
    if (const AfterFace* faced = atOnce ? s.agenda.nearest<AfterFace>() : nullptr) v.challenge.card = faced->card.card;
  } else if (const SnagRoll* snag = std::get_if<SnagRoll>(&s.agenda.top())) {
    v.challenge.open = v.challenge.snag = true;
    v.challenge.seat = snag->seat;
    v.challenge.difficulty = snag->value;
  } else if (s.agenda.size() > 1) {
    if (const Harm* harm = std::get_if<Harm>(&s.agenda.at(1))) {
      v.harmed = harm->seat;
      v.harmLevel = harm->level;
    }
  }
}

void fillVote(const State& s, const Situation& now, View& v) {
  v.vote = {};
  const Vote* vote = s.agenda.nearest<Vote>();
  if (vote == nullptr) return;
  v.vote.caller = vote->caller;
  v.vote.named = vote->named;
  for (const Seat seat : s.world.seats())
    if (seat != vote->named && s.world.isAgent(seat)) ++v.vote.voters;  // VOTE-02, VOTE-03
  v.vote.needed = now.cards.game.votesNeeded(v.vote.voters);            // VOTE-05
}

// Read off the agenda, which holds public facts only.
void fillActions(const State& s, View& v) {
  v.actions = {};
  if (s.world.phase != Phase::Finale) return;
  const InOrder* order = s.agenda.nearest<InOrder>();
  if (order == nullptr || order->turn != Turn::FinaleAction || s.agenda.nearest<AllocateDice>() != nullptr) return;
  v.actions.start = order->round.passed == 0 ? s.world.firstAgent : order->round.start;  // RULING-56
  v.actions.begun = order->round.passed;
  const bool adversarys = s.world.variants.cooperative;
  if (order->round.passed == 0) {
    const bool acts = adversarys || s.agenda.nearest<TraitorDraw>() != nullptr;  // FINAL-15, FINAL-20
    v.actions.now = acts ? ActionsPart::TraitorActs : ActionsPart::TraitorDraws;
    return;
  }
  const bool asked = std::holds_alternative<TakeAction>(s.agenda.top());
  const bool answers = std::holds_alternative<TraitorResponse>(s.agenda.top());
  const bool follows = adversarys ? s.agenda.nearest<AdversaryTurn>() != nullptr
                                  : s.agenda.nearest<TraitorResponse>() != nullptr;  // FINAL-22
  v.actions.now = asked || (follows && !answers) ? ActionsPart::AgentActs : ActionsPart::TraitorAnswers;
}

void fillAhead(const State& s, const Situation& now, View& v) {
  v.ahead = {};
  const World& w = s.world;
  if (!w.retrieval.open || w.retrieval.goo.empty()) return;
  if (s.agenda.nearest<ApplyInOrder>() == nullptr || s.agenda.nearest<DeclareWilds>() != nullptr) return;
  v.ahead = diceAhead(now, s.agenda.nearest<GooStep>() != nullptr, s.agenda.nearest<UseGoo>() != nullptr);
}

void fillCounting(const Situation& now, View& v) {
  v.anyType.clear();
  eachAnswer(now, Query::AppliesAs, [&](const Standing& rule) {
    const Seat whose = rule.mine ? ownerOf(now, rule) : Seat::Table;
    if (rule.mine && (whose == Seat::Table || !concerns(now, rule, whose))) return;
    if (!v.anyType.full()) v.anyType.push({rule.design, whose, rule.as<Filtered>().filter});
  });
  v.barredNumbers = 0;
  eachAnswer(now, Query::MayNotApply, [&](const Standing& rule) {
    v.barredNumbers = static_cast<std::uint8_t>(v.barredNumbers | 1 << rule.as<OfNumber>().number);
  });
}

void fillTable(const State& s, const Situation& now, View& v) {
  const World& w = s.world;
  v.players = w.players;
  v.episode = w.episode;
  v.round = w.round;
  v.phase = w.phase;
  v.winner = w.winner;
  v.ending = w.ending;
  v.firstAgent = w.firstAgent;
  v.cooperative = w.variants.cooperative;
  for (int seat = 0; seat < kMaxPlayers; ++seat)
    if (seat < w.players) fillSeat(w, seatAt(seat), v.seats[seat]);
    else v.seats[seat] = {};

  v.traitorRevealed = w.traitor.revealed;
  v.traitorBronzed = w.traitor.bronzed;
  v.traitorHandSize = w.traitor.hand.size();
  v.plotsHeldSize = w.traitor.plots.size();
  v.gooLeft = std::popcount(w.traitor.goo);  // SECRET-37

  fillDice(w, v);
  for (const Symbol type : kTypes) v.traits[type] = seen(w.pile(type));  // SECRET-21 to -23
  v.stressDeck = w.stressDeck;
  v.traitorDeck = seen(w.traitorDeck);
  v.consequences = seen(w.consequences);
  v.pings = seen(w.pings);
  v.plots = seen(w.plots);
  v.artifactsLeft = w.artifacts.size();
  v.asideSize = w.aside.size();
  v.playing = w.playing;
  v.staying = cardsOf(w.staying);
  v.counters = w.counters;
  v.calamities = w.calamities;

  v.ping = w.ping;
  v.artifact = w.artifact;
  v.artifactWaits = w.artifactWaits;
  v.plotsToExecute = static_cast<std::uint8_t>(plotsToExecute(now.cards.game, w.variants));
  v.plotsStopped = w.plotsStopped;
  v.plotsExecuted = w.plotsExecuted;
  v.stacks = w.stacks;
  v.lost = w.lost;
  v.faceUp = w.faceUp;
  v.inForce = w.inForce;

  v.obstaclesLeft = w.obstacleSupply.size();
  v.obstacleDiscard = w.obstacleDiscard;
  v.blocks = w.blocks;
  v.trackSpaces = static_cast<std::uint8_t>(now.cards.game.trackSpaces);
  v.track = w.track;
  v.gear = w.gear;
  v.snags = w.snags;
  v.ringsLeft = w.ringsLeft;

  v.retrievalOpen = w.retrieval.open;
  v.retrievalRound = w.retrieval.round;
  v.named = w.retrieval.named;
  v.goo = w.retrieval.goo;
  for (const Symbol type : kTypes) {
    v.applied[type] = applied(w, type);
    if (w.phase != Phase::Finale) v.needed[type] = requirement(now, type);
  }
  fillCounting(now, v);
  const KeepRoll* lies = s.agenda.nearest<KeepRoll>();  // the roll whose window is open, whatever was rolled since
  v.warehouseRoll = lies != nullptr ? lies->roll.number : w.warehouseRoll;
  fillAsked(s, now, v);
  fillChallenge(s, now, v);
  fillVote(s, now, v);
  fillActions(s, v);
  fillAhead(s, now, v);
}

// ---- what one seat sees -----------------------------------------------------------------------------------------

/// What it knows of a seat.
void fillKnown(const World& w, Seat seat, Seat viewer, SeatView& v) {
  v.traitor = w.traitor.seat == seat && (w.traitor.revealed || seat == viewer || w.over());
  v.votedBronze = v.hasVoted && (w.votesShown || seat == viewer) && w.votes[seat];  // SECRET-40, SECRET-41
  v.known.clear();
  if (seat == viewer) return;
  for (const CardId card : w.agent(seat).hand)
    if (w.knows[card].has(viewer)) v.known.push(card);  // SECRET-45
}

void fillOwn(const World& w, Seat viewer, View& v) {
  v.hand.clear();
  v.aside.clear();
  v.traitorHand.clear();
  v.plotsHeld.clear();
  v.stress = 0;
  v.covered = {};
  v.gooFaces.fill({});
  v.gooCover = -1;
  v.isTraitor = viewer != Seat::Table && w.traitor.seat == viewer;  // SECRET-12
  if (viewer == Seat::Table) return;
  const Agent& me = w.agent(viewer);
  v.hand = me.hand;  // SECRET-14
  v.stress = me.stress;
  v.covered = me.covered;  // SECRET-35
  for (const Owned& laid : w.aside)
    if (laid.seat == viewer) v.aside.push(laid.card);
  if (!v.isTraitor || !w.traitor.revealed) return;
  v.traitorHand = w.traitor.hand;   // SECRET-15
  v.plotsHeld = w.traitor.plots;    // SECRET-16
  v.gooFaces = w.traitor.gooFaces;  // SECRET-38
  v.gooCover = w.traitor.gooCover;
}

/// Which dice behind the shields it knows.  SECRET-09, SECRET-33, SECRET-34
void fillHidden(const World& w, Seat viewer, View& v) {
  for (const DieId die : w.hidden) v.dice[die].shows = w.dieKnownTo[die].has(viewer) ? w.clue(die) : Clue{};
}

/// The Plot, which is chosen before it is revealed, and what it requires.
void fillPlot(const Situation& now, Seat viewer, View& v) {
  const bool shows = plotKnown(now.world, viewer);
  v.plot = shows ? now.world.plot : CardId::None;
  if (now.world.phase != Phase::Finale) return;
  for (const Symbol type : kTypes) v.needed[type] = shows ? requirement(now, type) : 0;
}

}  // namespace

void Warehouse13::view(const State& s, Seat viewer, View& v) const {
  fillTable(s, {s.world, cards_}, v);
  turn(s, viewer, v);
}

void Warehouse13::turn(const State& s, Seat viewer, View& v) const {
  const World& w = s.world;
  v.viewer = viewer;
  for (const Seat seat : w.seats()) fillKnown(w, seat, viewer, v.seats[seat]);
  fillOwn(w, viewer, v);
  fillHidden(w, viewer, v);
  v.laid.clear();
  for (const LaidOn& each : w.laid) v.laid.push({each.card, knowsBearer(each, viewer) ? each.seat : Seat::Table});
  fillPlot({w, cards_}, viewer, v);
}

bool alike(const View& v, DieId a, DieId b) {
  const DieView& seen = v.dice[a];
  if (colourOf(a) != colourOf(b) || !(seen == v.dice[b])) return false;
  if (seen.hidden || seen.spot == Spot::Applied || seen.spot == Spot::Misapplied) return false;
  const auto together = [&](Dice group) { return group.has(a) == group.has(b); };
  return together(v.named) && together(v.covered) &&
         (seen.owner == Seat::Table || together(v.seats[seen.owner].revealed));
}

}  // namespace w13
