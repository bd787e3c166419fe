// What can be chosen, as buttons and menu lines say it.

#include <array>

#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/said/phrases.h"

namespace w13 {

namespace {

using kernel::Choice;
using kernel::Decision;

Ask askOf(const Decision& d) { return static_cast<Ask>(d.question()); }

struct Line {
  verb::Id verb;
  Phrase phrase;
};

// {thing} is what the choice names, a die by its face; {in} is the obstacle or Snag in the way.
constexpr std::array kLines = {
    Line{verb::Play, {"Play {thing}", "{thing} spielen"}},
    Line{verb::Tackle, {"Challenge what blocks {thing}{in}", "Hindernis angehen: {thing}{in}"}},
    Line{verb::Pass, {"Pass", "Passen"}},
    Line{verb::DrawCard, {"Draw a Traitor card", "Eine Verräterkarte ziehen"}},
    Line{verb::DiscardForObstacle,
         {"Discard {thing}: 1 obstacle on the Maintenance track",
          "{thing} abwerfen: 1 Hindernis auf die Wartungsleiste"}},
    Line{verb::DiscardForStress,
         {"Discard {thing}: an Agent draws 2 Stress", "{thing} abwerfen: ein Agent zieht 2 Stress"}},
    Line{verb::Spend, {"Spend {thing}", "{thing} ausgeben"}},
    Line{verb::SpendByAbility, {"Spend {thing} with {by}", "{thing} mit {by} ausgeben"}},
    Line{verb::Claim, {"Claim {thing}", "{thing} sichern"}},
    Line{verb::Neutralize, {"Neutralize {thing}", "{thing} neutralisieren"}},
    Line{verb::DrawFrom, {"Draw from the {pile}{in}", "Vom {pile} ziehen{in}"}},
    Line{verb::TakeTop, {"Take {top} from the discards", "{top} vom Ablagestapel nehmen"}},
    Line{verb::Choose, {"{thing}", "{thing}"}},
    Line{verb::Discard, {"Discard {thing}", "{thing} abwerfen"}},
    Line{verb::Give, {"Give {thing}", "{thing} geben"}},
    Line{verb::Take, {"Take {thing}", "{thing} nehmen"}},
    Line{verb::Cannot, {"I cannot", "Ich kann nicht"}},
    Line{verb::UseAbility, {"Use {ability}", "{ability} nutzen"}},
    Line{verb::Roll, {"Roll", "Würfeln"}},
    Line{verb::Resolve, {"Go on", "Weiter"}},
    Line{verb::Cover, {"Begin the covering", "Abdecken beginnen"}},
    Line{verb::LetItGo, {"Let it go", "Aufgeben"}},
    Line{verb::Name, {"Name {thing}", "{thing} nennen"}},
    Line{verb::Debronze, {"Debronze {thing}", "{thing} entbronzen"}},
    Line{verb::VoteBronze, {"Bronze {thing}", "{thing} in Bronze"}},
    Line{verb::VoteSpare, {"Spare {thing}", "{thing} verschonen"}},
    Line{verb::Continue, {"Continue", "Weiter"}},
    Line{verb::CoverDie, {"Cover {thing}", "{thing} abdecken"}},
    Line{verb::Declare, {"{thing}", "{thing}"}},
    Line{verb::Apply, {"Apply {thing}", "{thing} anlegen"}},
    Line{verb::Accept, {"Yes", "Ja"}},
    Line{verb::Refuse, {"No", "Nein"}},
    Line{verb::Decline, {"Nothing", "Nichts"}},
    Line{verb::Keep, {"Keep it", "Behalten"}},
};

/// Where a question makes more of a verb than the table above.
struct Special {
  verb::Id verb;
  Ask ask;
  Phrase phrase;
};
constexpr std::array kSpecials = {
    Special{verb::Accept, Ask::UseAbility, {"Use {card}", "{card} nutzen"}},
    Special{verb::Refuse, Ask::UseAbility, {"Not now", "Jetzt nicht"}},
    Special{verb::Accept, Ask::MayDo, {"Take the offer", "Angebot annehmen"}},
    Special{verb::Refuse, Ask::MayDo, {"Turn it down", "Ablehnen"}},
    Special{verb::Accept, Ask::AnswerTransfer, {"Take the Trait", "Das Merkmal nehmen"}},
    Special{verb::Refuse, Ask::AnswerTransfer, {"Refuse", "Ablehnen"}},
    Special{verb::Give, Ask::OfferTransfer, {"Offer {thing} a Trait", "{thing} ein Merkmal anbieten"}},
    Special{verb::Take, Ask::OfferTransfer, {"Ask {thing} for a Trait", "{thing} um ein Merkmal bitten"}},
    Special{verb::Take, Ask::TakeDie, {"Take one {colour}", "Einen {colour} nehmen"}},
    Special{verb::Take, Ask::TakeFocusDie, {"Take one {colour}", "Einen {colour} nehmen"}},
    Special{verb::Decline, Ask::FocusDraw, {"Draw nothing", "Nichts ziehen"}},
    Special{verb::Decline, Ask::PayForClue, {"Spend nothing", "Nichts ausgeben"}},
    Special{verb::Decline, Ask::TraitorResponse, {"Do nothing", "Nichts tun"}},
    Special{verb::Decline, Ask::UseGoo, {"Neutralize nothing", "Nichts neutralisieren"}},
    Special{verb::Decline, Ask::DiscardTraits, {"Discard no more", "Nichts mehr abwerfen"}},
    Special{verb::Decline, Ask::HandOver, {"Hand over nothing", "Nichts geben"}},
    Special{verb::Decline, Ask::LookBehind, {"Look behind no shield", "Hinter keinen sehen"}},
    Special{verb::Decline, Ask::NameCover, {"Name no die", "Keinen nennen"}},
    Special{verb::Discard, Ask::KeepPlot, {"Discard it", "Abwerfen"}},
    Special{verb::Discard, Ask::OrderDiscards, {"{thing} on top", "{thing} nach oben"}},
    Special{verb::CoverDie, Ask::NameCover, {"{thing} must be covered", "{thing} muss abgedeckt werden"}},
    Special{verb::Keep, Ask::SwapDice, {"Leave them", "So lassen"}},
    Special{verb::Swap, Ask::Nothing, {"Swap dice showing {thing}", "Würfel mit {thing} tauschen"}},
    Special{verb::Reveal, Ask::LiftCovers, {"Lift the covers", "Aufdecken"}},
    Special{verb::Reveal, Ask::Capture, {"Capture the artifact and reveal", "Das Artefakt erbeuten und enttarnen"}},
    Special{verb::Reveal, Ask::RevealOnBronzing, {"Reveal as the Traitor", "Als Verräter enttarnen"}},
    Special{verb::Reveal, Ask::RevealOnLoss, {"Reveal as the Traitor", "Als Verräter enttarnen"}},
    Special{verb::Resolve, Ask::KeepRoll, {"Keep the roll", "Beim Wurf bleiben"}},
    Special{verb::Resolve, Ask::BeginRetrieval, {"Begin", "Beginnen"}},
    Special{verb::Resolve, Ask::LetGooAct, {"Let the Goo act", "Den Glibber wirken lassen"}},
};

const Phrase* phraseOf(const Choice& c, const Decision& d) {
  for (const Special& each : kSpecials)
    if (each.verb == c.verb && each.ask == askOf(d)) return &each.phrase;
  for (const Line& each : kLines)
    if (each.verb == c.verb) return &each.phrase;
  return nullptr;
}

struct Use {
  Place place;
  Phrase phrase;
};
constexpr std::array kPlaceUses = {
    Use{Place::WarehouseResearch, {"Warehouse Research: draw 2 Traits", "Recherche im Lagerhaus: 2 Merkmale ziehen"}},
    Use{Place::BedAndBreakfast, {"Bed & Breakfast: return up to 2 Stress", "Pension: bis zu 2 Stress zurückgeben"}},
    Use{Place::Maintenance,
        {"Maintenance: challenge an obstacle on the track", "Wartung: ein Hindernis der Leiste angehen"}},
    Use{Place::FieldResearch, {"Field Research: one more Focus draw", "Recherche im Feld: noch einmal Fokus ziehen"}},
    Use{Place::FieldInvestigation,
        {"Field Investigation: spend a Trait on a clue",
         "Untersuchung vor Ort: ein Merkmal für einen Hinweis ausgeben"}},
};

constexpr Phrase kSwapIn = {"Apply {thing}", "{thing} anlegen"};
constexpr Phrase kSwapOut = {"Take {thing} out", "{thing} herausnehmen"};
constexpr Phrase kReturnNothing = {"Return nothing", "Nichts zurückgeben"};
constexpr Phrase kReturnSome = {"Return {n} Stress", "{n} Stress zurückgeben"};
constexpr Phrase kStand = {"Heal: stand up again", "Sich erholen: wieder aufstehen"};
constexpr Phrase kToWarehouse = {"Travel to the Warehouse", "Ins Lagerhaus reisen"};
constexpr Phrase kToField = {"Travel to the Field", "Ins Feld reisen"};
constexpr Phrase kDebronze = {"Bronze Sector: Debronze {seat}", "Bronzesektor: {seat} entbronzen"};
constexpr Phrase kName = {"Bronze Sector: name an Agent for a vote",
                          "Bronzesektor: einen Agenten zur Abstimmung nennen"};
constexpr Phrase kBehindObstacle = {" ({obstacle})", " ({obstacle})"};
constexpr Phrase kBehindSnag = {" (Snag {n})", " (Haken {n})"};
constexpr Phrase kYourAbility = {"your Ability", "deiner Fähigkeit"};
constexpr Phrase kPatchUp = {"Heal: the wound becomes a KO", "Sich erholen: aus der Wunde wird ein K. o."};

}  // namespace

std::string Words::use(Place place, const Decision& d, const View& v) const {
  const SeatView& me = v.seats[static_cast<std::size_t>(index(d.seat()))];
  if (place == Place::Travel) return in(me.at == Location::Field ? kToWarehouse : kToField);
  if (place == Place::BronzeSector) {
    for (int at = 0; at < v.players; ++at)
      if (v.seats[static_cast<std::size_t>(at)].bronzed)
        return filled(in(kDebronze), [&](std::string_view) { return seat(seatAt(at), v); });
    return in(kName);
  }
  if (place == Place::PingAction && v.ping != CardId::None) return plain(cards_.of(v.ping).text);
  for (const Use& each : kPlaceUses)
    if (each.place == place) return in(each.phrase);
  return this->place(place);
}

// The Ability by which a Trait claims what it could not pay for.
std::string Words::claimingAbility(Seat seat, const View& v) const {
  for (const DesignId ability : cards_.of(v.seats[static_cast<std::size_t>(index(seat))].who).abilities)
    if (ability != DesignId::None && cards_.says(cards_.of(ability), Query::ClaimsDie))
      return text(cards_.of(ability).name);
  return in(kYourAbility);
}

std::string Words::choice(Choice c, const Decision& d, const View& v) const {
  const YesOrNo& own = ownWords(d, v);
  if (c.verb == verb::Accept && !own.yes.en.empty()) return said(own.yes, v);
  if (c.verb == verb::Refuse && !own.no.en.empty()) return said(own.no, v);
  const Thing kind = thingOf(c.noun);
  const auto inTheWay = [&](Place place) -> std::string {
    const auto at = static_cast<std::size_t>(index(place));
    if (at >= v.blocks.size()) return {};
    std::string text;
    if (!v.blocks[at].none())
      text += filled(in(kBehindObstacle), [&](std::string_view) { return obstacle(v.blocks[at]); });
    if (v.snags[at] >= 0)
      text += filled(in(kBehindSnag), [&](std::string_view) { return std::to_string(v.snags[at]); });
    return text;
  };
  if (c.verb == verb::Use && kind == Thing::Place) return use(placeOf(c.noun), d, v) + inTheWay(placeOf(c.noun));
  if (c.verb == verb::Heal) {
    const SeatView& me = v.seats[static_cast<std::size_t>(index(d.seat()))];
    return in(me.health == Health::Wounded ? kPatchUp : kStand);
  }
  if (c.verb == verb::Return)
    return filled(in(c.noun.index == 0 ? kReturnNothing : kReturnSome),
                  [&](std::string_view) { return std::to_string(c.noun.index); });
  const auto gap = [&](std::string_view name) -> std::string {
    if (name == "in") return inTheWay(kind == Thing::Type ? pileOf(typeOf(c.noun)) : placeOf(c.noun));
    if (name == "pile") return place(pileOf(typeOf(c.noun)));
    if (name == "colour") return dieName(dieOf(c.noun));
    if (name == "card") return card(v.asked.card);
    if (name == "by") return claimingAbility(d.seat(), v);
    if (name == "top") return card(v.traits[c.noun.index].top);
    if (name == "ability") {
      const AgentCard& who = cards_.of(v.seats[static_cast<std::size_t>(index(d.seat()))].who);
      const DesignId ability = who.abilities[c.noun.index];
      const std::string name = slot(static_cast<Slot>(c.noun.index));
      return ability == DesignId::None ? name : text(cards_.of(ability).name) + " (" + name + ")";
    }
    if (kind == Thing::Track)
      return (c.noun.index < v.track.size() ? obstacle(v.track[c.noun.index]) + ", " : std::string{}) +
             where(c.noun, v);
    if (kind == Thing::Place && c.verb == verb::Choose) return place(placeOf(c.noun)) + inTheWay(placeOf(c.noun));
    return kind == Thing::Die ? face(dieOf(c.noun), v) : thing(c.noun, v);
  };
  if (c.verb == verb::Swap && kind == Thing::Die) {
    const bool applied = v.dice[static_cast<std::size_t>(c.noun.index)].spot == Spot::Applied;
    return filled(in(applied ? kSwapOut : kSwapIn), gap);
  }
  const Phrase* phrase = phraseOf(c, d);
  return phrase == nullptr ? capital(key(c, d)) : capital(filled(in(*phrase), gap));
}

void Words::tellChoices(std::vector<Sentence>& all) {
  for (const Line& each : kLines) all.push_back({"choices", each.phrase.en, each.phrase.de});
  for (const Special& each : kSpecials) all.push_back({"choices", each.phrase.en, each.phrase.de});
  for (const Use& each : kPlaceUses) all.push_back({"choices", each.phrase.en, each.phrase.de});
  for (const Phrase* each : {&kSwapIn, &kSwapOut, &kReturnNothing, &kReturnSome, &kStand, &kToWarehouse, &kToField,
                             &kDebronze, &kName, &kYourAbility, &kPatchUp})
    all.push_back({"choices", each->en, each->de});
}

}  // namespace w13
