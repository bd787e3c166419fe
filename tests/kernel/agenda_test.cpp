#include "engine/kernel/agenda.h"

#include <string>
#include <vector>

#include "engine/kernel/errors.h"
#include "support/catch.h"

// A table with a purse on it, and every kind of step.
namespace purse {

using namespace kernel;

struct World {
  int coins = 0;
  int sealed[3] = {-1, -1, -1};
};

struct Twice {};  // a procedure that puts two others on
struct Say {
  char word;
};  // a procedure that notes its turn
struct Spend {
  Seat seat;
};  // asks which coin to spend; nobody can be asked with an empty purse
struct Forced {
  Seat seat;
};                    // asks the same but answers itself when there is one coin
struct SealedAll {};  // asks three seats at the same time

using Steps = kernel::Agenda<8, Twice, Say, Spend, Forced, SealedAll>;

struct Table {
  World world;
  Steps agenda;
  std::string said = {};
  std::vector<Choice> automatically = {};
  const World& now() const { return world; }
  void automatic(Seat, Choice choice) { automatically.push_back(choice); }
};

void resume(Twice, Table& t) { t.agenda.run(Say{'a'}, Say{'b'}); }
void resume(Say step, Table& t) { t.said += step.word; }

void listCoins(const World& w, Decision& d) {
  for (int coin = 1; coin <= w.coins; ++coin) d.offer({1, {1, static_cast<std::uint16_t>(coin)}});
}
void ask(Spend q, const World& w, Decision& d) {
  d.ask(q.seat, 1, Rule{1}, Openness::Public);
  listCoins(w, d);
}
void answer(Spend, Table& t, Choice c) { t.world.coins -= c.noun.index; }

void ask(Forced q, const World& w, Decision& d) {
  d.ask(q.seat, 2, Rule{1}, Openness::Public, {.automatic = true});
  listCoins(w, d);
}
void answer(Forced, Table& t, Choice c) { t.world.coins -= c.noun.index; }

SeatSet asked(SealedAll, const World& w) {
  SeatSet open;
  for (int at = 0; at < 3; ++at)
    if (w.sealed[at] < 0) open |= seatAt(at);
  return open;
}
void ask(SealedAll, const World&, Seat seat, Decision& d) {
  d.ask(seat, 3, Rule{1}, Openness::Secret);
  for (std::uint16_t number = 0; number < 2; ++number) d.offer({1, {1, number}});
}
void answer(SealedAll, Table& t, Seat seat, Choice c) { t.world.sealed[index(seat)] = c.noun.index; }

constexpr Seat kAda = seatAt(0), kBo = seatAt(1), kCy = seatAt(2);

}  // namespace purse

using namespace purse;

TEST_CASE("Steps are done from the first to the last, and each may put more on before the next", "[agenda]") {
  Table t;
  t.agenda.run(Say{'1'}, Twice{}, Say{'2'});

  Decision d;
  settle(t.agenda, t, d);

  CHECK(t.said == "1ab2");
  CHECK(t.agenda.empty());
  CHECK(d.empty());
  CHECK(d.seat() == Seat::Table);
}

TEST_CASE("Settling stops at a question with its choices in the caller's buffer", "[agenda]") {
  Table t;
  t.world.coins = 2;
  t.agenda.run(Say{'1'}, Spend{kBo}, Say{'2'});

  Decision d, scratch;
  settle(t.agenda, t, d);

  CHECK(t.said == "1");
  CHECK(d.seat() == kBo);
  CHECK(d.size() == 2);
  CHECK(asked(t.agenda, t.now(), scratch) == SeatSet(kBo));

  reply(t.agenda, t, kBo, d[1]);
  settle(t.agenda, t, d);
  CHECK(t.world.coins == 0);
  CHECK(t.said == "12");
}

TEST_CASE("A question nobody can answer is skipped", "[agenda]") {
  Table t;
  t.agenda.run(Spend{kAda}, Say{'2'});

  Decision d;
  settle(t.agenda, t, d);

  CHECK(t.said == "2");
  CHECK(d.empty());
}

