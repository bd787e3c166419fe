// The numbers of the box, and what is printed on its cards: COMP-03 to COMP-20, card-facts.

#include <map>
#include <numeric>
#include <set>

#include "engine/games/warehouse13/effects/vocabulary.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using shipped::all;
using shipped::cards;
using shipped::design;

namespace {

int copies(Kind kind) {
  int sum = 0;
  for (const Design* each : all(kind)) sum += each->copies;
  return sum;
}
int sum(const PerType& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0); }
std::string faces(const std::array<Clue, 6>& die) {
  std::multiset<std::string> names;
  for (const Clue face : die) names.insert(nameOf(face));
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : " ") + name;
  return text;
}

}  // namespace

TEST_CASE("The shipped cards load without a mistake", "[cards]") {
  CHECK(shipped::lines(shipped::loaded().mistakes) == "");
  CHECK(shipped::loaded().files == 177);
  CHECK(cards().fingerprint != 0);
}

TEST_CASE("The small cards are as many as in the box", "[cards][COMP-06][COMP-07][COMP-08]") {
  CHECK(copies(Kind::Trait) + copies(Kind::Calamity) == 80);
  CHECK(copies(Kind::Stress) == 25);
  CHECK(cards().stressCards == 25);
  CHECK(copies(Kind::Traitor) == 39);
  CHECK(all(Kind::Traitor).size() == 29);
}

TEST_CASE("Consequences, Loyalty and Abilities are as many as in the box", "[cards][COMP-09][COMP-10][COMP-11]") {
  CHECK(copies(Kind::Consequence) == 13);
  CHECK(copies(Kind::Loyalty) == 5);
  CHECK(design("loyal-agent").copies == 4);
  CHECK(design("traitor").traitor);
  CHECK(copies(Kind::Ability) == 20);
}

TEST_CASE("The small cards are 182 in all", "[cards][COMP-05]") {
  int sum = 0;
  for (const Kind kind :
       {Kind::Trait, Kind::Calamity, Kind::Stress, Kind::Traitor, Kind::Consequence, Kind::Loyalty, Kind::Ability})
    sum += copies(kind);
  CHECK(sum == 182);
}

TEST_CASE("The large cards are 73", "[cards][COMP-12]") {
  CHECK(copies(Kind::Ping) == 26);
  CHECK(copies(Kind::Artifact) == 26);
  CHECK(copies(Kind::Adversary) == 8);
  CHECK(copies(Kind::Plot) == 13);
}

TEST_CASE("Each Trait pile has six names of three copies, two for each number, and two Calamities",
          "[cards][CARD-07][RULING-43]") {
  for (const Symbol type : kTypes) {
    std::map<int, int> names;
    int calamities = 0;
    for (const Design* each : all(Kind::Trait))
      if (each->type == type) {
        CHECK(each->copies == 3);
        ++names[each->number];
      }
    for (const Design* each : all(Kind::Calamity)) calamities += each->type == type ? each->copies : 0;
    CHECK(names == std::map<int, int>{{0, 2}, {1, 2}, {2, 2}});
    CHECK(calamities == 2);
  }
}

TEST_CASE("The clue dice show what the box prints", "[cards][DICE-01][DICE-02][DICE-05]") {
  const auto& dice = cards().dieFaces;
  CHECK(faces(dice[0]) == "0-Logic 1-Intuition 1-Logic 1-Lore 1-Tech 2-Logic");
  CHECK(faces(dice[1]) == "0-Intuition 1-Intuition 1-Logic 1-Lore 1-Tech 2-Intuition");
  CHECK(faces(dice[4]) == "1-Intuition 1-Logic 1-Lore 1-Tech 1-Wild 2-Wild");
}

TEST_CASE("Yellow and green dice show what the box prints", "[cards][DICE-03][DICE-04]") {
  const auto& dice = cards().dieFaces;
  CHECK(faces(dice[2]) == "0-Lore 1-Intuition 1-Logic 1-Lore 1-Tech 2-Lore");
  CHECK(faces(dice[3]) == "0-Tech 1-Intuition 1-Logic 1-Lore 1-Tech 2-Tech");
}

TEST_CASE("Goo and Warehouse dice show what the box prints", "[cards][DICE-06][DICE-07]") {
  CHECK(faces(cards().gooFaces) == "1-Intuition 1-Logic 1-Lore 1-Tech 2-Wild blank");
  CHECK(cards().warehouseFaces == std::array<std::int8_t, 6>{0, 1, 1, 2, 2, 3});
}

TEST_CASE("A coloured die shows its own symbol three times, each other once", "[cards][DICE-10]") {
  for (const Symbol own : kTypes)
    for (const Symbol other : kTypes) {
      int count = 0;
      for (const Clue face : cards().dieFaces[own]) count += face.symbol == other ? 1 : 0;
      CHECK(count == (own == other ? 3 : 1));
    }
}

TEST_CASE("Five Agents with their numbers", "[cards][COMP-19][COMP-20]") {
  struct Printed {
    const char* id;
    const char* number;
    int physical;
    int mental;
    Symbol first;
    Symbol second;
  };
  const Printed printed[] = {{"artie", "1914-10", 1, 3, Symbol::Lore, Symbol::Tech},
                             {"claudia", "1914-50", 1, 3, Symbol::Tech, Symbol::Logic},
                             {"jinks", "1914-40", 2, 2, Symbol::Intuition, Symbol::Logic},
                             {"myka", "1914-20", 2, 2, Symbol::Logic, Symbol::Lore},
                             {"pete", "1914-30", 3, 1, Symbol::Intuition, Symbol::Intuition}};
  REQUIRE(cards().agents.size() == 5);
  for (std::size_t at = 0; at < 5; ++at) {
    const AgentCard& agent = cards().agents[at];
    INFO(agent.id);
    CHECK(agent.id == printed[at].id);
    CHECK(agent.agentNumber == printed[at].number);
    CHECK(agent.attribute[0] == printed[at].physical);
    CHECK(agent.attribute[1] == printed[at].mental);
    CHECK(agent.focus == std::array{printed[at].first, printed[at].second});
  }
}

