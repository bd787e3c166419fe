// Words of the card language that one card uses, or none: docs/words.md, generated here, with the reason why there is
// no smaller idea. A new word for one card fails the test until somebody has thought about it.

#include <map>

#include "engine/games/warehouse13/cards/usage.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

/// Why a word of one card is not said by smaller ones.
const std::map<std::string, std::string>& reasons() {
  static const std::map<std::string, std::string> kReasons = {
      // verbs
      {"verb shuffle_discards", "an act on all four piles at once; `draw` reshuffles only an empty pile"},
      {"verb arrange", "looks at cards where they lie; `draw` takes them out of the pile"},
      {"verb defeat", "`settle: won` ends the challenge on the table; this one needs none"},
      {"verb look", "shows one seat secret dice; the query about the Traitor's looks asks at other times"},
      {"verb counter", "a memory of its own for any card; nothing else on the table counts"},
      {"verb lay", "the one way to tie a card to an Agent"},
      // queries
      {"query goo_matches", "what a Goo die neutralizes is asked nowhere else"},
      {"query claims_die", "a way to pay in Work the Case that asks for a colour instead of a clue"},
      {"query top_instead", "a choice inside Warehouse Research; as a list of steps it would be a second Action"},
      {"query worse_roll", "a roll is asked of the cards before it is made; nothing else changes a roll"},
      // conditions, events, moments
      {"condition in_field", "one of the two locations"},
      {"condition standing", "one of the three states of health"},
      {"condition same_face", "what a reroll brought; `reroll` is used by many"},
      {"condition during", "for cards that would be pointless in the Finale"},
      {"condition unable", "for a step after one that could fail, where `if_unable` would replace too much"},
      {"when rolled", "the one moment of a Retrieval round that no shipped card uses"},
      {"when travelled", "either way, where `arrive` is the Field only"},
      {"when trait_spent", "beside `trait_played`: spent on a clue"},
      {"instead ko", "a replacement must come before the harm is announced; an answer (`harm`) comes after"},
      {"window turn", "moments of RULING-01 are a complete list: each can be answered"},
      {"window faced", "as above"},
      {"window rolled", "as above"},
      {"window traitor_card", "as above"},
      {"window whammy", "as above"},
      {"window plot", "as above"},
      {"window before_retrieval", "as above"},
      {"window reveal", "as above"},
      {"window revealed", "as above"},
      {"stays episode", "beside `round`: cards that lie longer"},
      // the smaller lists
      {"group here", "beside `field_agents`; `choose_agent` has the same word"},
      {"group lowest_in_field", "the one group that rank decides (RULING-40)"},
      {"dice field", "beside `leads`"},
      {"dice just_rolled", "Warehouse and Goo dice are no clue dice and lie in no other group"},
      {"amount misapplied_logic", "the four types belong together"},
      {"amount misapplied_intuition", "the four types belong together"},
      {"amount misapplied_lore", "the four types belong together"},
      {"amount misapplied_tech", "the four types belong together"},
      {"amount hand", "counts cards, where `rolled` and the misapplied count dice"},
      {"piles focus", "beside `any`"},
      {"face any", "beside `any_1`"},
      {"face own_2", "beside `own_1`"},
      {"spot supply", "the three places a die can be laid to"},
      {"stash bag", "beside `under_pile`"},
      {"stash under_pile", "beside `bag`"},
      {"outcome bypassed", "one of the ways in which what is answered ends"},
      {"passing either", "the ways of `transfer`"},
      {"passing give", "the ways of `transfer`"},
      {"passing take", "the ways of `transfer`"},
  };
  return kReasons;
}

/// The same for lists that are whole or not at all.
const std::map<std::string, std::string>& reasonsOfLists() {
  static const std::map<std::string, std::string> kReasons = {
      {"amount", "what lies open can be counted, all of it, so that no card needs a word of its own"},
      {"working", "numbers are worked out in every way that people know, or cards ask for one each"},
      {"judging", "as `working`, for conditions"},
      {"when", "what happens at the table can be waited for, all of it"},
      {"group", "who they are by place, by hand, and all but you"},
      {"agent_filter", "as `group`, for one who is chosen"},
      {"swap", "what two Agents can swap"},
      {"turned_up", "what the rules turn up by themselves but for a card"},
      {"location", "the two places where Agents are"},
      {"partaking", "the two ways to play a round of Retrieval apart from the others"},
      {"face", "the ways to turn a die"},
      {"condition", "what a card answers, by what it is about"},
  };
  return kReasons;
}

/// Why a word is there; empty: nobody has said.
std::string reasonFor(const Usage& each) {
  const auto own = reasons().find(each.list + " " + each.word);
  if (own != reasons().end()) return own->second;
  const auto list = reasonsOfLists().find(each.list);
  return list == reasonsOfLists().end() ? "" : list->second;
}

std::string nameOf(const Usage& each) { return each.list + " " + each.word; }

std::vector<Usage> rare() {
  std::vector<Usage> found = usage(shipped::everyCard());
  std::erase_if(found, [](const Usage& each) { return each.designs.size() > 1; });
  return found;
}

std::string page() {
  std::string text = R"(# Words that one card uses

This page is generated by a test. A word of the card language ([effects.md](effects.md)) that only one card wants (of the box,
the promos and the expansions) is a sign that the smaller idea behind it has not been found; here are those that remain, each
with the reason. No card has code of its own. `w13 lint --usage` lists them for your cards.

| word | card | reason |
| --- | --- | --- |
)";
  for (const Usage& each : rare()) {
    text += "| " + each.list + " `" + each.word + "` | " +
            (each.designs.empty() ? "none yet" : shipped::everyCard().of(each.designs.front()).name.en) + " | " +
            reasonFor(each) + " |\n";
  }
  return text;
}

}  // namespace

TEST_CASE("Every word that one card uses has its reason", "[cards]") {
  std::string without;
  std::map<std::string, bool> seen;
  for (const Usage& each : rare()) {
    seen[nameOf(each)] = true;
    if (reasonFor(each).empty()) without += nameOf(each) + "\n";
  }
  CHECK(without == "");
  std::string needless;  // a second card uses it now: take the reason out
  for (const auto& [word, reason] : reasons())
    if (!seen.contains(word)) needless += word + "\n";
  CHECK(needless == "");
}

TEST_CASE("The page of rare words is the generated one", "[cards]") {
  CHECK(shipped::isUpToDate("docs/words.md", page()));
}

TEST_CASE("Usage counts a word where a card says it, also in inner lists", "[cards]") {
  const auto users = [](const std::string& name) {
    std::vector<std::string> ids;
    for (const Usage& each : usage(shipped::cards()))
      if (nameOf(each) == name)
        for (const DesignId design : each.designs) ids.push_back(shipped::cards().of(design).id);
    return ids;
  };
  CHECK(users("verb take_back") == std::vector<std::string>{"francois-villons-inkwell", "szajdas-watch"});
  CHECK(users("condition same_face") == std::vector<std::string>{"premonition"});
  CHECK(users("query snag").size() == 5);
  CHECK(users("verb neutralize").size() > 10);
}
