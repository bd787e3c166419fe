// Any game is played to its end by its own bots, with as many as can play it.

#include "engine/kernel/errors.h"
#include "house/any_game.h"
#include "support/catch.h"

using kernel::Decision;
using kernel::Luck;
using kernel::seatAt;

namespace {

/// All seats are played by one kind of bot; false if it does not come to an end.
bool playedOut(const any::Game& game, house::Match& match, std::string_view name, std::uint64_t seed) {
  const auto bot = game.module.bot(name, *game.box);
  Luck luck(seed);
  for (int moves = 0; moves < 10'000; ++moves) {
    if (match.over()) return true;
    Decision d;
    for (int at = 0; at < match.seats(); ++at) {
      if (!match.mayInterject(seatAt(at))) continue;
      match.interjections(seatAt(at), d);
      if (const auto wanted = bot->interject(match, seatAt(at), d, luck)) match.interject(seatAt(at), d[*wanted]);
    }
    if (match.over()) return true;
    const kernel::Seat seat = match.asked().first();
    match.decision(seat, d);
    match.chooseIndex(seat, bot->choose(match, d, luck));
  }
  return false;
}

}  // namespace

TEST_CASE("Each bot of any game plays it to the end, with each number of seats", "[house][bots]") {
  for (const any::Game& game : any::games()) {
    REQUIRE_FALSE(game.starts.empty());
    REQUIRE_FALSE(game.module.bots().empty());
    for (const house::BotAbout& bot : game.module.bots())
      for (std::uint64_t seed = 0; seed < game.starts.size(); ++seed) {
        INFO(game.id() << ", bot " << bot.id << ", seed " << seed);
        const auto match = beginMatch(game.box, game.start(seed));
        CHECK(playedOut(game, *match, bot.id, seed));
        CHECK_FALSE(game.voice(*match, house::Language::English)->ending().empty());
      }
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
