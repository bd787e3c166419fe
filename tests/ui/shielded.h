#pragma once
// Matches of any game in their windows, with phones as shields; time passes only by the clock that they hold.

#include <QDir>
#include <algorithm>
#include <functional>

#include "engine/games/games.h"
#include "engine/games/warehouse13/season/season_match.h"
#include "phone.h"
#include "plain.h"
#include "shields/face.h"
#include "support/catch.h"
#include "window.h"

namespace ui::test {

using kernel::Seat;
using kernel::seatAt;
using kernel::SeatSet;
using w13::test::plain;
using w13::test::pressable;

/// What a match with phones is for a test, whatever its game and window.
class Shielded {
 public:
  virtual ~Shielded() = default;
  [[nodiscard]] virtual Shields* shields() const = 0;
  [[nodiscard]] virtual ShieldsPage* page() const = 0;
  [[nodiscard]] virtual const house::Match& match() const = 0;
  /// As shields show it.
  [[nodiscard]] virtual shields::Table table() const = 0;
  [[nodiscard]] virtual bool curtained() const = 0;
  /// Whoever is at the table does one thing there for seats that have no phone, or what only the table can do.
  virtual void act() = 0;

  /// The seats behind whose curtain somebody has looked.
  SeatSet looked;
  HandClock clock;
};

/// The first seats are people, the others programs.
inline house::Start startOf(const house::GameModule& game, int seats, int people, std::uint64_t seed) {
  house::Start start;
  start.seed = seed;
  start.players.resize(static_cast<std::size_t>(seats));
  start.bots.resize(static_cast<std::size_t>(seats), "random");
  for (int at = 0; at < people; ++at) start.bots[static_cast<std::size_t>(at)].clear();
  start.setup = game.completed({}, seats, *game.open({}));
  return start;
}

/// A match in the plain window. With the option on, the page of the shields is open before the deal.
class PlainShielded final : public Shielded {
 public:
  explicit PlainShielded(const house::GameModule& game, const QString& saves = {}, bool option = true)
      : window([&] {
          PlainWanted wanted = plain(game, saves);
          wanted.options.shields = option;
          return wanted;
        }()),
        amount_(game.vocabulary().amount) {
    window.resize(1280, 800);
    window.show();
    QApplication::setActiveWindow(&window);
    QApplication::processEvents();
  }
  PlainShielded(const house::GameModule& game, int seats, int people, std::uint64_t seed) : PlainShielded(game) {
    REQUIRE(window.begin(startOf(game, seats, people, seed)));
  }
  [[nodiscard]] Shields* shields() const override { return window.shields(); }
  [[nodiscard]] ShieldsPage* page() const override { return window.shieldsPage(); }
  [[nodiscard]] const house::Match& match() const override { return window.room()->match(); }
  [[nodiscard]] shields::Table table() const override {
    const PlainRoom& room = *window.room();
    return {room.match(), room.voice(), room.rules(), room.language(), room.gameName().toStdString(), amount_};
  }
  [[nodiscard]] bool curtained() const override { return window.page() == window.curtain(); }
  void act() override {
    if (curtained()) {
      QTest::keyPress(window.curtain(), Qt::Key_Space);
      REQUIRE(QTest::qWaitFor([&] { return window.secret() != nullptr; }));
      QTest::keyRelease(window.page(), Qt::Key_Space);
      looked |= window.secret()->seat();
    } else if (window.secret() != nullptr) {
      if (!press({"choice", "take-amount", "confirm"})) press({"close"});
    } else if (window.page() == window.table() && !match().over() && !window.room()->answersOnShield()) {
      press({"choice", "take-amount", "hand"});
    }
  }

  PlainWindow window;

