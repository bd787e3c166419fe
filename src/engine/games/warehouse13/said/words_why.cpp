// Why a thing is no choice now, and how a season ended.

#include <array>

#include "engine/games/warehouse13/cards/languages.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/said/phrases.h"

namespace w13 {

namespace {

struct Reason {
  Rule rule;
  Phrase phrase;
};

// {seat} acts, {thing} is what was pointed at, {at} where the Agent stands: "Lagerhaus" fits "im".
constexpr std::array kReasons = {
    Reason{"TURN-11"_rule, {"{seat} is down and can only heal", "{seat} liegt am Boden und kann sich nur erholen"}},
    Reason{"FIELD-01"_rule, {"this lies in the Field; {seat} is in the {at}", "das liegt im Feld; {seat} ist im {at}"}},
    Reason{"RULING-42"_rule,
           {"this lies in the Warehouse; {seat} is in the {at}", "das liegt im Lagerhaus; {seat} ist im {at}"}},
    Reason{"PRINT-18"_rule, {"{seat} may not enter the Field alone", "{seat} darf das Feld nicht allein betreten"}},
    Reason{"MAINT-01"_rule, {"the Maintenance track is empty", "die Wartungsleiste ist leer"}},
    Reason{"VAR-06"_rule,
           {"a cooperative season has no Bronze Sector", "eine kooperative Staffel hat keinen Bronzesektor"}},
    Reason{"VAR-10"_rule, {"everybody knows the Traitor from the start", "alle kennen den Verräter von Anfang an"}},
    Reason{"VOTE-11"_rule, {"the Traitor is revealed already", "der Verräter ist schon enttarnt"}},
    Reason{"RULING-37"_rule, {"there is nothing to do here now", "hier gibt es jetzt nichts zu tun"}},
    Reason{"FIELD-04"_rule, {"this Ping has no Action", "dieser Ping hat keine Aktion"}},
    Reason{"OBST-16"_rule, {"out of reach; {seat} is in the {at}", "außer Reichweite; {seat} ist im {at}"}},
    Reason{"CARD-03"_rule, {"this card is not an Action", "diese Karte ist keine Aktion"}},
    Reason{"CARD-32"_rule, {"a card in force forbids it", "eine Karte in Kraft verbietet es"}},
    Reason{"CHAL-04"_rule, {"this is not the moment for it", "dafür ist jetzt nicht der Moment"}},
    Reason{"RULING-07"_rule, {"this pile and its discards are empty", "dieser Stapel und sein Ablagestapel sind leer"}},
    Reason{"CARD-14"_rule,
           {"{seat} may not draw {thing} Traits", "{seat} darf keine Merkmale dieser Sorte ziehen: {thing}"}},
    Reason{"PILE-06"_rule, {"a Calamity lies on top", "oben liegt ein Unglück"}},
    Reason{"CLAIM-02"_rule, {"the symbols differ", "die Symbole sind verschieden"}},
    Reason{"CLAIM-09"_rule,
           {"this clue lies in the Field; {seat} is in the {at}", "dieser Hinweis liegt im Feld; {seat} ist im {at}"}},
    Reason{"NEUT-03"_rule,
           {"Leads come first: some still lie there", "erst kommen die Spuren: es liegen noch welche da"}},
    Reason{"CLAIM-11"_rule,
           {"{seat} is down and cannot spend anything", "{seat} liegt am Boden und kann nichts ausgeben"}},
    Reason{"BRONZE-18"_rule,
           {"{seat} is Bronzed and can only neutralize", "{seat} ist in Bronze und kann nur neutralisieren"}},
    Reason{"FOCUS-02"_rule, {"this is not in the Focus of {seat}", "das gehört nicht zum Fokus von {seat}"}},
    Reason{"VOTE-10"_rule, {"somebody is Bronzed already", "jemand ist schon in Bronze"}},
    Reason{"RULING-29"_rule, {"nobody can name themselves", "niemand kann sich selbst nennen"}},
    Reason{"RULING-25"_rule,
           {"the revealed Traitor is no longer an Agent", "der enttarnte Verräter ist kein Agent mehr"}},
    Reason{"TRT-03"_rule, {"this card is not an Action", "diese Karte ist keine Aktion"}},
    Reason{"CONSQ-02"_rule, {"a card in force forbids applying it", "eine Karte in Kraft verbietet, ihn anzulegen"}},
    Reason{"RULING-12"_rule, {"the Goo die does not match it", "der Glibberwürfel passt nicht dazu"}},
    Reason{"RULING-14"_rule, {"without it the requirement is not met", "ohne ihn ist die Anforderung nicht erfüllt"}},
};
constexpr Phrase kWeakTrait = {"it pays for no clue within reach of {seat}",
                               "das bezahlt keinen Hinweis, den {seat} erreicht"};
constexpr Phrase kBigClue = {"{shows} costs more than this Trait pays",
                             "{shows} kostet mehr, als dieses Merkmal bezahlt"};
constexpr Phrase kNoClue = {"this die is not an unclaimed clue", "dieser Würfel ist kein offener Hinweis"};
constexpr Phrase kNoReach = {"{seat} cannot reach it from here", "{seat} kommt von hier nicht heran"};
constexpr Phrase kNotNow = {"not possible now", "jetzt nicht möglich"};
constexpr Phrase kTheAgent = {"the Agent", "der Agent"};
constexpr Phrase kWrongPlace = {"wrong place", "falscher Ort"};

struct End {
  Ending ending;
  Phrase phrase;
};
constexpr std::array kEnds = {
    End{Ending::ThreeArtifacts,
        {"The Warehouse wins: three artifacts are in the Stacks.",
         "Das Lagerhaus gewinnt: drei Artefakte stehen in den Regalen."}},
    End{Ending::TwoPlotsStopped,
        {"The Warehouse wins: two Plots are stopped.", "Das Lagerhaus gewinnt: zwei Komplotte sind gestoppt."}},
    End{Ending::StressRanOut,
        {"The {winner} wins: the Stress deck is empty.", "{winner} gewinnt: Der Stressstapel ist leer."}},
    End{Ending::MaintenanceFull,
        {"The {winner} wins: the Maintenance track is full.", "{winner} gewinnt: Die Wartungsleiste ist voll."}},
    End{Ending::PlotsExecuted,
        {"The {winner} wins: the Plots are executed.", "{winner} gewinnt: Die Komplotte sind ausgeführt."}},
    End{Ending::ShorterGame,
        {"The {winner} wins: three artifacts are lost.", "{winner} gewinnt: Drei Artefakte sind verloren."}},
};

constexpr Phrase kAdversary = {"Adversary", "der Widersacher"};
constexpr Phrase kTraitor = {"Traitor", "der Verräter"};

}  // namespace

std::string Words::reason(Rule rule, kernel::Noun noun, const View& v) const {
  if (nameOf(rule).empty()) return {};
  const bool acts = v.asked.seat != Seat::Table;
  const auto gap = [&](std::string_view which) -> std::string {
    if (which == "seat") return acts ? seat(v.asked.seat, v) : std::string(in(kTheAgent));
    if (which == "at")
      return acts ? location(v.seats[static_cast<std::size_t>(index(v.asked.seat))].at) : std::string(in(kWrongPlace));
    if (which == "shows" && thingOf(noun) == Thing::Die) return face(dieOf(noun), v);
    return thing(noun, v);
  };
  const Phrase* phrase = nullptr;
  for (const Reason& each : kReasons)
    if (each.rule == rule) phrase = &each.phrase;
  if (rule == "CLAIM-04"_rule) phrase = thingOf(noun) == Thing::Die ? &kBigClue : &kWeakTrait;
  if (rule == "CLAIM-09"_rule && thingOf(noun) == Thing::Die) {
    const Spot spot = v.dice[static_cast<std::size_t>(noun.index)].spot;
    if (spot != Spot::Field) phrase = spot == Spot::Leads ? &kNoReach : &kNoClue;
  }
  if (phrase != nullptr) return capital(filled(in(*phrase), gap));
  const RuleText* text = rules_ == nullptr ? nullptr : rules_->find(rule);
  return text == nullptr ? in(kNotNow) : inLanguage(language_, text->text);
}

std::string Words::chapter(Rule rule) const {
  const RuleText* text = rules_ == nullptr ? nullptr : rules_->find(rule);
  return text == nullptr ? std::string() : inLanguage(language_, rules_->sectionOf(*text).title);
}

std::vector<std::string> Words::reasonKinds(Rule rule) const {
  std::vector<std::string> kinds;
  for (const Reason& each : kReasons)
    if (each.rule == rule) kinds.push_back(dotted(each.phrase));
  if (rule == "CLAIM-04"_rule) kinds = {dotted(kBigClue), dotted(kWeakTrait)};
  if (rule == "CLAIM-09"_rule)
    for (const Phrase* more : {&kNoReach, &kNoClue}) kinds.push_back(dotted(*more));
  return kinds;
}

std::string Words::why(Rule rule, kernel::Noun noun, const View& v) const {
  std::string said = reason(rule, noun, v);
  if (said.empty()) return said;
  const RuleText* text = rules_ == nullptr ? nullptr : rules_->find(rule);
  const std::string numbered = " (" + nameOf(rule) + ")";
  if (text == nullptr) return said + numbered;
  const std::string& law = inLanguage(language_, text->text);
  return (said == law ? nameOf(rule) : said + numbered) + ": " + law;
}

std::string Words::ending(const View& v) const {
  const auto winner = [&](std::string_view) -> std::string { return in(v.cooperative ? kAdversary : kTraitor); };
  for (const End& each : kEnds)
    if (each.ending == v.ending) return capital(filled(in(each.phrase), winner));
  return {};
}

void Words::tellReasons(std::vector<Sentence>& all) {
  for (const Reason& each : kReasons) all.push_back({"reasons", each.phrase.en, each.phrase.de});
  for (const Phrase* each : {&kWeakTrait, &kBigClue, &kNoClue, &kNoReach, &kNotNow})
    all.push_back({"reasons", each->en, each->de});
  for (const End& each : kEnds) all.push_back({"endings", each.phrase.en, each.phrase.de});
}

}  // namespace w13
