#pragma once
// Choices by what they do: "spend goozooka", "claim yellow 1I", "use travel", "respond analog-password-decoder".

#include <optional>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/scenario/spelling.h"
#include "engine/games/warehouse13/world.h"

namespace w13 {

/// A choice in short words: the verb, then card, die (as shortDie), seat, place, type or number.
[[nodiscard]] std::string wordsOf(kernel::Choice choice, const Situation& now);
/// The verb alone: "spend", "cover".
[[nodiscard]] std::string verbOf(kernel::Choice choice);
/// An interjection: "respond analog-password-decoder", "respond swap logic"; Abilities by their card.
[[nodiscard]] std::string respondWordsOf(kernel::Choice choice, Seat seat, const Situation& now);

/// The offered choice that these words mean. Dice may be written long or short. Nothing if they mean none; an error if
/// they fit several different ones.
[[nodiscard]] std::optional<kernel::Choice> chosen(std::string_view text, const kernel::Decision& d,
                                                   const Situation& now, bool responding = false);
/// The thing that words point at, offered or not: for asking why it is not a choice. `seat`: whose hand to search
/// first.
[[nodiscard]] kernel::Noun pointedAt(std::string_view text, Seat seat, const Situation& now);

/// The verb that words begin with; 0 if they begin with none.
[[nodiscard]] std::uint8_t verbInWords(std::string_view text);

/// Question names: "work-the-case", "claim-clue" ...
[[nodiscard]] std::string wordFor(Ask question);
/// A question by name; an error names the nearest.
[[nodiscard]] Ask readAsk(std::string_view text);

}  // namespace w13
