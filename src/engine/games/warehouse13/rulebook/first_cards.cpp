#include "engine/games/warehouse13/rulebook/first_cards.h"

#include <algorithm>
#include <array>

#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/games/warehouse13/said/keys.h"

namespace w13 {

namespace {

constexpr std::string_view kTraitorCard = "traitor", kCalamity = "calamity";
constexpr std::array kWaitedFor = {kBeforeDeal, kBeforeEpisode};
constexpr std::array kHappensTo = {kTraitorCard, kCalamity};

}  // namespace

FirstCards firstCardsFrom(std::string_view json, const house::RuleBook& rules) {
  const house::Vocabulary words{eventWords(), kAskWords, kVerbWords, kThingWords};
  return FirstCards::fromJson(json, {words, kWaitedFor, kHappensTo, rules, "data/rules/first-season.json"});
}

std::size_t placeOfCard(const FirstCards& all, Ask question) {
  return static_cast<std::size_t>(all.placeOf(static_cast<int>(question)));
}

std::optional<std::size_t> placeOfCard(const FirstCards& all, const Event& event, const Catalog& cards) {
  const bool ofCard = thingOf(event.noun) == Thing::Card && cardOf(event.noun) != CardId::None;
  for (std::size_t at = 0; at < all.all().size(); ++at) {
    const FirstCard& card = all.all()[at];
    if (std::ranges::find(card.happens, static_cast<int>(event.what)) == card.happens.end()) continue;
    const Kind kind = card.of == kTraitorCard ? Kind::Traitor : Kind::Calamity;
    if (card.of.empty() || (ofCard && cards.of(cardOf(event.noun)).kind == kind)) return at;
  }
  return std::nullopt;
}

}  // namespace w13
