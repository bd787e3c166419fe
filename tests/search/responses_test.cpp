// Responses are begun by habit, and carried out by habit. The game is made up: one seat passes a door, may respond to
// it as often as it likes, and is asked each time which lever it pulls.

#include "engine/search/search_bot.h"
#include "support/catch.h"

namespace levers {  // tests are compiled together

using namespace kernel;
using search::Candidate, search::Search, search::Weighed;

namespace {

constexpr Seat kMe = seatAt(0);
constexpr std::uint16_t kDoor = 1, kLever = 2, kWayOut = 3;
constexpr Choice kRespond{2, {1, 0}};

struct Passage {
  std::uint16_t asked = kDoor;
  int pulled = -1;  ///< the last lever
  int responses = 0;
  friend bool operator==(const Passage&, const Passage&) = default;
};

/// Whoever has pulled the first lever last has won.
class Levers final : public Dreams<Passage> {
 public:
  /// `begun`: how it has gone so far.
  explicit Levers(const Passage& begun) : begun_(begun) {}

  void deal(Seat, const Odds&, Luck&) override { now_ = begun_; }
  std::unique_ptr<Dreams> another() const override { return std::make_unique<Levers>(begun_); }
  int seats() const override { return 1; }
  Result result() const override {
    Result result;
    result.over = now_.asked == 0;
    return result;
  }
  void decision(Decision& d) const override {
    d.ask(kMe, now_.asked, Rule::None, Openness::Public);
    if (now_.asked == 0) return;
    for (std::uint16_t at = 0; at < 2; ++at) d.offer({1, {1, at}});
  }
  bool mayInterject(Seat) const override { return now_.asked == kWayOut; }
  void interjections(Seat seat, Decision& d) const override {
    d.clear();
    if (!mayInterject(seat)) return;
    d.ask(kMe, 0, Rule::None, Openness::Public);
    d.offer(kRespond);
  }
  void view(Seat, Passage& view) const override { view = now_; }
  void choose(const Move& move, Chance&, Decision& next) override {
    if (move.how == How::Interjection) {
      now_.asked = kLever;
      ++now_.responses;
    } else if (now_.asked == kLever) {
      now_.pulled = move.choice.noun.index;
      now_.asked = kWayOut;
    } else {
      now_.asked = now_.asked == kDoor ? kWayOut : 0;
    }
    decision(next);
  }
  double worth() const { return now_.pulled == 0 ? 1 : 0; }

 private:
  Passage begun_;
  Passage now_ = begun_;
};

/// By habit the second lever is pulled, once.
int usual(const Decision& d) { return d.size() - 1; }
std::optional<int> usualResponse(const Passage& seen) { return seen.responses == 0 ? std::optional(0) : std::nullopt; }

class Guide final : public search::Guide<Passage> {
 public:
  std::unique_ptr<search::Guide<Passage>> another() const override { return std::make_unique<Guide>(); }
  int choose(const Passage&, const Decision& d, Luck&) override { return usual(d); }
  std::optional<int> interject(const Passage& seen, const Decision&, Luck&) override { return usualResponse(seen); }
  bool ends(const Passage&, int) override { return false; }
  double worth(const Dreams<Passage>& dream, Seat) override { return static_cast<const Levers&>(dream).worth(); }
};

class Habit final : public Bot<Passage> {
 public:
  int choose(const Passage&, const Decision& d, Luck&) override { return usual(d); }
  std::optional<int> interject(const Passage& seen, const Decision&, Luck&) override { return usualResponse(seen); }
};

}  // namespace

TEST_CASE("A bot that searches carries out by habit what it has begun as a response, and searches again afterwards",
          "[search]") {
  // given a bot whose dreams tell that the first lever wins, and whose habit pulls the second
  const Passage atLever{.asked = kLever, .responses = 1};
  const Levers match(atLever);
  const Bot<Passage>::Given given{match};
  search::SearchBot<Passage> bot(std::make_unique<Habit>(), std::make_unique<Guide>(), 100);
  bot.give(&given);
  Luck luck(1);
  Decision levers, offers;
  match.decision(levers);
  Levers(Passage{.asked = kWayOut}).interjections(kMe, offers);
  CHECK(bot.choose(atLever, levers, luck) == 0);
  // when it responds
  REQUIRE(bot.interject({.asked = kWayOut}, offers, luck) == 0);
  // then it pulls the second, until it has let a window pass
  CHECK(bot.choose(atLever, levers, luck) == 1);
  CHECK(bot.choose(atLever, levers, luck) == 1);
  REQUIRE_FALSE(bot.interject({.asked = kWayOut, .responses = 1}, offers, luck));
  CHECK(bot.choose(atLever, levers, luck) == 0);
}

TEST_CASE("In a dream, too, a response is carried out by habit", "[search]") {
  // given a response behind either door, in which only a search would pull the lever that wins
  const Levers match({});
  const std::vector<Candidate> doors = {Move{kMe, {1, {1, 0}}}, Move{kMe, {1, {1, 1}}}};
  // when both doors are weighed
  const std::vector<Weighed> found = Search<Passage>(match, Guide(), kMe, doors, {.dreams = 200}, 1).weigh();
  // then none of the dreams has won
  CHECK(found[0].dreams > 20);
  CHECK(found[0].worth == 0);
  CHECK(found[1].worth == 0);
}

}  // namespace levers
