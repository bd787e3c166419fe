// Beginning, copying and branching matches that keep a log.

#include "engine/house/log/match_log.h"

#include "engine/house/log/match_journal.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"

namespace house {

using kernel::Luck;

namespace {

std::shared_ptr<KeptMatch> logged(std::shared_ptr<KeptMatch> match, const Origin& origin) {
  match->letTalk(origin.start.talk);
  auto journal = std::make_shared<MatchJournal>(*match, origin);
  return withJournal(std::move(match), std::move(journal));
}

std::shared_ptr<KeptMatch> fromSetUp(const Origin& origin) {
  return logged(origin.box->begin(begun(origin.start), std::make_unique<Luck>(origin.opening)), origin);
}

/// A match that stands where the history of another begins.
std::shared_ptr<KeptMatch> begunAgain(const KeptMatch& like, Origin origin) {
  origin.newChance.clear();
  if (!origin.based) return fromSetUp(origin);
  return logged(origin.box->resume(begun(origin.start), like.stateAt(0), std::make_unique<Luck>(origin.opening)),
                origin);
}

/// Makes the moves of one match in another, which stands at the beginning, up to a step.
class Again {
 public:
  Again(const KeptMatch& from, KeptMatch& to) : from_(from), to_(to) {}

  void upTo(std::size_t steps) {
    const auto history = from_.history();
    lookAndRenew(0);
    for (std::size_t at = 0; at < steps;) {
      std::vector<kernel::Choice> visit;
      const kernel::Entry& first = history[at];
      while (at < steps && history[at].group == first.group) visit.push_back(history[at++].choice);
      if (first.how == kernel::How::Interjection) to_.interject(first.seat, first.choice);
      else if (visit.size() == 1) to_.choose(first.seat, first.choice);
      else to_.visit(first.seat, visit);
      lookAndRenew(at);
    }
  }

 private:
  void lookAndRenew(std::size_t step) {
    for (const kernel::Look& look : from_.looks())
      if (look.step == step) to_.looked(look.seat);
    for (const auto& [after, luck] : journalOf(from_).origin().newChance)
      if (std::cmp_equal(after, step)) journalOf(to_).renewChance(luck);
    for (const kernel::Said& said : from_.said())
      if (std::cmp_equal(said.step, step)) to_.takeUp(said);
  }

  const KeptMatch& from_;
  KeptMatch& to_;
};

}  // namespace

std::shared_ptr<KeptMatch> beginMatch(const std::shared_ptr<const Box>& box, const Start& start,
                                      const std::string& path) {
  Origin origin{box, start, Luck(start.seed).position(), false, {}, {}};
  if (!start.typedSeed) origin.start.seed = 0;
  std::shared_ptr<KeptMatch> match = fromSetUp(origin);
  if (!path.empty()) journalOf(*match).writeTo(path);
  return match;
}

void saveMatch(const KeptMatch& match, const std::string& path) {
  const MatchJournal& journal = journalOf(match);
  kernel::writeWholeFile(path, journal.copy(), kernel::Over::ours(journal.origin().box->log().title),
                         kernel::Rights::OwnerOnly);
}

std::string autosavePath(const KeptMatch& match) { return match.journal ? journalOf(match).path() : std::string(); }

std::string takeNotice(KeptMatch& match) { return match.journal ? journalOf(match).takeNotice() : std::string(); }

std::shared_ptr<KeptMatch> branchMatch(const KeptMatch& match, int step, std::uint64_t seed) {
  const MatchJournal& journal = journalOf(match);
  if (step < 0 || step > match.steps())
    throw kernel::RefusedError("there is no step " + std::to_string(step) + " to branch from; the last one is " +
                               std::to_string(match.steps()));
  std::shared_ptr<KeptMatch> branch = begunAgain(match, journal.origin());
  Again(match, *branch).upTo(kernel::sizeOf(step));
  journalOf(*branch).renewChance(Luck(seed).position());
  return branch;
}

}  // namespace house
