#include "engine/games/warehouse13/said/held_cards.h"

#include <algorithm>

namespace w13 {

namespace {

/// Lays cards beside one another, those of a design once.
class HeldCards {
 public:
  HeldCards(const Words& words, const Catalog& cards) : words_(words), cards_(cards) {}

  void add(DesignId design, const std::string& name, bool held = false, int count = 1) {
    if (design == DesignId::None || count == 0) return;
    const Design& it = cards_.of(design);
    const auto same = std::ranges::find(all_, it.id, &house::Voice::Card::picture);
    if (same != all_.end()) same->count += count;
    else all_.push_back({name, words_.plain(it.text), words_.kind(it), it.id, count, held});
  }
  template <class Cards>
  void add(const Cards& cards) {
    for (const CardId card : cards) add(cards_.designOf(card), words_.card(card));
  }
  /// The first design that fits.
  template <class Fits>
  void addWhere(Fits fits, bool held, int count = 1) {
    const auto found = std::ranges::find_if(cards_.designs, fits);
    if (found != cards_.designs.end())
      add(static_cast<DesignId>(found - cards_.designs.begin()), words_.text(found->name), held, count);
  }
  [[nodiscard]] std::vector<house::Voice::Card> take() { return std::move(all_); }

 private:
  const Words& words_;
  const Catalog& cards_;
  std::vector<house::Voice::Card> all_;
};

}  // namespace

std::vector<house::Voice::Card> heldCards(const View& v, const Words& words, const Catalog& cards) {
  if (v.viewer == Seat::Table) return {};
  const SeatView& me = v.seats[v.viewer];
  HeldCards holding(words, cards);
  holding.add(v.hand);
  holding.addWhere([](const Design& each) { return each.kind == Kind::Stress; }, false, v.stress);
  holding.add(v.traitorHand);
  holding.add(v.plotsHeld);
  holding.add(v.aside);
  const auto loyalty = [&](const Design& each) { return each.kind == Kind::Loyalty && each.traitor == v.isTraitor; };
  if (!v.cooperative) holding.addWhere(loyalty, !me.loyaltyShown);
  if (me.isAgent && me.hasAbilities)
    for (const DesignId ability : cards.of(me.who).abilities)
      if (ability != DesignId::None) holding.add(ability, words.text(cards.of(ability).name));
  return holding.take();
}

std::vector<std::string> linesBesideCards(const View& v, const Words& words) {
  if (v.viewer == Seat::Table || !v.seats[v.viewer].isAgent) return {};
  std::vector<std::string> lines = {words.agent(v.seats[v.viewer].who)};
  if (const std::string dice = words.behindShield(v); !dice.empty()) lines.push_back(dice);
  return lines;
}

}  // namespace w13
