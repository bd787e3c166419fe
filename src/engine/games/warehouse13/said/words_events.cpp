// What happened, as lines of the log.

#include <array>
#include <utility>

#include "engine/games/warehouse13/rulebook/rule_uses.h"
#include "engine/games/warehouse13/said/phrases.h"

namespace w13 {

namespace {

struct Report {
  Happened what;
  Phrase phrase;
};

// {seat} did it or suffered it; {other} is the seat, {n} the number, {face} the clue in the event's number; {card},
// {thing}, {where} are its noun. What is missing here needs more than a phrase, or says nothing: see
// Words::event.
constexpr std::array kReports = {
    Report{Happened::SeasonBegan,
           {"The season begins; {seat} is First Agent.", "Die Staffel beginnt; {seat} ist Erster Agent."}},
    Report{Happened::EpisodeBegan, {"Episode {n} begins.", "Episode {n} beginnt."}},
    Report{Happened::PhaseBegan, {"Now: {phase}.", "Jetzt: {phase}."}},
    Report{Happened::PingRevealed, {"The Ping comes from {card}.", "Der Ping kommt aus {card}."}},
    Report{Happened::DieRolled, {"{aDie} shows {face}.", "{aDie} zeigt {face}."}},
    Report{Happened::DiceSwept,
           {"All clue dice go back to the supply.", "Alle Hinweiswürfel kommen zurück in den Vorrat."}},
    Report{Happened::DieMoved, {"{aDie} goes {spot}.", "{aDie} kommt {spot}."}},
    Report{Happened::DieTurned, {"{aDie} is turned to {face}.", "{aDie} wird auf {face} gedreht."}},
    Report{Happened::DieClaimed, {"{seat} claims {seenOne}.", "{seat} sichert {seenOne}."}},
    Report{Happened::DieNeutralized, {"{seen} is neutralized.", "{seen} wird neutralisiert."}},
    Report{Happened::DieLocked,
           {"{seen} is locked for the rest of the game.", "{seen} ist für den Rest des Spiels gesperrt."}},
    Report{Happened::DieApplied, {"{seen} is applied.", "{seen} ist angelegt."}},
    Report{Happened::DieMisapplied, {"{seen} is misapplied.", "{seen} ist fehlgelegt."}},
    Report{Happened::WarehouseRolled, {"The Warehouse die shows {n}.", "Der Lagerhauswürfel zeigt {n}."}},
    Report{Happened::GooRolled, {"The Goo die shows {face}.", "Der Glibberwürfel zeigt {face}."}},
    Report{Happened::CouldNot, {"{seat} cannot do it.", "{seat} kann es nicht."}},
    Report{Happened::StressDrawn, {"{seat} draws {n} Stress.", "{seat} zieht {n} Stress."}},
    Report{Happened::StressReturned, {"{seat} returns {n} Stress.", "{seat} gibt {n} Stress zurück."}},
    Report{Happened::HandLost, {"{seat} loses the whole hand: {n}.", "{seat} verliert die ganze Hand: {n}."}},
    Report{Happened::AgentMoved, {"{seat} is now in the {location}.", "{seat} ist jetzt im {location}."}},
    Report{Happened::AgentKo, {"{seat} is KO'd.", "{seat} geht K. o."}},
    Report{Happened::AgentWounded, {"{seat} is wounded.", "{seat} ist verwundet."}},
    Report{Happened::AgentHealed, {"{seat} heals.", "{seat} erholt sich."}},
    Report{Happened::HarmPrevented, {"{seat} is spared.", "{seat} bleibt verschont."}},
    Report{Happened::ObstaclePlaced, {"{aObstacle} blocks {at}.", "{aObstacle} blockiert {at}."}},
    Report{Happened::ObstacleGone,
           {"{theObstacle} no longer blocks {at}.", "{theObstacle} blockiert {at} nicht mehr."}},
    Report{Happened::RingPlaced, {"The obstacle gets a ring: {where}.", "Das Hindernis bekommt einen Ring: {where}."}},
    Report{Happened::GearPlaced,
           {"The Broken Gear jams the Maintenance track for good.",
            "Das Kaputte Zahnrad sitzt für immer auf der Wartungsleiste."}},
    Report{
        Happened::ChallengeBegan,
        {"{seat} rolls for the challenge and must beat {n}.", "{seat} wirft für die Probe und muss über {n} kommen."}},
    Report{Happened::ChallengeWon, {"{seat} beats it with {n}.", "{seat} schafft es mit {n}."}},
    Report{Happened::ChallengeLost, {"{seat} fails with {n}.", "{seat} scheitert mit {n}."}},
    Report{Happened::VoteCast, {"{seat} has voted.", "{seat} hat abgestimmt."}},
    Report{Happened::VotesShown, {"Votes to Bronze {thing}: {n}.", "{thing} in Bronze, Stimmen dafür: {n}."}},
    Report{Happened::Debronzed, {"{seat} is Debronzed.", "{seat} ist entbronzt."}},
    Report{Happened::TraitorRevealed,
           {"{seat} is revealed as the Traitor!", "Enttarnt: {seat} arbeitet für den Widersacher!"}},
    Report{Happened::AbilityUsed, {"{seat} uses {card}.", "{seat} nutzt {card}."}},
    Report{Happened::AbilitiesRefreshed,
           {"Episode Abilities are ready again.", "Episodenfähigkeiten sind wieder bereit."}},
    Report{Happened::ArtifactRevealed, {"The artifact is revealed: {card}.", "Das Artefakt wird aufgedeckt: {card}."}},
    Report{Happened::WhammyStruck, {"The Whammy of {card} strikes!", "Der Rückschlag von {card} trifft euch!"}},
    Report{Happened::ConsequenceTurnedUp,
           {"A Consequence is turned up: {card}.", "Eine Konsequenz wird aufgedeckt: {card}."}},
    Report{Happened::ConsequenceStays, {"The Consequence is here to stay: {card}.", "Die Konsequenz bleibt: {card}."}},
    Report{Happened::ArtifactRetrieved, {"{card} is retrieved!", "{card} ist geborgen!"}},
    Report{Happened::ArtifactLost, {"{card} is lost.", "{card} ist verloren."}},
    Report{Happened::ArtifactCaptured, {"{seat} captures {card}!", "{seat} erbeutet {card}!"}},
    Report{Happened::RoundBegan, {"Retrieval, round {n}.", "Bergung, Runde {n}."}},
    Report{Happened::Rolled, {"{seat} rolls {dice} behind the shield.", "{seat} wirft {dice} hinter dem Schirm."}},
    Report{Happened::Covered, {"{seat} has covered.", "{seat} hat abgedeckt."}},
    Report{Happened::CoverNamed, {"{seat} must cover {anDie}.", "{seat} muss {anDie} abdecken."}},
    Report{Happened::CoverLifted, {"{seat} reveals {seenOne}.", "{seat} deckt {seenOne} auf."}},
    Report{Happened::SymbolDeclared, {"{seat} counts the {name} as {face}.", "{seat} nennt für den {name} {face}."}},
    Report{Happened::DiceSwapped, {"{aDie} is swapped.", "{aDie} wird getauscht."}},
    Report{Happened::FirstAgentPassed, {"{seat} is First Agent now.", "{seat} ist jetzt Erster Agent."}},
    Report{Happened::PlotRevealed, {"The Plot is revealed: {card}.", "Das Komplott wird aufgedeckt: {card}."}},
    Report{Happened::PlotStopped, {"The Plot is stopped: {card}!", "Das Komplott ist gestoppt: {card}!"}},
    Report{Happened::PlotExecuted, {"The Plot is executed: {card}.", "Das Komplott ist ausgeführt: {card}."}},
    Report{Happened::LookedBehind,
           {"{seat} looks behind the shield of {other}.", "{seat} sieht hinter den Schirm von {other}."}},
};

// By number: 1 says one thing, 0 the other.
struct Verdict {
  Happened what;
  Phrase yes;
  Phrase no;
};
constexpr std::array kVerdicts = {
    Verdict{Happened::VoteShown,
            {"{seat} voted for Bronze.", "{seat} war für Bronze."},
            {"{seat} voted against.", "{seat} war dagegen."}},
    Verdict{Happened::Bronzed,
            {"{seat}, the Traitor, is Bronzed!", "Der Verräter ist in Bronze: {seat}!"},
            {"{seat}, a Loyal Agent, is Bronzed.", "{seat} ist in Bronze und war loyal."}},
    Verdict{Happened::LoyaltyShown,
            {"{seat} shows the Loyalty card: Traitor!", "{seat} zeigt die Loyalitätskarte: Verräter!"},
            {"{seat} shows the Loyalty card: Loyal.", "{seat} zeigt die Loyalitätskarte: loyal."}},
};

// By where a die goes.
constexpr std::array<Phrase, kSpots> kTo = {{
    {"to the supply", "in den Vorrat"},
    {"to Leads", "zu den Spuren"},
    {"to the Field", "ins Feld"},
    {"to the dice of {seat}", "zu den Würfeln von {seat}"},
    {"to the Neutralizer", "in den Neutralisator"},
    {"to the Bronze Sector", "in den Bronzesektor"},
    {"to the applied dice", "zu den angelegten Würfeln"},
    {"to the misapplied dice", "zu den fehlgelegten Würfeln"},
    {"out of the game", "aus dem Spiel"},
}};

// A die that has not been spoken of, at the start of a sentence and in it.
constexpr Phrase kADie = {"A ", "Ein "};
constexpr Phrase kAnDie = {"An ", "Ein "};
constexpr Phrase kADieObject = {"a ", "einen "};
constexpr Phrase kAnDieObject = {"an ", "einen "};
constexpr Phrase kOneDie = {"1 die", "1 Würfel"};
constexpr Phrase kSomeDice = {"{n} dice", "{n} Würfel"};
constexpr Phrase kOnTrack = {"{aObstacle} goes onto the Maintenance track.",
                             "{aObstacle} kommt auf die Wartungsleiste."};
constexpr Phrase kOffTrack = {"{theObstacle} leaves the Maintenance track.",
                              "{theObstacle} verlässt die Wartungsleiste."};
constexpr Phrase kSnagPlaced = {"A Snag of {n} hinders {at}.", "Ein Haken von {n} erschwert {at}."};
constexpr Phrase kSnagGone = {"The Snag is gone: {where}.", "Der Haken ist weg: {where}."};
constexpr Phrase kOnlyChoice = {"{seat} has only one choice: {thing}.", "{seat} hat nur eine Wahl: {thing}."};
constexpr Phrase kOnlyDie = {"{seat} has only one choice: {name}.", "{seat} hat nur eine Wahl: {name}."};

bool isOfCards(Happened what) {
  switch (what) {
    case Happened::CardDrawn:
    case Happened::CardDiscarded:
    case Happened::CardPlayed:
    case Happened::CardTurnedUp:
    case Happened::CardGone:
    case Happened::CardHanded:
    case Happened::CardStored:
    case Happened::PileRefilled: return true;
    default: return false;
  }
}

}  // namespace

std::string Words::handled(const Event& event, const View& v, const Phrase& phrase) const {
  const auto gap = [&](std::string_view name) -> std::string {
    if (name == "seat") return seat(event.seat, v);
    if (name == "other") return seat(seatAt(event.number), v);
    if (name == "n") return std::to_string(event.number);
    if (name == "face") return clue(faceOf({0, static_cast<std::uint16_t>(event.number)}));
    if (name == "phase") return this->phase(static_cast<Phase>(event.number));
    if (name == "location") return location(static_cast<Location>(event.number));
    if (name == "aObstacle") return obstacle({static_cast<ObstacleId>(event.number), false}, Article::A);
    if (name == "theObstacle") return obstacle({static_cast<ObstacleId>(event.number), false}, Article::The);
    if (name == "at") return whereTo(event.noun, v);
    if (name == "dice") return diceCounted(event.number);
    if (name == "aDie") return aDie(dieOf(event.noun));
    if (name == "anDie") return aDie(dieOf(event.noun), true);
    if (name == "card") return card(event.veiled ? CardId::None : cardOf(event.noun));
    if (name == "where") return where(event.noun, v);
    if (name == "name") return dieName(dieOf(event.noun));
    if (name == "seen" || name == "seenOne") {  // what shows no face has no name of its own
      const Clue shows = faceOf({0, static_cast<std::uint16_t>(event.number)});
      return shows.symbol == Symbol::None ? aDie(dieOf(event.noun), name == "seenOne") : seen(dieOf(event.noun), shows);
    }
    if (name == "spot")
      return filled(in(kTo[static_cast<std::size_t>(event.number)]),
                    [&](std::string_view) { return seat(event.seat, v); });
    return thing(event.noun, v);
  };
  std::string text = filled(in(phrase), gap);
  if (text.ends_with("..")) text.pop_back();  // "Washington D.C." ends a sentence as it is
  const bool named = std::string_view(in(phrase)).starts_with("{seat}") && event.seat != Seat::Table;
  return named ? text : capital(std::move(text));  // people write their names as they like
}

std::string Words::aDie(DieId die, bool object) const {
  const bool vowel = die != DieId::None && colourOf(die) == Symbol::Intuition;
  const std::string article = in(object ? (vowel ? kAnDieObject : kADieObject) : (vowel ? kAnDie : kADie));
  return article + dieName(die);
}

std::string Words::diceCounted(int number) const {
  return filled(in(number == 1 ? kOneDie : kSomeDice), [&](std::string_view) { return std::to_string(number); });
}

std::string Words::event(const Event& event, const View& v) const {
  if (isOfCards(event.what)) return cardEvent(event, v);
  switch (event.what) {
    case Happened::TurnBegan:  // the question that follows says whose turn it is
    case Happened::DieTaken:   // DieClaimed has said it
      return {};
    case Happened::AgentChose:
      if (event.noun == kernel::Noun{} || event.noun == of(event.seat)) return {};  // "Roll", or who acts anyway
      return handled(event, v, thingOf(event.noun) == Thing::Die ? kOnlyDie : kOnlyChoice);
    case Happened::ObstaclePlaced:
      if (thingOf(event.noun) == Thing::Track) return handled(event, v, kOnTrack);
      break;
    case Happened::ObstacleGone:
      if (thingOf(event.noun) == Thing::Track) return handled(event, v, kOffTrack);
      break;
    case Happened::Snagged: return handled(event, v, event.number < 0 ? kSnagGone : kSnagPlaced);
    case Happened::SeasonEnded: return ending(v);
    default: break;
  }
  for (const Verdict& each : kVerdicts)
    if (each.what == event.what) return handled(event, v, event.number == 1 ? each.yes : each.no);
  for (const Report& each : kReports)
    if (each.what == event.what) return handled(event, v, each.phrase);
  return {};
}

std::vector<std::string> Words::eventKinds(Rule rule) const {
  std::vector<std::string> kinds;
  const auto add = [&](Happened what, std::initializer_list<const Phrase*> phrases) {
    if (ruleOf(what) == rule)
      for (const Phrase* phrase : phrases) kinds.push_back(dotted(*phrase));
  };
  for (const Report& each : kReports) add(each.what, {&each.phrase});
  for (const Verdict& each : kVerdicts) add(each.what, {&each.yes, &each.no});
  add(Happened::ObstaclePlaced, {&kOnTrack});
  add(Happened::ObstacleGone, {&kOffTrack});
  add(Happened::Snagged, {&kSnagPlaced, &kSnagGone});
  return kinds;
}

void Words::tellEvents(std::vector<Sentence>& all) {
  for (const Report& each : kReports) all.push_back({"log", each.phrase.en, each.phrase.de});
  for (const Verdict& each : kVerdicts)
    for (const Phrase* phrase : {&each.yes, &each.no}) all.push_back({"log", phrase->en, phrase->de});
  for (const Phrase* each : {&kOnTrack, &kOffTrack, &kSnagPlaced, &kSnagGone, &kOnlyChoice, &kOnlyDie})
    all.push_back({"log", each->en, each->de});
}

}  // namespace w13
