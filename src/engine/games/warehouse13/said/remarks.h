#pragma once
// Table talk: the sentences that anybody may say in the open, true or not, and when.  SECRET-03 to SECRET-07, SECRET-11

#include <array>
#include <cstdint>
#include <vector>

#include "engine/games/warehouse13/seen/view.h"
#include "engine/house/said/vocabulary.h"
#include "engine/kernel/talk.h"

namespace w13 {

/// The sentences, in the order in which they are offered.
enum class Says : std::uint8_t {
  PlanClue,    ///< "I plan to take the 2-Lore."
  LeaveClue,   ///< "Leave me the 2-Lore."
  PlanPlace,   ///< "Next I use the Bed & Breakfast."
  Suspect,     ///< "I suspect Myka."
  Trust,       ///< "I trust Myka."
  Clean,       ///< "I am clean."
  AskType,     ///< "Who has Lore?"
  AskInstant,  ///< "Who has an Instant?"
  HandStrong,  ///< "My hand is strong."
  HandWeak,    ///< "My hand is weak."
};
inline constexpr int kSays = 10;

/// The name of a sentence in logs and in data/words, and what it is about.
struct SaysRow {
  house::Word word;
  Thing about = Thing::None;
};
inline constexpr kernel::Per<Says, SaysRow, kSays> kSaysRows = {{
    SaysRow{house::wordOf(Says::PlanClue, "plan-clue"), Thing::Face},
    SaysRow{house::wordOf(Says::LeaveClue, "leave-clue"), Thing::Face},
    SaysRow{house::wordOf(Says::PlanPlace, "plan-place"), Thing::Place},
    SaysRow{house::wordOf(Says::Suspect, "suspect"), Thing::Seat},
    SaysRow{house::wordOf(Says::Trust, "trust"), Thing::Seat},
    SaysRow{house::wordOf(Says::Clean, "clean")},
    SaysRow{house::wordOf(Says::AskType, "ask-type"), Thing::Type},
    SaysRow{house::wordOf(Says::AskInstant, "ask-instant")},
    SaysRow{house::wordOf(Says::HandStrong, "hand-strong")},
    SaysRow{house::wordOf(Says::HandWeak, "hand-weak")},
}};
/// Their names alone.
[[nodiscard]] std::span<const house::Word> remarkWords();

[[nodiscard]] constexpr kernel::Remark remarkOf(Says what, kernel::Noun about = {}) {
  return {static_cast<std::uint8_t>(what), about};
}
[[nodiscard]] constexpr Says saysOf(const kernel::Remark& remark) { return static_cast<Says>(remark.sentence); }

/// What a seat may say now, by what the table sees. Nothing from the roll of the dice to their reveal.  SECRET-11
[[nodiscard]] std::vector<kernel::Remark> remarksFor(Seat seat, const View& table);
/// Whether a sentence can be about this thing at all, in a season for so many players.
[[nodiscard]] bool means(const kernel::Remark& remark, int players);
/// The number of the moment at which bots are asked what they say: a round of an Investigation begins, or somebody has
/// been named for the Bronze Sector. 0: there is none now.
[[nodiscard]] std::uint32_t talkMomentOf(const View& table);

}  // namespace w13
