#include "measure/report/blank.h"

#include <algorithm>

#include "engine/games/warehouse13/cards/card_reader.h"
#include "engine/games/warehouse13/cards/loader.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

constexpr const char* kBlank =
    R"({"do": null, "when": null, "always": null, "instead": null, "whammy": null, "answers": null, "any_time": null, )"
    R"("only": null, "stays": null, "pending_part": null)";
/// The loader's word for a card that counts for its number only.
constexpr const char* kForItsNumber = R"(, "pending": true)";
/// An Instant that answers nothing is never offered, so nobody wastes an Action on it.
constexpr const char* kNeverPlayed = R"(, "timing": "instant")";

constexpr Kinds kPlayedFromHand = Kind::Trait | Kind::Traitor;

/// What is laid over a card. "may_reveal" stays: it is a rule about the deck (VAR-04), without it others would be
/// dealt.
std::string blankOf(const Design& design) {
  return kBlank + std::string(design.mayReveal ? "" : kForItsNumber) +
         (kPlayedFromHand.has(design.kind) ? kNeverPlayed : "") + "}";
}

DesignId named(const Catalog& cards, const std::string& name) {
  const DesignId found = cards.find(name);
  if (found == DesignId::None) {
    std::vector<std::string> known;
    for (const Design& design : cards.designs) known.push_back(design.id);
    const std::string near = nearest(name, known);
    throw kernel::RefusedError(
        "there is no card \"" + name + "\"" +
        (near.empty() ? "; cards are named by their files, without .json" : "; did you mean \"" + near + "\"?"));
  }
  if (!canBeBlanked(cards.of(found)))
    throw kernel::RefusedError("the card \"" + name + "\" has no effect that could be taken away; leave it out");
  return found;
}

}  // namespace

bool canBeBlanked(const Design& design) {
  const auto written = [](EffectAt at) { return at != 0; };
  return design.standingCount > 0 || std::any_of(design.when.begin(), design.when.end(), written) ||
         std::any_of(design.instead.begin(), design.instead.end(), written);
}

std::vector<DesignId> cardsToBlank(const Catalog& cards, const std::vector<std::string>& names) {
  std::vector<DesignId> found;
  for (const std::string& name : names) {
    if (name == "all") {
      for (const DesignId design : kernel::Each<DesignId>(kernel::count(cards.designs)))
        if (canBeBlanked(cards.of(design))) found.push_back(design);
    } else {
      found.push_back(named(cards, name));
    }
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

Catalog withBlank(std::vector<Layer> layers, const Design& design) {
  layers.push_back({"(blank)", {{design.file, blankOf(design)}}});
  Loaded loaded = load(layers);
  if (loaded.catalog) return std::move(*loaded.catalog);
  std::string first;
  for (const Mistake& mistake : loaded.mistakes)
    if (mistake.error && first.empty()) first = toString(mistake);
  throw kernel::DataError("the card \"" + design.id + "\" cannot be measured: " + first);
}

}  // namespace w13
