// The log: filters, search, and what neither of them may find.

#include <QLineEdit>

#include "support/catch.h"
#include "ui/games/warehouse13/panels/place_light.h"
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
  QStringList dice = game.lines({Topic::Dice, Seat::Table, {}});
  CHECK(dice.size() > 10);
  CHECK(dice.size() < all.size());
  for (const QString& line : dice) CHECK(all.contains(line));
  // every line of a kind stands in one list only
  qsizetype sum = 0;
  for (const Topic kind : {Topic::Cards, Topic::Dice, Topic::Places, Topic::Votes, Topic::Adversary})
    sum += game.lines({kind, Seat::Table, {}}).size();
  CHECK(sum < all.size());
  // by seat
  const QString name = QString::fromStdString(game.room().words().seat(seatAt(1), game.v));
  const QStringList own = game.lines({Topic::Course, seatAt(1), {}});
  CHECK_FALSE(own.isEmpty());
  CHECK(std::any_of(own.begin(), own.end(), [&](const QString& line) { return line.contains(name); }));
  qsizetype seats = 0;
  for (int seat = 0; seat < 4; ++seat) seats += game.lines({Topic::Course, seatAt(seat), {}}).size();
  CHECK(own.size() < seats);
  CHECK(seats < all.size());
  // by words, in any order and case
  const QStringList found = game.lines({Topic::Course, Seat::Table, name.toLower()});
  CHECK_FALSE(found.isEmpty());
  for (const QString& line : found) CHECK(line.contains(name));
  CHECK(game.lines({Topic::Course, Seat::Table, "zeppelin"}).isEmpty());
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
        const LogFilter filter{static_cast<Topic>(kind), seat < 0 ? Seat::Table : seatAt(seat), search};
        if (filter.none()) continue;
        INFO(kind << " " << seat << " " << search.toStdString());
        CHECK(log.lines(v, filter).isEmpty());
      }
  CHECK(rowOf(Happened::CardDrawn).topic == Topic::Course);
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
  v.traits[cards.of(card).type].top = card;
  log.add({discarded}, v);
  const LogFilter wanted{Topic::Course, Seat::Table, QString::fromStdString(cards.of(card).name.en)};
  CHECK(log.lines(v, wanted).size() == 1);
  v.traits[cards.of(card).type].top = CardId::None;
  CHECK(log.lines(v, wanted).isEmpty());
}

TEST_CASE("A card that was taken from discards comes from no pile in the log", "[PILE-04][log]") {
  // given a Trait that somebody takes from its discards, everybody watching
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const Catalog& cards = game.room().cards();
  View v = game.room().view(Seat::Table);
  LogPanel log(cards, game.room().words(), nullptr);
  const CardId card = cards.all(Kind::Trait).back();
  const Symbol type = cards.of(card).type;
  Event taken;
  taken.what = Happened::CardDrawn;
  taken.seat = seatAt(1);
  taken.noun = of(card);
  taken.number = static_cast<std::int16_t>(index(type));
  // when it lies there no more
  v.traits[type].top = CardId::None;
  log.add({taken}, v);
  // then the log tells neither its name nor a pile
  const QString name = QString::fromStdString(game.room().words().seat(seatAt(1), v));
  CHECK(log.lines(v) == QStringList{name + " draws a card."});
  // and what was drawn unseen comes from its pile
  taken.veiled = true;
  taken.noun = {};
  log.add({taken}, v);
  REQUIRE(log.lines(v).size() == 2);
  CHECK(log.lines(v).back().startsWith(name + " draws from the "));
}

