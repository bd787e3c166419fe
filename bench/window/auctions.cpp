// Auctions of Warehouse 51 in which people answer at once: what moves, whole repaints, answers.

#include <QApplication>
#include <cstdio>

#include "bench/window/figures.h"
#include "engine/games/games.h"
#include "ui/games/warehouse51/table/auction_table.h"
#include "ui/games/warehouse51/table/table_screen.h"

namespace w13::bench {

namespace {

constexpr int kFrame = 16;  // milliseconds between two frames of what moves
constexpr int kSeats = 4;

struct Figures {
  Times frames, repaints, answers;
};

/// Plays an auction to its end by choices at random, with motion at its normal pace.
void play(const house::RuleBook& rules, QSize size, std::uint64_t seed, Figures& figures) {
  const house::GameModule& game = *games::named("warehouse51");
  const auto box = game.open({});
  house::Start start;
  start.seed = seed;
  start.setup = game.completed({}, kSeats, *box);
  start.players.resize(kSeats);
  start.bots.resize(kSeats);
  HandClock clock;
  ui::PlainRoom room(game, rules, {box, box->begin(start.setup, std::make_unique<kernel::Luck>(seed)), start, {}},
                     house::Language::English, 0);
  w51::AuctionTable table(nullptr);
  Options options;
  options.motion = Pace::Normal;
  table.obey(options);
  table.resize(size);
  table.sitIn(&room);
  table.refresh();
  table.show();
  kernel::Luck luck(seed);
  Watch since;
  while (!room.match().over()) {
    QApplication::processEvents();
    kernel::Decision d;
    room.match().decision(room.answersNext(), d);
    const kernel::Choice choice = d[luck.pick(d.size(), kernel::ChanceOf::Card)];
    since.start();
    if (d.openness() == kernel::Openness::Public) room.choose(d.seat(), choice);
    else room.answer(d.seat(), false, {&choice, 1});
    QApplication::processEvents();
    figures.answers.add(since.nsecsElapsed());
    while (table.screen()->motion().moving()) {
      since.start();
      clock.pass(kFrame);
      QApplication::processEvents();
      figures.frames.add(since.nsecsElapsed());
    }
    since.start();
    table.screen()->viewport()->repaint();
    figures.repaints.add(since.nsecsElapsed());
  }
  table.sitIn(nullptr);
}

}  // namespace

void measureAuctions(int auctions) {
  const house::RuleBook rules = games::named("warehouse51")->rules();
  for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
    Figures figures;
    for (int seed = 1; seed <= auctions; ++seed) play(rules, size, static_cast<std::uint64_t>(seed), figures);
    std::printf("%d x %d, %d auctions of %d people\n", size.width(), size.height(), auctions, kSeats);
    figures.frames.print("  a frame of what moves");
    figures.repaints.print("  the whole table painted again");
    figures.answers.print("  an answer, until it is painted");
  }
}

}  // namespace w13::bench
