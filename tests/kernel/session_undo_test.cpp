#include <algorithm>

#include "engine/kernel/session.h"
#include "kernel/vault_words.h"
#include "support/catch.h"

using namespace vault;
using kernel::RefusedError;
using kernel::ScriptError;
using kernel::Session;
using VaultSession = Session<Vault>;

namespace {

const Vault kGame;

/// A vault where saying something rolls a die of no consequence.
struct Rolling : Vault {
  void choose(State& state, const kernel::Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Vault::choose(state, move, chance, events, d);
    if (move.choice.verb == verb::Say) chance.pick(6, kernel::ChanceOf::Die);
  }
};
const Rolling kRolling;

std::string visitRefused(VaultSession& session, Seat seat, std::vector<Choice> visit) {
  try {
    session.choose(seat, visit);
  } catch (const RefusedError& error) {
    return error.what();
  }
  return "accepted";
}

}  // namespace

// ---- visits

TEST_CASE("A visit is applied as one group with one set of news, and taken back as one", "[session]") {
  VaultSession session = beforeLaying(kGame);
  const View before = viewOf(session, kAda);
  session.choose(kAda, std::vector{lay(14), sayGold()});

  REQUIRE(session.steps() == 8);
  CHECK(session.history()[6].group == session.history()[7].group);
  CHECK(session.history()[5].group != session.history()[6].group);
  const Events news = session.eventsFor(kCy);
  REQUIRE(news.size() == 2);
  CHECK(news[0].what == Happened::Laid);
  CHECK(news[1].what == Happened::Said);

  REQUIRE(session.mayUndo());
  session.undo();
  CHECK(session.steps() == 6);
  CHECK(viewOf(session, kAda) == before);
}

TEST_CASE("A visit with a wrong step is refused as a whole, and the step is named", "[session]") {
  VaultSession session = beforeLaying(kGame);
  const View before = viewOf(session, kAda);
  const Events news = session.eventsFor(kAda);
  std::string said;

  SECTION("a choice that is not offered then") {
    said = visitRefused(session, kAda, {lay(14), doubt()});
    CHECK(said == "step 2 of 2: question 4 to seat 0 does not offer verb 6 among its 2 choices");
  }
  SECTION("a step after the question has gone to another seat") {
    said = visitRefused(session, kAda, {lay(14), sayGold(), believe()});
    CHECK(said == "step 3 of 3: seat 0 cannot choose: the question is for seat 1");
  }
  SECTION("a seat that is not asked at all") {
    said = visitRefused(session, kBo, {lay(12)});
    CHECK(said == "step 1 of 1: seat 1 cannot choose: the question is for seat 0");
  }
  SECTION("no step at all") {
    said = visitRefused(session, kAda, {});
    CHECK(said == "a visit of seat 0 must have at least one choice");
  }
  CHECK(session.steps() == 6);
  CHECK(viewOf(session, kAda) == before);
  CHECK(session.eventsFor(kAda) == news);
  CHECK(decisionOf(session, kAda).find(lay(14)) >= 0);
}

TEST_CASE("What follows a step that needs chance cannot be part of the same visit", "[session]") {
  // given four thieves with the deck burnt up, so that drawing shuffles the discards
  VaultSession session = beforeLaying(kGame, 4);
  session.interject(kAda, burn(13));
  session.interject(kAda, burn(3));
  session.interject(kBo, burn(11));
  session.interject(kBo, burn(1));
  session.choose(kAda, std::vector{lay(2), sayGold()});
  session.choose(kBo, doubt());

  CHECK(visitRefused(session, kAda, {pass(), bid(0)}) ==
        "step 2 of 2: the step before needs chance or shows something new, so this one cannot be chosen yet");
  CHECK(visitRefused(session, kAda, {pass()}) == "accepted");
  CHECK_FALSE(session.outcomesOf(session.history().size() - 1).empty());
  CHECK_FALSE(session.mayUndo());
}

TEST_CASE("When chance gives out in the middle, nothing has changed", "[session]") {
  // given a script without a die
  Session<Rolling> session = beforeLaying(kRolling);
  const View before = viewOf(session, kAda);
  const Events news = session.eventsFor(kAda);
  REQUIRE(session.mayUndo() == false);

  SECTION("of a visit") { CHECK_THROWS_AS(session.choose(kAda, std::vector{lay(14), sayGold()}), ScriptError); }
  SECTION("of a choice") {
    session.choose(kAda, lay(14));
    CHECK_THROWS_AS(session.choose(kAda, sayGold()), ScriptError);
    CHECK(session.steps() == 7);
    CHECK(session.eventsFor(kAda).size() == 1);
    CHECK(decisionOf(session, kAda).question() == question::WhichMetal);
    session.undo();
  }
  CHECK(session.steps() == 6);
  CHECK(viewOf(session, kAda) == before);
  CHECK(decisionOf(session, kAda).question() == question::WhichCard);
  CHECK(session.sinceLastLook(kAda).size() == 9 + 3 + 1 + 3);  // dealt, hidden, the own bid, opened
  session.choose(kAda, pass());
  CHECK(session.eventsFor(kAda).empty());
}

