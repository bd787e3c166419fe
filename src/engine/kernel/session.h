#pragma once
// One running game and its history: all that its match, bots and tests hold of a game in progress.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/game.h"
#include "engine/kernel/glimpse.h"
#include "engine/kernel/history.h"
#include "engine/kernel/news.h"
#include "engine/kernel/refusal.h"
#include "engine/kernel/undo.h"

namespace kernel {

/// What a viewer needs after a change, redacted for it.
template <Game G>
struct Update {
  typename G::View view;
  Decision decision;
  typename G::Events events;
};

/// A running game. Every function that takes a seat from outside throws RefusedError if that seat does not play (a
/// viewer may also be Seat::Table). Strong guarantee: a call that throws changes nothing, except that chance may have
/// been drawn from.
template <Game G>
class Session {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using View = typename G::View;
  using Event = typename G::Event;
  using Events = typename G::Events;

  /// Starts a game and runs it to its first decision. `game` must outlive the session.
  Session(const G& game, const Setup& setup, std::unique_ptr<Chance> chance, Listening listening = Listening::Yes)
      : game_(&game), setup_(setup), chance_(std::move(chance)), news_(listening) {
    history_.reserve(kUsualSteps);
    past_.reserve(kUsualSteps);
    outcomes_.reserve(kUsualSteps);
    Record record(*chance_, outcomes_);
    state_ = game_->begin(setup_, record, news_.pen(), now_);
    news_.endStep();
    openingEnd_ = outcomes_.size();
  }
  Session(const G& game, const Setup& setup, std::uint64_t seed, Listening listening = Listening::Yes)
      : Session(game, setup, std::make_unique<Luck>(seed), listening) {}
  /// Continues from a stored state, without the history that led to it.
  Session(const G& game, const Setup& setup, const State& state, std::unique_ptr<Chance> chance,
          Listening listening = Listening::Yes)
      : game_(&game), setup_(setup), chance_(std::move(chance)), state_(state), news_(listening) {
    news_.endStep();
    game_->decide(state_, Seat::Table, now_);
  }

  // ---- the current state

  [[nodiscard]] int seats() const { return game_->seats(state_); }
  [[nodiscard]] bool over() const { return game_->result(state_).over; }
  [[nodiscard]] Result result() const { return game_->result(state_); }
  /// The seats with an open question; several if the question is sealed.
  [[nodiscard]] SeatSet asked() const { return now_.asked(); }
  void view(Seat viewer, View& view) const {
    checkViewer(viewer);
    game_->view(state_, viewer, view);
  }
  /// An asked seat gets its question in full; every other viewer gets the face of the first asked seat's question.
  void decision(Seat viewer, Decision& d) const {
    checkViewer(viewer);
    if (askedInFull(viewer, d)) return;
    d = now_;
    d.keepFace();
  }
  /// Whether a seat may interject at all, by public facts.
  [[nodiscard]] bool mayInterject(Seat seat) const { return checkSeat(seat), game_->mayInterject(state_, seat); }
  /// The interjections open to a seat now, for that seat only. May be empty even if mayInterject().
  void interjections(Seat seat, Decision& d) const {
    checkSeat(seat);
    game_->interject(state_, seat, d);
  }
  /// The rule that keeps a noun from being a choice, as far as the viewer may know.
  [[nodiscard]] Rule why(Seat viewer, Noun noun) const {
    checkViewer(viewer);
    Decision scratch;
    return game_->why(state_, viewer, noun, scratch);
  }
  /// The events of the opening or of the last choice, interjection or visit, redacted for the viewer. Empty after undo.
  [[nodiscard]] Events eventsFor(Seat viewer) const {
    checkViewer(viewer);
    return newsAfter_ == kOpening ? news_.all(viewer) : news_.after(newsAfter_, viewer);
  }
  /// What the viewer saw meanwhile, between the parts of what went on by itself.
  [[nodiscard]] std::vector<Glimpse<G>> glimpsesFor(Seat viewer) const {
    return checkViewer(viewer), glimpsesAfter(*this, newsAfter_, viewer);
  }
  void update(Seat viewer, Update<G>& update) const {
    update.view = View{};
    view(viewer, update.view);
    decision(viewer, update.decision);
    update.events = eventsFor(viewer);
  }

  // ---- playing

