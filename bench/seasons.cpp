#include "seasons.h"

#include <cstdlib>
#include <iostream>

#include "engine/games/warehouse13/cards/loader.h"

namespace bench {

using kernel::ChanceOf;
using kernel::Decision;
using kernel::Seat;
using kernel::seatAt;
using w13::State;
using w13::Warehouse13;

namespace {

constexpr int kSeats = 4;
constexpr int kPositions = 512;

int uniform(const Decision& d, kernel::Luck& luck) { return d.size() == 1 ? 0 : luck.pick(d.size(), ChanceOf::Card); }

bool interjects(const Decision& offers, kernel::Luck& luck) {
  return !offers.empty() && luck.pick(100, ChanceOf::Card) < kInterjectPercent;
}

/// What the end of a season was, for the checksum.
std::uint64_t mix(std::uint64_t sum, const w13::World& end) {
  const auto add = [&](std::uint64_t value) { sum = (sum ^ value) * 0x100000001b3u; };
  add(static_cast<std::uint64_t>(end.ending));
  add(end.round);
  add(end.stressDeck);
  for (const w13::Dice dice : end.diceAt) add(dice.bits());
  for (const w13::Agent& agent : end.agents) add(static_cast<std::uint64_t>(agent.handSize()));
  return sum;
}

/// Plays a season; `poll` is called once for each open window with a single choice, `decided` before each choice.
template <class Decided>
void play(const Warehouse13& game, std::uint64_t seed, Tally& tally, Decided&& decided) {
  kernel::Luck chance(seed);
  kernel::Luck luck(seed + 0x9e3779b97f4a7c15u);
  Decision d;
  Decision offers;
  State state = game.begin(fourSeats(), chance, nullptr, d);
  while (!d.empty()) {
    for (int at = 0; at < kSeats && d.size() == 1; ++at) {
      game.interject(state, seatAt(at), offers);
      if (offers.seat() == Seat::Table) continue;  // it may not respond at all
      ++tally.polls;
      if (!interjects(offers, luck)) continue;
      ++tally.interjections;
      game.choose(state, {seatAt(at), offers[uniform(offers, luck)], kernel::How::Interjection}, chance, nullptr, d);
    }
    if (d.empty()) break;
    tally.count(d);
    decided(state, d);
    game.choose(state, {d.seat(), d[uniform(d, luck)]}, chance, nullptr, d);
  }
  ++tally.seasons;
  tally.checksum = mix(tally.checksum, state.world);
}

/// The question on the table as its seat is asked it; empty once the season is over.
void askedNow(const kernel::Session<Warehouse13>& session, Decision& d) {
  session.decision(Seat::Table, d);
  if (d.openness() != kernel::Openness::Public) session.decision(d.seat(), d);
}

}  // namespace

const w13::Catalog& cards() {
  static const w13::Catalog kCards = [] {
    w13::Loaded loaded = w13::loadFolders({std::filesystem::path(W13_DATA_DIR) / "cards/warehouse13"});
    if (!loaded.catalog) {
      std::cerr << "bench: the cards in " W13_DATA_DIR " have errors; `w13 lint` names them\n";
      std::exit(1);
    }
    return *std::move(loaded.catalog);
  }();
  return kCards;
}

const w13::Setup& fourSeats() {
  static const w13::Setup kSetup = [] {
    w13::Setup setup;
    for (int agent = 0; agent < kSeats; ++agent) setup.agents.push_back(static_cast<w13::AgentId>(agent));
    return setup;
  }();
  return kSetup;
}

void playBare(const Warehouse13& game, std::uint64_t seed, Tally& tally) {
  play(game, seed, tally, [](const State&, const Decision&) {});
}

void playInFull(const Warehouse13& game, std::uint64_t seed, Tally& tally) {
  kernel::Luck luck(seed + 0x9e3779b97f4a7c15u);
  kernel::Session<Warehouse13> session(game, fourSeats(), seed);
  Decision d;
  Decision offers;
  w13::View view;
  while (!session.over()) {
    askedNow(session, d);
    for (int at = 0; at < kSeats && d.size() == 1; ++at) {
      session.interjections(seatAt(at), offers);
      if (offers.seat() == Seat::Table) continue;
      ++tally.polls;
      if (!interjects(offers, luck)) continue;
      ++tally.interjections;
      session.interject(seatAt(at), offers[uniform(offers, luck)]);
      askedNow(session, d);
    }
    if (session.over()) break;
    tally.count(d);
    session.view(d.seat(), view);
    session.choose(d.seat(), d[uniform(d, luck)]);
  }
  ++tally.seasons;
  tally.checksum = mix(tally.checksum, session.state().world);
}

const std::vector<Position>& positions() {
  static const std::vector<Position> kPlaces = [] {
    const Warehouse13 game(cards());
    std::vector<Position> found;
    Tally tally;
    int seen = 0;
    for (std::uint64_t seed = 1; found.size() < kPositions; ++seed)
      play(game, seed, tally, [&](const State& state, const Decision& d) {
        if (++seen % 37 == 0 && found.size() < kPositions) found.push_back({state, d.seat()});
      });
    return found;
  }();
  return kPlaces;
}

}  // namespace bench
