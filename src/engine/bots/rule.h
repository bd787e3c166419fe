#pragma once
// Plays by rules of thumb: rates every choice on offer by what the view shows and takes the best. What they do not
// weigh it plays out in dreams.

#include <utility>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/mind.h"
#include "engine/bots/outlook.h"

namespace w13 {

class RuleBot final : public Bot, private kernel::Talker<View> {
 public:
  /// Without a match to dream of, rules of thumb weigh everything. It judges the others by rule of thumb too, or by
  /// what has been learnt, which must outlive it.
  explicit RuleBot(const Catalog& cards, Hidden hidden = Hidden::Sabotages, const Beliefs* learnt = nullptr,
                   Tongue tongue = Tongue::Lies)
      : RuleBot(cards, hidden, Mind(cards, learnt, tongue)) {}
  /// The same with a mind that may have seen something already.
  RuleBot(const Catalog& cards, Hidden hidden, Mind mind);
  void notice(const View& v) override { mind_.notice(v); }
  int choose(const View& v, const kernel::Decision& d, kernel::Luck& luck) override;
  std::optional<int> interject(const View& v, const kernel::Decision& offers, kernel::Luck& luck) override;

  [[nodiscard]] kernel::Talker<View>* talker() override { return this; }

  /// What the bot thinks of the others so far.
  [[nodiscard]] const Suspicion& suspicion() const { return mind_.suspicion(); }

 private:
  [[nodiscard]] Outlook lookAt(const View& v) const {
    return {v, cards_, usual_, mind_.suspicion(), hidden_, mind_.conversation().plans()};
  }
  void hear(const View& v, std::span<const kernel::Said> said) override;
  std::optional<int> say(const View& v, std::span<const kernel::Remark> offers, kernel::Luck& luck) override;

  /// Whether one of the choices has to be played out.
  [[nodiscard]] bool mustDream(const Outlook& o, const kernel::Decision& d) const;
  /// The worth of a response. The hidden Traitor lets those pass that no rule of thumb weighs, until he is suspected.
  [[nodiscard]] double worthOfResponding(const Outlook& o, const kernel::Decision& offers, kernel::Choice c,
                                         std::uint64_t seed);

  /// A moment at which responses may be made. What was let pass at one is thought through again at another.
  struct Moment {
    std::uint8_t episode = 0;
    std::uint16_t round = 0;
    std::uint8_t retrievalRound = 0;
    Phase phase = Phase::Setup;
    bool challenge = false, harm = false, goo = false, revealed = false;
    CardId asks = CardId::None;
    friend bool operator==(const Moment&, const Moment&) = default;
  };
  [[nodiscard]] static Moment momentOf(const View& v);

  const Catalog& cards_;
  Hidden hidden_;
  Needs usual_;
  Mind mind_;
  std::vector<std::pair<kernel::Choice, Moment>> letPass_;  ///< the latest of each response
};

/// The worth of a choice to the asked seat: the rules of thumb, by question.
[[nodiscard]] double worthOf(const Outlook& o, const kernel::Decision& d, kernel::Choice c);

}  // namespace w13
