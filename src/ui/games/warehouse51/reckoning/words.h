#pragma once
// What the reckoning says, in the window's language.

#include "ui/games/warehouse51/reckoning/known.h"
#include "ui/games/warehouse51/screen/auction_area.h"

namespace w51 {

/// "Blue".
[[nodiscard]] QString colourOf(Category category);

// ---- the counterfeit cards

/// "Ada and Osei knew".
[[nodiscard]] QString whoKnew(const Sight& sight, SeatSet knew);
/// "Malleus Maleficarum is a counterfeit".
[[nodiscard]] QString verdictOn(const Sight& sight, const Turned& card);
/// What becomes of the relic, in a line or two: "Ada loses it. Gold: 5 becomes 3".
[[nodiscard]] QString fateOf(const Sight& sight, const Turned& card);
/// The whole card in one sentence.
[[nodiscard]] QString sentenceOn(const Sight& sight, const Turned& card);
/// "loses value 3 and, luckily, a curse".
[[nodiscard]] QString lossOf(const Sight& sight, const Turned& card);
/// "Two relics fall": what the fall comes to.
[[nodiscard]] QString fallOf(const Sight& sight, const Story& story);
/// Who fell, who stayed: "Fall: David's Harp, Excalibur. Sealed: Mimir."
[[nodiscard]] QString listOf(const Sight& sight, const Story& story);
/// "Before: Tomoe led blue with 6."
[[nodiscard]] QString ledBefore(const Sight& sight, const Change& change);
/// How the effects of the owner's other relics change; empty: they do not.
[[nodiscard]] QString stirredBy(const Sight& sight, const Turned& card);
/// A seat's place in the category after the fall: "1st, 8 points".
[[nodiscard]] QString placeIn(const Sight& sight, const Change& change, Seat seat);

// ---- the score

/// "Ingots", "Blue".
[[nodiscard]] QString nameOf(PartOf part);
/// What it is worth: "1st 8, 2nd 6".
[[nodiscard]] QString worthOf(const Sight& sight, PartOf part);
/// "Red goes to Mirela".
[[nodiscard]] QString titleOf(const Sight& sight, const ScorePart& part);
/// "Mirela 5, Osei 3."; who gets nothing is left out.
[[nodiscard]] QString pointsOf(const Sight& sight, const ScorePart& part);
/// Why, in a few words: "tied for 1st".
[[nodiscard]] QString reasonFor(const Sight& sight, const Block& block);
/// "Mirela leads with 16."
[[nodiscard]] QString leadOf(const Sight& sight, const ScorePart& part);

// ---- what everybody knew

/// "Lot 3: Excalibur, sold to Ada for 6. A fake; Osei and Mirela knew."
[[nodiscard]] QString sentenceOn(const Sight& sight, const LotTold& lot, int number);

}  // namespace w51