 private:
  bool press(std::initializer_list<const char*> names) {
    std::vector<QPushButton*> all;
    for (const char* name : names)
      for (QPushButton* each : pressable(window.page(), name)) all.push_back(each);
    if (all.empty()) return false;
    all[static_cast<std::size_t>(luck_.pick(static_cast<int>(all.size()), kernel::ChanceOf::Card))]->click();
    return true;
  }
  std::uint8_t amount_;
  kernel::Luck luck_{1};
};

/// A season in its window, the page of the shields open before the deal.
class SeasonShielded final : public Shielded {
 public:
  explicit SeasonShielded(const QString& saves = {})
      : window([&] {
          w13::WindowSetup setup = w13::test::quick();
          setup.saves = saves;
          return setup;
        }()) {
    window.resize(1280, 800);
    window.show();
    QApplication::setActiveWindow(&window);
    window.setUpdatesEnabled(false);
    Options options = window.options();
    options.shields = true;
    window.follow(options);
  }
  SeasonShielded(int people, std::uint64_t seed) : SeasonShielded() {
    REQUIRE(window.begin(w13::test::people(people, seed)));
  }
  [[nodiscard]] Shields* shields() const override { return window.shields().shields(); }
  [[nodiscard]] ShieldsPage* page() const override { return window.shields().page(); }
  [[nodiscard]] const house::Match& match() const override { return w13::matchOf(window.room()->season()); }
  [[nodiscard]] shields::Table table() const override {
    const w13::Room& room = *window.room();
    const house::RuleBook& rules = w13::test::shipped().rules;
    if (!voice_) voice_ = w13::voiceOf(room.season(), rules, house::Language::English, room.start().players);
    return {match(), *voice_, rules, house::Language::English, "Warehouse 13"};
  }
  [[nodiscard]] bool curtained() const override { return window.page() == window.curtain(); }
  // Votes are read by the whole table, whoever has phones.
  void act() override {
    const w13::Room& room = *window.room();
    const bool onShield = room.shielded().has(room.answersNext());
    if (window.page() == window.end() || (window.page() == window.table() && onShield)) return;
    (void)player_.step();
    if (window.secret() != nullptr) looked |= window.secret()->shown().view.viewer;
  }

  w13::MainWindow window;

 private:
  w13::SelfPlayer player_{window, 1, w13::test::mouse};
  mutable std::unique_ptr<house::Voice> voice_;
};

/// Opens a window whose matches are saved in a folder: with a match that begins, or with the one of a save.
using Opens = std::function<std::unique_ptr<Shielded>(const QString& folder, const QString& save)>;

inline Opens plainly(const char* name, int seats, std::uint64_t seed) {
  return [=](const QString& folder, const QString& save) {
    const house::GameModule& game = *games::named(name);
    auto evening = std::make_unique<PlainShielded>(game, folder);
    const bool goesOn =
        save.isEmpty() ? evening->window.begin(startOf(game, seats, seats, seed)) : evening->window.resume(save);
    REQUIRE(goesOn);
    return evening;
  };
}

/// `shorter`: with the option for a shorter game, which ends before a finale.
inline Opens seasonal(int people, std::uint64_t seed, bool shorter = false) {
  return [=](const QString& folder, const QString& save) {
    auto evening = std::make_unique<SeasonShielded>(folder);
    w13::SeasonStart start = w13::test::people(people, seed);
    start.setup.variants.shorterGame = shorter;
    const bool goesOn = save.isEmpty() ? evening->window.begin(start) : evening->window.resume(save);
    REQUIRE(goesOn);
    return evening;
  };
}

/// The window is closed in the middle of a match, and opened again from its save, beside which the keys of its phones
/// lie.
inline void beginAnew(std::unique_ptr<Shielded>& evening, const Opens& opens, const QString& folder) {
  evening.reset();
  const QString ending = QStringLiteral(".shields");
  const QString keys = QDir(folder).entryList({'*' + ending}, QDir::Files).value(0);
  REQUIRE_FALSE(keys.isEmpty());
  evening = opens(folder, QDir(folder).filePath(keys.chopped(ending.size())));
  REQUIRE(evening->page() == nullptr);
}

/// The shields' page is left by a key.
inline void leave(Shielded& evening, Qt::Key key = Qt::Key_Return) {
  REQUIRE(evening.page() != nullptr);
  QTest::keyClick(evening.page()->focusWidget(), key);
  QApplication::processEvents();
  REQUIRE(evening.page() == nullptr);
}

/// What the shield of a seat shows that has chosen nothing.
inline Json faceNow(const Shielded& evening, Seat seat) {
  const shields::Table table = evening.table();
  return faceOf(table, seat, {}, {.since = table.voice.lines(table.match.events(seat, house::Since::LastLook), seat)});
}

}  // namespace ui::test
