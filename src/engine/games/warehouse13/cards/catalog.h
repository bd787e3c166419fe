#pragma once
// All cards, agents and dice of a season as loaded: read-only while it is played.

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/card_marks.h"
#include "engine/games/warehouse13/cards/game_numbers.h"
#include "engine/games/warehouse13/cards/in_force.h"
#include "engine/games/warehouse13/cards/occasions.h"
#include "engine/house/said/text.h"

namespace w13 {

using house::kGerman;
using house::Language;
using house::Text;

/// A card's yes-or-no question in the card's own words; missing texts are empty. `ask` may name the chosen die, {it},
/// and the card's owner, {other}.
struct YesOrNo {
  Text ask;
  Text yes;
  Text no;
  [[nodiscard]] bool whole() const { return !ask.en.empty() && !yes.en.empty() && !no.en.empty(); }
};

/// The design of a card. Fields that a kind does not have keep their defaults.
struct Design {
  std::string id;  ///< the file's name, unique over all decks
  std::string file;
  Text name;
  Text text;
  Text flavour;
  std::string art;
  std::string source;  ///< manual, published or house
  Kind kind = Kind::Trait;
  Symbol type = Symbol::None;  ///< Trait and Calamity: the pile
  std::int8_t number = 0;      ///< Trait: 0, 1 or 2
  std::int8_t copies = 1;
  Timing timing = Timing::None;
  Slot slot = Slot::Asset;                        ///< Ability
  AgentId agent = AgentId::None;                  ///< Ability: whose
  PerType needs{};                                ///< Artifact, Adversary Artifact, Plot: requirements
  kernel::Per<Symbol, std::int8_t, 5> fieldDice;  ///< Ping: Logic, Intuition, Lore, Tech, Wild
  bool traitor = false;                           ///< Loyalty: the Traitor's card
  bool whammy = false;                            ///< Artifact: a Whammy is printed on it
  bool mayReveal = false;                         ///< Adversary Artifact: "Traitor may Reveal" when lost
  YesOrNo asks;                                   ///< Ability that waits for an event: whether to use it now
  bool promo = false;                             ///< not in the box, so not counted against it
  bool pending = false;                           ///< no effect written yet: the card counts for its number only
  std::string pendingPart;                        ///< the part not written yet; empty: all is
  Stays stays = Stays::No;
  Windows answers = 0;                  ///< windows it answers by name
  Windows playableIn = 0;               ///< windows in which it may be played or used; filled by Catalog::finish
  bool anyTime = false;                 ///< an Instant with no event of its own: any open window
  ConditionAt only = 0;                 ///< when it may be played
  std::array<EffectAt, kWhens> when{};  ///< what it does, by event; 0: nothing
  std::array<EffectAt, kInsteads> instead{};
  std::uint8_t firstStanding = 0;  ///< its entries in Catalog::standing
  std::uint8_t standingCount = 0;

  /// Whether the rules tell such a card of an event themselves, at its time.
  [[nodiscard]] bool isToldByRules(When event) const {
    if (!wakesAll(event) && event != When::Arrive && event != When::TravelledEither) return true;
    if (event == When::TravelledEither) return kind == Kind::Ping;
    return event == When::Arrive && (kind == Kind::Ping || kind == Kind::Ability || stays != Stays::No);
  }
  [[nodiscard]] EffectAt at(When event) const { return when[static_cast<std::size_t>(event)]; }
  [[nodiscard]] EffectAt at(Instead event) const { return instead[static_cast<std::size_t>(event)]; }
  [[nodiscard]] bool answersTo(Window window) const { return (answers & bit(window)) != 0; }
  /// Whether it may be played or used in a window, its own conditions aside.  CARD-03, CARD-05
  [[nodiscard]] bool fits(Window window) const { return (playableIn & bit(window)) != 0; }
  /// What it can pay for and shows: type and number.
  [[nodiscard]] Clue worth() const { return {type, static_cast<std::uint8_t>(number)}; }
};

/// An Agent as printed on the shield.  COMP-19
struct AgentCard {
  std::string id;
  Text name;
  std::string agentNumber;                 ///< "1914-10"
  std::array<int, 2> rank{};               ///< the number's two parts; lower is more senior (RULING-40)
  std::array<std::int8_t, 2> attribute{};  ///< Physical, Mental
  std::array<Symbol, 2> focus{};
  std::array<DesignId, kSlots> abilities{DesignId::None, DesignId::None, DesignId::None, DesignId::None};
  std::array<std::uint8_t, kWindows> slotsIn{};  ///< Abilities that may be used in a window, one bit per Slot
  std::string source;
  std::string portrait;  ///< a designer's picture, "pictures/rookie.png"; empty: an emblem
  bool promo = false;
};

struct Condition;  // condition.h
struct Effect;     // effect.h
struct Standing;   // standing.h
struct WorkedOut;  // number.h

/// Loaded, checked and compiled cards. Lists of cards have a fixed order: the same data and chance give the same
/// season.
struct Catalog {
  // Whoever only reads names and numbers of cards need not know what steps are made of.
  Catalog();
  ~Catalog();
  Catalog(const Catalog&);
  Catalog(Catalog&&) noexcept;
  Catalog& operator=(const Catalog&);
  Catalog& operator=(Catalog&&) noexcept;

