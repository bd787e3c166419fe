// The search plays a game made up for it: one seat walks through doors, chance closes some of them.

#include <cmath>
#include <thread>

#include "engine/kernel/errors.h"
#include "engine/search/search_bot.h"
#include "support/catch.h"

using namespace kernel;
using search::Candidate, search::Effort, search::Search, search::Weighed;

namespace {

constexpr Seat kMe = seatAt(0), kOther = seatAt(1);

/// What the seat sees: how it has gone so far.
struct Walk {
  int doors = 0;  ///< it has gone through
  int first = -1, second = -1, third = -1;
  bool secret = false;  ///< only a dream knows
  friend bool operator==(const Walk&, const Walk&) = default;
};

/// Two doors of three each, and between them one of the other seat's; or three, and two. A rule says what the way is
/// worth.
class Doors final : public Dreams<Walk> {
 public:
  using Worth = double (*)(const Walk&);
  /// `begun`: how it has gone so far.
  explicit Doors(Worth worth, int doors = 3, const Walk& begun = {}) : worth_(worth), doors_(doors), begun_(begun) {}

  void deal(Seat, const Odds& odds, Luck& luck) override {
    now_ = begun_;
    now_.secret = luck.pick(4, ChanceOf::Card) == 0 || odds[kOther] > 0;  // one dream in four, if nobody is suspected
    ++dealt;
  }
  std::unique_ptr<Dreams> another() const override { return std::make_unique<Doors>(worth_, doors_, begun_); }
  int seats() const override { return 2; }
  Result result() const override {
    Result result;
    result.over = now_.doors == doors_;
    return result;
  }
  void decision(Decision& d) const override {
    d.ask(now_.doors % 2 == 1 ? kOther : kMe, static_cast<std::uint16_t>(now_.doors + 1), Rule::None, Openness::Public);
    if (now_.doors == doors_) return;
    for (std::uint16_t door = 0; door < 3; ++door) d.offer({1, {1, door}});
  }
  bool mayInterject(Seat) const override { return false; }
  void interjections(Seat, Decision& d) const override { d.clear(); }
  void view(Seat, Walk& view) const override { view = now_; }
  void choose(const Move& move, Chance&, Decision& next) override {
    if (now_.doors == 0 && move.choice.noun.index == crowded) throw NoRoomError("there is no room behind this door");
    if (now_.doors == 0) now_.first = move.choice.noun.index;
    if (now_.doors == 2) now_.second = move.choice.noun.index;
    if (now_.doors == 4) now_.third = move.choice.noun.index;
    ++now_.doors;
    decision(next);
  }
  double worth() const { return worth_(now_); }
  static inline int dealt = 0;
  static inline int crowded = -1;  ///< the first door behind which there is no room

 private:
  Worth worth_;
  int doors_;
  Walk begun_;
  Walk now_ = begun_;
};

/// By rule of thumb everybody takes the first door.
class FirstDoor : public search::Guide<Walk> {
 public:
  std::unique_ptr<Guide> another() const override { return std::make_unique<FirstDoor>(); }
  int choose(const Walk&, const Decision&, Luck&) override { return 0; }
  std::optional<int> interject(const Walk&, const Decision&, Luck&) override { return std::nullopt; }
  bool ends(const Walk&, int) override { return false; }
  double worth(const Dreams<Walk>& dream, Seat) override { return static_cast<const Doors&>(dream).worth(); }
};

/// The same, of somebody who is sure of the other's secret.
class Sure final : public FirstDoor {
 public:
  std::unique_ptr<Guide> another() const override { return std::make_unique<Sure>(); }
  Odds odds() const override {
    Odds odds;
    odds[kOther] = 1;
    return odds;
  }
};

/// The same, of a game whose doors are taken by habit.
class NoSearch final : public FirstDoor {
 public:
  std::unique_ptr<Guide> another() const override { return std::make_unique<NoSearch>(); }
  bool byHabit(const Decision&) const override { return true; }
};

/// By habit the last door is taken.
class LastDoor final : public Bot<Walk> {
 public:
  int choose(const Walk&, const Decision& d, Luck&) override { return d.size() - 1; }
  std::optional<int> interject(const Walk&, const Decision&, Luck&) override { return std::nullopt; }
};

/// What a bot with that habit chooses at first.
int chosen(Doors::Worth worth, bool dreams, std::uint64_t seed = 1,
           std::unique_ptr<search::Guide<Walk>> guide = std::make_unique<FirstDoor>()) {
  Doors doors(worth);
  Decision d;
  doors.decision(d);
  const Bot<Walk>::Given given{doors};
  search::SearchBot<Walk> bot(std::make_unique<LastDoor>(), std::move(guide), 100);
  if (dreams) bot.give(&given);
  Luck luck(seed);
  return bot.choose(Walk{}, d, luck);
}

/// All doors to choose from.
std::vector<Candidate> three() {
  std::vector<Candidate> all;
  for (std::uint16_t door = 0; door < 3; ++door) all.emplace_back(Move{kMe, {1, {1, door}}});
  return all;
}

std::vector<Weighed> weighed(Doors::Worth worth, const Effort& effort, std::uint64_t seed = 1,
                             const search::Guide<Walk>& guide = FirstDoor()) {
  const Doors doors(worth);
  const std::vector<Candidate> all = three();
  return Search<Walk>(doors, guide, kMe, all, effort, seed).weigh();
}

}  // namespace

