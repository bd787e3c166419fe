#include "engine/warehouse13/effects/words.h"

#include <array>

namespace w13 {

const Word* Vocabulary::find(std::string_view name) const {
  for (const Word& word : words)
    if (name == word.name) return &word;
  return nullptr;
}

const Word* Vocabulary::of(int id) const {
  for (const Word& word : words)
    if (word.id == id) return &word;
  return nullptr;
}

std::string Vocabulary::say(int id) const {
  const Word* word = of(id);
  if (word == nullptr) return "";
  return *word->said == '\0' ? word->name : word->said;
}

bool readClue(std::string_view text, Clue& clue) {
  if (text == "blank") {
    clue = {};
    return true;
  }
  if (text.size() < 3 || text[0] < '0' || text[0] > '2' || text[1] != '-') return false;
  const Word* symbol = words::symbols.find(text.substr(2));
  if (symbol == nullptr) return false;
  clue = {static_cast<Symbol>(symbol->id), static_cast<std::uint8_t>(text[0] - '0')};
  return true;
}

std::string nameOf(Clue clue) {
  if (clue.symbol == Symbol::None) return "blank";
  return std::to_string(clue.number) + "-" + words::symbols.say(index(clue.symbol));
}

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
    word(Group::Self, "self", "you alone", "you"),
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
    word(Heap::WholePing, "whole_ping", "all unlocked dice about to be rolled for the Episode", "about to be rolled"),
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
    word(Amount::Of::HandOverSixHalved, "hand_over_six_halved", "one for each two cards held above six",
         "one for each two cards held above six"),
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
    word(If::NoneClaimed, "none_claimed", "nobody has a claimed die", "nobody has a claimed die"),
    word(If::PhysicalChallenge, "physical_challenge", "the challenge on the table is Physical",
         "the challenge is Physical"),
    word(If::MentalChallenge, "mental_challenge", "the challenge on the table is Mental", "the challenge is Mental"),
    word(If::MaintenanceChallenge, "maintenance_challenge", "its obstacle lies on the Maintenance track",
         "its obstacle is on the Maintenance track"),
    word(If::ObstacleChallenge, "obstacle_challenge", "it is against an obstacle (CHAL-03)",
         "it is against an obstacle"),
    word(If::ChallengeHere, "challenge_here", "the challenger is at your location (CHAL-04)",
         "the challenger is at your location"),
    word(If::AnotherHere, "another_here", "the Agent concerned is another one at your location",
         "it concerns another Agent at your location"),
    word(If::ConcernsYou, "concerns_you", "it is your challenge, your Snag roll, your KO or your wound",
         "it concerns you"),
    word(If::InRetrieval, "in_retrieval", "during Retrieval or Stop the Plot", "Retrieval is going on"),
    word(If::InFinale, "in_finale", "in the Finale", "it is the Finale"),
    word(If::YouDrewNothing, "unable", "the step before could not be done in full", "that was not possible"),
    word(If::ZeroClueOpen, "zero_clue_open", "an accessible clue is a 0", "a 0-clue is accessible"),
    word(If::Whammied, "whammied", "the Whammy of the artifact in play came (WHAM-01)", "the Whammy came"),
    word(If::HandAtLeast, "hand_at_least", "you hold n cards or more, Stress included", "you hold # cards or more",
         true),
    word(If::FocusTrait, "focus_trait", "the Trait just played or spent is of one of your Focus types",
         "it is of one of your Focus types"),
};

// ---- when cards act ---------------------------------------------------------------------------------------------

