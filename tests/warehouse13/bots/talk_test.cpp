// Table talk of the rule-of-thumb bot: what it says, and what it makes of what others say.

#include "engine/bots/talk.h"

#include "support/catch.h"
#include "warehouse13/bots/position.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using position::card;
using position::die;
using position::kMe;
using position::kOther;
using position::Seen;

namespace {

constexpr Clue kLore{Symbol::Lore, 1};
constexpr Clue kTech{Symbol::Tech, 1};

/// A round of an Episode that goes well, with a clue in Leads that seat 0 can pay for, and one that it cannot.
Seen round(int number = 1) {
  Seen seen;
  for (int n = 0; n < 3; ++n) {
    seen.lay(die(Symbol::Logic, n), Spot::Claimed, {Symbol::Logic, 1}, seatAt(2));
    seen.lay(die(Symbol::Intuition, n), Spot::Claimed, {Symbol::Intuition, 1}, seatAt(3));
  }
  for (int n = 1; n < 3; ++n) {
    seen.lay(die(Symbol::Tech, n), Spot::Claimed, {Symbol::Logic, 2}, kMe);
    seen.lay(die(Symbol::Lore, n), Spot::Claimed, {Symbol::Logic, 2}, kMe);
  }
  seen.handsOf(6).hold("tesla").lay(die(Symbol::Tech), Spot::Leads, kTech).lay(die(Symbol::Lore), Spot::Leads, kLore);
  seen.view.phase = Phase::Investigation;
  seen.view.episode = 1;
  seen.view.round = static_cast<std::uint16_t>(number);
  return seen;
}

/// What a bot says in this position, having heard what was said before; a sentence that is none: nothing.
kernel::Remark says(const Seen& seen, Tongue tongue = Tongue::Lies, const std::vector<kernel::Said>& heard = {}) {
  RuleBot bot(shipped::cards(), Hidden::Sabotages, nullptr, tongue);
  kernel::Luck luck(1);
  View table = seen.view;
  table.viewer = Seat::Table;
  const std::vector<kernel::Remark> offers = remarksFor(kMe, table);
  if (!heard.empty()) bot.talker()->hear(seen.view, heard);
  const std::optional<int> wanted = bot.talker()->say(seen.view, offers, luck);
  return wanted ? offers[static_cast<std::size_t>(*wanted)] : kernel::Remark{kSays, {}};
}

/// How much seat 1 is suspected once these views were seen and this was said after the first.
double suspected(const std::vector<Seen>& views, const std::vector<kernel::Said>& said) {
  RuleBot bot(shipped::cards());
  kernel::Luck luck(1);
  bool first = true;
  for (const Seen& each : views) {
    (void)bot.interject(each.view, each.asked, luck);
    if (std::exchange(first, false)) bot.talker()->hear(each.view, said);
  }
  return bot.suspicion().of(kOther, views.back().view);
}

const kernel::Said kPlan{kOther, remarkOf(Says::PlanClue, of(kLore)), 0};

}  // namespace

TEST_CASE("An Agent announces a clue that it can pay for", "[bots][talk]") {
  CHECK(says(round()) == remarkOf(Says::PlanClue, of(kTech)));
  // but none that another has announced
  CHECK(says(round(), Tongue::Lies, {{kOther, remarkOf(Says::PlanClue, of(kTech)), 0}}).sentence == kSays);
}

TEST_CASE("A Traitor who lies announces a clue that others could take, an honest one only what it can pay for",
          "[bots][talk]") {
  Seen seen = round();
  seen.view.isTraitor = true;
  seen.view.seats[0].traitor = true;
  seen.view.dice[die(Symbol::Tech)].spot = Spot::Supply;
  // when nothing has been let go yet, nobody is below the average: nothing is announced that cannot be paid for
  CHECK(says(seen, Tongue::Honest).sentence == kSays);
  CHECK(says(seen, Tongue::Silent).sentence == kSays);
}

