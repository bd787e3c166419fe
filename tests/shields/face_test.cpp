// What a shield shows of any game, and what its phone may say.

#include "shields/face.h"

#include <nlohmann/json.hpp>
#include <random>
#include <set>

#include "engine/house/terminal/wrapped.h"
#include "house/any_game.h"
#include "shields/stream.h"
#include "support/catch.h"
#include "support/trials.h"

namespace shields {

namespace {

using house::Json;
using kernel::Decision;
using kernel::How;
using kernel::seatAt;
using Kind = Said::Kind;

/// What the shield of a seat shows, as it goes into the channel.
std::string shownTo(const any::Game& game, const house::KeptMatch& match, Seat seat, const Beside& beside = {}) {
  const auto voice = game.voice(match, house::Language::English);
  return faceOf({match, *voice, game.rules}, seat, {}, beside).dump();
}

std::string wordsOf(int step, std::size_t chosen, const char* does, int pick = 0) {
  return Json({{"step", step}, {"chosen", chosen}, {"do", does}, {"pick", pick}}).dump();
}

/// A person with a phone: picks by luck until the visit can be confirmed. Nothing: the seat is not asked.
std::optional<Wish> chosenBy(Seat seat, const house::Match& match, kernel::Luck& luck) {
  Wish wish;
  for (int turn = 0; turn < 60; ++turn) {
    const std::size_t chosen = wish.choices.size();
    const Decision next = questionAfter(match, seat, wish);
    const Said done = saidBy(seat, wordsOf(match.steps(), chosen, "done"), match, wish);
    const bool asksOn = next.empty() || chosen == 0 || (next.seat() == seat && next.goesOnInVisit());
    CHECK(asksOn);  // a visit is what is confirmed at once
    if (next.empty()) {
      if (chosen == 0) return std::nullopt;
      REQUIRE(done.kind == Kind::Done);
      return done.wish;
    }
    CHECK(done.kind == Kind::Late);  // what waits for more is not done
    const int pick = luck.pick(next.size(), kernel::ChanceOf::Card);
    const Said said = saidBy(seat, wordsOf(match.steps(), chosen, "pick", pick), match, wish);
    REQUIRE(said.kind == Kind::Choosing);
    REQUIRE(said.wish.choices.size() == chosen + 1);
    CHECK(said.wish.choices.back() == next.choices()[static_cast<std::size_t>(pick)]);
    wish = said.wish;
  }
  FAIL("a visit has no end");
  return std::nullopt;
}

/// The picture of the table on the shield of a seat.
Json placesOn(const any::Game& game, const house::KeptMatch& match, Seat seat) {
  return Json::parse(shownTo(game, match, seat))["places"];
}

}  // namespace

TEST_CASE("The small picture of the table is the same on every shield, in any game", "[shields][secrets]") {
  for (const any::Game& game : any::games()) {
    int drawn = 0, asked = 0;
    std::size_t longest = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      // given a match on its way
      const auto match = beginMatch(game.box, game.start(seed));
      kernel::Luck luck(seed);
      for (; !match->over(); any::playOn(*match, luck, 7)) {
        INFO(game.id() << ", seed " << seed << ", step " << match->steps());
        const Json places = placesOn(game, *match, seatAt(0));
        // then each shield has the same picture, whoever is asked and whatever was chosen there
        for (int at = 1; at < match->seats(); ++at) REQUIRE(placesOn(game, *match, seatAt(at)) == places);
        // places have names, pieces words, and seats sit at the table
        for (const Json& place : places) {
          CHECK_FALSE(place["name"].get<std::string>().empty());
          CHECK_FALSE(place["pieces"].empty());
          asked += place.contains("asked") ? 1 : 0;
          for (const Json& piece : place["pieces"]) {
            CHECK_FALSE(piece["words"].get<std::string>().empty());
            if (piece.contains("seat")) CHECK(piece["seat"] < match->seats());
          }
          ++drawn;
        }
        longest = std::max(longest, places.dump().size());
      }
    }
    INFO(game.id());
    CHECK(drawn > 60);
    CHECK(asked > 20);
    CHECK(longest < 6'000);  // two frames to a phone
  }
}

TEST_CASE("A choice says which piece of the picture it is, and shows what lies there", "[shields]") {
  for (const any::Game& game : any::games()) {
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const auto match = beginMatch(game.box, game.start(seed));
      kernel::Luck luck(seed);
      for (; !match->over(); any::playOn(*match, luck, 5)) {
        const Seat seat = match->asked().first();
        const auto voice = game.voice(*match, house::Language::English);
        const Json face = Json::parse(shownTo(game, *match, seat));
        std::vector<house::OpenPiece> pieces;
        for (const house::OpenPlace& place : voice->openPlaces())
          pieces.insert(pieces.end(), place.pieces.begin(), place.pieces.end());
        const Decision d = questionAfter(*match, seat, {});
        for (int choice = 0; choice < d.size(); ++choice) {
          const Json& said = face["question"]["choices"][static_cast<std::size_t>(choice)];
          if (!said.contains("piece")) continue;
          INFO(game.id() << ", seed " << seed << ", step " << match->steps() << ", " << said);
          const auto& piece = pieces.at(said["piece"].get<std::size_t>());
          CHECK(piece.thing == d[choice].noun);
          CHECK(piece.picture == said["picture"]);
          ++found;
        }
      }
    }
    INFO(game.id());
    CHECK(found > 20);
  }
}

