// What is said in the open during a match.

#include <algorithm>

#include "engine/house/match/kept_match.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/refusal.h"

namespace house {

using kernel::Remark;
using kernel::Said;
using kernel::Seat;

namespace {

/// The last thing that a seat said; nullptr if it has said nothing.
const Said* lastOf(std::span<const Said> said, Seat seat) {
  for (std::size_t at = said.size(); at-- > 0;)
    if (said[at].seat == seat) return &said[at];
  return nullptr;
}

}  // namespace

std::vector<Remark> KeptMatch::sayable(Seat seat) const {
  if (index(seat) < 0 || index(seat) >= seats())
    throw kernel::RefusedError(kernel::named(seat) + " does not play here");
  if (!talks() || over()) return {};
  const int now = kernel::countIf(said_, [&](const Said& each) { return each.seat == seat && each.step == steps(); });
  if (now >= kMostRemarks) return {};
  std::vector<Remark> offers = remarks(seat);
  if (const Said* last = lastOf(said_, seat)) std::erase(offers, last->remark);
  return offers;
}

void KeptMatch::say(Seat seat, const Remark& remark) {
  const std::vector<Remark> offers = sayable(seat);
  if (std::ranges::find(offers, remark) == offers.end())
    throw kernel::RefusedError(!talks() ? "there is no table talk in this match"
                                        : kernel::named(seat) + " cannot say that now; say something that is on offer");
  const Said said{seat, remark, steps()};
  if (journal) journal->saying(said);
  said_.push_back(said);
}

void KeptMatch::takeUp(const Said& said) {
  if (index(said.seat) < 0 || index(said.seat) >= seats() || !means(said.remark))
    throw kernel::RefusedError("it has something that nobody can have said");
  if (journal) journal->saying(said);
  said_.push_back(said);
  keepSaid();
}

void KeptMatch::keepSaid() {
  for (Said& each : said_) each.step = std::clamp(each.step, 0, steps());
}

}  // namespace house
