#pragma once
// The reasons for an answer: what it does at once, seen by making it in dreams, and what an onlooker would make of it.
// All of it is worked out from what the seat may know.

#include <functional>
#include <optional>
#include <vector>

#include "engine/bots/suspicion.h"
#include "engine/games/warehouse13/said/grounds.h"
#include "engine/kernel/dreams.h"
#include "engine/search/guide.h"

namespace w13 {

/// Who looks for reasons, and with what. All of it must outlive that.
struct Reasoner {
  const Catalog& cards;
  const kernel::Dreams<View>& match;
  search::Guide<View>& guide;
  const View& view;                 ///< of the seat that is advised
  const Suspicion& noticed;         ///< by it; of the seat itself others have seen the same
  std::function<bool()> stop = {};  ///< asked before each dream whether to give up; there are no reasons then
};

/// Reasons for a move that is on offer, the most telling first: at most two that pay, two that cost or risk something,
/// and one that says what others may make of it. None: it does nothing of what there are words for. The same seed gives
/// the same reasons.
[[nodiscard]] std::vector<Reason> groundsFor(const Reasoner& who, const kernel::Move& move, std::uint64_t seed);

/// What changes for the viewer from one view to a later one. Nothing stands there twice.
[[nodiscard]] std::vector<Reason> changes(const View& before, const View& after);
/// What a rolled die that the move applies or shows would fill; none if it fills nothing, or is about no such die.
[[nodiscard]] std::optional<Reason> fillingOf(const Catalog& cards, const View& view, const kernel::Move& move);
/// What others make of a seat after something has been done, by how much likelier they think it the Traitor: from -1 to
/// 1.
[[nodiscard]] Ground groundOf(double moreSuspected);

/// Makes a move and goes on by rules of thumb until all that follows from it is done and somebody is asked what to do
/// next. Nobody responds. `seen` gets what the table sees wherever something is asked on the way, and at the end.
void playThrough(kernel::Dreams<View>& match, const kernel::Move& move, search::Guide<View>& guide, kernel::Luck& luck,
                 const std::function<void(const View& table)>& seen);

}  // namespace w13
