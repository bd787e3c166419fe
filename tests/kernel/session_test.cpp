#include "engine/kernel/session.h"

#include <algorithm>
#include <array>

#include "kernel/vault_words.h"
#include "support/catch.h"

using namespace vault;
using kernel::Listening;
using kernel::RefusedError;
using kernel::Session;
using VaultSession = Session<Vault>;

namespace {

const Vault kVault;

/// The refusal's sentence; "accepted" if nothing is refused.
template <class Call>
std::string refusal(Call call) {
  try {
    call();
  } catch (const RefusedError& error) {
    return error.what();
  }
  return "accepted";
}
bool tells(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// All that can be seen of a session from outside.
struct Picture {
  std::vector<View> views;
  std::vector<Decision> decisions;
  int steps = 0;
  Events news, sinceLook;
  bool mayUndo = false;
  friend bool operator==(const Picture&, const Picture&) = default;
};
template <class G>
Picture pictureOf(const Session<G>& session) {
  Picture picture;
  for (int at = -1; at < session.seats(); ++at) {
    picture.views.push_back(viewOf(session, kernel::seatAt(at)));
    picture.decisions.push_back(decisionOf(session, kernel::seatAt(at)));
  }
  picture.steps = session.steps();
  picture.news = session.eventsFor(kBo);
  picture.sinceLook = session.sinceLastLook(kBo);
  picture.mayUndo = session.mayUndo();
  return picture;
}

}  // namespace

// ---- who sees what

TEST_CASE("The asked seat gets its question in full, everybody else the face of it", "[session]") {
  const VaultSession session = beforeLaying(kVault);

  const Decision mine = decisionOf(session, kAda);
  CHECK(mine.size() == 4);
  CHECK(mine.find(lay(14)) > 0);
  for (const Seat viewer : {kBo, kCy, Seat::Table}) {
    const Decision face = decisionOf(session, viewer);
    CHECK(face.seat() == kAda);
    CHECK(face.question() == question::WhichCard);
    CHECK(face.openness() == Openness::WithHand);
    REQUIRE(face.size() == 1);
    CHECK(face[0] == pass());
  }
}

TEST_CASE("Of a sealed question every asked seat gets its own, the others the face of the first", "[session]") {
  VaultSession session = beforeBids(kVault);
  REQUIRE(session.asked() == SeatSet::firstOf(3));
  CHECK(decisionOf(session, kAda).seat() == kAda);
  CHECK(decisionOf(session, kCy).seat() == kCy);
  CHECK(decisionOf(session, kCy).size() == 4);

  session.choose(kAda, bid(3));  // in any order
  session.choose(kCy, bid(1));

  CHECK(session.asked() == SeatSet(kBo));
  for (const Seat viewer : {kAda, kCy, Seat::Table}) {
    CHECK(decisionOf(session, viewer).seat() == kBo);
    CHECK(decisionOf(session, viewer).empty());
  }
  CHECK(viewOf(session, kAda).bids[kAda] == 3);
  CHECK(viewOf(session, kBo).bids[kAda] == kNone);
}

TEST_CASE("An update brings view, decision and the redacted events of the last step", "[session]") {
  VaultSession session = beforeLaying(kVault);
  session.choose(kAda, lay(14));

  kernel::Update<Vault> update;
  for (int again = 0; again < 2; ++again) session.update(kBo, update);  // the second must not add to the first
  CHECK(update.view == viewOf(session, kBo));
  CHECK(update.decision.question() == question::WhichMetal);
  REQUIRE(update.events.size() == 1);
  CHECK(update.events[0].what == Happened::Laid);
  CHECK(update.events[0].veiled);
  CHECK(update.events[0].noun == Noun());
  CHECK(session.eventsFor(kAda)[0].noun == of(CardId{14}));
}

TEST_CASE("What a visit would bring is told to its seat alone, and none of it happens", "[session]") {
  // given a seat that may lay a card
  VaultSession session = beforeLaying(kVault);
  const Picture before = pictureOf(session);
  // when it asks what laying it would bring
  Decision next;
  Events foreseen;
  session.decisionAfter(kAda, std::array{lay(14)}, next, &foreseen);
  // then it learns what it learns when the card is laid, and nothing has happened
  CHECK(pictureOf(session) == before);
  session.choose(kAda, lay(14));
  CHECK(foreseen == session.eventsFor(kAda));
  CHECK_FALSE(foreseen.empty());
  // and what is not offered is refused
  CHECK_THROWS_AS(session.decisionAfter(kBo, std::array{lay(14)}, next, &foreseen), RefusedError);
  CHECK(foreseen.empty());
}

TEST_CASE("Who bids hears of it; the others see only who is asked no more", "[session]") {
  VaultSession session = beforeBids(kVault);
  session.choose(kAda, bid(3));

  CHECK(session.eventsFor(kAda).size() == 1);
  CHECK(session.eventsFor(kBo).empty());
  CHECK(session.eventsFor(Seat::Table).empty());
}

TEST_CASE("Why-not is answered by what the viewer may know", "[session]") {
  VaultSession session = beforeBids(kVault);
  for (const Seat seat : {kAda, kBo, kCy}) session.choose(seat, bid(0));

  CHECK(session.why(kAda, of(CardId{14})) == rule::kGoldNeedsABid);
  CHECK(session.why(kAda, of(CardId{13})) == Rule::None);
  CHECK(session.why(Seat::Table, of(CardId{14})) == Rule::None);
}

// ---- refusals

TEST_CASE("What is not offered is refused in a sentence and changes nothing", "[session]") {
  VaultSession session = beforeLaying(kVault);
  session.choose(kAda, lay(14));
  session.choose(kAda, sayGold());  // Bo is asked to doubt or believe
  const Picture before = pictureOf(session);
  const Seat nobody = kernel::seatAt(3);
  std::string said;

  SECTION("a seat that is not asked") {
    said = refusal([&] { session.choose(kAda, believe()); });
    CHECK(said == "seat 0 cannot choose: the question is for seat 1");
  }
  SECTION("a choice that is not offered") {
    said = refusal([&] { session.choose(kBo, lay(14)); });
    CHECK(said == "question 5 to seat 1 does not offer verb 3 at 1:14 among its 2 choices");
  }
  SECTION("an index beyond the choices, or before") {
    said = refusal([&] { session.chooseIndex(kBo, 2); });
    CHECK(said == "question 5 to seat 1 has no choice number 2; it offers 2, counted from 0");
    CHECK(tells(refusal([&] { session.chooseIndex(kBo, -1); }), "no choice number -1"));
    CHECK(tells(refusal([&] { session.chooseIndex(kCy, 0); }), "the question is for seat 1"));
  }
  SECTION("a seat that does not play, the table among them") {
    said = refusal([&] { session.choose(nobody, believe()); });
    CHECK(said == "seat 3 does not play; the seats are 0 to 2");
    CHECK(tells(refusal([&] { session.choose(Seat::Table, believe()); }), "the table does not play"));
    CHECK(tells(refusal([&] { session.looked(nobody); }), "seat 3 does not play"));
    CHECK(tells(refusal([&] { viewOf(session, nobody); }), "seat 3 does not play"));
    CHECK(tells(refusal([&] { decisionOf(session, nobody); }), "seat 3 does not play"));
    CHECK(tells(refusal([&] { (void)session.eventsFor(nobody); }), "seat 3 does not play"));
    CHECK(tells(refusal([&] { (void)session.why(nobody, {}); }), "seat 3 does not play"));
    CHECK(tells(refusal([&] { (void)session.mayInterject(Seat::Table); }), "the table does not play"));
  }
  SECTION("an interjection that the seat does not have") {
    said = refusal([&] { session.interject(kBo, burn(12)); });
    CHECK(said == "question 7 to seat 1 does not offer verb 9 at 1:12 among its 1 choice");
  }
  SECTION("asking beforehand about such a choice") {
    said = refusal([&] { (void)session.undoable({kBo, lay(14)}); });
    CHECK(tells(said, "does not offer"));
  }
  CHECK(said != "accepted");
  CHECK(pictureOf(session) == before);
}

TEST_CASE("Of several asked seats the refusal names all", "[session]") {
  VaultSession session = beforeBids(kVault);
  session.choose(kAda, bid(0));

  CHECK(refusal([&] { session.choose(kAda, bid(1)); }) == "seat 0 cannot choose: the question is for seat 1, seat 2");
}

TEST_CASE("When the game is over nobody can choose, interject or search on", "[session]") {
  VaultSession session(kVault, {2}, 1);
  while (!session.over())
    for (int at = 0; at < 2; ++at)
      if (session.asked().has(kernel::seatAt(at))) session.chooseIndex(kernel::seatAt(at), 0);

  CHECK(decisionOf(session, kAda).empty());
  CHECK(session.result().over);
  CHECK(refusal([&] { session.choose(kAda, pass()); }) == "seat 0 cannot choose: nobody is asked any more");
  CHECK(refusal([&] { session.interject(kAda, burn(1)); }) == "seat 0 cannot interject now");
}

TEST_CASE("Nobody has won while the game runs; at its end the highest score has, alone or shared", "[session]") {
  int alone = 0, shared = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    VaultSession session(kVault, {3}, seed);
    kernel::Luck luck(seed);
    while (!session.over()) {
      CHECK(session.result().won.empty());
      for (int at = 0; at < 3; ++at) {
        const Decision d = decisionOf(session, kernel::seatAt(at));
        if (session.asked().has(kernel::seatAt(at)))
          session.chooseIndex(kernel::seatAt(at), luck.pick(d.size(), kernel::ChanceOf::Card));
      }
    }
    const View end = viewOf(session, Seat::Table);
    const int best = std::max({end.score[0], end.score[1], end.score[2]});
    SeatSet winners;
    for (int at = 0; at < 3; ++at)
      if (end.score[at] == best) winners |= kernel::seatAt(at);
    CHECK(session.result().won == winners);
    (winners.size() == 1 ? alone : shared) += 1;
  }
  CHECK(alone > 0);
  CHECK(shared > 0);
}

