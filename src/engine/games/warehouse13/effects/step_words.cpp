// The words of steps: Agents, dice, numbers, places, conditions.

#include "engine/games/warehouse13/effects/vocabulary.h"

#include <array>

#include "engine/games/warehouse13/cards/condition.h"
#include "engine/games/warehouse13/cards/number.h"

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
    word(Who::Bearer, "bearer", "the Agent on whom the card lies (`lay`)", "the Agent on whom it lies"),
    word(Who::Concerned, "concerned",
         "the Agent whom the event is about: who travelled, drew, claimed, was KO'd; of a card that answers something, "
         "the Agent whose challenge, roll or harm it is",
         "the Agent concerned"),
    word(Who::Roller, "roller", "the same, where a Warehouse die has been rolled", "the roller"),
    word(Who::Traveller, "traveller", "the same, where an Agent has travelled or arrives", "the traveller"),
    word(Who::Challenger, "challenger", "the same, where a challenge is answered", "the challenger"),
    word(Who::Drawer, "drawer", "the same, where a card has been drawn", "the drawer"),
};

constexpr std::array kAgentFilterWords = {
    word(AgentFilter::Other, "other", "not the Agent who chooses", "other"),
    word(AgentFilter::Here, "here", "at your location", "at your location"),
    word(AgentFilter::InField, "in_field", "in the Field", "in the Field"),
    word(AgentFilter::Standing, "standing", "neither KO'd nor wounded", "who is standing"),
    word(AgentFilter::HasClaimed, "has_claimed", "with a claimed die", "with a claimed die"),
    word(AgentFilter::HasCards, "has_cards", "with a card in hand", "with cards in hand"),
    word(AgentFilter::InWarehouse, "in_warehouse", "in the Warehouse", "in the Warehouse"),
    word(AgentFilter::Down, "down", "KO'd or wounded", "who is KO'd or wounded"),
    word(AgentFilter::MostCards, "most_cards", "of those who may be chosen, who holds the most cards; several may",
         "with the most cards"),
    word(AgentFilter::FewestCards, "fewest_cards", "of those who may be chosen, who holds the fewest cards",
         "with the fewest cards"),
};

constexpr std::array kGroupWords = {
    word(Group::Agents, "agents", "all Agents", "each Agent"),
    word(Group::FieldAgents, "field_agents", "all Agents in the Field", "each Field Agent"),
    word(Group::Here, "here", "all Agents at your location, yourself included (FAQ-05)", "each Agent at your location"),
    word(Group::LowestInField, "lowest_in_field", "the lowest-ranked Field Agent (RULING-40)",
         "the lowest-ranked Field Agent"),
    word(Group::FirstAgent, "first_agent", "the First Agent alone", "the First Agent"),
    word(Group::WarehouseAgents, "warehouse_agents", "all Agents in the Warehouse", "each Agent in the Warehouse"),
    word(Group::Others, "everyone_else", "all Agents but you", "each other Agent"),
    word(Group::MostCards, "most_cards",
         "the Agent who holds the most cards, Stress included; of several the first clockwise from the First Agent",
         "the Agent with the most cards"),
    word(Group::FewestCards, "fewest_cards",
         "the Agent who holds the fewest cards; of several the first clockwise from the First Agent",
         "the Agent with the fewest cards"),
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
    word(Turned::OneUp, "one_up", "the same symbol, one more; a die without such a face stays", "one more"),
    word(Turned::OneDown, "one_down", "the same symbol, one less; a die without such a face stays", "one less"),
    word(Turned::ByOne, "by_one", "the same symbol, one more or one less; the chooser picks", "one more or one less"),
};
constexpr std::array kSpotWords = {
    word(Spot::Leads, "leads", "the Leads", "the Leads"),
    word(Spot::Field, "field", "the Field; there it is a Field Clue (RULING-55)", "the Field"),
    word(Spot::Supply, "supply", "the supply", "the supply"),
};

// ---- numbers and places -----------------------------------------------------------------------------------------

