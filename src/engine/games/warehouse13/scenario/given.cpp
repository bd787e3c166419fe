#include "engine/games/warehouse13/scenario/given.h"

#include <algorithm>
#include <array>
#include <functional>

#include "engine/games/warehouse13/cards/reader.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

/// The text of a node; an error if it is none.
const std::string& textOf(const Node& node) {
  if (!node.is(Node::Type::Text)) throw kernel::DataError("found " + describe(node) + ", expected a text");
  return node.text;
}

/// Reads one part of the position after another; what cannot be is told where it is written.
class GivenReader {
  static constexpr std::array<std::string_view, 5> kDealt = {"turn", "variants", "players", "traitor", "piles"};

 public:
  GivenReader(const Catalog& cards, house::Reader& reader) : cards_(cards), reader_(reader), given_{Position(cards)} {}

  Given read(const Node& node) {
    if (!reader_.isObject(node, "a position")) return std::move(given_);
    for (const Member& member : node.members)
      if (find(member.key) == nullptr) reader_.unknownKey(node, member, keys(), "a part of a position");
    // In the order of the table, whatever the order in the file: seats first.
    for (const Key& key : kKeys)
      if (const Node* value = node.find(key.name)) (this->*key.read)(*value);
    if (node.find("turn") == nullptr) reader_.missing(node, "turn", "where the season stands, for example \"action\"");
    if (given_.opening == Opening::Setup) dealtOnly(node);
    return std::move(given_);
  }

 private:
  using Read = void (GivenReader::*)(const Node&);
  struct Key {
    const char* name;
    Read read;
  };

  /// Does something with a position; what is thrown is told at the node.
  void at(const Node& node, const std::function<void()>& what) {
    try {
      what();
    } catch (const kernel::DataError& error) {
      reader_.error(node, error.what());
    }
  }
  /// Does something with each text of a list, or with the one text.
  void each(const Node& node, const std::function<void(const std::string&)>& what) {
    for (const Node* text : textsIn(node, reader_)) at(*text, [&] { what(text->text); });
  }
  Position& it() { return given_.position; }

  /// A set-up deals everything itself.
  void dealtOnly(const Node& node) {
    for (const Member& member : node.members)
      if (std::find(kDealt.begin(), kDealt.end(), member.key) == kDealt.end())
        reader_.error(member.value, "a season that is set up has no " + inQuotes(member.key) +
                                        " yet; leave it out, or say in \"piles\" what the deal draws");
    for (const Node& player : node.at("players").items)
      if (player.members.size() > 1)
        reader_.error(player, "a season that is set up deals the hands itself; say only which agent sits here");
  }

  // ---- seats

