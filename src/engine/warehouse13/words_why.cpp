// Why a thing is no choice now, and how a season ended.

#include <array>

#include "engine/warehouse13/cards/languages.h"
#include "engine/warehouse13/phrases.h"
#include "engine/warehouse13/rule_ids.h"

namespace w13 {

namespace {

struct Reason {
  Rule rule;
  Phrase phrase;
};

// {seat} is whose turn it is, {thing} what was pointed at, {at} where the seat's Agent stands.
constexpr std::array kReasons = {
    Reason{
        "TURN-11"_rule,
        {"{seat} is KO'd or wounded and can only heal", "{seat} ist K. o. oder verwundet und kann sich nur erholen"}},
    Reason{"FIELD-01"_rule, {"a place in the Field; {seat} is in the {at}", "ein Ort im Feld; {seat} ist hier: {at}"}},
    Reason{"RULING-42"_rule,
           {"a place in the Warehouse; {seat} is in the {at}", "ein Ort im Lagerhaus; {seat} ist hier: {at}"}},
    Reason{"PRINT-18"_rule, {"{seat} may not be alone in the Field", "{seat} darf im Feld nicht allein sein"}},
    Reason{"MAINT-01"_rule, {"the Maintenance track is empty", "die Wartungsleiste ist leer"}},
    Reason{"VAR-06"_rule,
           {"no Bronze Sector in a cooperative season", "kein Bronzesektor in einer kooperativen Staffel"}},
    Reason{"VAR-10"_rule, {"the Traitor is known from the start", "wer verrät, ist von Anfang an bekannt"}},
    Reason{"VOTE-11"_rule, {"the Traitor is revealed", "wer verrät, ist enttarnt"}},
    Reason{"RULING-37"_rule, {"nothing to do there now", "dort gibt es jetzt nichts zu tun"}},
    Reason{"FIELD-04"_rule, {"this Ping has no Action", "dieser Ping hat keine Aktion"}},
    Reason{"OBST-16"_rule, {"out of reach; {seat} is in the {at}", "außer Reichweite; {seat} ist hier: {at}"}},
    Reason{"CARD-03"_rule,
           {"not marked Action: it cannot be played as one",
            "nicht mit Aktion bezeichnet: kann nicht als Aktion gespielt werden"}},
    Reason{"CARD-32"_rule, {"a card in force forbids it", "eine Karte im Spiel verbietet es"}},
    Reason{"CHAL-04"_rule, {"its conditions do not hold now", "ihre Bedingungen sind jetzt nicht erfüllt"}},
    Reason{"RULING-07"_rule,
           {"no cards left in this pile and its discards", "keine Karten mehr in diesem Stapel und seiner Ablage"}},
    Reason{"CARD-14"_rule, {"{seat} may not draw {thing} Traits", "{seat} darf davon nicht ziehen: {thing}"}},
    Reason{"PILE-06"_rule, {"a Calamity lies on top", "oben liegt ein Unglück"}},
    Reason{"CLAIM-02"_rule, {"another symbol than the Trait's", "eine andere Sorte als die des Merkmals"}},
    Reason{"CLAIM-09"_rule, {"Field Clue; {seat} is in the {at}", "Feldhinweis; {seat} ist hier: {at}"}},
    Reason{"NEUT-03"_rule, {"Field Clue, and Leads still lie there", "Feldhinweis, und es liegen noch Spuren da"}},
    Reason{
        "CLAIM-11"_rule,
        {"{seat} is not standing, so nothing can be spent", "{seat} steht nicht, also kann nichts ausgegeben werden"}},
    Reason{"FOCUS-02"_rule, {"not among the Focus of {seat}", "nicht im Fokus von {seat}"}},
    Reason{"VOTE-10"_rule, {"somebody is Bronzed already", "jemand ist schon in Bronze"}},
    Reason{"RULING-29"_rule, {"nobody names themselves", "niemand nennt sich selbst"}},
    Reason{"RULING-25"_rule, {"no Agent any more", "kein Agent mehr"}},
    Reason{"TRT-03"_rule, {"not marked Action", "nicht mit Aktion bezeichnet"}},
    Reason{"CONSQ-02"_rule, {"a card in force forbids applying it", "eine Karte im Spiel verbietet, ihn anzulegen"}},
    Reason{"RULING-12"_rule, {"the Goo die does not match it", "der Glibberwürfel passt nicht dazu"}},
    Reason{"RULING-14"_rule,
           {"without it the requirement would not be met", "ohne ihn wäre die Anforderung nicht erfüllt"}},
};
constexpr Phrase kWeakTrait = {"no clue within reach of {seat} that it could pay for",
                               "in Reichweite von {seat} kein Hinweis, den es bezahlt"};
constexpr Phrase kBigClue = {"{shows} is more than the Trait is worth", "{shows} ist mehr, als das Merkmal wert ist"};
constexpr Phrase kNoClue = {"not among the unclaimed clues", "nicht unter den offenen Hinweisen"};
constexpr Phrase kNoReach = {"{seat} cannot reach it from here", "{seat} kommt von hier nicht heran"};

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
        {"The {winner} wins: the Stress deck is empty.", "Gewonnen hat: {winner}. Der Stress ist ausgegangen."}},
    End{Ending::MaintenanceFull,
        {"The {winner} wins: the Maintenance track is full.", "Gewonnen hat: {winner}. Die Wartungsleiste ist voll."}},
    End{Ending::PlotsExecuted,
        {"The {winner} wins: the Plots are executed.", "Gewonnen hat: {winner}. Die Komplotte sind ausgeführt."}},
    End{Ending::ShorterGame,
        {"The {winner} wins: three artifacts are lost.", "Gewonnen hat: {winner}. Drei Artefakte sind verloren."}},
};

}  // namespace

std::string Words::reason(Rule rule, kernel::Noun noun, const View& v) const {
  const std::string name = nameOf(rule);
  if (name.empty()) return {};
  const bool acts = v.asked.seat != Seat::Table;
  const auto gap = [&](std::string_view which) -> std::string {
    if (which == "seat") return acts ? seat(v.asked.seat, v) : in({"the Agent", "wer dran ist"});
    if (which == "at")
      return acts ? location(v.seats[static_cast<std::size_t>(index(v.asked.seat))].at)
                  : in({"wrong place", "falscher Ort"});
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
  return phrase == nullptr ? name : capital(filled(in(*phrase), gap)) + " (" + name + ")";
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
  const std::string said = reason(rule, noun, v);
  const RuleText* text = rules_ == nullptr ? nullptr : rules_->find(rule);
  return said.empty() || text == nullptr ? said : said + ": " + inLanguage(language_, text->text);
}

std::string Words::ending(const View& v) const {
  const auto winner = [&](std::string_view) -> std::string {
    return v.cooperative ? in({"Adversary", "der Widersacher"}) : in({"Traitor", "die Verräterseite"});
  };
  for (const End& each : kEnds)
    if (each.ending == v.ending) return filled(in(each.phrase), winner);
  return {};
}

}  // namespace w13
