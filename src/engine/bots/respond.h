#pragma once
// Responding: Instants, Retrieval Traits, Abilities and the Traitor's Instants in the open window.

#include "engine/bots/outlook.h"

namespace w13 {

/// The worth of an interjection to the seat that is offered it; made if above 0.
[[nodiscard]] double worthOfResponse(const Outlook& o, kernel::Choice c);

/// Whether the rules of thumb may respond with a text at all: some they always let pass.
[[nodiscard]] bool mayRespondWith(const Catalog& cards, const Design& design);

}  // namespace w13