TEST_CASE("A shield shows the same whatever its seat does not know, in any game", "[shields][secrets][fair-play]") {
  for (const any::Game& game : any::games()) {
    int differed = 0;
    std::size_t asks = 0;
    for (std::uint64_t seed = 1; seed <= support::trials(6); ++seed) {
      // given a match, now and then on its way
      const house::Start start = game.start(seed);
      const auto match = beginMatch(game.box, start);
      kernel::Luck luck(seed), dreams(seed);
      while (!match->over()) {
        any::playOn(*match, luck, 1 + luck.pick(12, kernel::ChanceOf::Card));
        if (match->over()) break;  // all is told then
        for (int at = 0; at < match->seats(); ++at) {
          INFO(game.id() << ", seed " << seed << ", step " << match->steps() << ", seat " << at);
          // when all that the seat does not know is another
          const auto dream = match->imagined(seatAt(at), dreams);
          const auto truth = match->stateAt(match->history().size());
          const auto other = game.inState(start, dream), same = game.inState(start, truth);
          REQUIRE(other);
          REQUIRE(same);
          // then its shield gets the same, byte by byte, whatever it asks about
          for (int ask = 0; ask < 6; ++ask) {
            const Beside why{.why = asks++ % 50};
            REQUIRE(shownTo(game, *same, seatAt(at), why) == shownTo(game, *other, seatAt(at), why));
          }
          differed += std::equal(truth.begin(), truth.end(), dream.begin(), dream.end()) ? 0 : 1;
        }
      }
    }
    CHECK(differed > support::trials(50));  // the dreams were others
  }
}

TEST_CASE("Matches of any game can be played from shields alone", "[shields]") {
  for (const any::Game& game : any::games())
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      INFO(game.id() << ", seed " << seed);
      // given seats that each have a phone
      const auto match = beginMatch(game.box, game.start(seed));
      kernel::Luck luck(seed);
      std::size_t longest = 0;
      for (int turn = 0; !match->over(); ++turn) {
        REQUIRE(turn < 20'000);
        // when whoever is asked chooses there, visit by visit
        const Seat seat = match->asked().first();
        const std::optional<Wish> wish = chosenBy(seat, *match, luck);
        REQUIRE(wish);
        match->visit(seat, wish->choices);
        if (turn % 10 == 0) longest = std::max(longest, shownTo(game, *match, seat).size());
      }
      // then the match comes to its end, and what is shown fits into a message
      CHECK_FALSE(Json::parse(shownTo(game, *match, seatAt(0)))["ending"].get<std::string>().empty());
      CHECK(longest < kMostInMessage);
    }
}

TEST_CASE("A shield shows its seat's cards, pictures, things and notes, and nothing of them of other seats",
          "[shields][secrets]") {
  for (const any::Game& game : any::games()) {
    std::set<std::string> pictures;
    int hands = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const auto match = beginMatch(game.box, game.start(seed));
      const auto voice = game.voice(*match, house::Language::English);
      match->writeNotes(seatAt(0), "Nobody reads this.\n");
      kernel::Luck luck(seed);
      for (; !match->over(); any::playOn(*match, luck, 15))
        for (int at = 0; at < match->seats(); ++at) {
          INFO(game.id() << ", seed " << seed << ", step " << match->steps() << ", seat " << at);
          const Json face = Json::parse(shownTo(game, *match, seatAt(at)));
          // then its cards are those in its hand
          const std::vector<house::Voice::Card> hand = voice->hand(seatAt(at));
          REQUIRE(face["cards"].size() == hand.size());
          for (std::size_t card = 0; card < hand.size(); ++card) {
            CHECK(face["cards"][card]["name"] == hand[card].name);
            CHECK(face["cards"][card]["held"] == hand[card].held);
            CHECK(face["cards"][card]["count"] == hand[card].count);
            pictures.insert(hand[card].picture);
          }
          hands += hand.empty() ? 0 : 1;
          // a choice has the picture of its thing
          const Decision d = questionAfter(*match, seatAt(at), {});
          for (int choice = 0; choice < d.size(); ++choice)
            CHECK(face["question"]["choices"][static_cast<std::size_t>(choice)]["picture"] ==
                  voice->picture(d[choice].noun, seatAt(at)));
          // notes are for their seat alone, and lines of the table fit a phone
          CHECK(face["notes"] == (at == 0 ? "Nobody reads this.\n" : ""));
          for (const auto& line : face["table"]) CHECK(house::lengthOf(line.get<std::string>()) <= 46);
          CHECK(face["things"].size() == voice->things(seatAt(at)).size());
          CHECK_FALSE(face.contains("why"));
          CHECK_FALSE(face.contains("refused"));
        }
    }
    INFO(game.id());
    CHECK(hands > 10);
    CHECK((pictures.size() > 10 || pictures == std::set<std::string>{""}));  // a game has pictures or none
  }
}

