#include "engine/games/warehouse13/log/season_log.h"

#include "engine/games/warehouse13/season/season_box.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/house/log/replaying.h"

namespace w13 {

namespace {

Season seasonOf(std::shared_ptr<house::KeptMatch> match) {
  return Season(std::static_pointer_cast<Season::Inside>(std::move(match)));
}

const CardSet& cardsOf(const house::Box& box) { return static_cast<const SeasonBox&>(box).cards(); }

SeasonStart startOf(const house::Start& start, const Catalog& cards) { return start.with(setupOf(start.setup, cards)); }

}  // namespace

Season beginSeason(const CardSet& cards, const SeasonStart& start, const std::string& path) {
  if (const std::string fault = faultOf(start.setup, *cards.cards); !fault.empty()) throw kernel::RefusedError(fault);
  const auto box = std::make_shared<const SeasonBox>(cards);
  return seasonOf(house::beginMatch(box, start.with(valuesOf(start.setup, *cards.cards)), path));
}

void saveSeason(const Season& season, const std::string& path) { house::saveMatch(season.inside(), path); }
std::string autosavePath(const Season& season) { return house::autosavePath(season.inside()); }
std::string takeNotice(Season& season) { return house::takeNotice(season.inside()); }

LoadedSeason loadSeason(const std::string& path, Autosave autosave) {
  house::Loaded loaded = house::loadMatch(path, seasonLogs(), autosave);
  const CardSet& cards = cardsOf(*loaded.box);
  return {seasonOf(std::move(loaded.match)), startOf(loaded.start, *cards.cards), cards, std::move(loaded.note)};
}

Season branchSeason(const Season& season, int step, std::uint64_t seed) {
  return seasonOf(house::branchMatch(season.inside(), step, seed));
}

house::Label labelOf(const std::string& path) { return house::labelOf(path, seasonLogs()); }
void noteOpened(const std::string& path, const std::string& day) { house::noteOpened(path, day, seasonLogs()); }

// ---- step by step ------------------------------------------------------------------------------------------------

struct SeasonReplay::Inside {
  explicit Inside(const std::string& path)
      : replaying(path, seasonLogs()), start(startOf(replaying.origin.start, *cardsOf(*replaying.origin.box).cards)),
        season(seasonOf(replaying.match)) {}

  house::Replaying replaying;
  SeasonStart start;
  Season season;
};

SeasonReplay::SeasonReplay(const std::string& path) : inside_(std::make_unique<Inside>(path)) {}
SeasonReplay::SeasonReplay(SeasonReplay&&) noexcept = default;
SeasonReplay& SeasonReplay::operator=(SeasonReplay&&) noexcept = default;
SeasonReplay::~SeasonReplay() = default;

SeasonReplay::Was SeasonReplay::next() { return inside_->replaying.doNext(); }
Season& SeasonReplay::season() { return inside_->season; }
const Season& SeasonReplay::season() const { return inside_->season; }
const SeasonStart& SeasonReplay::start() const { return inside_->start; }
const CardSet& SeasonReplay::cards() const { return cardsOf(*inside_->replaying.origin.box); }
Seat SeasonReplay::seat() const { return inside_->replaying.seat; }
bool SeasonReplay::torn() const { return inside_->replaying.log.torn; }
std::string SeasonReplay::damage() const {
  const kernel::ReadLog& log = inside_->replaying.log;
  return log.sound() ? "" : log.fault(inside_->replaying.path);
}

}  // namespace w13
