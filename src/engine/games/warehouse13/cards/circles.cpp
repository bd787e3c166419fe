#include "engine/games/warehouse13/cards/circles.h"

#include <algorithm>

#include "engine/games/warehouse13/cards/effect.h"
#include "engine/kernel/bit_set.h"

namespace w13 {

namespace {

using Events = kernel::BitSet<When, kWhens>;

/// The events of cards that a step brings about, whatever else comes of it.
Events broughtBy(const Effect& step) {
  switch (step.verb) {
    case Do::Draw: return step.who == Who::Adversary ? Events{} : Events(When::Drawn);
    case Do::Arrange: return step.as<Arranged>().take == 0 ? Events{} : Events(When::Drawn);
    case Do::TakeTop: return When::Drawn;
    case Do::Discard: return When::Discarded;
    case Do::DrawStress: return When::StressDrawn;
    case Do::Claim: return When::Claimed;
    case Do::Neutralize: return When::Neutralized;
    case Do::Ko: return When::Ko;
    case Do::Wound: return When::Wounded;
    case Do::Roll:
    case Do::Face: return When::WarehouseRolled;
    case Do::Travel: return Events(When::TravelledEither) | When::Arrive;
    case Do::Send: return step.as<SentTo>().to == Location::Field ? Events(When::Arrive) : Events{};
    case Do::Swap: return step.as<SwappedWith>().what == Swapped::Places ? Events(When::Arrive) : Events{};
    default: return {};
  }
}

/// Calls `with` for each step of a list, inner lists included.
template <class With>
void eachStep(EffectAt list, const Catalog& cards, const With& with) {
  for (; list != 0 && cards.effect(list).verb != Do::End; ++list) {
    const Effect& step = cards.effect(list);
    with(step);
    eachStep(step.then, cards, with);
    eachStep(step.otherwise, cards, with);
  }
}

/// Whether a card can act at such an event again and again: not if it is used up by it.
bool actsAgain(const Design& design) {
  if (design.kind == Kind::Ability) return design.slot == Slot::Asset || design.slot == Slot::Downside;
  return design.stays != Stays::UntilUsed;
}

bool isTarget(const Design& design) { return design.kind == Kind::Artifact || design.kind == Kind::Plot; }

/// Whether two cards can be in play at once: there is one Ping, and one artifact or Plot.
bool together(const Design& one, const Design& other) {
  if (&one == &other) return true;
  return !(one.kind == Kind::Ping && other.kind == Kind::Ping) && !(isTarget(one) && isTarget(other));
}

/// The lists that events wake, as a graph.
class Wakings {
 public:
  explicit Wakings(const Catalog& cards) : cards_(cards) {
    for (std::size_t at = 0; at < cards.designs.size(); ++at)
      for (int event = 0; event < kWhens; ++event) add(static_cast<DesignId>(at), static_cast<When>(event));
  }

  std::vector<Circle> circles() {
    std::vector<Circle> found;
    told_.assign(all_.size(), false);
    for (std::size_t start = 0; start < all_.size(); ++start)
      if (Circle circle = told_[start] ? Circle{} : shortest(start); !circle.empty())
        found.push_back(std::move(circle));
    return found;
  }

 private:
  void add(DesignId id, When event) {
    const Design& design = cards_.of(id);
    const bool waits = wakesAll(event) || event == When::Arrive || event == When::TravelledEither;
    if (!waits || design.at(event) == 0 || !actsAgain(design)) return;
    all_.push_back({id, event});
    Events& events = brought_.emplace_back();
    eachStep(design.at(event), cards_, [&](const Effect& step) { events |= broughtBy(step); });
  }

  bool wakes(std::size_t one, std::size_t other) const {
    return one != other && brought_[one].has(all_[other].event) &&
           together(cards_.of(all_[one].design), cards_.of(all_[other].design));
  }
  /// The first verb with which a list wakes another.
  Do waking(std::size_t one, std::size_t other) const {
    Do verb = Do::End;
    eachStep(cards_.of(all_[one].design).at(all_[one].event), cards_, [&](const Effect& step) {
      if (verb == Do::End && broughtBy(step).has(all_[other].event)) verb = step.verb;
    });
    return verb;
  }

  /// The shortest way from a list back to it, among those that no circle has yet; they belong to this one then.
  Circle shortest(std::size_t start) {
    constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    std::vector<std::size_t> from(all_.size(), kNone);
    std::vector<std::size_t> reached = {start};
    for (std::size_t at = 0; at < reached.size(); ++at)
      for (std::size_t next = 0; next < all_.size(); ++next) {
        if (told_[next] || from[next] != kNone || !wakes(reached[at], next)) continue;
        from[next] = reached[at];
        if (next == start) return back(start, from);
        reached.push_back(next);
      }
    return {};
  }

  Circle back(std::size_t start, const std::vector<std::size_t>& from) {
    Circle circle;
    std::size_t to = start;
    do {
      const std::size_t at = from[to];
      circle.push_back({all_[at].design, all_[at].event, waking(at, to)});
      told_[at] = true;
      to = at;
    } while (to != start);
    std::ranges::reverse(circle);
    return circle;
  }

  const Catalog& cards_;
  std::vector<Waking> all_;
  std::vector<Events> brought_;  ///< by each of them
  std::vector<bool> told_;
};

}  // namespace

std::vector<Circle> circlesOf(const Catalog& cards) { return Wakings(cards).circles(); }

}  // namespace w13