// ---- undo

TEST_CASE("A choice from which nobody learns is taken back", "[session]") {
  VaultSession session = beforeLaying(kGame);
  const View before = viewOf(session, kBo);
  REQUIRE(session.undoable({kAda, lay(14)}));
  session.choose(kAda, lay(14));
  REQUIRE(session.mayUndo());

  session.undo();

  CHECK(viewOf(session, kBo) == before);
  CHECK(session.steps() == 6);
  CHECK(session.eventsFor(kBo).empty());
  CHECK(decisionOf(session, kAda).size() == 4);
  session.choose(kAda, lay(13));  // and the game goes on
  CHECK(viewOf(session, kAda).laid == Ids{13});
}

TEST_CASE("Several choices of one seat are taken back one after the other", "[session]") {
  VaultSession session = beforeLaying(kGame);
  session.choose(kAda, lay(14));
  session.choose(kAda, sayGold());

  session.undo();
  CHECK(decisionOf(session, kAda).question() == question::WhichMetal);
  session.undo();
  CHECK(decisionOf(session, kAda).question() == question::WhichCard);
  CHECK_FALSE(session.mayUndo());  // the bids are open
  CHECK_THROWS_AS(session.undo(), RefusedError);
}

TEST_CASE("What somebody has learnt stays learnt", "[session]") {
  VaultSession session = beforeLaying(kGame);

  SECTION("a card drawn, even by an interjection") {
    CHECK_FALSE(session.undoable({kCy, burn(7), kernel::How::Interjection}));
    session.interject(kCy, burn(7));
  }
  SECTION("a place that everybody saw empty") {
    session.choose(kAda, pass());
    CHECK_FALSE(session.undoable({kAda, search(kBo, 3)}));
    session.choose(kAda, search(kBo, 3));
  }
  SECTION("a card turned over") {
    session.choose(kAda, lay(14));
    session.choose(kAda, sayGold());
    CHECK_FALSE(session.undoable({kBo, doubt()}));
    CHECK(session.undoable({kBo, believe()}));
    session.choose(kBo, doubt());
  }
  CHECK_FALSE(session.mayUndo());
  const int steps = session.steps();
  CHECK_THROWS_AS(session.undo(), RefusedError);
  CHECK(session.steps() == steps);
}

TEST_CASE("A visit ends with the first step from which somebody learns", "[session]") {
  // given a game whose seats learn from a card that is laid, and from nothing else
  struct Peeking : Vault {
    bool learned(const State& before, const State& after, Seat) const {
      return before.world.laid.size() != after.world.laid.size();
    }
  };
  const Peeking game;
  Session<Peeking> session = beforeLaying(game);

  CHECK_THROWS_AS(session.choose(kAda, std::vector{lay(14), sayGold()}), RefusedError);
  CHECK(session.steps() == 6);  // all or nothing

  session.choose(kAda, lay(14));
  CHECK_FALSE(session.mayUndo());
}

TEST_CASE("A choice that used chance cannot be taken back, though nobody learnt from it", "[session]") {
  Session<Rolling> session(kRolling, {2}, 5);
  for (const Seat seat : {kAda, kBo}) session.choose(seat, hide(0));
  for (const Seat seat : {kAda, kBo}) session.choose(seat, bid(seat == kAda ? 1 : 0));
  session.chooseIndex(kAda, 1);
  REQUIRE(session.mayUndo());
  REQUIRE_FALSE(session.undoable({kAda, sayGold()}));

  session.choose(kAda, sayGold());

  CHECK(session.outcomesOf(session.history().size() - 1).size() == 1);
  CHECK_FALSE(session.mayUndo());
}

