#pragma once
// Plays by rules of thumb.

#include "engine/bots/bot.h"

namespace w13 {

class RuleBot final : public Bot {
 public:
  explicit RuleBot(const Catalog& cards) : cards_(cards) {}
  int choose(const View& v, const kernel::Decision& d, kernel::Luck& luck) override;
  std::optional<int> interject(const View& v, const kernel::Decision& offers, kernel::Luck& luck) override;

 private:
  const Catalog& cards_;
};

}  // namespace w13
