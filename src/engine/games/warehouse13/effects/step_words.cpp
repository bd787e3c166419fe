// The words of steps: Agents, dice, numbers, places, conditions.

#include "engine/games/warehouse13/effects/vocabulary.h"

#include <array>

namespace w13 {

namespace {

// ---- Agents -----------------------------------------------------------------------------------------------------

constexpr std::array kWhoWords = {
    word(Who::You, "you",
         "who played the card; the Agent on whom it fell; in `each`, the Agent whose turn it is; on "
         "an Artifact or a Plot, the First Agent",
         "you"),
    word(Who::Them, "them", "the Agent chosen last", "they"),
    word(Who::FirstAgent, "first_agent", "the First Agent", "the First Agent"),
    word(Who::Adversary, "adversary",
         "the revealed Traitor in person; while he is hidden, dice and Agents follow Standard Protocol and everything "
         "else is chosen by the First Agent (ADV-02, ADV-03)",
         "the Adversary"),
    word(Who::EachOwner, "owner", "the Agent who claimed the die", "its owner"),
};

constexpr std::array kAgentFilterWords = {
    word(AgentFilter::Other, "other", "not the Agent who chooses", "other"),
    word(AgentFilter::Here, "here", "at your location", "at your location"),
    word(AgentFilter::InField, "in_field", "in the Field", "in the Field"),
    word(AgentFilter::Standing, "standing", "neither KO'd nor wounded", "who is standing"),
    word(AgentFilter::HasClaimed, "has_claimed", "with a claimed die", "with a claimed die"),
    word(AgentFilter::HasCards, "has_cards", "with a card in hand", "with cards in hand"),
};

constexpr std::array kGroupWords = {
    word(Group::Agents, "agents", "all Agents", "each Agent"),
    word(Group::FieldAgents, "field_agents", "all Agents in the Field", "each Field Agent"),
    word(Group::Here, "here", "all Agents at your location, yourself included (FAQ-05)", "each Agent at your location"),
    word(Group::LowestInField, "lowest_in_field", "the lowest-ranked Field Agent (RULING-40)",
         "the lowest-ranked Field Agent"),
    word(Group::FirstAgent, "first_agent", "the First Agent alone", "the First Agent"),
};

// ---- dice -------------------------------------------------------------------------------------------------------

constexpr std::array kHeapWords = {
    word(Heap::It, "it", "the die chosen last; in `misapplied`, the die that was", "it"),
    word(Heap::Accessible, "accessible", "what you can claim from where you stand (CLAIM-09, CLAIM-10)", "accessible"),
    word(Heap::Leads, "leads", "the Leads", "in the Leads"),
    word(Heap::Field, "field", "the Field Clues", "in the Field"),
    word(Heap::Unclaimed, "unclaimed", "Leads and Field Clues, wherever you stand", "unclaimed"),
    word(Heap::YourClaimed, "your_claimed", "the dice you have claimed", "you have claimed"),
    word(Heap::TheirClaimed, "their_claimed", "the dice that the Agent chosen last has claimed", "they have claimed"),
    word(Heap::AnyClaimed, "any_claimed", "all claimed dice", "claimed"),
    word(Heap::Neutralized, "neutralized", "the dice in the Neutralizer bucket", "neutralized"),
    word(Heap::Misapplied, "misapplied", "the misapplied dice", "misapplied"),
    word(Heap::Revealed, "revealed", "all dice revealed this round", "revealed"),
    word(Heap::YourRevealed, "your_revealed", "the dice you have revealed this round", "you have revealed"),
    word(Heap::Supply, "supply", "the dice in the supply, before they are rolled or allocated", "in the supply"),
    word(Heap::InPlay, "in_play", "Leads, Field Clues and claimed dice, in that order for Standard Protocol (WSP-05)",
         "in play"),
    word(Heap::Anywhere, "anywhere", "every die that is not locked; Leads, Field Clues and claimed dice first",
         "that is not locked"),
    word(Heap::JustRolled, "just_rolled", "the Warehouse or Goo die rolled last, before its result is used",
         "just rolled"),
};

constexpr std::array kTypeWords = {
    word(Symbol::Logic, "logic", "", "Logic"),
    word(Symbol::Intuition, "intuition", "", "Intuition"),
    word(Symbol::Lore, "lore", "", "Lore"),
    word(Symbol::Tech, "tech", "", "Tech"),
};
constexpr std::array kSymbolWords = {
    word(Symbol::Logic, "logic", "", "Logic"),
    word(Symbol::Intuition, "intuition", "", "Intuition"),
    word(Symbol::Lore, "lore", "", "Lore"),
    word(Symbol::Tech, "tech", "", "Tech"),
    word(Symbol::Wild, "wild", "as a colour: the black die; as a symbol: `?`", "Wild"),
};
constexpr std::array kFaceWords = {
    word(Turned::AnyOne, "any_1", "any of its faces with a 1; the chooser picks the symbol", "any 1-face"),
    word(Turned::AnyFace, "any", "any other of its faces; the chooser picks", "any other face"),
    word(Turned::OwnOne, "own_1", "the 1 of its own colour (Wild die: 1-?)", "the 1 of its own colour"),
    word(Turned::OwnTwo, "own_2", "the 2 of its own colour (Wild die: 2-?)", "the 2 of its own colour"),
};
constexpr std::array kSpotWords = {
    word(Spot::Leads, "leads", "the Leads", "the Leads"),
    word(Spot::Field, "field", "the Field; there it is a Field Clue (RULING-55)", "the Field"),
    word(Spot::Claimed, "claimed", "in front of its owner again", "in front of its owner"),
    word(Spot::Supply, "supply", "the supply", "the supply"),
};

// ---- numbers and places -----------------------------------------------------------------------------------------

constexpr std::array kAmountWords = {
    word(Amount::Of::Rolled, "rolled", "the Warehouse die rolled last by this card", "the number rolled"),
    word(Amount::Of::MisappliedLogic, "misapplied_logic", "the sum of the misapplied Logic clues",
         "the sum of the misapplied Logic clues"),
    word(Amount::Of::MisappliedIntuition, "misapplied_intuition", "the sum of the misapplied Intuition clues",
         "the sum of the misapplied Intuition clues"),
    word(Amount::Of::MisappliedLore, "misapplied_lore", "the sum of the misapplied Lore clues",
         "the sum of the misapplied Lore clues"),
    word(Amount::Of::MisappliedTech, "misapplied_tech", "the sum of the misapplied Tech clues",
         "the sum of the misapplied Tech clues"),
    word(Amount::Of::Hand, "hand", "the cards in the hand of whom the step concerns, Stress included",
         "the number of cards held"),
};

constexpr std::array kPlaceWords = {
    word(Place::LogicPile, "logic_pile", "", "the Logic pile"),
    word(Place::IntuitionPile, "intuition_pile", "", "the Intuition pile"),
    word(Place::LorePile, "lore_pile", "", "the Lore pile"),
    word(Place::TechPile, "tech_pile", "", "the Tech pile"),
    word(Place::Travel, "travel", "", "Travel"),
    word(Place::WarehouseResearch, "warehouse_research", "", "Warehouse Research"),
    word(Place::BedAndBreakfast, "bed_and_breakfast", "", "the Bed & Breakfast"),
    word(Place::Maintenance, "maintenance", "", "Warehouse Maintenance"),
    word(Place::BronzeSector, "bronze_sector", "", "the Bronze Sector"),
    word(Place::FieldResearch, "field_research", "", "Field Research"),
    word(Place::FieldInvestigation, "field_investigation", "", "Field Investigation"),
    word(Place::PingAction, "ping_action", "", "the Ping Action"),
};
constexpr std::array kAttributeWords = {
    word(Attribute::Physical, "physical", "", "Physical"),
    word(Attribute::Mental, "mental", "", "Mental"),
};
constexpr std::array kPileWords = {
    word(Piles::Any, "any", "all four; what blocks a pile is challenged when it is drawn from (RULING-08, RULING-09)",
         "a Trait pile"),
    word(Piles::Unblocked, "unblocked", "those without an obstacle", "a Trait pile without an obstacle"),
    word(Piles::TopDiscards, "top_discards", "those whose top discard may be taken: no Calamity (PILE-06)",
         "a Trait pile whose top discard may be taken"),
    word(Piles::Focus, "focus", "those of your Focus types", "a Trait pile of your Focus"),
};
constexpr std::array kStashWords = {
    word(Stashed::Bag, "bag",
         "into your bag; the Trait there before is discarded. A Trait in the bag may be played for its text and does "
         "not count against the hand limit (FAQ-01)",
         "into your bag"),
    word(Stashed::UnderPile, "under_pile", "under its draw pile", "under its draw pile"),
};
constexpr std::array kOutcomeWords = {
    word(Outcome::Won, "won", "as if the roll had succeeded", "is won"),
    word(Outcome::Bypassed, "bypassed", "the way is open; obstacle or Snag stays", "is bypassed"),
    word(Outcome::Prevented, "prevented",
         "the KO, the wound or the Calamity that the card answers does not happen; the Calamity is discarded"),
};
constexpr std::array kPassingWords = {
    word(Passing::Either, "either", "you give, or ask the other for one",
         "give another willing Agent a Trait, or take one from that Agent"),
    word(Passing::Give, "give", "you give", "give another willing Agent a Trait"),
    word(Passing::Take, "take", "you ask for one; the other picks it", "take a Trait from another willing Agent"),
};

// ---- conditions -------------------------------------------------------------------------------------------------

constexpr std::array kConditionWords = {
    word(If::InWarehouse, "in_warehouse", "you are in the Warehouse", "you are in the Warehouse"),
    word(If::InField, "in_field", "you are in the Field", "you are in the Field"),
    word(If::Standing, "standing", "you are neither KO'd nor wounded", "you are standing"),
    word(If::SameFace, "same_face", "the die rerolled last shows the same face again", "it shows the same face again"),
    word(If::RolledAtLeast, "rolled_at_least", "the Warehouse die rolled last shows n or more", "the roll is # or more",
         true),
    word(If::FieldAgentsBelow, "field_agents_below",
         "fewer than n Agents are in the Field; if fewer than n play, not all of them",
         "fewer than # Agents are in "
         "the Field",
         true),
    word(If::PhysicalChallenge, "physical_challenge", "the challenge on the table is Physical",
         "the challenge is Physical"),
    word(If::MentalChallenge, "mental_challenge", "the challenge on the table is Mental", "the challenge is Mental"),
    word(If::MaintenanceChallenge, "maintenance_challenge", "its obstacle lies on the Maintenance track",
         "its obstacle is on the Maintenance track"),
    word(If::ChallengeHere, "challenge_here", "the challenger is at your location (CHAL-04)",
         "the challenger is at your location"),
    word(If::AnotherHere, "another_here", "the Agent concerned is another one at your location",
         "it concerns another Agent at your location"),
    word(If::ConcernsYou, "concerns_you",
         "it is your challenge, your Snag roll, your KO or your wound; beside those, you have revealed a die",
         "it concerns you"),
    word(If::InRetrieval, "in_retrieval", "during Retrieval or Stop the Plot", "Retrieval is going on"),
    word(If::InFinale, "in_finale", "in the Finale", "it is the Finale"),
    word(If::Unable, "unable", "the step before could not be done in full", "that was not possible"),
    word(If::ZeroClueOpen, "zero_clue_open", "an accessible clue is a 0", "a 0-clue is accessible"),
    word(If::Whammied, "whammied", "the Whammy of the artifact in play came (WHAM-01)", "the Whammy came"),
    word(If::HandAtLeast, "hand_at_least", "you hold n cards or more, Stress included", "you hold # cards or more",
         true),
    word(If::FocusTrait, "focus_trait", "the Trait just played or spent is of one of your Focus types",
         "it is of one of your Focus types"),
};

}  // namespace

namespace words {

constinit const Vocabulary kWhos{"who", "you, they or somebody else", kWhoWords};
constinit const Vocabulary kAgentFilters{"agent_filter", "which Agents may be chosen", kAgentFilterWords};
constinit const Vocabulary kGroups{"group", "a group of Agents", kGroupWords};
constinit const Vocabulary kHeaps{"dice", "a group of dice", kHeapWords};
constinit const Vocabulary kTypes{"type", "one of the four types", kTypeWords};
constinit const Vocabulary kSymbols{"symbol", "a type or the Wild", kSymbolWords};
constinit const Vocabulary kFaces{"face", "how a die is turned", kFaceWords};
constinit const Vocabulary kSpots{"spot", "where a die goes", kSpotWords};
constinit const Vocabulary kAmounts{"amount", "a counted or rolled number", kAmountWords};
constinit const Vocabulary kConditions{"condition", "a condition", kConditionWords};
constinit const Vocabulary kPlaces{"place", "a place of the board", kPlaceWords};
constinit const Vocabulary kAttributes{"attribute", "an attribute", kAttributeWords};
constinit const Vocabulary kPiles{"piles", "which Trait piles may be chosen", kPileWords};
constinit const Vocabulary kStashes{"stash", "where a Trait goes instead of the discards", kStashWords};
constinit const Vocabulary kOutcomes{"outcome", "how what a card answers ends without a roll", kOutcomeWords};
constinit const Vocabulary kPassings{"passing", "which way a Trait passes", kPassingWords};

}  // namespace words

}  // namespace w13
