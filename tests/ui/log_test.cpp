// The log: filters, search, and what neither of them may find.

#include <QLineEdit>
#include <QTextBrowser>

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

/// A log of a real season, some hundred steps long.
struct Written : Playing {
  Written() : Playing(4, 6) {
    unpainted();
    REQUIRE(clickUntil([&] { return room().steps() > 140 && onTable(); }));
    v = room().view(Seat::Table);
  }
  QStringList lines(const LogFilter& filter = {}) { return window.log()->lines(v, filter); }
  View v;
};

}  // namespace

TEST_CASE("The log is filtered by what it is about, by seat, and by words", "[window][log]") {
  Written game;
  const QStringList all = game.lines();
  REQUIRE(all.size() > 60);
  QStringList dice = game.lines({LogKind::Dice, Seat::Table, {}});
  CHECK(dice.size() > 10);
  CHECK(dice.size() < all.size());
  for (const QString& line : dice) CHECK(all.contains(line));
  // every line of a kind stands in one list only
  qsizetype sum = 0;
  for (const LogKind kind : {LogKind::Cards, LogKind::Dice, LogKind::Places, LogKind::Votes, LogKind::Adversary})
    sum += game.lines({kind, Seat::Table, {}}).size();
  CHECK(sum < all.size());
  // by seat
  const QString name = QString::fromStdString(game.room().words().seat(seatAt(1), game.v));
  const QStringList own = game.lines({LogKind::All, seatAt(1), {}});
  CHECK_FALSE(own.isEmpty());
  CHECK(std::any_of(own.begin(), own.end(), [&](const QString& line) { return line.contains(name); }));
  qsizetype seats = 0;
  for (int seat = 0; seat < 4; ++seat) seats += game.lines({LogKind::All, seatAt(seat), {}}).size();
  CHECK(own.size() < seats);
  CHECK(seats < all.size());
  // by words, in any order and case
  const QStringList found = game.lines({LogKind::All, Seat::Table, name.toLower()});
  CHECK_FALSE(found.isEmpty());
  for (const QString& line : found) CHECK(line.contains(name));
  CHECK(game.lines({LogKind::All, Seat::Table, "zeppelin"}).isEmpty());
}

TEST_CASE("No filter and no search leaves a list of draws", "[PILE-04][SECRET-02][log]") {
  // given a log in which many cards have been drawn
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const View v = game.room().view(Seat::Table);
  LogPanel log(game.room().cards(), game.room().words(), nullptr);
  Events draws;
  for (int at = 0; at < 40; ++at) {
    Event drawn;
    drawn.what = Happened::CardDrawn;
    drawn.seat = seatAt(at % 3);
    drawn.veiled = true;
    drawn.number = static_cast<std::int16_t>(at % 4);
    draws.push_back(drawn);
  }
  log.add(draws, v);
  // then the whole log tells the last few, and whatever is asked for none
  const QStringList told = log.lines(v);
  CHECK(told.size() == LogPanel::kDrawsTold);
  for (int kind = 0; kind < 6; ++kind)
    for (int seat = -1; seat < 3; ++seat)
      for (const QString& search : {QString(), QStringLiteral("draws"), told.front(), QStringLiteral("Logic")}) {
        const LogFilter filter{static_cast<LogKind>(kind), seat < 0 ? Seat::Table : seatAt(seat), search};
        if (filter.none()) continue;
        INFO(kind << " " << seat << " " << search.toStdString());
        CHECK(log.lines(v, filter).isEmpty());
      }
  CHECK(kindOf(Happened::CardDrawn) == LogKind::All);
}

TEST_CASE("A search does not find the name of a discard that is covered", "[PILE-04][log]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const Catalog& cards = game.room().cards();
  View v = game.room().view(Seat::Table);
  LogPanel log(cards, game.room().words(), nullptr);
  const CardId card = cards.all(Kind::Trait).front();
  Event discarded;
  discarded.what = Happened::CardDiscarded;
  discarded.seat = seatAt(0);
  discarded.noun = of(card);
  v.traits[static_cast<std::size_t>(index(cards.of(card).type))].top = card;
  log.add({discarded}, v);
  const LogFilter wanted{LogKind::All, Seat::Table, QString::fromStdString(cards.of(card).name.en)};
  CHECK(log.lines(v, wanted).size() == 1);
  v.traits[static_cast<std::size_t>(index(cards.of(card).type))].top = CardId::None;
  CHECK(log.lines(v, wanted).isEmpty());
}

TEST_CASE("F3 opens the log at its search, Esc goes back to the table", "[window][log][keyboard]") {
  Written game;
  QApplication::setActiveWindow(&game.window);
  QTest::keyClick(game.window.table(), Qt::Key_F3);
  game.settle();
  LogPanel* log = game.window.log();
  REQUIRE(log->isVisible());
  auto* search = log->findChild<QLineEdit*>();
  CHECK(search->hasFocus());
  const QString name = QString::fromStdString(game.room().words().seat(seatAt(2), game.v));
  QTest::keyClicks(search, name);
  const QString shown = log->findChild<QTextBrowser*>()->toPlainText();
  for (const QString& line : shown.split('\n', Qt::SkipEmptyParts)) CHECK(line.contains(name));
  QTest::keyClicks(search, " zeppelin");
  CHECK(log->findChild<QTextBrowser*>()->toPlainText() == "Nothing in the log matches.");
  QTest::keyClick(search, Qt::Key_Escape);
  CHECK_FALSE(log->isVisible());
  CHECK(game.onTable());
  CHECK(game.window.table()->hasFocus());
}

}  // namespace w13::test