  void variants(const Node& node) {
    each(node, [&](const std::string& name) {
      if (const std::string fault = switchOn(it().variants(), name); !fault.empty()) throw kernel::DataError(fault);
    });
  }
  void players(const Node& node) {
    if (!reader_.isList(node, 1, 5, "a list of 1 to 5 agents")) return;
    for (const Node& player : node.items) {
      if (player.is(Node::Type::Text)) at(player, [&] { it().sit(textOf(player)); });
      else if (reader_.isObject(player, "an agent's id or an object")) sitDown(player);
    }
  }
  void sitDown(const Node& player) {
    static const std::vector<std::string> kKnown = {"agent",  "at",      "health", "hand",
                                                    "stress", "claimed", "used",   "bag"};
    for (const Member& member : player.members)
      if (std::find(kKnown.begin(), kKnown.end(), member.key) == kKnown.end())
        reader_.unknownKey(player, member, kKnown, "something a player has");
    const Node* name = player.find("agent");
    if (name == nullptr) return reader_.missing(player, "agent", "the agent's id");
    const Node* where = player.find("at");
    const Node* health = player.find("health");
    bool seated = false;
    at(*name, [&] {
      it().sit(textOf(*name));
      seated = true;
    });
    if (!seated) return;
    const Seat seat = it().seat(textOf(*name));
    if (where != nullptr) at(*where, [&] { it().place(seat, readLocation(textOf(*where))); });
    if (health != nullptr) at(*health, [&] { it().health(seat, readHealth(textOf(*health))); });
    belongings(player, seat);
  }
  void belongings(const Node& player, Seat seat) {
    if (const Node* hand = player.find("hand")) each(*hand, [&](const std::string& card) { it().hand(seat, card); });
    if (const Node* stress = player.find("stress"))
      if (const auto count = reader_.whole(*stress, 0, cards_.game.handLimit))
        at(*stress, [&] { it().stress(seat, *count); });
    if (const Node* claimed = player.find("claimed"))
      each(*claimed, [&](const std::string& dice) { it().dice(dice, Spot::Claimed, seat); });
    if (const Node* used = player.find("used"))
      each(*used, [&](const std::string& slot) { it().used(seat, readSlot(slot)); });
    if (const Node* bag = player.find("bag")) at(*bag, [&] { it().bag(seat, textOf(*bag)); });
  }
  void firstAgent(const Node& node) {
    at(node, [&] { it().firstAgent(it().seat(textOf(node))); });
  }
  void traitor(const Node& node) {
    if (node.is(Node::Type::Text)) return at(node, [&] { it().traitor(it().seat(textOf(node))); });
    if (!reader_.isObject(node, "an agent's id or an object")) return;
    static const std::vector<std::string> kKnown = {"agent", "revealed", "bronzed", "hand", "plots", "goo"};
    for (const Member& member : node.members)
      if (std::find(kKnown.begin(), kKnown.end(), member.key) == kKnown.end())
        reader_.unknownKey(node, member, kKnown, "something the Traitor has");
    const Node* name = node.find("agent");
    if (name == nullptr) return reader_.missing(node, "agent", "who the Traitor is");
    const auto yes = [&](const char* key) {
      const Node* value = node.find(key);
      return value != nullptr && reader_.truth(*value).value_or(false);
    };
    const bool bronzed = yes("bronzed");
    const bool revealed = yes("revealed");
    at(*name, [&] {
      const Seat seat = it().seat(textOf(*name));
      if (bronzed) it().bronzedTraitor(seat);
      else if (revealed) it().revealedTraitor(seat);
      else it().traitor(seat);
    });
    if (const Node* hand = node.find("hand")) each(*hand, [&](const std::string& card) { it().traitorCard(card); });
    if (const Node* plots = node.find("plots")) each(*plots, [&](const std::string& card) { it().plotHeld(card); });
    if (const Node* goo = node.find("goo"))
      if (const auto count = reader_.whole(*goo, 0, cards_.game.gooDice)) at(*goo, [&] { it().gooLeft(*count); });
  }
  void bronzed(const Node& node) {
    at(node, [&] { it().bronzedLoyal(it().seat(textOf(node))); });
  }

  // ---- dice

  void leads(const Node& node) { dice(node, Spot::Leads); }
  void field(const Node& node) { dice(node, Spot::Field); }
  void neutralized(const Node& node) { dice(node, Spot::Neutralized); }
  void locked(const Node& node) { dice(node, Spot::Locked); }
  void bronzeDice(const Node& node) { dice(node, Spot::Bronze); }
  void dice(const Node& node, Spot spot) {
    each(node, [&](const std::string& line) { it().dice(line, spot); });
  }
  void applied(const Node& node) { placed(node, Spot::Applied); }
  void misapplied(const Node& node) { placed(node, Spot::Misapplied); }
  /// {"artie": ["yellow 1-logic"], "nobody": [...]}, in the order in which they were placed.
  void placed(const Node& node, Spot spot) {
    if (!node.is(Node::Type::Object)) return dice(node, spot);
    for (const Member& member : node.members)
      each(member.value, [&](const std::string& line) {
        it().dice(line, spot, member.key == "nobody" ? Seat::Table : it().seat(member.key));
      });
  }

  // ---- cards

