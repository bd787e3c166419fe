#pragma once
// What a Season holds. Not for screens and bots.

#include "engine/kernel/session.h"
#include "engine/warehouse13/game.h"
#include "engine/warehouse13/season.h"

namespace w13 {

struct Season::Inside {
  Inside(std::shared_ptr<const Catalog> catalog, const Setup& setup, std::unique_ptr<kernel::Chance> chance)
      : cards(std::move(catalog)), game(*cards), session(game, setup, std::move(chance)), setup(setup) {}

  std::shared_ptr<const Catalog> cards;
  Warehouse13 game;
  kernel::Session<Warehouse13> session;
  Setup setup;
};

}  // namespace w13
