// The reckoning of Warehouse 51 as data: what there is to tell, by the worked examples of the ledger.

#include "engine/games/games.h"
#include "engine/games/warehouse51/events.h"
#include "engine/games/warehouse51/seen/seen_in.h"
#include "engine/house/log/match_log.h"
#include "support/catch.h"
#include "ui/games/warehouse51/reckoning/known.h"

namespace w51::test {

namespace {

constexpr Seat kA = kernel::seatAt(0), kB = kernel::seatAt(1), kC = kernel::seatAt(2), kD = kernel::seatAt(3);

/// The shipped cards; a match that is dealt with them keeps them.
const Catalog& box() {
  static const std::shared_ptr<const house::Match> kMatch = [] {
    const house::GameModule& game = *games::named("warehouse51");
    const std::shared_ptr<const house::Box> cards = game.open({});
    house::Start start;
    start.players.assign(4, "");
    start.bots = start.players;
    start.seed = 51;
    start.setup = game.completed({}, 4, *cards);
    return house::beginMatch(cards, start);
  }();
  return cardsIn(*kMatch);
}

RelicId relic(std::string_view id) {
  const RelicId found = box().find(id);
  REQUIRE(found != RelicId::None);
  return found;
}

/// Four seats at the end of a match, B the last winner, with what the table has learnt.
struct Ending {
  Open open;
  std::vector<house::Event> events;

