#include "warehouse13/secrecy/watched.h"

#include <algorithm>

#include "engine/games/warehouse13/phases/phases.h"
#include "engine/games/warehouse13/scenario/choice_words.h"
#include "engine/games/warehouse13/scenario/spelling.h"
#include "engine/games/warehouse13/seen/knowledge.h"
#include "warehouse13/cards/shipped.h"

namespace secrecy {

using namespace w13;

namespace {

/// One thing that seasons have to reach, as a question about the table.
struct Sight {
  const char* name;
  bool (*holds)(const World& w);
};

bool anyAgent(const World& w, bool (*is)(const Agent&)) { return std::any_of(w.agents.begin(), w.agents.end(), is); }

template <class Cards>
bool hasKind(const Catalog& cards, const Cards& list, Kind kind) {
  return std::any_of(list.begin(), list.end(), [&](CardId card) { return cards.of(card).kind == kind; });
}

bool handedOver(const World& w) {
  for (const Agent& agent : w.agents)
    for (const CardId card : agent.hand)
      if (w.knows[card].size() == 2) return true;
  return false;
}

bool lookedBehind(const World& w) {
  for (const DieId die : w.hidden)
    if (w.dieKnownTo[die].size() > 1) return true;
  return false;
}

bool isSet(std::int8_t snag) { return snag >= 0; }

const std::array kSights = {
    Sight{"a Loyal Agent is Bronzed", [](const World& w) { return w.bronzed != Seat::Table; }},
    Sight{"the Traitor is Bronzed", [](const World& w) { return w.traitor.bronzed; }},
    Sight{"the Traitor has revealed itself", [](const World& w) { return w.traitor.revealed && !w.traitor.bronzed; }},
    Sight{"a vote is cast and not shown", [](const World& w) { return !w.voted.empty() && !w.votesShown; }},
    Sight{"votes lie open", [](const World& w) { return w.votesShown; }},
    Sight{"an Agent is KO'd",
          [](const World& w) { return anyAgent(w, [](const Agent& a) { return a.health == Health::Ko; }); }},
    Sight{"an Agent is wounded",
          [](const World& w) { return anyAgent(w, [](const Agent& a) { return a.health == Health::Wounded; }); }},
    Sight{"the Travel Bag is full",
          [](const World& w) { return anyAgent(w, [](const Agent& a) { return a.bag != CardId::None; }); }},
    Sight{"a die is covered",
          [](const World& w) { return anyAgent(w, [](const Agent& a) { return !a.covered.empty(); }); }},
    Sight{"dice lie behind shields", [](const World& w) { return !w.hidden.empty(); }},
    Sight{"somebody has looked behind a shield", lookedBehind},
    Sight{"a card was handed over", handedOver},
    Sight{"cards are laid aside", [](const World& w) { return !w.aside.empty(); }},
    Sight{"the Traitor covers Goo", [](const World& w) { return w.traitor.gooCover >= 0; }},
    Sight{"Goo is shown", [](const World& w) { return !w.retrieval.goo.empty(); }},
    Sight{"the Traitor holds Plots", [](const World& w) { return !w.traitor.plots.empty(); }},
    Sight{"an obstacle blocks a place",
          [](const World& w) {
            return std::any_of(w.blocks.begin(), w.blocks.end(), [](Obstacle o) { return !o.none(); });
          }},
    Sight{"an obstacle lies on the track", [](const World& w) { return !w.track.empty(); }},
    Sight{"a ring lies on an obstacle", [](const World& w) { return w.ringsLeft < 4; }},
    Sight{"the gear is broken", [](const World& w) { return w.gear; }},
    Sight{"a Snag lies out", [](const World& w) { return std::any_of(w.snags.begin(), w.snags.end(), isSet); }},
    Sight{"a Consequence is in force", [](const World& w) { return !w.inForce.empty(); }},
    Sight{"a Whammy has struck", [](const World& w) { return w.whammied; }},
    Sight{"an artifact lies open", [](const World& w) { return w.artifact != CardId::None; }},
    Sight{"an artifact is retrieved", [](const World& w) { return !w.stacks.empty(); }},
    Sight{"an artifact is lost", [](const World& w) { return !w.lost.empty(); }},
    Sight{"a die is locked", [](const World& w) { return !w.dice(Spot::Locked).empty(); }},
    Sight{"dice lie on the Bronze Sector", [](const World& w) { return !w.dice(Spot::Bronze).empty(); }},
    Sight{"the Finale is on", [](const World& w) { return w.phase == Phase::Finale; }},
    Sight{"a Plot was stopped", [](const World& w) { return w.plotsStopped > 0; }},
    Sight{"a Plot was executed", [](const World& w) { return w.plotsExecuted > 0; }},
};

constexpr const char* kCalamity = "a Calamity acts";
constexpr const char* kAdversary = "an Adversary Artifact is lost";

constexpr std::array kSecrets = {
    "who the Traitor is",
    "Traits in other hands",
    "the split of other hands",
    "Trait draw piles",
    "covered Trait discards",
    "the Traitor deck",
    "the Consequence pile",
    "the Ping pile",
    "the Plot pile",
    "the artifact stack",
    "the obstacle supply",
    "the Traitor's hand",
    "Plots held",
    "dice behind shields",
    "dice under covers",
    "sealed votes",
    "the Traitor's Goo",
    "the covered Goo die",
    "a sealed reveal",
    "the box",
};

/// Commit steps that exist only if a card of the season answers their window.  RULING-50
struct Answered {
  Ask ask;
  Window window;
};
constexpr std::array kCommits = {
    Answered{Ask::ResolveTraitorCard, Window::TraitorCard},
    Answered{Ask::ResolveCalamity, Window::Calamity},
    Answered{Ask::ResolveWhammy, Window::Whammy},
    Answered{Ask::ResolvePlot, Window::Plot},
    Answered{Ask::GoOnToGoo, Window::Revealed},
};

bool isAnswered(const Catalog& cards, Window window) {
  return std::ranges::any_of(cards.designs, [&](const Design& design) { return design.answersTo(window); });
}

template <int N>
bool sameDraw(const Tray<N>& a, const Tray<N>& b) {
  for (int place = 0; place < a.drawSize(); ++place)
    if (a.drawAt(place) != b.drawAt(place)) return false;
  return true;
}

template <int N>
bool sameDiscards(const Tray<N>& a, const Tray<N>& b) {
  for (int place = 0; place < a.discardSize(); ++place)
    if (a.discardAt(place) != b.discardAt(place)) return false;
  return true;
}

}  // namespace

void Notes::look(const Warehouse13& game, const State& truth) {
  const World& w = truth.world;
  for (const Sight& each : kSights)
    if (each.holds(w)) ++met[each.name];
  if (hasKind(game.cards(), w.playing, Kind::Calamity)) ++met[kCalamity];
  if (hasKind(game.cards(), w.lost, Kind::Adversary)) ++met[kAdversary];
  if (w.over()) ++met["ending " + wordFor(w.ending)];
  kernel::Decision d;
  game.decide(truth, Seat::Table, d);
  if (!d.empty()) ++met["question " + wordFor(static_cast<Ask>(d.question()))];
}

void Notes::note(const std::string& secret, bool could, bool did) {
  if (!could) return;
  ++moved[secret].could;
  moved[secret].did += did ? 1 : 0;
}

void Notes::compare(const State& truth, const State& dream, Seat viewer, kernel::Dealing dealing) {
  compareSeats(truth.world, dream.world, viewer);
  comparePiles(truth.world, dream.world);
  compareSealed(truth, dream, viewer);
  if (dealing != kernel::Dealing::Mixed) return;
  int hands = 0, traits = 0, stress = 0;
  bool split = false;
  for (int seat = 0; seat < truth.world.players; ++seat) {
    const Agent& agent = truth.world.agents[seat];
    if (seatAt(seat) == viewer || agent.handSize() == 0) continue;
    ++hands;
    traits += agent.hand.size();
    stress += agent.stress;
    split = split || agent.stress != dream.world.agents[seat].stress;
  }
  note("the split of other hands", hands > 1 && traits > 2 && stress > 2, split);
}

void Notes::compareSeats(const World& truth, const World& dream, Seat viewer) {
  int suspects = 0, held = 0;
  bool other = false;
  for (int seat = 0; seat < truth.players; ++seat) {
    if (seatAt(seat) == viewer) continue;
    suspects += couldBeTraitor(truth, seatAt(seat)) ? 1 : 0;
    held += truth.agents[seat].hand.size();
    other = other || !(truth.agents[seat].hand == dream.agents[seat].hand);
  }
  const TraitorSeat& traitor = truth.traitor;
  const bool mine = traitor.seat == viewer;
  note("who the Traitor is", traitor.seat != Seat::Table && !traitor.revealed && !mine && suspects > 1,
       dream.traitor.seat != traitor.seat);
  note("Traits in other hands", held > 0, other);
  note("the Traitor's hand", !mine && !traitor.hand.empty(), !(dream.traitor.hand == traitor.hand));
  note("Plots held", !mine && !traitor.plots.empty(), !(dream.traitor.plots == traitor.plots));
}

void Notes::comparePiles(const World& truth, const World& dream) {
  for (const Symbol type : kTypes) {
    note("Trait draw piles", truth.pile(type).drawSize() > 1, !sameDraw(truth.pile(type), dream.pile(type)));
    note("covered Trait discards", truth.pile(type).discardSize() > 1,
         !sameDiscards(truth.pile(type), dream.pile(type)));
  }
  note("the Traitor deck", truth.traitorDeck.drawSize() > 1, !sameDraw(truth.traitorDeck, dream.traitorDeck));
  note("the Consequence pile", truth.consequences.drawSize() > 1, !sameDraw(truth.consequences, dream.consequences));
  note("the Ping pile", truth.pings.drawSize() > 0, !sameDraw(truth.pings, dream.pings));
  note("the Plot pile", truth.plots.drawSize() > 1, !sameDraw(truth.plots, dream.plots));
  note("the artifact stack", !truth.artifacts.empty(), !(truth.artifacts == dream.artifacts));
  note("the obstacle supply", truth.obstacleSupply.size() > 1, !(truth.obstacleSupply == dream.obstacleSupply));
  note("the box", true, outOfTheBox(truth) != outOfTheBox(dream));
}

void Notes::compareSealed(const State& truth, const State& dream, Seat viewer) {
  const World& w = truth.world;
  const World& v = dream.world;
  bool dice = false, turned = false;
  for (const DieId die : w.hidden) {
    if (w.dieKnownTo[die].has(viewer)) continue;
    dice = true;
    turned = turned || !(w.clue(die) == v.clue(die));
  }
  note("dice behind shields", dice, turned);
  for (int seat = 0; seat < w.players; ++seat) {
    if (seatAt(seat) == viewer) continue;
    const Agent& agent = w.agents[seat];
    const bool open = !(agent.covered & w.retrieval.named).empty();
    note("dice under covers", !agent.covered.empty() && agent.covered != agent.claimed && !open,
         agent.covered != v.agents[seat].covered);
    note("sealed votes", w.voted.has(seatAt(seat)) && !w.votesShown, w.votes[seat] != v.votes[seat]);
  }
  const TraitorSeat& traitor = w.traitor;
  if (traitor.seat == viewer) return;
  const bool rolled = traitor.gooFaces[0].symbol != traitor.gooFaces[1].symbol;
  note("the Traitor's Goo", traitor.revealed && w.retrieval.open && rolled, traitor.gooFaces != v.traitor.gooFaces);
  note("the covered Goo die", traitor.gooCover >= 0 && std::popcount(traitor.goo) > 1,
       traitor.gooCover != v.traitor.gooCover);
  note("a sealed reveal", !traitor.revealed && truth.agenda.nearest<AskToReveal>() != nullptr,
       w.willReveal != v.willReveal);
}

std::vector<std::string> allToMeet(const Catalog& cards) {
  std::vector<std::string> all = {kCalamity, kAdversary};
  for (const Sight& each : kSights) all.emplace_back(each.name);
  for (int number = 1; number <= static_cast<int>(kLastAsk); ++number) {
    const Ask ask = static_cast<Ask>(number);
    if (shipped::isOfDesigners(ask)) continue;
    const auto commit = std::ranges::find(kCommits, ask, &Answered::ask);
    if (commit == kCommits.end() || isAnswered(cards, commit->window)) all.push_back("question " + wordFor(ask));
  }
  for (int ending = 1; ending <= static_cast<int>(Ending::ShorterGame); ++ending)
    all.push_back("ending " + wordFor(static_cast<Ending>(ending)));
  return all;
}

std::vector<std::string> allToMove() { return {kSecrets.begin(), kSecrets.end()}; }

std::string faultOfKnowledge(const World& w) {
  const auto remembered = [&](const auto& tray) {
    for (int place = 0; place < tray.drawSize(); ++place) {
      const SeatSet who = w.knows[tray.drawAt(place)];
      if (!who.empty() && who != SeatSet::all()) return true;  // laid there openly: known to all
    }
    return false;
  };
  const bool traits = std::any_of(w.traits.begin(), w.traits.end(), remembered);
  if (traits || remembered(w.traitorDeck) || remembered(w.consequences) || remembered(w.pings) || remembered(w.plots))
    return "a seat remembers a card of a draw pile";
  return {};
}

}  // namespace secrecy