TEST_CASE("Whom a card is handed to is told where its name is not", "[PILE-04][log]") {
  // given a Trait that one gives another openly
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const View v = game.room().view(Seat::Table);
  LogRows log(game.room().cards(), game.room().words());
  Event handed;
  handed.what = Happened::CardHanded;
  handed.seat = seatAt(0);
  handed.noun = of(game.room().cards().all(Kind::Trait).back());
  handed.number = 2;
  log.add({handed});
  // then both are named, and the card is not
  Event untold = handed;
  untold.veiled = true;
  untold.noun = {};
  CHECK(log.lines(v, {}) == QStringList{QString::fromStdString(game.room().words().event(untold, v))});
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
  CHECK_FALSE(log->list().rows().empty());
  for (const LogRow& row : log->list().rows()) CHECK((row.sentence + " " + row.more).contains(name));
  QTest::keyClicks(search, " zeppelin");
  CHECK(log->list().rows().empty());
  CHECK_FALSE(log->list().isVisible());
  QTest::keyClick(search, Qt::Key_Escape);
  CHECK_FALSE(log->isVisible());
  CHECK(game.onTable());
  CHECK(game.window.table()->hasFocus());
}

TEST_CASE("The log has one row for what happened together, in its Episode", "[window][log]") {
  Written game;
  LogPanel& log = *game.window.log();
  QTest::keyClick(game.window.table(), Qt::Key_F3);
  game.settle();
  const std::vector<LogRow>& rows = log.list().rows();
  REQUIRE(rows.size() > 5);
  CHECK(rows.size() < static_cast<std::size_t>(game.lines().size()));
  // the dice of a Ping are one row, with all of their pictures
  CHECK(std::any_of(rows.begin(), rows.end(), [](const LogRow& row) { return row.pictures.size() > 6; }));
  // and its rail has the deal and each Episode that has begun
  CHECK(log.findChild<QListWidget*>("rail")->count() == 1 + game.v.episode);
}

TEST_CASE("A vote is one row, and two where somebody speaks in between", "[VOTE-01][window][log]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const View v = game.room().view(Seat::Table);
  const auto happened = [](Happened what, Seat seat, kernel::Noun noun = {}) {
    Event event;
    event.what = what;
    event.seat = seat;
    event.noun = noun;
    return event;
  };
  // given a vote that is called and cast, and somebody who speaks before it is shown
  const Events called = {happened(Happened::VoteCalled, seatAt(0), of(seatAt(2))),
                         happened(Happened::VoteCast, seatAt(0))};
  const Events shown = {happened(Happened::VoteCast, seatAt(1)), happened(Happened::VoteShown, seatAt(0)),
                        happened(Happened::VoteShown, seatAt(1)),
                        happened(Happened::VotesShown, Seat::Table, of(seatAt(2)))};
  const auto rows = [&](bool speaks) {
    LogRows log(game.room().cards(), game.room().words());
    log.add(called);
    if (speaks) log.note("Jinks: I am clean.");
    log.add(shown);
    return log.rows(v, LogRows::kEverywhere).size();
  };
  CHECK(rows(false) == 1);
  CHECK(rows(true) == 3);
}

TEST_CASE("The log covers no seat and not the question, in any size of window", "[window][log]") {
  Written game;
  for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(1600, 1200)}) {
    game.window.resize(size);
    game.settle();
    if (!game.window.log()->isVisible()) QTest::keyClick(game.window.table(), Qt::Key_F3);
    game.settle();
    const QRect at = game.window.log()->geometry();
    CHECK(at.width() > size.width() / 3);
    const TableScreen& table = *game.window.table();
    for (const Piece* piece : table.allPieces()) {
      if (piece->look().part != Part::Plate && piece->look().command.what != Order::Look) continue;
      const QRect seat =
          table.mapFromScene(piece->mapRectToScene(QRectF(QPointF(), piece->look().at.size()))).boundingRect();
      CHECK_FALSE(at.intersects(QRect(table.mapTo(&game.window, seat.topLeft()), seat.size()).adjusted(2, 2, -2, -2)));
    }
  }
}

TEST_CASE("A row that is pointed at lights up what it is about on the table", "[window][log]") {
  Written game;
  QTest::keyClick(game.window.table(), Qt::Key_F3);
  game.settle();
  const PlaceLight* light = game.window.table()->findChild<PlaceLight*>();
  REQUIRE(light != nullptr);
  CHECK(light->lit() == 0);
  emit const_cast<LogList&>(game.window.log()->list()).pointsAt({of(seatAt(0))});
  CHECK(light->lit() > 0);
  emit const_cast<LogList&>(game.window.log()->list()).pointsAt({});
  CHECK(light->lit() == 0);
}

