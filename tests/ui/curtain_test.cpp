// The curtain tells nothing but a name: its picture and what a screen reader hears are the same at every hand-over.

#include <QAccessible>

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

/// All that a screen reader can find in the window, and all that it says.
QString heard(QAccessibleInterface* from, int depth = 0) {
  if (from == nullptr || from->state().invisible) return {};
  QString all = QString(depth, u' ') + QString::number(from->role());
  for (const QAccessible::Text kind :
       {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help, QAccessible::Accelerator})
    all += u'|' + from->text(kind);
  all += u'\n';
  for (int at = 0; at < from->childCount(); ++at) all += heard(from->child(at), depth + 1);
  return all;
}

/// What can be told from the window while the curtain hangs.
struct Outside {
  QImage picture;
  QString heard;
  QString said;  ///< title, tooltips
  bool operator==(const Outside&) const = default;
};

Outside outside(MainWindow& window) {
  window.setUpdatesEnabled(true);
  Outside all{window.grab().toImage(), heard(QAccessible::queryAccessibleInterface(&window)), window.windowTitle()};
  for (const QWidget* widget : window.page()->findChildren<QWidget*>()) all.said += '\n' + widget->toolTip();
  window.setUpdatesEnabled(false);
  return all;
}

/// Plays a season and compares each curtain with the first one for the same name. Gives how many were seen.
int compareCurtains(int seats, int bots, std::uint64_t seed, bool explained) {
  SeasonStart start = people(seats, seed);
  start.first.on = explained;
  for (int bot = 0; bot < bots; ++bot) start.bots[static_cast<std::size_t>(seats - 1 - bot)] = "rule";
  Playing game(start);
  game.unpainted();  // but for its curtains
  std::map<QString, Outside> first;
  int seen = 0;
  const auto compare = [&] {
    if (game.window.page() == game.window.curtain() && game.window.curtain()->offersBack()) {  // not the deal's
      Outside now = outside(game.window);
      const auto [known, isNew] = first.emplace(game.window.curtain()->accessibleName(), now);
      REQUIRE(known->second.heard.toStdString() == now.heard.toStdString());
      REQUIRE(known->second == now);
      ++seen;
    }
    return game.room().over();
  };
  CHECK(game.clickUntil(compare));
  CHECK(static_cast<int>(first.size()) == seats - bots);
  for (auto one = first.begin(); one != first.end(); ++one)
    for (auto other = std::next(one); other != first.end(); ++other)
      CHECK(one->second.picture != other->second.picture);
  return seen;
}

int season(int number) {
  const std::uint64_t seed = 200 + static_cast<std::uint64_t>(number);
  return compareCurtains(2 + number % 4, number % 5 == 4 ? 1 : 0, seed, number % 2 == 1);
}

}  // namespace

TEST_CASE("While the cards are dealt Esc leaves no curtain, and none says so", "[window]") {
  // given the curtain of the deal
  Playing game(3);
  game.unpainted();
  const auto hangs = [&] { return game.window.page() == game.window.curtain(); };
  REQUIRE(game.clickUntil(hangs));
  const QString whose = game.window.curtain()->accessibleName();
  const QImage dealing = outside(game.window).picture;
  // when somebody presses Esc, then it stays
  QTest::keyClick(game.window.curtain(), Qt::Key_Escape);
  game.settle();
  CHECK(hangs());
  // but a later one for the same person, which says so, goes
  REQUIRE(game.dealt());
  REQUIRE(game.clickUntil([&] { return hangs() && game.window.curtain()->accessibleName() == whose; }));
  CHECK(outside(game.window).picture != dealing);
  QTest::keyClick(game.window.curtain(), Qt::Key_Escape);
  game.settle();
  CHECK(game.onTable());
}

TEST_CASE("Curtains for the same person are alike at every hand-over of 5 seasons", "[SECRET-14][secrecy][season]") {
  int seen = 0;
  for (int number = 0; number < 5; ++number) seen += season(number);
  WARN(seen << " curtains");
  CHECK(seen > 300);
}

TEST_CASE("Curtains for the same person are alike at every hand-over of 50 seasons", "[.long][long]") {
  int seen = 0;
  for (int number = 0; number < 50; ++number) seen += season(number);
  CHECK(seen > 3000);
}

}  // namespace w13::test
