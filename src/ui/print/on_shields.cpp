#include "ui/print/on_shields.h"

#include "engine/kernel/count.h"
#include "ui/print/card_raster.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

constexpr double kWide = 360;  // pixels: a card that is held to be read fills most of a phone

}  // namespace

ShieldPictures onShields(const std::shared_ptr<const Printable>& cards) {
  ShieldPictures pictures;
  for (const PrintedCard& each : cards->cards()) pictures.names << each.id;
  pictures.draw = [cards](int at) {
    return CardRaster(*cards, spoken(), kWide / kernel::at(cards->cards(), at).size.width(), 0).front(at);
  };
  return pictures;
}

}  // namespace ui
