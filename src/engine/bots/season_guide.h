#pragma once
// How a search plays on in dreams of a season: by rules of thumb to the next Episode or Plot turn, and what that
// promises.

#include <memory>

#include "engine/bots/promise.h"
#include "engine/bots/suspicion.h"
#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/seen/view.h"
#include "engine/search/guide.h"

namespace w13 {

/// What seats in dreams make of what is done there.
enum class Learn : std::uint8_t {
  Everything,  ///< they suspect by it, as they would awake
  Nothing,     ///< they suspect as they did when the dream began
};

/// `noticed`: what the seat that thinks has noticed of the others; everybody in its dreams begins with it. All of them
/// must outlive the guide.
[[nodiscard]] std::unique_ptr<search::Guide<View>> seasonGuide(const Catalog& cards, const Promise& promise,
                                                               const Suspicion& noticed,
                                                               Learn learn = Learn::Everything);

}  // namespace w13
