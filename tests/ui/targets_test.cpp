// What can be clicked has a target that a hand can hit: 44 points wide and high, where the pointer is.

#include <map>

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

constexpr int kLeast = 44;
constexpr int kStep = 3;  // points between two that are tried

/// Whether every point of a square meets the piece and nothing else.
bool isFree(const Screen& screen, const Piece& piece, QPoint from, int side) {
  for (int y = 0; y <= side; y += kStep)
    for (int x = 0; x <= side; x += kStep)
      if (screen.pieceAt(from + QPoint(x, y)) != &piece) return false;
  return true;
}

/// Whether a square as wide as a target lies on the piece, with the pointer where it is.
bool hasTarget(const Screen& screen, const Piece& piece) {
  const QRect at = screen.mapFromScene(piece.mapRectToScene(piece.reach())).boundingRect();
  const int side = kLeast - 2;  // the edges are painted between two points
  for (int y = at.top(); y + side <= at.bottom() + 1; ++y)
    for (int x = at.left(); x + side <= at.right() + 1; ++x)
      if (isFree(screen, piece, {x, y}, side)) return true;
  return false;
}

/// Whether something lies in front of the board on purpose: a challenge, the open Lost Artifacts board.
bool hasFront(const Screen& screen) {
  for (const QGraphicsItem* item : screen.scene()->items())
    if (const Area* area = dynamic_cast<const Area*>(item); area != nullptr && area->isVisible())
      if (area->zValue() >= 3 && area->boundingRect().height() > 100) return true;
  return false;
}

/// What the board in front may cover.
const std::set kBar = {Order::Lost, Order::Rules, Order::Log, Order::Menu};

/// What cannot be hit on a screen, each with the size that can be pointed at.
QStringList tooSmall(Screen& screen) {
  QStringList found;
  for (const Piece* piece : screen.livePieces()) {
    // What lies in front covers the rail of the Lost Artifacts board and, above 140 %, the feet of the buttons above.
    if (kBar.count(piece->look().command.what.as<Order>()) > 0 && hasFront(screen)) continue;
    QTest::mouseMove(screen.viewport(), {1, screen.viewport()->height() - 1});
    QApplication::processEvents();
    const std::optional<QPoint> at = screen.freePoint(*piece);
    if (!at) {
      found << "covered: " + piece->look().name;
      continue;
    }
    QTest::mouseMove(screen.viewport(), *at);
    QApplication::processEvents();
    if (screen.pieceAt(*at) != piece) found << "another comes under the pointer: " + piece->look().name;
    if (hasTarget(screen, *piece)) continue;
    const Piece* over = screen.pieceAt(*at + QPoint(0, 20));
    const QSize size = screen.mapFromScene(piece->mapRectToScene(piece->reach())).boundingRect().size();
    found << QStringLiteral("%1 x %2: %3").arg(size.width()).arg(size.height()).arg(piece->look().name) +
                 (over == nullptr || over == piece ? "" : ", beside " + over->look().name);
  }
  QTest::mouseMove(screen.viewport(), {1, screen.viewport()->height() - 1});
  QApplication::processEvents();
  return found;
}

/// A kind of state: two of a kind have the same things in the same places, nearly always.
std::string kindOf(MainWindow& window) {
  if (window.page() == window.table()) {
    const TableShown& shown = window.table()->shown();
    return "table " + std::to_string(shown.decision.question()) + (shown.view.retrievalOpen ? " open" : "");
  }
  if (window.secret() == nullptr || window.page() != window.secret()) return {};
  const SecretShown& shown = window.secret()->shown();
  return "secret " + std::to_string(static_cast<int>(shown.purpose)) + " " + std::to_string(shown.decision.question()) +
         (shown.view.hand.size() > 7 ? " crowded" : "");
}

/// The trouble with the targets of a season, each with the state where it was first seen.
std::map<QString, std::string> walk(int seats, std::uint64_t seed, int textSize, std::set<std::string>& seen) {
  std::map<QString, std::string> found;
  Playing game(seats, seed);
  Options options = game.window.options();
  options.textSize = textSize;
  game.window.follow(options);
  for (int clicks = 0; clicks < 6000; ++clicks) {
    game.settle();
    const std::string kind = kindOf(game.window);
    if (!kind.empty() && seen.insert(kind + " at " + std::to_string(textSize)).second)
      for (const QString& each : tooSmall(*qobject_cast<Screen*>(game.window.page()))) found.emplace(each, kind);
    if (!game.player.step()) break;
  }
  setTextSize(100);
  return found;
}

void report(const std::map<QString, std::string>& found) {
  std::string all;
  for (const auto& [trouble, where] : found) all += trouble.toStdString() + "   (" + where + ")\n";
  CHECK(all == "");
}

/// A question at which every die can be chosen, so many of them lying in one place.
TableShown crowded(MainWindow& window, Spot spot, int count) {
  TableShown shown = window.table()->shown();
  shown.decision.ask(seatAt(0), static_cast<std::uint16_t>(Ask::WorkTheCase), {}, kernel::Openness::Public);
  for (int at = 0; at < kDice; ++at) {
    DieView& die = shown.view.dice[at];
    die = DieView();
    if (at >= count) continue;
    die.spot = spot;
    if (spot == Spot::Leads) die.shows = {Symbol::Lore, 1};
    shown.decision.offer(choice(verb::Neutralize, of(dieAt(at))));
  }
  return shown;
}

