// Fair play over logs: secrets that a viewer cannot know are dealt again, the same choice is made with the same chance,
// and neither the open part of the log nor its length may differ. Nor may they, had another secret choice been made.

#include <functional>
#include <map>
#include <set>

#include "engine/games/warehouse13/season/season_box.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/house/log/match_journal.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/log/play.h"

using namespace logs;
using kernel::LogRecord;
using kernel::Luck;
using w13::Pins;
using w13::Season;
using w13::Seat;
using w13::State;

namespace {

using Inside = w13::Season::Inside;
/// What a log gains by the last choice of a season.
using Scribe = std::function<std::vector<LogRecord>(const Inside&)>;

std::vector<LogRecord> asWeWrite(const Inside& season) {
  const auto& session = season.session;
  std::vector<LogRecord> records{
      house::write(season, session.history().size() - 1, dynamic_cast<const Luck&>(session.chance()))};
  if (session.over()) records.push_back(house::writeOver(season.endInLog()));
  return records;
}

// ---- planted leaks

/// The length tells how much Stress lies in the hand of the seat that chose.
std::vector<LogRecord> growsWithStress(const Inside& season) {
  auto records = asWeWrite(season);
  const kernel::Entry& made = season.session.history().back();
  const State& state = season.session.state();
  records[0].secret.resize(records[0].secret.size() + state.world.agent(made.seat).stress);
  return records;
}
/// One record more when the Traitor chooses.
std::vector<LogRecord> notesTheTraitor(const Inside& season) {
  auto records = asWeWrite(season);
  if (season.session.history().back().seat == season.session.state().world.traitor.seat) records.push_back(records[0]);
  return records;
}
/// The open part says what was chosen.
std::vector<LogRecord> tellsTheChoice(const Inside& season) {
  auto records = asWeWrite(season);
  const kernel::Choice& choice = season.session.history().back().choice;
  records[0].text += " " + std::to_string(choice.verb) + ":" + std::to_string(choice.noun.index);
  return records;
}
/// The open part says how many of its choices a seat had.
std::vector<LogRecord> countsChoices(const Inside& season) {
  auto records = asWeWrite(season);
  kernel::Decision d;
  const auto& session = season.session;
  season.game.decide(session.stateAt(session.history().size() - 1), session.history().back().seat, d);
  records[0].text += " of " + std::to_string(d.size());
  return records;
}

// ---- the comparison

/// The open part, and the length of every line.
std::string perceived(const std::vector<LogRecord>& records) {
  std::string all;
  for (const LogRecord& record : records) all += record.text + " (" + std::to_string(record.secret.size()) + ")\n";
  return all;
}

struct Made {
  Deed deed;
  State before;
  Luck luck;
};

/// The season that stands on a state, after the same deed; none if the deed is not on offer there.
std::unique_ptr<Inside> repeated(const Inside& like, const State& state, const Made& made, kernel::Choice choice) {
  auto other = std::make_unique<Inside>(like.cards, like.session.setup(), state, std::make_unique<Luck>(made.luck));
  try {
    if (made.deed.kind == Deed::Kind::Interject) other->session.interject(made.deed.seat, choice);
    else other->session.choose(made.deed.seat, choice);
  } catch (const kernel::RefusedError&) {
    return nullptr;
  }
  return other;
}

class Watch {
 public:
  explicit Watch(Scribe scribe) : scribe_(std::move(scribe)) {}

  /// Plays seasons and says what first gives something away; empty if nothing does.
  std::string play(int players, std::uint64_t seed, int deeds) {
    Season season(cards().cards, start(players, seed).setup, seed);
    Luck mind(seed);
    dreams_ = Luck(seed + 1);
    for (int at = 0; at < deeds && !season.over(); ++at) {
      Made made{pick(season, mind), season.inside().session.state(), *season.inside().luck()};
      if (made.deed.kind == Deed::Kind::Undo || made.deed.kind == Deed::Kind::Look) continue;
      if (made.deed.kind == Deed::Kind::Visit) made.deed = {Deed::Kind::Choose, made.deed.seat, {made.deed.choices[0]}};
      carryOut(season, made.deed);
      if (at % 3 != 0) continue;
      const auto truth = repeated(season.inside(), made.before, made, made.deed.choices[0]);
      std::string problem = besideChoices(*truth, made);
      for (int viewer = -1; viewer < players && problem.empty(); ++viewer)
        problem = overDreams(*truth, made, w13::seatAt(viewer));
      if (!problem.empty()) return problem;
    }
    return {};
  }
  int compared = 0;
  int beside = 0;

