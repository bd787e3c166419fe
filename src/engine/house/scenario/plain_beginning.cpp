#include "engine/house/scenario/plain_beginning.h"

#include "engine/kernel/errors.h"

namespace house {

namespace {

/// What was said; then luck. Shuffles keep the order, so that cards come as they did on the stage.
class SaidThenDrawn final : public kernel::Chance {
 public:
  SaidThenDrawn(kernel::Script said, std::uint64_t seed) : said_(std::move(said)), luck_(seed) {}
  int pick(int n, kernel::ChanceOf of) override {
    try {
      return said_.pick(n, of);
    } catch (const kernel::ScriptError&) {
      return luck_.pick(n, of);
    }
  }

 private:
  kernel::Script said_;
  kernel::Luck luck_;
};

}  // namespace

std::shared_ptr<KeptMatch> PlainBeginning::match(std::uint64_t seed) const {
  return match(std::make_unique<SaidThenDrawn>(said_, seed));
}

}  // namespace house
