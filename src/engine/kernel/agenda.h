#pragma once
// The pending steps of a game: a short stack of plain values inside the State.
//
// A step is popped, done once, and may push more. A *procedure* (`resume`) only sequences; a *question* (`ask`,
// `answer`) only asks. Steps hold public facts and numbers; secrets and sealed answers live in the World, so that a
// dream can re-deal them without touching the agenda.
//
// A step that needs another step's outcome is pushed right below it and *hears* it: `agenda.report(outcome)` hands the
// outcome to the step on top. So an outcome reaches the step that needs it, whatever happens in between.

#include <array>
#include <cassert>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "engine/kernel/choice.h"

namespace kernel {

/// A step that asks one seat. Found by the game's free functions
///   void ask(const Step&, const Situation&, Decision&);
///   void answer(const Step&, Table&, Choice);
template <class Step, class Situation>
concept Question = requires(const Step& step, const Situation& now, Decision& d) {
  ask(step, now, d);
};

/// A question notified when it was skipped because it had no choices, so that it can report an outcome. Found by
///   void skipped(const Step&, Table&);
template <class Step, class Table>
concept Skippable = requires(const Step& step, Table& t) {
  skipped(step, t);
};

/// A step that waits for an outcome of this type: `void hear(Outcome)`.
template <class Step, class Outcome>
concept Hears = requires(Step& step, const Outcome& outcome) {
  step.hear(outcome);
};

/// A step that asks several seats at once, each in secret; it stays until no seat is left to ask:
///   SeatSet asked(const Step&, const Situation&);
///   void ask(const Step&, const Situation&, Seat, Decision&);
///   void answer(const Step&, Table&, Seat, Choice);
template <class Step, class Situation>
concept SealedQuestion = requires(const Step& step, const Situation& now, Seat seat, Decision& d) {
  asked(step, now);
  ask(step, now, seat, d);
};

/// A sealed question that says which of the asked seats is next where they come to one screen; else it is the lowest:
///   Seat nextAsked(const Step&, const Situation&);
template <class Step, class Situation>
concept OrdersAsked = requires(const Step& step, const Situation& now) {
  nextAsked(step, now);
};

/// The steps of one game, as a stack of at most `Depth`.
template <int Depth, class... Steps>
class Agenda {
 public:
  using Step = std::variant<Steps...>;
  static_assert((std::is_trivially_copyable_v<Steps> && ...));

  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] const Step& top() const {
    assert(size_ > 0);
    return at(0);
  }
  /// The step `below` places under the top (0: the top).
  [[nodiscard]] const Step& at(int below) const {
    assert(below >= 0 && below < size_);
    return steps_.data()[size_ - 1 - below];
  }
  template <class S>
  void push(const S& step) {
    if (size_ == Depth) noRoom(Depth);
    steps_[size_++] = step;
  }
  void pop() {
    assert(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }
  /// Hands the outcome of the step just done to the step on top, if that hears such an outcome.
  template <class Outcome>
  void report(const Outcome& outcome) {
    if (size_ > 0) (tell<Steps>(steps_.data()[size_ - 1], outcome), ...);
  }
  /// The step with `below` steps below it, if it is an S; else nullptr.
  template <class S>
  [[nodiscard]] S* above(int below) {
    return below >= 0 && below < size_ ? std::get_if<S>(steps_.data() + below) : nullptr;
  }
  /// The topmost step of type S, or nullptr.
  template <class S>
  [[nodiscard]] S* nearest() {
    for (int at = size_; at-- > 0;)
      if (S* found = std::get_if<S>(steps_.data() + at)) return found;
    return nullptr;
  }
  template <class S>
  [[nodiscard]] const S* nearest() const {
    return const_cast<Agenda*>(this)->template nearest<S>();
  }
  /// Pushes steps, to be done first to last; each may push more before the next.
  template <class... S>
  void run(const S&... steps) {
    pushReversed(steps...);
  }

 private:
  // Few types hear an outcome, and std::visit would make a function for each of the others.
  template <class S, class Outcome>
  static void tell(Step& step, const Outcome& outcome) {
    if constexpr (Hears<S, Outcome>) {
      if (S* hears = std::get_if<S>(&step)) hears->hear(outcome);
    }
  }
  void pushReversed() {}
  template <class First, class... Rest>
  void pushReversed(const First& first, const Rest&... rest) {
    pushReversed(rest...);
    push(first);
  }
  std::array<Step, Depth> steps_;
  std::uint8_t size_ = 0;
};

/// The seats that the question on top asks; empty if no question is open.
template <class Agenda, class Situation>
[[nodiscard]] SeatSet asked(const Agenda& agenda, const Situation& now, Decision& scratch) {
  if (agenda.empty()) return {};
  return std::visit(
      [&]<class Step>(const Step& step) -> SeatSet {
        if constexpr (SealedQuestion<Step, Situation>) {
          return asked(step, now);
        } else if constexpr (Question<Step, Situation>) {
          scratch.clear();
          ask(step, now, scratch);
          return scratch.seat();
        } else {
          return {};
        }
      },
      agenda.top());
}

/// Lists the question on top for the given seat (Seat::Table: the asked seat that is next).
template <class Agenda, class Situation>
void decide(const Agenda& agenda, const Situation& now, Seat seat, Decision& d) {
  d.clear();
  if (agenda.empty()) return;
  std::visit(
      [&]<class Step>(const Step& step) {
        if constexpr (SealedQuestion<Step, Situation>) {
          const SeatSet open = asked(step, now);
          if constexpr (OrdersAsked<Step, Situation>) {
            if (seat == Seat::Table) seat = nextAsked(step, now);
          }
          if (seat == Seat::Table) seat = open.first();
          if (open.has(seat)) ask(step, now, seat, d);
          d.share(open);
        } else if constexpr (Question<Step, Situation>) {
          ask(step, now, d);
        }
      },
      agenda.top());
}

/// A table that has something to do before the next step, once one is done: `void wake()`.
template <class Table>
concept Wakes = requires(Table& t) {
  t.wake();
};

/// Does the step on top. A question without choices is skipped; one with a single choice is answered if it is
/// automatic. Whether a seat has to choose; then `d` has the question, or is empty if it must still be listed.
template <class Agenda, class Table>
[[nodiscard]] bool doStep(Agenda& agenda, Table& t, Decision& d) {
  const auto& now = t.now();
  return std::visit(
      [&]<class Step>(const Step& top) {
        const Step step = top;  // a copy stays valid while the step pushes others
        if constexpr (SealedQuestion<Step, std::remove_cvref_t<decltype(now)>>) {
          d.clear();
          if (!asked(step, now).empty()) return true;
          agenda.pop();
          return false;
        } else if constexpr (Question<Step, std::remove_cvref_t<decltype(now)>>) {
          d.clear();
          ask(step, now, d);
          if (d.size() > 1 || (d.size() == 1 && !d.automatic())) return true;
          agenda.pop();
          if (d.size() == 1) {
            t.automatic(d.seat(), d[0]);
            answer(step, t, d[0]);
          } else if constexpr (Skippable<Step, Table>) {
            skipped(step, t);
          }
          return false;
        } else {
          agenda.pop();
          resume(step, t);
          return false;
        }
      },
      agenda.top());
}

/// Does pending steps until a seat has to choose, and leaves that decision in `d` (empty: the game is over). `before`
/// is called before each of them, while it is on top.
template <class Agenda, class Table, class Before>
void settle(Agenda& agenda, Table& t, Decision& d, const Before& before) {
  while (true) {
    if constexpr (Wakes<Table>) t.wake();
    if (agenda.empty()) break;
    before();
    if (!doStep(agenda, t, d)) continue;
    if (d.empty()) decide(agenda, t.now(), Seat::Table, d);
    return;
  }
  d.clear();
}
template <class Agenda, class Table>
void settle(Agenda& agenda, Table& t, Decision& d) {
  settle(agenda, t, d, [] {});
}

/// Answers the question on top for a seat. The choice must be on offer.
template <class Agenda, class Table>
void reply(Agenda& agenda, Table& t, Seat seat, Choice choice) {
  assert(!agenda.empty());
  std::visit(
      [&]<class Step>(const Step& top) {
        using Situation = std::remove_cvref_t<decltype(t.now())>;
        const Step step = top;
        if constexpr (SealedQuestion<Step, Situation>) {
          answer(step, t, seat, choice);
        } else if constexpr (Question<Step, Situation>) {
          agenda.pop();
          answer(step, t, choice);
        } else {
          assert(false && "a procedure cannot be answered");
        }
      },
      agenda.top());
}

}  // namespace kernel
