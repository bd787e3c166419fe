#pragma once
// Responding: Instants, Retrieval Traits, Abilities and the Traitor's Instants in the window that stands open.

#include "engine/bots/outlook.h"

namespace w13 {

/// What an interjection is worth to the seat that is offered it; it is worth making above 0.
[[nodiscard]] double worthOfResponse(const Outlook& o, kernel::Choice c);

}  // namespace w13