TEST_CASE("Whoever is named says that it is clean, the Traitor too unless it is honest or silent", "[bots][talk]") {
  Seen seen = round();
  seen.view.vote.caller = kOther;
  seen.view.vote.named = kMe;
  CHECK(says(seen) == remarkOf(Says::Clean));
  seen.view.isTraitor = true;
  CHECK(says(seen) == remarkOf(Says::Clean));
  CHECK(says(seen, Tongue::Honest).sentence == kSays);
  CHECK(says(seen, Tongue::Silent).sentence == kSays);
}

TEST_CASE("Where nobody is suspected more than another nobody is accused, however few play", "[bots][talk]") {
  for (const int players : {3, 4, 5}) {
    INFO(players << " players");
    Seen seen = round();
    seen.view.players = static_cast<std::uint8_t>(players);
    for (const bool traitor : {false, true}) {
      seen.view.isTraitor = traitor;
      CHECK(says(seen).sentence != static_cast<int>(Says::Suspect));
    }
  }
}

TEST_CASE("Who announced a clue and claimed it is suspected less, who left it lying more", "[bots][talk]") {
  const Seen before = round();
  Seen kept = round(2);
  kept.lay(die(Symbol::Lore), Spot::Claimed, kLore, kOther);
  const Seen left = round(2);
  Seen taken = round(2);
  taken.lay(die(Symbol::Lore), Spot::Claimed, kLore, seatAt(2));
  CHECK(suspected({before, kept}, {kPlan}) < suspected({before, kept}, {{kOther, remarkOf(Says::AskInstant), 0}}));
  CHECK(suspected({before, left}, {kPlan}) > suspected({before, left}, {{kOther, remarkOf(Says::AskInstant), 0}}));
  // and who was forestalled has not broken its word
  CHECK(suspected({before, taken}, {kPlan}) ==
        Approx(suspected({before, taken}, {{kOther, remarkOf(Says::AskInstant), 0}})));
}

TEST_CASE("An accusation counts once in an Episode, by how its accuser stands", "[bots][talk]") {
  const kernel::Said accused{seatAt(2), remarkOf(Says::Suspect, of(kOther)), 0};
  const double none = suspected({round()}, {});
  const double once = suspected({round()}, {accused});
  CHECK(once > none);
  CHECK(suspected({round()}, {accused, accused}) == Approx(once));
  // given an accuser whom all others have accused, who has about half of the table's suspicion, then it is not believed
  std::vector<kernel::Said> all;
  for (const Seat seat : {kMe, kOther, seatAt(3)}) all.push_back({seat, remarkOf(Says::Suspect, of(seatAt(2))), 0});
  const double before = suspected({round()}, all);
  all.push_back(accused);
  CHECK(suspected({round()}, all) == Approx(before).epsilon(0.05));
}

TEST_CASE("Without talk a bot plays as if there were none", "[bots][talk]") {
  const Seen seen = round();
  const Needs unused{};
  const Suspicion nobody;
  const Outlook o{seen.view, shipped::cards(), unused, nobody};
  CHECK(worthOfPlan(o, die(Symbol::Tech)) == 0);
  CHECK(worthOfSparing(o, die(Symbol::Tech)) == 0);
  CHECK_FALSE(boundByWord(o));
}

TEST_CASE("What another Agent has announced is spared, what I have announced is taken", "[bots][talk]") {
  const Seen seen = round();
  const Needs unused{};
  const Suspicion nobody;
  Plans plans;
  const Outlook o{seen.view, shipped::cards(), unused, nobody, Hidden::Sabotages, &plans};
  plans.of[kOther] = kLore;
  CHECK(worthOfSparing(o, die(Symbol::Lore)) < 0);
  CHECK(worthOfSparing(o, die(Symbol::Tech)) == 0);
  plans.of[kMe] = kTech;
  CHECK(worthOfPlan(o, die(Symbol::Tech)) > 0);
  CHECK(worthOfSparing(o, die(Symbol::Tech)) < 0);
}