  /// Answers the question with one of its choices.
  void choose(Seat seat, Choice choice) {
    checkAnswer(seat, choice);
    apply({seat, choice}, nextGroup());
  }
  /// The same, by the choice's index in the seat's decision.
  void chooseIndex(Seat seat, int at) { choose(seat, choiceAt(seat, at)); }
  /// A visit: several answers of one seat as one unit. The way to the last one is tried on a copy before the first is
  /// applied. A step after one that uses chance or shows the seat something new cannot be chosen beforehand: a refusal
  /// would reveal the outcome.
  void choose(Seat seat, std::span<const Choice> visit) {
    checkVisit(seat, visit);
    const Mark before = mark();
    const std::uint32_t group = nextGroup();
    try {
      for (const Choice& choice : visit) apply({seat, choice}, group);
    } catch (...) {
      goBack(before);
      throw;
    }
    newsAfter_ = before.step;
  }
  /// The seat's question after some choices of a visit, without making them. Empty if the seat is not asked then, if
  /// the choices use chance or teach the seat something, or if there is no room for their effects: making them then
  /// says why. `seen` gets the events the seat would see, including what follows automatically; none in the last two
  /// cases.
  void decisionAfter(Seat seat, std::span<const Choice> visit, Decision& d, Events* seen = nullptr) const {
    checkSeat(seat);
    d.clear();
    if (seen != nullptr) seen->clear();
    News<G> news(seen == nullptr ? Listening::No : Listening::Yes);
    try {
      const Trial trial = tryVisit(seat, visit, news.pen());
      if (!trial.goesOn) return;
      if (seen != nullptr) *seen = news.all(seat);
      if (game_->asked(trial.state).has(seat)) game_->decide(trial.state, seat, d);
    } catch (const NoRoomError&) {
      d.clear();
    }
  }
  /// Makes one of the seat's interjections, though it is not asked.
  void interject(Seat seat, Choice choice) {
    checkInterjection(seat, choice);
    apply({seat, choice, How::Interjection}, nextGroup());
  }

  // ---- undo

  /// Whether an offered move could be taken back once made.
  [[nodiscard]] bool undoable(const Move& move) const {
    if (move.how == How::Interjection) checkInterjection(move.seat, move.choice);
    else checkAnswer(move.seat, move.choice);
    return kernel::undoable(*game_, state_, move);
  }
  /// Whether the last unit can be taken back: nobody learnt anything from it, and no other seat has answered since (an
  /// answer that was itself taken back counts: it was heard).
  [[nodiscard]] bool mayUndo() const {
    if (history_.size() <= answeredSince_ || over()) return false;
    for (std::size_t at = lastUnit(); at < history_.size(); ++at) {
      const Entry& made = history_[at];
      if (!outcomesOf(at).empty() || isSealed(*game_, stateAt(at), made)) return false;
      if (somebodyLearned(*game_, stateAt(at), stateAt(at + 1))) return false;
    }
    return true;
  }
  /// Takes the last unit back. Throws RefusedError unless mayUndo().
  void undo() {
    if (history_.empty()) throw RefusedError("there is nothing to take back");
    if (!mayUndo()) throw RefusedError("the last choice cannot be taken back: somebody has learnt something since");
    goBack({lastUnit(), answeredSince_, lastUnit()});
  }

  // ---- history

  /// The number of moves made.
  [[nodiscard]] int steps() const { return count(history_); }
  [[nodiscard]] const std::vector<Entry>& history() const { return history_; }
  /// The outcomes of chance before the first decision.
  [[nodiscard]] std::span<const Outcome> opening() const { return {outcomes_.data(), openingEnd_}; }
  /// The outcomes of chance during the history entry with this index.
  [[nodiscard]] std::span<const Outcome> outcomesOf(std::size_t at) const {
    return std::span(outcomes_).subspan(chanceEnd(at), history_[at].chanceEnd - chanceEnd(at));
  }
  [[nodiscard]] const std::vector<Look>& looks() const { return looks_; }
  [[nodiscard]] const Setup& setup() const { return setup_; }
  [[nodiscard]] const G& game() const { return *game_; }
  /// The full state: for the log, fair play and tests, never for a front end or a bot.
  [[nodiscard]] const State& state() const { return state_; }
  /// The full state after the first `step` moves.
  [[nodiscard]] const State& stateAt(std::size_t step) const { return step < past_.size() ? past_[step] : state_; }
  /// The source of chance, for the log alone.
  [[nodiscard]] Chance& chance() { return *chance_; }
  [[nodiscard]] const Chance& chance() const { return *chance_; }