TEST_CASE("A row shows no picture of a discard that is covered", "[PILE-04][log][secrecy]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const Catalog& cards = game.room().cards();
  View v = game.room().view(Seat::Table);
  LogRows log(cards, game.room().words());
  const CardId card = cards.all(Kind::Trait).front();
  Event discarded;
  discarded.what = Happened::CardDiscarded;
  discarded.seat = seatAt(0);
  discarded.noun = of(card);
  log.add({discarded});
  CardId& top = v.traits[cards.of(card).type].top;
  top = card;
  REQUIRE(log.rows(v, LogRows::kEverywhere).size() == 1);
  CHECK(log.rows(v, LogRows::kEverywhere).front().pictures.size() == 1);
  top = CardId::None;
  const std::vector<LogRow> rows = log.rows(v, LogRows::kEverywhere);
  CHECK((rows.empty() || rows.front().pictures.empty()));
  for (const LogRow& row : rows) CHECK(std::find(row.nouns.begin(), row.nouns.end(), of(card)) == row.nouns.end());
}

TEST_CASE("A card that is played and put away is pictured once", "[log]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const Catalog& cards = game.room().cards();
  View v = game.room().view(Seat::Table);
  const CardId card = cards.all(Kind::Trait).front();
  v.traits[cards.of(card).type].top = card;
  Event played, discarded;
  played.what = Happened::CardPlayed;
  played.seat = seatAt(0);
  discarded.what = Happened::CardDiscarded;
  played.noun = discarded.noun = of(card);
  LogRows log(cards, game.room().words());
  log.add({played, discarded});
  const std::vector<LogRow> rows = log.rows(v, LogRows::kEverywhere);
  REQUIRE(rows.size() == 1);
  CHECK(rows.front().pictures.size() == 1);
}

TEST_CASE("What somebody says has their portrait, and is found with what they did", "[log][talk]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const View v = game.room().view(Seat::Table);
  Event began;
  began.what = Happened::TurnBegan;
  began.seat = seatAt(1);
  LogRows log(game.room().cards(), game.room().words());
  log.add({began});
  log.note("Claudia: I am clean.", seatAt(1));
  log.note("The file is written.");
  LogFilter hers, others;
  hers.seat = seatAt(1);
  others.seat = seatAt(2);
  const std::vector<LogRow> all = log.rows(v, LogRows::kEverywhere), some = log.rows(v, LogRows::kEverywhere, hers);
  REQUIRE(all.size() >= 2);
  CHECK(all.end()[-2].face == art::agentFile(game.room().cards().of(v.seats[seatAt(1)].who).id));
  CHECK(all.back().face.isEmpty());
  REQUIRE_FALSE(some.empty());
  CHECK(some.back().sentence == "Claudia: I am clean.");
  CHECK(log.rows(v, LogRows::kEverywhere, others).empty());
}

TEST_CASE("Draws of long ago stand in no Episode's rows", "[PILE-04][SECRET-02][log]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const View v = game.room().view(Seat::Table);
  LogRows log(game.room().cards(), game.room().words());
  Event drawn, next;
  drawn.what = Happened::CardDrawn;
  drawn.veiled = true;
  next.what = Happened::EpisodeBegan;
  for (int episode = 1; episode <= 2; ++episode) {
    next.number = static_cast<std::int16_t>(episode);
    log.add({next});
    for (int at = 0; at < LogRows::kDrawsTold; ++at) {
      drawn.seat = seatAt(at % 3);
      log.add({drawn});
    }
  }
  CHECK(log.rows(v, 1).size() == 1);  // that the Episode began
  CHECK(log.rows(v, 2).size() > 1);
}

}  // namespace w13::test
