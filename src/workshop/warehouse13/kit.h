#pragma once
// The house's workshop and packs, by this game's names.

#include "engine/games/warehouse13/designing/season_cards.h"
#include "engine/house/cards/json_text.h"
#include "packs/changes.h"
#include "packs/pack.h"
#include "workshop/completion.h"
#include "workshop/desk.h"
#include "workshop/differences.h"
#include "workshop/german.h"
#include "workshop/renaming.h"
#include "workshop/touching.h"
#include "workshop/unsaved.h"

namespace w13 {

using house::CardOnDesk;
using house::CardState;
using house::carryOut;
using house::checkUp;
using house::CheckUp;
using house::Completion;
using house::Desk;
using house::Difference;
using house::differencesOf;
using house::Drafts;
using house::Finding;
using house::German;
using house::idFor;
using house::laidTogether;
using house::leftBehind;
using house::LeftBehind;
using house::onlyWhatDiffers;
using house::OrderedJson;
using house::Outside;
using house::Pack;
using house::PackChange;
using house::PackLabel;
using house::PackReport;
using house::planRenaming;
using house::Played;
using house::playedIn;
using house::Renaming;
using house::ToCheck;
using house::Unsaved;
using house::writtenAsCard;

/// The cards on a desk, as last checked.
[[nodiscard]] inline const CardSet& cardsOn(const Desk& desk) { return cardsIn(*desk.checked().box); }
/// Whether a text names a card's id as a whole word (house::names).
[[nodiscard]] inline bool names(std::string_view text, std::string_view id) {
  return house::names(text, id, seasonCards());
}
/// Plays a scenario, an example or a lesson with these cards (house::faultIn).
[[nodiscard]] std::string faultIn(const Played& played, const Catalog& cards);

}  // namespace w13
