// Events that cards wait for: what has happened wakes every card in play that has a list for it, whatever its deck.

#include "warehouse13/cards/own_card.h"

using namespace w13;
using namespace w13::test;

namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// What comes of a scenario in which a Consequence stays in force that does these steps at an event.
std::string inForce(const std::string& event, const std::string& steps, const std::string& scenario) {
  return playedWith(
      {{"consequences/sore-muscles.json", R"({"do": null, "always": null, "when": {")" + event + "\": " + steps + "}}"},
       ownAction(R"([{"draw_stress": 1}])")},
      R"({"title": "t", "rules": ["CARD-32"], "given": {"in_force": ["sore-muscles"], )" + scenario + "}");
}

/// The concerned Agent draws a Stress.
const std::string kStress = R"([{"draw_stress": 1, "who": "concerned"}])";
const std::string kThree = R"("players": [{"agent": "pete", "hand": "own"}, "artie", "myka"], "seat": "pete")";

}  // namespace

TEST_CASE("A Consequence hears of what Agents do: travelled, arrive, drawn, discarded, claimed", "[cards]") {
  CHECK(inForce("travelled", R"([{"draw_stress": 1, "who": "traveller"}])",
                kThree + R"(, "turn": "action"}, "when": [{"pete": "use travel"}],
    "then": {"pete.stress": 1, "artie.stress": 0})") == "");
  CHECK(inForce("arrive", kStress, kThree + R"(, "turn": "action"}, "when": [{"pete": "use travel"}],
    "then": {"pete.stress": 1})") == "");
  CHECK(inForce("drawn", R"([{"draw_stress": 1, "who": "drawer"}])",
                kThree + R"(, "turn": "action", "piles": {"lore": {"top": ["read-the-manual", "collaborate"]}}},
    "when": [{"pete": ["use warehouse-research", "draw lore"]}], "then": {"pete.stress": 2})") == "");
  CHECK(inForce("claimed", R"([{"turn": "it", "to": "own_2"}])",
                R"("players": [{"agent": "pete", "hand": "tesla"}, "artie", "myka"], "seat": "pete",
    "leads": ["green 1-tech", "blue 0-logic"], "turn": "work-the-case"},
    "when": [{"pete": "spend tesla"}], "then": {"pete.claimed": "green 2-tech"})") == "");
  CHECK(
      inForce(
          "stress_drawn", R"([{"discard": 1, "who": "drawer"}])",
          R"("players": [{"agent": "pete", "hand": ["own", "tesla"]}, "artie", "myka"], "seat": "pete", "turn": "action"},
    "when": [{"pete": ["play own", "discard tesla"]}], "then": {"pete.stress": 1, "pete.hand": []})") == "");
}

TEST_CASE("A Consequence hears of KOs, wounds and healing", "[cards]") {
  const auto harmed = [](const std::string& event, const std::string& step, const std::string& stress) {
    return playedWith({{"consequences/sore-muscles.json",
                        R"({"do": null, "always": null, "when": {")" + event + "\": " + kStress + "}}"},
                       ownAction("[" + step + "]")},
                      R"({"title": "t", "rules": ["CARD-32"], "given": {"in_force": ["sore-muscles"], )" + kThree +
                          R"(, "turn": "action"}, "when": [{"pete": "play own"}, {"press": true}],
      "then": {"pete.stress": )" +
                          stress + "}}");
  };
  CHECK(harmed("ko", R"({"ko": true})", "1") == "");
  CHECK(harmed("ko", R"({"wound": true})", "0") == "");
  CHECK(harmed("wounded", R"({"wound": true})", "1") == "");
  CHECK(inForce("healed", kStress, R"("players": [{"agent": "pete", "health": "ko"}, "artie", "myka"], "seat": "pete",
    "turn": "action"}, "when": [{"pete": "heal"}], "then": {"pete.stress": 1})") == "");
}

TEST_CASE("Turns and rounds of the Investigation begin and end", "[cards][EPI-02]") {
  CHECK(inForce("turn_begins", kStress, kThree + R"(, "turn": "action"}, "when": [], "then": {"pete.stress": 1})") ==
        "");
  CHECK(inForce("turn_ends", kStress, kThree + R"(, "turn": "action"}, "when": [{"pete": "play own"}],
    "then": {"pete.stress": 2, "artie.stress": 0})") == "");
  CHECK(inForce("investigation_round_begins", R"([{"each": "agents", "do": [{"draw_stress": 1}]}])",
                kThree + R"(, "leads": ["blue 0-logic"], "turn": "investigation",
    "piles": {"traitor": {"top": ["accident"]}}}, "when": [], "then": {"pete.stress": 1, "artie.stress": 1})") == "");
}

TEST_CASE("A Warehouse die wakes cards before anybody answers", "[cards]") {
  CHECK(
      playedWith(
          {{"consequences/sore-muscles.json",
            R"({"do": null, "always": null, "when": {"warehouse_rolled": [{"draw_stress": 1, "who": "first_agent"}]}})"},
           ownAction(R"([{"roll": true}, {"draw_stress": "rolled"}])")},
          R"({"title": "t", "rules": ["CARD-32"], "given": {"in_force": ["sore-muscles"], )" + kThree +
              R"(, "turn": "action"}, "chance": {"dice": "2"}, "when": [{"pete": "play own"},
      {"then": {"pete.stress": 1}}, {"pete": "resolve"}], "then": {"pete.stress": 3}})") == "");
}

TEST_CASE("Every deck hears alike: Ping, artifact, Plot, Ability, a card that stays", "[cards]") {
  const auto travelled = [](const std::string& path, const std::string& card, const std::string& given) {
    return playedWith({{path, card}},
                      R"({"title": "t", "rules": ["CARD-32"], "given": {"turn": "action", "seat": "pete",
      "players": ["pete", "artie", "myka"])" +
                          given + R"(}, "when": [{"pete": "use travel"}], "then": {"pete.stress": 1}})");
  };
  const std::string hears =
      R"({"do": null, "always": null, "answers": null, "when": {"arrive": null, "travelled": )" + kStress + "}}";
  CHECK(travelled("artifacts/aztec-bloodstone.json", hears,
                  R"(, "artifact": "aztec-bloodstone", "leads": ["blue 0-logic"])") == "");
  CHECK(travelled("abilities/travel-bag.json", hears, "") == "");  // Artie's hears of Pete
  CHECK(travelled("traitor/its-a-trap.json", R"({"when": {"arrive": null, "travelled": )" + kStress + "}}",
                  R"(, "staying": ["its-a-trap"])") == "");
}

TEST_CASE("A card does not wake itself, and cards that wake one another come to an end", "[cards]") {
  // when each Stress drawn makes its drawer draw another
  CHECK(inForce("stress_drawn", R"([{"draw_stress": 1, "who": "drawer"}])",
                kThree + R"(, "turn": "action"}, "when": [{"pete": "play own"}], "then": {"pete.stress": 2})") == "");
  // and when two do
  CHECK(playedWith(
            {{"consequences/sore-muscles.json",
              R"({"do": null, "always": null, "when": {"stress_drawn": [{"draw_stress": 1, "who": "drawer"}]}})"},
             {"consequences/thick-goo.json",
              R"({"do": null, "always": null, "when": {"stress_drawn": [{"draw_stress": 1, "who": "drawer"}]}})"},
             ownAction(R"([{"draw_stress": 1}])")},
            R"({"title": "t", "rules": ["CARD-32"], "given": {"in_force": ["sore-muscles", "thick-goo"], )" + kThree +
                R"(, "turn": "action"}, "when": [{"pete": "play own"}], "then": {"pete.stress": 4}})") == "");
}

TEST_CASE("concerns_you, in a list for an event, asks whether you are the Agent concerned", "[cards]") {
  const std::string ability = R"({"do": null, "always": null, "answers": null, "slot": "asset", "when": {"travelled":
    [{"if": {"concerns": "you"}, "then": [{"draw_stress": 1}]}]}})";
  const auto artie = [&](const std::string& seat, const std::string& stress) {
    return playedWith(
        {{"abilities/travel-bag.json", ability}}, R"({"title": "t", "rules": ["CARD-32"], "given": {"turn": "action",
      "seat": ")" + seat + R"(", "players": ["pete", "artie", "myka"]}, "when": [{")" +
                                                      seat + R"(": "use travel"}],
      "then": {"artie.stress": )" + stress + "}}");
  };
  CHECK(artie("artie", "1") == "");
  CHECK(artie("pete", "0") == "");
}

