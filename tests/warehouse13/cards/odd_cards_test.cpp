// Cards that nobody would print, but that may be written: each must leave the table whole and secrets secret. Cards
// made at random found them.

#include "warehouse13/cards/fair_season.h"
#include "warehouse13/cards/own_card.h"

using namespace w13;
using namespace w13::test;

TEST_CASE("A card of another deck is stashed nowhere", "[cards]") {
  const SourceFile card{"traitor/own.json", R"({"name": {"en": "Own", "de": "Eigen"}, "timing": "action",
    "text": {"en": "x", "de": "x"}, "art": "game-icons:compass", "source": "house", "promo": true,
    "do": [{"stash": "bag"}]})"};
  CHECK(playedWith({card}, "{}").find("found \"stash\", expected it on a Trait or an Ability") != std::string::npos);
}

TEST_CASE("Whoever need not discard anything is not asked", "[cards][RULING-59]") {
  CHECK(played(R"([{"discard": "obstacles"}, {"draw_stress": 1}])",
               R"("players": [{"agent": "pete", "hand": ["own", "tesla"]}, "artie", "myka"]},
    "when": [{"pete": "play own"}], "then": {"pete.hand": "tesla", "pete.stress": 1})") == "");
}

TEST_CASE("A transfer that nobody can make ends the list", "[cards][RULING-49]") {
  CHECK(played(R"([{"transfer": "take"}, {"draw_stress": 1}])", kPete + R"(},
    "when": [{"pete": "play own"}], "then": {"pete.stress": 0})") == "");
}

TEST_CASE("An extra round does not begin within a round", "[cards][RETR-18]") {
  const std::string given = R"({"title": "t", "rules": ["RETR-18"], "given": {"players":
    [{"agent": "artie", "claimed": "yellow"}, {"agent": "pete", "at": "field", "claimed": "red"}, "myka"],
    "in_force": "sore-muscles", "artifact": "aztec-bloodstone", "turn": "retrieval-round"},
    "chance": {"dice": ["1-lore", "1-intuition"]},)";
  const SourceFile rolled{"consequences/sore-muscles.json",
                          R"({"do": null, "always": null, "when": {"rolled": [{"round": "alone"}]}})"};
  CHECK(playedWith({rolled}, given + R"("when": [{"artie": "roll"}],
    "then": {"retrieval.round": 1, "question": "begin-covering"}})") == "");
}

TEST_CASE("However few dice a card lets cover, one is covered", "[cards][RETR-12]") {
  const SourceFile fewer{"consequences/sore-muscles.json",
                         R"({"do": null, "always": [{"query": "more", "what": "cover", "amount": -3}]})"};
  CHECK(playedWith({fewer}, R"({"title": "t", "rules": ["RETR-12"], "given": {"players":
    [{"agent": "artie", "claimed": ["yellow", "yellow"]}, {"agent": "pete", "at": "field", "claimed": "red"}, "myka"],
    "in_force": "sore-muscles", "artifact": "aztec-bloodstone", "turn": "retrieval-round"},
    "chance": {"dice": ["1-lore", "2-lore", "1-intuition"]}, "when": [{"artie": ["roll", "cover"]}],
    "then": {"question": "cover-die", "choices": ["cover 1-lore", "cover 2-lore"]}})") == "");
}

TEST_CASE("A die behind a shield shows no face for a card to go by", "[cards][SECRET-34]") {
  const SourceFile rolled{
      "consequences/sore-muscles.json",
      R"({"do": null, "always": null, "when": {"rolled": [{"neutralize": "any_claimed", "symbol": "lore"}]}})"};
  CHECK(playedWith({rolled}, R"({"title": "t", "rules": ["SECRET-34"], "given": {"players":
    [{"agent": "artie", "claimed": ["yellow", "yellow"]}, {"agent": "pete", "at": "field", "claimed": "red"}, "myka"],
    "in_force": "sore-muscles", "artifact": "aztec-bloodstone", "turn": "retrieval-round"},
    "chance": {"dice": ["1-lore", "2-lore", "1-intuition"]}, "when": [{"artie": "roll"}],
    "then": {"neutralized": []}})") == "");
}

TEST_CASE("A die that a card applies from behind a shield is shown to all", "[cards][SECRET-34]") {
  // given Consequences that apply a die as soon as all have been rolled
  const SourceFile own{"consequences/own.json", R"({"name": {"en": "Own", "de": "Eigen"}, "copies": 7,
    "text": {"en": "x", "de": "x"}, "art": "game-icons:compass", "source": "house", "promo": true,
    "when": {"rolled": [{"choose_die": "any_claimed"}, {"apply": "it"}]}})"};
  const Loaded loaded = load({shipped::layer(), Layer{"over", {own}}});
  INFO(shipped::lines(loaded.mistakes));
  REQUIRE(loaded.catalog);
  // then no seat's picture of the table depends on what it cannot know
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    CHECK(faultsOfSeason(*loaded.catalog, seed, 1) == std::vector<std::string>{});
}

TEST_CASE("Whether a choice can be taken back does not tell a number that is a secret", "[cards][SECRET-14]") {
  // given Consequences that do something as often as the First Agent holds Stress, or only if that is so much
  for (const char* does :
       {R"({"maintenance": "stress"})", R"({"if": {"at_least": ["stress", 2]}, "then": [{"maintenance": 1}]})"}) {
    const SourceFile own{"consequences/own.json", R"({"name": {"en": "Own", "de": "Eigen"}, "copies": 7,
      "text": {"en": "x", "de": "x"}, "art": "game-icons:compass", "source": "house", "promo": true,
      "when": {"investigation_round_ends": [{"choose_agent": true}, {"roll": true}, )" +
                                                      std::string(does) + "]}}"};
    const Loaded loaded = load({shipped::layer(), Layer{"over", {own}}});
    INFO(shipped::lines(loaded.mistakes) << does);
    REQUIRE(loaded.catalog);
    // then, before it is resolved, nothing tells whether that is none
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
      CHECK(faultsOfSeason(*loaded.catalog, seed, 1) == std::vector<std::string>{});
  }
}

TEST_CASE("A Retrieval that no card lets end is over after sixty rounds", "[cards][RETR-20]") {
  const SourceFile idle{"consequences/sore-muscles.json",
                        R"({"do": null, "always": null, "when": {"round_begins": [{"each": "agents", "do":
      [{"round": "out"}]}]}})"};
  std::string faces;
  for (int round = 0; round < 60; ++round) faces += std::string(round == 0 ? "" : ", ") + R"("blank")";
  const std::string came = playedWith({idle}, R"({"title": "t", "rules": ["RETR-20"], "given": {"players":
    ["artie", {"agent": "pete", "at": "field", "claimed": "red"}, "myka"],
    "in_force": "sore-muscles", "artifact": "aztec-bloodstone", "turn": "retrieval-round"},
    "chance": {"dice": [)" + faces + R"(]}, "when": [{"press": true}], "then": {}})");
  // No further Goo die: the dice of the next Episode are rolled, for which no faces are named.
  CHECK(came.find("a red die is rolled") != std::string::npos);
}