TEST_CASE("Who asks why a thing is no choice gets the rule in words, in the table's language", "[shields]") {
  int offered = 0, ruled = 0, other = 0;
  for (const any::Game& game : any::games()) {
    const auto match = beginMatch(game.box, game.start(2));
    const auto english = game.voice(*match, house::Language::English), german = game.voice(*match, house::kGerman);
    const Table inEnglish{*match, *english, game.rules},
        inGerman{*match, *german, game.rules, house::kGerman, game.id()};
    kernel::Luck luck(2);
    for (int turn = 0; turn < 40 && !match->over(); ++turn, any::playOn(*match, luck, 7)) {
      const Seat seat = match->asked().first();
      const std::vector<house::Voice::Thing> things = english->things(seat);
      for (std::size_t thing = 0; thing < things.size(); ++thing) {
        INFO(game.id() << ", step " << match->steps() << ", " << things[thing].name);
        const std::string words = faceOf(inEnglish, seat, {}, {.why = thing})["why"]["words"];
        CHECK(faceOf(inEnglish, seat, {}, {.why = thing})["why"]["thing"] == thing);
        CHECK(faceOf(inGerman, seat, {}, {.why = thing})["why"]["words"] != words);
        const kernel::Rule rule = match->why(seat, things[thing].noun);
        const bool isRule = words == english->why(rule, things[thing].noun, seat);
        offered += words == "This can be chosen now." ? 1 : 0;
        ruled += isRule ? 1 : 0;
        other += words == "This does not answer the question." ? 1 : 0;
        if (rule != kernel::Rule::None) CHECK((isRule || words == "This can be chosen now."));
      }
      // what is not there has no answer
      CHECK_FALSE(faceOf(inEnglish, seat, {}, {.why = things.size()}).contains("why"));
    }
  }
  CHECK(offered > 50);
  CHECK(ruled > 50);
  CHECK(other > 50);
}

TEST_CASE("What a phone asks, reads and notes is no choice", "[shields]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    const auto match = beginMatch(game.box, game.start(3));
    const Seat asked = match->asked().first();
    const int step = match->steps();
    const Said one = saidBy(asked, wordsOf(step, 0, "pick"), *match, {});
    const auto said = [&](const std::string& text) { return saidBy(asked, text, *match, one.wish); };
    // given a visit in which one thing is chosen: that stays
    const Said why = said(wordsOf(step, 1, "why", 4));
    CHECK(why.kind == Kind::Why);
    CHECK(why.thing == 4);
    CHECK(why.wish == one.wish);
    CHECK(said(wordsOf(step, 1, "look")).kind == Kind::Look);
    // of another face, neither means anything: other things stand there, other news
    CHECK(said(wordsOf(step + 1, 1, "why", 4)).kind == Kind::Late);
    CHECK(said(wordsOf(step + 1, 1, "look")).kind == Kind::Late);
    // notes belong to no moment, and are kept in whole lines
    const auto notes = [&](const Json& text, int at) {
      return said(Json({{"step", at}, {"chosen", 9}, {"do", "notes"}, {"pick", 0}, {"notes", text}}).dump());
    };
    CHECK(notes("Bo bluffs", step + 7).kind == Kind::Notes);
    CHECK(notes("Bo bluffs", step).notes == "Bo bluffs\n");
    CHECK(notes("Bo bluffs\nor not\n", step).notes == "Bo bluffs\nor not\n");
    CHECK(notes("", step).notes.empty());
    CHECK(notes("Bo", step).wish == one.wish);
    // and what has no notes, or has them beside something else, is nonsense
    CHECK(notes(7, step).kind == Kind::Nonsense);
    CHECK(said(wordsOf(step, 1, "notes")).kind == Kind::Nonsense);
    CHECK(said(Json({{"step", step}, {"chosen", 1}, {"do", "look"}, {"pick", 0}, {"notes", ""}}).dump()).kind ==
          Kind::Nonsense);
  }
}