TEST_CASE("A card that stays until it is used is not used up by an event that its one condition shuts out", "[cards]") {
  const auto lies = [](const std::string& seat, const std::string& staying) {
    return playedWith(
        {{"traitor/its-a-trap.json", R"({"stays": "until_used", "when": {"arrive": null, "travelled":
      [{"if": {"at_least": [{"hand": "traveller"}, 1]}, "then": [{"draw_stress": 1, "who": "traveller"}]}]}})"}},
        R"({"title": "t", "rules": ["CARD-32"], "given": {"turn": "action", "staying": ["its-a-trap"], "seat": ")" +
            seat + R"(", "players": [{"agent": "pete", "hand": "tesla"}, "artie", "myka"]}, "when": [{")" + seat +
            R"(": "use travel"}], "then": {"staying": )" + staying + "}}");
  };
  CHECK(lies("artie", R"("its-a-trap")") == "");
  CHECK(lies("pete", "[]") == "");
}

TEST_CASE("Whom an event is about is refused in a list that is about nobody", "[cards]") {
  const auto told = [](const std::string& event, const std::string& who) {
    return inForce(event, R"([{"draw_stress": 1, "who": ")" + who + "\"}]", kThree + "}");
  };
  CHECK(has(told("round_ends", "concerned"),
            "in a list that is about no such Agent, expected it in a list for an event"));
  CHECK(has(told("travelled", "drawer"), "expected \"concerned\""));
  CHECK(has(played(R"([{"draw_stress": 1, "who": "concerned"}])", kPete + "}"), "about no such Agent"));
}