TEST_CASE("Nothing is taken back once another seat has answered, not even if that answer was taken back", "[session]") {
  VaultSession session = beforeLaying(kGame);
  CHECK_FALSE(session.mayUndo());
  CHECK_THROWS_AS(session.undo(), RefusedError);
  session.choose(kAda, std::vector{lay(14), sayGold()});
  REQUIRE(session.mayUndo());

  session.choose(kBo, believe());
  REQUIRE(session.mayUndo());
  session.undo();

  CHECK_FALSE(session.mayUndo());  // Ada has heard an answer
  session.choose(kBo, believe());
  CHECK(session.mayUndo());
  CHECK(session.steps() == 9);
}

TEST_CASE("A sealed answer stays sealed", "[session]") {
  VaultSession session(kGame, {3}, std::make_unique<kernel::Script>());
  CHECK_FALSE(session.undoable({kAda, hide(0)}));

  session.choose(kAda, hide(0));

  CHECK_FALSE(session.mayUndo());
}

// ---- looks

TEST_CASE("Since its last look a seat is told what happened, as it learns it", "[session]") {
  VaultSession session = beforeLaying(kGame);
  const Events all = session.sinceLastLook(kBo);
  REQUIRE(all.size() == 9 + 3 + 1 + 3);  // dealt, hidden, the own bid, opened
  CHECK(all[2].veiled);                  // Ada's card
  CHECK(all[3].noun == of(CardId{12}));  // the own
  CHECK(all[10].noun == placeOf(kBo, 1));

  session.looked(kBo);
  CHECK(session.sinceLastLook(kBo).empty());
  CHECK(session.sinceLastLook(kAda).size() == 16);

  session.choose(kAda, lay(14));
  session.interject(kCy, burn(7));
  const Events news = session.sinceLastLook(kBo);
  REQUIRE(news.size() == 3);
  CHECK(news[0].what == Happened::Laid);
  CHECK(news[1].noun == of(CardId{7}));
  CHECK(news[2].veiled);  // what Cy drew

  session.looked(kBo);
  session.looked(kBo);  // looking on is no second look
  REQUIRE(session.looks().size() == 2);
  CHECK(session.looks()[1] == kernel::Look{kBo, 8});
  CHECK(session.sinceLastLook(kBo).empty());
}

TEST_CASE("What is done again after undo is news to a seat that had looked before", "[session]") {
  VaultSession session = beforeLaying(kGame);
  session.choose(kAda, lay(14));
  session.looked(kBo);
  session.undo();
  CHECK(session.sinceLastLook(kBo).empty());

  session.choose(kAda, lay(13));

  CHECK(session.sinceLastLook(kBo).size() == 1);
}

// ---- branches

TEST_CASE("A branch stands where the game stood, and the two go their own ways", "[session]") {
  VaultSession session = beforeLaying(kGame);
  const View atCard = viewOf(session, kAda);
  session.looked(kAda);
  session.choose(kAda, std::vector{lay(14), sayGold()});
  session.looked(kBo);

  VaultSession other = session.branch(6, std::make_unique<kernel::Luck>(1));
  CHECK(other.steps() == 6);
  CHECK(viewOf(other, kAda) == atCard);
  CHECK(decisionOf(other, kAda).question() == question::WhichCard);
  CHECK(other.eventsFor(kAda).empty());
  CHECK(other.sinceLastLook(kAda).empty());
  CHECK(std::ranges::equal(other.opening(), session.opening()));

  other.choose(kAda, lay(13));
  CHECK(other.sinceLastLook(kAda).size() == 1);
  CHECK(viewOf(other, kAda).laid == Ids{13});
  CHECK(viewOf(session, kAda).laid == Ids{14});
  CHECK(session.steps() == 8);
}

TEST_CASE("A branch keeps the limits of undo", "[session]") {
  VaultSession session = beforeLaying(kGame);
  session.choose(kAda, lay(14));
  session.choose(kAda, sayGold());
  session.choose(kBo, believe());

  VaultSession other = session.branch(9, std::make_unique<kernel::Script>());
  REQUIRE(other.mayUndo());
  other.undo();
  CHECK_FALSE(other.mayUndo());  // Bo had answered
  CHECK(session.branch(8, std::make_unique<kernel::Script>()).mayUndo());
  CHECK_FALSE(session.branch(6, std::make_unique<kernel::Script>()).mayUndo());
}

TEST_CASE("There is no branch from a step that was not played", "[session]") {
  VaultSession session = beforeLaying(kGame);

  CHECK_THROWS_AS(session.branch(7, std::make_unique<kernel::Script>()), RefusedError);
  CHECK_THROWS_AS(session.branch(-1, std::make_unique<kernel::Script>()), RefusedError);
  CHECK(session.branch(6, std::make_unique<kernel::Script>()).steps() == 6);
}