constexpr std::array kWhenWords = {
    word(When::Done, "done",
         "the card is played for its text, used (Ability), drawn by the Adversary, or revealed (Ping, Plot, "
         "Consequence); the same as `do` beside the other keys",
         "When it is played or revealed"),
    word(When::Arrive, "arrive", "an Agent arrives in the Field (Travel effect); of an Ability: its owner",
         "When an Agent arrives in the Field"),
    word(When::PingAction, "ping_action", "an Agent takes the Ping Action", "Ping Action"),
    word(When::Whammy, "whammy", "the artifact is revealed and no Lead is left", "Whammy"),
    word(When::BeforeRetrieval, "before_retrieval", "before the first round of Retrieval or Stop the Plot",
         "Before Retrieval"),
    word(When::RoundBegins, "round_begins", "a round of Retrieval begins, before the dice are rolled",
         "When a round begins"),
    word(When::Revealed, "revealed", "the covered dice have been revealed (RETR-15)", "After the reveal"),
    word(When::Misapplied, "misapplied", "a die has been misapplied; `you` is its owner, `it` the die",
         "When a die is misapplied"),
    word(When::Lost, "lost",
         "an artifact is lost; of a Consequence or Adversary Artifact: it comes to stay, its permanent marks are made "
         "(RULING-21, RULING-57)",
         "When it comes to stay"),
    word(When::Cleanup, "cleanup", "the Consequence step of Cleanup", "In Cleanup"),
    word(When::TraitPlayed, "trait_played", "you have played a Trait for its text",
         "After you play a Trait for its text"),
    word(When::TravelledEither, "travelled", "an Agent has travelled, either way; once per Agent and round (RULING-60)",
         "When an Agent has travelled"),
    word(When::CluesRolled, "clues_rolled", "the dice of the Episode have been rolled",
         "When the dice have been rolled"),
    word(When::LeadsPlaced, "leads_placed", "the Leads lie in their places", "When the Leads lie in their places"),
    word(When::TraitSpent, "trait_spent", "you have spent a Trait on a clue", "After you spend a Trait on a clue"),
};
constexpr std::array kInsteadWords = {
    word(Instead::Ko, "ko", "a KO; `you` would have been KO'd", "Instead of a KO"),
    word(Instead::WarehouseRoll, "warehouse_roll", "the next roll of a Warehouse die",
         "The next roll of a Warehouse die"),
};
constexpr std::array kWindowWords = {
    word(Window::Turn, "turn", "before a required choice, and at the end of each step"),
    word(Window::Challenge, "challenge", "a challenge is announced, before the roll", "a challenge"),
    word(Window::Faced, "faced", "an obstacle is faced at once, before the roll", "an obstacle faced at once"),
    word(Window::Snag, "snag", "a Snag roll is announced, before the roll", "a Snag roll"),
    word(Window::Rolled, "rolled", "a Warehouse die has been rolled, before its result is used",
         "a Warehouse die roll"),
    word(Window::Harm, "harm", "an Agent would be KO'd or wounded", "a KO or wound"),
    word(Window::TraitorCard, "traitor_card", "a Traitor card is turned up, before it resolves", "a Traitor card"),
    word(Window::Calamity, "calamity", "a Calamity is turned up, before it resolves", "a Calamity"),
    word(Window::Whammy, "whammy", "a Whammy is about to resolve", "a Whammy"),
    word(Window::Consequence, "consequence", "a Consequence is turned up", "a Consequence"),
    word(Window::Plot, "plot", "a Plot is turned up", "a Plot"),
    word(Window::BeforeRetrieval, "before_retrieval", "before the first round of Retrieval", "the start of Retrieval"),
    word(Window::Cover, "cover", "after all secret rolls, before the first die is covered", "the covering"),
    word(Window::Reveal, "reveal", "all dice are covered, before they are revealed", "the moment before the reveal"),
    word(Window::Revealed, "revealed", "the covered dice have been revealed", "the reveal"),
    word(Window::Goo, "goo", "the Goo die is known, before it neutralizes", "the Goo die"),
    word(Window::Applied, "applied", "the dice of the round have been applied", "the end of a round"),
};
constexpr std::array kStaysWords = {
    word(Stays::UntilUsed, "until_used", "until one of its `when` or `instead` lists has been done",
         "It stays face up until then."),
    word(Stays::Round, "round", "until the round of Retrieval or Investigation (Finale: the Plot turn) ends",
         "It stays face up until the end of the round."),
    word(Stays::Episode, "episode", "until the Episode (Finale: the Plot turn) ends",
         "It stays face up until the end of the Episode."),
};
constexpr std::array kTimingWords = {
    word(Timing::Action, "action", "costs an Action"),
    word(Timing::Instant, "instant", "costs no Action"),
    word(Timing::Retrieval, "retrieval", "in Retrieval and Stop the Plot"),
};
constexpr std::array kSlotWords = {
    word(Slot::Asset, "asset", "always available"),
    word(Slot::Episode, "episode", "once per Episode"),
    word(Slot::Season, "season", "once per game"),
    word(Slot::Downside, "downside", "a lasting handicap"),
};

// ---- the card itself --------------------------------------------------------------------------------------------

