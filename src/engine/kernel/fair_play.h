#pragma once
// The run that every game must pass: random seasons, seen by every seat and the table.
//
// At each decision the secrets are re-dealt (a dream), and nothing a viewer perceives may change. Over each choice,
// what the viewer did not learn is re-dealt in the state before, the same choice is made with the same chance, and
// again nothing the viewer perceives may change. Over a choice that can be taken back everything is re-dealt, because
// nobody may have learned anything. Hidden choices and hidden outcomes that leave a viewer the same sight must have
// looked the same to it. Also: no empty decision, no endless season, `undoable` keeps its promise, undo restores,
// replay equals play.
//
// A game may define, each `const`:
//   bool couldDiffer(const State&, Seat)            whether this viewer's dreams can differ from the truth
//   void pointable(const View&, std::vector<Noun>&) what a player can point at, for `why`
//   std::string fault(const State&)                 a broken invariant as a sentence, or empty
//   bool momentary(const Event&, const State&)      rightly shows what the state after it hides
//
// `pin` gets events as the viewer sees them. It should pin from an event only what the state after it no longer shows
// (a card open for a moment); otherwise an event with too wide an audience pins its own leak.

#include <exception>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/kernel/bot.h"
#include "engine/kernel/count.h"
#include "engine/kernel/dreamer.h"

namespace kernel {

/// One run over one game and set-up. Call checkFairPlay below instead.
template <Game G>
class FairPlay {
 public:
  FairPlay(const G& game, const typename G::Setup& setup, const FairPlayPlan& plan, Bot<typename G::View>& bot)
      : game_(game), setup_(setup), plan_(plan), bot_(bot), dreamer_(game, plan, result_) {}
  FairPlay(const FairPlay&) = delete;

  [[nodiscard]] FairPlayResult run() {
    for (int at = 0; at < plan_.seasons && failures() < plan_.mostFailures; ++at) {
      seed_ = plan_.firstSeed + static_cast<std::uint64_t>(at);
      step_ = 0;
      viewer_ = Seat::Table;
      try {
        season();
      } catch (const Stop&) {
      } catch (const std::exception& thrown) {
        note(std::string("the game throws: ") + thrown.what());
      }
      ++result_.seasons;
    }
    for (const DreamShare& each : result_.shares) {
      viewer_ = each.viewer;
      if (const std::string problem = dreamer_.share(each); !problem.empty()) note(problem);
    }
    return result_;
  }

 private:
  using State = typename G::State;
  struct Stop {};  // ends a season at its first failure: later ones follow from it

  [[nodiscard]] int failures() const { return count(result_.failures); }
  void note(std::string what) { result_.failures.push_back({seed_, step_, viewer_, std::move(what)}); }
  void must(bool holds, const char* otherwise) {
    if (!holds) must(std::string(otherwise));
  }
  void must(const std::string& problem) {
    if (problem.empty()) return;
    note(problem);
    throw Stop{};
  }

  void season() {
    Session<G> session(game_, setup_, seed_);
    mind_ = Luck(~seed_);
    dreamer_.sleep(~seed_ * 3);
    checkDecision(session);
    while (!session.over()) {
      must(step_ < plan_.mostChoices, "the season does not end");
      const bool secrecy = plan_.every > 0 && step_ % plan_.every == 0;
      if (secrecy) forEveryViewer(session, [&](Seat viewer) { must(dreamer_.atDecision(session.state(), viewer)); });
      const RandomMove move = pick(session);
      const State before = session.state();
      make(session, move);
      if (secrecy)
        forEveryViewer(session, [&](Seat viewer) { must(dreamer_.overChoice(session, before, move, viewer)); });
      ++step_;
      checkDecision(session);
    }
    checkReplay(session);
  }

  template <class Check>
  void forEveryViewer(const Session<G>& session, Check check) {
    for (int at = index(Seat::Table); at < session.seats(); ++at) {
      viewer_ = seatAt(at);
      check(viewer_);
    }
    viewer_ = Seat::Table;
  }

  // ---- playing

  [[nodiscard]] RandomMove pick(const Session<G>& session) {
    typename G::View view{};
    Decision d;
    for (int at = 0; at < session.seats(); ++at) {
      const Seat seat = seatAt(at);
      if (!session.mayInterject(seat)) continue;
      session.interjections(seat, d);
      view = {};
      session.view(seat, view);
      if (const std::optional<int> chosen = bot_.interject(view, d, mind_))
        return {{seat, d[*chosen], How::Interjection}};
    }
    Few<Seat, kMaxSeats> asked;
    for (int at = 0; at < session.seats(); ++at)
      if (session.asked().has(seatAt(at))) asked.push(seatAt(at));
    const Seat seat = asked[mind_.pick(asked.size(), ChanceOf::Card)];
    session.decision(seat, d);
    view = {};
    session.view(seat, view);
    const Choice choice = d[bot_.choose(view, d, mind_)];
    d.keepFace();
    return {{seat, choice}, d.find(choice) >= 0};
  }

