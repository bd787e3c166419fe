// What is asked, in one sentence that starts with the asked name.

#include <array>

#include "engine/warehouse13/effects/say.h"
#include "engine/warehouse13/phrases.h"
#include "engine/warehouse13/questions.h"
#include "engine/warehouse13/rule_ids.h"

namespace w13 {

namespace {

using kernel::Decision;

struct Question {
  Ask ask;
  Phrase phrase;
};

// {seat} is asked; {card} asks or was paid; {die} is the die in question; {named}, {roll}, {harmed} as they stand on
// the table.
constexpr std::array kQuestions = {
    Question{Ask::Nothing, {"{seat}, do you want to respond?", "{seat}, willst du reagieren?"}},
    Question{Ask::TakeAction, {"{seat}, take an Action.", "{seat}, nimm eine Aktion."}},
    Question{Ask::TakeExtraAction, {"{seat}, take another Action.", "{seat}, nimm noch eine Aktion."}},
    Question{Ask::FinaleAction, {"{seat}, take an Action or pass.", "{seat}, nimm eine Aktion oder passe."}},
    Question{Ask::TraitorAction,
             {"{seat}, Traitor's Action: play a card or draw one.",
              "{seat}, Aktion der Verräterseite: spiel eine Karte oder zieh eine."}},
    Question{Ask::TraitorFinaleAction,
             {"{seat}, Traitor's Action: play, draw or discard a card.",
              "{seat}, Aktion der Verräterseite: spiel, zieh oder wirf eine Karte ab."}},
    Question{Ask::TraitorResponse,
             {"{seat}, answer the Action: play a card, draw one, or do nothing.",
              "{seat}, antworte auf die Aktion: spiel eine Karte, zieh eine oder tu nichts."}},
    Question{Ask::WorkTheCase,
             {"{seat}, Work the Case: spend a Trait to claim a clue, or neutralize a clue.",
              "{seat}, bearbeite den Fall: gib ein Merkmal für einen Hinweis aus oder neutralisiere einen."}},
    Question{Ask::ClaimClue,
             {"{seat}, which clue do you claim for {card}?", "{seat}, welchen Hinweis sicherst du für {card}?"}},
    Question{Ask::PayForClue,
             {"{seat}, Field Investigation: which Trait do you spend on a clue?",
              "{seat}, Untersuchung vor Ort: welches Merkmal gibst du für einen Hinweis aus?"}},
    Question{Ask::FocusDraw,
             {"{seat}, Focus draw: from which of your piles?", "{seat}, Fokus ziehen: von welchem deiner Stapel?"}},
    Question{Ask::ResearchPile,
             {"{seat}, Warehouse Research: from which pile do you draw 2 Traits?",
              "{seat}, Recherche im Lagerhaus: von welchem Stapel ziehst du 2 Merkmale?"}},
    Question{Ask::ResearchDraw,
             {"{seat}, draw a Trait, or take the top card of a discard pile.",
              "{seat}, zieh ein Merkmal oder nimm die oberste Karte eines Ablagestapels."}},
    Question{Ask::ReturnStress, {"{seat}, how much Stress do you return?", "{seat}, wie viel Stress gibst du zurück?"}},
    Question{Ask::TrackObstacle,
             {"{seat}, which obstacle on the Maintenance track do you challenge?",
              "{seat}, welches Hindernis der Wartungsleiste gehst du an?"}},
    Question{Ask::DiscardDown,
             {"{seat}, more than 13 cards: discard a Trait.", "{seat}, mehr als 13 Karten: wirf ein Merkmal ab."}},
    Question{Ask::TraitorDiscardDown,
             {"{seat}, more than 13 Traitor cards: discard one.", "{seat}, mehr als 13 Verräterkarten: wirf eine ab."}},
    Question{Ask::RollChallenge,
             {"{seat}, roll for the challenge: die + {bonus} must exceed {difficulty} (0 always fails).",
              "{seat}, wirf für die Probe: Würfel + {bonus} muss über {difficulty} liegen (0 scheitert immer)."}},
    Question{Ask::RollSnag,
             {"{seat}, roll for the Snag: the die must exceed {difficulty}.",
              "{seat}, wirf für den Haken: der Würfel muss über {difficulty} liegen."}},
    Question{Ask::UseAbility, {"{seat}, do you use {card} now?", "{seat}, nutzt du jetzt {card}?"}},
    Question{Ask::ResolveHarm, {"{seat}, {harmed} is about to be {harm}: go on?", "{seat}, {harmed} {harm}: weiter?"}},
    Question{Ask::ResolveTraitorCard,
             {"{seat}, the Adversary's card {open} is about to happen: go on?",
              "{seat}, gleich geschieht die Karte des Widersachers, {open}: weiter?"}},
    Question{Ask::ResolveCalamity,
             {"{seat}, the Calamity {open} is about to happen: go on?",
              "{seat}, gleich geschieht das Unglück {open}: weiter?"}},
    Question{Ask::ResolveWhammy,
             {"{seat}, the Whammy of {artifact} is about to strike: go on?",
              "{seat}, gleich kommt der Rückschlag von {artifact}: weiter?"}},
    Question{
        Ask::ResolvePlot,
        {"{seat}, the Plot {plot} is about to happen: go on?", "{seat}, gleich beginnt das Komplott {plot}: weiter?"}},
    Question{Ask::KeepRoll, {"{seat}, the die shows {roll}: keep it?", "{seat}, der Würfel zeigt {roll}: so lassen?"}},
    Question{Ask::BeginRetrieval, {"{seat}, begin the Retrieval?", "{seat}, die Bergung beginnen?"}},
    Question{Ask::RollDice,
             {"{seat}, roll all claimed dice behind the shields.",
              "{seat}, wirf alle gesicherten Würfel hinter den Schirmen."}},
    Question{Ask::BeginCovering,
             {"{seat}, all dice are rolled: begin the covering?",
              "{seat}, alle Würfel sind geworfen: mit dem Abdecken beginnen?"}},
    Question{Ask::LiftCovers, {"{seat}, lift the covers.", "{seat}, deck die Würfel auf."}},
    Question{
        Ask::GoOnToGoo,
        {"{seat}, the dice are revealed: go on to the Goo?", "{seat}, die Würfel liegen offen: weiter zum Glibber?"}},
    Question{Ask::LetGooAct,
             {"{seat}, the Goo shows {goo}: let it act?", "{seat}, der Glibber zeigt {goo}: wirken lassen?"}},
    Question{Ask::GoOnAfterApplying,
             {"{seat}, the dice of this round are applied: go on?",
              "{seat}, die Würfel dieser Runde sind angelegt: weiter?"}},
    Question{Ask::LetItGo,
             {"{seat}, no dice are left to roll: let it go?", "{seat}, es gibt keine Würfel mehr: aufgeben?"}},
    Question{Ask::NameForBronze,
             {"{seat}, whom do you name for the Bronze Sector?", "{seat}, wen nennst du für den Bronzesektor?"}},
    Question{Ask::Vote, {"{seat}, shall {named} be Bronzed?", "{seat}, soll {named} in Bronze?"}},
    Question{Ask::RevealOnBronzing,
             {"{seat}, a Loyal Agent is being Bronzed. The Traitor may reveal now; a Loyal Agent goes on with either "
              "button.",
              "{seat}, jemand Loyales kommt in Bronze. Wer verrät, darf sich jetzt enttarnen; Loyale gehen mit beiden "
              "Tasten weiter."}},
    Question{Ask::RevealOnLoss,
             {"{seat}, the artifact is lost. The Traitor may reveal now; a Loyal Agent goes on with either button.",
              "{seat}, das Artefakt ist verloren. Wer verrät, darf sich jetzt enttarnen; Loyale gehen mit beiden "
              "Tasten weiter."}},
    Question{Ask::Capture,
             {"{seat}, you alone hold the artifact. The Traitor may capture it and reveal; a Loyal Agent goes on with "
              "either button.",
              "{seat}, du allein hältst das Artefakt. Wer verrät, darf es an sich nehmen und sich enttarnen; Loyale "
              "gehen mit beiden Tasten weiter."}},
    Question{Ask::CoverDie,
             {"{seat}, cover a die to be revealed.", "{seat}, deck einen Würfel ab, der aufgedeckt wird."}},
    Question{Ask::CoverGoo, {"{seat}, cover a Goo die.", "{seat}, deck einen Glibberwürfel ab."}},
    Question{Ask::NeutralizeOwnDie,
             {"{seat}, you heal instead of rolling: neutralize one of your dice.",
              "{seat}, du erholst dich, statt zu würfeln: neutralisiere einen deiner Würfel."}},
    Question{Ask::DeclareSymbol,
             {"{seat}, which symbol does {die} stand for?", "{seat}, für welche Sorte steht {die}?"}},
    Question{Ask::ChooseApplied,
             {"{seat}, which revealed die do you apply? The others go back.",
              "{seat}, welchen aufgedeckten Würfel legst du an? Die anderen gehen zurück."}},
    Question{Ask::UseGoo,
             {"{seat}, which die does your Goo ({goo}) neutralize?",
              "{seat}, welchen Würfel neutralisiert dein Glibber ({goo})?"}},
    Question{Ask::SwapDice,
             {"{seat}, exchange applied and misapplied dice of one symbol.",
              "{seat}, tausch angelegte und fehlgelegte Würfel einer Sorte."}},
    Question{Ask::PlayPlot, {"{seat}, which Plot do you play?", "{seat}, welches Komplott spielst du?"}},
    Question{Ask::KeepPlot, {"{seat}, do you keep the other Plot?", "{seat}, behältst du das andere Komplott?"}},
    Question{Ask::TakeFocusDie, {"{seat}, take a die of your Focus.", "{seat}, nimm einen Würfel deines Fokus."}},
    Question{Ask::TakeDie, {"{seat}, take a die.", "{seat}, nimm einen Würfel."}},
    Question{Ask::ChooseAgent, {"{seat}, {card}: choose an Agent.", "{seat}, {card}: wähl einen Agenten."}},
    Question{Ask::ChooseDie, {"{seat}, {card}: choose a die.", "{seat}, {card}: wähl einen Würfel."}},
    Question{Ask::ChoosePile, {"{seat}, {card}: choose a type.", "{seat}, {card}: wähl eine Sorte."}},
    Question{Ask::ChooseOption, {"{seat}, {card}: choose one.", "{seat}, {card}: wähl eines davon."}},
    Question{Ask::MayDo, {"{seat}, {card}: do you want to? {offer}", "{seat}, {card}: willst du?"}},
    Question{Ask::ChooseFace,
             {"{seat}, {card}: to which face do you turn {die}?", "{seat}, {card}: auf welche Seite drehst du {die}?"}},
    Question{Ask::DiscardTraits, {"{seat}, {card}: discard a Trait.", "{seat}, {card}: wirf ein Merkmal ab."}},
    Question{Ask::HandOver,
             {"{seat}, {card}: which Trait do you hand over?", "{seat}, {card}: welches Merkmal gibst du?"}},
    Question{Ask::ChooseObstacle, {"{seat}, {card}: choose an obstacle.", "{seat}, {card}: wähl ein Hindernis."}},
    Question{Ask::OfferTransfer,
             {"{seat}, {card}: whom do you give a Trait, or from whom do you ask one?",
              "{seat}, {card}: wem gibst du ein Merkmal, oder von wem erbittest du eines?"}},
    Question{Ask::AnswerTransfer,
             {"{seat}, {card} of {whose}: do you agree to the exchange?",
              "{seat}, {card} von {whose}: stimmst du dem Tausch zu?"}},
    Question{Ask::ChooseConsequence,
             {"{seat}, {card}: which Consequence is discarded?", "{seat}, {card}: welche Konsequenz wird abgeworfen?"}},
    Question{Ask::LookBehind, {"{seat}, behind which shield do you look?", "{seat}, hinter welchen Schirm siehst du?"}},
    Question{Ask::NameCover,
             {"{seat}, which of these dice must be covered?", "{seat}, welcher dieser Würfel muss abgedeckt werden?"}},
    Question{Ask::OrderDiscards,
             {"{seat}, which of these Traits ends up on top of its discards?",
              "{seat}, welches dieser Merkmale kommt oben auf seinen Ablagestapel?"}},
};
constexpr Phrase kStressVictim = {"{seat}, who draws 2 Stress?", "{seat}, wer zieht 2 Stress?"};
constexpr Phrase kClaimByAbility = {"{seat}, which clue do you claim for {card} by your Ability?",
                                    "{seat}, welchen Hinweis sicherst du für {card} durch deine Fähigkeit?"};

constexpr Phrase kStopThePlot = {"{seat}, begin to stop the Plot?", "{seat}, beginnt ihr, das Komplott zu stoppen?"};

const Phrase& phraseOf(const Decision& d, const View& v) {
  const Ask ask = static_cast<Ask>(d.question());
  if (ask == Ask::ChooseAgent && d.rule() == "FINAL-19"_rule) return kStressVictim;
  if (ask == Ask::ClaimClue && d.rule() == "PRINT-19"_rule) return kClaimByAbility;
  if (ask == Ask::BeginRetrieval && v.phase == Phase::Finale) return kStopThePlot;
  for (const Question& each : kQuestions)
    if (each.ask == ask) return each.phrase;
  return kQuestions[0].phrase;
}

}  // namespace

std::string Words::question(const Decision& d, const View& v) const {
  const auto gap = [&](std::string_view name) -> std::string {
    if (name == "seat") return seat(d.seat(), v);
    if (name == "card") return v.asked.card == CardId::None ? card(CardId::None) : text(cards_.of(v.asked.card).name);
    if (name == "die") return face(v.asked.die, v);
    if (name == "whose") return seat(v.asked.seat, v);
    if (name == "named") return seat(v.asked.named, v);
    if (name == "difficulty") return std::to_string(v.challenge.difficulty);
    if (name == "bonus") return std::to_string(v.challenge.bonus);
    if (name == "roll") return std::to_string(v.warehouseRoll);
    if (name == "harmed") return seat(v.harmed, v);
    if (name == "harm") {
      if (v.harmLevel == 0) return in({"spared", "bleibt verschont"});
      return in(v.harmLevel == 1 ? Phrase{"KO'd", "geht gleich K. o."} : Phrase{"wounded", "wird gleich verwundet"});
    }
    if (name == "open") return card(v.playing.empty() ? CardId::None : v.playing.back());
    if (name == "artifact") return card(v.artifact);
    if (name == "plot") return card(v.plot);
    if (name == "goo") return v.goo.empty() ? clue({}) : clue(v.goo.back());
    if (name == "offer") return v.asked.step == 0 ? "" : say::list(cards_.effect(v.asked.step).then, Speech{cards_});
    return {};
  };
  return filled(in(phraseOf(d, v)), gap);
}

std::string Words::questionKind(Ask ask) const {
  for (const Question& each : kQuestions)
    if (each.ask == ask) return dotted(each.phrase);
  return {};
}

std::string Words::askingCard(const View& v) const {
  if (v.asked.card == CardId::None) return {};
  const Design& design = cards_.of(v.asked.card);
  if (design.text.en.empty()) return {};
  return text(design.name) + ": " + plain(design.text);
}

}  // namespace w13