  std::vector<Design> designs;
  std::vector<DesignId> cards;  ///< the design of each physical card with a CardId
  std::vector<AgentCard> agents;
  std::vector<Effect> effects;        ///< all lists one after the other; place 0 is an End
  std::vector<WorkedOut> numbers;     ///< that are worked out; place 0 is none
  std::vector<Condition> conditions;  ///< place 0 is none
  std::vector<Standing> standing;
  std::vector<Text> texts;
  std::vector<YesOrNo> questions;                        ///< of steps; place 0 is empty
  kernel::Per<Symbol, std::array<Clue, 6>, 5> dieFaces;  ///< by colour
  std::array<GooFace, 6> gooFaces{};
  std::array<std::int8_t, 6> warehouseFaces{};
  int stressCards = 25;
  GameNumbers game;               ///< its numbers: hand limit, Stress, dice
  std::uint64_t fingerprint = 0;  ///< of the texts it was read from

  // Indexes, filled by `finish`.
  std::array<std::vector<CardId>, kKinds> cardsOf;
  std::array<CardMarks, kKinds> setOf;                ///< the same as sets; of at most kMaxCards cards
  kernel::Per<Symbol, CardMarks, kTypeCount> traits;  ///< Traits by type
  std::array<InForce, kQueries> asking;               ///< the entries that answer each query
  std::array<Windows, kKinds> answered{};             ///< windows that some card of that kind answers
  std::array<bool, kWhens> awaited{};                 ///< events that some card waits for
  std::array<bool, kWhens> wakes{};                   ///< events of which a card hears without the rules' telling it
  bool waits = false;                                 ///< ... any of them but travelling
  std::array<Windows, kMaxCards> playableIn{};        ///< by physical card: what its design says
  std::vector<ObstacleId> obstacles;                  ///< in the game
  int highestFace = 0;                                ///< of all clue dice

  [[nodiscard]] const Design& of(CardId card) const {
    return designs[static_cast<std::size_t>(index(cards[static_cast<std::size_t>(index(card))]))];
  }
  [[nodiscard]] const Design& of(DesignId design) const { return designs[static_cast<std::size_t>(index(design))]; }
  [[nodiscard]] DesignId designOf(CardId card) const { return cards[static_cast<std::size_t>(index(card))]; }
  [[nodiscard]] const AgentCard& of(AgentId agent) const { return agents[at(agent)]; }
  /// The step at a place.  Its header is effect.h.
  [[nodiscard]] inline const Effect& effect(EffectAt at) const;
  /// What the button of an entry of `choose_one` says; empty if there is no entry at that place.
  [[nodiscard]] const Text& labelOf(EffectAt option) const;
  [[nodiscard]] const std::vector<CardId>& all(Kind kind) const { return cardsOf[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] const InForce& answering(Query query) const { return asking[static_cast<std::size_t>(query)]; }

  /// The same for a physical card.
  [[nodiscard]] bool fits(CardId card, Window window) const {
    return (playableIn[static_cast<std::size_t>(index(card))] & bit(window)) != 0;
  }

  /// The Stress in the deck at the beginning of a season; never more than there are cards.  SETUP-04
  [[nodiscard]] int stressFor(int players) const {
    return std::min(game.stress[static_cast<std::size_t>(players)], stressCards);
  }
  /// The physical card of an agent's Ability; None if the agent has none in that slot.
  [[nodiscard]] CardId abilityCard(AgentId agent, Slot slot) const {
    const DesignId design = of(agent).abilities[static_cast<std::size_t>(slot)];
    for (const CardId card : all(Kind::Ability))
      if (designOf(card) == design) return card;
    return CardId::None;
  }

  /// Whether a design answers a query.
  [[nodiscard]] bool says(const Design& design, Query query) const;
  /// The design with this id, or None.
  [[nodiscard]] DesignId find(const std::string& id) const;
  /// The agent with this id ("claudia"), or None.
  [[nodiscard]] AgentId findAgent(const std::string& id) const;
  /// Puts the physical cards in order and fills the indexes. Call once, after all designs are in.
  void finish();
};

}  // namespace w13
