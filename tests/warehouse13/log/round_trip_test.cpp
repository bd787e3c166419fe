// What is saved is what is loaded: at random points of random seasons everybody sees the same, and the rest of the
// season goes the same way.

#include "engine/games/warehouse13/season/season_box.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/house/log/match_journal.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/log.h"
#include "engine/kernel/log_file.h"
#include "support/catch.h"
#include "support/trials.h"
#include "warehouse13/log/play.h"

using namespace logs;
using kernel::Luck;
using w13::Season;

TEST_CASE("A season that is saved and loaded at any point is the same, and goes on the same", "[log]") {
  const Folder folder;
  const std::string path = folder.file("a.season");
  for (int players = 2; players <= 5; ++players)
    for (std::uint64_t seed = 1; seed <= support::trials(6); ++seed) {
      INFO(players << " players, seed " << seed);
      Season season = w13::beginSeason(cards(), start(players, seed));
      Luck mind(seed * 7);
      while (!season.over()) {
        playOn(season, mind, 1 + mind.pick(60, kernel::ChanceOf::Card));
        w13::saveSeason(season, path);
        w13::LoadedSeason loaded = w13::loadSeason(path);
        REQUIRE(loaded.note == "");
        REQUIRE(difference(season, loaded.season) == "");
        Luck sameMind = mind;
        playOn(season, mind, 5);
        playOn(loaded.season, sameMind, 5);
        REQUIRE(difference(season, loaded.season) == "");
      }
    }
}

TEST_CASE("An autosave holds every deed as soon as it is done, and goes on after loading", "[log]") {
  const Folder folder;
  const std::string path = folder.file("autosave.season");
  auto season = std::make_unique<Season>(w13::beginSeason(cards(), start(4, 3), path));
  CHECK(w13::autosavePath(*season) == path);
  Season twin = w13::beginSeason(cards(), start(4, 3));
  Luck mind(1), sameMind(1);
  for (int deed = 0; deed < 120 && !season->over(); ++deed) {
    playOn(*season, mind, 1);
    playOn(twin, sameMind, 1);
    if (deed % 20 == 19) {
      season.reset();
      w13::LoadedSeason loaded = w13::loadSeason(path, w13::Autosave::Continue);
      season = std::make_unique<Season>(std::move(loaded.season));
      CHECK(w13::autosavePath(*season) == path);
    }
    REQUIRE(difference(w13::loadSeason(path).season, twin) == "");
  }
  CHECK(textOf(path).starts_with("Warehouse 13 season log, format 2, seal "));
}

TEST_CASE("A log never shrinks: what was taken back stays in it as taken back", "[log]") {
  const Folder folder;
  Season season = w13::beginSeason(cards(), start(3, 5), folder.file("a.season"));
  Luck mind(5);
  const auto records = [&] {  // the first line counts them
    const std::string text = textOf(folder.file("a.season"));
    return text.substr(text.find('\n'));
  };
  std::string before = records();
  int undone = 0;
  while (!season.over() && undone < 3) {
    const Deed deed = pick(season, mind);
    carryOut(season, deed);
    const std::string after = records();
    REQUIRE(after.size() > before.size() - (deed.kind == Deed::Kind::Look ? 1 : 0));
    REQUIRE(after.starts_with(before));
    undone += deed.kind == Deed::Kind::Undo ? 1 : 0;
    before = after;
  }
  CHECK(undone == 3);
  CHECK(before.find(" undo back to step ") != std::string::npos);
}

TEST_CASE("A loaded season knows who plays, with which options and cards, but no seed that nobody typed", "[log]") {
  const Folder folder;
  w13::SeasonStart begun = start(3, 9);
  begun.bots = {"", "rule", ""};
  begun.setup.variants.threePlots = true;
  w13::saveSeason(w13::beginSeason(cards(), begun), folder.file("a.season"));
  const w13::LoadedSeason loaded = w13::loadSeason(folder.file("a.season"));
  CHECK(loaded.start.setup.agents == begun.setup.agents);
  CHECK(loaded.start.setup.variants == begun.setup.variants);
  CHECK(loaded.start.players == begun.players);
  CHECK(loaded.start.bots == begun.bots);
  CHECK_FALSE(loaded.start.typedSeed);
  CHECK(loaded.start.seed == 0);
  CHECK(textOf(folder.file("a.season")).find("\"seed\"") == std::string::npos);
  CHECK(loaded.cards.cards->fingerprint == cards().cards->fingerprint);
  begun.typedSeed = true;
  w13::saveSeason(w13::beginSeason(cards(), begun), folder.file("b.season"));
  CHECK(w13::loadSeason(folder.file("b.season")).start.seed == 9);
  CHECK(w13::labelOf(folder.file("b.season")).open);
  CHECK(textOf(folder.file("b.season")).find("\"seed\":9") != std::string::npos);
}

