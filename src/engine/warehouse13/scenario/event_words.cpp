#include "engine/warehouse13/scenario/event_words.h"

#include <array>

#include "engine/warehouse13/queries.h"

namespace w13 {

namespace {

struct HappenedName {
  Happened what;
  const char* name;
};
constexpr std::array kHappened = {
    HappenedName{Happened::SeasonBegan, "season-began"},
    HappenedName{Happened::EpisodeBegan, "episode-began"},
    HappenedName{Happened::PhaseBegan, "phase-began"},
    HappenedName{Happened::TurnBegan, "turn-began"},
    HappenedName{Happened::AgentChose, "agent-chose"},
    HappenedName{Happened::PingRevealed, "ping-revealed"},
    HappenedName{Happened::DieRolled, "die-rolled"},
    HappenedName{Happened::DiceSwept, "dice-swept"},
    HappenedName{Happened::DieMoved, "die-moved"},
    HappenedName{Happened::DieTurned, "die-turned"},
    HappenedName{Happened::DieClaimed, "die-claimed"},
    HappenedName{Happened::DieNeutralized, "die-neutralized"},
    HappenedName{Happened::DieLocked, "die-locked"},
    HappenedName{Happened::DieApplied, "die-applied"},
    HappenedName{Happened::DieMisapplied, "die-misapplied"},
    HappenedName{Happened::WarehouseRolled, "warehouse-rolled"},
    HappenedName{Happened::GooRolled, "goo-rolled"},
    HappenedName{Happened::CardDrawn, "card-drawn"},
    HappenedName{Happened::CardDiscarded, "card-discarded"},
    HappenedName{Happened::CardPlayed, "card-played"},
    HappenedName{Happened::CardTurnedUp, "card-turned-up"},
    HappenedName{Happened::CardGone, "card-gone"},
    HappenedName{Happened::CardHanded, "card-handed"},
    HappenedName{Happened::CardStored, "card-stored"},
    HappenedName{Happened::PileRefilled, "pile-refilled"},
    HappenedName{Happened::CouldNot, "could-not"},
    HappenedName{Happened::StressDrawn, "stress-drawn"},
    HappenedName{Happened::StressReturned, "stress-returned"},
    HappenedName{Happened::HandLost, "hand-lost"},
    HappenedName{Happened::AgentMoved, "agent-moved"},
    HappenedName{Happened::AgentKo, "agent-ko"},
    HappenedName{Happened::AgentWounded, "agent-wounded"},
    HappenedName{Happened::AgentHealed, "agent-healed"},
    HappenedName{Happened::HarmPrevented, "harm-prevented"},
    HappenedName{Happened::ObstaclePlaced, "obstacle-placed"},
    HappenedName{Happened::ObstacleGone, "obstacle-gone"},
    HappenedName{Happened::RingPlaced, "ring-placed"},
    HappenedName{Happened::GearPlaced, "gear-placed"},
    HappenedName{Happened::Snagged, "snagged"},
    HappenedName{Happened::ChallengeBegan, "challenge-began"},
    HappenedName{Happened::ChallengeWon, "challenge-won"},
    HappenedName{Happened::ChallengeLost, "challenge-lost"},
    HappenedName{Happened::VoteCast, "vote-cast"},
    HappenedName{Happened::VotesShown, "votes-shown"},
    HappenedName{Happened::VoteShown, "vote-shown"},
    HappenedName{Happened::Bronzed, "bronzed"},
    HappenedName{Happened::Debronzed, "debronzed"},
    HappenedName{Happened::LoyaltyShown, "loyalty-shown"},
    HappenedName{Happened::TraitorRevealed, "traitor-revealed"},
    HappenedName{Happened::AbilityUsed, "ability-used"},
    HappenedName{Happened::AbilitiesRefreshed, "abilities-refreshed"},
    HappenedName{Happened::ArtifactRevealed, "artifact-revealed"},
    HappenedName{Happened::WhammyStruck, "whammy-struck"},
    HappenedName{Happened::ConsequenceTurnedUp, "consequence-turned-up"},
    HappenedName{Happened::ConsequenceStays, "consequence-stays"},
    HappenedName{Happened::ArtifactRetrieved, "artifact-retrieved"},
    HappenedName{Happened::ArtifactLost, "artifact-lost"},
    HappenedName{Happened::ArtifactCaptured, "artifact-captured"},
    HappenedName{Happened::RoundBegan, "round-began"},
    HappenedName{Happened::Rolled, "rolled"},
    HappenedName{Happened::Covered, "covered"},
    HappenedName{Happened::CoverNamed, "cover-named"},
    HappenedName{Happened::CoverLifted, "cover-lifted"},
    HappenedName{Happened::SymbolDeclared, "symbol-declared"},
    HappenedName{Happened::DiceSwapped, "dice-swapped"},
    HappenedName{Happened::FirstAgentPassed, "first-agent-passed"},
    HappenedName{Happened::PlotRevealed, "plot-revealed"},
    HappenedName{Happened::PlotStopped, "plot-stopped"},
    HappenedName{Happened::PlotExecuted, "plot-executed"},
    HappenedName{Happened::DieTaken, "die-taken"},
    HappenedName{Happened::LookedBehind, "looked-behind"},
    HappenedName{Happened::SeasonEnded, "season-ended"},
};

std::string seatWords(Seat seat, const Situation& now) {
  if (index(seat) < 0 || index(seat) >= now.world.players) return "nobody";
  return now.cards.of(now.world.agent(seat).who).id;
}

std::string thingWords(kernel::Noun noun, const Situation& now) {
  switch (thingOf(noun)) {
    case Thing::None: return {};
    case Thing::Card: return now.cards.of(cardOf(noun)).id;
    case Thing::Die: return nameOfColour(colourOf(dieOf(noun)));
    case Thing::Seat: return seatWords(seatOf(noun), now);
    case Thing::Place: return wordFor(placeOf(noun));
    case Thing::Track: return "track-" + std::to_string(noun.index + 1);
    case Thing::Type: return nameOfType(typeOf(noun));
    case Thing::Face: return longFace(faceOf(noun));
    default: return std::to_string(noun.index);
  }
}

/// What the number of an event says.
std::string numberWords(const Event& event, const Situation& now) {
  switch (event.what) {
    case Happened::PhaseBegan: return wordFor(static_cast<Phase>(event.number));
    case Happened::AgentMoved: return wordFor(static_cast<Location>(event.number));
    case Happened::SeasonEnded: return wordFor(static_cast<Ending>(event.number));
    case Happened::GooRolled: return longFace(faceOf(nounOf(Thing::Face, event.number)));
    case Happened::DieRolled:
    case Happened::DieTurned:
    case Happened::DieClaimed:
    case Happened::DieNeutralized:
    case Happened::DieLocked:
    case Happened::CoverLifted:
    case Happened::SymbolDeclared: {
      const Clue face = faceOf(nounOf(Thing::Face, event.number));
      return face.symbol == Symbol::None ? "" : longFace(face);
    }
    case Happened::ObstaclePlaced:
    case Happened::ObstacleGone: return written({static_cast<ObstacleId>(event.number), false});
    case Happened::CardHanded:
    case Happened::LookedBehind: return seatWords(seatAt(event.number), now);
    case Happened::DieMoved:
    case Happened::CardDrawn:
    case Happened::AgentChose:
    case Happened::TurnBegan: return {};
    default: return std::to_string(event.number);
  }
}

}  // namespace

std::string wordFor(Happened what) {
  for (const HappenedName& each : kHappened)
    if (each.what == what) return each.name;
  return "happened-" + std::to_string(static_cast<int>(what));
}

bool isHappened(std::string_view name) {
  for (const HappenedName& each : kHappened)
    if (name == each.name) return true;
  return false;
}

std::vector<std::string> happenedNames() {
  std::vector<std::string> names;
  for (const HappenedName& each : kHappened) names.emplace_back(each.name);
  return names;
}

std::string wordsOf(const Event& event, const Situation& now) {
  std::string words = wordFor(event.what);
  const auto add = [&](const std::string& word) { words += word.empty() ? "" : " " + word; };
  if (event.seat != Seat::Table) add(seatWords(event.seat, now));
  add(thingWords(event.noun, now));
  add(numberWords(event, now));
  return words;
}

bool matches(std::string_view expected, std::string_view words) {
  const std::vector<std::string> there = wordsIn(words);
  const std::vector<std::string> wanted = wordsIn(plain(expected));
  if (wanted.empty() || there.empty() || there[0] != wanted[0]) return false;
  std::size_t next = 0;
  for (const std::string& word : there)
    if (next < wanted.size() && word == wanted[next]) ++next;
  return next == wanted.size();
}

}  // namespace w13
