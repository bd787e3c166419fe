// Schemas and reference are made from the language's tables; the files in the project must be the generated ones.
// W13_UPDATE=1 writes them.

#include "engine/games/warehouse13/cards/reference.h"
#include "engine/games/warehouse13/cards/schema.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using shipped::isUpToDate;

TEST_CASE("The schemas in data/schemas are the generated ones", "[cards]") {
  CHECK(isUpToDate("data/schemas/card.schema.json", cardSchema()));
  CHECK(isUpToDate("data/schemas/agent.schema.json", agentSchema()));
  CHECK(isUpToDate("data/schemas/dice.schema.json", diceSchema()));
  CHECK(isUpToDate("data/schemas/rules.schema.json", numbersSchema()));
}

TEST_CASE("The reference in docs is the generated one", "[cards]") {
  CHECK(isUpToDate("docs/effects.md", reference()));
}

TEST_CASE("The reference explains every verb", "[cards]") {
  const std::string page = reference();
  for (const Subject& subject : subjects())
    for (const Verb& verb : subject.verbs) {
      INFO(verb.name);
      CHECK(page.find("\n### " + std::string(verb.name) + "\n") != std::string::npos);
      CHECK(page.find(verb.example) != std::string::npos);
    }
}
