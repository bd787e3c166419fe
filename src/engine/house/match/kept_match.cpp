#include "engine/house/match/kept_match.h"

#include <nlohmann/json.hpp>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/harmless.h"
#include "engine/kernel/log.h"
#include "engine/kernel/refusal.h"

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
  return digest.half();
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

void KeptMatch::checkPlays(kernel::Seat seat) const {
  if (index(seat) < 0 || index(seat) >= seats()) throw kernel::RefusedError(kernel::named(seat) + " has no notes here");
}

const std::string& KeptMatch::notes(kernel::Seat seat) const {
  checkPlays(seat);
  return notes_[seat];
}

void KeptMatch::writeNotes(kernel::Seat seat, const std::string& text) {
  checkPlays(seat);
  if (text.size() > kLongestNotes)
    throw kernel::RefusedError("notes have room for " + std::to_string(kLongestNotes) + " bytes, and these have " +
                               std::to_string(text.size()) + "; leave some out");
  std::string lines = text;
  std::erase(lines, '\n');
  if (kernel::harmAt(lines) != std::string::npos)
    throw kernel::RefusedError("notes must not have characters that control a terminal or change the direction");
  if (text == notes_[seat]) return;
  if (journal) journal->noting(seat, text);
  notes_[seat] = text;
}

int beforeLastUnit(std::span<const kernel::Entry> history) {
  const auto last = [&](const kernel::Entry& entry) { return entry.group == history.back().group; };
  return kernel::count(history) - kernel::countIf(history, last);
}

}  // namespace house
