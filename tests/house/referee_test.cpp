// Who plays for the program: each of its seats is asked once before each answer whether it responds.

#include "engine/house/match/referee.h"
#include "house/any_game.h"
#include "support/catch.h"

TEST_CASE("Seats of the program are asked once whether they respond, and again after the next move", "[house][bots]") {
  int asked = 0;
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    // given a match in which bots play all seats but the first
    const auto match = beginMatch(game.box, game.start(1));
    std::vector<std::string> bots(static_cast<std::size_t>(match->seats()), "random");
    bots.front().clear();
    house::Referee referee(*match, game.module, *game.box, bots);
    CHECK(referee.people() == kernel::SeatSet(kernel::seatAt(0)));
    CHECK_FALSE(referee.plays(kernel::seatAt(0)));
    kernel::Luck luck(3);
    kernel::Decision d;
    while (!match->over() && match->steps() < 400) {
      // when they have been asked and none has responded
      if (referee.asksForResponses()) ++asked;
      if (const auto move = referee.response()) {
        CHECK(referee.plays(move->seat));
        CHECK(match->mayInterject(move->seat));
        match->interject(move->seat, move->choice);
        continue;
      }
      // then they are not asked again before something happens, and not after an undo that leads back here
      CHECK_FALSE(referee.asksForResponses());
      CHECK_FALSE(referee.response());
      const kernel::Seat seat = match->asked().first();
      if (referee.plays(seat)) {
        const kernel::Move move = referee.answer(seat, d);
        CHECK(d.find(move.choice) >= 0);
        match->choose(seat, move.choice);
      } else {
        match->decision(seat, d);
        match->chooseIndex(seat, luck.pick(d.size(), kernel::ChanceOf::Card));
        if (match->mayUndo() && luck.pick(3, kernel::ChanceOf::Card) == 0) {
          match->undo();
          referee.askNoMore();
          CHECK_FALSE(referee.asksForResponses());
        }
      }
    }
    CHECK((!match->over() || !referee.asksForResponses()));
  }
  CHECK(asked > 10);
}

TEST_CASE("A bot that thinks ahead is given time to do so, however quickly people want its answers", "[house][bots]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    CHECK(game.module.leastDelay(std::vector<std::string>{"", "random", ""}) == 0);
    for (const house::BotAbout& bot : game.module.bots())
      CHECK(
          game.module.leastDelay(std::vector<std::string>{"", std::string(bot.id)}) ==
          (bot.id == "rule" || bot.id == "random" || bot.id == "wary" || bot.id == "loyal" ? 0 : house::kLeastThought));
  }
}