  /// All events so far, the opening's included, redacted for the viewer.
  [[nodiscard]] Events eventsSoFar(Seat viewer) const { return checkViewer(viewer), news_.all(viewer); }
  /// All events, unredacted: for looking back. Throws RefusedError until the game is over.
  [[nodiscard]] const Events& story() const {
    if (!over()) throw RefusedError("the game is not over; what happened in secret is told at its end");
    return news_.everything();
  }

  /// Records that a seat looks at its secret screen now.
  void looked(Seat seat) {
    checkSeat(seat);
    const Look look{seat, history_.size()};
    if (looks_.empty() || looks_.back() != look) looks_.push_back(look);
  }
  /// The events since the seat's last look (or since the beginning), redacted for it.
  [[nodiscard]] Events sinceLastLook(Seat seat) const {
    checkSeat(seat);
    for (std::size_t at = looks_.size(); at-- > 0;)
      if (looks_[at].seat == seat) return news_.after(looks_[at].step, seat);
    return news_.all(seat);
  }
  /// A copy of this session as it was after its first `step` moves, with the history up to there.
  [[nodiscard]] Session branch(int step, std::unique_ptr<Chance> chance) const {
    if (step < 0 || step > steps())
      throw RefusedError("there is no step " + std::to_string(step) + " to branch from; the last one is " +
                         std::to_string(steps()));
    Session other(*this, std::move(chance));
    const std::size_t last = sizeOf(step);
    other.goBack({last, 0, last});
    other.answeredSince_ = other.lastChangeOfSeat();
    return other;
  }

  /// All events, unredacted, while the game runs: for scenarios alone.
  [[nodiscard]] const Events& everything() const { return news_.everything(); }

  // ---- for a log that cannot be written: the unwritten moves are dropped

  [[nodiscard]] Mark mark() const { return {history_.size(), answeredSince_, newsAfter_}; }
  /// Drops everything since a mark. The caller restores chance.
  void revert(const Mark& to) { goBack(to); }

 private:
  static constexpr std::size_t kOpening = static_cast<std::size_t>(-1);

  /// A copy with another source of chance.
  Session(const Session& like, std::unique_ptr<Chance> chance)
      : game_(like.game_), setup_(like.setup_), chance_(std::move(chance)), state_(like.state_),
        history_(like.history_), past_(like.past_), outcomes_(like.outcomes_), openingEnd_(like.openingEnd_),
        looks_(like.looks_), news_(like.news_) {}

  [[nodiscard]] std::uint32_t nextGroup() const { return history_.empty() ? 0 : history_.back().group + 1; }
  /// The number of steps before the last unit.
  [[nodiscard]] std::size_t lastUnit() const {
    std::size_t first = history_.size() - 1;
    while (first > 0 && history_[first - 1].group == history_.back().group) --first;
    return first;
  }
  [[nodiscard]] std::size_t lastChangeOfSeat() const {
    for (std::size_t at = history_.size(); at-- > 1;)
      if (history_[at].seat != history_[at - 1].seat) return at;
    return 0;
  }
  /// The number of chance outcomes after the first `steps` steps.
  [[nodiscard]] std::size_t chanceEnd(std::size_t steps) const {
    return steps == 0 ? openingEnd_ : history_[steps - 1].chanceEnd;
  }
  void goBack(const Mark& to) {
    state_ = stateAt(to.step);
    outcomes_.resize(chanceEnd(to.step));
    history_.resize(to.step);
    past_.resize(to.step);
    news_.goBack(to.step);
    for (Look& look : looks_) look.step = std::min(look.step, to.step);
    answeredSince_ = to.answeredSince;
    newsAfter_ = to.newsAfter;
    game_->decide(state_, Seat::Table, now_);
  }

