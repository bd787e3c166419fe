// Beginning, copying and branching seasons that keep a log.

#include "engine/games/warehouse13/log/season_log.h"

#include "engine/games/warehouse13/log/journal.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"

namespace w13 {

using kernel::Luck;
using kernel::RefusedError;

namespace {

Season logged(Season season, const Origin& origin) {
  season.inside().journal = std::make_shared<SeasonJournal>(season.inside(), origin);
  return season;
}

Season fromSetUp(const Origin& origin) {
  return logged({origin.cards.cards, origin.start.setup, std::make_unique<Luck>(origin.opening)}, origin);
}

/// A season that stands where the history of another begins.
Season begunAgain(const Season& like, Origin origin) {
  origin.newChance.clear();
  if (!origin.based) return fromSetUp(origin);
  const State& base = like.inside().session.stateAt(0);
  return logged(Season(std::make_unique<Season::Inside>(like.sharedCards(), like.setup(), base,
                                                        std::make_unique<Luck>(origin.opening))),
                origin);
}

/// Makes the choices of one season in another, which stands at the beginning, up to a step.
class Again {
 public:
  Again(const Season& from, Season& to) : session_(from.inside().session), journal_(journalOf(from)), to_(to) {}

  void upTo(int steps) {
    const auto& history = session_.history();
    lookAndRenew(0);
    for (std::size_t at = 0; at < static_cast<std::size_t>(steps);) {
      std::vector<kernel::Choice> visit;
      const kernel::Entry& first = history[at];
      while (at < static_cast<std::size_t>(steps) && history[at].group == first.group)
        visit.push_back(history[at++].choice);
      if (first.how == kernel::How::Interjection) to_.interject(first.seat, first.choice);
      else if (visit.size() == 1) to_.choose(first.seat, first.choice);
      else to_.visit(first.seat, visit);
      lookAndRenew(at);
    }
  }

 private:
  void lookAndRenew(std::size_t step) {
    for (const kernel::Look& look : session_.looks())
      if (look.step == step) to_.looked(look.seat);
    for (const auto& [after, luck] : journal_.origin().newChance)
      if (static_cast<std::size_t>(after) == step) journalOf(to_).renewChance(luck);
  }

  const kernel::Session<Warehouse13>& session_;
  const SeasonJournal& journal_;
  Season& to_;
};

}  // namespace

Season beginSeason(const CardSet& cards, const SeasonStart& start, const std::string& path) {
  Origin origin{cards, start, Luck(start.seed).position(), false, {}, {}};
  if (!start.typedSeed) origin.start.seed = 0;
  Season season = fromSetUp(origin);
  if (!path.empty()) journalOf(season).writeTo(path);
  return season;
}

void saveSeason(const Season& season, const std::string& path) {
  kernel::writeWholeFile(path, journalOf(season).copy(), kernel::Over::ours(kLogTitle), kernel::Rights::OwnerOnly);
}

std::string autosavePath(const Season& season) {
  return season.inside().journal ? journalOf(season).path() : std::string();
}

std::string takeNotice(Season& season) {
  return season.inside().journal ? journalOf(season).takeNotice() : std::string();
}

Season branchSeason(const Season& season, int step, std::uint64_t seed) {
  const SeasonJournal& journal = journalOf(season);
  if (step < 0 || step > season.steps())
    throw RefusedError("there is no step " + std::to_string(step) + " to branch from; the last one is " +
                       std::to_string(season.steps()));
  Season branch = begunAgain(season, journal.origin());
  Again(season, branch).upTo(step);
  journalOf(branch).renewChance(Luck(seed).position());
  return branch;
}

}  // namespace w13
