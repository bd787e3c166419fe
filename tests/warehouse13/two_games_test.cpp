// Two games in one process: neither notices the other, whether they are played in turns or at the same time.

#include <future>

#include "engine/games/vault/game.h"
#include "engine/games/warehouse13/game.h"
#include "engine/kernel/session.h"
#include "support/catch.h"
#include "warehouse13/log/play.h"

using kernel::Decision;
using kernel::Seat;
using kernel::Session;

namespace {

const w13::Warehouse13& warehouse() {
  static const w13::Warehouse13 kGame(*logs::cards().cards);
  return kGame;
}
const vault::Vault kVault;

Session<w13::Warehouse13> warehouseFrom(std::uint64_t seed) { return {warehouse(), logs::start(4, seed).setup, seed}; }
Session<vault::Vault> vaultFrom(std::uint64_t seed) { return {kVault, vault::Vault::Setup{3}, seed}; }

/// One choice of the first seat that is asked, by chance; an interjection now and then.
template <class Game>
void step(Session<Game>& session, kernel::Luck& mind) {
  Decision d;
  const bool responds = mind.pick(4, kernel::ChanceOf::Card) == 0;
  for (int seat = 0; seat < session.seats() && responds; ++seat) {
    if (!session.mayInterject(kernel::seatAt(seat))) continue;
    session.interjections(kernel::seatAt(seat), d);
    if (!d.empty()) return session.interject(kernel::seatAt(seat), d[mind.pick(d.size(), kernel::ChanceOf::Card)]);
  }
  for (int seat = 0; seat < session.seats(); ++seat) {
    if (!session.asked().has(kernel::seatAt(seat))) continue;
    session.decision(kernel::seatAt(seat), d);
    return session.chooseIndex(kernel::seatAt(seat), mind.pick(d.size(), kernel::ChanceOf::Card));
  }
}

/// Everything that can be seen of a session, by each seat and the table.
template <class Game>
struct Seen {
  std::vector<typename Game::View> views;
  std::vector<Decision> decisions;
  std::vector<std::vector<typename Game::Event>> news;
  int steps = 0;
  friend bool operator==(const Seen&, const Seen&) = default;
};
template <class Game>
Seen<Game> seenOf(const Session<Game>& session) {
  Seen<Game> seen;
  for (int at = -1; at < session.seats(); ++at) {
    const Seat viewer = kernel::seatAt(at);
    session.view(viewer, seen.views.emplace_back());
    session.decision(viewer, seen.decisions.emplace_back());
    const auto news = session.eventsFor(viewer);
    seen.news.emplace_back(news.begin(), news.end());
  }
  seen.steps = session.steps();
  return seen;
}

constexpr int kMost = 400;  ///< choices of a game that is looked at

/// What is seen after each choice of a game that is played alone.
template <class Game>
std::vector<Seen<Game>> course(Session<Game> session, std::uint64_t seed) {
  std::vector<Seen<Game>> all;
  kernel::Luck mind(seed);
  while (!session.over() && all.size() < kMost) {
    step(session, mind);
    all.push_back(seenOf(session));
  }
  return all;
}

}  // namespace

TEST_CASE("Two games that are played in turns are each what it is alone", "[session]") {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    INFO("seed " << seed);
    // given both games, each played alone
    const auto warehouseAlone = course(warehouseFrom(seed), seed);
    const auto vaultAlone = course(vaultFrom(seed), seed);
    REQUIRE(warehouseAlone.size() > 50);
    REQUIRE(vaultAlone.size() > 3);
    // when they are played again, a choice of the one after a choice of the other
    Session<w13::Warehouse13> season = warehouseFrom(seed);
    Session<vault::Vault> night = vaultFrom(seed);
    kernel::Luck ofSeason(seed);
    kernel::Luck ofNight(seed);
    for (std::size_t at = 0; at < warehouseAlone.size(); ++at) {
      step(season, ofSeason);
      if (at < vaultAlone.size()) step(night, ofNight);
      // then each is where it was then
      REQUIRE((seenOf(season) == warehouseAlone[at]));
      if (at < vaultAlone.size()) REQUIRE((seenOf(night) == vaultAlone[at]));
    }
    CHECK(night.over());
  }
}

TEST_CASE("Two games that are played at the same time, in two threads, are each what it is alone", "[session]") {
  const auto warehouseAlone = course(warehouseFrom(7), 7);
  const auto vaultAlone = course(vaultFrom(7), 7);
  auto season = std::async(std::launch::async, [] { return course(warehouseFrom(7), 7); });
  auto night = std::async(std::launch::async, [] { return course(vaultFrom(7), 7); });
  CHECK((season.get() == warehouseAlone));
  CHECK((night.get() == vaultAlone));
}