  /// Lists the seat's own question; false if the seat is not asked.
  bool askedInFull(Seat seat, Decision& d) const {
    if (seat == Seat::Table) return false;
    if (seat == now_.seat()) {
      d = now_;
      return true;
    }
    if (!asked().has(seat)) return false;
    game_->decide(state_, seat, d);
    return true;
  }
  [[nodiscard]] bool plays(Seat seat) const { return index(seat) >= 0 && index(seat) < seats(); }
  void checkSeat(Seat seat) const {
    if (!plays(seat))
      throw RefusedError(named(seat) + " does not play; the seats are 0 to " + std::to_string(seats() - 1));
  }
  void checkViewer(Seat viewer) const {
    if (viewer != Seat::Table) checkSeat(viewer);
  }
  void checkAnswer(Seat seat, Choice choice) const {
    checkSeat(seat);
    if (seat == now_.seat()) {  // usual case: nothing to list again
      if (now_.find(choice) < 0) throw RefusedError(notOffered(choice, now_));
      return;
    }
    Decision d;
    if (!askedInFull(seat, d)) throw RefusedError(notAsked(seat, asked()));
    if (d.find(choice) < 0) throw RefusedError(notOffered(choice, d));
  }
  void checkInterjection(Seat seat, Choice choice) const {
    Decision offers;
    interjections(seat, offers);
    if (offers.find(choice) < 0)
      throw RefusedError(game_->mayInterject(state_, seat) ? notOffered(choice, offers)
                                                           : named(seat) + " cannot interject now");
  }
  [[nodiscard]] Choice choiceAt(Seat seat, int at) const {
    checkSeat(seat);
    Decision d;
    if (!askedInFull(seat, d)) throw RefusedError(notAsked(seat, asked()));
    if (at < 0 || at >= d.size())
      throw RefusedError("question " + std::to_string(d.question()) + " to " + named(seat) + " has no choice number " +
                         std::to_string(at) + "; it offers " + std::to_string(d.size()) + ", counted from 0");
    return d[at];
  }
  /// Where a visit leads, and whether the next step may be chosen beforehand.
  struct Trial {
    State state;
    bool goesOn = true;
  };
  [[nodiscard]] Trial tryVisit(Seat seat, std::span<const Choice> visit, Events* events = nullptr) const {
    Trial trial{state_};
    Decision d;
    for (std::size_t at = 0; at < visit.size(); ++at) {
      checkStep(trial, seat, visit, at, d);
      const State before = trial.state;
      Noted chance;
      game_->choose(trial.state, {seat, visit[at]}, chance, events, d);
      trial.goesOn = !chance.asked() && !game_->learned(before, trial.state, seat);
    }
    return trial;
  }
  /// Throws unless step `at` of a visit can be chosen where the steps before it led; `d` becomes its question.
  void checkStep(const Trial& trial, Seat seat, std::span<const Choice> visit, std::size_t at, Decision& d) const {
    const auto refuse = [&](const std::string& why) {
      throw RefusedError("step " + std::to_string(at + 1) + " of " + std::to_string(visit.size()) + ": " + why);
    };
    if (!trial.goesOn) refuse("the step before needs chance or shows something new, so this one cannot be chosen yet");
    const SeatSet open = game_->asked(trial.state);
    if (!open.has(seat)) refuse(notAsked(seat, open));
    game_->decide(trial.state, seat, d);
    if (d.find(visit[at]) < 0) refuse(notOffered(visit[at], d));
  }
  // The last step need only be on offer: what it does is seen when it is made.
  void checkVisit(Seat seat, std::span<const Choice> visit) const {
    checkSeat(seat);
    if (visit.empty()) throw RefusedError("a visit of " + named(seat) + " must have at least one choice");
    const std::size_t last = visit.size() - 1;
    Decision d;
    checkStep(tryVisit(seat, visit.first(last)), seat, visit, last, d);
  }

  void apply(const Move& move, std::uint32_t group) {
    const Mark before = mark();
    past_.push_back(state_);
    Record record(*chance_, outcomes_);
    try {
      game_->choose(state_, move, record, news_.pen(), now_);
      news_.endStep();
      history_.push_back({move, group, outcomes_.size()});
    } catch (...) {  // a script or the players' own dice may run out midway
      goBack(before);
      throw;
    }
    if (before.step > 0 && history_[before.step - 1].seat != move.seat) answeredSince_ = before.step;
    newsAfter_ = before.step;
  }

  const G* game_;
  Setup setup_;
  std::unique_ptr<Chance> chance_;

  State state_{};
  Decision now_;                   // the current question, in full; nobody's once the game is over
  std::vector<Entry> history_;     // what was chosen ...
  std::vector<State> past_;        // ... and the state before it
  std::vector<Outcome> outcomes_;  // all outcomes of chance, the opening's first
  std::size_t openingEnd_ = 0;
  std::vector<Look> looks_;
  News<G> news_;
  std::size_t newsAfter_ = kOpening;  // the step after which the last unit's events begin
  std::size_t answeredSince_ = 0;     // steps before this one were answered by another seat
};

}  // namespace kernel