  void make(Session<G>& session, const Move& move) {
    const bool promised = session.undoable(move);
    const State before = session.state();
    apply(session, move);
    must(session.mayUndo() == promised, "whether a choice can be taken back is not what was said beforehand");
    if (promised && mind_.pick(4, ChanceOf::Card) == 0) {
      session.undo();
      must(sameForAll(game_, session.state(), before), "undo does not restore the state before");
      apply(session, move);
      ++result_.undone;
    }
    ++(move.how == How::Interjection ? result_.interjections : result_.choices);
  }
  void apply(Session<G>& session, const Move& move) const {
    if (move.how == How::Interjection) session.interject(move.seat, move.choice);
    else session.choose(move.seat, move.choice);
  }

  // ---- conformance

  void checkDecision(const Session<G>& session) {
    const State& state = session.state();
    const SeatSet asked = game_.asked(state);
    Decision listed, left;
    game_.decide(state, Seat::Table, listed);
    must(game_.result(state).over == asked.empty(),
         "nobody is asked though the game goes on, or somebody though it is over");
    must(listed.empty() == asked.empty(), "a decision has no choices");
    must(!listed.automatic() || listed.size() > 1, "a question that answers itself was asked");
    for (int at = 0; at < kMaxSeats; ++at) {
      if (!asked.has(seatAt(at))) continue;
      must(at < session.seats(), "a seat is asked that does not play");
      checkQuestion(seatAt(at), state);
    }
    session.decision(Seat::Table, left);  // as `choose` left it
    listed.keepFace();
    must(left == listed, "the decision that `choose` leaves is not the one that `decide` lists");
    for (int at = 0; at < session.seats(); ++at) {
      game_.interject(state, seatAt(at), listed);
      must(listed.empty() || game_.mayInterject(state, seatAt(at)),
           "a seat that may not interject is offered something");
    }
    for (int at = index(Seat::Table); at < session.seats(); ++at)
      must(!game_.learned(state, state, seatAt(at)), "a seat learns something though nothing happened");
    if constexpr (requires { game_.fault(state); }) must(game_.fault(state));
  }
  void checkQuestion(Seat seat, const State& state) {
    Decision d;
    game_.decide(state, seat, d);
    must(!d.empty(), "a decision has no choices");
    must(d.seat() == seat, "an asked seat gets the question of another");
    must(!d.automatic() || d.openness() == Openness::Public, "a question that is not public answers itself");
    for (int at = 1; at < d.size(); ++at) must(d.find(d[at]) == at, "a decision offers the same choice twice");
  }

  void checkReplay(const Session<G>& session) {
    Decision d;
    Replayed opening(session.opening());
    State state = game_.begin(setup_, opening, nullptr, d);
    bool usedUp = opening.usedUp();
    for (std::size_t at = 0; at < session.history().size(); ++at) {
      const Entry& entry = session.history()[at];
      Replayed chance(session.outcomesOf(at));
      game_.choose(state, entry, chance, nullptr, d);
      usedUp = usedUp && chance.usedUp();
    }
    must(usedUp, "a replay asks for less chance than the game did");
    must(sameForAll(game_, state, session.state()), "a replay ends in another state");
  }

  const G& game_;
  const typename G::Setup& setup_;
  const FairPlayPlan& plan_;
  Bot<typename G::View>& bot_;
  FairPlayResult result_;
  Dreamer<G> dreamer_;
  Luck mind_{0};  // the players' chance, apart from the game's own
  std::uint64_t seed_ = 0;
  int step_ = 0;
  Seat viewer_ = Seat::Table;
};

/// Plays seasons of a game as planned and reports what is wrong. With the game's own bot instead of a random one,
/// seasons go where people take them.
template <Game G>
[[nodiscard]] FairPlayResult checkFairPlay(const G& game, const typename G::Setup& setup, const FairPlayPlan& plan,
                                           Bot<typename G::View>& bot) {
  return FairPlay<G>(game, setup, plan, bot).run();
}
template <Game G>
[[nodiscard]] FairPlayResult checkFairPlay(const G& game, const typename G::Setup& setup,
                                           const FairPlayPlan& plan = {}) {
  RandomBot<typename G::View> bot;
  return checkFairPlay(game, setup, plan, bot);
}

}  // namespace kernel