TEST_CASE("A single choice is taken by itself where the question says so, and only there", "[agenda]") {
  Table t;
  t.world.coins = 1;
  Decision d;

  SECTION("the question says so") {
    t.agenda.run(Forced{kAda}, Say{'2'});
    settle(t.agenda, t, d);
    CHECK(t.said == "2");
    CHECK(t.world.coins == 0);
    REQUIRE(t.automatically.size() == 1);
    CHECK(t.automatically[0] == Choice{1, {1, 1}});
  }
  SECTION("with two choices it asks all the same") {
    t.world.coins = 2;
    t.agenda.run(Forced{kAda});
    settle(t.agenda, t, d);
    CHECK(d.size() == 2);
    CHECK(t.automatically.empty());
  }
  SECTION("another question asks for the single choice") {
    t.agenda.run(Spend{kAda});
    settle(t.agenda, t, d);
    CHECK(d.size() == 1);
    CHECK(t.automatically.empty());
  }
}

TEST_CASE("A question looks again after something was put on top of it", "[agenda]") {
  Table t;
  t.world.coins = 3;
  t.agenda.run(Spend{kAda}, Say{'2'});
  Decision d;
  settle(t.agenda, t, d);
  REQUIRE(d.size() == 3);

  // when an interjection takes a coin away while the question waits
  t.agenda.run(Spend{kBo});
  settle(t.agenda, t, d);
  REQUIRE(d.seat() == kBo);
  reply(t.agenda, t, kBo, d[0]);
  settle(t.agenda, t, d);

  // then the question below has one choice fewer
  CHECK(d.seat() == kAda);
  CHECK(d.size() == 2);

  SECTION("and is skipped when nothing is left to choose") {
    t.world.coins = 0;
    settle(t.agenda, t, d);
    CHECK(t.said == "2");
  }
}

TEST_CASE("A sealed question stays until nobody is left to ask, in any order", "[agenda]") {
  Table t;
  t.agenda.run(SealedAll{}, Say{'2'});
  Decision d, scratch;
  settle(t.agenda, t, d);

  // the table's decision is the first asked seat's; every open seat has its own
  CHECK(asked(t.agenda, t.now(), scratch) == SeatSet::firstOf(3));
  CHECK(d.seat() == kAda);
  decide(t.agenda, t.now(), kCy, d);
  CHECK(d.seat() == kCy);
  CHECK(d.size() == 2);

  reply(t.agenda, t, kCy, d[1]);
  settle(t.agenda, t, d);
  CHECK(asked(t.agenda, t.now(), scratch) == SeatSet::firstOf(2));
  decide(t.agenda, t.now(), kCy, scratch);
  CHECK(scratch.empty());

  reply(t.agenda, t, kAda, d[0]);
  settle(t.agenda, t, d);
  CHECK(d.seat() == kBo);
  CHECK(t.said.empty());

  reply(t.agenda, t, kBo, d[0]);
  settle(t.agenda, t, d);
  CHECK(t.world.sealed[2] == 1);
  CHECK(t.said == "2");
  CHECK(t.agenda.empty());
}

TEST_CASE("The nearest step of a kind is found from the top down", "[agenda]") {
  Steps agenda;
  agenda.run(Spend{kAda}, Say{'x'}, Spend{kBo});

  REQUIRE(agenda.nearest<Spend>() != nullptr);
  CHECK(agenda.nearest<Spend>()->seat == kAda);
  CHECK(agenda.nearest<SealedAll>() == nullptr);
  CHECK(std::holds_alternative<Say>(agenda.at(1)));
  agenda.nearest<Spend>()->seat = kCy;
  CHECK(std::get<Spend>(agenda.top()).seat == kCy);
  agenda.pop();
  CHECK(agenda.size() == 2);
  CHECK(agenda.nearest<Spend>()->seat == kBo);
  agenda.clear();
  CHECK(agenda.empty());
}

TEST_CASE("An agenda with no room for another step refuses it, instead of writing beyond its end", "[agenda]") {
  Steps agenda;
  for (int step = 0; step < 8; ++step) agenda.push(Say{'a'});
  CHECK_THROWS_AS(agenda.push(Say{'b'}), kernel::DataError);
  CHECK(agenda.size() == 8);
}
