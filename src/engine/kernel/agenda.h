#pragma once
// What is still to be done in a game: a short stack of plain steps inside the State.
//
// A step is taken off, done once, and may put more on. A *procedure* (`resume`) only sequences; a *question*
// (`ask`, `answer`) only asks. Steps hold public facts and numbers; secrets and sealed answers live in the World,
// so that a dream of the game can deal them again without touching the agenda.
//
// A step that needs the outcome of another one is put right below it and *hears* it: `agenda.report(outcome)` hands the
// outcome to the step on top. So an outcome belongs to the steps that asked for it, whatever is done in between.

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

/// A question that is told when nobody could answer it, so that it can report what came of that. Found by
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

/// A step that asks several seats at the same time, each in secret; it stays until nobody is left to ask:
///   SeatSet asked(const Step&, const Situation&);
///   void ask(const Step&, const Situation&, Seat, Decision&);
///   void answer(const Step&, Table&, Seat, Choice);
template <class Step, class Situation>
concept SealedQuestion = requires(const Step& step, const Situation& now, Seat seat, Decision& d) {
  asked(step, now);
  ask(step, now, seat, d);
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
    return steps_[static_cast<std::size_t>(size_ - 1)];
  }
  /// The step `below` places under the top; 0 is the top.
  [[nodiscard]] const Step& at(int below) const {
    assert(below >= 0 && below < size_);
    return steps_[static_cast<std::size_t>(size_ - 1 - below)];
  }
  template <class S>
  void push(const S& step) {
    if (size_ == Depth) noRoom(Depth);
    steps_[static_cast<std::size_t>(size_++)] = step;
  }
  void pop() {
    assert(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }
  /// Hands the outcome of the step that has just been done to the one on top, if that waits for such an outcome.
  template <class Outcome>
  void report(const Outcome& outcome) {
    if (size_ == 0) return;
    std::visit(
        [&]<class S>(S& step) {
          if constexpr (Hears<S, Outcome>) step.hear(outcome);
        },
        steps_[static_cast<std::size_t>(size_ - 1)]);
  }
  /// The step with so many steps below it, if it is of this kind; else nullptr.
  template <class S>
  [[nodiscard]] S* above(int below) {
    return below >= 0 && below < size_ ? std::get_if<S>(&steps_[static_cast<std::size_t>(below)]) : nullptr;
  }
  /// The nearest step of a kind, from the top down; nullptr if there is none.
  template <class S>
  [[nodiscard]] S* nearest() {
    for (int at = size_; at-- > 0;)
      if (S* found = std::get_if<S>(&steps_[static_cast<std::size_t>(at)])) return found;
    return nullptr;
  }
  template <class S>
  [[nodiscard]] const S* nearest() const {
    return const_cast<Agenda*>(this)->template nearest<S>();
  }
  /// Steps are done from the first to the last; each may put more on before the next.
  template <class... S>
  void run(const S&... steps) {
    pushReversed(steps...);
  }

 private:
  void pushReversed() {}
  template <class First, class... Rest>
  void pushReversed(const First& first, const Rest&... rest) {
    pushReversed(rest...);
    push(first);
  }
  std::array<Step, Depth> steps_;
  std::uint8_t size_ = 0;
};

/// Which seats the question on top asks; empty if no question is open.
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

/// Lists the question on top as the given seat is asked it (Seat::Table: the first asked seat).
template <class Agenda, class Situation>
void decide(const Agenda& agenda, const Situation& now, Seat seat, Decision& d) {
  d.clear();
  if (agenda.empty()) return;
  std::visit(
      [&]<class Step>(const Step& step) {
        if constexpr (SealedQuestion<Step, Situation>) {
          const SeatSet open = asked(step, now);
          for (int at = 0; at < kMaxSeats && seat == Seat::Table; ++at)
            if (open.has(seatAt(at))) seat = seatAt(at);
          if (open.has(seat)) ask(step, now, seat, d);
          d.share(open);
        } else if constexpr (Question<Step, Situation>) {
          ask(step, now, d);
        }
      },
      agenda.top());
}

/// Does what is to be done until somebody has something to choose, and leaves that decision in `d` (empty: the game
/// is over). A question nobody can answer is skipped; one with a single choice is answered where it says so.
template <class Agenda, class Table>
void settle(Agenda& agenda, Table& t, Decision& d) {
  const auto& now = t.now();
  while (!agenda.empty()) {
    const bool waiting = std::visit(
        [&]<class Step>(const Step& top) {
          const Step step = top;  // the step below stays valid while this one puts others on
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
    if (!waiting) continue;
    if (d.empty()) decide(agenda, now, Seat::Table, d);
    return;
  }
  d.clear();
}

/// Gives the answer of a seat to the question on top. The choice must be one it offers.
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
