#pragma once
// Questions that cards ask of whoever they concern: which Agent, die, pile, option, face; what to discard or hand over.

#include "engine/bots/outlook.h"

namespace w13 {

/// What a choice of such a question is worth to the seat asked.
[[nodiscard]] double worthOfAnswer(const Outlook& o, const kernel::Decision& d, kernel::Choice c);

}  // namespace w13