// ---- playing

TEST_CASE("The index of a choice is its place in the seat's own decision", "[session]") {
  VaultSession session = beforeBids(kVault);
  session.chooseIndex(kCy, 3);
  session.chooseIndex(kAda, 1);

  REQUIRE(session.steps() == 5);
  CHECK(session.history()[3].seat == kCy);
  CHECK(session.history()[3].choice == bid(3));
  CHECK(session.history()[4].choice == bid(1));
}

TEST_CASE("A seat may interject though it is not asked, and the question looks again", "[session]") {
  VaultSession session = beforeLaying(kVault);
  REQUIRE(session.mayInterject(kCy));
  Decision offers;
  session.interjections(kCy, offers);
  CHECK(offers.size() == 2);  // 9 and 7; 8 is gold

  session.interject(kCy, burn(7));  // draws 6, the top of the deck
  CHECK(session.history().back().how == kernel::How::Interjection);
  CHECK(viewOf(session, kCy).hands[kCy] == Ids{6, 8, 9});

  session.interject(kAda, burn(13));  // draws 5 while it is asked
  const Decision again = decisionOf(session, kAda);
  CHECK(again.find(lay(13)) == -1);
  CHECK(again.find(lay(5)) >= 0);
  session.choose(kAda, lay(5));
  CHECK(session.history().back().how == kernel::How::Answer);
}

