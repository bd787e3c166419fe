// What is asked, in one sentence that starts with the asked name.

#include <algorithm>
#include <array>

#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/said/phrases.h"

namespace w13 {

namespace {

using kernel::Decision;

struct Question {
  Ask ask;
  Phrase phrase;
};

// {seat} is asked; {card} asks or was paid; {die} is the die in question; {named}, {roll}, {harmed} as they stand on
// the table.
constexpr std::array kQuestionWords = {
    Question{Ask::Nothing, {"{seat}, do you respond?", "{seat}, reagierst du?"}},
    Question{Ask::TakeAction, {"{seat}, take an Action.", "{seat}, führe eine Aktion aus."}},
    Question{Ask::TakeExtraAction, {"{seat}, take another Action.", "{seat}, führe noch eine Aktion aus."}},
    Question{Ask::FinaleAction, {"{seat}, take an Action or pass.", "{seat}, führe eine Aktion aus oder passe."}},
    Question{Ask::TraitorAction,
             {"{seat}, Traitor's turn: play a card or draw one.",
              "{seat}, Zug des Verräters: spiel eine Karte oder zieh eine."}},
    Question{Ask::TraitorFinaleAction,
             {"{seat}, Traitor's turn: play, draw or discard a card.",
              "{seat}, Zug des Verräters: spiel, zieh oder wirf eine Karte ab."}},
    Question{Ask::TraitorResponse,
             {"{seat}, answer the Action: play a card, draw one, or do nothing.",
              "{seat}, antworte auf die Aktion: spiel eine Karte, zieh eine oder tu nichts."}},
    Question{Ask::WorkTheCase,
             {"{seat}, Work the Case: claim a clue with a Trait, or neutralize one.",
              "{seat}, bearbeite den Fall: sichere einen Hinweis mit einem Merkmal oder neutralisiere einen."}},
    Question{Ask::ClaimClue,
             {"{seat}, which clue do you claim with {card}?", "{seat}, welchen Hinweis sicherst du mit {card}?"}},
    Question{
        Ask::PayForClue,
        {"{seat}, which Trait do you spend on a clue?", "{seat}, welches Merkmal gibst du für einen Hinweis aus?"}},
    Question{
        Ask::FocusDraw,
        {"{seat}, which pile of your Focus do you draw from?", "{seat}, von welchem Stapel deines Fokus ziehst du?"}},
    Question{Ask::ResearchPile,
             {"{seat}, which pile do you draw 2 Traits from?", "{seat}, von welchem Stapel ziehst du 2 Merkmale?"}},
    Question{Ask::ResearchDraw,
             {"{seat}, draw a Trait, or take the top card of a discard pile.",
              "{seat}, zieh ein Merkmal oder nimm die oberste Karte eines Ablagestapels."}},
    Question{Ask::ReturnStress, {"{seat}, how much Stress do you return?", "{seat}, wie viel Stress gibst du zurück?"}},
    Question{Ask::TrackObstacle,
             {"{seat}, which obstacle on the Maintenance track do you challenge?",
              "{seat}, zu welchem Hindernis der Wartungsleiste legst du eine Probe ab?"}},
    Question{Ask::DiscardDown,
             {"{seat}, you hold more than 13 cards: discard a Trait.",
              "{seat}, du hast mehr als 13 Karten: wirf ein Merkmal ab."}},
    Question{Ask::TraitorDiscardDown,
             {"{seat}, you hold more than 13 Traitor cards: discard one.",
              "{seat}, du hast mehr als 13 Verräterkarten: wirf eine ab."}},
    Question{Ask::RollChallenge,
             {"{seat}, roll: the die + {bonus} must beat {difficulty}. A 0 always fails.",
              "{seat}, wirf: Würfel + {bonus} muss über {difficulty} liegen. Eine 0 misslingt immer."}},
    Question{Ask::RollSnag,
             {"{seat}, roll for the Snag: the die must beat {difficulty}.",
              "{seat}, wirf für den Haken: Der Würfel muss über {difficulty} liegen."}},
    Question{Ask::UseAbility, {"{seat}, use {card} now?", "{seat}, nutzt du jetzt {card}?"}},
    Question{Ask::ResolveHarm, {"{seat}, {harmed} is spared.", "{seat}, {harmed} bleibt verschont."}},
    Question{Ask::ResolveTraitorCard,
             {"{seat}, the Adversary's card is about to act: {open}.",
              "{seat}, gleich wirkt die Karte des Widersachers: {open}."}},
    Question{Ask::ResolveCalamity,
             {"{seat}, a Calamity is about to strike: {open}.", "{seat}, gleich trifft euch ein Unglück: {open}."}},
    Question{Ask::ResolveWhammy,
             {"{seat}, the Whammy of {artifact} is about to strike.",
              "{seat}, gleich trifft euch der Rückschlag von {artifact}."}},
    Question{Ask::ResolvePlot,
             {"{seat}, the Plot is about to begin: {plot}.", "{seat}, gleich beginnt das Komplott: {plot}."}},
    Question{Ask::KeepRoll,
             {"{seat}, the die shows {roll}. Keep the roll?", "{seat}, der Würfel zeigt {roll}. Beim Wurf bleiben?"}},
    Question{Ask::BeginRetrieval, {"{seat}, begin the Retrieval.", "{seat}, beginne die Bergung."}},
    Question{Ask::RollDice,
             {"{seat}, roll everybody's dice behind the shields.", "{seat}, wirf alle Würfel hinter den Schirmen."}},
    Question{Ask::BeginCovering,
             {"{seat}, the dice are rolled. Begin the covering.",
              "{seat}, die Würfel sind geworfen. Beginne das Abdecken."}},
    Question{Ask::LiftCovers, {"{seat}, lift the covers.", "{seat}, deck die Würfel auf."}},
    Question{Ask::GoOnToGoo,
             {"{seat}, the dice lie open. Now the Goo.", "{seat}, die Würfel liegen offen. Jetzt der Glibber."}},
    Question{Ask::LetGooAct,
             {"{seat}, the Goo shows {goo} and is about to act.", "{seat}, der Glibber zeigt {goo} und wirkt gleich."}},
    Question{Ask::GoOnAfterApplying,
             {"{seat}, the dice of this round are applied.", "{seat}, die Würfel dieser Runde sind angelegt."}},
    Question{Ask::LetItGo,
             {"{seat}, no dice are left to roll. Let it go.", "{seat}, es sind keine Würfel mehr da. Gib es auf."}},
    Question{Ask::NameForBronze,
             {"{seat}, whom do you name for the Bronze Sector?", "{seat}, wen nennst du für den Bronzesektor?"}},
    Question{Ask::Vote, {"{seat}, Bronze {named}?", "{seat}, soll {named} in Bronze?"}},
    Question{Ask::RevealOnBronzing,
             {"{seat}, a Loyal Agent is being Bronzed. The Traitor may reveal now; a Loyal Agent goes on with either "
              "button.",
              "{seat}, ein Loyaler Agent kommt in Bronze. Der Verräter darf sich jetzt enttarnen; ein Loyaler Agent "
              "kommt mit beiden Knöpfen weiter."}},
    Question{Ask::RevealOnLoss,
             {"{seat}, the artifact is lost. The Traitor may reveal now; a Loyal Agent goes on with either button.",
              "{seat}, das Artefakt ist verloren. Der Verräter darf sich jetzt enttarnen; ein Loyaler Agent kommt mit "
              "beiden Knöpfen weiter."}},
    Question{Ask::Capture,
             {"{seat}, you are alone with the artifact. The Traitor may capture it and reveal; a Loyal Agent goes on "
              "with either button.",
              "{seat}, du bist mit dem Artefakt allein. Der Verräter darf es erbeuten und sich enttarnen; ein Loyaler "
              "Agent kommt mit beiden Knöpfen weiter."}},
    Question{Ask::CoverDie,
             {"{seat}, cover the die you want to reveal.", "{seat}, deck den Würfel ab, den du aufdecken willst."}},
    Question{Ask::CoverGoo, {"{seat}, cover a Goo die.", "{seat}, deck einen Glibberwürfel ab."}},
    Question{Ask::NeutralizeOwnDie,
             {"{seat}, you heal instead of rolling: neutralize one of your dice.",
              "{seat}, du erholst dich, statt zu würfeln: neutralisiere einen deiner Würfel."}},
    Question{Ask::DeclareSymbol, {"{seat}, what does {die} count as?", "{seat}, als was zählt {die}?"}},
    Question{Ask::ChooseApplied,
             {"{seat}, which revealed die do you apply? The others go back.",
              "{seat}, welchen aufgedeckten Würfel legst du an? Die anderen gehen zurück."}},
    Question{Ask::UseGoo,
             {"{seat}, which die does your Goo ({goo}) neutralize?",
              "{seat}, welchen Würfel neutralisiert dein Glibber ({goo})?"}},
    Question{Ask::SwapDice,
             {"{seat}, swap applied and misapplied dice of one symbol.",
              "{seat}, tausch angelegte und fehlgelegte Würfel eines Symbols."}},
    Question{Ask::PlayPlot, {"{seat}, which Plot do you play?", "{seat}, welches Komplott spielst du?"}},
    Question{Ask::KeepPlot, {"{seat}, keep the other Plot?", "{seat}, behältst du das andere Komplott?"}},
    Question{Ask::TakeFocusDie, {"{seat}, take a die of your Focus.", "{seat}, nimm einen Würfel deines Fokus."}},
    Question{Ask::TakeDie, {"{seat}, take a die.", "{seat}, nimm einen Würfel."}},
    Question{Ask::ChooseAgent, {"{seat}, choose an Agent for {card}.", "{seat}, wähl einen Agenten für {card}."}},
    Question{Ask::ChooseDie, {"{seat}, choose a die for {card}.", "{seat}, wähl einen Würfel für {card}."}},
    Question{Ask::ChoosePile, {"{seat}, choose a type for {card}.", "{seat}, wähl eine Sorte für {card}."}},
    Question{Ask::ChooseOption, {"{seat}, {card} lets you choose.", "{seat}, {card} lässt dir die Wahl."}},
    Question{Ask::MayDo,
             {"{seat}, {card} makes you an offer. Take it?", "{seat}, {card} bietet dir etwas an. Nimmst du es?"}},
    Question{Ask::ChooseFace,
             {"{seat}, which face do you turn {die} to?", "{seat}, auf welche Seite drehst du {die}?"}},
    Question{Ask::DiscardTraits, {"{seat}, discard a Trait for {card}.", "{seat}, wirf ein Merkmal für {card} ab."}},
    Question{Ask::HandOver,
             {"{seat}, which Trait do you hand over for {card}?", "{seat}, welches Merkmal gibst du für {card}?"}},
    Question{Ask::ChooseObstacle, {"{seat}, choose an obstacle for {card}.", "{seat}, wähl ein Hindernis für {card}."}},
    Question{Ask::OfferTransfer,
             {"{seat}, whom do you offer a Trait, or ask for one?",
              "{seat}, wem bietest du ein Merkmal an, oder wen bittest du um eines?"}},
    Question{Ask::AnswerTransfer,
             {"{seat}, {whose} offers you a Trait with {card}. Take it?",
              "{seat}, {whose} bietet dir mit {card} ein Merkmal an. Nimmst du es?"}},
    Question{Ask::ChooseConsequence,
             {"{seat}, which Consequence do you discard?", "{seat}, welche Konsequenz wirfst du ab?"}},
    Question{Ask::LookBehind, {"{seat}, whose shield do you look behind?", "{seat}, hinter welchen Schirm siehst du?"}},
    Question{Ask::NameCover,
             {"{seat}, which of these dice must be covered?", "{seat}, welcher dieser Würfel muss abgedeckt werden?"}},
    Question{Ask::OrderDiscards,
             {"{seat}, which of these Traits goes on top of its discard pile?",
              "{seat}, welches dieser Merkmale kommt oben auf seinen Ablagestapel?"}},
};
constexpr Phrase kStressVictim = {"{seat}, who draws 2 Stress?", "{seat}, wer zieht 2 Stress?"};
constexpr Phrase kClaimByAbility = {"{seat}, which clue do you claim with {card} and your Ability?",
                                    "{seat}, welchen Hinweis sicherst du mit {card} und deiner Fähigkeit?"};
constexpr Phrase kStopThePlot = {"{seat}, begin to stop the Plot.", "{seat}, beginne, das Komplott zu stoppen."};
constexpr Phrase kGiveOne = {"{seat}, {whose} asks you for a Trait. Give one?",
                             "{seat}, {whose} bittet dich um ein Merkmal. Gibst du eines?"};
constexpr Phrase kOwnWords = {"{seat}: {ask}", "{seat}: {ask}"};  // the card's

// Of harm: somebody else's, your own; by how bad it is.
constexpr std::array<std::array<Phrase, 2>, 3> kHarm = {{
    {{{"{seat}, {harmed} is spared.", "{seat}, {harmed} bleibt verschont."},
      {"{seat}, you are spared.", "{seat}, du bleibst verschont."}}},
    {{{"{seat}, {harmed} is about to be KO'd.", "{seat}, gleich geht {harmed} K. o."},
      {"{seat}, you are about to be KO'd.", "{seat}, gleich gehst du K. o."}}},
    {{{"{seat}, {harmed} is about to be wounded.", "{seat}, gleich wird {harmed} verwundet."},
      {"{seat}, you are about to be wounded.", "{seat}, gleich wirst du verwundet."}}},
}};

bool offers(const Decision& d, std::uint8_t verb) {
  return std::any_of(d.choices().begin(), d.choices().end(), [&](const kernel::Choice& c) { return c.verb == verb; });
}

const Phrase& phraseOf(const Decision& d, const View& v) {
  const Ask ask = static_cast<Ask>(d.question());
  if (ask == Ask::ChooseAgent && d.rule() == "FINAL-19"_rule) return kStressVictim;
  if (ask == Ask::ClaimClue && d.rule() == "PRINT-19"_rule) return kClaimByAbility;
  if (ask == Ask::BeginRetrieval && v.phase == Phase::Finale) return kStopThePlot;
  if (ask == Ask::AnswerTransfer && offers(d, verb::Give)) return kGiveOne;
  if (ask == Ask::ResolveHarm && v.harmLevel < kHarm.size()) return kHarm[v.harmLevel][v.harmed == d.seat() ? 1 : 0];
  for (const Question& each : kQuestionWords)
    if (each.ask == ask) return each.phrase;
  return kQuestionWords[0].phrase;
}

}  // namespace

const YesOrNo& Words::ownWords(const Decision& d, const View& v) const {
  const Ask ask = static_cast<Ask>(d.question());
  if (ask == Ask::UseAbility && v.asked.card != CardId::None) return cards_.of(v.asked.card).asks;
  const Effect& step = cards_.effect(v.asked.step);
  const bool asks = (ask == Ask::MayDo && step.verb == Do::May) ||
                    (ask == Ask::AnswerTransfer && step.verb == Do::Transfer && offers(d, verb::Accept));
  static const YesOrNo kNone;
  return asks && step.asks != 0 ? cards_.questions[step.asks] : kNone;
}

std::string Words::said(const Text& text, const View& v) const {
  return filled(this->text(text), [&](std::string_view gap) {
    if (gap == "it") return face(v.asked.die, v);
    return gap == "other" ? seat(v.asked.seat, v) : icon(gap);
  });
}

std::string Words::question(const Decision& d, const View& v) const {
  const YesOrNo& own = ownWords(d, v);
  const auto gap = [&](std::string_view name) -> std::string {
    if (name == "seat") return seat(d.seat(), v);
    if (name == "ask") return said(own.ask, v);
    if (name == "card") return v.asked.card == CardId::None ? card(CardId::None) : text(cards_.of(v.asked.card).name);
    if (name == "die") return face(v.asked.die, v);
    if (name == "whose") return seat(v.asked.seat, v);
    if (name == "named") return seat(v.asked.named, v);
    if (name == "difficulty") return std::to_string(v.challenge.difficulty);
    if (name == "bonus") return std::to_string(v.challenge.bonus);
    if (name == "roll") return std::to_string(v.warehouseRoll);
    if (name == "harmed") return seat(v.harmed, v);
    if (name == "open") return card(v.playing.empty() ? CardId::None : v.playing.back());
    if (name == "artifact") return card(v.artifact);
    if (name == "plot") return card(v.plot);
    if (name == "goo") return v.goo.empty() ? clue({}) : clue(v.goo.back());
    return {};
  };
  return filled(in(own.ask.en.empty() ? phraseOf(d, v) : kOwnWords), gap);
}

std::string Words::questionKind(Ask ask) const {
  for (const Question& each : kQuestionWords)
    if (each.ask == ask) return dotted(each.phrase);
  return {};
}

std::string Words::askingCard(const View& v) const {
  if (v.asked.card == CardId::None) return {};
  const Design& design = cards_.of(v.asked.card);
  if (design.text.en.empty()) return {};
  return text(design.name) + ": " + plain(design.text);
}

void Words::tellQuestions(std::vector<Sentence>& all) {
  for (const Question& each : kQuestionWords) all.push_back({"questions", each.phrase.en, each.phrase.de});
  for (const Phrase* each : {&kStressVictim, &kClaimByAbility, &kStopThePlot, &kGiveOne})
    all.push_back({"questions", each->en, each->de});
  for (const auto& level : kHarm)
    for (const Phrase& each : level) all.push_back({"questions", each.en, each.de});
}

}  // namespace w13
