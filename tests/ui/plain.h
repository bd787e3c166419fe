#pragma once
// The plain window of any game, to be pressed through.

#include <QPushButton>

#include "ui/plain/plain_window.h"

namespace w13::test {

inline ui::PlainWanted plain(const house::GameModule& game, const QString& saves = {}) {
  ui::PlainWanted wanted;
  wanted.game = &game;
  wanted.saves = saves;
  wanted.options.motion = ui::Pace::Off;
  wanted.options.botDelay = 0;
  wanted.curtainHold = 0;
  return wanted;
}

/// The buttons of this name that can be pressed on a page.
inline std::vector<QPushButton*> pressable(QWidget* page, const char* name) {
  std::vector<QPushButton*> found;
  for (QPushButton* each : page->findChildren<QPushButton*>(name))
    if (each->isVisible() && each->isEnabled()) found.push_back(each);
  return found;
}

}  // namespace w13::test
