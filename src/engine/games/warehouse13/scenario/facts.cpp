#include "engine/games/warehouse13/scenario/facts.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/games/warehouse13/cards/reader.h"
#include "engine/games/warehouse13/queries.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

using kernel::DataError;

Fact number(int value) { return {Fact::Type::Number, value, {}, {}}; }
Fact truth(bool value) { return {Fact::Type::Truth, value ? 1 : 0, {}, {}}; }
Fact word(std::string value) { return {Fact::Type::Word, 0, std::move(value), {}}; }
Fact list(Fact::Type type, std::vector<std::string> words) { return {type, 0, {}, std::move(words)}; }

/// One thing that can be asked: the game, and the name that stood in the path.
struct Asked {
  const Playing& game;
  const World& w;
  std::string_view name;

  [[nodiscard]] Seat seat() const { return seatOfAgent(w, readAgent(name, game.cards())); }
  [[nodiscard]] const Agent& agent() const {
    const Seat found = seat();
    if (found == Seat::Table) throw DataError(std::string(name) + " does not play here");
    return w.agent(found);
  }
  [[nodiscard]] std::string id(CardId card) const { return card == CardId::None ? "none" : game.cards().of(card).id; }
  template <class Cards>
  [[nodiscard]] Fact cards(Fact::Type type, const Cards& found) const {
    std::vector<std::string> ids;
    for (const CardId card : found) ids.push_back(id(card));
    return list(type, std::move(ids));
  }
  [[nodiscard]] Fact dice(Dice found) const {
    std::vector<std::string> texts;
    for (const DieId die : found) texts.push_back(longDie(colourOf(die), w.clue(die)));
    return list(Fact::Type::Dice, std::move(texts));
  }
  [[nodiscard]] std::string who(Seat seat) const { return seat == Seat::Table ? "none" : game.nameOf(seat); }
  [[nodiscard]] Symbol type() const { return plain(name) == "wild" ? Symbol::Wild : readType(name); }
  /// A type that artifacts ask for: not wild.
  [[nodiscard]] Symbol needed() const { return readType(name); }
  [[nodiscard]] View view() const {
    View v;
    game.game().view(game.state(), Seat::Table, v);
    return v;
  }
  template <class With>
  [[nodiscard]] auto tray(With with) const {
    switch (readPile(name)) {
      case Pile::Traitor: return with(w.traitorDeck);
      case Pile::Consequence: return with(w.consequences);
      case Pile::Ping: return with(w.pings);
      case Pile::Plot: return with(w.plots);
      case Pile::Artifact:
        throw DataError("the artifact stack has no discards; its facts are artifacts and artifacts_left");
      default: return with(w.pile(readType(name)));
    }
  }
};

Fact discards(const Asked& it) {
  return it.tray([&](const auto& tray) {
    std::vector<std::string> ids;
    for (int place = 0; place < tray.discardSize(); ++place) ids.push_back(it.id(tray.discardAt(place)));
    return list(Fact::Type::Words, std::move(ids));
  });
}

Fact usedSlots(const Asked& it) {
  std::vector<std::string> used;
  for (const Slot slot : SlotSet::fromBits(it.agent().usedSlots)) used.push_back(wordFor(slot));
  return list(Fact::Type::Heap, std::move(used));
}

Fact trackOf(const Asked& it) {
  std::vector<std::string> texts;
  for (const Obstacle& each : it.w.track) texts.push_back(written(each));
  return list(Fact::Type::Words, std::move(texts));
}

Dice spot(const Asked& it, Spot where) { return it.w.dice(where); }

using Tell = Fact (*)(const Asked&);
struct Path {
  const char* path;
  const char* means;
  Tell tell;
};

