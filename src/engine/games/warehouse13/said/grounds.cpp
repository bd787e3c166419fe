#include "engine/games/warehouse13/said/grounds.h"

#include <array>

#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/said/words.h"

namespace w13 {

namespace {

using house::Word, house::wordOf;

constexpr std::array<Word, kGrounds> kGroundWords = {
    wordOf(Ground::WinsSeason, "wins-season"),
    wordOf(Ground::TakesClue, "takes-clue"),
    wordOf(Ground::FillsNeed, "fills-need"),
    wordOf(Ground::GetsCards, "gets-cards"),
    wordOf(Ground::ReturnsStress, "returns-stress"),
    wordOf(Ground::ClearsTrack, "clears-track"),
    wordOf(Ground::ClearsPlace, "clears-place"),
    wordOf(Ground::Heals, "heals"),
    wordOf(Ground::FreesAgent, "frees-agent"),
    wordOf(Ground::RetrievesArtifact, "retrieves-artifact"),
    wordOf(Ground::StopsPlot, "stops-plot"),
    wordOf(Ground::GoesTo, "goes-to"),
    wordOf(Ground::LosesSeason, "loses-season"),
    wordOf(Ground::LosesArtifact, "loses-artifact"),
    wordOf(Ground::ExecutesPlot, "executes-plot"),
    wordOf(Ground::SpendsCard, "spends-card"),
    wordOf(Ground::LosesCards, "loses-cards"),
    wordOf(Ground::LosesDie, "loses-die"),
    wordOf(Ground::DrawsStress, "draws-stress"),
    wordOf(Ground::StressGoes, "stress-goes"),
    wordOf(Ground::FillsTrack, "fills-track"),
    wordOf(Ground::BlocksPlace, "blocks-place"),
    wordOf(Ground::Hurts, "hurts"),
    wordOf(Ground::ClueGoes, "clue-goes"),
    wordOf(Ground::UsesAbility, "uses-ability"),
    wordOf(Ground::ArmsTraitor, "arms-traitor"),
    wordOf(Ground::BronzesAgent, "bronzes-agent"),
    wordOf(Ground::HurtsAgent, "hurts-agent"),
    wordOf(Ground::RobsAgent, "robs-agent"),
    wordOf(Ground::RobsDie, "robs-die"),
    wordOf(Ground::NothingHappens, "nothing-happens"),
    wordOf(Ground::MayBeTraitor, "may-be-traitor"),
    wordOf(Ground::TakenForTraitor, "taken-for-traitor"),
    wordOf(Ground::KeepsCards, "keeps-cards"),
    wordOf(Ground::SuspectedMuchLess, "suspected-much-less"),
    wordOf(Ground::SuspectedLess, "suspected-less"),
    wordOf(Ground::TellsNothing, "tells-nothing"),
    wordOf(Ground::SuspectedMore, "suspected-more"),
    wordOf(Ground::SuspectedMuchMore, "suspected-much-more"),
};
constexpr std::array<Word, kTraces> kTraceWords = {
    wordOf(Trace::Anything, "anything"),
    wordOf(Trace::TakesClue, "takes-clue"),
    wordOf(Trace::LetsClueGo, "lets-clue-go"),
    wordOf(Trace::LetsGoodClueGo, "lets-good-clue-go"),
    wordOf(Trace::Travels, "travels"),
    wordOf(Trace::Researches, "researches"),
    wordOf(Trace::ReturnsStress, "returns-stress"),
    wordOf(Trace::Repairs, "repairs"),
    wordOf(Trace::FacesObstacle, "faces-obstacle"),
    wordOf(Trace::Heals, "heals"),
    wordOf(Trace::UsesAbility, "uses-ability"),
    wordOf(Trace::PlaysText, "plays-text"),
    wordOf(Trace::GivesCard, "gives-card"),
    wordOf(Trace::Covers, "covers"),
    wordOf(Trace::GivesDieUp, "gives-die-up"),
    wordOf(Trace::CallsVote, "calls-vote"),
};

}  // namespace

std::span<const Word> groundWords() { return kGroundWords; }
std::span<const Word> traceWords() { return kTraceWords; }

std::string Words::passing() const { return in("advice.pass"); }

std::string Words::ground(const Reason& reason, const View& v) const {
  const std::string name = std::string("advice.") + kGroundWords[static_cast<std::size_t>(reason.ground)].key;
  const bool one = reason.number == 1 && sentences().has(name + ".one");
  const std::string what = filled(in(one ? name + ".one" : name), [&](std::string_view gap) -> std::string {
    if (gap == "n") return std::to_string(reason.number);
    if (gap == "clue") return clue(faceOf(reason.about));
    if (gap == "die") return colouredDie(typeOf(reason.about));
    if (gap == "card") return card(cardOf(reason.about));
    if (gap == "place") return place(placeOf(reason.about));
    if (gap == "location") return location(locationOf(reason.about));
    if (gap == "ability") return slot(kAllSlots[reason.number]);
    if (gap == "trace") return in(std::string("trace.") + kTraceWords[static_cast<std::size_t>(reason.trace)].key);
    return seat(seatOf(reason.about), v);
  });
  if (reason.percent >= 100) return what + ".";
  return filled(in("advice.likely"),
                [&](std::string_view gap) { return gap == "what" ? what : std::to_string(reason.percent); });
}

}  // namespace w13
