// Beats of the table's motion: where it stops for a scene, that no beat is cut because of another, and what may be seen
// before a die rests or a cover is lifted.

#include "support/catch.h"
#include "ui/games/warehouse13/motion/motion_plan.h"
#include "ui/games/warehouse13/screen/danger.h"
#include "ui/games/warehouse13/table/danger_area.h"
#include "ui/games/warehouse13/table/table_areas.h"
#include "window.h"

namespace w13::test {

namespace {

Event happened(Happened what, Seat seat = Seat::Table, kernel::Noun noun = {}, int number = 0) {
  Event event;
  event.what = what;
  event.seat = seat;
  event.noun = noun;
  event.number = static_cast<std::int16_t>(number);
  return event;
}

/// Many Agents who travel, a card that is lost, and many who travel back.
struct Long {
  Long() {
    for (Tableau* each : {&before, &after}) {
      each->view.players = 5;
      for (int seat = 0; seat < 5; ++seat)
        each->things.push_back({of(seatAt(seat)), Part::Plate, {}, {400.0 * seat, 700, 380, 160}, {}});
      for (int pile = 0; pile < 4; ++pile)
        each->things.push_back({nounOf(Thing::Type, pile), Part::DrawPile, {}, {100.0 * pile, 400, 80, 120}, {}});
    }
    draw(14);
    news.push_back(happened(Happened::ArtifactLost, Seat::Table, of(CardId{1})));
    draw(14);
  }
  void draw(int cards) {
    for (int card = 0; card < cards; ++card) {
      Event event = happened(Happened::CardDrawn, seatAt(card % 5), {}, card % 4);
      event.veiled = true;
      news.push_back(event);
    }
  }
  [[nodiscard]] Plan plan(const std::vector<Beat>& beats) const {
    return planOf(news, before, after, *shipped().cards.cards, beats);
  }
  Tableau before, after;
  Events news;
};

}  // namespace

TEST_CASE("Motion stops where a scene comes, and nothing moves for what the scene shows", "[motion][scenes]") {
  const Long course;
  const Plan plan = course.plan({{14, 14, true}});
  REQUIRE(plan.stops.size() == 1);
  const int stop = plan.stops.front().ms;
  CHECK(plan.stops.front().last == 14);
  for (const Move& move : plan.moves) {
    CHECK(move.event != 14);
    CHECK((move.event < 14 ? move.end() <= stop : move.begin >= stop));
  }
  // it is told when the table goes on
  CHECK(plan.showings[14].told > stop);
  CHECK(paced(plan, Pace::Fast).showings[14].told > paced(plan, Pace::Fast).stops.front().ms);
  CHECK(paced(plan, Pace::Off).stops.front().ms == 0);
}

TEST_CASE("No beat is cut because of another", "[motion][scenes]") {
  const Long course;
  const int one = course.plan({}).length();
  CHECK(one <= kLongestPlan);
  const bool scene = GENERATE(true, false);
  const Plan two = course.plan({{14, 14, scene}});
  CHECK(two.length() > one);
  CHECK(two.length() <= 2 * kLongestPlan);
  CHECK(two.stops.size() == (scene ? 1 : 0));
}

TEST_CASE("What lies under a cover is seen when that cover is up, one after the other", "[motion][telling]") {
  View before;
  before.players = 2;
  before.retrievalOpen = true;
  for (int seat = 0; seat < 2; ++seat) {
    before.seats[seat].covered = 1;
    before.seats[seat].claimed = Dice(dieAt(seat));
  }
  View now = before;
  Events news;
  for (int seat = 0; seat < 2; ++seat) {
    SeatView& s = now.seats[seat];
    s.covered = 0;
    s.revealed = Dice(dieAt(seat));
    now.dice[seat].shows = {Symbol::Logic, 2};
    news.push_back(happened(Happened::CoverLifted, seatAt(seat), of(dieAt(seat))));
  }
  now.ahead.applied = Dice(dieAt(0));
  const Showings showings = {{0, 450, 450}, {450, 900, 900}};
  const auto at = [&](int ms) { return seenAt(before, now, news, showings, ms); };
  // while the first cover is on its way, nothing of either die is seen
  CHECK(at(100).seats[0].revealed.empty());
  CHECK(at(100).seats[0].covered == 0);
  CHECK(at(100).seats[1].covered == 1);
  CHECK(at(100).dice[0].shows.symbol == Symbol::None);
  CHECK(at(100).ahead == before.ahead);
  // then the first alone
  CHECK(at(500).seats[0].revealed == now.seats[0].revealed);
  CHECK(at(500).seats[1].revealed.empty());
  CHECK(at(500).ahead == before.ahead);
  // and in the end all
  CHECK(at(900) == now);
  // whatever lies there, it looks the same until then
  View other = now;
  for (int die = 0; die < 2; ++die) other.dice[die].shows = {Symbol::Tech, 1};
  CHECK(seenAt(before, other, news, showings, 100) == at(100));
}

TEST_CASE("A roll shows nothing, and its sum nothing of how it came out, before the die rests", "[motion][telling]") {
  View before;
  before.players = 2;
  before.challenge.open = true;
  before.challenge.difficulty = 4;
  View now = before;
  now.warehouseRoll = 3;
  now.challenge = {};
  const Events news = {happened(Happened::WarehouseRolled, Seat::Table, {}, 3), happened(Happened::ChallengeWon)};
  const Showings showings = {{0, 760, 760}, {760, 1660, 1660}};
  CHECK(seenAt(before, now, news, showings, 759).warehouseRoll == -1);
  CHECK(seenAt(before, now, news, showings, 759).challenge.open);
  CHECK(seenAt(before, now, news, showings, 760).warehouseRoll == 3);
  CHECK(seenAt(before, now, news, showings, 760).challenge.open);  // it is read there
  CHECK(seenAt(before, now, news, showings, 1660) == now);
}

TEST_CASE("Nobody is seen to be the Traitor before it is told", "[motion][telling][secrecy]") {
  View before;
  before.players = 3;
  for (std::size_t seat = 0; seat < 3; ++seat) before.seats[seat].isAgent = true;
  View now = before;
  now.seats[1].isAgent = false;
  now.seats[1].traitor = true;
  now.traitorRevealed = true;
  const Events news = {happened(Happened::ArtifactLost), happened(Happened::TraitorRevealed, seatAt(1))};
  const Showings showings = {{0, 900, 900}, {900, 900, 900}};
  CHECK(seenAt(before, now, news, showings, 899) == before);
  CHECK(seenAt(before, now, news, showings, 900) == now);
}

TEST_CASE("Danger is what one blow away would end the season", "[window]") {
  View v;
  v.players = 3;
  v.stressDeck = 12;
  Variants variants;
  CHECK(dangersOf(v, variants).count() == 0);
  v.stressDeck = 1;
  CHECK(dangersOf(v, variants).stress);
  for (int space = 0; space < v.trackSpaces - 1; ++space) v.track.push(Obstacle{});
  CHECK(dangersOf(v, variants).track);
  CHECK(moreDangers({}, dangersOf(v, variants)));
  CHECK_FALSE(moreDangers(dangersOf(v, variants), dangersOf(v, variants)));
  v.phase = Phase::Finale;
  v.plotsExecuted = 1;
  CHECK(dangersOf(v, variants).plots);
  v.plotsToExecute = 3;
  CHECK_FALSE(dangersOf(v, variants).plots);
  v.winner = Winner::Traitor;
  CHECK(dangersOf(v, variants).count() == 0);
}

TEST_CASE("The tag of a danger stands beside what it speaks of, and covers neither it nor the question", "[window]") {
  DangerArea area;
  area.place({0, 0}, {1280, 800}, 1);
  const QRectF all(0, 0, 1280, 800);
  DangerArea::Places places;
  places.track = {10, 510, 340, 100};
  places.stress = {800, 6, 60, 32};
  places.lost = {1208, 50, 66, 580};
  places.prompt = {6, 716, 1268, 80};
  places.scale = 0.72;
  area.take(places);
  CHECK(area.tagAt().isEmpty());
  const std::array<QRectF, 3> meant = {places.track, places.stress, places.lost};
  for (std::size_t at = 0; at < meant.size(); ++at) {
    area.take(Dangers());
    Dangers dangers;
    (at == 0 ? dangers.track : at == 1 ? dangers.stress : dangers.lost) = true;
    area.take(dangers);
    INFO(at);
    const QRectF tag = area.tagAt();
    CHECK(all.contains(tag));
    for (const QRectF& each : {meant.at(at), places.prompt}) CHECK_FALSE(tag.intersects(each));
    CHECK(tag.adjusted(-20, -20, 20, 20).intersects(meant.at(at)));
  }
  // where it is not on the screen, the tag stands at the top
  places.track = {};
  area.take(places);
  area.take(Dangers());
  Dangers track;
  track.track = true;
  area.take(track);
  CHECK(all.contains(area.tagAt()));
}

TEST_CASE("The tag of a danger covers neither sum nor faces of a challenge", "[window]") {
  // given a challenge while the Maintenance track has one space left
  Playing game(3, 1);
  REQUIRE(game.dealt());
  TableShown shown = game.window.table()->shown();
  shown.news.clear();
  shown.view.challenge.open = true;
  shown.view.challenge.seat = seatAt(0);
  shown.view.challenge.obstacle = ObstacleId{};
  shown.view.gear = false;
  while (shown.view.trackSpaces - shown.view.track.size() > 1) shown.view.track.push(Obstacle{});
  REQUIRE(dangersOf(shown.view, shown.variants).track);
  game.window.table()->show(shown);
  game.settle();
  // then its tag stands above the sum, beside the title
  const DangerArea* danger = nullptr;
  const ChallengeArea* challenge = nullptr;
  for (const QGraphicsItem* item : game.window.table()->scene()->items()) {
    if (const auto* each = dynamic_cast<const DangerArea*>(item)) danger = each;
    if (const auto* each = dynamic_cast<const ChallengeArea*>(item)) challenge = each;
  }
  REQUIRE((danger != nullptr && challenge != nullptr));
  REQUIRE(challenge->isVisible());
  const QRectF tag = danger->mapRectToScene(danger->tagAt());
  REQUIRE_FALSE(tag.isEmpty());
  for (const Mark& mark : challenge->marks())
    CHECK((mark.part != Part::Sum || challenge->mapRectToScene(mark.at).top() > tag.bottom()));
  CHECK(tag.left() > challenge->sceneBoundingRect().center().x());
  CHECK(tag.right() < challenge->sceneBoundingRect().right());
}

}  // namespace w13::test