constexpr std::array kPaths = {
    Path{"phase", "setup, ping, investigation, retrieval, cleanup, finale or over",
         [](const Asked& it) { return word(wordFor(it.w.phase)); }},
    Path{"episode", "the number of the Episode", [](const Asked& it) { return number(it.w.episode); }},
    Path{"round", "the round of the Investigation, or the Plot turn",
         [](const Asked& it) { return number(it.w.round); }},
    Path{"winner", "none, warehouse or traitor", [](const Asked& it) { return word(wordFor(it.w.winner)); }},
    Path{"ending", "how the season ended", [](const Asked& it) { return word(wordFor(it.w.ending)); }},
    Path{"first_agent", "who has the token", [](const Asked& it) { return word(it.who(it.w.firstAgent)); }},
    Path{"bronzed", "the Bronzed Loyal Agent", [](const Asked& it) { return word(it.who(it.w.bronzed)); }},

    Path{"hand_overs", "secret visits that the choices have cost so far, as w13 simulate counts them",
         [](const Asked& it) { return number(static_cast<int>(it.game.handOvers().all())); }},

    Path{"leads", "the Leads", [](const Asked& it) { return it.dice(spot(it, Spot::Leads)); }},
    Path{"leads.<type>", "the Leads at a symbol; wild: on the bar beside them",
         [](const Asked& it) {
           return it.dice(spot(it, Spot::Leads) & it.w.showing(it.type()));
         }},
    Path{"field", "the Field Clues", [](const Asked& it) { return it.dice(spot(it, Spot::Field)); }},
    Path{"neutralized", "the Neutralizer bucket", [](const Asked& it) { return it.dice(spot(it, Spot::Neutralized)); }},
    Path{"locked", "dice out of the game", [](const Asked& it) { return it.dice(spot(it, Spot::Locked)); }},
    Path{"supply", "dice in the supply", [](const Asked& it) { return it.dice(spot(it, Spot::Supply)); }},
    Path{"bronze_dice", "dice on the Bronze Sector", [](const Asked& it) { return it.dice(spot(it, Spot::Bronze)); }},
    Path{"applied", "applied dice", [](const Asked& it) { return it.dice(spot(it, Spot::Applied)); }},
    Path{"misapplied", "misapplied dice", [](const Asked& it) { return it.dice(spot(it, Spot::Misapplied)); }},
    Path{"needs.<type>", "what is required of a type now",
         [](const Asked& it) { return number(requirement(it.game.now(), it.needed())); }},
    Path{"has.<type>", "what the applied dice give of a type",
         [](const Asked& it) { return number(applied(it.w, it.needed())); }},

    Path{"<agent>.at", "warehouse, field, bronze-sector or lost-board",
         [](const Asked& it) { return word(wordFor(it.agent().at)); }},
    Path{"<agent>.health", "standing, ko or wounded", [](const Asked& it) { return word(wordFor(it.agent().health)); }},
    Path{"<agent>.hand", "the Traits in the hand",
         [](const Asked& it) { return it.cards(Fact::Type::Heap, it.agent().hand); }},
    Path{"<agent>.stress", "the Stress in the hand", [](const Asked& it) { return number(it.agent().stress); }},
    Path{"<agent>.hand_size", "Traits and Stress", [](const Asked& it) { return number(it.agent().handSize()); }},
    Path{"<agent>.bag", "the Trait in the bag", [](const Asked& it) { return word(it.id(it.agent().bag)); }},
    Path{"<agent>.claimed", "the claimed dice", [](const Asked& it) { return it.dice(it.agent().claimed); }},
    Path{"<agent>.covered", "the dice under the cover", [](const Asked& it) { return it.dice(it.agent().covered); }},
    Path{"<agent>.revealed", "the dice uncovered this round",
         [](const Asked& it) { return it.dice(it.agent().revealed); }},
    Path{"<agent>.used", "Abilities on their used side: episode, season", usedSlots},
    Path{"<agent>.loyalty_shown", "whether the Loyalty card lies open",
         [](const Asked& it) {
           (void)it.agent();  // who does not play is told
           return truth(it.view().seats[it.seat()].loyaltyShown);
         }},

    Path{"traitor.agent", "who the Traitor is, hidden or not",
         [](const Asked& it) { return word(it.who(it.w.traitor.seat)); }},
    Path{"traitor.revealed", "whether he is revealed", [](const Asked& it) { return truth(it.w.traitor.revealed); }},
    Path{"traitor.bronzed", "whether he lies in the Bronze Sector",
         [](const Asked& it) { return truth(it.w.traitor.bronzed); }},
    Path{"traitor.hand", "his Traitor cards",
         [](const Asked& it) { return it.cards(Fact::Type::Heap, it.w.traitor.hand); }},
    Path{"traitor.plots", "the Plots he holds",
         [](const Asked& it) { return it.cards(Fact::Type::Heap, it.w.traitor.plots); }},
    Path{"traitor.goo", "how many Goo dice he has left",
         [](const Asked& it) { return number(std::popcount(it.w.traitor.goo)); }},

    Path{"<pile>.draw.size", "cards in a draw pile",
         [](const Asked& it) { return number(it.tray([](const auto& tray) { return tray.drawSize(); })); }},
    Path{"<pile>.draw.top", "the top card of a draw pile",
         [](const Asked& it) {
           return word(it.tray([&](const auto& tray) {
             return tray.drawSize() == 0 ? std::string("none") : it.id(tray.drawAt(tray.drawSize() - 1));
           }));
         }},
    Path{"<pile>.discards", "the discards, from the top", discards},
    Path{"<pile>.discards.size", "how many discards",
         [](const Asked& it) { return number(it.tray([](const auto& tray) { return tray.discardSize(); })); }},
    Path{"<pile>.discards.top", "the top discard",
         [](const Asked& it) { return word(it.id(it.tray([](const auto& tray) { return tray.topDiscard(); }))); }},
    Path{"stress_deck", "cards in the Stress deck", [](const Asked& it) { return number(it.w.stressDeck); }},

    Path{"ping", "the Ping face up", [](const Asked& it) { return word(it.id(it.w.ping)); }},
    Path{"artifact", "the Episode's artifact, once it is revealed",
         [](const Asked& it) { return word(it.id(it.w.artifact)); }},
    Path{"artifact_waits", "whether it lies face down on the stack",
         [](const Asked& it) { return truth(it.w.artifactWaits); }},
    Path{"artifacts", "the artifact stack, from its top",
         [](const Asked& it) {
           Fact stack = it.cards(Fact::Type::Words, it.w.artifacts);
           std::reverse(stack.words.begin(), stack.words.end());
           return stack;
         }},
    Path{"artifacts_left", "cards in the artifact stack",
         [](const Asked& it) { return number(it.w.artifacts.size()); }},
    Path{"whammied", "whether its Whammy has struck", [](const Asked& it) { return truth(it.w.whammied); }},
    Path{"plot", "the Plot in play", [](const Asked& it) { return word(it.id(it.w.plot)); }},
    Path{"plots_stopped", "Plots stopped so far", [](const Asked& it) { return number(it.w.plotsStopped); }},
    Path{"plots_executed", "Plots executed so far", [](const Asked& it) { return number(it.w.plotsExecuted); }},
    Path{"stacks", "artifacts retrieved", [](const Asked& it) { return it.cards(Fact::Type::Words, it.w.stacks); }},
    Path{"lost", "artifacts lost", [](const Asked& it) { return it.cards(Fact::Type::Words, it.w.lost); }},
    Path{"face_up", "Consequences turned up with the artifact",
         [](const Asked& it) { return it.cards(Fact::Type::Words, it.w.faceUp); }},
    Path{"in_force", "Consequences that stay",
         [](const Asked& it) { return it.cards(Fact::Type::Words, it.w.inForce); }},
    Path{"staying", "played cards that stay for a while",
         [](const Asked& it) { return it.cards(Fact::Type::Heap, cardsOf(it.w.staying)); }},
    Path{"counters.<card>", "how many counters lie on a card in play",
         [](const Asked& it) {
           int found = 0;
           for (const Counters& each : it.w.counters)
             if (it.id(each.on) == plain(it.name)) found = each.number;
           return number(found);
         }},
    Path{"bearer.<card>", "the Agent on whom a card lies, or none",
         [](const Asked& it) {
           Seat bearer = Seat::Table;
           for (const LaidOn& each : it.w.laid)
             if (it.id(each.card) == plain(it.name)) bearer = each.seat;
           return word(it.who(bearer));
         }},
    Path{"playing", "cards in the middle of the table",
         [](const Asked& it) { return it.cards(Fact::Type::Words, it.w.playing); }},
    Path{"aside", "cards drawn aside", [](const Asked& it) { return it.cards(Fact::Type::Heap, cardsOf(it.w.aside)); }},

    Path{"obstacles.<place>", "the obstacle on a place, or none",
         [](const Asked& it) { return word(written(it.w.obstacleOn(readPlace(it.name)))); }},
    Path{"snags.<place>", "the Snag on a place; -1: none",
         [](const Asked& it) { return number(snagOn(it.game.now(), readPlace(it.name))); }},
    Path{"track", "the Maintenance track, from its first space", trackOf},
    Path{"gear", "whether the Broken Gear lies on the track", [](const Asked& it) { return truth(it.w.gear); }},
    Path{"obstacles_left", "face-down obstacles", [](const Asked& it) { return number(it.w.obstacleSupply.size()); }},
    Path{"obstacles_discarded", "discarded obstacles",
         [](const Asked& it) { return number(it.w.obstacleDiscard.size()); }},
    Path{"rings_left", "rings in the supply", [](const Asked& it) { return number(it.w.ringsLeft); }},

    Path{"challenge.difficulty", "what roll and attribute must exceed",
         [](const Asked& it) { return number(it.view().challenge.difficulty); }},
    Path{"challenge.bonus", "the challenger's attribute",
         [](const Asked& it) { return number(it.view().challenge.bonus); }},
    Path{"warehouse_roll", "the last Warehouse die as it counts",
         [](const Asked& it) { return number(it.view().warehouseRoll); }},
    Path{"retrieval.open", "whether a Retrieval or Stop the Plot goes on",
         [](const Asked& it) { return truth(it.w.retrieval.open); }},
    Path{"retrieval.round", "its round", [](const Asked& it) { return number(it.w.retrieval.round); }},
};