TEST_CASE("What wins in more dreams is weighed higher, whatever wins in the dream at hand", "[search]") {
  // given a door that wins in the one dream out of four, and one that wins in the others
  const auto worth = [](const Walk& walk) { return walk.first == (walk.secret ? 2 : 1) ? 1.0 : 0.0; };

  const std::vector<Weighed> found = weighed(worth, {.dreams = 300});

  CHECK(found.front().candidate == 1);
  CHECK(found.front().worth > 0.6);
  CHECK(found.front().worth < 0.9);
}

TEST_CASE("Dreams are dealt by whom the guide suspects", "[search]") {
  // given a door that wins in the one dream out of four that somebody believes in
  const auto worth = [](const Walk& walk) { return walk.first == (walk.secret ? 2 : 1) ? 1.0 : 0.0; };

  const std::vector<Weighed> found = weighed(worth, {.dreams = 300}, 1, Sure());

  CHECK(found.front().candidate == 2);
  CHECK(found.front().worth > 0.95);
}

TEST_CASE("A bot that searches keeps its habit where nothing is better, and where it has nothing to dream of",
          "[search]") {
  const auto alike = [](const Walk&) { return 0.5; };
  const auto middle = [](const Walk& walk) { return walk.first == 1 ? 1.0 : 0.0; };

  CHECK(chosen(alike, true) == 2);
  CHECK(chosen(middle, true) == 1);
  CHECK(chosen(middle, false) == 2);
}

TEST_CASE("What a guide leaves to habit is not searched", "[search]") {
  const auto middle = [](const Walk& walk) { return walk.first == 1 ? 1.0 : 0.0; };

  CHECK(chosen(middle, true) == 1);
  CHECK(chosen(middle, true, 1, std::make_unique<NoSearch>()) == 2);
}

TEST_CASE("What may well be luck is no gain", "[search]") {
  // given a door that is as good as the usual one: much better in one dream out of four, worse in the others
  const auto worth = [](const Walk& walk) {
    if (walk.first == 1) return walk.secret ? 0.95 : 0.35;
    return walk.first == 2 ? 0.5 : 0.0;
  };
  // when bots choose by a hundred dreams each, which show it ahead every second time
  int taken = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) taken += chosen(worth, true, seed) == 1 ? 1 : 0;
  // then they take it less often than that, since it must be ahead by half a standard error: one time out of three
  CHECK(taken > 20);
  CHECK(taken < 40);
}

TEST_CASE("The usual choice is tried in every dream, and gains are measured by it", "[search]") {
  // given a usual door that is the worst
  const auto worth = [](const Walk& walk) { return 0.2 * walk.first; };

  const std::vector<Weighed> found = weighed(worth, {.dreams = 200});

  CHECK(found[0].candidate == 2);
  CHECK(std::abs(found[0].gain - 0.4) < 1e-9);
  CHECK(found[0].error < 1e-6);
  CHECK(found[1].candidate == 0);
  CHECK(found[1].dreams == found[0].dreams);
}

TEST_CASE("A choice is as good as what the seat itself can make of it later, not as what rules of thumb would",
          "[search]") {
  // given a first door that wins only with the last one behind it, which no rule of thumb takes
  const auto worth = [](const Walk& walk) { return walk.first == 2 ? (walk.second == 2 ? 1.0 : 0.0) : 0.5; };

  const std::vector<Weighed> found = weighed(worth, {.dreams = 600});

  CHECK(found.front().candidate == 2);
  CHECK(found.front().worth > 0.5);
}

TEST_CASE("What a search has found of the seat's next question it keeps for it", "[search]") {
  // given a second door that wins only with the last one behind it, and a long search of the first door
  const auto worth = [](const Walk& walk) { return walk.second == 2 && walk.third == 2 ? 1.0 : 0.0; };
  const std::vector<Candidate> all = three();
  const FirstDoor guide;
  const Doors doors(worth, 5);
  Search<Walk> first(doors, guide, kMe, all, {.dreams = 3000}, 1);
  const int taken = first.weigh().front().candidate;
  // when it comes to the second door, with a few dreams
  const Doors later(worth, 5, {.doors = 2, .first = taken});
  const auto second = [&](search::Kept kept) {
    Search<Walk> search(later, guide, kMe, all, {.dreams = 12}, 2, std::move(kept));
    return search.weigh().front();
  };
  // then it is found with what was kept, and not without
  CHECK(second(first.after(taken)).candidate == 2);
  CHECK(second({}).worth == 0);
}

