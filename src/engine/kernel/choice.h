#pragma once
// What a player can do (a choice: one click) and what the game asks (a decision: seat, question, rule).

#include <cassert>
#include <cstdint>
#include <span>

#include "engine/kernel/few.h"
#include "engine/kernel/seat.h"

namespace kernel {

/// A rule of the game's ledger, numbered by the game. 0: no rule.
enum class Rule : std::uint16_t { None = 0 };

/// A thing a player can point at: a kind and an index within it, both defined by the game. {0, 0} is nothing.
struct Noun {
  std::uint8_t kind = 0;
  std::uint16_t index = 0;
  friend constexpr bool operator==(Noun, Noun) = default;
};

/// One click: a verb and at most one noun. Its text is made elsewhere.
struct Choice {
  std::uint8_t verb = 0;
  Noun noun;
  friend constexpr bool operator==(Choice, Choice) = default;
};

/// How a choice arises.
enum class How : std::uint8_t {
  Answer,        ///< by a seat that is asked
  Interjection,  ///< by a seat that is not asked, such as a card in response to an event
};

/// A seat's choice: an answer to its question, or an interjection.
struct Move {
  Seat seat = Seat::Table;
  Choice choice;
  How how = How::Answer;
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// Who may know what a decision offers.
enum class Openness : std::uint8_t {
  Public,    ///< every choice follows from public facts
  WithHand,  ///< some choices depend on the asked seat's hand, the others on public facts only
  Secret,    ///< the choices are for the asked seat only: the curtain goes up first
};

/// Further properties of a question.
struct Manner {
  bool automatic = false;  ///< a single choice is taken automatically (public choices only)
  bool inVisit = false;    ///< public, yet part of the visit of the answer before it
};

/// The current question: derived from the state, never stored in it. The list of choices lives in the caller's buffer
/// and is rewritten each time.
///
/// Rules fill it in through `ask`, `offer` and `consider`. `consider` serves both listing and why-not: a choice that
/// breaks no rule is offered; a broken rule is noted if that noun is pointed at.
class Decision {
 public:
  static constexpr int kMostChoices = 96;

  /// Starts a listing.
  void ask(Seat seat, std::uint16_t question, Rule rule, Openness openness, Manner manner = {}) {
    assert(!(manner.automatic && openness != Openness::Public));
    seat_ = seat;
    question_ = question;
    rule_ = rule;
    openness_ = openness;
    manner_ = manner;
    open_ = 0;
    sharedBy_ = {};
    choices_.clear();
  }
  void clear() { ask(Seat::Table, 0, Rule::None, Openness::Public); }

  /// Offers a choice that follows from public facts; call before the first offerFromHand.
  void offer(Choice choice) {
    assert(openness_ == Openness::Secret || open_ == choices_.size());
    choices_.push(choice);
    open_ = choices_.size();
  }
  /// Offers a choice that depends on the asked seat's secrets.
  void offerFromHand(Choice choice) {
    assert(openness_ != Openness::Public);
    choices_.push(choice);
  }
  void consider(Choice choice, Rule broken) {
    if (broken == Rule::None) return offer(choice);
    if (pointedAt(choice)) note(broken, true);
  }
  void considerFromHand(Choice choice, Rule broken) {
    if (broken == Rule::None) return offerFromHand(choice);
    if (pointedAt(choice)) note(broken, false);
  }
  /// Names the rule that forbids a choice not offered here; Rule::None: no rule.
  void explain(Choice choice, Rule broken) {
    if (broken != Rule::None && pointedAt(choice)) note(broken, true);
  }

  /// Marks the question as sealed: these seats are asked at once, and this listing is one seat's.
  void share(SeatSet asked) { sharedBy_ = asked; }

  [[nodiscard]] Seat seat() const { return seat_; }
  /// All seats with an open question: several if it is sealed, none once the game is over.
  [[nodiscard]] SeatSet asked() const { return sharedBy_.empty() ? SeatSet(seat_) : sharedBy_; }
  [[nodiscard]] std::uint16_t question() const { return question_; }
  [[nodiscard]] Rule rule() const { return rule_; }
  [[nodiscard]] Openness openness() const { return openness_; }
  [[nodiscard]] bool automatic() const { return manner_.automatic; }
  /// Whether a seat behind the curtain answers it there: it is secret or belongs to the visit.
  [[nodiscard]] bool goesOnInVisit() const { return openness_ == Openness::Secret || manner_.inVisit; }
  [[nodiscard]] bool empty() const { return choices_.empty(); }
  [[nodiscard]] int size() const { return choices_.size(); }
  [[nodiscard]] const Choice& operator[](int at) const { return choices_[at]; }
  // Not on a temporary: a range-for over one would dangle.
  [[nodiscard]] std::span<const Choice> choices() const&& = delete;
  [[nodiscard]] std::span<const Choice> openChoices() const&& = delete;
  [[nodiscard]] std::span<const Choice> choices() const& { return {choices_.begin(), choices_.end()}; }
  /// The choices that follow from public facts.
  [[nodiscard]] std::span<const Choice> openChoices() const& {
    return {choices_.begin(), choices_.begin() + (openness_ == Openness::Secret ? 0 : open_)};
  }
  /// The index of a choice, or -1 if it is not offered.
  [[nodiscard]] int find(Choice choice) const { return choices_.find(choice); }

  /// Reduces this to what everybody except the asked seat may see: seat, question, rule and the choices legal by public
  /// facts. Only the kind of question shows whether choices may come from the hand.
  void keepFace() {
    if (openness_ == Openness::Secret) open_ = 0;  // even the number of secret choices is secret
    choices_.shrink(open_);
    if (!reasonOpen_) reason_ = Rule::None;
  }

  /// Points at a noun before listing: `reason` then names the rule that keeps it from being a choice (with a verb: a
  /// choice of that verb).
  void probe(Noun at, std::uint8_t verb = 0) {
    probe_ = at;
    probeVerb_ = verb;
    reason_ = Rule::None;
    reasonOpen_ = false;
  }
  [[nodiscard]] bool probing() const { return probe_.kind != 0; }
  /// The rule broken by the noun pointed at; with `publicOnly`, only if that follows from public facts.
  [[nodiscard]] Rule reason(bool publicOnly) const { return publicOnly && !reasonOpen_ ? Rule::None : reason_; }

  friend bool operator==(const Decision& a, const Decision& b) {
    return a.seat_ == b.seat_ && a.question_ == b.question_ && a.rule_ == b.rule_ && a.openness_ == b.openness_ &&
           a.sharedBy_ == b.sharedBy_ && a.open_ == b.open_ && a.choices_ == b.choices_;
  }

 private:
  [[nodiscard]] bool pointedAt(Choice choice) const {
    return probe_.kind != 0 && choice.noun == probe_ && (probeVerb_ == 0 || choice.verb == probeVerb_);
  }
  void note(Rule broken, bool open) {
    if (reason_ != Rule::None) return;  // the first broken rule is reported
    reason_ = broken;
    reasonOpen_ = open && openness_ != Openness::Secret;
  }

  Seat seat_ = Seat::Table;
  Openness openness_ = Openness::Public;
  Manner manner_;
  bool reasonOpen_ = false;
  SeatSet sharedBy_;
  std::uint16_t question_ = 0;
  Rule rule_ = Rule::None;
  Rule reason_ = Rule::None;
  Noun probe_;
  std::uint8_t probeVerb_ = 0;
  int open_ = 0;
  Few<Choice, kMostChoices> choices_;
};

}  // namespace kernel
