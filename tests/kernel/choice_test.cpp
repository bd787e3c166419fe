#include "engine/kernel/choice.h"
#include "support/catch.h"

using namespace kernel;

namespace {

constexpr Seat kFirst = seatAt(0);
constexpr Rule kClaiming{1}, kTooSmall{2}, kNotYours{3};

Choice card(std::uint16_t number) { return {1, {1, number}}; }
Choice die(std::uint16_t number) { return {2, {2, number}}; }

}  // namespace

TEST_CASE("The face of a question with a hand shows the choices that follow from public facts", "[choice]") {
  Decision d;
  d.ask(kFirst, 7, kClaiming, Openness::WithHand);
  d.offer(die(0));
  d.offerFromHand(card(4));
  d.considerFromHand(card(5), kTooSmall);
  REQUIRE(d.size() == 2);
  REQUIRE(d.openChoices().size() == 1);
  REQUIRE(d.find(card(4)) == 1);

  d.keepFace();

  CHECK(d.seat() == kFirst);
  CHECK(d.question() == 7);
  CHECK(d.rule() == kClaiming);
  CHECK(d.size() == 1);
  CHECK(d[0] == die(0));
  CHECK(d.find(card(4)) == -1);
}

TEST_CASE("Faces of a secret question are equal however many choices it has", "[choice]") {
  Decision few, many;
  few.ask(kFirst, 7, kClaiming, Openness::Secret);
  few.offer(card(1));
  many.ask(kFirst, 7, kClaiming, Openness::Secret);
  for (std::uint16_t at = 0; at < 9; ++at) many.offer(card(at));
  REQUIRE_FALSE(few == many);
  CHECK(many.openChoices().empty());

  few.keepFace();
  many.keepFace();

  CHECK(few.empty());
  CHECK(few == many);
}

TEST_CASE("Pointing at a thing tells the first rule that keeps it from being a choice", "[choice]") {
  Decision d;
  d.probe({1, 5});
  d.ask(kFirst, 7, kClaiming, Openness::WithHand);
  d.consider(die(5), kTooSmall);  // another kind of thing
  CHECK(d.reason(false) == Rule::None);
  d.considerFromHand(card(5), kNotYours);
  d.considerFromHand(card(5), kTooSmall);

  CHECK(d.empty());
  CHECK(d.reason(false) == kNotYours);
  SECTION("but not to those who may know public facts only") { CHECK(d.reason(true) == Rule::None); }
  SECTION("and the face forgets it") {
    d.keepFace();
    CHECK(d.reason(false) == Rule::None);
  }
}

TEST_CASE("A public reason is told to everybody", "[choice]") {
  Decision d;
  d.probe({2, 3});
  d.ask(kFirst, 7, kClaiming, Openness::Public);
  d.consider(die(3), kTooSmall);
  d.keepFace();

  CHECK(d.reason(true) == kTooSmall);
  d.probe({});
  CHECK(d.reason(true) == Rule::None);
}
