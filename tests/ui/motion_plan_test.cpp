// Plans of motion, made from news and places alone; no window is needed.

#include "support/catch.h"
#include "ui/games/warehouse13/motion/ghost_look.h"
#include "window.h"

namespace w13::test {

namespace {

/// Two moments of a table with a die in Leads that Claudia has in front of her a moment later.
struct Moments {
  Moments() {
    for (Tableau* each : {&before, &after}) {
      each->view.players = 3;
      each->things.push_back({of(seatAt(0)), Part::Plate, {}, {0, 700, 400, 160}, {}});
      each->things.push_back({of(seatAt(0)), Part::Medallion, {}, {200, 300, 64, 64}, {}});
      each->things.push_back({of(Place::Travel), Part::Door, {}, {900, 290, 78, 84}, {}});
      each->things.push_back({{}, Part::Bucket, {}, {680, 580, 80, 80}, {}});
      each->things.push_back({{}, Part::Board, {}, {0, 60, 1408, 684}, {}});
      each->things.push_back({{}, Part::Leads, {}, {288, 74, 606, 276}, {}});
    }
  }
  void lies(Tableau& tableau, DieId die, const QRectF& at, Spot spot, Seat owner = Seat::Table, Clue shows = {}) {
    tableau.things.push_back({of(die), Part::Thing, {}, at, {}});
    tableau.view.dice[die] = {spot, owner, shows, false};
  }
  void tell(Happened what, kernel::Noun noun = {}, int number = 0, Seat seat = seatAt(0)) {
    Event event;
    event.what = what;
    event.seat = seat;
    event.noun = noun;
    event.number = static_cast<std::int16_t>(number);
    news.push_back(event);
  }
  [[nodiscard]] Plan plan() const { return planOf(news, before, after, *shipped().cards.cards); }
  Tableau before, after;
  Events news;
};

/// How many of the moves of a plan are under way at a moment.
int under(const Plan& plan, int ms) {
  int count = 0;
  for (const Move& move : plan.moves) count += move.begin <= ms && ms < move.end() ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("A roll is told when the die has come to rest, and what follows from it not before", "[motion][telling]") {
  // given a challenge that is rolled for, won, and an obstacle that goes
  Moments two;
  for (Tableau* each : {&two.before, &two.after})
    each->things.push_back({nounOf(Thing::None, 0), Part::WarehouseDie, {}, {1000, 600, 53, 53}, {}});
  two.before.things.push_back({of(Place::Travel), Part::Block, {}, {911, 392, 60, 60}, {}});
  two.after.view.warehouseRoll = 3;
  two.tell(Happened::ChallengeBegan, of(Place::Travel), 4);
  two.tell(Happened::WarehouseRolled, {}, 3);
  two.tell(Happened::ChallengeWon);
  two.tell(Happened::ObstacleGone, of(Place::Travel));
  const Plan plan = two.plan();
  REQUIRE(plan.showings.size() == 4);
  const int rest = 700 + 60;
  // then the challenge is told at once, the roll at rest, the rest after it
  CHECK(plan.showings[0].told == 0);
  CHECK(plan.showings[1].begins == 0);
  CHECK(plan.showings[1].rests == rest);
  CHECK(plan.showings[1].told == rest);
  CHECK(plan.showings[2].told == rest);
  CHECK(plan.showings[3].told >= rest);
  // and so at any pace
  CHECK(paced(plan, Pace::Fast).showings[1].told == rest / 2);
}

TEST_CASE("Dice that tumble together are told together", "[motion][telling]") {
  Moments two;
  for (int die = 0; die < 3; ++die) {
    two.lies(two.before, dieAt(die), {10.0 + 60 * die, 10, 53, 53}, Spot::Supply);
    two.lies(two.after, dieAt(die), {300.0 + 60 * die, 120, 53, 53}, Spot::Leads, Seat::Table, {Symbol::Logic, 1});
    two.tell(Happened::DieRolled, of(dieAt(die)));
  }
  for (const Showing& moment : two.plan().showings) CHECK(moment.told == 700 + 3 * 60);
}

TEST_CASE("A claimed die goes to its owner in an arc, and waits in Leads until then", "[motion]") {
  Moments two;
  const QRectF leads(300, 120, 53, 53), place(120, 780, 40, 40);
  two.lies(two.before, dieAt(0), leads, Spot::Leads, Seat::Table, {Symbol::Logic, 1});
  two.lies(two.after, dieAt(0), place, Spot::Claimed, seatAt(0), {Symbol::Logic, 1});
  // when it is claimed
  two.tell(Happened::DieMoved, of(dieAt(0)), static_cast<int>(Spot::Claimed));
  two.tell(Happened::DieClaimed, of(dieAt(0)));
  const Plan plan = two.plan();
  // then it goes once, from where it was to where it is
  REQUIRE(plan.moves.size() == 1);
  const Move& move = plan.moves.front();
  CHECK(move.legs.front().way == Way::Arc);
  CHECK(plan.length() == 380);
  CHECK(poseOf(move, -1).seen);
  CHECK(poseOf(move, 0).at == leads);
  CHECK(poseOf(move, 190).at.center().y() < (leads.center().y() + place.center().y()) / 2);
  CHECK_FALSE(poseOf(move, 380).seen);
  CHECK(move.legs.back().to == place);
}

TEST_CASE("A neutralized die falls into the bucket, and the goo splashes then", "[motion]") {
  Moments two;
  two.lies(two.before, dieAt(4), {400, 120, 53, 53}, Spot::Leads, Seat::Table, {Symbol::Lore, 1});
  two.lies(two.after, dieAt(4), {770, 590, 27, 27}, Spot::Neutralized);
  two.tell(Happened::DieNeutralized, of(dieAt(4)));
  const Plan plan = two.plan();
  REQUIRE(plan.moves.size() == 2);
  CHECK(two.before.at(two.before.find(Part::Bucket)).intersects(plan.moves[0].legs.back().to));
  CHECK(plan.moves[1].legs.front().way == Way::Splash);
  CHECK(plan.moves[1].begin == plan.moves[0].end());
}

TEST_CASE("Dice that are rolled tumble together, and show no face of theirs before they rest", "[motion]") {
  // given thirteen dice that were rolled onto Leads
  Moments two;
  for (int die = 0; die < kDice; ++die) {
    two.lies(two.after, dieAt(die), {300.0 + 30 * die, 120, 53, 53}, Spot::Leads, Seat::Table, {Symbol::Lore, 1});
    two.tell(Happened::DieRolled, of(dieAt(die)), of(Clue{Symbol::Lore, 1}).index, Seat::Table);
  }
  const Plan plan = two.plan();
  REQUIRE(plan.moves.size() == kDice);
  for (const Move& move : plan.moves) {
    CHECK(move.begin == 0);
    for (int ms = 0; ms < 1000; ms += 16) {
      const Pose pose = poseOf(move, ms);
      CHECK(pose.face >= 0);
      CHECK(pose.face < 6);
      CHECK(std::abs(pose.angle) <= 12);
      CHECK(pose.changed == 0);
    }
  }
  // and had other faces come out, they would tumble the same way
  Moments other = two;
  for (DieView& die : other.after.view.dice) die.shows = {Symbol::Tech, 2};
  const Plan again = other.plan();
  REQUIRE(again.moves.size() == plan.moves.size());
  for (std::size_t at = 0; at < plan.moves.size(); ++at)
    for (int ms = 0; ms < 1400; ms += 50) CHECK(poseOf(plan.moves[at], ms) == poseOf(again.moves[at], ms));
}

TEST_CASE("A tumbling die shows the faces of its kind, whatever it will show", "[motion]") {
  Moments two;
  two.lies(two.after, dieAt(0), {300, 120, 53, 53}, Spot::Leads, Seat::Table, {Symbol::Logic, 2});
  two.tell(Happened::DieRolled, of(dieAt(0)), of(Clue{Symbol::Logic, 2}).index, Seat::Table);
  const Words words(*shipped().cards.cards, &shipped().rules, {});
  const auto faces = [&] {
    std::vector<QImage> all;
    const Plan plan = two.plan();
    for (const QPixmap& face :
         lookOf(plan.moves.at(0), {two.before, two.after, *shipped().cards.cards, words, 1}).faces)
      all.push_back(face.toImage());
    return all;
  };
  const std::vector<QImage> logic = faces();
  two.after.view.dice[0].shows = {Symbol::Tech, 1};
  CHECK(logic.size() == 6);
  CHECK(faces() == logic);
}

TEST_CASE("Drawn cards show their backs, also to those who know them", "[motion][secrecy]") {
  Moments two;
  two.after.things.push_back({of(Symbol::Lore), Part::DrawPile, {}, {460, 460, 96, 146}, {}});
  two.tell(Happened::CardDrawn, {}, index(Symbol::Lore));
  two.news.back().veiled = true;
  const Plan plan = two.plan();
  REQUIRE(plan.moves.size() == 1);
  CHECK(plan.moves[0].back == "trait");
  CHECK(plan.moves[0].was == -1);
  CHECK(plan.moves[0].is == -1);
  CHECK(plan.moves[0].large == kernel::Noun());
}

TEST_CASE("A discard that another covers goes face down: it cannot be read there either", "[motion][PILE-04]") {
  // given two discards of a hand onto the same pile
  Moments two;
  const Catalog& cards = *shipped().cards.cards;
  std::vector<CardId> lore;
  for (int card = 0; card < kMaxCards && lore.size() < 2; ++card) {
    const CardId id = static_cast<CardId>(card);
    if (cards.of(id).kind == Kind::Trait && cards.of(id).type == Symbol::Lore) lore.push_back(id);
  }
  REQUIRE(lore.size() == 2);
  two.after.things.push_back({of(Symbol::Lore), Part::Discards, of(lore[1]), {560, 460, 96, 146}, {}});
  for (const CardId card : lore) two.tell(Happened::CardDiscarded, of(card));
  const Plan plan = two.plan();
  REQUIRE(plan.moves.size() == 2);
  CHECK(plan.moves[0].large == kernel::Noun());
  CHECK(plan.moves[0].is == -1);
  CHECK(plan.moves[0].back == "trait");
  // and the one on top is held up to be read
  CHECK(plan.moves[1].large == of(lore[1]));
}

TEST_CASE("A card that acts at once is held up to be read before anything follows from it", "[motion][telling]") {
  // given a card of the Traitor deck that blocks a place and is discarded, and a Calamity after it
  Moments two;
  two.after.things.push_back({{}, Part::TraitorDeck, {}, {14, 474, 100, 152}, {}});
  two.after.things.push_back({of(Symbol::Lore), Part::DrawPile, {}, {300, 500, 60, 90}, {}});
  two.after.things.push_back({of(Place::Travel), Part::Block, {}, {911, 392, 60, 60}, {}});
  const Catalog& cards = *shipped().cards.cards;
  const CardId traitors = cards.all(Kind::Traitor).front();
  const auto isLore = [&](CardId card) { return cards.of(card).type == Symbol::Lore; };
  const CardId calamity = *std::ranges::find_if(cards.all(Kind::Calamity), isLore);
  two.tell(Happened::CardTurnedUp, of(traitors), 0, Seat::Table);
  two.tell(Happened::ObstaclePlaced, of(Place::Travel));
  two.tell(Happened::CardDiscarded, of(traitors), 0, Seat::Table);
  two.tell(Happened::CardTurnedUp, of(calamity));
  two.tell(Happened::CardDiscarded, of(calamity));
  const Plan plan = two.plan();
  // then each is held up once, long enough to be read at a glance, and alone
  for (const CardId card : {traitors, calamity}) {
    std::vector<Move> shows;
    for (const Move& move : plan.moves)
      if (move.large == of(card)) shows.push_back(move);
    REQUIRE(shows.size() == 1);
    const Move& read = shows.front();
    CHECK(std::ranges::any_of(read.legs, [](const Leg& leg) { return leg.way == Way::Stay && leg.length >= 1500; }));
    for (int ms = read.begin; ms < read.end(); ++ms) CHECK(under(plan, ms) == 1);
  }
  // and what it does is told afterwards
  CHECK(plan.showings[1].begins >= plan.showings[0].rests);
  CHECK(plan.showings[3].begins >= plan.showings[1].rests);
}

TEST_CASE("A Consequence that a card turns up is held up to be read; an artifact's has its scene",
          "[motion][telling]") {
  const Catalog& cards = *shipped().cards.cards;
  const CardId consequence = cards.all(Kind::Consequence).front();
  const auto held = [&](bool artifacts) {
    Moments two;
    two.after.things.push_back({of(consequence), Part::Thing, of(consequence), {40, 500, 60, 91}, {}});
    if (artifacts) two.tell(Happened::ArtifactRevealed, of(cards.all(Kind::Artifact).front()));
    two.tell(Happened::ConsequenceTurnedUp, of(consequence));
    if (!artifacts) two.tell(Happened::ConsequenceStays, of(consequence));
    const Plan plan = two.plan();
    return std::ranges::count_if(plan.moves, [&](const Move& move) { return move.large == of(consequence); });
  };
  CHECK(held(false) == 1);
  CHECK(held(true) == 0);
}

TEST_CASE("A card that is played is seen before what it does", "[motion][telling]") {
  // given an Action card that takes an obstacle off the track and is discarded
  const Catalog& cards = *shipped().cards.cards;
  const CardId card = cards.all(Kind::Trait).front();
  Moments two;
  two.after.things.push_back({of(card), Part::Discards, of(card), {40, 500, 60, 91}, {}});
  for (int space = 0; space < 8; ++space)
    two.before.things.push_back({nounOf(Thing::Track, space), Part::Thing, {}, {200 + 60.0 * space, 700, 60, 60}, {}});
  two.tell(Happened::CardPlayed, of(card), 0, seatAt(0));
  two.tell(Happened::ObstacleGone, nounOf(Thing::Track, 0));
  two.tell(Happened::CardDiscarded, of(card), 0, seatAt(0));
  const Plan plan = two.plan();
  // then it is shown once, for the event that plays it, and nothing moves earlier
  REQUIRE(!plan.moves.empty());
  CHECK(plan.moves.front().event == 0);
  CHECK(std::ranges::count_if(plan.moves, [](const Move& move) { return move.event == 2; }) == 0);
  // nor while it is held up, and however much it does, it is held up as long
  const int held = plan.moves.front().end();
  for (int space = 1; space < 8; ++space) two.tell(Happened::ObstacleGone, nounOf(Thing::Track, space));
  const Plan more = two.plan();
  CHECK(more.moves.front().end() == held);
  for (const Plan& each : {plan, more})
    for (const Move& move : each.moves) CHECK((move.event == 0 || move.begin >= held));
}

TEST_CASE("A card that is held up to be read stays as long as slow readers need", "[motion][telling]") {
  // given the longest and the shortest text of a Consequence
  const Catalog& cards = *shipped().cards.cards;
  const auto letters = [&](CardId card) { return static_cast<int>(cards.of(card).text.en.size()); };
  const auto [brief, wordy] = std::ranges::minmax(cards.all(Kind::Consequence), {}, letters);
  for (const CardId card : {brief, wordy}) {
    Moments two;
    two.after.things.push_back({of(card), Part::Thing, of(card), {40, 500, 60, 91}, {}});
    two.tell(Happened::ConsequenceTurnedUp, of(card));
    const Plan plan = two.plan();
    const auto held = std::ranges::find_if(plan.moves, [&](const Move& move) { return move.large == of(card); });
    REQUIRE(held != plan.moves.end());
    // then 20 letters of it can be read in a second, and a second is left for turning to it
    CHECK(held->end() - held->begin >= 1000 + 50 * letters(card));
  }
  CHECK(letters(wordy) > letters(brief));
}

TEST_CASE("Two things move at once, no more, and all of it in the time there is", "[motion]") {
  // given nine claims in one go
  Moments two;
  for (int die = 0; die < 9; ++die) {
    two.lies(two.before, dieAt(die), {300.0 + 60 * die, 120, 53, 53}, Spot::Leads, Seat::Table, {Symbol::Lore, 1});
    two.lies(two.after, dieAt(die), {20.0 + 40 * die, 780, 40, 40}, Spot::Claimed, seatAt(die % 3));
    two.tell(Happened::DieClaimed, of(dieAt(die)));
  }
  const Plan plan = two.plan();
  CHECK(plan.moves.size() == 9);
  for (int ms = 0; ms <= kLongestPlan; ++ms) CHECK(under(plan, ms) <= 2);
  CHECK(plan.length() <= kLongestPlan);
  // when many more come, then all are shortened alike
  for (int die = 9; die < kDice; ++die) {
    two.lies(two.before, dieAt(die), {300.0 + 60 * die, 120, 53, 53}, Spot::Leads, Seat::Table, {Symbol::Lore, 1});
    two.lies(two.after, dieAt(die), {770, 590, 27, 27}, Spot::Neutralized);
    two.tell(Happened::DieNeutralized, of(dieAt(die)));
  }
  const Plan many = two.plan();
  CHECK(many.length() <= kLongestPlan);
  CHECK(many.length() > kLongestPlan - 50);
  CHECK(paced(many, Pace::Fast).length() <= kLongestPlan / 2);
  CHECK(paced(many, Pace::Off).moves.empty());
}

TEST_CASE("An Agent who travels goes through the gate, and the door lights up", "[motion]") {
  Moments two;
  two.after.things[1].at = {1100, 300, 64, 64};
  two.after.view.seats[0].at = Location::Field;
  two.tell(Happened::AgentMoved, {}, static_cast<int>(Location::Field));
  const Plan plan = two.plan();
  REQUIRE(plan.moves.size() == 2);
  CHECK(plan.moves[0].legs.front().way == Way::Flash);
  CHECK(plan.moves[1].begin == plan.moves[0].begin);
  CHECK(plan.length() == 600);
  // when the Agent is KO'd on the way, then it lies down there
  two.after.view.seats[0].health = Health::Ko;
  two.tell(Happened::AgentKo);
  const Plan down = two.plan();
  REQUIRE(down.moves.size() == 2);
  CHECK(down.moves[1].legs.back().way == Way::Tip);
  CHECK(poseOf(down.moves[1], 899).angle < -70);
}

TEST_CASE("A season that is gone on with does not play its last step again", "[motion]") {
  Moments two;
  two.before = {};
  two.lies(two.after, dieAt(0), {300, 120, 53, 53}, Spot::Leads, Seat::Table, {Symbol::Logic, 2});
  two.tell(Happened::DieRolled, of(dieAt(0)), 0, Seat::Table);
  CHECK(two.plan().moves.empty());
  // but a season that opens does
  two.tell(Happened::EpisodeBegan);
  CHECK(two.plan().moves.size() == 1);
}

}  // namespace w13::test
