#pragma once
// How a season is set up: who plays whom, and which options are on.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/variants.h"
#include "engine/house/said/text.h"
#include "engine/kernel/choice.h"

namespace w13 {

using house::Language;

/// Agents by seat, options, and the Traitor if the table has chosen one (Revealed Traitor, VAR-11).
struct Setup {
  std::vector<AgentId> agents;
  Variants variants;
  Seat traitor = Seat::Table;  ///< Seat::Table: dealt at random
  bool eachAlike = false;      ///< alike dice are offered one by one: a season begun before RULING-73
};

/// Why a set-up cannot be played, in one sentence with the remedy, and the rule it breaks, if any.
struct SetupFault {
  kernel::Rule rule = kernel::Rule::None;
  std::string sentence;  ///< empty if it is fine
};
[[nodiscard]] SetupFault setupFault(const Setup& setup, const struct Catalog& cards, Language language);
/// Its sentence.
[[nodiscard]] std::string faultOf(const Setup& setup, const struct Catalog& cards);
[[nodiscard]] std::string faultOf(const Setup& setup, const Catalog& cards, Language language);

/// Switches a variant on by its name in card data and on the command line: "two-goo", "start-consequences=2".
/// Returns the complaint in one sentence; empty if it was understood.  DESIGN 7, VAR-27
[[nodiscard]] std::string switchOn(Variants& variants, std::string_view name);
/// All variant names with their ranges ("start-consequences=1..3"), for help texts and menus.
[[nodiscard]] const std::vector<std::string>& variantNames();
/// The variants that are on, by name.
[[nodiscard]] std::vector<std::string> namesOf(const Variants& variants);

}  // namespace w13
