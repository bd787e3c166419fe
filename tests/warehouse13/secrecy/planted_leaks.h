#pragma once
// The game with one leak each, for proving that fair play finds it. Each shadows functions of the honest game; the
// sentence above it says what a player would notice.

#include <algorithm>

#include "engine/games/warehouse13/phases/phases.h"
#include "engine/games/warehouse13/seen/knowledge.h"
#include "warehouse13/secrecy/watched.h"

namespace leaks {

using namespace w13;
using kernel::Move;
using Honest = Warehouse13;

inline bool asks(const Decision& d, Ask ask) { return d.question() == static_cast<std::uint16_t>(ask); }
inline bool hiddenTraitor(const World& w, Seat seat) { return w.traitor.seat == seat && !w.traitor.revealed; }
/// The seats that cover a die showing a 0: of no use to anybody, and known to nobody else.
inline bool coversNothing(const World& w, Seat seat) { return !(w.agent(seat).covered & w.numbered(0)).empty(); }

// ---- what is shown ----------------------------------------------------------------------------------------------

/// The counter beside a shield counts the Traits alone, so that what is missing to the cards on the table is Stress.
struct CountsTraits : Honest {
  using Honest::Honest;
  void view(const State& s, Seat viewer, View& v) const {
    Honest::view(s, viewer, v);
    for (int seat = 0; seat < s.world.players; ++seat)
      v.seats[seat].handSize = static_cast<std::uint8_t>(s.world.agents[seat].hand.size());
  }
};
/// Between two parts of what goes on by itself the table shows who the Traitor is: for an instant only.
struct GlimpsesTheTraitor : Honest {
  using Honest::choose;
  using Honest::Honest;
  void choose(State& s, const Move& move, kernel::Chance& chance, Events* events, Decision& d,
              const Between& between) const {
    Honest::choose(s, move, chance, events, d, [&](const State& now) {
      State shown = now;
      shown.world.traitor.revealed = true;
      between(shown);
    });
  }
};
/// Behind a shield the cards stand as in the owner's hand: where the one that was handed over stands tells when the
/// others came.
struct ShowsHandOrder : Honest {
  using Honest::Honest;
  void view(const State& s, Seat viewer, View& v) const {
    Honest::view(s, viewer, v);
    for (int seat = 0; seat < s.world.players; ++seat) {
      if (seatAt(seat) == viewer) continue;
      auto& known = v.seats[seat].known;
      known.clear();
      for (const CardId card : s.world.agents[seat].hand)
        known.push(s.world.knows[card].has(viewer) ? card : CardId::None);
    }
  }
};
/// Where no discard lies the next card of the pile shows through: also right after a shuffle.
struct ShowsNextCard : Honest {
  using Honest::Honest;
  void view(const State& s, Seat viewer, View& v) const {
    Honest::view(s, viewer, v);
    for (int type = 0; type < kTypeCount; ++type) {
      const auto& pile = s.world.traits[type];
      if (pile.discardSize() == 0 && pile.drawSize() > 0) v.traits[type].top = pile.drawAt(pile.drawSize() - 1);
    }
  }
};
/// The Pings that were not dealt can be looked through in the box.
struct ShowsBox : Honest {
  using Honest::Honest;
  void view(const State& s, Seat viewer, View& v) const {
    Honest::view(s, viewer, v);
    const auto dealt = outOfTheBox(s.world);
    for (const CardId card : cards().all(Kind::Ping))
      if (!dealt.has(card)) v.pings.top = card;
  }
};
/// A die is turned over as soon as it is covered, not when all covers are lifted.
struct ShowsCoveredFace : Honest {
  using Honest::Honest;
  void view(const State& s, Seat viewer, View& v) const {
    Honest::view(s, viewer, v);
    for (const Agent& agent : s.world.agents)
      for (const DieId die : agent.covered) v.dice[die].shows = s.world.clue(die);
  }
};
/// The dice that were not covered lie open after the reveal.
struct ShowsUncovered : Honest {
  using Honest::Honest;
  void view(const State& s, Seat viewer, View& v) const {
    Honest::view(s, viewer, v);
    for (const Agent& agent : s.world.agents)
      if (!agent.revealed.empty())
        for (const DieId die : agent.claimed) v.dice[die].shows = s.world.clue(die);
  }
};
/// The Traitor looks behind all shields, hidden or not.
struct TraitorSeesDice : Honest {
  using Honest::Honest;
  void view(const State& s, Seat viewer, View& v) const {
    Honest::view(s, viewer, v);
    if (viewer != Seat::Table && s.world.traitor.seat == viewer)
      for (const DieId die : s.world.hidden) v.dice[die].shows = s.world.clue(die);
  }
};
/// The sum beside a requirement moves when a die is covered that will help.
struct SumsCovers : Honest {
  using Honest::Honest;
  void view(const State& s, Seat viewer, View& v) const {
    Honest::view(s, viewer, v);
    for (const Agent& agent : s.world.agents)
      for (const DieId die : agent.covered)
        if (const Clue clue = s.world.clue(die); index(clue.symbol) < kTypeCount)
          v.applied[clue.symbol] = static_cast<std::int8_t>(v.applied[clue.symbol] + clue.number);
  }
};
/// The Traitor's Goo dice lie face up from the roll on.
struct ShowsGoo : Honest {
  using Honest::Honest;
  void view(const State& s, Seat viewer, View& v) const {
    Honest::view(s, viewer, v);
    v.gooFaces = s.world.traitor.gooFaces;
  }
};
/// A vote lies open as soon as it is cast, so that the next voter can follow.
struct ShowsVotes : Honest {
  using Honest::Honest;
  void view(const State& s, Seat viewer, View& v) const {
    Honest::view(s, viewer, v);
    for (int seat = 0; seat < s.world.players; ++seat)
      v.seats[seat].votedBronze = s.world.voted.has(seatAt(seat)) && s.world.votes[seat];
  }
};
/// The list of Agents leaves one out: the one who is none.
struct ListsLoyal : Honest {
  using Honest::Honest;
  void view(const State& s, Seat viewer, View& v) const {
    Honest::view(s, viewer, v);
    if (s.world.traitor.seat != Seat::Table) v.seats[s.world.traitor.seat].isAgent = false;
  }
};
/// A card that went from hand to hand is shown to everybody from then on.
struct ShowsGifts : Honest {
  using Honest::Honest;
  void view(const State& s, Seat viewer, View& v) const {
    Honest::view(s, viewer, v);
    for (int seat = 0; seat < s.world.players; ++seat)
      for (const CardId card : s.world.agents[seat].hand)
        if (s.world.knows[card].size() == 2 && !s.world.knows[card].has(viewer)) v.seats[seat].known.push(card);
  }
};

// ---- whom and what the game asks --------------------------------------------------------------------------------

/// Respond is open only to whoever holds a card for the moment.
struct RespondForHolders : Honest {
  using Honest::Honest;
  bool mayInterject(const State& s, Seat seat) const {
    Decision d;
    if (Honest::mayInterject(s, seat)) Honest::interject(s, seat, d);
    return !d.empty();
  }
};
/// A game that asks otherwise after each choice.
template <class Asking>
struct Asks : Honest {
  using Honest::Honest;
  void choose(State& s, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Honest::choose(s, move, chance, events, d);
    static_cast<const Asking&>(*this).askOtherwise(s, chance, events, d);
  }
};
/// Who has no Trait that pays is not asked to pay.
struct SkipsWithoutCard : Asks<SkipsWithoutCard> {
  using Asks::Asks;
  void askOtherwise(State& s, kernel::Chance& chance, Events* events, Decision& d) const {
    while (asks(d, Ask::PayForClue) && d.size() == 1) Honest::choose(s, {d.seat(), d[0]}, chance, events, d);
  }
};
/// Only the Traitor is asked whether to reveal or to capture.
struct PromptsTheTraitor : Asks<PromptsTheTraitor> {
  using Asks::Asks;
  void askOtherwise(State& s, kernel::Chance& chance, Events* events, Decision& d) const {
    const auto reveal = [&] {
      return asks(d, Ask::RevealOnBronzing) || asks(d, Ask::RevealOnLoss) || asks(d, Ask::Capture);
    };
    while (reveal() && d.seat() != s.world.traitor.seat)
      Honest::choose(s, {d.seat(), choice(verb::Continue)}, chance, events, d);
  }
};
/// A game that words its questions otherwise.
template <class Asking>
struct Rewords : Honest {
  using Honest::Honest;
  void decide(const State& s, Seat seat, Decision& d) const {
    Honest::decide(s, seat, d);
    static_cast<const Asking&>(*this).reword(s, d);
  }
  void choose(State& s, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Honest::choose(s, move, chance, events, d);
    decide(s, Seat::Table, d);
  }
};
/// The table's screen shows the Actions that come from the hand among the others.
struct OffersTheHand : Rewords<OffersTheHand> {
  using Rewords::Rewords;
  void reword(const State&, Decision& d) const {
    if (!asks(d, Ask::TakeAction) && !asks(d, Ask::TakeExtraAction)) return;
    const Decision asked = d;
    d.ask(asked.seat(), asked.question(), asked.rule(), asked.openness());
    for (const Choice c : asked.choices()) d.offer(c);
  }
};
/// To the Traitor the vote cites another rule.
struct CitesForTheTraitor : Rewords<CitesForTheTraitor> {
  using Rewords::Rewords;
  void reword(const State& s, Decision& d) const {
    if (!asks(d, Ask::Vote) || d.seat() != s.world.traitor.seat) return;
    const Decision asked = d;
    d.ask(asked.seat(), asked.question(), "REVEAL-03"_rule, asked.openness());
    for (const Choice c : asked.choices()) d.offer(c);
  }
};
/// Work the Case waits for no hand to be opened if nothing in it pays: the pause is shorter.
struct WaitsForHolders : Rewords<WaitsForHolders> {
  using Rewords::Rewords;
  void reword(const State&, Decision& d) const {
    if (!asks(d, Ask::WorkTheCase) || d.size() > static_cast<int>(d.openChoices().size())) return;
    const Decision asked = d;
    d.ask(asked.seat(), asked.question(), asked.rule(), Openness::Public);
    for (const Choice c : asked.choices()) d.offer(c);
  }
};
/// Pointing at a clue says whether the Agent who is asked holds a Trait at all that pays.
struct ExplainsByHand : Honest {
  using Honest::Honest;
  Rule why(const State& s, Seat viewer, Noun noun, Decision& scratch) const {
    const Rule honest = Honest::why(s, viewer, noun, scratch);
    Decision d;
    decide(s, Seat::Table, d);
    const bool pays = d.size() > static_cast<int>(d.openChoices().size());
    return asks(d, Ask::WorkTheCase) && thingOf(noun) == Thing::Die && !pays ? "CLAIM-04"_rule : honest;
  }
};
/// The First Agent token passes the hidden Traitor by.
struct TokenAvoidsTheTraitor : Asks<TokenAvoidsTheTraitor> {
  using Asks::Asks;
  void askOtherwise(State& s, kernel::Chance&, Events* events, Decision& d) const {
    const bool passed = events != nullptr && std::ranges::any_of(*events, [](const Event& event) {
                          return event.what == Happened::FirstAgentPassed;
                        });
    if (!passed || !hiddenTraitor(s.world, s.world.firstAgent)) return;
    s.world.firstAgent = s.world.leftOf(s.world.firstAgent);
    decide(s, Seat::Table, d);
  }
};

}  // namespace leaks
