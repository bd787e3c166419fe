#pragma once
// The places of the Pings' cities on the map of scenes/map-dots.

#include <QPointF>
#include <optional>
#include <string>

namespace w13 {

/// The place of a Ping on the map, in its units (1920 x 704), by the card's id; none: off the map.
[[nodiscard]] std::optional<QPointF> placeOnMap(const std::string& ping);
/// The Warehouse: Univille, South Dakota.
[[nodiscard]] QPointF warehouseOnMap();

}  // namespace w13
