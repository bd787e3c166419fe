// What editors and readers take for a card file of any game is the same: its schema refuses nothing that is read.

#include <nlohmann/json.hpp>

#include "engine/house/cards/card_part.h"
#include "engine/house/data_folder.h"
#include "house/any_game.h"
#include "support/card_slips.h"
#include "support/catch.h"
#include "support/form.h"

TEST_CASE("Each card file of any game keeps to its schema", "[house][cards]") {
  for (const any::Game& game : any::games()) {
    const house::CardPart* part = game.module.cards();
    if (part == nullptr) continue;
    for (const house::SourceFile& file : house::readFolder(house::dataFolder() / "cards" / game.id()).files) {
      INFO(game.id() << ", " << file.path);
      CHECK(files::Form(part->schema(file.path).dump()).faults(file.text) == "");
    }
  }
}

TEST_CASE("What the schema of any game's card files refuses, their reader refuses too", "[house][cards]") {
  for (const any::Game& game : any::games()) {
    if (game.module.cards() == nullptr) continue;
    int refused = 0;
    slips::forEach(game.module, 37, [&](const slips::Slip& slip) {
      if (slip.fault.empty()) return;
      ++refused;
      INFO(game.id() << ", " << slip.path << ": " << slip.text << "\n" << slip.fault);
      CHECK(slip.error != "");
    });
    CHECK(refused > 20);
  }
}