enum class Source : std::uint8_t { Manual, Published, House };
constexpr std::array kSourceWords = {
    word(Source::Manual, "manual", "legible in the manual"),
    word(Source::Published, "published", "a public fact; what it leaves open is ours"),
    word(Source::House, "house", "ours (RULING-52)"),
};
enum class Loyalty : std::uint8_t { Loyal, Traitor };
constexpr std::array kLoyaltyWords = {
    word(Loyalty::Loyal, "loyal", "its owner is a Loyal Agent"),
    word(Loyalty::Traitor, "traitor", "its owner is the Traitor"),
};

constexpr Word icon(const char* name, const char* means) { return {0, name, means, "", false}; }
constexpr std::array kIconWords = {
    icon("logic", "a Logic clue, any number"),
    icon("intuition", "an Intuition clue, any number"),
    icon("lore", "a Lore clue, any number"),
    icon("tech", "a Tech clue, any number"),
    icon("wild", "a `?`"),
    icon("0-logic", "a clue: number and symbol"),
    icon("1-logic", ""),
    icon("2-logic", ""),
    icon("0-intuition", ""),
    icon("1-intuition", ""),
    icon("2-intuition", ""),
    icon("0-lore", ""),
    icon("1-lore", ""),
    icon("2-lore", ""),
    icon("0-tech", ""),
    icon("1-tech", ""),
    icon("2-tech", ""),
    icon("1-wild", ""),
    icon("2-wild", ""),
    icon("logic-die", "the blue die"),
    icon("intuition-die", "the red die"),
    icon("lore-die", "the yellow die"),
    icon("tech-die", "the green die"),
    icon("wild-die", "the black die"),
    icon("die", "a die of any colour"),
    icon("goo", "a Goo die"),
    icon("neutralize", "neutralize a die"),
    icon("lock", "lock a die for good"),
    icon("maintenance", "one obstacle on the Maintenance track"),
    icon("maintenance-2", "two obstacles on the Maintenance track"),
    icon("gear", "the Broken Gear"),
    icon("ring", "an obstacle ring"),
    icon("physical", "the Physical attribute"),
    icon("mental", "the Mental attribute"),
    icon("snag", "a Snag"),
    icon("ko", "a KO"),
    icon("wound", "a wound"),
};

}  // namespace

namespace words {

const Vocabulary whos{"who", "you, they or somebody else", kWhoWords};
const Vocabulary agentFilters{"agent_filter", "which Agents may be chosen", kAgentFilterWords};
const Vocabulary groups{"group", "a group of Agents", kGroupWords};
const Vocabulary heaps{"dice", "a group of dice", kHeapWords};
const Vocabulary types{"type", "one of the four types", kTypeWords};
const Vocabulary symbols{"symbol", "a type or the Wild", kSymbolWords};
const Vocabulary faces{"face", "how a die is turned", kFaceWords};
const Vocabulary spots{"spot", "where a die goes", kSpotWords};
const Vocabulary amounts{"amount", "a counted or rolled number", kAmountWords};
const Vocabulary conditions{"condition", "a condition", kConditionWords};
const Vocabulary places{"place", "a place of the board", kPlaceWords};
const Vocabulary attributes{"attribute", "an attribute", kAttributeWords};
const Vocabulary piles{"piles", "which Trait piles may be chosen", kPileWords};
const Vocabulary stashes{"stash", "where a Trait goes instead of the discards", kStashWords};
const Vocabulary outcomes{"outcome", "how a challenge ends without a roll", kOutcomeWords};
const Vocabulary whens{"when", "an event that cards wait for", kWhenWords};
const Vocabulary insteads{"instead", "what a card can replace", kInsteadWords};
const Vocabulary windows{"window", "a moment that a card may answer", kWindowWords};
const Vocabulary stays{"stays", "how long a played card stays face up", kStaysWords};
const Vocabulary timings{"timing", "when a card may be played", kTimingWords};
const Vocabulary slots{"slot", "a kind of Ability", kSlotWords};
const Vocabulary sources{"source", "where a card's text comes from", kSourceWords};
const Vocabulary loyalties{"loyalty", "a side", kLoyaltyWords};
const Vocabulary icons{"icon", "an icon in a text", kIconWords};

std::span<const Vocabulary* const> all() {
  static const std::array kAll = {&whos,     &agentFilters, &groups, &heaps,      &types, &symbols, &faces,     &spots,
                                  &amounts,  &conditions,   &places, &attributes, &piles, &stashes, &outcomes,  &whens,
                                  &insteads, &windows,      &stays,  &timings,    &slots, &sources, &loyalties, &icons};
  return kAll;
}

}  // namespace words

}  // namespace w13