constexpr std::array kCountWords = {
    word(Count::Rolled, "rolled", "the Warehouse die rolled last by this card", "the number rolled"),
    word(Count::DieNumber, "die_number", "the number on the die chosen last", "the number on it"),
    word(Count::MisappliedLogic, "misapplied_logic", "the sum of the misapplied Logic clues",
         "the sum of the misapplied Logic clues"),
    word(Count::MisappliedIntuition, "misapplied_intuition", "the sum of the misapplied Intuition clues",
         "the sum of the misapplied Intuition clues"),
    word(Count::MisappliedLore, "misapplied_lore", "the sum of the misapplied Lore clues",
         "the sum of the misapplied Lore clues"),
    word(Count::MisappliedTech, "misapplied_tech", "the sum of the misapplied Tech clues",
         "the sum of the misapplied Tech clues"),
    word(Count::Hand, "hand", "the cards in the hand of whom the step concerns, Stress included",
         "the number of cards held", With::Person),
    word(Count::Stress, "stress", "the Stress in the hand of whom the step concerns: a secret, not for `always`",
         "the number of Stress held", With::Person),
    word(Count::Claimed, "claimed", "the dice that whom the step concerns has claimed", "the number of claimed dice",
         With::Person),
    word(Count::Agents, "agents", "the Agents who play and are not Bronzed", "the number of Agents"),
    word(Count::FieldAgents, "field_agents", "the Agents in the Field", "the number of Field Agents"),
    word(Count::WarehouseAgents, "warehouse_agents", "the Agents in the Warehouse",
         "the number of Agents in the Warehouse"),
    word(Count::Obstacles, "obstacles", "the obstacles on the Maintenance track",
         "the number of obstacles on the Maintenance track"),
    word(Count::Round, "round", "the round of the Retrieval, or else of the Investigation, from 1",
         "the number of the round"),
    word(Count::Episode, "episode", "the Episode, from 1", "the number of the Episode"),
    word(Count::Retrieved, "retrieved", "the artifacts retrieved", "the number of artifacts retrieved"),
    word(Count::Lost, "lost", "the artifacts lost", "the number of artifacts lost"),
    word(Count::PlotsStopped, "plots_stopped", "the Plots stopped", "the number of Plots stopped"),
    word(Count::PlotsExecuted, "plots_executed", "the Plots executed", "the number of Plots executed"),
    word(Count::Consequences, "consequences", "the Consequences that stay in force",
         "the number of Consequences in force"),
    word(Count::Leads, "leads", "the dice among the Leads", "the number of Leads"),
    word(Count::FieldClues, "field_clues", "the dice among the Field Clues", "the number of Field Clues"),
    word(Count::Neutralized, "neutralized", "the dice in the Neutralizer bucket", "the number of neutralized dice"),
    word(Count::Counters, "counters", "the counters on this card", "the number of counters on it"),
    word(Count::Bronzed, "bronzed", "the Agents who are Bronzed", "the number of Bronzed Agents"),
};