/// The name that stands in a path where the pattern has one in angle brackets; nothing if it is another path.
std::optional<std::string> nameIn(std::string_view path, std::string_view pattern) {
  const std::size_t open = pattern.find('<');
  if (open == std::string_view::npos) return path == pattern ? std::optional<std::string>("") : std::nullopt;
  const std::string_view before = pattern.substr(0, open);
  const std::string_view after = pattern.substr(pattern.find('>') + 1);
  if (path.size() <= before.size() + after.size() || !path.starts_with(before) || !path.ends_with(after)) return {};
  const std::string name(path.substr(before.size(), path.size() - before.size() - after.size()));
  return name.find('.') == std::string::npos ? std::optional(name) : std::nullopt;
}

/// Whether a name is of the kind that the pattern asks for, so that "logic.hand" is not taken for an agent's.
bool fits(const std::string& name, std::string_view pattern, const Catalog& cards) {
  if (pattern.find("<agent>") == std::string_view::npos) return true;
  return cards.findAgent(plain(name)) != AgentId::None;
}

}  // namespace

Fact factAt(std::string_view path, const Playing& game) {
  std::vector<std::string> known;
  for (const Path& each : kPaths) {
    const std::optional<std::string> name = nameIn(path, each.path);
    if (name && fits(*name, each.path, game.cards())) return each.tell({game, game.world(), *name});
    known.emplace_back(each.path);
  }
  const std::string near = nearest(path, known);
  throw DataError("there is no fact " + inQuotes(path) +
                  (near.empty() ? "; docs/scenarios.md lists them" : "; did you mean \"" + near + "\"?"));
}

std::string toString(const Fact& fact) {
  switch (fact.type) {
    case Fact::Type::Number: return std::to_string(fact.number);
    case Fact::Type::Truth: return fact.number != 0 ? "true" : "false";
    case Fact::Type::Word: return fact.word;
    default: return fact.words.empty() ? "[]" : "[" + listed(fact.words) + "]";
  }
}

std::span<const FactPath> factPaths() {
  static const std::vector<FactPath> kAll = [] {
    std::vector<FactPath> paths;
    for (const Path& each : kPaths) paths.push_back({each.path, each.means});
    return paths;
  }();
  return kAll;
}

}  // namespace w13