TEST_CASE("Nobody may interject while bids are sealed", "[session]") {
  VaultSession session = beforeBids(kVault);

  CHECK_FALSE(session.mayInterject(kAda));
  Decision offers;
  session.interjections(kAda, offers);
  CHECK(offers.empty());
  CHECK(refusal([&] { session.interject(kAda, burn(13)); }) == "seat 0 cannot interject now");
}

TEST_CASE("A session without a listener plays the same and keeps no events", "[session]") {
  VaultSession heard = beforeLaying(kVault, 3, Listening::Yes);
  VaultSession silent = beforeLaying(kVault, 3, Listening::No);
  silent.choose(kAda, lay(14));
  silent.undo();

  CHECK(viewOf(silent, kBo) == viewOf(heard, kBo));
  CHECK(silent.history() == heard.history());
  CHECK(silent.eventsFor(kAda).empty());
  CHECK(silent.sinceLastLook(kAda).empty());
  silent.looked(kAda);
  CHECK(silent.sinceLastLook(kAda).empty());
  CHECK_FALSE(heard.eventsFor(kAda).empty());
}

TEST_CASE("The opening's events are news until the first choice", "[session]") {
  const VaultSession session(kVault, {2}, std::make_unique<kernel::Script>());

  const Events dealt = session.eventsFor(kBo);
  REQUIRE(dealt.size() == 6);
  CHECK(dealt[0].veiled);  // Ada's
  CHECK(dealt[3].noun == of(CardId{12}));
}

TEST_CASE("The history holds what a log needs: who, what, and how chance came out", "[session]") {
  VaultSession session(kVault, {2}, 99);
  CHECK(session.opening().size() == kCards - 1);
  CHECK(session.setup().seats == 2);
  session.chooseIndex(kAda, 2);

  const kernel::Entry expected{{kAda, hide(2)}, 0, kCards - 1};
  REQUIRE(session.steps() == 1);
  CHECK(session.history()[0] == expected);
  CHECK(session.outcomesOf(0).empty());

  // and the same game comes from it again
  kernel::Replayed opening(session.opening());
  Decision d;
  State again = kVault.begin({2}, opening, nullptr, d);
  View view;
  kVault.view(again, kBo, view);
  CHECK(view == viewOf(session, kBo));
}

TEST_CASE("A session that was moved plays on", "[session]") {
  VaultSession first = beforeLaying(kVault);
  VaultSession second = std::move(first);
  second.interject(kAda, burn(13));
  first = std::move(second);
  first.choose(kAda, lay(14));

  CHECK(first.steps() == 8);
}
