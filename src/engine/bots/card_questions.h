#pragma once
// Questions that cards ask: which Agent, die, pile, option, face; what to discard or hand over.

#include "engine/bots/outlook.h"

namespace w13 {

/// The worth of a choice of such a question to the asked seat.
[[nodiscard]] double worthOfAnswer(const Outlook& o, const kernel::Decision& d, kernel::Choice c);

}  // namespace w13