TEST_CASE("Among equals the first is taken, and all have been tried in the same dreams", "[search]") {
  const auto worth = [](const Walk& walk) { return walk.secret ? 1.0 : 0.0; };

  const std::vector<Weighed> found = weighed(worth, {.dreams = 90});

  CHECK(found[0].candidate == 0);
  CHECK(found[1].worth == found[0].worth);  // not one dream's worth apart
}

TEST_CASE("Threads change no choice and no weight; another seed changes weights", "[search]") {
  const auto worth = [](const Walk& walk) { return walk.secret ? 0.3 * walk.first : 0.1 * walk.second; };
  const auto onTwoThreads = [](const std::function<void()>& one, const std::function<void()>& other) {
    const std::jthread beside(other);
    one();
  };
  const auto worths = [&](int threads, std::uint64_t seed) {
    Effort effort{.dreams = 200};
    if (threads == 2) effort.both = onTwoThreads;
    std::vector<double> all;
    for (const Weighed& each : weighed(worth, effort, seed)) all.push_back(each.worth);
    return all;
  };

  CHECK(worths(1, 7) == worths(2, 7));
  CHECK(worths(1, 7) != worths(1, 8));
}

TEST_CASE("A search that is stopped weighs by what it has seen, and comes to an end at once", "[search]") {
  int asked = 0;
  const Effort effort{.dreams = 1'000'000, .stop = [&] { return ++asked > 40; }};

  const std::vector<Weighed> found = weighed([](const Walk& walk) { return walk.first == 1 ? 1.0 : 0.0; }, effort);

  CHECK(found.size() == 3);
  CHECK(asked < 60);
}

TEST_CASE("A ranking names first what a bot would take, then the others by what they gain, with what each promises",
          "[search]") {
  // given three doors of known worth, the last of them the usual one
  const auto worth = [](const Walk& walk) { return walk.first == 0 ? 0.2 : walk.first == 1 ? 0.9 : 0.6; };
  const Doors doors(worth);
  Decision d;
  doors.decision(d);
  LastDoor habit;
  FirstDoor guide;
  Luck luck(1);
  // when they are ranked
  const auto ranked = search::Ranking<Walk>(habit, guide).answers(Walk{}, d, doors, {.dreams = 200}, luck);
  // then they come by their worth, which is what they promise
  REQUIRE(ranked.size() == 3);
  CHECK(ranked[0].choice == 1);
  CHECK(ranked[1].choice == 2);
  CHECK(ranked[2].choice == 0);
  CHECK(std::abs(ranked[0].promise - 0.9) < 1e-9);
  CHECK(std::abs(ranked[1].promise - 0.6) < 1e-9);
  CHECK(std::abs(ranked[2].promise - 0.2) < 1e-9);
  CHECK(ranked[1].gain == 0);
  CHECK(ranked[0].choice == chosen(worth, true));
}

TEST_CASE("A ranking leaves the usual answer first where another gains no more than luck may have given it",
          "[search]") {
  const auto alike = [](const Walk& walk) { return walk.secret ? 1.0 : 0.0; };
  const Doors doors(alike);
  Decision d;
  doors.decision(d);
  LastDoor habit;
  FirstDoor guide;
  Luck luck(1);

  const auto ranked = search::Ranking<Walk>(habit, guide).answers(Walk{}, d, doors, {.dreams = 200}, luck);

  CHECK(ranked.front().choice == 2);
  CHECK(ranked.front().promise > 0.1);
}

TEST_CASE("Of a long list those near the usual choice are weighed, and both ends", "[search]") {
  const search::Places places = search::around(90, 40);

  CHECK(places.size() == search::Places::kCapacity);
  CHECK(places[0] == 40);
  CHECK(places.has(0));
  CHECK(places.has(89));
  CHECK(places.has(41));
  CHECK_FALSE(places.has(70));
  CHECK(search::around(3, 1).size() == 3);
}

TEST_CASE("A choice that asks for more than a table can hold is weighed as lost", "[search][bots]") {
  // given a door behind which there is no room, and which would be the best otherwise
  const Doors doors([](const Walk& walk) { return walk.first == 1 ? 1.0 : 0.5; });
  Doors::crowded = 1;
  const std::vector<Candidate> candidates = {Move{kMe, {1, {1, 0}}}, Move{kMe, {1, {1, 1}}}};
  // when it is weighed
  const std::vector<Weighed> found = Search<Walk>(doors, FirstDoor(), kMe, candidates, {.dreams = 100}, 1).weigh();
  Doors::crowded = -1;
  // then the search goes on, and the other is taken
  CHECK(search::taken(found) == 0);
  for (const Weighed& each : found) CHECK(each.worth == Approx(each.candidate == 0 ? 0.5 : 0.0));
}

TEST_CASE("What a few dreams promise is not taken for the usual choice", "[search][bots]") {
  // given a search that was stopped after one dream, in which another choice did better
  const Weighed usual{0, 1, 0.5, 0, 0};
  CHECK(search::taken({Weighed{1, 1, 0.9, 0.4, 0}, usual}) == 0);
  // but after some, in which it always did
  CHECK(search::taken({Weighed{1, 20, 0.9, 0.4, 0}, usual}) == 1);
}
