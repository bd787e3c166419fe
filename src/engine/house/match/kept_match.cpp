#include "engine/house/match/kept_match.h"

#include <nlohmann/json.hpp>

#include "engine/kernel/log.h"

namespace house {

std::uint64_t KeptMatch::viewsDigest() const {
  kernel::Digest digest;
  for (int at = index(kernel::Seat::Table); at < seats(); ++at) digest.add(view(kernel::seatAt(at)).dump());
  return digest.value();
}

std::uint32_t KeptMatch::questionDigest(std::size_t step) const {
  kernel::Decision d;
  decisionAt(step, kernel::Seat::Table, d);
  kernel::Digest digest;
  digest.add(static_cast<std::uint8_t>(index(d.seat())), 1).add(d.question(), 2);
  for (const kernel::Choice& each : d.choices())
    digest.add(each.verb, 1).add(each.noun.kind, 1).add(each.noun.index, 2);
  return static_cast<std::uint32_t>(digest.value());
}

std::string KeptMatch::moveInLog(std::size_t step) const {
  const kernel::Entry& made = history()[step];
  if (made.how == kernel::How::Interjection) return "responds";
  kernel::Decision d;
  answered(step, d);
  const kernel::Openness openness = d.openness();
  d.keepFace();
  if (d.find(made.choice) >= 0) return choiceInLog(made.choice, d);
  return openness == kernel::Openness::Secret ? "answers in secret" : "from the hand";
}

std::size_t beforeLastUnit(std::span<const kernel::Entry> history) {
  std::size_t to = history.size();
  while (to > 0 && history[to - 1].group == history.back().group) --to;
  return to;
}

}  // namespace house