  void ping(const Node& node) {
    at(node, [&] { it().ping(textOf(node)); });
  }
  void artifact(const Node& node) {
    at(node, [&] { it().artifact(textOf(node), whammied_); });
  }
  void whammied(const Node& node) { whammied_ = reader_.truth(node).value_or(false); }
  void artifactWaits(const Node& node) {
    if (node.is(Node::Type::Text)) at(node, [&] { it().top(Pile::Artifact, textOf(node)); });
    else if (!reader_.justTrue(node)) return;
    at(node, [&] { it().artifactWaits(); });
  }
  void plot(const Node& node) {
    at(node, [&] { it().plot(textOf(node)); });
  }
  void plotsStopped(const Node& node) {
    if (const auto count = reader_.whole(node, 0, cards_.game.plotsToStop - 1)) stopped_ = *count;
    at(node, [&] { it().plotsDone(stopped_, executed_); });
  }
  void plotsExecuted(const Node& node) {
    if (const auto count = reader_.whole(node, 0, cards_.game.plotsToExecute)) executed_ = *count;
    at(node, [&] { it().plotsDone(stopped_, executed_); });
  }
  void stacks(const Node& node) {
    each(node, [&](const std::string& card) { it().stacked(card); });
  }
  void lost(const Node& node) {
    each(node, [&](const std::string& card) { it().lost(card); });
  }
  void faceUp(const Node& node) {
    each(node, [&](const std::string& card) { it().consequenceFaceUp(card); });
  }
  void inForce(const Node& node) {
    each(node, [&](const std::string& card) { it().consequenceInForce(card); });
  }
  void staying(const Node& node) {
    each(node, [&](const std::string& card) { it().staying(card); });
  }
  void counters(const Node& node) {
    if (!reader_.isObject(node, "an object with a key for each card")) return;
    for (const Member& member : node.members)
      if (const auto count = reader_.whole(member.value, 1, 20))
        at(member.value, [&] { it().counters(member.key, *count); });
  }
  void laid(const Node& node) {
    if (!reader_.isObject(node, "an object with a key for each card")) return;
    for (const Member& member : node.members) at(member.value, [&] { it().laid(member.key, textOf(member.value)); });
  }
  void stressDeck(const Node& node) {
    if (const auto count = reader_.whole(node, 0, cards_.stressCards)) it().stressDeck(*count);
  }
  /// {"logic": {"top": [...], "only": [...], "discards": [...]}}
  void piles(const Node& node) {
    if (!reader_.isObject(node, "an object with a key for each pile")) return;
    for (const Member& member : node.members)
      at(member.value, [&] {
        const Pile pile = readPile(member.key);
        if (reader_.isObject(member.value, "an object with top, only or discards")) fillPile(member.value, pile);
      });
  }
  void fillPile(const Node& node, Pile pile) {
    for (const Member& member : node.members) {
      const bool known = member.key == "top" || member.key == "only" || member.key == "discards";
      if (!known) {
        reader_.unknownKey(node, member, {"top", "only", "discards"}, "a part of a pile");
        continue;
      }
      if (member.key == "only") it().only(pile);
      each(member.value, [&](const std::string& card) {
        if (member.key == "discards") it().discard(pile, card);
        else it().top(pile, card);
      });
    }
  }

  // ---- the board

  void obstacles(const Node& node) {
    if (!reader_.isObject(node, "an object with a key for each place")) return;
    for (const Member& member : node.members)
      at(member.value, [&] { it().block(readPlace(member.key), readObstacle(textOf(member.value))); });
  }
  void track(const Node& node) {
    each(node, [&](const std::string& obstacle) { it().track(readObstacle(obstacle)); });
  }
  void obstacleTop(const Node& node) {
    each(node, [&](const std::string& obstacle) { it().obstacleTop(readObstacle(obstacle)); });
  }
  void obstacleDiscards(const Node& node) {
    each(node, [&](const std::string& obstacle) { it().obstacleDiscard(readObstacle(obstacle)); });
  }
  void gear(const Node& node) {
    if (reader_.truth(node).value_or(false)) at(node, [&] { it().gear(); });
  }
  void snags(const Node& node) {
    if (!reader_.isObject(node, "an object with a key for each place")) return;
    for (const Member& member : node.members)
      if (const auto value = reader_.whole(member.value, 0, 3))
        at(member.value, [&] { it().snag(readPlace(member.key), *value); });
  }

  // ---- where it stands