  Ending() {
    open.seats = 4;
    open.lastWinner = kB;
    open.turnedUp = true;
    open.as.fill(Category::None);
  }
  void owns(Seat seat, std::initializer_list<const char*> ids) {
    for (const char* id : ids) open.owned[seat] |= relic(id);
  }
  void happens(Happened what, Seat seat, Noun noun = {}, int number = 0) {
    house::Event event;
    event.what = static_cast<std::uint8_t>(what);
    event.seat = seat;
    event.noun = noun;
    event.number = static_cast<std::int16_t>(number);
    events.push_back(event);
  }
  /// A card in the slot on a seat's left, which both neighbours have seen.
  void names(Seat beside, const char* id, Card card) {
    open.onTable.push({beside, false, SeatSet(beside) | open.left(beside), card, relic(id)});
  }
  /// A relic that lies in no collection any more.
  void falls(Seat from, const char* id) {
    happens(Happened::Fake, from, of(relic(id)));
    open.discards.push(relic(id));
  }
  void score() {
    open.scores = scores(now());
    open.scored = true;
  }
  [[nodiscard]] Situation now() const { return {open, box()}; }
  [[nodiscard]] Story story() const { return storyOf(now(), events); }
};

/// example 34: its collections once the fakes are gone.
Ending wholeScoring() {
  Ending end;
  end.owns(kA, {"holy-grail", "mjollnir", "ark", "kusanagi"});
  end.owns(kB, {"excalibur", "philosophers-stone", "golden-fleece", "gleipnir", "yata-no-kagami"});
  end.owns(
      kC, {"seven-league-boots", "shirt-of-nessus", "head-of-mimir", "flying-carpet", "book-of-thoth", "hope-diamond"});
  end.owns(kD, {"dorian-gray", "unicorns-horn", "draupnir", "aladdins-lamp", "sharur", "cintamani", "ruyi-jingu-bang"});
  end.open.ingots[kA] = 11;
  end.open.ingots[kB] = 9;
  end.open.ingots[kC] = 15;
  end.open.ingots[kD] = 4;
  return end;
}

using Values = std::array<int, 4>;
Values points(const ScorePart& part) {
  Values all{};
  for (int at = 0; at < 4; ++at) kernel::at(all, at) = part.blocks[at].points;
  return all;
}
Values totals(const ScorePart& part) { return {part.totals[0], part.totals[1], part.totals[2], part.totals[3]}; }
using Reasons = std::array<Reason, 4>;
Reasons reasons(const ScorePart& part) {
  return {part.blocks[0].reason, part.blocks[1].reason, part.blocks[2].reason, part.blocks[3].reason};
}
const ScorePart& partOf(const Story& story, PartOf part) { return kernel::at(story.parts, static_cast<int>(part)); }

}  // namespace

TEST_CASE("Example 34: the score is told part by part, with what leads after each", "[window][w51][SCORE-02][MAJ-05]") {
  // given the collections of the example; D has named green for the staff
  Ending end = wholeScoring();
  end.open.as[relic("ruyi-jingu-bang")] = Category::Green;
  // when it is scored
  end.score();
  const Story story = end.story();
  // then the parts come in the order of the ledger, and add up to its totals
  REQUIRE(story.parts.size() == 7);
  CHECK(points(partOf(story, PartOf::Ingots)) == Values{2, 3, 3, 0});
  CHECK(points(partOf(story, PartOf::Sets)) == Values{5, 0, 5, 5});
  CHECK(points(partOf(story, PartOf::Blue)) == Values{0, 8, 0, 0});
  CHECK(points(partOf(story, PartOf::Green)) == Values{0, 5, 0, 7});
  CHECK(points(partOf(story, PartOf::Gold)) == Values{4, 0, 0, 4});
  CHECK(points(partOf(story, PartOf::Red)) == Values{0, 0, 5, 0});
  CHECK(points(partOf(story, PartOf::Cards)) == Values{0, 0, 0, -3});
  CHECK(totals(partOf(story, PartOf::Sets)) == Values{7, 3, 8, 5});
  CHECK(partOf(story, PartOf::Sets).leads == SeatSet(kC));
  CHECK(totals(partOf(story, PartOf::Red)) == Values{11, 16, 13, 16});
  CHECK(partOf(story, PartOf::Red).leads == (SeatSet(kB) | kD));
  CHECK(totals(story.parts.back()) == Values{11, 16, 13, 13});
  CHECK(story.winners == SeatSet(kB));
}

TEST_CASE("Example 34: each block says why", "[window][w51][TIE-01][TIE-02][CARD-02]") {
  // given the same
  Ending end = wholeScoring();
  end.open.as[relic("ruyi-jingu-bang")] = Category::Green;
  end.score();
  const Story story = end.story();
  // then the Stone makes B's nine ingots three points
  const Block& stone = partOf(story, PartOf::Ingots).blocks[kB];
  CHECK(stone.reason == Reason::IngotsBy);
  CHECK(stone.number == 9);
  CHECK(stone.each == 3);
  CHECK(stone.relic == relic("philosophers-stone"));
  CHECK(reasons(partOf(story, PartOf::Sets)) == Reasons{Reason::Sets, Reason::Nothing, Reason::Sets, Reason::Sets});
  // then ties are told apart: A and D share what is left below B's blue and C's red; the Shirt drops C in gold
  using enum Reason;
  CHECK(reasons(partOf(story, PartOf::Blue)) == Reasons{TiedSecond, First, NoPlace, TiedSecond});
  CHECK(reasons(partOf(story, PartOf::Green)) == Reasons{NoPlace, WinsTie, NoPlace, First});
  CHECK(reasons(partOf(story, PartOf::Gold)) == Reasons{TiedFirst, Nothing, NoPlace, TiedFirst});
  CHECK(reasons(partOf(story, PartOf::Red)) == Reasons{TiedSecond, NoPlace, First, TiedSecond});
  CHECK(partOf(story, PartOf::Green).blocks[kB].relic == relic("yata-no-kagami"));
  CHECK(partOf(story, PartOf::Green).blocks[kD].relic == relic("ruyi-jingu-bang"));
  CHECK(partOf(story, PartOf::Cards).blocks[kD].relic == relic("dorian-gray"));
}

TEST_CASE("Example 06: the Shirt's owner loses the tie for first and is second", "[window][w51][TIE-02]") {
  // given blue A 5, B 5, C 2, and B has the Shirt
  Ending end;
  end.owns(kA, {"holy-grail", "philosophers-stone"});
  end.owns(kB, {"excalibur", "dorian-gray", "shirt-of-nessus"});
  end.owns(kC, {"monkeys-paw"});
  end.score();
  // then
  const Story story = end.story();
  const ScorePart& blue = partOf(story, PartOf::Blue);
  CHECK(points(blue) == Values{8, 6, 0, 0});
  CHECK(reasons(blue) == Reasons{Reason::WinsTie, Reason::LosesTie, Reason::NoPlace, Reason::Nothing});
  CHECK(blue.blocks[kB].relic == relic("shirt-of-nessus"));
}

TEST_CASE("The cards are told clockwise from the last winner's slot, laid ones last", "[window][w51][CARD-10]") {
  // given B won last; a card that Pandora's Box laid at C came after those in the slots
  Ending end = wholeScoring();
  end.names(kA, "malleus", Card::Stands);
  end.names(kB, "monkeys-paw", Card::Stands);
  end.names(kC, "davids-harp", Card::Stands);
  end.names(kD, "excalibur", Card::Ignored);
  end.open.onTable.push({kC, true, SeatSet(kD), Card::Stands, relic("sharur")});
  // then
  std::vector<RelicId> order;
  for (const Turned& card : end.story().turned) order.push_back(card.relic);
  CHECK(order ==
        std::vector{relic("monkeys-paw"), relic("davids-harp"), relic("excalibur"), relic("malleus"), relic("sharur")});
  CHECK(end.story().turned.front().knew == (SeatSet(kB) | kC));
  CHECK(end.story().turned.back().knew == SeatSet(kD));
}

TEST_CASE("Examples 19 and 21: what becomes of each relic that is named", "[window][w51][END-12][END-13][END-17]") {
  // given Mjöllnir with a certificate, Excalibur that the Horn saves, the Boots that fall, Sharur that nobody bought,
  // and the Lamp that the Paw threw out
  Ending end;
  end.owns(kA, {"mjollnir", "unicorns-horn", "excalibur"});
  end.names(kB, "mjollnir", Card::Ignored);
  end.names(kC, "excalibur", Card::Cancelled);
  end.names(kD, "seven-league-boots", Card::Stands);
  end.names(kA, "sharur", Card::Stands);
  end.open.onTable.push({kB, true, SeatSet(kC), Card::Stands, relic("aladdins-lamp")});
  end.happens(Happened::Sold, kA, of(relic("seven-league-boots")), 4);
  end.happens(Happened::Unsold, kA, of(relic("sharur")));
  end.happens(Happened::Discarded, kC, of(relic("aladdins-lamp")));
  end.falls(kA, "seven-league-boots");
  // then
  const Story story = end.story();
  std::vector<Fate> fates;
  for (const Turned& card : story.turned) fates.push_back(card.fate);
  CHECK(fates == std::vector{Fate::Sealed, Fate::Cancelled, Fate::Falls, Fate::Unsold, Fate::Discarded});
  REQUIRE(story.dearest == 2);
  CHECK(story.turned[2].owner == kA);
  CHECK(story.turned[2].price == 4);
  CHECK(story.turned[3].owner == Seat::Table);
}

TEST_CASE("The Horn may cancel the card of a relic that nobody has: nobody keeps anything by it",
          "[window][w51][END-13]") {
  // given Malleus, which nobody bought, and whose card the Horn cancels all the same
  Ending end;
  end.owns(kA, {"unicorns-horn"});
  end.names(kB, "malleus", Card::Cancelled);
  end.happens(Happened::Unsold, kA, of(relic("malleus")));
  // then it is told as never sold
  const Turned card = end.story().turned.front();
  CHECK(card.owner == Seat::Table);
  CHECK(card.fate == Fate::Unsold);
}

TEST_CASE("Before the Horn has chosen, a fake still lies in its collection", "[window][w51][END-13]") {
  Ending end;
  end.owns(kA, {"unicorns-horn", "excalibur"});
  end.names(kB, "excalibur", Card::Stands);
  const Story story = end.story();
  CHECK(story.turned[0].fate == Fate::Open);
  CHECK(story.turned[0].owner == kA);
  CHECK(story.parts.empty());
  CHECK(story.dearest == -1);
}

TEST_CASE("A fall changes values, the lead, and what Malleus had silenced", "[window][w51][END-14][END-16][EFF-23]") {
  // given example 34 before the fakes go: D has Malleus besides, blue 6, and A the Harp, gold 5
  Ending end = wholeScoring();
  end.names(kC, "malleus", Card::Stands);
  end.names(kA, "davids-harp", Card::Stands);
  end.happens(Happened::Sold, kD, of(relic("malleus")), 7);
  end.happens(Happened::Sold, kA, of(relic("davids-harp")), 3);
  end.falls(kA, "davids-harp");
  end.falls(kD, "malleus");
  // when both fall
  const Story story = end.story();
  // then the dearer one is Malleus: D led in blue with 6, and now B does with 5, for 8 points
  REQUIRE(story.dearest >= 0);
  const Turned& malleus = kernel::at(story.turned, story.dearest);
  REQUIRE(malleus.relic == relic("malleus"));
  CHECK(malleus.change.category == Category::Blue);
  CHECK(malleus.change.before[kD] == 6);
  CHECK(malleus.change.after[kD] == 3);
  CHECK(malleus.change.before[kB] == 5);
  CHECK(malleus.change.after[kB] == 5);
  CHECK(malleus.change.led == SeatSet(kD));
  CHECK(malleus.change.leads == SeatSet(kB));
  CHECK(malleus.change.points[kB] == 8);
  // and D's staff, a blessing, acts again
  CHECK(malleus.change.wake == Relics(relic("ruyi-jingu-bang")));
  // the Harp costs A two in gold, and nobody else anything
  const int harp =
      kernel::placeWhere(story.turned, [](const Turned& card) { return card.relic == relic("davids-harp"); });
  REQUIRE(harp >= 0);
  CHECK(kernel::at(story.turned, harp).change.before[kA] == 5);
  CHECK(kernel::at(story.turned, harp).change.after[kA] == 3);
  CHECK(kernel::at(story.turned, harp).change.before[kD] == kernel::at(story.turned, harp).change.after[kD]);
}

TEST_CASE("Example 33: a pawned Malleus that is a fake had no value to lose, but its curse ends",
          "[window][w51][END-06]") {
  Ending end;
  end.owns(kA, {"yata-no-kagami", "holy-grail"});
  end.names(kA, "malleus", Card::Stands);
  end.happens(Happened::Sold, kA, of(relic("malleus")), 5);
  end.happens(Happened::Pawned, kA, of(relic("malleus")), 5);
  end.falls(kA, "malleus");
  const Story story = end.story();
  const Turned& malleus = story.turned.front();
  CHECK(malleus.pawned);
  CHECK(malleus.change.before[kA] == 3);
  CHECK(malleus.change.after[kA] == 3);
  CHECK(malleus.change.wake == Relics(relic("yata-no-kagami")));
}

TEST_CASE("VAR-04: a fake that stays for sets counts no value", "[window][w51][VAR-04]") {
  Ending end;
  end.open.variants |= Variant::GentleReckoning;
  end.owns(kA, {"excalibur", "mjollnir", "ark", "kusanagi"});
  end.names(kA, "excalibur", Card::Stands);
  end.happens(Happened::Fake, kA, of(relic("excalibur")));
  end.open.fallen |= relic("excalibur");
  end.score();
  const Story story = end.story();
  CHECK(story.turned.front().change.before[kA] == 3);
  CHECK(story.turned.front().change.after[kA] == 0);
  CHECK(partOf(story, PartOf::Sets).blocks[kA].points == 5);
  CHECK(partOf(story, PartOf::Blue).blocks[kA].points == 0);
}

TEST_CASE("What everybody knew: lots, the best bluff, the dearest fake, and who was paid most", "[window][w51]") {
  // given Excalibur is a fake that A and B have seen; the Grail is none
  Ending end;
  end.names(kA, "excalibur", Card::Stands);
  for (const Seat seat : {kB, kC, kD, kA}) end.happens(Happened::LookedFirst, seat);
  // when B, who knows, bids 5 for Excalibur and C wins at 6; for the Grail D, who knows nothing, bids 9, and A wins
  end.happens(Happened::LotTurnedUp, kA, of(relic("excalibur")), 1);
  end.happens(Happened::Bid, kB, ingots(5), 0);
  end.happens(Happened::Bid, kC, ingots(6), 0);
  end.happens(Happened::Sold, kC, of(relic("excalibur")), 6);
  end.happens(Happened::Paid, kC, ingots(6), 6);
  end.happens(Happened::LotTurnedUp, kC, of(relic("holy-grail")), 2);
  end.happens(Happened::Bid, kD, ingots(9), 0);
  end.happens(Happened::Bid, kA, ingots(10), 0);
  end.happens(Happened::Sold, kA, of(relic("holy-grail")), 10);
  end.happens(Happened::Paid, kA, ingots(10), 10);
  end.happens(Happened::LotTurnedUp, kA, of(relic("ark")), 3);
  end.happens(Happened::Unsold, kA, of(relic("ark")));
  end.falls(kC, "excalibur");
  const Known known = knownOf(end.now(), end.events);
  // then
  REQUIRE(known.lots.size() == 3);
  CHECK(known.lots[0].fake);
  CHECK(known.lots[0].buyer == kC);
  CHECK(known.lots[0].price == 6);
  CHECK(known.lots[0].knew == (SeatSet(kA) | kB));
  CHECK_FALSE(known.lots[1].fake);
  CHECK(known.lots[2].buyer == Seat::Table);
  CHECK(known.bluff.seat == kB);
  CHECK(known.bluff.number == 5);
  CHECK(known.dearest.seat == kC);
  CHECK(known.dearest.number == 6);
  CHECK(known.paid.seat == kB);  // A's left neighbour
  CHECK(known.paid.number == 10);
}

TEST_CASE("Who has seen a card only after its relic was sold did not know", "[window][w51][CARD-13]") {
  Ending end;
  end.names(kA, "excalibur", Card::Stands);
  for (const Seat seat : {kB, kC, kD, kA}) end.happens(Happened::LookedFirst, seat);
  // given D bids 4 for Excalibur, and looks at its card only after C has won
  end.happens(Happened::LotTurnedUp, kA, of(relic("excalibur")), 1);
  end.happens(Happened::Bid, kD, ingots(4));
  end.happens(Happened::Sold, kC, of(relic("excalibur")), 5);
  end.happens(Happened::LookedAt, kD, counterfeitAt(0));
  const Known known = knownOf(end.now(), end.events);
  // then it was no bluff
  CHECK(known.bluff.seat == Seat::Table);
  CHECK(known.lots[0].knew == (SeatSet(kA) | kB));
}

}  // namespace w51::test