TEST_CASE("What a phone says too late, of another question or of none changes nothing", "[shields][secrets]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    const auto match = beginMatch(game.box, game.start(3));
    const Seat asked = match->asked().first();
    const int step = match->steps();
    const auto kindOf = [&](const std::string& text) { return saidBy(asked, text, *match, {}).kind; };
    CHECK(kindOf(wordsOf(step, 0, "pick")) == Kind::Choosing);
    CHECK(kindOf(wordsOf(step, 0, "again")) == Kind::Choosing);
    // of another moment, of another face, of a choice that is not there
    CHECK(kindOf(wordsOf(step + 1, 0, "pick")) == Kind::Late);
    CHECK(kindOf(wordsOf(step, 1, "pick")) == Kind::Late);
    CHECK(kindOf(wordsOf(step, 0, "pick", 100'000)) == Kind::Late);
    CHECK(kindOf(wordsOf(step, 0, "done")) == Kind::Late);
    // nothing has been chosen yet that could be taken back
    CHECK(kindOf(wordsOf(step, 0, "undo")) == Kind::Late);
    // and nothing at all
    CHECK(kindOf(wordsOf(step, 0, "pick", -1)) == Kind::Nonsense);
    CHECK(kindOf(wordsOf(step, 0, "cheat")) == Kind::Nonsense);
    for (const char* text :
         {"", "{", "[]", "17", "null", "{\"step\":0}", "{\"step\":0,\"chosen\":0,\"do\":1,\"pick\":0}",
          "{\"step\":0,\"chosen\":[],\"do\":\"pick\",\"pick\":0}",
          "{\"step\":0.5,\"chosen\":0,\"do\":\"pick\",\"pick\":0}",
          "{\"step\":0,\"chosen\":0,\"do\":\"pick\",\"pick\":\"0\"}",
          "{\"step\":0,\"chosen\":0,\"do\":\"pick\",\"pick\":0,\"seat\":1}"})
      CHECK(kindOf(text) == Kind::Nonsense);
    // what was chosen so far is dropped if it says so
    const Said one = saidBy(asked, wordsOf(step, 0, "pick"), *match, {});
    CHECK(saidBy(asked, wordsOf(step, 1, "again"), *match, one.wish).wish == Wish{});
    CHECK(saidBy(asked, wordsOf(step, 1, "respond"), *match, one.wish).kind == Kind::Late);
    // and a seat that is not asked has nothing to answer
    for (int at = 0; at < match->seats(); ++at)
      if (!match->asked().has(seatAt(at)))
        CHECK(saidBy(seatAt(at), wordsOf(step, 0, "pick"), *match, {}).kind == Kind::Late);
  }
}

TEST_CASE("A phone may respond with what its seat could interject, and with nothing else", "[shields]") {
  int responded = 0;
  for (const any::Game& game : any::games())
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      const auto match = beginMatch(game.box, game.start(seed));
      kernel::Luck luck(seed);
      for (int turn = 0; turn < 60 && !match->over(); ++turn) {
        any::playOn(*match, luck, 5);
        for (int at = 0; !match->over() && at < match->seats(); ++at) {
          Decision offers;
          if (match->mayInterject(seatAt(at))) match->interjections(seatAt(at), offers);
          const Said said = saidBy(seatAt(at), wordsOf(match->steps(), 0, "respond"), *match, {});
          REQUIRE((said.kind == Kind::Choosing) == !offers.empty());
          if (offers.empty()) continue;
          CHECK(said.wish == Wish{How::Interjection, {offers.choices()[0]}});
          CHECK(saidBy(seatAt(at), wordsOf(match->steps(), 1, "done"), *match, said.wish).kind == Kind::Done);
          ++responded;
        }
      }
    }
  CHECK(responded > 50);
}

TEST_CASE("Bytes that somebody has shaken say nothing that was not on offer", "[shields][secrets]") {
  const any::Game& game = any::games().front();
  const auto match = beginMatch(game.box, game.start(1));
  const Seat asked = match->asked().first();
  std::mt19937 luck(11);
  const std::string good = wordsOf(match->steps(), 0, "pick");
  const Decision d = questionAfter(*match, asked, {});
  for (int attempt = 0; attempt < 20'000; ++attempt) {
    std::string text = good;
    for (unsigned touched = 0; touched <= luck() % 4; ++touched)
      text[luck() % text.size()] = static_cast<char>(luck() % 4 == 0 ? luck() : "0123456789{}[],:\"-e."[luck() % 20]);
    const Said said = saidBy(asked, text, *match, {});
    if (said.kind != Kind::Choosing) continue;
    REQUIRE(said.wish.choices.size() == 1);
    CHECK(d.find(said.wish.choices.front()) >= 0);
  }
}

}  // namespace shields
