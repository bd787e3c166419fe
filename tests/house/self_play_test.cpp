// Any game is played to its end by its own bots, with as many as can play it.

#include "measure/self_play.h"

#include <set>

#include "engine/kernel/errors.h"
#include "house/any_game.h"
#include "support/catch.h"

TEST_CASE("Each bot of any game plays it to the end, with each number of seats", "[house][bots]") {
  for (const any::Game& game : any::games()) {
    REQUIRE_FALSE(game.starts.empty());
    REQUIRE_FALSE(game.module.bots().empty());
    for (const house::BotAbout& bot : game.module.bots())
      for (std::uint64_t seed = 0; seed < game.starts.size(); ++seed) {
        INFO(game.id() << ", bot " << bot.id << ", seed " << seed);
        const auto match = beginMatch(game.box, game.start(seed));
        const std::vector<std::string> everywhere(static_cast<std::size_t>(match->seats()), std::string(bot.id));
        house::Referee bots(*match, game.module, *game.box, everywhere, seed);
        CHECK(bots.people().empty());
        int looks = 0;
        bots.stopWhen([&] { return ++looks % 2 == 0; });  // those that think ahead do so for a moment
        CHECK(house::playOut(*match, bots).choices > match->steps());
        CHECK(match->over());
        CHECK_FALSE(game.voice(*match, house::Language::English)->ending().empty());
      }
  }
}

TEST_CASE("Matches of any game that bots play are counted, the same on any number of threads", "[house][bots]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    measure::SelfPlay plan{game.module, game.box, game.start(1).setup, {}};
    plan.bots.assign(plan.setup.roles.size(), std::string(game.module.bots().front().id));
    plan.matches = 12;
    const measure::SelfPlayed one = measure::selfPlay(plan);
    plan.threads = 3;
    const measure::SelfPlayed three = measure::selfPlay(plan);
    CHECK(one.matches == 12);
    CHECK(one.failures.empty());
    CHECK(three.wonAlone == one.wonAlone);
    CHECK(three.wonTogether == one.wonTogether);
    CHECK(three.score == one.score);
    CHECK(three.moves == one.moves);
    CHECK(three.choices == one.choices);
    // each match is won by nobody, by one seat, or by several together
    CHECK(one.shortest <= one.moves / 12);
    CHECK(one.longest >= one.moves / 12);
    int alone = one.wonByNobody, together = 0;
    for (const int wins : one.wonAlone) alone += wins;
    for (const int wins : one.wonTogether) together += wins;
    CHECK(alone <= 12);
    CHECK(together >= 2 * (12 - alone));
  }
}

TEST_CASE("Roles and options of any game can be drawn for each match, the same for the same seed", "[house][bots]") {
  for (const any::Game& game : any::games()) {
    measure::SelfPlay plan{game.module, game.box, game.start(1).setup, {}};
    plan.mixed = true;
    std::set<std::vector<std::string>> roles, options;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      const house::SetupValues drawn = setupOf(plan, seed);
      INFO(game.id() << ", seed " << seed);
      CHECK(game.box->fault(drawn).empty());
      CHECK(drawn.roles.size() == plan.setup.roles.size());
      CHECK(drawn.options == setupOf(plan, seed).options);
      roles.insert(drawn.roles);
      options.insert(drawn.options);
    }
    const house::SetupForm form = game.module.form(*game.box);
    CHECK((roles.size() > 5) == (form.roles.size() > 1));
    CHECK((options.size() > 5) == (form.options.size() > 1));
  }
}

TEST_CASE("Matches of any game keep their invariants and give nothing away, with any options", "[house][bots]") {
  for (const any::Game& game : any::games())
    for (const house::BotAbout& bot : game.module.bots()) {
      measure::SelfPlay plan{game.module, game.box, game.start(1).setup, {}};
      plan.bots.assign(plan.setup.roles.size(), std::string(bot.id));
      plan.matches = 21;
      plan.mixed = plan.check = true;
      plan.stop = [] { return true; };
      const measure::SelfPlayed played = measure::selfPlay(plan);
      INFO(game.id() << ", bot " << bot.id << (played.failures.empty() ? "" : ": " + played.failures[0].what));
      CHECK(played.failures.empty());
      CHECK(played.fairPlay == 2);
    }
}

TEST_CASE("A match of bots that fails is counted as failed, with its seed", "[house][bots]") {
  for (const any::Game& game : any::games()) {
    measure::SelfPlay plan{game.module, game.box, game.start(1).setup, {}};
    plan.bots.assign(plan.setup.roles.size(), "nobody");
    plan.matches = 2;
    plan.seed = 7;
    const measure::SelfPlayed played = measure::selfPlay(plan);
    REQUIRE(played.failures.size() == 2);
    CHECK(played.failures[0].seed == 7);
    CHECK(played.failures[1].what.find("nobody") != std::string::npos);
  }
}

TEST_CASE("A bot that a game does not have is refused with those it has", "[house][bots]") {
  for (const any::Game& game : any::games()) {
    const std::string fault = faultOfBot(game.module, "nobody");
    INFO(fault);
    CHECK(fault.find("nobody") != std::string::npos);
    for (const house::BotAbout& bot : game.module.bots()) {
      CHECK(fault.find(bot.id) != std::string::npos);
      CHECK(faultOfBot(game.module, bot.id).empty());
    }
    CHECK_THROWS_AS(game.module.bot("nobody", *game.box), kernel::RefusedError);
  }
}

TEST_CASE("A set-up that any game cannot play is refused with a sentence, and nothing begins", "[house][set-up]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    const house::SetupForm form = game.module.form(*game.box);
    CHECK_THROWS_AS(game.module.completed({}, form.most + 1, *game.box), kernel::RefusedError);
    CHECK_THROWS_AS(game.module.completed({}, 1, *game.box), kernel::RefusedError);
    house::Start odd = game.start(1);
    odd.setup.options = {"no-such-option"};
    CHECK_FALSE(faultOfOption(form, "no-such-option").empty());
    CHECK(game.box->fault(odd.setup).find("no-such-option") != std::string::npos);
    CHECK_THROWS_AS(beginMatch(game.box, odd), kernel::RefusedError);
    for (const std::string& option : form.options)
      CHECK(faultOfOption(form, option.substr(0, option.find(".."))).empty());
  }
}