struct Crowd : Playing {
  explicit Crowd(Spot spot, int count, QSize size = {1280, 800}) : Playing(5, 3) {
    REQUIRE(dealt());
    window.resize(size);
    settle();
    window.table()->show(crowded(window, spot, count));
    settle();
  }
  TableScreen& table() { return *window.table(); }
  const Piece& die(int at) {
    for (const Piece* piece : table().livePieces())
      if (piece->look().noun == of(dieAt(at))) return *piece;
    throw std::runtime_error("the die is not there");
  }
  QPointF middleOf(const Piece& piece) { return piece.mapRectToScene(piece.reach()).center(); }
};

}  // namespace

TEST_CASE("A piece can be looked for as soon as the scene knows of it", "[window]") {
  // given a scene that has lost the focus while its view has it
  QList<QGraphicsItem*> found;  // outlives the scene, which loses its focus once more when it goes
  QGraphicsScene scene;
  QGraphicsView view(&scene);
  view.show();
  QApplication::setActiveWindow(&view);
  view.setFocus();
  QApplication::processEvents();
  QGraphicsRectItem* area = scene.addRect(0, 0, 100, 100);
  PieceLook look;
  look.at = {0, 0, 50, 50};
  Piece* first = new Piece(look, 1, area);
  first->setFocus();
  scene.clearFocus();
  QObject::connect(&scene, &QGraphicsScene::focusItemChanged, [&] { found = scene.items(QPointF(25, 25)); });
  // when another piece is made, the focus comes back, and whoever hears of it looks what lies there
  const Piece* next = new Piece(look, 1, area);
  // then it lies there
  CHECK(found.contains(next));
}

TEST_CASE("Whatever can be clicked has a target of 44 points, in any kind of state", "[window][targets]") {
  std::set<std::string> seen;
  report(walk(5, 12, 100, seen));
  report(walk(4, 14, 200, seen));
  CHECK(seen.size() > 30);
}

TEST_CASE("However many dice lie in one place, each has a target of 44 points", "[window][targets]") {
  for (const int text : {100, 200})
    for (const Spot spot : {Spot::Leads, Spot::Bronze, Spot::Neutralized, Spot::Field})
      for (const int count : {1, 10, kDice}) {
        Crowd game(spot, count);
        Options options = game.window.options();
        options.textSize = text;
        game.window.follow(options);
        game.settle();
        INFO(count << " dice in place " << static_cast<int>(spot) << " at " << text << " %");
        CHECK(tooSmall(game.table()).join("\n").toStdString() == "");
        setTextSize(100);
      }
}

TEST_CASE("A crowd fans out while it is pointed at, and a click takes the die that was pointed at",
          "[window][targets]") {
  // given ten dice in one column, given the pointer elsewhere: nothing is fanned out
  Crowd game(Spot::Leads, 10);
  QTest::mouseMove(game.table().viewport(), {2, 2});
  game.settle();
  CHECK(game.table().fan().at().isEmpty());
  const Piece& die = game.die(7);
  const QPoint at = *game.table().freePoint(die);
  // when one is pointed at, then its column lies over the neighbours, and under the pointer is still the same die
  QTest::mouseMove(game.table().viewport(), at);
  game.settle();
  CHECK(game.table().fan().holds(die));
  CHECK(game.table().fan().holds(game.die(0)));
  CHECK(game.table().pieceAt(at) == &die);
  // when the pointer goes to another, then that is the one that is chosen
  const Piece& other = game.die(2);
  const QPoint there = game.table().mapFromScene(game.middleOf(other));
  QTest::mouseMove(game.table().viewport(), there);
  game.settle();
  CHECK(game.table().pieceAt(there) == &other);
  // when the pointer leaves, then the dice lie as before
  const QPointF home = die.home();
  QTest::mouseMove(game.table().viewport(), {2, 2});
  game.settle();
  CHECK(game.table().fan().at().isEmpty());
  CHECK(QLineF(die.mapRectToScene(QRectF(QPointF(0, 0), die.look().at.size())).center(), home).length() < 1);
}

TEST_CASE("By keys a crowd fans out too, and the arrows go through it as it lies", "[window][targets]") {
  Crowd game(Spot::Leads, 10);
  // when Tab comes to a die of the column
  for (int tabs = 0; tabs < 60 && !game.table().fan().holds(game.die(0)); ++tabs)
    QTest::keyClick(&game.table(), Qt::Key_Tab);
  REQUIRE(game.table().fan().holds(game.die(0)));
  const auto focus = [&] { return dynamic_cast<const Piece*>(game.table().scene()->focusItem()); };
  // then arrows to the right and down reach its other dice, each as large as a target
  std::set<std::uint16_t> met;
  for (const int key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Down}) {
    QTest::keyClick(&game.table(), static_cast<Qt::Key>(key));
    REQUIRE(focus() != nullptr);
    CHECK(game.table().fan().holds(*focus()));
    met.insert(static_cast<std::uint16_t>(focus()->look().noun.index));
    const QRect lies = game.table()
                           .mapFromScene(focus()->mapRectToScene(QRectF(QPointF(0, 0), focus()->look().at.size())))
                           .boundingRect();
    CHECK(std::min(lies.width(), lies.height()) >= kLeast);
  }
  CHECK(met.size() >= 4);
  // when the focus goes elsewhere, then it folds
  for (int tabs = 0; tabs < 60 && !game.table().fan().at().isEmpty(); ++tabs)
    QTest::keyClick(&game.table(), Qt::Key_Tab);
  CHECK(game.table().fan().at().isEmpty());
}

}  // namespace w13::test