 private:
  std::string overDreams(const Inside& truth, const Made& made, Seat viewer) {
    Pins pins{};
    truth.game.pin(pins, truth.session.state(), viewer, truth.session.eventsFor(viewer), made.deed.choices[0]);
    for (const auto dealing : {kernel::Dealing::ByOrigin, kernel::Dealing::Mixed}) {
      const State dream = truth.game.imagine(made.before, viewer, dreams_, pins, dealing);
      const auto other = repeated(truth, dream, made, made.deed.choices[0]);
      if (!other) continue;
      ++compared;
      if (std::string problem = difference(scribe_(truth), scribe_(*other)); !problem.empty()) return problem;
    }
    return {};
  }

  /// Other choices that nobody could see: as long as the table sees the same afterwards, so it does in the log.
  std::string besideChoices(const Inside& truth, const Made& made) {
    kernel::Decision d;
    if (made.deed.kind == Deed::Kind::Interject) return {};
    truth.game.decide(made.before, made.deed.seat, d);
    kernel::Decision face = d;
    face.keepFace();
    if (face.find(made.deed.choices[0]) >= 0) return {};
    w13::View seen{};
    truth.game.view(truth.session.state(), Seat::Table, seen);
    for (const kernel::Choice& choice : d.choices()) {
      if (choice == made.deed.choices[0] || face.find(choice) >= 0) continue;
      const auto other = repeated(truth, made.before, made, choice);
      w13::View otherwise{};
      other->game.view(other->session.state(), Seat::Table, otherwise);
      if (!(seen == otherwise)) continue;
      ++beside;
      if (std::string problem = difference(scribe_(truth), scribe_(*other)); !problem.empty()) return problem;
    }
    return {};
  }

  static std::string difference(const std::vector<LogRecord>& a, const std::vector<LogRecord>& b) {
    const std::string ofA = perceived(a), ofB = perceived(b);
    return ofA == ofB ? std::string() : ofA + "against\n" + ofB;
  }

  Scribe scribe_;
  Luck dreams_{0};
};

/// Whether a planted leak is found in some season.
bool isFound(const Scribe& scribe) {
  Watch watch(scribe);
  for (std::uint64_t seed = 1; seed <= 30; ++seed)
    if (!watch.play(4, seed, 400).empty()) return true;
  return false;
}

}  // namespace

TEST_CASE("Neither the open part of a log nor its length tells what a viewer may not know", "[log]") {
  Watch watch(asWeWrite);
  for (int players = 2; players <= 5; ++players)
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      INFO(players << " players, seed " << seed);
      REQUIRE(watch.play(players, seed, 400) == "");
    }
  CHECK(watch.compared > 3000);
  CHECK(watch.beside > 200);
}

TEST_CASE("Planted leaks in a log are found") {
  CHECK(isFound(growsWithStress));
  CHECK(isFound(notesTheTraitor));
  CHECK(isFound(tellsTheChoice));
  CHECK(isFound(countsChoices));
}

TEST_CASE("The open part names no card and no pile, so that it is no perfect memory", "[PILE-04][SECRET-02]") {
  std::vector<std::string> names;
  for (const w13::Design& design : cards().cards->designs)
    if (design.kind != w13::Kind::Ability) names.push_back(design.id);
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Season season = w13::beginSeason(cards(), start(4, seed));
    Luck mind(seed);
    playOn(season, mind, 2000);
    const kernel::ReadLog log =
        house::readLog(house::journalOf(season.inside()).text().bytes(), "log", w13::seasonLogs());
    for (std::size_t record = 2; record < log.records.size(); ++record) {
      if (house::kindOf(log.records[record]) != "step") continue;
      const std::string said = log.records[record].text.substr(log.records[record].text.find(": ") + 1) + " ";
      for (const std::string& name : names) {
        INFO(log.records[record].text);
        REQUIRE(said.find(" " + name + " ") == std::string::npos);
      }
      for (const char* pile : {"draw logic", "draw intuition", "draw lore", "draw tech", "-pile"})
        REQUIRE(said.find(pile) == std::string::npos);
    }
  }
}

TEST_CASE("All records of a kind hold equally many sealed bytes", "[log]") {
  std::map<std::string, std::set<std::size_t>> sizes;
  for (int players = 2; players <= 5; ++players) {
    Season season = w13::beginSeason(cards(), start(players, 77));
    Luck mind(5);
    playOn(season, mind, 2000);
    Season branch = w13::branchSeason(season, 10, 3);
    for (const Season* each : {&season, &branch})
      for (const LogRecord& record :
           house::readLog(house::journalOf(each->inside()).copy(), "log", w13::seasonLogs()).records)
        sizes[std::string(house::kindOf(record))].insert(record.secret.size());
  }
  CHECK(sizes.size() == 8);  // begin, cards, step, undo, look, state, over, chance
  for (const auto& [kind, found] : sizes) {
    INFO(kind);
    CHECK(found.size() == 1);
  }
}