  void episode(const Node& node) {
    if (const auto count = reader_.whole(node, 1, 6)) episode_ = *count;
    it().count(episode_, round_);
  }
  void round(const Node& node) {
    if (const auto count = reader_.whole(node, 1, 999)) round_ = *count;
    it().count(episode_, round_);
  }
  void turn(const Node& node) {
    at(node, [&] {
      given_.opening = readOpening(textOf(node));
      if (asksSeat(given_.opening) && !seatSaid_)
        throw kernel::DataError("say whose turn it is: \"seat\": an agent's id");
    });
  }
  void seat(const Node& node) {
    seatSaid_ = true;
    at(node, [&] { given_.seat = it().seat(textOf(node)); });
  }

  static constexpr std::array kKeys = {
      Key{"variants", &GivenReader::variants},
      Key{"players", &GivenReader::players},
      Key{"first_agent", &GivenReader::firstAgent},
      Key{"leads", &GivenReader::leads},
      Key{"field", &GivenReader::field},
      Key{"neutralized", &GivenReader::neutralized},
      Key{"locked", &GivenReader::locked},
      Key{"bronze_dice", &GivenReader::bronzeDice},
      Key{"applied", &GivenReader::applied},
      Key{"misapplied", &GivenReader::misapplied},
      Key{"traitor", &GivenReader::traitor},
      Key{"bronzed", &GivenReader::bronzed},
      Key{"ping", &GivenReader::ping},
      Key{"whammied", &GivenReader::whammied},
      Key{"artifact", &GivenReader::artifact},
      Key{"artifact_waits", &GivenReader::artifactWaits},
      Key{"plot", &GivenReader::plot},
      Key{"plots_stopped", &GivenReader::plotsStopped},
      Key{"plots_executed", &GivenReader::plotsExecuted},
      Key{"stacks", &GivenReader::stacks},
      Key{"lost", &GivenReader::lost},
      Key{"face_up", &GivenReader::faceUp},
      Key{"in_force", &GivenReader::inForce},
      Key{"staying", &GivenReader::staying},
      Key{"counters", &GivenReader::counters},
      Key{"laid", &GivenReader::laid},
      Key{"stress_deck", &GivenReader::stressDeck},
      Key{"piles", &GivenReader::piles},
      Key{"obstacles", &GivenReader::obstacles},
      Key{"track", &GivenReader::track},
      Key{"gear", &GivenReader::gear},
      Key{"snags", &GivenReader::snags},
      Key{"obstacle_top", &GivenReader::obstacleTop},
      Key{"obstacle_discards", &GivenReader::obstacleDiscards},
      Key{"episode", &GivenReader::episode},
      Key{"round", &GivenReader::round},
      Key{"seat", &GivenReader::seat},
      Key{"turn", &GivenReader::turn},
  };
  static const Key* find(std::string_view name) {
    for (const Key& key : kKeys)
      if (name == key.name) return &key;
    return nullptr;
  }
  static std::vector<std::string> keys() {
    std::vector<std::string> names;
    for (const Key& key : kKeys) names.emplace_back(key.name);
    return names;
  }

  const Catalog& cards_;
  house::Reader& reader_;
  Given given_;
  bool whammied_ = false;
  bool seatSaid_ = false;
  int stopped_ = 0;
  int executed_ = 0;
  int episode_ = 1;
  int round_ = 1;
};

}  // namespace

SaidChance Given::stacked(SaidChance chance) const {
  if (opening == Opening::Setup) position.stackForDeal(chance);
  return chance;
}

Playing Given::begin(const Catalog& cards, const SaidChance& chance) const {
  if (opening == Opening::Setup) return Playing(cards, position.setup(), stacked(chance));
  return Playing(cards, position.state(opening, seat), chance);
}

Given readGiven(const Node& node, const Catalog& cards, house::Reader& reader) {
  return GivenReader(cards, reader).read(node);
}

void readChance(const Node& node, house::Reader& reader, SaidChance& chance) {
  if (!reader.isObject(node, "an object with dice and cards")) return;
  for (const Member& member : node.members) {
    if (member.key == "dice")
      for (const Node* face : textsIn(member.value, reader)) chance.say(face->text);
    else if (member.key == "cards")
      for (const Node* card : textsIn(member.value, reader)) chance.sayCard(card->text);
    else reader.unknownKey(node, member, {"dice", "cards"}, "a kind of chance");
  }
}

}  // namespace w13
