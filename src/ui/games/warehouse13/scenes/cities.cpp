#include "ui/games/warehouse13/scenes/cities.h"

#include <array>
#include <cmath>
#include <numbers>
#include <string_view>

namespace w13 {

namespace {

struct City {
  std::string_view id;
  double longitude, latitude;
};

constexpr std::array<City, 26> kCities = {{{"berlin", 13.4, 52.5},
                                           {"boston", -71.1, 42.4},
                                           {"cardiff", -3.2, 51.5},
                                           {"chicago", -87.6, 41.9},
                                           {"colorado-springs", -104.8, 38.8},
                                           {"denver", -105, 39.7},
                                           {"geneva", 6.1, 46.2},
                                           {"hartford", -72.7, 41.8},
                                           {"ithaca", -76.5, 42.4},
                                           {"las-vegas", -115.1, 36.2},
                                           {"los-angeles", -118.2, 34.1},
                                           {"milan", 9.2, 45.5},
                                           {"moscow", 37.6, 55.8},
                                           {"nashville", -86.8, 36.2},
                                           {"new-orleans", -90.1, 30},
                                           {"new-york-city", -74, 40.7},
                                           {"palo-alto", -122.1, 37.4},
                                           {"paris", 2.4, 48.9},
                                           {"quebec", -71.2, 46.8},
                                           {"riverton", -81.7, 28},
                                           {"san-francisco", -122.4, 37.8},
                                           {"seattle", -122.3, 47.6},
                                           {"shiloh", -88.3, 35.1},
                                           {"st-louis", -90.2, 38.6},
                                           {"univille", -100.3, 44.4},
                                           {"washington", -77, 38.9}}};

constexpr double kWest = -131, kPerDegree = 10.85, kNorth = 65.5;

double mercator(double latitude) {
  const double radians = latitude * std::numbers::pi / 180;
  return std::log(std::tan(std::numbers::pi / 4 + radians / 2)) * 180 / std::numbers::pi;
}

QPointF onMap(const City& city) {
  return {(city.longitude - kWest) * kPerDegree, (mercator(kNorth) - mercator(city.latitude)) * kPerDegree};
}

}  // namespace

std::optional<QPointF> placeOnMap(const std::string& ping) {
  for (const City& each : kCities)
    if (each.id == ping) return onMap(each);
  return std::nullopt;
}

QPointF warehouseOnMap() { return *placeOnMap("univille"); }

}  // namespace w13
