#pragma once
// The cards of this game in its rule book.

#include "engine/games/warehouse13/cards/catalog.h"
#include "ui/rules/game_pages.h"

namespace w13 {

/// Cards and rules must outlive it.
class CardPages final : public ui::GamePages {
 public:
  CardPages(const Catalog& cards, const house::RuleBook& rules) : cards_(cards), rules_(rules) {}

  [[nodiscard]] std::vector<ui::BookChapter> cards() const override;
  [[nodiscard]] QString cardName(const std::string& id) const override;
  [[nodiscard]] QString cardText(const std::string& id) const override;
  [[nodiscard]] QStringList metWith(const house::RuleText& rule) const override;

 private:
  const Catalog& cards_;
  const house::RuleBook& rules_;
};

/// The ID of a card's page.
[[nodiscard]] QString pageOf(const Design& card);

}  // namespace w13
