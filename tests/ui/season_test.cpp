// Whole seasons are played by clicking the real window; at every step nothing secret may be on the table.

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

/// Every card that lies in somebody's hand, or is otherwise for some eyes only.
std::set<CardId> secretCards(const Room& room) {
  std::set<CardId> cards;
  for (int seat = 0; seat < room.seats(); ++seat) {
    const View v = room.view(seatAt(seat));
    cards.insert(v.hand.begin(), v.hand.end());
    cards.insert(v.aside.begin(), v.aside.end());
    cards.insert(v.traitorHand.begin(), v.traitorHand.end());
    cards.insert(v.plotsHeld.begin(), v.plotsHeld.end());
  }
  return cards;
}

/// A name of a hidden card that a piece tells, though no open card has that name; empty: none does.
std::string nameTold(MainWindow& window) {
  const std::vector<const Piece*> all = pieces(*window.table());
  std::set<std::string> open;
  for (const Piece* piece : all)
    if (const CardId card = cardOn(piece->look()); card != CardId::None) open.insert(window.room()->words().card(card));
  const QString prompt = QString::fromStdString(
      window.room()->words().question(window.room()->decision(Seat::Table), window.room()->view(Seat::Table)));
  for (const CardId card : secretCards(*window.room())) {
    const std::string name = window.room()->words().card(card);
    if (open.count(name) != 0 || prompt.contains(QString::fromStdString(name))) continue;
    for (const Piece* piece : all)
      if (const QString told = wholeHelp(window.table()->help(piece), nullptr);
          told.contains(QString::fromStdString(name).toHtmlEscaped()) ||
          piece->look().name.contains(QString::fromStdString(name)))
        return name;
  }
  return {};
}

bool showsSecretCard(MainWindow& window) {
  const std::set<CardId> secret = secretCards(*window.room());
  for (const Piece* piece : pieces(*window.table()))
    if (secret.count(cardOn(piece->look())) != 0) {
      UNSCOPED_INFO("the table shows " << window.room()->words().card(cardOn(piece->look())));
      return true;
    }
  return false;
}

/// Whether a die on the table shows a face that only its owner may see.
bool showsHiddenFace(MainWindow& window) {
  const View v = window.table()->shown().view;
  for (const DieView& die : v.dice)
    if (die.hidden && die.shows.symbol != Symbol::None) return true;
  return v.viewer != Seat::Table;
}

/// Plays to the end and looks at every page on the way.
void playSeason(int seats, std::uint64_t seed) {
  Playing game(seats, seed);
  REQUIRE(game.began);
  std::map<QString, QImage> curtains;
  int curtainsSeen = 0;
  bool going = true;
  while (going) {
    game.settle();
    if (game.window.page() == game.window.curtain()) {
      const QString name = game.window.curtain()->accessibleName();
      const QImage picture = game.window.grab().toImage();
      if (game.window.curtain()->offersBack())  // those of the deal do not
        REQUIRE(curtains.emplace(name, picture).first->second == picture);
      ++curtainsSeen;
    }
    if (game.window.page() != game.window.secret()) {
      REQUIRE(game.window.secret() == nullptr);
      REQUIRE(game.window.findChildren<SecretScreen*>().isEmpty());
      REQUIRE(game.window.windowTitle() == "Warehouse 13");
      REQUIRE_FALSE(showsSecretCard(game.window));
      REQUIRE_FALSE(showsHiddenFace(game.window));
      REQUIRE(nameTold(game.window) == "");
    }
    going = game.player.step();
  }
  const View v = game.room().view(Seat::Table);
  WARN(seats << " people: " << game.player.clicks() << " clicks, " << game.window.handOvers() << " hand-overs, "
             << static_cast<int>(v.episode) << " Episodes; " << game.player.onThings() << " choices on things, "
             << game.player.onButtons() << " on buttons");
  CHECK(game.room().over());
  CHECK(game.window.page() == game.window.end());
  CHECK(static_cast<int>(curtains.size()) == seats);
  CHECK(curtainsSeen > 10 * seats);
  CHECK(game.player.onThings() > 3 * game.player.onButtons() / 2);
}

}  // namespace

TEST_CASE("A season of three people is played to its end by clicking", "[SECRET-14][SECRET-33][season][sample]") {
  playSeason(3, 1);
}

TEST_CASE("A season of five people is played to its end by clicking", "[SECRET-14][SECRET-34][season]") {
  playSeason(5, 3);
}

TEST_CASE("Bots play their seats, a person the other, until the season ends", "[window][bots][season]") {
  // given one person and two bots
  Playing game(people(3, 4, {"", "random", "rule"}));
  // when the person clicks what can be clicked, and waits while bots think, then it ends
  CHECK(game.toTheEnd());
  CHECK(game.window.page() == game.window.end());
}

TEST_CASE("Two people play the cooperative variant without Loyalty cards", "[window][season]") {
  Playing game(2, 5);
  CHECK(game.toTheEnd());
}

}  // namespace w13::test
