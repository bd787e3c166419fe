#pragma once
// A map of a game: where its places lie, and which routes join them. Rules know nothing of it; screens draw it.

#include <string>
#include <string_view>
#include <vector>

#include "engine/house/said/vocabulary.h"
#include "engine/kernel/choice.h"

namespace house {

struct GameMap {
  struct Place {
    kernel::Noun noun;
    double x = 0, y = 0;  ///< from the left and from the top, as parts of the map: 0 to 1
  };
  /// Leads both ways.
  struct Route {
    std::size_t from, to;  ///< places of the list below
  };
  std::vector<Place> places;
  std::vector<Route> routes;
};

/// Reads a file of data/maps. `path`: its name in messages; `things`: the game's kinds of thing. Throws
/// kernel::DataError with one sentence that names the file and the place if it is damaged.
[[nodiscard]] GameMap mapFrom(std::string_view json, const std::string& path, std::span<const Word> things);

}  // namespace house
