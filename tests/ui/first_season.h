#pragma once
// A window with a first season, and the note that is up in it.

#include "ui/window/stillness.h"
#include "window.h"

namespace w13::test {

/// A first season; these seats know the game.
inline SeasonStart firstSeason(int seats, std::uint64_t seed, SeatSet know = {}, std::vector<std::string> bots = {}) {
  SeasonStart start = people(seats, seed, std::move(bots));
  start.first = {true, know};
  return start;
}

/// The note that lies on the page that is up; nullptr: none.
inline FirstNote* noteUp(Playing& game) {
  FirstNote* note = game.window.explainer() == nullptr ? nullptr : game.window.explainer()->note();
  return note != nullptr && note->parentWidget() == game.window.page() ? note : nullptr;
}

inline void settleMore(Playing& game) {
  for (int turn = 0; turn < 4; ++turn) game.settle();
}

/// Waits until nothing moves and the window has looked whether a note is due: notes wait for that, too.
inline void settleAtRest(Playing& game) {
  settleMore(game);
  Stillness& stillness = *game.window.findChild<Stillness*>();
  bool rests = false;
  const auto looks = QObject::connect(&stillness, &Stillness::look, [&](bool still) { rests = still; });
  do {  // a bot's choice, or what it moves, may come between
    rests = false;
    stillness.stir();
    REQUIRE(QTest::qWaitFor([&] { return rests; }));
    settleMore(game);
  } while (!rests || !stillness.still());
  QObject::disconnect(looks);
}

/// Whether the table is shown before the deal.
inline bool greeted(Playing& game) { return game.onTable() && game.window.table()->shown().greets != Seat::Table; }

/// Reads the note that is up, and all that follow it before the deal.
inline void readAll(Playing& game, std::set<std::string>& seen) {
  while (FirstNote* note = noteUp(game)) {
    seen.insert(note->card().id);
    QTest::keyClick(note, Qt::Key_Return);
    settleMore(game);
  }
}

}  // namespace w13::test
