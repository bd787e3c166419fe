#include "engine/games/warehouse13/season/timeline.h"

#include <algorithm>
#include <array>

namespace w13 {

namespace {

/// What is worth a line: what turned the season, and what some knew and others did not.
constexpr std::array kMoments = {Happened::LookedBehind,    Happened::CardHanded,       Happened::HandsSwapped,
                                 Happened::VotesShown,      Happened::Bronzed,          Happened::Debronzed,
                                 Happened::TraitorRevealed, Happened::LoyaltyShown,     Happened::AgentWounded,
                                 Happened::WhammyStruck,    Happened::ConsequenceStays, Happened::ArtifactRetrieved,
                                 Happened::ArtifactLost,    Happened::ArtifactCaptured, Happened::PlotRevealed,
                                 Happened::PlotStopped,     Happened::PlotExecuted,     Happened::SeasonEnded};

bool isMoment(Happened what) { return std::find(kMoments.begin(), kMoments.end(), what) != kMoments.end(); }

/// The seat that held the Traitor's card; Seat::Table: nobody did.
Seat traitorOf(const View& v) {
  for (int seat = 0; seat < v.players; ++seat)
    if (v.seats[seat].traitor) return seatAt(seat);
  return Seat::Table;
}

}  // namespace

std::vector<Moment> timeline(const Events& story, const Words& words, const View& v) {
  std::vector<Moment> all;
  if (const Seat traitor = traitorOf(v); traitor != Seat::Table)
    all.push_back({0, words.traitorDealt(traitor, v), traitor, false});
  int episode = 0;
  bool finale = false;
  for (const Event& event : story) {
    if (event.what == Happened::EpisodeBegan) episode = event.number;
    finale = finale || beginsPhase(event, Phase::Finale);
    if (!isMoment(event.what)) continue;
    std::string text = words.event(event, v);
    if (!text.empty()) all.push_back({episode, std::move(text), event.audience & event.sees, finale});
  }
  return all;
}

std::string whoKnew(const Moment& moment, const Words& words, const View& v) {
  if (moment.knew == SeatSet::all()) return words.everybody();
  std::string names;
  for (int seat = 0; seat < v.players; ++seat)
    if (moment.knew.has(seatAt(seat))) names += (names.empty() ? "" : ", ") + words.seat(seatAt(seat), v);
  return names;
}

}  // namespace w13
