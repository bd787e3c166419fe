#include "engine/games/warehouse51/cards/catalog.h"

namespace w51 {

void Catalog::settle() {
  byCategory = {};
  bySymbol = {};
  answering = {};
  named = {};
  for (const RelicId id : all()) {
    const Relic& relic = of(id);
    byCategory[relic.category] |= id;
    bySymbol[relic.symbol] |= id;
    value[id] = relic.value;
    if (relic.counterfeit) named |= id;
    for (const Standing& entry : relic.standing) answering[entry.query] |= id;
  }
}

RelicId Catalog::find(std::string_view id) const {
  for (const RelicId each : all())
    if (of(each).id == id) return each;
  return RelicId::None;
}

}  // namespace w51