TEST_CASE("Each Agent has one Ability of each kind", "[cards][COMP-11]") {
  for (const AgentCard& agent : cards().agents)
    for (int slot = 0; slot < kSlots; ++slot) {
      INFO(agent.id << " " << slot);
      REQUIRE(agent.abilities[static_cast<std::size_t>(slot)] != DesignId::None);
      const Design& ability = cards().of(agent.abilities[static_cast<std::size_t>(slot)]);
      CHECK(ability.slot == static_cast<Slot>(slot));
      CHECK(cards().of(ability.agent).id == agent.id);
    }
}

TEST_CASE("The Pings put as many dice into the Field as the box prints", "[cards][CARD-18]") {
  std::array<int, 5> total{};
  std::map<int, int> sizes;
  for (const Design* ping : all(Kind::Ping)) {
    int dice = 0;
    for (std::size_t colour = 0; colour < 5; ++colour) {
      total[colour] += ping->fieldDice[colour];
      dice += ping->fieldDice[colour];
    }
    ++sizes[dice];
  }
  CHECK(total == std::array<int, 5>{20, 21, 20, 20, 16});
  CHECK(sizes == std::map<int, int>{{3, 13}, {4, 7}, {5, 6}});
}

TEST_CASE("Requirements that the manual shows", "[cards][CARD-21]") {
  CHECK(design("aztec-bloodstone").needs == PerType{1, 2, 5, 0});
  CHECK(design("artifact-scavenger-hunt").needs == PerType{1, 2, 3, 2});
  CHECK(design("ben-franklins-lightning-rod").needs == PerType{2, 3, 2, 4});
  CHECK(design("lewis-carrolls-looking-glass").needs == PerType{2, 4, 0, 0});
  CHECK(design("jack-the-rippers-lantern").needs == PerType{5, 0, 2, 1});
  CHECK(design("intentionally-bronzed").needs == PerType{0, 3, 5, 2});
}

TEST_CASE("The requirements of all artifacts and Plots add up to what is known", "[cards]") {
  int artifacts = 0;
  int plots = 0;
  for (const Design* each : all(Kind::Artifact)) artifacts += sum(each->needs);
  for (const Design* each : all(Kind::Plot)) plots += sum(each->needs);
  for (const Design* each : all(Kind::Adversary)) CHECK(sum(each->needs) == 8);
  CHECK(artifacts == 207);
  CHECK(plots == 129);
}

TEST_CASE("Whammies are printed on eleven artifacts and on all Adversary Artifacts", "[cards][CARD-22]") {
  int artifacts = 0;
  for (const Design* each : all(Kind::Artifact)) artifacts += each->whammy ? 1 : 0;
  CHECK(artifacts == 11);
  for (const Design* each : all(Kind::Adversary)) CHECK(each->whammy);
}

TEST_CASE("Two Adversary Artifacts let the Traitor reveal", "[cards]") {
  std::set<std::string> found;
  for (const Design* each : all(Kind::Adversary))
    if (each->mayReveal) found.insert(each->id);
  CHECK(found == std::set<std::string>{"harriet-tubmans-thimble", "pearl-of-wisdom"});
}

TEST_CASE("Every Traitor card is an Action or an Instant", "[cards][CARD-25]") {
  int actions = 0;
  for (const Design* each : all(Kind::Traitor)) {
    CHECK((each->timing == Timing::Action || each->timing == Timing::Instant));
    actions += each->timing == Timing::Action ? each->copies : 0;
  }
  CHECK(actions == 22);
}

TEST_CASE("Every Trait has a timing, and one that answers says what", "[cards][CARD-02]") {
  for (const Design* each : all(Kind::Trait)) {
    INFO(each->id);
    CHECK(each->timing != Timing::None);
    if (each->timing != Timing::Action) CHECK((each->answers != 0 || each->anyTime));
  }
}

TEST_CASE("Physical cards are in the order of decks, designs and copies", "[cards]") {
  CHECK(cards().cards.size() == 230);
  for (std::size_t at = 1; at < cards().cards.size(); ++at) CHECK(cards().cards[at - 1] <= cards().cards[at]);
  for (std::size_t at = 1; at < cards().designs.size(); ++at) {
    const Design& before = cards().designs[at - 1];
    const Design& now = cards().designs[at];
    CHECK((before.kind < now.kind || (before.kind == now.kind && before.id < now.id)));
  }
  for (const Kind kind : {Kind::Trait, Kind::Traitor, Kind::Plot})
    CHECK(static_cast<int>(cards().all(kind).size()) == copies(kind));
}

TEST_CASE("The indexes of the catalog hold what the cards say", "[cards]") {
  CHECK(cards().answering(Query::MayNotDraw).size() == 1);
  CHECK(cards().answering(Query::SnagPlace).size() == 4);
  CHECK(cards().awaited[static_cast<std::size_t>(When::TraitPlayed)]);
  const auto answered = cards().answered[static_cast<std::size_t>(Kind::Trait)];
  CHECK(((answered >> static_cast<unsigned>(Window::Harm)) & 1u) == 1u);
  CHECK(((answered >> static_cast<unsigned>(Window::Plot)) & 1u) == 0u);
}
