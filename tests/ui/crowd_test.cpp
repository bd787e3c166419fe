// Crowded tables: what lies there can still be told apart and pointed at.

#include "support/catch.h"
#include "ui/games/warehouse13/secret/secret_areas.h"
#include "ui/screen/fan.h"
#include "window.h"

namespace w13::test {

namespace {

/// The least width and height of what can be pointed at of the dice in a place, in points; 0: one is not there.
QSizeF leastTarget(TableScreen& table, const View& v, Spot spot) {
  QSizeF least(1000, 1000);
  for (int at = 0; at < kDice; ++at) {
    if (v.dice[at].spot != spot) continue;
    const Piece* found = nullptr;
    for (const Piece* piece : pieces(table))
      if (piece->look().noun == of(dieAt(at)) && piece->isVisible() && table.freePoint(*piece)) found = piece;
    if (found == nullptr) return {0, 0};
    const QRectF reach = table.mapFromScene(found->mapRectToScene(found->reach())).boundingRect();
    least = {std::min(least.width(), reach.width()), std::min(least.height(), reach.height())};
  }
  return least;
}

/// The table with all dice of a season laid into one place.
TableShown crowded(MainWindow& window, Spot spot, Clue shows, int count) {
  TableShown shown = window.table()->shown();
  for (int at = 0; at < kDice; ++at) {
    DieView& die = shown.view.dice[at];
    die = DieView();
    if (at >= count) continue;
    die.spot = spot;
    die.shows = shows;
  }
  return shown;
}

}  // namespace

TEST_CASE("Buttons at the edge of the screen fan out aside from the one that is pointed at", "[window][fan]") {
  // given two rows of small buttons low on the screen
  const QRectF screen(0, 0, 1280, 568);
  const std::vector<QRectF> homes = {{666, 512, 125, 24}, {797, 512, 59, 24},  {862, 512, 219, 24},
                                     {856, 538, 56, 24},  {918, 538, 130, 24}, {1053, 538, 28, 24}};
  for (std::size_t pointed = 0; pointed < homes.size(); ++pointed) {
    // when one of them is pointed at
    const QPointF at = homes[pointed].center();
    const Spread spread = spreadOf(homes, pointed, at, kLeastTarget, screen);
    // then it stays below the pointer, on the screen and apart from all others
    INFO("button " << pointed);
    CHECK(spread.at[pointed].contains(at));
    CHECK(screen.contains(spread.ground));
    for (std::size_t one = 0; one < homes.size(); ++one) {
      CHECK(spread.ground.contains(spread.at[one]));
      CHECK(std::min(spread.at[one].width(), spread.at[one].height()) >= kLeastTarget);
      for (std::size_t other = 0; other < one; ++other) CHECK_FALSE(spread.at[one].intersects(spread.at[other]));
    }
  }
}

TEST_CASE("Thirteen dice in one column of Leads, or in bronze, can each be pointed at", "[window]") {
  Playing game(5, 3);
  REQUIRE(game.dealt());
  TableScreen& table = *game.window.table();
  for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080), QSize(2560, 1440)}) {
    game.window.resize(size);
    INFO(size.width() << " x " << size.height());
    // given ten dice in one column: a target keeps 44 points of width
    const TableShown ten = crowded(game.window, Spot::Leads, {Symbol::Lore, 1}, 10);
    table.show(ten);
    game.settle();
    CHECK(leastTarget(table, ten.view, Spot::Leads).width() >= 44);
    CHECK(leastTarget(table, ten.view, Spot::Leads).height() >= 28);
    // given all dice there, or all in the Bronze Sector beside somebody who stands there
    const TableShown all = crowded(game.window, Spot::Leads, {Symbol::Tech, 2}, kDice);
    table.show(all);
    game.settle();
    CHECK(leastTarget(table, all.view, Spot::Leads).height() >= 18);
    TableShown bronze = crowded(game.window, Spot::Bronze, {}, kDice);
    bronze.view.seats[1].at = Location::BronzeSector;
    bronze.view.seats[1].bronzed = true;
    table.show(bronze);
    game.settle();
    CHECK(leastTarget(table, bronze.view, Spot::Bronze).width() >= 14);
  }
}

TEST_CASE("Ten dice that the Traitor finds behind a shield lie in the tray, each to be clicked",
          "[window][RULING-53]") {
  // given a revealed Traitor who looks behind a shield, to name the die that must be covered
  Playing game(5, 3);
  REQUIRE(game.dealt());
  SecretShown shown;
  shown.purpose = VisitFor::Answer;
  shown.name = "Kim";
  shown.view = game.room().view(seatAt(0));
  shown.view.retrievalOpen = shown.view.isTraitor = shown.view.traitorRevealed = true;
  shown.decision.ask(seatAt(0), static_cast<std::uint16_t>(Ask::NameCover), Rule{}, kernel::Openness::Secret);
  for (int die = 0; die < 10; ++die) shown.decision.offer(choice(verb::CoverDie, of(dieAt(die))));
  shown.decision.offer(choice(verb::Decline));
  shown.preview = [](auto) { return Foreseen{}; };
  SecretScreen screen(shown, game.room().cards(), game.room().words(), nullptr, nullptr);
  for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080)}) {
    screen.resize(size);
    screen.show();
    game.settle();
    INFO(size.width() << " x " << size.height());
    // then each die lies there, large enough, and only what names none is a button
    int lying = 0;
    for (const Piece* piece : screen.livePieces()) {
      if (piece->look().choices.empty()) continue;
      INFO(piece->look().name.toStdString());
      CHECK(screen.freePoint(*piece));
      const bool die = thingOf(piece->look().noun) == Thing::Die;
      CHECK(piece->look().glows == die);
      if (!die) continue;
      ++lying;
      const QRectF at = screen.mapFromScene(piece->mapRectToScene(piece->reach())).boundingRect();
      CHECK(std::min(at.width(), at.height()) >= 44);
    }
    CHECK(lying == 10);
  }
}

TEST_CASE("A hand of many cards is large enough to be read, and no card lies over another", "[window]") {
  const std::size_t count = GENERATE(8U, 9U, 10U);
  const QSizeF desk = GENERATE(QSizeF(788, 608), QSizeF(890, 608));  // beside the shield, in two shapes of window
  const Catalog& cards = *shipped().cards.cards;
  View v;
  v.players = 3;
  for (int card = 0; static_cast<std::size_t>(v.hand.size()) < count; ++card)
    if (cards.of(static_cast<CardId>(card)).kind == Kind::Trait) v.hand.push(static_cast<CardId>(card));
  const Words words(cards, nullptr, {}, Language::English);
  const kernel::Decision none;
  Offers offers({}, v);
  HandArea hand;
  hand.place({0, 0}, desk, 1);
  hand.take({}, Claims());
  hand.show({{}, v, none, cards, words, offers});
  REQUIRE(hand.pieces().size() == count);
  const QRectF all(QPointF(0, 0), desk);
  for (const Piece* card : hand.pieces()) {
    CHECK(card->look().at.width() >= 140);
    CHECK(all.contains(card->look().at));
    for (const Piece* other : hand.pieces())
      if (other != card) CHECK_FALSE(other->look().at.intersects(card->look().at));
  }
}

}  // namespace w13::test