constexpr std::array kWorkingWords = {
    word(Working::Plus, "plus", "the sum of 2 to 4 numbers", " plus ", With::Several),
    word(Working::Minus, "minus", "the first of two numbers less the second", " less ", With::Two),
    word(Working::Half, "half", "half of a number, rounded down", " (rounded down)", With::One),
    word(Working::HalfUp, "half_up", "half of a number, rounded up", " (rounded up)", With::One),
    word(Working::AtLeast, "at_least", "the first of two numbers, but at least the second", ", but at least ",
         With::Two),
    word(Working::AtMost, "at_most", "the first of two numbers, but at most the second", ", but at most ", With::Two),
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
constexpr std::array kTurnedUpWords = {
    word(TurnedUp::Ping, "ping", "the next Ping replaces the one on the table; the dice stay"),
    word(TurnedUp::Calamity, "calamity", "cards of a Trait pile are turned up and discarded until a Calamity comes"),
};
constexpr std::array kLocationWords = {
    word(Location::Warehouse, "warehouse", "the Warehouse", "the Warehouse"),
    word(Location::Field, "field", "the Field", "the Field"),
};
constexpr std::array kPartakingWords = {
    word(Partaking::Alone, "alone",
         "an extra round of Retrieval follows, in which this Agent alone rolls, covers, reveals and applies; no Goo"),
    word(Partaking::Out, "out", "the Agent covers nothing this round and keeps the dice"),
};
constexpr std::array kPassingWords = {
    word(Passing::Either, "either", "you give, or ask the other for one",
         "give another willing Agent a Trait, or take one from that Agent"),
    word(Passing::Give, "give", "you give", "give another willing Agent a Trait"),
    word(Passing::Take, "take", "you ask for one; the other picks it", "take a Trait from another willing Agent"),
};

constexpr std::array kSwapWords = {
    word(Swapped::Hands, "hands", "all cards in hand, Stress included", "hands"),
    word(Swapped::Places, "places", "one goes to where the other was; who comes to the Field arrives there", "places"),
    word(Swapped::Dice, "dice", "all claimed dice; not while one of them lies behind a shield", "claimed dice"),
};

// ---- conditions -------------------------------------------------------------------------------------------------

constexpr std::array kConditionWords = {
    word(If::InWarehouse, "in_warehouse", "you are in the Warehouse", "you are in the Warehouse", With::Person),
    word(If::InField, "in_field", "you are in the Field", "you are in the Field", With::Person),
    form(If::IsKo, "harm", "ko", "what the card answers is a KO", "it is a KO"),
    form(If::IsWound, "harm", "wound", "what the card answers is a wound", "it is a wound"),
    word(If::Standing, "standing", "you are neither KO'd nor wounded", "you are standing", With::Person),
    word(If::SameFace, "same_face", "the die rerolled last shows the same face again", "it shows the same face again"),
    word(If::RolledAtLeast, "rolled_at_least", "the Warehouse die rolled last shows n or more", "the roll is # or more",
         With::Number),
    form(If::PhysicalChallenge, "challenge", "physical", "the challenge on the table is Physical",
         "the challenge is Physical"),
    form(If::MentalChallenge, "challenge", "mental", "the challenge on the table is Mental", "the challenge is Mental"),
    form(If::MaintenanceChallenge, "challenge", "maintenance", "its obstacle lies on the Maintenance track",
         "its obstacle is on the Maintenance track"),
    word(If::Here, "here", "that Agent is at your location (CHAL-04)", "you are at your location", With::Person),
    word(If::Concerns, "concerns",
         "it is that Agent's challenge, Snag roll, KO or wound; in a list for an event, it is the Agent concerned; "
         "beside those, the Agent has revealed a die",
         "it concerns you", With::Person),
    form(If::InRetrieval, "during", "retrieval", "during Retrieval or Stop the Plot", "Retrieval is going on"),
    form(If::InFinale, "during", "finale", "in the Finale", "it is the Finale"),
    word(If::Unable, "unable", "the step before could not be done in full", "that was not possible"),
    word(If::ZeroClueOpen, "zero_clue_open", "an accessible clue is a 0", "a 0-clue is accessible"),
    word(If::Whammied, "whammied", "the Whammy of the artifact in play came (WHAM-01)", "the Whammy came"),
    word(If::HandAtLeast, "hand_at_least", "you hold n cards or more, Stress included", "you hold # cards or more",
         With::Number),
};

constexpr std::array kJudgingWords = {
    word(Judging::Not, "not", "the condition does not hold", "not", With::Condition),
    word(Judging::And, "and", "2 to 4 conditions hold", " and ", With::Conditions),
    word(Judging::Or, "or", "at least one of 2 to 4 conditions holds", " or ", With::Conditions),
    word(Judging::AtLeast, "at_least", "the first of two numbers is the second or more", " is at least ", With::Two),
    word(Judging::AtMost, "at_most", "the first of two numbers is the second or less", " is at most ", With::Two),
    word(Judging::Exactly, "exactly", "two numbers are equal", " is ", With::Two),
    word(Judging::AnyDie, "any_die",
         "there is a die in the group; `symbol`, `colour`, `number`, `at_most` and `no_wild` say "
         "what it must be like",
         "there is ", With::Dice),
    word(Judging::Trait, "trait",
         "the Trait just played or spent; `type`, `number`, `at_most` and `focus` say what it must be like",
         "the Trait is ", With::Filter),
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
constinit const Vocabulary kCounts{"amount", "a counted or rolled number", kCountWords};
constinit const Vocabulary kWorkings{"working", "a number that is worked out", kWorkingWords};
constinit const Vocabulary kConditions{"condition", "a condition", kConditionWords};
constinit const Vocabulary kJudgings{"judging", "a condition made of others, of numbers, dice or a card",
                                     kJudgingWords};
constinit const Vocabulary kPlaces{"place", "a place of the board", kPlaceWords};
constinit const Vocabulary kAttributes{"attribute", "an attribute", kAttributeWords};
constinit const Vocabulary kPiles{"piles", "which Trait piles may be chosen", kPileWords};
constinit const Vocabulary kStashes{"stash", "where a Trait goes instead of the discards", kStashWords};
constinit const Vocabulary kTurnedUp{"turned_up", "what is turned up", kTurnedUpWords};
constinit const Vocabulary kLocations{"location", "where an Agent is sent", kLocationWords};
constinit const Vocabulary kPartakings{"partaking", "what part an Agent has in a round of Retrieval", kPartakingWords};
constinit const Vocabulary kOutcomes{"outcome", "how what a card answers ends without a roll", kOutcomeWords};
constinit const Vocabulary kSwaps{"swap", "what two Agents swap", kSwapWords};
constinit const Vocabulary kPassings{"passing", "which way a Trait passes", kPassingWords};

}  // namespace words

}  // namespace w13
