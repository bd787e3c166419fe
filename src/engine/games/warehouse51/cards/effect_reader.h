#pragma once
// Reads what a relic does: `do`, `end`, `always` and `score`.

#include "engine/games/warehouse51/cards/catalog.h"
#include "engine/house/cards/reader.h"

namespace w51 {

void readSteps(house::Reader& reader, const house::Node& list, bool ends, std::vector<Step>& steps);
void readEntries(house::Reader& reader, const house::Node& list, bool scores, std::vector<Standing>& entries);
void readSymbol(house::Reader& reader, const house::Node& node, Symbol& symbol);

}  // namespace w51