TEST_CASE("A season keeps the cards it began with, whatever the shipped ones are now", "[log]") {
  const Folder folder;
  std::vector<w13::Layer> layers = cards().layers;
  for (w13::SourceFile& file : layers[0].files)
    if (file.path.ends_with("traits/goozooka.json")) file.text.insert(file.text.find("Goozooka"), "Old ");
  const w13::CardSet old = w13::compileCards(layers);
  w13::saveSeason(w13::beginSeason(old, start(3, 2)), folder.file("a.season"));
  const w13::LoadedSeason loaded = w13::loadSeason(folder.file("a.season"));
  CHECK(loaded.cards.cards->fingerprint == old.cards->fingerprint);
  CHECK(loaded.season.cards().of(loaded.season.cards().find("goozooka")).name.en.starts_with("Old "));
}

TEST_CASE("A label is read from the open part of a log", "[log]") {
  const Folder folder;
  const std::string path = folder.file("a.season");
  Season season = w13::beginSeason(cards(), start(3, 4));
  Luck mind(2);
  w13::saveSeason(season, path);
  CHECK(w13::labelOf(path).steps == 0);
  while (!season.over()) {
    playOn(season, mind, 30);
    w13::saveSeason(season, path);
    const house::Label label = w13::labelOf(path);
    REQUIRE(label.steps == season.steps());
    REQUIRE(label.over == season.over());
    REQUIRE_FALSE(label.open);
  }
  const house::Label label = w13::labelOf(path);
  CHECK(label.players == std::vector<std::string>{"Ann", "Bob \"the \t Bold\"", "Cäcilie"});
  CHECK(label.roles.size() == 3);
  CHECK(label.chapter >= 1);
}

TEST_CASE("A branch stands where the season stood, with new chance from there on", "[log]") {
  const Folder folder;
  Season season = w13::beginSeason(cards(), start(4, 8));
  Luck mind(3);
  playOn(season, mind, 150);
  for (const int step : {0, 1, 17, season.steps()}) {
    INFO(step);
    Season branch = w13::branchSeason(season, step, 99);
    REQUIRE(branch.steps() == step);
    for (int at = -1; at < season.seats(); ++at) {
      w13::View then{}, now{};
      season.inside().game.view(season.inside().session.stateAt(static_cast<std::size_t>(step)), w13::seatAt(at), then);
      branch.view(w13::seatAt(at), now);
      REQUIRE(then == now);
    }
    Luck other(4);
    playOn(branch, other, 40);
    w13::saveSeason(branch, folder.file("branch.season"));
    REQUIRE(difference(branch, w13::loadSeason(folder.file("branch.season")).season) == "");
    const Season twig = w13::branchSeason(branch, branch.steps(), 5);
    w13::saveSeason(twig, folder.file("branch.season"));
    REQUIRE(difference(twig, w13::loadSeason(folder.file("branch.season")).season) == "");
  }
  CHECK_THROWS_WITH(w13::branchSeason(season, season.steps() + 1, 1),
                    "there is no step " + std::to_string(season.steps() + 1) + " to branch from; the last one is " +
                        std::to_string(season.steps()));
}

TEST_CASE("A season that keeps no log says so instead of saving nothing", "[log]") {
  const Season season(cards().cards, start(3, 1).setup, 1);
  CHECK_THROWS_AS(w13::saveSeason(season, "nowhere.season"), kernel::RefusedError);
  CHECK(w13::autosavePath(season).empty());
}

// ---- writing that fails ---------------------------------------------------------------------------------------------

namespace {

/// A disk that is full now and then.
class FullDisk final : public kernel::LogSink {
 public:
  explicit FullDisk(std::string& file) : file_(file) {}
  void grow(std::string_view whole, std::size_t) override {
    if (full) throw kernel::DataError("cannot write to the disk: No space left on device");
    file_ = whole;
  }
  bool full = false;

 private:
  std::string& file_;
};

}  // namespace

TEST_CASE("What cannot be written down has not happened, and can be done again when there is room", "[log]") {
  std::string file;  // outlives the season, which writes its end when it goes
  Season season = w13::beginSeason(cards(), start(4, 6));
  Season twin = w13::beginSeason(cards(), start(4, 6));
  file = house::journalOf(season.inside()).text().bytes();
  auto sink = std::make_unique<FullDisk>(file);
  FullDisk& disk = *sink;
  house::journalOf(season.inside()).writeTo(std::move(sink));
  Luck mind(11), luck(12);
  int failed = 0;
  for (int deeds = 0; deeds < 200 && !season.over(); ++deeds) {
    const Deed deed = pick(season, mind);
    if (luck.pick(3, kernel::ChanceOf::Card) == 0) {
      disk.full = true;
      const std::size_t size = file.size();
      try {
        carryOut(season, deed);
      } catch (const kernel::DataError&) {
        ++failed;
      }
      disk.full = false;
      REQUIRE(file.size() == size);
      REQUIRE(difference(season, twin) == "");
    }
    carryOut(season, deed);
    carryOut(twin, deed);
    REQUIRE(difference(season, twin) == "");
  }
  CHECK(failed > 30);
  const Folder folder;
  write(folder.file("a.season"), file);
  CHECK(difference(w13::loadSeason(folder.file("a.season")).season, season) == "");
}
